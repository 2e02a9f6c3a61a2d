#!/usr/bin/env python3
"""Can the clock tell a known address from an unknown one?

Signs in with a wrong password, alternately for known and unknown addresses, and
compares the times by rank (Mann-Whitney) and by median, for POST /auth/login and
POST /auth/request_password_reset. Starts its own server on a temporary folder.

    python3 scripts/login-timing.py [--focal bin/focal] [--samples 200]
"""
import argparse, json, math, os, socket, statistics, subprocess, tempfile, time, urllib.error, urllib.request


def post(base, path, body, ip):
    request = urllib.request.Request(base + path, json.dumps(body).encode(), {"Content-Type": "application/json", "X-Forwarded-For": ip})
    begin = time.perf_counter()
    try:
        with urllib.request.urlopen(request) as answer:
            answer.read()
            status = answer.status
    except urllib.error.HTTPError as answer:
        answer.read()
        status = answer.code
    return status, time.perf_counter() - begin


def mann_whitney(a, b):
    """Two-sided p of the rank test, normal approximation."""
    ranks = {}
    for rank, (_, key) in enumerate(sorted([(x, ("a", i)) for i, x in enumerate(a)] + [(x, ("b", i)) for i, x in enumerate(b)]), 1):
        ranks[key] = rank
    u = sum(ranks["a", i] for i in range(len(a))) - len(a) * (len(a) + 1) / 2
    mean, deviation = len(a) * len(b) / 2, math.sqrt(len(a) * len(b) * (len(a) + len(b) + 1) / 12)
    return math.erfc(abs(u - mean) / deviation / math.sqrt(2))


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--focal", default="bin/focal")
    parser.add_argument("--samples", type=int, default=200)
    options = parser.parse_args()
    with socket.socket() as s:
        s.bind(("127.0.0.1", 0))
        address = "127.0.0.1:%d" % s.getsockname()[1]
    with tempfile.TemporaryDirectory() as data:
        server = subprocess.Popen([options.focal, "serve", "--addr", address, "--data", data, "--trusted-proxies", "127.0.0.0/8"], stderr=subprocess.DEVNULL, env=dict(os.environ, FOCAL_ADMIN_PASSWORD="Violet7moon"))
        try:
            base = "http://%s/api" % address
            for _ in range(200):
                try:
                    urllib.request.urlopen("http://%s/healthz" % address).read()
                    break
                except OSError:
                    time.sleep(0.05)
            known = ["known%d@example.org" % i for i in range(options.samples)]
            for n, mail in enumerate(known):
                post(base, "/auth/register", {"name": "Rosa Marten", "email": mail, "password": "Violet7moon"}, "10.1.%d.%d" % (n // 250, n % 250))
            for path, body in (("/auth/login", {"password": "Wrong4pass"}), ("/auth/request_password_reset", {})):
                times = {"known": [], "unknown": []}
                for n, mail in enumerate(known):
                    for kind, address_of in (("known", mail), ("unknown", "nobody%d@example.org" % n)) if n % 2 else (("unknown", "nobody%d@example.org" % n), ("known", mail)):
                        _, took = post(base, path, dict(body, email=address_of), "10.2.%d.%d" % (n // 250, n % 250))
                        times[kind].append(took)
                a, b = (statistics.median(times[k]) * 1000 for k in ("known", "unknown"))
                print("%-30s known %.2f ms, unknown %.2f ms, difference %.1f %%, p = %.2f, %d samples each" % (path, a, b, abs(a - b) / b * 100, mann_whitney(times["known"], times["unknown"]), options.samples))
        finally:
            server.terminate()
            server.wait()


main()
