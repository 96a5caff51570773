"""The chains of ``arithmetic_chain``: their value types, and the prose that tells them."""
