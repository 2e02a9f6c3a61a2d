#!/usr/bin/env python3
"""Measures Focal on a corpus with ground truth and prints one table. Standard library only.

  eval.py --focal bin/focal --corpus DIR [--bars] [--only reading,language,tailor,hostile,truth] [--keep DIR] [--details] [--share N] [--record]

--bars exits with 1 when a figure misses its bar, or is worse by more than half a point than scripts/eval-figures.txt
says. --record writes that file anew for the parts that ran: after a gain, or with the reason for a loss in the commit. --share 4 checks the truth of every CV in a quarter of the
ways to convert it, the next CV in the next quarter (the tests do; without it, in every way). --details prints the scorers' own tables.
The corpus brings its scorers; what they count stands in their heads."""
import argparse, json, os, shutil, subprocess, sys, tempfile, glob, time, re

ap = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
ap.add_argument('--focal', default='bin/focal')
ap.add_argument('--corpus', required=True)
ap.add_argument('--bars', action='store_true')
ap.add_argument('--only', default='reading,language,tailor,hostile,truth')
ap.add_argument('--keep')
ap.add_argument('--details', action='store_true')
ap.add_argument('--share', type=int, default=1)
ap.add_argument('--record', action='store_true')
ap.add_argument('--figures', default=os.path.join(os.path.dirname(os.path.abspath(__file__)), 'eval-figures.txt'), help='the file of --record')
a = ap.parse_args()
if not os.path.isdir(a.corpus):
    sys.exit(f'no corpus at {a.corpus}: give its folder with CORPUS=DIR')
FOCAL, C = os.path.abspath(a.focal), os.path.abspath(a.corpus)
OUT = a.keep or tempfile.mkdtemp(prefix='focal-eval-')
os.makedirs(OUT, exist_ok=True)
parts = a.only.split(',')
rows, failed = [], 0
RECORD = a.figures
FALL = .005
HEAD = '# What scripts/eval.py measured when it was last recorded (--record): group, figure, value. --bars fails where one is worse by more than .005.\n'


def read_record():
    if not os.path.exists(RECORD):
        return {}
    with open(RECORD, encoding='utf-8') as f:
        lines = [l.rstrip('\n').split('\t') for l in f if l.strip() and not l.startswith('#')]
    return {(group, what): float(value) for group, what, value in lines}


def write_record(figures):
    with open(RECORD, 'w', encoding='utf-8') as f:
        f.write(HEAD)
        f.writelines(f'{group}\t{what}\t{value:.4f}\n' for (group, what), value in sorted(figures.items()))


recorded, measured = read_record(), {}


def row(group, what, value, bar=None, low=False, digits=3, kept=True):
    """One line of the table; low = the smaller the better. What is kept may not become worse from one commit to
    the next; times and counts are not."""
    global failed
    said = '' if bar is None or (value <= bar if low else value >= bar) else 'MISSED'
    if kept and digits >= 3:
        measured[group, what] = value
        before = recorded.get((group, what))
        if before is not None and (value - before if low else before - value) > FALL:
            said = said or f'WORSE, it was {before:.3f}'
    failed += bool(said)
    rows.append((group, what, f'{value:.{digits}f}', '' if bar is None else ('<= ' if low else '>= ') + f'{bar:g}', said))


def run(cmd, **kw):
    return subprocess.run(cmd, capture_output=True, text=True, **kw)


def show(r):
    if a.details:
        print(r.stdout)


def parse_and_score(group, files, gold, bars, by='format,layout,columns,language'):
    out = os.path.join(OUT, group)
    t = time.time()
    r = run([FOCAL, 'parse', '--out', out] + files)
    took = time.time() - t
    if r.returncode:
        print(r.stderr[:2000], file=sys.stderr)
    report = os.path.join(OUT, group + '.json')
    s = run([sys.executable, os.path.join(C, 'score_cv.py'), '--gold', gold, '--pred', out, '--by', by, '--per-file', '--json', report])
    show(s)
    d = json.load(open(report))
    for what, bar in bars.items():
        if what == 'dates':
            c = [d['fields'][f] for f in ('work.start', 'work.end') if f in d['fields']]
            tp, fp, fn = (sum(x[k] for x in c) for k in ('tp', 'fp', 'fn'))
            row(group, 'dates exact (F1)', 2 * tp / max(1, 2 * tp + fp + fn), bar)
        elif what in d['fields']:
            row(group, what + ' F1', d['fields'][what]['f'], bar)
    row(group, 'micro F1', d['micro']['micro_f1'])
    row(group, 'content recall', d['content_recall'])
    row(group, 'invented words', d['invented'], low=True, digits=4)
    row(group, 'ms per file (parse, one process)', 1000 * took / max(1, len(files)), digits=0)
    return s.stdout


