package internal_test

import (
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strconv"
	"strings"
	"testing"
)

// Code, tests and pages name decisions (D-31), items of the checklist (CV-9) and of the
// assurance list (assurance item 42) by id. Each must be defined in docs/.
func TestIdsAreDefined(t *testing.T) {
	defined := map[string]bool{}
	row := regexp.MustCompile(`(?m)^\| ([A-Z]{1,2}-\d+) \| \S`)
	for _, page := range []string{"../docs/decisions.md", "../docs/checklist.md"} {
		found := row.FindAllStringSubmatch(text(t, page), -1)
		if len(found) < 50 {
			t.Errorf("%s: %d ids only", page, len(found))
		}
		for _, m := range found {
			if defined[m[1]] {
				t.Errorf("%s is defined twice", m[1])
			}
			defined[m[1]] = true
		}
	}
	items := assuranceList(t)
	for id, places := range usedIDs(t, families(defined)) {
		if n, isItem := strings.CutPrefix(id, "assurance "); isItem {
			if number, err := strconv.Atoi(n); err != nil || items[number] == nil {
				t.Errorf("%s is named in %s and not in docs/assurance.md", id, places[0])
			}
		} else if !defined[id] {
			t.Errorf("%s is named in %s and defined neither in docs/decisions.md nor in docs/checklist.md", id, places[0])
		}
	}
}

// families returns the letters that ids of ours begin with, as an alternation.
func families(defined map[string]bool) string {
	seen := map[string]bool{}
	var out []string
	for id := range defined {
		letters, _, _ := strings.Cut(id, "-")
		if !seen[letters] {
			seen[letters] = true
			out = append(out, letters)
		}
	}
	return strings.Join(out, "|")
}

// usedIDs returns id -> files that name it. Test data and word lists speak of other
// things, so they are left out.
func usedIDs(t *testing.T, families string) map[string][]string {
	t.Helper()
	id := regexp.MustCompile(`\b(?:` + families + `)-\d+\b`)
	item := regexp.MustCompile(`\bassurance (?:items? )?(\d+)\b`)
	used := map[string][]string{}
	for _, path := range tracked(t) {
		switch filepath.Ext(path) {
		case ".go", ".ts", ".tsx", ".md", ".py", ".sh", ".sql":
		default:
			continue
		}
		if strings.Contains(path, "testdata/") || strings.HasPrefix(path, "THIRD_PARTY") || languageTest.MatchString(path) {
			continue
		}
		content := text(t, filepath.Join("..", path))
		for _, found := range id.FindAllString(content, -1) {
			used[found] = append(used[found], path)
		}
		for _, m := range item.FindAllStringSubmatch(content, -1) {
			used["assurance "+m[1]] = append(used["assurance "+m[1]], path)
		}
	}
	if len(used) < 150 {
		t.Errorf("only %d ids were found: the search is broken", len(used))
	}
	return used
}

// A promise of docs/promises.md has tests that are named for it ("TestB1_…", "A1 …"), and no test is named for
// one that is not there.
func TestPromisesHaveTests(t *testing.T) {
	promised := map[string]bool{}
	for _, m := range regexp.MustCompile(`(?m)^\| ([A-EH]\d+) \| \S`).FindAllStringSubmatch(text(t, "../docs/promises.md"), -1) {
		promised[m[1]] = true
	}
	if len(promised) < 30 {
		t.Errorf("%d promises only", len(promised))
	}
	proved := promisesProved(t)
	for id := range promised {
		if len(proved[id]) == 0 {
			t.Errorf("no test is named for %s", id)
		}
	}
	for id, places := range proved {
		if !promised[id] {
			t.Errorf("%s names %s, which docs/promises.md does not have", places[0], id)
		}
	}
}

// Each line of what was asked names tests that there are.
func TestPromisesLineByLine(t *testing.T) {
	_, section, found := strings.Cut(text(t, "../docs/promises.md"), "## Line by line")
	rows := regexp.MustCompile(`(?m)^\| ([^|]+) \| ([^|]+) \|$`).FindAllStringSubmatch(section, -1)
	if !found || len(rows) < 40 {
		t.Fatalf("%d lines only", len(rows))
	}
	tests := testsOfAll(t)
	for _, row := range rows {
		for _, m := range regexp.MustCompile("`([^`]+)`").FindAllStringSubmatch(row[2], -1) {
			isThere := false
			for _, begins := range []string{"func " + m[1] + "(", `("` + m[1], "(`" + m[1]} {
				isThere = isThere || strings.Contains(tests, begins)
			}
			if !isThere {
				t.Errorf("%s: there is no test %q", row[1], m[1])
			}
		}
	}
}

// testsOfAll is the text of all tests but this one.
func testsOfAll(t *testing.T) string {
	t.Helper()
	var b strings.Builder
	for _, path := range tracked(t) {
		isOfWeb := strings.HasPrefix(path, "web/") && (strings.HasSuffix(path, ".spec.ts") || strings.Contains(path, ".test.ts"))
		if isOfWeb || strings.HasSuffix(path, "_test.go") {
			b.WriteString(text(t, filepath.Join("..", path)))
		}
	}
	return b.String()
}

// promisesProved returns id -> files with tests that are named for it: of Go, and of the web app, whose titles
// may begin with several.
func promisesProved(t *testing.T) map[string][]string {
	t.Helper()
	inGo := regexp.MustCompile(`(?m)^func Test([A-EH]\d+)_`)
	inWeb := regexp.MustCompile("(?m)\\b(?:test|it)\\([\"`]((?:[A-EH]\\d+ )+)|^\\]\\)\\([\"`]((?:[A-EH]\\d+ )+)")
	proved := map[string][]string{}
	for _, path := range tracked(t) {
		switch {
		case strings.HasSuffix(path, "_test.go"):
			for _, m := range inGo.FindAllStringSubmatch(text(t, filepath.Join("..", path)), -1) {
				proved[m[1]] = append(proved[m[1]], path)
			}
		case strings.HasPrefix(path, "web/") && (strings.HasSuffix(path, ".spec.ts") || strings.Contains(path, ".test.ts")):
			for _, m := range inWeb.FindAllStringSubmatch(text(t, filepath.Join("..", path)), -1) {
				for _, id := range strings.Fields(m[1] + m[2]) {
					proved[id] = append(proved[id], path)
				}
			}
		}
	}
	return proved
}

// languageTest are tests of what is in CVs and job descriptions.
var languageTest = regexp.MustCompile(`^internal/(ingest|extract|language|lexicon|proofread|perspective|tailor|truth|layout)/.*_test\.go$`)

// tracked returns the files of the repository, new ones included.
func tracked(t *testing.T) []string {
	t.Helper()
	out, err := exec.Command("git", "-C", "..", "ls-files", "--cached", "--others", "--exclude-standard", "--deduplicate").Output()
	if err != nil {
		t.Skipf("not in a clone: %v", err)
	}
	var paths []string
	for path := range strings.SplitSeq(strings.TrimSpace(string(out)), "\n") {
		if _, err := os.Stat(filepath.Join("..", path)); err == nil {
			paths = append(paths, path)
		}
	}
	return paths
}

func text(t *testing.T, path string) string {
	t.Helper()
	b, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	return string(b)
}
