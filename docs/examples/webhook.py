"""Takes a webhook's messages and believes only what Focal signed: FOCAL_WEBHOOK_SECRET=… webhook.py [PORT]"""
import hashlib
import hmac
import json
import os
import re
import sys
import time
from http.server import BaseHTTPRequestHandler, HTTPServer

SECRET = os.environ["FOCAL_WEBHOOK_SECRET"]
seen = set()  # ids of messages; a real program keeps them in its database


def verified(header, body, secret, tolerance=300):
    """Whether a message was signed with the secret, at most five minutes ago. The body is its bytes as they came."""
    parts = dict(part.split("=", 1) for part in header.split(",") if "=" in part)
    sent = parts.get("t", "")
    if not re.fullmatch("[0-9]{1,12}", sent) or abs(time.time() - int(sent)) > tolerance:
        return False
    wanted = hmac.new(secret.encode(), sent.encode() + b"." + body, hashlib.sha256).hexdigest()
    return hmac.compare_digest(wanted.encode(), parts.get("v1", "").encode())


class Receiver(BaseHTTPRequestHandler):
    def do_POST(self):
        length = self.headers.get("Content-Length", "")
        if not re.fullmatch("[0-9]{1,5}", length):  # a message has a few hundred bytes
            return self.send_error(413 if length.isdecimal() else 411)
        body = self.rfile.read(int(length))
        genuine = verified(self.headers.get("Focal-Signature", ""), body, SECRET)
        # Any 2xx says that it has arrived. Answer first, work later: after ten seconds it counts as lost.
        self.send_response(204 if genuine else 400)
        self.end_headers()
        message = json.loads(body) if genuine else {"id": None}
        if genuine and message["id"] not in seen:  # the same message may come twice
            seen.add(message["id"])
            print(message["type"], message["data"]["task_id"], message["data"]["links"].get("docx", ""), flush=True)

    def log_message(self, *_):
        pass


if __name__ == "__main__":
    HTTPServer(("127.0.0.1", int(sys.argv[1]) if len(sys.argv) > 1 else 8090), Receiver).serve_forever()