def reading():
    person = {'name': .97, 'email': .97, 'phone': .97}
    rest = {'dates': .93, 'edu.institution': .85, 'edu.degree': .85, 'skills': .85, 'languages': .85, 'work.bullets': None}
    files = sorted(f for d in ('pdf', 'docx', 'doc', 'txt', 'json') for f in glob.glob(f'{C}/generated/{d}/*'))
    text = parse_and_score('generated', files, f'{C}/generated/gold', {**person, 'work.entry': .88, **rest})
    by = dict(re.findall(r'(columns=\S+)\s+n=\s*\d+ micro F1 ([\d.]+)', text))
    one, two = by.get('columns=1'), by.get('columns=2')
    if one and two:
        row('generated', 'two-column gap', float(one) - float(two), .05, low=True)
    parse_and_score('templates', sorted(glob.glob(f'{C}/templates/pdf/*')), f'{C}/templates/gold', {**person, 'work.entry': .88, **rest})
    parse_and_score('real', sorted(glob.glob(f'{C}/real/files/*')), f'{C}/real/gold', {**person, 'work.entry': .80, **rest}, 'layout,format,family')


def figures(text, pattern, default=0.0):
    m = re.search(pattern, text)
    return float(m.group(1)) if m else default


def language():
    pred = os.path.join(OUT, 'perspective.jsonl')
    lines = []
    for l in open(f'{C}/perspective/pairs.jsonl', encoding='utf-8'):
        p = json.loads(l)
        for variant in ('they',):
            lines.append(json.dumps(dict(id=p['id'], input=p['input'], name=f"{p['first_name']} {p['surname']}", pronouns=variant)))
    for variant in ('they', 'she', 'he'):
        data = '\n'.join(json.dumps({**json.loads(l), 'pronouns': variant}) for l in lines) + '\n'
        r = run([FOCAL, 'rewrite', '--perspective', 'ThirdPerson', '--jsonl'], input=data)
        open(pred, 'w').write(r.stdout)
        s = run([sys.executable, f'{C}/score_perspective.py', '--gold', f'{C}/perspective/pairs.jsonl', '--pred', pred, '--variant', 'any', '--errors'])
        show(s)
        row('perspective', f'exact, pronoun {variant}', figures(s.stdout, r'(?m)^exact ([\d.]+)'), .88)
    for kind, name in (('text', 'sentences'), ('words', 'words')):
        data = open(f'{C}/text/{name}.jsonl', encoding='utf-8').read()
        t = time.time()
        r = run([FOCAL, 'proofread', '--jsonl'], input=data)
        pred = os.path.join(OUT, name + '.jsonl')
        open(pred, 'w').write(r.stdout)
        s = run([sys.executable, f'{C}/score_text.py', '--gold', f'{C}/text/{name}.jsonl', '--pred', pred, '--errors'] + (['--words'] if kind == 'words' else []))
        show(s)
        score_text(kind, s.stdout)


def score_text(kind, text):
    if kind == 'words':
        row('proofread', 'misspelt words corrected', figures(text, r'(?m)^words \d+\s+accuracy ([\d.]+)'))
        return
    row('proofread', 'precision', figures(text, r'P incl\. clean ([\d.]+)'), .97)
    row('proofread', 'recall', figures(text, r'(?m)^error sentences.*?R ([\d.]+)'))
    row('proofread', 'clean sentences touched', figures(text, r'FP rate ([\d.]+)'), .02, low=True)


