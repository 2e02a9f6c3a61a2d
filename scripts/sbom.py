#!/usr/bin/env python3
"""Writes what the program is made of as SPDX 2.3: every Go module that cmd/focal links and every npm package of the
web app, with version, licence, checksum and package URL, and the data of others that it holds.

  sbom.py [--out focal.spdx.json] [--check]

--check fails for a part whose licence is not on the list below or cannot be told. Standard library only; needs no network."""
import argparse
import base64
import datetime
import hashlib
import json
import os
import re
import subprocess
import sys

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
ALLOWED = {'MIT', 'BSD-2-Clause', 'BSD-3-Clause', 'Apache-2.0', 'ISC', 'MPL-2.0', '0BSD', 'Unlicense', 'OFL-1.1', 'CC0-1.0', 'BlueOak-1.0.0', 'Zlib', 'MIT-0', 'Python-2.0'}
# Sentences that no other licence has, in the order in which they are looked for.
MARKS = [
    ('MPL-2.0', r'Mozilla Public License,? (?:Version|v\.?) ?2\.0'),  # names the GNU licences as well
    ('AGPL-3.0-only', r'GNU AFFERO GENERAL PUBLIC LICENSE'),
    ('GPL-3.0-only', r'GNU GENERAL PUBLIC LICENSE'),
    ('LGPL-3.0-only', r'GNU LESSER GENERAL PUBLIC LICENSE'),
    ('Apache-2.0', r'Apache License\s+Version 2\.0|Licensed under the Apache License, Version 2\.0'),
    ('OFL-1.1', r'SIL OPEN FONT LICENSE'),
    ('ISC', r'Permission to use, copy, modify, and(?:/or)? distribute this software for any purpose with or without fee'),
    ('MIT', r'Permission is hereby granted, free of charge, to any person obtaining a copy'),
    ('BSD-3-Clause', r'Redistribution and use in source and binary forms.*(?:Neither the name|names? of (?:its|the|any) .*contributors)'),
    ('BSD-2-Clause', r'Redistribution and use in source and binary forms'),
    ('Unlicense', r'This is free and unencumbered software'),
    ('CC0-1.0', r'CC0 1\.0 Universal'),
]
NAMES = re.compile(r'^(licen[cs]e|copying|unlicense)', re.I)
# Parts whose packages have no licence file; where theirs is written instead.
STATED = {
    'github.com/gogs/chardet': 'MIT',  # README, after ICU
}
DATA = [
    ('SCOWL word lists', 'internal/lexicon/SCOWL-COPYRIGHT.txt'),
    ('WordNet 3.0', 'internal/language/WORDNET-LICENSE.txt'),
    ('swagger-ui-dist', 'internal/httpapi/docs/LICENSE'),
    ('Advance widths of Carlito and Liberation', 'internal/layout/metrics/NOTICE'),
]


def licence_of(folder):
    """SPDX id by the text of a folder's licence files, or None. Of several the one that is not allowed counts."""
    if not folder or not os.path.isdir(folder):
        return None
    found = []
    for name in sorted(os.listdir(folder)):
        path = os.path.join(folder, name)
        if NAMES.match(name) and os.path.isfile(path):
            with open(path, encoding='utf-8', errors='replace') as f:
                text = re.sub(r'\s+', ' ', f.read())
            found += [spdx for spdx, mark in MARKS if re.search(mark, text, re.I)][:1]
    return next((spdx for spdx in found if spdx not in ALLOWED), found[0] if found else None)


def go_part(path, version, folder, checksum):
    digest = base64.b64decode(checksum.removeprefix('h1:')).hex()
    return {'name': path, 'version': version, 'licence': licence_of(folder) or STATED.get(path), 'purl': f'pkg:golang/{path}@{version}',
            'url': f'https://pkg.go.dev/{path}@{version}', 'note': f'Go checksum database h1 (SHA-256 of a list of files): {digest}',
            'wrong': '' if digest else 'has no checksum in go.sum: a module in a folder of somebody\'s machine is no part that can be listed'}


def go_parts():
    out = subprocess.run(['go', 'list', '-deps', '-f', '{{with .Module}}{{.Path}}\t{{.Version}}\t{{.Dir}}{{end}}', './cmd/focal'],
                         cwd=ROOT, capture_output=True, text=True, check=True).stdout
    with open(os.path.join(ROOT, 'go.sum'), encoding='utf-8') as f:
        sums = dict((' '.join(line.split()[:2]), line.split()[2]) for line in f)
    for line in sorted(set(out.splitlines())):
        path, version, folder = (line.split('\t') + ['', ''])[:3]
        if path and path != 'focal':
            yield go_part(path, version, folder, sums.get(f'{path} {version}', ''))
    version = subprocess.run(['go', 'env', 'GOVERSION'], cwd=ROOT, capture_output=True, text=True, check=True).stdout.strip()
    yield {'name': 'stdlib', 'version': version, 'licence': 'BSD-3-Clause', 'purl': f'pkg:golang/stdlib@{version.removeprefix("go")}', 'url': 'https://go.dev', 'note': ''}


