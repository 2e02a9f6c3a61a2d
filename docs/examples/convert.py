"""Converts a CV with nothing but Python's standard library: convert.py CV [JOB-DESCRIPTION]

FOCAL_URL is the address of your Focal, FOCAL_API_KEY a key with the scopes read and convert. The Word document
and the JSON Resume are written into the current folder, and a PDF where the server makes them.
"""
import json
import os
import sys
import time
import uuid
from pathlib import Path
from urllib.error import HTTPError, URLError
from urllib.request import HTTPRedirectHandler, Request, build_opener

API = os.environ["FOCAL_URL"].rstrip("/") + "/api"
KEY = os.environ["FOCAL_API_KEY"]


class NoRedirects(HTTPRedirectHandler):
    """A redirect is an error: followed, it would take the key to another host."""

    def redirect_request(self, *_):
        return None


OPENER = build_opener(NoRedirects)


def call(method, path, body=None, **headers):
    """The body of the answer; what fails for now is tried again, anything else is the server's sentence."""
    for attempt in range(6):
        request = Request(API + path, body, {"Authorization": f"Bearer {KEY}", **headers}, method=method)
        try:
            with OPENER.open(request, timeout=120) as answer:
                return answer.read()
        except HTTPError as error:
            if 300 <= error.code < 400:
                sys.exit(f"{API} leads to {error.headers.get('Location')}: set FOCAL_URL to where it is")
            if error.code not in (429, 503) or attempt == 5:
                sys.exit(json.load(error)["error"])
            wait = int(error.headers.get("Retry-After", 1))
        except URLError as error:
            if attempt == 5:
                sys.exit(f"{API} cannot be reached: {error.reason}")
            wait = 2**attempt
        time.sleep(wait)


def form(fields, files=()):
    """A multipart form and its content type."""
    boundary = uuid.uuid4().hex
    parts = [(f'name="{name}"', value.encode()) for name, value in fields.items()]
    for name, path in files:
        filename = path.name.replace('"', "%22")
        parts.append((f'name="{name}"; filename="{filename}"', path.read_bytes()))
    body = b"".join(
        f"--{boundary}\r\nContent-Disposition: form-data; {head}\r\n\r\n".encode() + data + b"\r\n" for head, data in parts
    )
    return body + f"--{boundary}--\r\n".encode(), f"multipart/form-data; boundary={boundary}"


def main():
    cv, *job = map(Path, sys.argv[1:])
    body, kind = form({"perspective": "ThirdPerson"}, [("files", cv)] + [("requirement", path) for path in job])
    # With an Idempotency-Key a repeat after a lost answer does not convert, and cost, twice.
    headers = {"Content-Type": kind, "Idempotency-Key": uuid.uuid4().hex}
    task = json.loads(call("POST", "/convert/generate-resume-bulk", body, **headers))["task_id"]

    while True:
        state = json.loads(call("GET", f"/convert/task-status/{task}"))
        if state["status"] == "Completed":
            break
        if state["status"] in ("Failed", "Error"):
            sys.exit(state["error"])
        time.sleep(1)

    body, kind = form({"template": "Generic"})
    headers = {"Content-Type": kind}
    Path(cv.stem + ".docx").write_bytes(call("POST", f"/convert/generate-docx/{task}", body, **headers))
    Path(cv.stem + ".json").write_bytes(call("GET", f"/convert/export/{task}?format=json"))
    if json.loads(call("GET", "/config"))["pdf"]:
        Path(cv.stem + ".pdf").write_bytes(call("POST", f"/convert/generate-pdf/{task}", body, **headers))
    print(f"{task}: {cv.stem}.docx, {cv.stem}.json")


if __name__ == "__main__":
    main()
