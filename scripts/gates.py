#!/usr/bin/env python3
"""Three gates on Go code: no function above a cyclomatic complexity of 15, no package above 5.5 in the mean of its
functions (tests apart; counted in tenths, rounded up to halves), no line longer than 140 columns.

What was above when the gates came stands in scripts/lint/*.txt. Those lists only become shorter: the gate fails for a
function, package or file that is not on them, for one that grew beyond its entry, and for an entry that is not needed any more.

  gates.py             judge
  gates.py --shrink    judge, and take out or lower entries that are not needed any more
  gates.py --begin     write the lists anew (after merging work that was begun before the gates)

Generated code is left out. Complexity is counted by gocyclo; a tab counts as four columns."""
import argparse
import collections
import os
import re
import subprocess
import sys

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
GOCYCLO = 'github.com/fzipp/gocyclo/cmd/gocyclo@v0.6.0'
GENERATED = re.compile(r'^// Code generated .* DO NOT EDIT\.$', re.M)
GATES = {
    'complexity': (15, 'package function complexity'),
    'line-length': (140, 'file lines'),
    'mean-complexity': (55, 'package tenths'),
}


def sources(root):
    """Go files of ours that people write: path -> text."""
    out = subprocess.run(['git', '-C', root, 'ls-files', '-z', '--cached', '--others', '--exclude-standard', '*.go'], capture_output=True, check=True).stdout.decode()
    for path in sorted(set(out.split('\0'))):
        full = os.path.join(root, path)
        if path and os.path.isfile(full):
            with open(full, encoding='utf-8') as f:
                text = f.read()
            if not GENERATED.search(text[:2000]):
                yield path, text


def long_lines(files):
    """File -> number of lines beyond the limit."""
    limit = GATES['line-length'][0]
    out = {}
    for path, text in files.items():
        n = sum(len(line.replace('\t', '    ')) > limit for line in text.split('\n'))
        if n:
            out[path] = n
    return out


def functions(root, files):
    """(path, function, complexity) of every function."""
    done = subprocess.run(['go', 'run', GOCYCLO, '.'], cwd=root, capture_output=True, text=True, check=False)
    if done.returncode or 'cannot' in done.stderr:
        sys.exit(f'gocyclo: {done.stderr}')
    for line in done.stdout.splitlines():
        number, _, function, place = line.split(' ')
        path = place.rsplit(':', 2)[0]
        if path in files:
            yield path, function, int(number)


def complex_functions(found):
    """'package function' -> complexity, of those beyond the limit; of two with one name the higher counts."""
    out = {}
    for path, function, number in found:
        key = f'{os.path.dirname(path) or "."} {function}'
        if number > GATES['complexity'][0]:
            out[key] = max(out.get(key, 0), number)
    return out


def complex_packages(found):
    """Package -> mean complexity of its functions in tenths, rounded up to a half, of those beyond the limit."""
    packages = collections.defaultdict(list)
    for path, _, number in found:
        if not path.endswith('_test.go'):
            packages[os.path.dirname(path) or '.'].append(number)
    means = {package: -(-sum(numbers) * 2 // len(numbers)) * 5 for package, numbers in packages.items()}
    return {package: mean for package, mean in means.items() if mean > GATES['mean-complexity'][0]}


def read(path):
    out = {}
    if os.path.exists(path):
        with open(path, encoding='utf-8') as f:
            for line in f:
                if line.strip() and not line.startswith('#'):
                    key, number = line.rsplit(' ', 1)
                    out[key] = int(number)
    return out


def write(path, gate, entries):
    with open(path, 'w', encoding='utf-8') as f:
        f.write(f'# Exceptions from the gate "{gate}" (scripts/gates.py): {GATES[gate][1]}. This list only becomes shorter.\n')
        f.writelines(f'{key} {number}\n' for key, number in sorted(entries.items()))


def judge(gate, measured, allowed):
    """What is wrong, one sentence each."""
    limit = GATES[gate][0]
    for key, number in sorted(measured.items()):
        if key not in allowed:
            yield f'{gate}: {key} has {number}' + (f' of more than {limit} columns' if gate == 'line-length' else f', {limit} is the most')
        elif number > allowed[key]:
            yield f'{gate}: {key} has grown from {allowed[key]} to {number}'
    for key in sorted(set(allowed) - set(measured)):
        yield f'{gate}: {key} is an exception that is not needed any more; take it out (gates.py --shrink)'


def main():
    ap = argparse.ArgumentParser()
    ap.add_argument('--shrink', action='store_true')
    ap.add_argument('--begin', action='store_true')
    ap.add_argument('--root', default=ROOT)
    ap.add_argument('--only', choices=sorted(GATES))
    a = ap.parse_args()
    files = dict(sources(a.root))
    wrong = []
    gates = [a.only] if a.only else sorted(GATES)
    found = [] if gates == ['line-length'] else list(functions(a.root, files))
    for gate in gates:
        measured = {'line-length': lambda: long_lines(files), 'complexity': lambda: complex_functions(found),
                    'mean-complexity': lambda: complex_packages(found)}[gate]()
        path = os.path.join(a.root, 'scripts/lint', gate + '.txt')
        allowed = read(path)
        if a.begin:
            write(path, gate, measured)
            continue
        if a.shrink:
            allowed = {key: min(number, measured[key]) for key, number in allowed.items() if key in measured}
            write(path, gate, allowed)
        wrong += judge(gate, measured, allowed)
    print('\n'.join(wrong[:40]) or 'complexity and line length: within the gates')
    sys.exit(1 if wrong else 0)


if __name__ == '__main__':
    main()
