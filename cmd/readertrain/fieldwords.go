package main

import (
	"fmt"
	"os"
	"path/filepath"
	"sort"
	"strings"

	"focal/internal/extract"
	"focal/internal/extract/labeller"
	"focal/internal/extract/words"
	"focal/internal/ingest/page"
)

// fieldWordsCommand learns from CVs without labels which field a word is in as a rule.
type fieldWordsCommand struct {
	Pages  string `required:"" type:"path" help:"Folder that pages wrote, of CVs without labels."`
	Models string `required:"" type:"path" help:"File of weights."`
	Out    string `required:"" type:"path" help:"File to write."`
	Least  int    `default:"3" help:"CVs that a word must occur in."`
}

// fieldCodes name the fields of posts and courses in the list.
var fieldCodes = map[string]string{"title": "t", "org": "o", "place": "p", "degree": "d", "school": "s", "score": "g"}

func (f *fieldWordsCommand) Run() error {
	m, err := readModels(f.Models)
	if err != nil {
		return err
	}
	names, err := filepath.Glob(filepath.Join(f.Pages, "*.gob"))
	if err != nil {
		return err
	}
	seen := map[string]map[string]int{}
	for _, n := range names {
		src := &page.Document{}
		if err := decodePages(n, src); err != nil {
			return fmt.Errorf("%s: %w", n, err)
		}
		for w, code := range fieldsIn(m, extract.Lines(src)) {
			if seen[w] == nil {
				seen[w] = map[string]int{}
			}
			seen[w][code]++
		}
	}
	return os.WriteFile(f.Out, []byte(f.list(seen)), 0o600)
}

// fieldsIn gives each word of the heads of a CV the field that it is in; a word of
// several fields is left out.
func fieldsIn(m *labeller.Models, lines []labeller.Line) map[string]string {
	out := map[string]string{}
	note := func(text, code string) {
		for _, w := range words.Split(text) {
			if old, twice := out[w]; twice && old != code {
				out[w] = "?"
				continue
			}
			out[w] = code
		}
	}
	for _, e := range m.Read(lines).Entries {
		rest := ""
		for _, i := range e.Head {
			rest += lines[i].Text + "\n"
		}
		for name, v := range e.Fields {
			if v.Prob < 0.5 {
				note(v.Value, "?")
			} else {
				note(v.Value, fieldCodes[name])
			}
			rest = strings.Replace(rest, v.Value, " ", 1)
		}
		note(rest, "-")
	}
	return out
}

func (f *fieldWordsCommand) list(seen map[string]map[string]int) string {
	var lines []string
	for w, count := range seen {
		best, most, total := "", 0, 0
		for _, code := range []string{"t", "o", "p", "d", "s", "g", "-"} {
			total += count[code]
			if count[code] > most {
				best, most = code, count[code]
			}
		}
		if total >= f.Least && most*2 >= total && !strings.ContainsAny(w, "0123456789") {
			lines = append(lines, fmt.Sprintf("%s\t%s%d\n", w, best, min(most*10/total, 9)))
		}
	}
	sort.Strings(lines)
	return strings.Join(lines, "")
}
