#!/usr/bin/env python3
"""Learns internal/lexicon/facts.txt from a file of CV texts, parted by the byte 0x1E.

word_facts.py texts.txt > internal/lexicon/facts.txt   (run in the project's root)
"""
import re
import sys
from collections import Counter

GLUED = re.compile(r'\b(?:ofthe|inthe|tothe|andthe|withthe|suchas|forthe|onthe|ofa|wellas|ina|bythe|isa|teammember|dailyoperations)\b')
NO_PROSE = re.compile(r'\S*[@/\\_]\S*|\S*\.(?:com|org|net|in|io)\S*|\S*\d\S*')
WORD = re.compile(r"[A-Za-z]+(?:['’][a-z]+)?")
BEFORE_NOUN = set('the a an of in for with by on from about under into his her my our their its various as'.split())
ALSO_BEFORE_NOUN = BEFORE_NOUN | set('all new any each this every'.split())
BEFORE_VERB = set('to will can would could should may i we also they must'.split())
ALSO_BEFORE_VERB = BEFORE_VERB - {'also'}
ING = set('engineering training planning marketing bending laying conditioning handling fighting shooting running functioning learning'.split())
# Second words of pairs that are one thing only by chance.
NO_HEAD = set('''the a an and or of in for with by on from to at as is are was were be been my our his her their its this that these those all any each
new other out up down off over into which who not per about than also it you your functions drawings presented conducted consists involves engaged
limited ltd two false expo synthezised done within where through between related carried involved titled performed according has requiring year
based assigned undertaken under including towards among during across without while when after before using like available given only required
completed'''.split())
NO_FIRST = set('the a an and or of in for with by on from to at as is are was were be been my our his her their its this that these those all any each new other out up down off over into which who not per about than also it you your'.split())


def classes():
    """Word -> class letters of the tagger's lexicon."""
    out = {}
    for name in ('lexicon.txt', 'words.txt'):
        for line in open(f'internal/language/{name}', encoding='utf-8'):
            word, _, letters = line.strip().partition(' ')
            out[word] = letters
    return out


def documents(path):
    seen = set()
    for text in open(path, encoding='utf-8', errors='replace').read().split('\x1e'):
        if len(GLUED.findall(text)) < 2 and text[:400] not in seen:
            seen.add(text[:400])
            yield text.split('\n')


def count_words(lines, lower, names, inside):
    low, cap, mid = set(), set(), set()
    for line in lines:
        line, prev = NO_PROSE.sub(' 0 ', line), None
        for m in WORD.finditer(line):
            w, gap = m.group(), line[prev.end():m.start()] if prev else None
            whole = (m.start() == 0 or line[m.start() - 1] != '-') and (m.end() >= len(line) or line[m.end()] != '-')
            if w.islower():
                if whole:
                    low.add(w)
                if gap == ' ':
                    mid.add(w)
            elif gap in (' ', ', ') and prev.group().islower() and w[0].isupper():
                cap.add((w.lower(), w.isupper() and len(w) > 1))
            prev = m
    lower.update(low)
    names.update(w for w, _ in cap)
    inside.update(mid)


def count_contexts(lines, verbs, nouns, acts, noun_pairs, act_pairs):
    n, v, n2, v2 = set(), set(), set(), set()
    for line in lines:
        t = [x.lower() for x in re.findall(r'[A-Za-z]+|[^A-Za-z\s]', line)]
        for i in range(1, len(t)):
            a, b = t[i - 1], t[i]
            letters = verbs.get(b, '')
            if 'V' not in letters or not ('N' in letters or 'A' in letters):
                continue
            made = a.endswith('ing') or a.endswith('ed') and len(a) > 4
            if a in ALSO_BEFORE_NOUN or made:
                n.add(b)
            elif a in ALSO_BEFORE_VERB:
                v.add(b)
            if i + 1 < len(t) and t[i + 1].isalpha() and len(t[i + 1]) > 2:
                if a in BEFORE_NOUN or made:
                    n2.add((b, t[i + 1]))
                elif a in BEFORE_VERB:
                    v2.add((b, t[i + 1]))
    nouns.update(n)
    acts.update(v)
    noun_pairs.update(n2)
    act_pairs.update(v2)


def is_compound(first, second):
    return not (first in NO_FIRST or second in NO_HEAD or second.endswith('ly') or second.endswith('ing') and second not in ING
                or (first, second) in {('offer', 'letter'), ('record', 'drawings')})


def main():
    verbs = classes()
    lower, names, inside, nouns, acts, noun_pairs, act_pairs = (Counter() for _ in range(7))
    for lines in documents(sys.argv[1]):
        count_words(lines, lower, names, inside)
        count_contexts(lines, verbs, nouns, acts, noun_pairs, act_pairs)
    out = {}
    for w in set(lower) | set(names):
        name = names[w] >= 8 and names[w] > 1.5 * inside[w]
        if "'" in w or '’' in w or len(w) < 2 or lower[w] < 8 and not (name and 'V' in verbs.get(w, '')):
            continue
        letter = chr(ord('a') + (lower[w] // 8).bit_length() - 1) if lower[w] >= 8 else ''
        noun = 'O' if nouns[w] >= 24 and acts[w] * 12 <= nouns[w] else ''
        out[w] = letter + noun + ('N' if name else '')
    for (first, second), n in noun_pairs.items():
        if n >= 8 and act_pairs[first, second] * 6 <= n and is_compound(first, second):
            out[f'{first}-{second}'] = 'C'
    for w in sorted(out):
        print(w, out[w])


main()
