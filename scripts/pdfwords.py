#!/usr/bin/env python3
"""Compares the words of the PDF reader with those of pdftotext (poppler).

    go build -o /tmp/dump ./internal/ingest/pdf/dump
    python3 scripts/pdfwords.py --dump /tmp/dump files.pdf ...

A word is what stands between spaces, without punctuation around it and hyphens in
it (pdftotext drops those at line ends). Words are compared as multisets, because
the order is another question. What differs is put into classes:

    glued    one of ours is several of theirs
    whole    the same, but ours is a word of other files and theirs are not all: "Ca ndid ate"
    split    several of ours are one of theirs
    spaced   a heading with spaces between its letters, which ours closes
    hidden   theirs, in a file of which ours says that text cannot be seen
    lost     theirs, nowhere in ours
    made up  ours, nowhere in theirs
"""

import argparse
import collections
import re
import subprocess
import unicodedata

EDGE = re.compile(r"^[\W_]+|[\W_]+$")
DROP = re.compile(r"[\u00ad\u200b-\u200f\u2010-\u2015\u202a-\u202e\u2060-\u2069\ufeff\ufffd\ue000-\uf8ff-]")


def words(text):
    out = []
    for token in re.sub(r"[\x00-\x1f\x7f]", lambda m: " " if m[0] in "\t\n\r\f" else "", text).split():
        token = EDGE.sub("", DROP.sub("", unicodedata.normalize("NFKC", token)))
        if token:
            out.append(token)
    return out


def ours(dump, files):
    """Yields file, milliseconds, text or error."""
    for i in range(0, len(files), 50):
        p = subprocess.run([dump, "-text", *files[i : i + 50]], capture_output=True, text=True, errors="replace")
        for part in re.split(r"(?m)^== ", p.stdout)[1:]:
            head, _, text = part.partition("\n")
            m = re.match(r"(.*) ([\d.]+) ms$", head)
            yield m[1], float(m[2]), text


def theirs(file):
    try:
        p = subprocess.run(["pdftotext", "-enc", "UTF-8", file, "-"], capture_output=True, timeout=60)
    except subprocess.TimeoutExpired:
        return ""
    return p.stdout.decode("utf-8", "replace")


def pieces(word, pool, depth=8):
    """Returns words of pool that make up word in a row, None if there are none."""
    if word == "":
        return []
    if depth == 0:
        return None
    for n in range(len(word), 0, -1):
        if pool[word[:n]] > 0:
            pool[word[:n]] -= 1
            rest = pieces(EDGE.sub("", word[n:]), pool, depth - 1)
            if rest is not None:
                return [word[:n], *rest]
            pool[word[:n]] += 1
    return None


def explain(missing, extra, found, ends):
    """Takes what is glued or split out of both and adds it to found."""
    for name, whole, parts in (("glued", extra, missing), ("split", missing, extra)):
        for w in sorted(whole, key=len, reverse=True):
            while whole[w] > 0 and len(w) > 1:
                p = pieces(w, parts, 40)
                if p is None:
                    break
                whole[w] -= 1
                if name == "split" and ends.issuperset(p[:-1]):
                    continue  # pdftotext joins what it takes for a hyphenated word
                kind = "spaced" if name == "glued" and len(p) > 2 and sum(map(len, p)) < 2 * len(p) else name
                found.append((kind, f"{w} = {' '.join(p)}", len(p) if name == "glued" else 1))


def compare(text, reference, hidden):
    """Returns the number of reference words and a list of (class, example, words)."""
    a, b = collections.Counter(words(text)), collections.Counter(words(reference))
    missing, extra, found = b - a, a - b, []
    ends = {EDGE.sub("", DROP.sub("", unicodedata.normalize("NFKC", t))) for t in text.split() if t[-1] in "-\u00ad\u2010\u2011\u2012\u2013\u2014\u2015"}
    explain(missing, extra, found, ends)
    for w, n in missing.items():
        found += [("hidden" if hidden else "lost", w, 1)] * n
    for w, n in extra.items():
        found += [("made up", w, 1)] * n
    return sum(b.values()), found


def unfit(reference):
    """Reports whether theirs is no measure: there is none, or it falls into letters."""
    w = words(reference)
    return 3 * sum(len(x) == 1 for x in w) >= len(w)


def known(texts):
    """Returns the words that at least three files have, according to pdftotext."""
    files = collections.Counter()
    for t in texts:
        files.update({w.lower() for w in words(t) if len(w) > 2})
    return {w for w, n in files.items() if n > 2}


def judged(found, vocabulary):
    """Turns "glued" into "whole" where pdftotext has taken a word to pieces."""
    for kind, example, n in found:
        if kind == "glued":
            whole, _, parts = example.partition(" = ")
            if whole.lower() in vocabulary and not vocabulary.issuperset(p.lower() for p in parts.split()):
                kind = "whole"
        yield kind, example, n


def main():
    args = argparse.ArgumentParser()
    args.add_argument("--dump", required=True)
    args.add_argument("--show", type=int, default=0, help="so many examples of each class")
    args.add_argument("--files", action="store_true", help="a line for each file that differs")
    args.add_argument("file", nargs="+")
    args = args.parse_args()
    total, files, scans, slow, bad = 0, 0, 0, [], []
    counts, examples = collections.Counter(), collections.defaultdict(list)
    references = {file: theirs(file) for file in args.file}
    vocabulary = known(references.values())
    for file, ms, text in ours(args.dump, args.file):
        reference = references[file]
        if ms > 10_000:
            slow.append(f"{file} {ms:.0f} ms")
        if re.match(r"(This PDF|A page of this|Reading the PDF)[^\n]*\n?\Z", text):
            if words(reference):
                bad.append(f"{file}: {text.strip()}")
            continue
        if "! Recognised." in text or unfit(reference):
            scans += 1
            continue
        hidden = "! Text that cannot be seen" in text
        n, found = compare(re.sub(r"(?m)^! .*", "", text), reference, hidden)
        total, files = total + n, files + 1
        found = list(judged(found, vocabulary))
        for kind, example, k in found:
            counts[kind] += k
            examples[kind].append(f"{example}  ({file.rsplit('/', 1)[-1]})")
        if args.files and found:
            print(f"{file} {sum(k for _, _, k in found)}/{n}", dict(collections.Counter(kind for kind, _, _ in found)))
    for kind, n in counts.most_common():
        print(f"{kind:8} {n:6} {100 * n / max(total, 1):.3f} %")
        for e in examples[kind][:: max(1, len(examples[kind]) // args.show)] if args.show else []:
            print("    ", e)
    wrong = sum(n for kind, n in counts.items() if kind not in ("spaced", "whole", "hidden"))
    print(f"{files} files ({scans} scans, or such as pdftotext takes to pieces, apart), {total} words, the same: {100 - 100 * wrong / max(total, 1):.3f} %")
    for title, some in (("slow", slow), ("not read", bad)):
        if some:
            print(f"{title}: {len(some)}", *some, sep="\n  ")


if __name__ == "__main__":
    main()
