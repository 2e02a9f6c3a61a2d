#!/usr/bin/env python3
"""Whole conversions of the samples, with the peers that are installed, in one run. Standard library only.

  bench.py --focal bin/focal [--rounds 5] [files…]

wall and CPU are medians over the rounds; memory is the peak of the process and its children."""
import argparse, os, resource, shutil, statistics, subprocess, sys, tempfile, time

ap = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
ap.add_argument('--focal', default='bin/focal')
ap.add_argument('--rounds', type=int, default=5)
ap.add_argument('files', nargs='*')
a = ap.parse_args()
root = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
samples = [os.path.join(root, 'samples', f) for f in ('amara-osei.pdf', 'tomas-lindqvist.docx')]
files = [os.path.abspath(f) for f in a.files] or samples
focal = os.path.abspath(a.focal)
out = tempfile.mkdtemp(prefix='focal-bench-')
CHILD = ('import resource,subprocess,sys,time\n'
         't=time.monotonic();r=subprocess.run(sys.argv[1:],stdout=subprocess.DEVNULL,stderr=subprocess.DEVNULL).returncode\n'
         'u=resource.getrusage(resource.RUSAGE_CHILDREN)\n'
         'print(time.monotonic()-t,u.ru_utime+u.ru_stime,u.ru_maxrss/1024,r)')


def measure(name, cmd, per=1):
    wall, cpu, mem = [], [], []
    for i in range(a.rounds + 1):
        w, c, m, rc = map(float, subprocess.run([sys.executable, '-c', CHILD] + cmd, capture_output=True, text=True).stdout.split())
        if rc:
            return print(f'{name:44} failed')
        if i:  # the first round warms caches
            wall.append(w * 1000 / per), cpu.append(c * 1000 / per), mem.append(m)
    print(f'{name:44} {statistics.median(wall):8.1f} ms   {statistics.median(cpu):8.1f} ms CPU   {max(mem):6.0f} MB')


print(f'{"":44} {"wall":>11}   {"CPU":>12}   peak')
for f in files:
    n = os.path.basename(f)
    measure(f'focal parse {n}', [focal, 'parse', '--out', out, f])
    measure(f'focal convert {n}', [focal, 'convert', '--out', out, '--perspective', 'ThirdPerson', f])
    if f.endswith('.pdf') and shutil.which('pdftotext'):
        measure(f'  pdftotext {n} (text only)', ['pdftotext', '-layout', f, os.path.join(out, 'x.txt')])
many = (files * 20)[:20]
links = []
for i, f in enumerate(many):
    p = os.path.join(out, f'{i}-{os.path.basename(f)}')
    shutil.copy(f, p)
    links.append(p)
measure(f'focal convert, 20 CVs in one process, per CV', [focal, 'convert', '--out', out, '--perspective', 'ThirdPerson'] + links, per=len(links))
if shutil.which('pandoc'):
    md = os.path.join(root, 'samples', 'source', 'tomas-lindqvist.md')
    measure('  pandoc markdown -> docx (writing only)', ['pandoc', md, '-o', os.path.join(out, 'x.docx')])
if shutil.which('soffice'):
    measure('  soffice docx -> pdf (for scale)', ['soffice', '--headless', '--convert-to', 'pdf', '--outdir', out, samples[1]])
shutil.rmtree(out, ignore_errors=True)
