#!/usr/bin/env python3
"""The service under load: start to ready, memory idle and per concurrent conversion, throughput, time from upload to done.
Standard library only. Traffic goes to 127.0.0.1.

  bench_service.py --focal bin/focal [--clients 8] [--each 15] [--port 18080] [files…]

Memory is the proportional set size (PSS) of the server and its PDF readers, sampled every 50 ms."""
import argparse, concurrent.futures, glob, http.client, json, os, re, shutil, signal, statistics, subprocess, tempfile, threading, time, uuid

ap = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
ap.add_argument('--focal', default='bin/focal')
ap.add_argument('--clients', type=int, default=8)
ap.add_argument('--each', type=int, default=15)
ap.add_argument('--port', type=int, default=18080)
ap.add_argument('files', nargs='*')
a = ap.parse_args()
root = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
files = a.files or [os.path.join(root, 'samples', f) for f in ('amara-osei.pdf', 'tomas-lindqvist.docx')]
job = open(os.path.join(root, 'samples', 'job-programme-manager.txt'), 'rb').read()
data = tempfile.mkdtemp(prefix='focal-load-')
focal = os.path.abspath(a.focal)


def call(method, path, body=None, headers=None):
    c = http.client.HTTPConnection('127.0.0.1', a.port, timeout=60)
    c.request(method, path, body, headers or {})
    r = c.getresponse()
    return r.status, r.read()


def multipart(fields, parts):
    b = uuid.uuid4().hex
    out = b''.join(f'--{b}\r\nContent-Disposition: form-data; name="{k}"\r\n\r\n{v}\r\n'.encode() for k, v in fields.items())
    for k, name, content in parts:
        out += f'--{b}\r\nContent-Disposition: form-data; name="{k}"; filename="{name}"\r\nContent-Type: application/octet-stream\r\n\r\n'.encode() + content + b'\r\n'
    return out + f'--{b}--\r\n'.encode(), {'Content-Type': f'multipart/form-data; boundary={b}'}


def tree(pid):
    pids, todo = [], [pid]
    while todo:
        p = todo.pop()
        pids.append(p)
        for f in glob.glob(f'/proc/{p}/task/*/children'):
            try:
                todo += [int(x) for x in open(f).read().split()]
            except OSError:
                pass
    return pids


def pss(pid):
    total = 0
    for p in tree(pid):
        try:
            total += int(re.search(r'^Pss:\s+(\d+)', open(f'/proc/{p}/smaps_rollup').read(), re.M).group(1))
        except (OSError, AttributeError):
            pass
    return total / 1024


subprocess.run([focal, 'user', 'create', '--data', data, '--email', 'load@example.com', '--password', 'Passw0rdLoad', '--active', '--credits', '100000'], check=True, capture_output=True)
starts = []
for i in range(3):
    t = time.monotonic()
    server = subprocess.Popen([focal, 'serve', '--data', data, '--addr', f'127.0.0.1:{a.port}'], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    while True:
        try:
            if call('GET', '/healthz')[0] == 200:
                break
        except OSError:
            time.sleep(.005)
    starts.append((time.monotonic() - t) * 1000)
    if i < 2:
        server.send_signal(signal.SIGTERM)
        server.wait()
token = json.loads(call('POST', '/api/auth/login', json.dumps(dict(email='load@example.com', password='Passw0rdLoad')), {'Content-Type': 'application/json'})[1])['access_token']
auth = {'Authorization': 'Bearer ' + token}


def convert(path):
    name = os.path.basename(path)
    body, headers = multipart(dict(mode='Strict', perspective='ThirdPerson', length='Regular', template='Generic'),
                              [('files', name, open(path, 'rb').read()), ('requirement', 'job.txt', job)])
    t = time.monotonic()
    st, b = call('POST', '/api/convert/generate-resume-bulk', body, {**auth, **headers})
    if st != 202 and st != 200:
        raise SystemExit(f'refused: {st} {b[:200]}')
    task = json.loads(b)['task_id']
    while True:
        status = json.loads(call('GET', f'/api/convert/task-status/{task}', headers=auth)[1])['status']
        if status in ('Completed', 'Failed', 'Error'):
            break
        time.sleep(.01)
    return (time.monotonic() - t) * 1000, status


for f in files:
    convert(f)  # warms the reader
time.sleep(1)
idle = pss(server.pid)
peak, stop = [idle], threading.Event()


def sample():
    while not stop.wait(.05):
        peak.append(pss(server.pid))


threading.Thread(target=sample, daemon=True).start()
t = time.monotonic()
with concurrent.futures.ThreadPoolExecutor(a.clients) as pool:
    results = list(pool.map(lambda i: convert(files[i % len(files)]), range(a.clients * a.each)))
took = time.monotonic() - t
stop.set()
ms = sorted(r[0] for r in results)
server.send_signal(signal.SIGTERM)
server.wait()
shutil.rmtree(data, ignore_errors=True)
print(f'start to ready           {statistics.median(starts):8.0f} ms (median of {len(starts)})')
print(f'idle memory              {idle:8.0f} MB')
print(f'peak, {a.clients} clients          {max(peak):8.0f} MB   ({(max(peak) - idle) / a.clients:.1f} MB per client)')
print(f'upload to done           {ms[len(ms) // 2]:8.0f} ms p50   {ms[int(len(ms) * .95)]:.0f} ms p95')
print(f'throughput               {len(results) / took:8.1f} CVs/s   ({sum(r[1] == "Completed" for r in results)} of {len(results)} completed)')
