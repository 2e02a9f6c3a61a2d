#!/usr/bin/env python3
"""Reads finished blind CVs as a stranger would: every part of every file, for what labels and the file itself tell of the person.

    scripts/stranger.py --focal bin/focal --labels LABELS --files FILES --out OUT [--list LIST] [--pdf N]

LABELS holds a JSON file per CV (name, email, phone, location, work, education), FILES the CVs. Each is converted at three
levels (employers described from Blind on), the templates by turns, as DOCX, text, Markdown and JSON, and --pdf N of them
as PDF, too. Prints each identifier that is left, and how many were sought. Knows nothing of internal/blind.
"""
import argparse
import json
import os
import re
import subprocess
import sys
import unicodedata
import zipfile
from concurrent.futures import ThreadPoolExecutor
from html import unescape

LEVELS = ["ClientSafe", "Blind", "BlindPlus"]
TEMPLATES = ["Generic", "Modern", "Corporate", "Defence", "Europass", "Compact", "Sidebar", "Academic", "Agency"]
MAIL = re.compile(r"[\w.+-]+\s?@\s?[\w-]+(?:\.[\w-]+)+")
LINK = re.compile(r"(?i)\b(?:https?://|www\.)[^\s<>()\"]+|\b(?:linkedin|github|facebook|twitter)\.com/[^\s<>()\"]+")
FACTS = {  # label in the source -> what follows goes at these levels
    "birth": (r"(?i)(?:date of birth|birth ?date|d\.?o\.?b\.?)\W{1,6}((?:\w+[ ./,-]{1,3}){1,3}\d{2,4})", 1),
    "relatives": (r"(?i)(?:father|mother|husband|spouse)(?:['’]?s)?\s*name\W{1,6}((?:[A-Z][\w.]+ ?){1,4})", 1),
    "paper": (r"(?i)(?:passport|aadhaa?r|\bpan\b|licen[cs]e|\bssn\b|\bnino?\b|national insurance|service no)[^\n\d]{0,25}?"
              r"([A-Z]{0,5}[ -]?\d[\dA-Z -]{5,}\d[A-Z]?)", 0),
    "nationality": (r"(?i)(?:nationality|citizenship)\s*[:–-]+\s*([A-Za-z]+)", 2),
    "religion": (r"(?i)(?:religion|caste)\s*[:–-]+\s*([A-Za-z]+)", 2),
    "marital": (r"(?i)(?:marital|martial|civil) status\s*[:–-]+\s*([A-Za-z]+)", 2),
    "sex": (r"(?i)(?:sex|gender)\s*[:–-]+\s*((?:fe)?male)", 2),
}
GENDERED = re.compile(r"\b(?:[Hh]e|[Ss]he|[Hh]is|[Hh]ers?|[Hh]im|[Hh]imself|[Hh]erself|Mrs?|Ms|Miss|Shri|Smt|Kumari)\b(?!['’])")


def fold(text):
    text = unicodedata.normalize("NFKD", unescape(text)).lower()
    text = "".join(c for c in text if not unicodedata.combining(c))
    return " " + " ".join(re.findall(r"[^\W_]+", text)) + " "


def digits(text):
    return re.sub(r"\D", "", text)


def parts_of(path):
    """(part, text) of a finished file, its own name first."""
    yield "name", os.path.basename(path)
    if not path.endswith(".docx"):
        if path.endswith(".pdf"):
            text = subprocess.run(["pdftotext", "-layout", path, "-"], capture_output=True, text=True).stdout
            yield "properties", subprocess.run(["pdfinfo", path], capture_output=True, text=True).stdout
            yield "text", text
            return
        yield "text", open(path, encoding="utf-8").read()
        return
    with zipfile.ZipFile(path) as z:
        yield "comment", z.comment.decode("latin-1")
        for n in z.namelist():
            yield n, n
            raw = z.read(n)
            if not n.endswith((".xml", ".rels")):
                yield n, raw.decode("latin-1") if len(raw) < 20000 else ""
                continue
            text = raw.decode("utf-8")
            yield n, re.sub(r"<[^>]+>", "", re.sub(r"</w:p>|<w:(?:tab|br)/>", "\n", text))
            if n.startswith(("word/document", "word/header", "word/footer", "docProps", "word/_rels", "customXml")):
                yield n + " attributes", "\n".join(v for v in re.findall(r'"([^"]*)"', text) if not v.startswith("http://schemas"))


def phrase(what, text, level, out):
    f = fold(text or "").strip()
    if len(f) >= 4:
        out.append((what, text.strip(), " " + f + " ", level))


