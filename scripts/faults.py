#!/usr/bin/env python3
"""Faults of the disk, against the real program: what is answered, and in which order it is written. Standard library, strace
and, for the full disk, root. Traffic goes to 127.0.0.1.

  faults.py --focal bin/focal [--port 18090]

order     strace: the upload and the transaction are on disk before the 202 is sent
eio       strace makes every fsync and fdatasync fail: no 202, and after a restart nothing of it is there
full      a tmpfs of 3 MB: 507, and every accepted task completes once there is room
"""
import argparse, http.client, json, os, re, shutil, signal, subprocess, sys, tempfile, time, uuid

ap = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
ap.add_argument('--focal', default='bin/focal')
ap.add_argument('--port', type=int, default=18090)
a = ap.parse_args()
focal, wrong = os.path.abspath(a.focal), []


def call(method, path, body=None, headers=None):
    c = http.client.HTTPConnection('127.0.0.1', a.port, timeout=60)
    c.request(method, path, body, headers or {})
    r = c.getresponse()
    return r.status, r.read()


def expect(name, ok, got):
    print(f'{"ok   " if ok else "WRONG"} {name}: {got}', flush=True)
    if not ok:
        wrong.append(name)


class Server:
    def __init__(self, data):
        self.data, self.process = data, None
        subprocess.run([focal, 'user', 'create', '--data', data, '--email', 'f@example.com', '--password', 'Passw0rdFault', '--active', '--credits', '1000'], check=True, capture_output=True)

    def start(self):
        self.process = subprocess.Popen([focal, 'serve', '--data', self.data, '--addr', f'127.0.0.1:{a.port}'], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        for _ in range(600):
            try:
                if call('GET', '/healthz')[0] == 200:
                    break
            except OSError:
                time.sleep(.05)
        else:
            sys.exit('the server did not start')
        login = call('POST', '/api/auth/login', json.dumps(dict(email='f@example.com', password='Passw0rdFault')), {'Content-Type': 'application/json'})
        self.auth = {'Authorization': 'Bearer ' + json.loads(login[1])['access_token']}

    def stop(self, how=signal.SIGTERM):
        self.process.send_signal(how)
        self.process.wait()

    def submit(self, size=200, key=None):
        b = uuid.uuid4().hex
        text = 'Ida Storm\nida.storm@example.org\n\nSKILLS\nFirst aid\n' + 'paths ' * (size // 6)
        body = f'--{b}\r\nContent-Disposition: form-data; name="files"; filename="cv.txt"\r\nContent-Type: text/plain\r\n\r\n{text}\r\n--{b}--\r\n'.encode()
        headers = {**self.auth, 'Content-Type': f'multipart/form-data; boundary={b}', **({'Idempotency-Key': key} if key else {})}
        status, answer = call('POST', '/api/convert/generate-resume-bulk', body, headers)
        return status, json.loads(answer).get('task_id') if status == 202 else answer[:80]

    def credits(self):
        return json.loads(call('GET', '/api/auth/profile', headers=self.auth)[1])['credits_remaining']

    def ends(self, task):
        for _ in range(600):
            status = json.loads(call('GET', f'/api/convert/task-status/{task}', headers=self.auth)[1])['status']
            if status in ('Completed', 'Failed', 'Error'):
                return status
            time.sleep(.1)
        return status

    def strace(self, out, *options):
        tracer = subprocess.Popen(['strace', '-f', '-tt', '-y', '-s', '40', '-o', out, *options, '-p', str(self.process.pid)], stderr=subprocess.DEVNULL)
        time.sleep(2)  # attached to every thread
        return tracer


def detach(tracer):
    tracer.send_signal(signal.SIGINT)
    tracer.wait()


def order(work):
    s = Server(os.path.join(work, 'order'))
    s.start()
    s.ends(s.submit()[1])
    trace = os.path.join(work, 'trace')
    tracer = s.strace(trace, '-e', 'trace=fsync,fdatasync,rename,renameat,renameat2,write')
    status, task = s.submit()
    detach(tracer)
    s.stop()
    lines = [re.sub(r'^\d+ +', '', line.rstrip()) for line in open(trace, errors='replace')]
    def at(pattern):
        return next((i for i, line in enumerate(lines) if re.search(pattern, line)), None)
    answer = at(r'write\(.*HTTP/1\.1 202')
    upload = next((i for i, line in enumerate(lines) if re.search(r'fsync\(.*/blobs/tmp/', line)), None)
    commits = [i for i, line in enumerate(lines) if re.search(r'f(data)?sync\(.*focal\.db-wal', line) and answer is not None and i < answer]
    expect('order', status == 202 and None not in (answer, upload) and bool(commits) and upload < commits[-1] < answer, 'upload synced, transaction synced, 202 sent')
    for i in [upload, commits[-1] if commits else None, answer]:
        if i is not None:
            print('        ' + lines[i].replace(work, '…')[:110])


def eio(work):
    s = Server(os.path.join(work, 'eio'))
    s.start()
    s.ends(s.submit()[1])
    before = s.credits()
    tracer = s.strace('/dev/null', '-e', 'trace=fsync,fdatasync', '-e', 'inject=fsync,fdatasync:error=EIO')
    answers = [s.submit()[0] for _ in range(5)]
    detach(tracer)
    expect('eio: every sync fails', 202 not in answers, f'answers {answers}')
    s.stop(signal.SIGKILL)
    s.start()
    expect('eio: nothing was charged', s.credits() == before, f'{s.credits()} credits, {before} before')
    status, task = s.submit()
    expect('eio: afterwards', status == 202 and s.ends(task) == 'Completed', status)
    s.stop()


def full(work):
    mount = os.path.join(work, 'full')
    os.mkdir(mount)
    if subprocess.run(['mount', '-t', 'tmpfs', '-o', 'size=3m', 'tmpfs', mount]).returncode:
        return expect('full disk', False, 'no tmpfs could be mounted (root is needed)')
    try:
        s = Server(mount)
        s.start()
        accepted, refused = [], None
        for i in range(300):
            status, task = s.submit(20000)
            if status != 202:
                refused = status
                break
            accepted.append(task)
        expect('full: refused', refused in (507, 503), f'{len(accepted)} accepted, then {refused}')
        expect('full: alive', call('GET', '/healthz')[0] == 200, 'healthz 200')
        subprocess.run(['mount', '-o', 'remount,size=64m', mount], check=True)
        ends = [s.ends(t) for t in accepted]
        expect('full: with room again', set(ends) == {'Completed'}, f'{ends.count("Completed")} of {len(accepted)} completed without a restart')
        expect('full: credits', s.credits() == 1000 - len(accepted), f'{s.credits()} credits')
        s.stop()
    finally:
        subprocess.run(['umount', mount])


work = tempfile.mkdtemp(prefix='focal-faults-')
try:
    for check in (order, eio, full):
        check(work)
finally:
    shutil.rmtree(work, ignore_errors=True)
sys.exit(bool(wrong))
