"""An HTTP server that answers every question and counts them: what was sent, and how often."""

import json
import threading
import time
from collections import Counter
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

from fault_server import RIGHT, completion, head


class CountingServer:
    """Answers every chat completion after a moment, and counts the questions; runs in a thread."""

    def __init__(self):
        self.asked = Counter()
        self.base = ""

    @contextmanager
    def serving(self):
        asked = self.asked
        raw = json.dumps(completion(RIGHT)).encode()

        class Handler(BaseHTTPRequestHandler):
            protocol_version = "HTTP/1.1"

            def do_POST(self):
                body = json.loads(self.rfile.read(int(self.headers["Content-Length"])))
                asked[body["messages"][-1]["content"]] += 1
                time.sleep(0.004)
                self.wfile.write(head(200, len(raw)).replace(b"Connection: close\r\n", b"") + raw)

            def log_message(self, *_words):
                pass

        server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        server.handle_error = lambda *_where: None
        self.base = f"http://127.0.0.1:{server.server_port}/v1"
        threading.Thread(target=server.serve_forever, daemon=True).start()
        try:
            yield self
        finally:
            server.shutdown()
            server.server_close()