def identifiers(gold, source):
    out, text = [], "\n".join(source)
    for w in re.findall(r"[^\W\d_]{3,}", gold.get("name") or ""):
        if fold(w).strip() not in ("curriculum", "vitae", "resume", "the", "van", "der", "bin", "del", "phd", "mba"):
            phrase("name", w, 1, out)
    for mail in {gold.get("email") or ""} | set(MAIL.findall(text)):
        phrase("mail", mail, 0, out)
    for link in set(LINK.findall(text)):
        phrase("link", link, 2, out)
        if re.search("linkedin|github|facebook|twitter", link):
            phrase("link", link, 0, out)
    for number in re.split(r"[,;/|]", gold.get("phone") or ""):
        if len(digits(number)) >= 7:
            out.append(("phone", number, digits(number)[-8:], 0))
    for w in gold.get("work") or []:
        phrase("employer", w.get("name"), 1, out)
    for e in gold.get("education") or []:
        phrase("school", e.get("institution"), 2, out)
    for what, (pattern, level) in FACTS.items():
        for found in re.findall(pattern, text):
            if what == "paper":
                if len(digits(found)) >= 6:
                    out.append((what, found, digits(found), level))
            else:
                phrase(what, found, level, out)
    return out


def left(files, sought, level):
    hits = []
    for path in files:
        for part, text in parts_of(path):
            folded, numbers = fold(text), re.sub(r"(?<=\d)[^\w\n]{1,4}(?=\d)", "", text)
            for what, shown, want, least in sought:
                if least > level or what in ("nationality", "religion", "marital", "sex") and len(text) < 200:
                    continue
                if want in (numbers if what in ("phone", "paper") else folded):
                    hits.append((what, shown, os.path.basename(path).rsplit(".", 1)[-1] + " " + part))
            if level == 2:
                hits += [("gendered", m.group(0), context(text, m)) for m in GENDERED.finditer(text) if part in ("text",)]
    return hits


def context(text, m):
    return " ".join(text[max(0, m.start() - 40):m.end() + 40].split())


def one(args, i, path, gold):
    results = []
    for level, name in enumerate(LEVELS):
        out = os.path.join(args.out, name, os.path.basename(path))
        subprocess.run(["rm", "-rf", out], check=True)
        os.makedirs(out)
        formats = "docx,txt,md,json" + (",pdf" if i < args.pdf else "")
        run = [args.focal, "convert", path, "--out", out + "/", "--privacy", name, "--template", TEMPLATES[i % len(TEMPLATES)],
               "--format", formats, "--report", "--length", "Detailed"] + (["--employers", "Described"] if level else [])
        done = subprocess.run(run, capture_output=True, text=True)
        files = sorted(os.path.join(out, f) for f in os.listdir(out))
        report = [f for f in files if f.endswith(".report.json")]
        if not report:
            results.append((level, 0, [("not converted", done.stderr.strip()[-150:], "")]))
            continue
        source = [line["text"] for line in json.load(open(report[0]))["original"].get("source") or []]
        sought = identifiers(gold, source)
        results.append((level, sum(s[3] <= level for s in sought), left([f for f in files if f not in report], sought, level)))
    return path, results


def main():
    p = argparse.ArgumentParser()
    for flag in ("--focal", "--labels", "--files", "--out"):
        p.add_argument(flag, required=True)
    p.add_argument("--list", help="names of CVs, one a line")
    p.add_argument("--pdf", type=int, default=0)
    args = p.parse_args()
    names = open(args.list).read().split("\n") if args.list else sorted(f[:-5] for f in os.listdir(args.labels))
    names = [n for n in names if n and os.path.exists(os.path.join(args.labels, n + ".json"))]
    total, hit, with_hit = [0] * 3, [0] * 3, [0] * 3
    with ThreadPoolExecutor(2) as pool:
        jobs = [pool.submit(one, args, i, os.path.join(args.files, n), json.load(open(os.path.join(args.labels, n + ".json"))))
                for i, n in enumerate(names)]
        for job in jobs:
            path, results = job.result()
            for level, n, hits in results:
                seen = {}
                for what, shown, where in hits:
                    seen.setdefault((what, shown), []).append(where)
                total[level] += n
                hit[level] += len([k for k in seen if k[0] != "gendered"])
                with_hit[level] += bool(seen)
                for (what, shown), where in seen.items():
                    print(f"{LEVELS[level]:10} {os.path.basename(path)}: {what} {shown!r} in {len(where)}: {where[0]}")
    for level, name in enumerate(LEVELS):
        print(f"{name}: {len(names)} CVs, {total[level]} sought, {hit[level]} left, {with_hit[level]} CVs with a hit", file=sys.stderr)


if __name__ == "__main__":
    main()