def tailor():
    out = os.path.join(OUT, 'match')
    os.makedirs(out, exist_ok=True)
    for p in sorted(glob.glob(f'{C}/tailor/gold/pairs/*.json')):
        base = os.path.basename(p)[:-5]
        person, job = base.split('__')
        r = run([FOCAL, 'match', f'{C}/generated/source/{person}.json', '--job', f'{C}/jd/{job}.txt'])
        if r.returncode:
            print(base, r.stderr, file=sys.stderr)
        open(os.path.join(out, base + '.json'), 'w').write(r.stdout)
    s = run([sys.executable, f'{C}/tailor/score_tailor.py', '--gold', f'{C}/tailor/gold', '--pred', out, '--cv', f'{C}/generated/source', '--jd', f'{C}/jd', '--errors', '--per-jd'])
    show(s)
    row('tailor', 'requirements F1', figures(s.stdout, r'extraction.*?F1 ([\d.]+)'), .65)
    row('tailor', 'must/nice right', figures(s.stdout, r'level\s+accuracy ([\d.]+)'), .85)
    row('tailor', 'status right', figures(s.stdout, r'accuracy ([\d.]+)\s+end to end'))
    row('tailor', '"not" shown as met', figures(s.stdout, r'false met.*?rate ([\d.]+)', 1), .05, low=True)
    row('tailor', 'evidence verbatim', figures(s.stdout, r'evidence\s+verbatim ([\d.]+)'), 1)


def hostile():
    s = run([sys.executable, f'{C}/run_hostile.py', '--dir', f'{C}/hostile', '--cmd', f'{FOCAL} parse {{in}}'])
    show(s)
    m = re.search(r'(\d+)/(\d+) fine', s.stdout)
    bad = int(m.group(2)) - int(m.group(1)) if m else 999
    if re.search(r'(?m)^scanned\S*\s+reject\s+accepted$', s.stdout) and shutil.which('tesseract'):
        bad -= 1  # read by OCR, which the corpus allows where tesseract is installed
    row('hostile', f'files that misbehave (of {m.group(2) if m else "?"})', bad, 0, low=True, digits=0)
    if bad:
        print(s.stdout)


def truth():
    jobs = [f'{C}/jd/rfq-cyber-protection.txt', f'{C}/jd/18f-product-manager.txt']
    files = sorted(f for d in ('generated/pdf', 'generated/docx', 'generated/doc', 'generated/txt', 'generated/json', 'templates/pdf', 'real/files') for f in glob.glob(f'{C}/{d}/*'))
    r = run(['go', 'run', './cmd/truthcheck', '--share', str(a.share), '--jobs', ','.join(jobs)] + files)
    show(r)
    try:
        d = json.loads(r.stdout)
    except ValueError:
        print(r.stderr[-3000:], file=sys.stderr)
        d = dict(conversions=0, failed=999, violations=999, foreign_words=999, p50_ms=0, p95_ms=0, bullets_kept=0)
    row('truth', 'conversions', d['conversions'], digits=0)
    row('truth', 'conversions that failed', d['failed'], 0, low=True, digits=0)
    row('truth', 'unsupported facts (document)', d['violations'], 0, low=True, digits=0)
    row('truth', 'unsupported words (Word file)', d['foreign_words'], 0, low=True, digits=0)
    row('truth', 'bullets kept, Strict + Detailed', d['bullets_kept'], .99, kept=False)  # of a share of the ways
    row('truth', 'p50 ms per warm conversion', d['p50_ms'], digits=0)
    row('truth', 'p95 ms per warm conversion', d['p95_ms'], digits=0)
    for e in d.get('examples') or []:
        print('  ', e)


for p in parts:
    {'reading': reading, 'language': language, 'tailor': tailor, 'hostile': hostile, 'truth': truth}[p]()
w = [max(len(r[i]) for r in rows) for i in range(5)]
for r in rows:
    print('  '.join(r[i].ljust(w[i]) for i in range(5)).rstrip())
print(f'results kept in {OUT}')
if a.record:
    write_record({**{k: v for k, v in recorded.items() if k not in measured}, **measured})
elif failed:
    print(f'{failed} figures miss their bar or fell')
sys.exit(1 if a.bars and failed else 0)
