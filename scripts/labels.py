#!/usr/bin/env python3
"""Labels of real CVs without their text, and back.

  labels.py pack   FILES GOLD OUT.jsonl     labels with strings -> labels with places, a line a CV
  labels.py unpack FILES IN.jsonl GOLD      the other way, on the same files

A place is [from, to, check]: positions in the letters and digits of the file's text, lower case, and the first eight hex
digits of the SHA-256 of that stretch. A string that does not stand in one piece is kept as {"hash", "n"} and comes back as
null. FILES is the folder with the CVs (PDF needs poppler's pdftotext). docs/training.md says where they were published."""
import hashlib, json, os, re, subprocess, sys, unicodedata, zipfile
from xml.etree import ElementTree

W = '{http://schemas.openxmlformats.org/wordprocessingml/2006/main}'
KEPT = {'file', 'family', 'language', 'kind', 'startDate', 'endDate', 'doubt', 'skip', 'languages'}


def text_of(path):
    kind = path.rsplit('.', 1)[-1].lower()
    if kind == 'pdf':
        return subprocess.run(['pdftotext', '-raw', path, '-'], capture_output=True, check=True).stdout.decode('utf-8', 'replace')
    if kind == 'txt':
        return open(path, encoding='utf-8', errors='replace').read()
    archive, out = zipfile.ZipFile(path), []
    parts = [n for n in archive.namelist() if re.match(r'word/(document|header\d*|footer\d*)\.xml$', n)]
    for part in sorted(parts, key=lambda n: (not n.startswith('word/document'), n)):
        for paragraph in ElementTree.fromstring(archive.read(part)).iter(W + 'p'):
            out.append(''.join((x.text or '') if x.tag == W + 't' else ' ' for x in paragraph.iter() if x.tag in (W + 't', W + 'tab', W + 'br')))
    return '\n'.join(out)


def letters(s):
    return [(c, i) for i, ch in enumerate(s) for c in unicodedata.normalize('NFKC', ch).lower() if c.isalnum()]


def check(s):
    return hashlib.sha256(s.encode()).hexdigest()[:8]


class Text:
    def __init__(self, path):
        self.text = text_of(path)
        found = letters(self.text)
        self.stream = ''.join(c for c, _ in found)
        self.at = [i for _, i in found]
        self.last = 0

    def place(self, value, key):
        v = ''.join(c for c, _ in letters(value))
        after = self.last if key in ('from', 'to', 'position', 'heading', 'degree') else 0
        i = self.stream.find(v, after)
        i = i if i >= 0 else self.stream.find(v)
        if not v or i < 0:
            return {'hash': check(v), 'n': len(v)}
        if key in ('name', 'position', 'heading', 'from', 'to'):
            self.last = i
        return [i, i + len(v), check(v)]

    def cut(self, a, b, digest):
        if check(self.stream[a:b]) != digest:
            raise SystemExit(f'place {a}: the file differs from the one that was labelled, or another pdftotext read it')
        end = self.at[b - 1] + 1
        while end < len(self.text) and self.text[end] in ').”"' and self.text[self.at[a]:end].count('(') > self.text[self.at[a]:end].count(')'):
            end += 1
        return re.sub(r'\s+', ' ', self.text[self.at[a]:end]).strip()


def pack(x, t, key=''):
    if isinstance(x, dict):
        return {k: bool(v) if k == 'doubt' else v if k in KEPT else pack(v, t, k) for k, v in x.items()}
    if isinstance(x, list):
        return [pack(v, t, key) for v in x]
    return t.place(x, key) if isinstance(x, str) else x


def unpack(x, t):
    if isinstance(x, dict):
        return None if set(x) == {'hash', 'n'} else {k: v if k in KEPT else unpack(v, t) for k, v in x.items()}
    if isinstance(x, list):
        place = len(x) == 3 and isinstance(x[0], int) and isinstance(x[2], str)
        return t.cut(*x) if place else [unpack(v, t) for v in x]
    return x


def main():
    mode, files, source, target = sys.argv[1:5]
    if mode == 'pack':
        with open(target, 'w', encoding='utf-8') as out:
            for name in sorted(os.listdir(source)):
                label = json.load(open(os.path.join(source, name), encoding='utf-8'))
                path = os.path.join(files, label['file'])
                if os.path.exists(path) and not label.get('skip'):
                    out.write(json.dumps(pack(label, Text(path)), ensure_ascii=False, separators=(',', ':')) + '\n')
        return
    os.makedirs(target, exist_ok=True)
    for line in open(source, encoding='utf-8'):
        label = json.loads(line)
        path = os.path.join(files, label['file'])
        if os.path.exists(path):
            with open(os.path.join(target, label['file'] + '.json'), 'w', encoding='utf-8') as out:
                json.dump(unpack(label, Text(path)), out, ensure_ascii=False, indent=1)


if __name__ == '__main__':
    main()
