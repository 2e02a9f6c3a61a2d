package internal_test

import (
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"
)

// docs/assurance.md lists the 63 requirements with the commands that prove them.
// Nothing runs here ("make assurance" does): the list must be whole, each command must
// name something that exists, and a test that carries a number must be reached by the
// commands of that number.
func TestAssuranceListNamesWhatProvesIt(t *testing.T) {
	list := assuranceList(t)
	tests := goTests(t)
	titles := browserTitles(t)
	for n := 1; n <= 63; n++ {
		commands := list[n]
		if len(commands) == 0 {
			t.Errorf("item %d has no command", n)
		}
		var reached []string
		for _, command := range commands {
			found := resolve(t, command, tests, titles)
			if len(found) == 0 {
				t.Errorf("item %d: %q runs nothing", n, command)
			}
			reached = append(reached, found...)
		}
		for _, name := range carrying(n, tests, titles) {
			if !slices.Contains(reached, name) {
				t.Errorf("item %d: %s carries its number and is in no command of its row", n, name)
			}
		}
	}
	if len(list) != 63 {
		t.Errorf("%d items, want 63", len(list))
	}
}

// assuranceList reads the table: number -> commands.
func assuranceList(t *testing.T) map[int][]string {
	t.Helper()
	list := map[int][]string{}
	inBackticks := regexp.MustCompile("`([^`]+)`")
	for line := range strings.SplitSeq(text(t, "../docs/assurance.md"), "\n") {
		cells := strings.Split(strings.ReplaceAll(line, `\|`, "\x00"), "|")
		if len(cells) != 5 {
			continue
		}
		n, err := strconv.Atoi(strings.TrimSpace(cells[1]))
		if err != nil {
			continue
		}
		if list[n] != nil {
			t.Errorf("item %d stands there twice", n)
		}
		for _, m := range inBackticks.FindAllStringSubmatch(cells[3], -1) {
			list[n] = append(list[n], strings.ReplaceAll(m[1], "\x00", "|"))
		}
	}
	return list
}

// resolve says what a command would run: "internal/app.TestX", a title of a browser
// test, or the script or target itself. Nothing = the command is wrong.
func resolve(t *testing.T, command string, tests map[string][]string, titles []string) []string {
	t.Helper()
	fields := strings.Fields(command)
	quoted := regexp.MustCompile(`-[gt] "([^"]+)"$`).FindStringSubmatch(command)
	switch {
	case strings.HasPrefix(command, "go test ./"):
		return resolveGo(t, fields[2:], tests)
	case strings.HasPrefix(command, "npm --prefix web ") && quoted != nil:
		var out []string
		for _, title := range titles {
			if strings.Contains(title, quoted[1]) {
				out = append(out, title)
			}
		}
		return out
	case fields[0] == "make" && len(fields) == 2:
		if regexp.MustCompile(`(?m)^` + regexp.QuoteMeta(fields[1]) + `:`).MatchString(text(t, "../Makefile")) {
			return fields[1:2]
		}
	case strings.HasPrefix(fields[0], "scripts/"):
		if _, err := os.Stat(filepath.Join("..", fields[0])); err == nil {
			return fields[:1]
		}
	}
	return nil
}

func resolveGo(t *testing.T, args []string, tests map[string][]string) []string {
	t.Helper()
	run := slices.Index(args, "-run")
	if run < 0 || run+2 != len(args) {
		return nil
	}
	pattern, err := regexp.Compile(args[run+1])
	if err != nil {
		t.Error(err)
		return nil
	}
	var out []string
	for _, dir := range args[:run] {
		before := len(out)
		for _, name := range tests[strings.TrimPrefix(dir, "./")] {
			if pattern.MatchString(name) {
				out = append(out, strings.TrimPrefix(dir, "./")+"."+name)
			}
		}
		if len(out) == before {
			t.Errorf("no test of %s matches %s", dir, pattern)
		}
	}
	return out
}

// carrying returns what has the number of an item in its name or title.
func carrying(n int, tests map[string][]string, titles []string) []string {
	var out []string
	inName := regexp.MustCompile(`^(?:Test|Fuzz)Assurance(?:_\d+)*_0?` + strconv.Itoa(n) + `_`)
	for dir, names := range tests {
		for _, name := range names {
			if inName.MatchString(name) {
				out = append(out, dir+"."+name)
			}
		}
	}
	inTitle := regexp.MustCompile(`assurance ` + strconv.Itoa(n) + `\b`)
	for _, title := range titles {
		if inTitle.MatchString(title) {
			out = append(out, title)
		}
	}
	return out
}

// goTests returns the tests and fuzz targets of each package folder.
func goTests(t *testing.T) map[string][]string {
	t.Helper()
	declared := regexp.MustCompile(`(?m)^func ((?:Test|Fuzz)\w+)\(`)
	out := map[string][]string{}
	for _, path := range tracked(t) {
		if !strings.HasSuffix(path, "_test.go") {
			continue
		}
		dir := filepath.ToSlash(filepath.Dir(path))
		for _, m := range declared.FindAllStringSubmatch(text(t, filepath.Join("..", path)), -1) {
			out[dir] = append(out[dir], m[1])
		}
	}
	return out
}

// browserTitles returns the titles of browser and web unit tests that carry a number.
func browserTitles(t *testing.T) []string {
	t.Helper()
	title := regexp.MustCompile("[\"`](assurance \\d+[^\"`]*)[\"`]")
	var out []string
	for _, path := range tracked(t) {
		if strings.HasSuffix(path, ".spec.ts") || strings.HasSuffix(path, ".test.tsx") {
			for _, m := range title.FindAllStringSubmatch(text(t, filepath.Join("..", path)), -1) {
				out = append(out, m[1])
			}
		}
	}
	return out
}
