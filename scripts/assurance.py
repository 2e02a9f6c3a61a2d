#!/usr/bin/env python3
"""Runs the commands of docs/assurance.md and says of each item whether it is proved.

assurance.py [NUMBER...]: some items, else all. Tests of one Go package run together; an
item fails when one of its tests fails or is skipped, or when nothing ran for it.
"""
import collections
import json
import os
import re
import shlex
import subprocess
import sys

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))


def items():
    """Number -> (requirement, commands), in the order of the page."""
    out = {}
    with open(os.path.join(ROOT, "docs/assurance.md"), encoding="utf-8") as page:
        for line in page:
            cells = line.replace(r"\|", "\0").split("|")
            if len(cells) == 5 and cells[1].strip().isdigit():
                commands = [c.replace("\0", "|") for c in re.findall(r"`([^`]+)`", cells[3])]
                out[int(cells[1])] = (cells[2].strip(), commands)
    return out


def go_parts(command):
    """Folders and pattern of "go test ./a ./b -run PATTERN", or None for other commands."""
    words = shlex.split(command)
    if words[:2] != ["go", "test"]:
        return None
    at = words.index("-run")
    return words[2:at], words[at + 1]


def run_go(wanted):
    """Runs the patterns of each package at once; returns package -> {test: outcome}."""
    patterns = collections.defaultdict(set)
    for _, commands in wanted.values():
        for parts in filter(None, map(go_parts, commands)):
            for folder in parts[0]:
                patterns[folder].add(parts[1])
    env = dict(os.environ, FOCAL_REQUIRE_TOOLS="1")
    validator = os.path.join(ROOT, "tools/docx-validator")
    if os.path.isdir(os.path.join(validator, "node_modules")):
        env["FOCAL_DOCX_VALIDATOR"] = validator
    outcomes = {}
    for folder, some in sorted(patterns.items()):
        print(f"-- {folder}", flush=True)
        done = subprocess.run(["go", "test", "-json", "-count=1", "-timeout=20m", folder, "-run", "|".join(sorted(some))],
                              cwd=ROOT, env=env, stdout=subprocess.PIPE, text=True, check=False)
        outcomes[folder] = read_events(done.stdout)
        if done.returncode and "fail" not in outcomes[folder].values():
            outcomes[folder]["(build)"] = "fail"
    return outcomes


def read_events(stream):
    """Test -> pass, fail or skip; prints what failing tests said."""
    result, said = {}, collections.defaultdict(list)
    for line in stream.splitlines():
        if not line.startswith("{"):
            continue
        event = json.loads(line)
        name = event.get("Test", "").split("/")[0]
        if event["Action"] == "output":
            said[name].append(event["Output"])
        elif event["Action"] in ("pass", "fail", "skip") and name:
            worst = ["pass", "skip", "fail"]
            result[name] = max(result.get(name, "pass"), event["Action"], key=worst.index)
    for name, outcome in result.items():
        if outcome != "pass":
            print("".join(said[name]), end="", flush=True)
    return result


def verdict(commands, outcomes, others):
    """'proved', or what is missing."""
    for command in commands:
        parts = go_parts(command)
        if not parts:
            if others[command]:
                return f"failed: {command}"
            continue
        for folder in parts[0]:
            mine = {n: o for n, o in outcomes[folder].items() if re.search(parts[1], n) or n == "(build)"}
            if not mine:
                return f"nothing ran in {folder} for {parts[1]}"
            for name, outcome in mine.items():
                if outcome != "pass":
                    return f"{outcome}: {folder} {name}"
    return "proved"


def main():
    everything = items()
    numbers = [int(a) for a in sys.argv[1:]] or sorted(everything)
    unknown = [n for n in numbers if n not in everything]
    if unknown:
        sys.exit(f"no such item: {unknown}; docs/assurance.md has 1 to {max(everything)}")
    wanted = {n: everything[n] for n in numbers}
    outcomes = run_go(wanted)
    others = {}
    for _, commands in wanted.values():
        for command in commands:
            if not go_parts(command) and command not in others:
                print(f"-- {command}", flush=True)
                others[command] = subprocess.run(shlex.split(command), cwd=ROOT, env=dict(os.environ, FOCAL_REQUIRE_TOOLS="1"),
                                                 check=False).returncode
    proved = 0
    for n, (requirement, commands) in wanted.items():
        said = verdict(commands, outcomes, others)
        proved += said == "proved"
        print(f"{n:3} {said:8} {requirement}")
    print(f"{proved} of {len(wanted)} proved")
    sys.exit(proved < len(wanted))


if __name__ == "__main__":
    main()