def npm_parts():
    with open(os.path.join(ROOT, 'web/package-lock.json'), encoding='utf-8') as f:
        lock = json.load(f)
    for place, p in sorted(lock['packages'].items()):
        if not place or p.get('dev') or p.get('optional') or p.get('devOptional'):
            continue
        name = place.split('node_modules/')[-1]
        digest = p.get('integrity', '')
        yield {'name': name, 'version': p.get('version', ''), 'licence': p.get('license') or licence_of(os.path.join(ROOT, 'web', place)),
               'purl': f'pkg:npm/{name.replace("@", "%40", 1)}@{p.get("version")}', 'url': f'https://www.npmjs.com/package/{name}',
               'sha512': base64.b64decode(digest.removeprefix('sha512-')).hex() if digest.startswith('sha512-') else '', 'note': '',
               'scripts': bool(p.get('hasInstallScript'))}


def permitted(licence):
    """All parts of an AND, or one of an OR, must be on the list."""
    if not licence:
        return False
    return any(all(part.strip(' ()') in ALLOWED for part in choice.split(' AND ')) for choice in licence.strip('()').split(' OR '))


def faults(parts):
    """What --check fails for, one sentence each."""
    for p in parts:
        if not permitted(p['licence']):
            yield f'{p["name"]} {p["version"]}: licence {p["licence"] or "unknown"} is not on the list'
        if p.get('wrong'):
            yield f'{p["name"]} {p["version"]} {p["wrong"]}'


def spdx_id(part):
    return 'SPDXRef-' + re.sub(r'[^A-Za-z0-9.-]', '-', f'{part["name"]}-{part["version"]}')


def package(part):
    out = {'SPDXID': spdx_id(part), 'name': part['name'], 'versionInfo': part['version'], 'downloadLocation': part['url'], 'filesAnalyzed': False,
           'licenseConcluded': part['licence'] or 'NOASSERTION', 'licenseDeclared': part['licence'] or 'NOASSERTION', 'copyrightText': 'NOASSERTION',
           'externalRefs': [{'referenceCategory': 'PACKAGE-MANAGER', 'referenceType': 'purl', 'referenceLocator': part['purl']}]}
    if part.get('sha512'):
        out['checksums'] = [{'algorithm': 'SHA512', 'checksumValue': part['sha512']}]
    if part['note']:
        out['comment'] = part['note']
    return out


def document(parts):
    with open(os.path.join(ROOT, 'VERSION'), encoding='utf-8') as f:
        version = f.read().strip()
    epoch = os.environ.get('SOURCE_DATE_EPOCH') or subprocess.run(['git', 'log', '-1', '--format=%ct'], cwd=ROOT, capture_output=True, text=True, check=False).stdout.strip() or '0'
    made = datetime.datetime.fromtimestamp(int(epoch), datetime.timezone.utc).strftime('%Y-%m-%dT%H:%M:%SZ')
    focal = {'SPDXID': 'SPDXRef-focal', 'name': 'focal', 'versionInfo': version, 'downloadLocation': 'NOASSERTION', 'filesAnalyzed': False,
             'licenseConcluded': 'Apache-2.0', 'licenseDeclared': 'Apache-2.0', 'copyrightText': 'NOASSERTION', 'primaryPackagePurpose': 'APPLICATION'}
    data = [{'SPDXID': 'SPDXRef-data-' + re.sub(r'\W+', '-', name), 'name': name, 'downloadLocation': 'NOASSERTION', 'filesAnalyzed': False,
             'licenseConcluded': 'NOASSERTION', 'licenseDeclared': 'NOASSERTION', 'copyrightText': 'NOASSERTION', 'comment': f'Licence: {path}'}
            for name, path in DATA if os.path.isfile(os.path.join(ROOT, path))]
    packages = [focal] + [package(p) for p in parts] + data
    digest = hashlib.sha256(json.dumps(packages, sort_keys=True).encode()).hexdigest()
    return {'spdxVersion': 'SPDX-2.3', 'dataLicense': 'CC0-1.0', 'SPDXID': 'SPDXRef-DOCUMENT', 'name': f'focal-{version}',
            'documentNamespace': f'https://spdx.org/spdxdocs/focal-{version}-{digest[:32]}', 'creationInfo': {'created': made, 'creators': ['Tool: focal-sbom']},
            'packages': packages,
            'relationships': [{'spdxElementId': 'SPDXRef-DOCUMENT', 'relationshipType': 'DESCRIBES', 'relatedSpdxElement': 'SPDXRef-focal'}] +
            [{'spdxElementId': 'SPDXRef-focal', 'relationshipType': 'CONTAINS', 'relatedSpdxElement': p['SPDXID']} for p in packages[1:]]}


def main():
    ap = argparse.ArgumentParser()
    ap.add_argument('--out')
    ap.add_argument('--check', action='store_true')
    a = ap.parse_args()
    parts = list(go_parts()) + list(npm_parts())
    wrong = list(faults(parts))
    text = json.dumps(document(parts), indent=1) + '\n'
    if a.out:
        with open(a.out, 'w', encoding='utf-8') as f:
            f.write(text)
    elif not a.check:
        sys.stdout.write(text)
    for sentence in wrong:
        print(sentence, file=sys.stderr)
    print(f'{len(parts)} parts', file=sys.stderr)
    sys.exit(1 if a.check and wrong else 0)


if __name__ == '__main__':
    main()
