package main

import (
	"bufio"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"html"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"unicode"

	"focal/internal/boosted"
	"focal/internal/ingest"
	"focal/internal/ingest/page"
	"focal/internal/tailor"
)

// demandRowsCommand keeps what the models of demands look at, and what people marked: numbers alone, as the texts are others'.
type demandRowsCommand struct {
	Adverts []string `arg:"" type:"existingdir" help:"Folders with job.txt and gold.json (requirement, must)."`
	Cuts    string   `required:"" type:"path" help:"Where demands may be parted."`
	Units   string   `required:"" type:"path" help:"What may be demanded."`
}

// marked is an advert with the demands that people marked in it: of each letter or figure of it the demand that it belongs to, 0 for none.
type marked struct {
	doc   *page.Document
	text  string // letters and figures alone
	owner []int
	must  []bool // of each demand; the first is none
}

var demandSettings = boosted.Settings{Trees: 120, Depth: 4, LeastLeaf: 8, Rate: 0.08, Rows: 0.6, Features: 0.3, Seed: 1}

func (c *demandRowsCommand) Run() error {
	var list []*marked
	for _, dir := range c.Adverts {
		a, err := readMarked(dir)
		if err != nil {
			return fmt.Errorf("%s: %w", dir, err)
		}
		list = append(list, a)
	}
	var cuts, units rowsFile
	for _, a := range list {
		a.cuts(&cuts)
	}
	if err := cuts.write(c.Cuts); err != nil {
		return err
	}
	model := boosted.Fit(cuts.rows, cuts.are("1"), demandSettings)
	for _, a := range list {
		a.units(&units, model)
	}
	return units.write(c.Units)
}

// rowsFile are rows with their answers.
type rowsFile struct {
	rows    [][]float64
	answers []string
}

func (f *rowsFile) add(answer string, row []float64) {
	f.answers, f.rows = append(f.answers, answer), append(f.rows, row)
}

// are tells which answers begin with one of some letters.
func (f *rowsFile) are(letters string) (out []bool) {
	for _, a := range f.answers {
		out = append(out, strings.Contains(letters, a[:1]))
	}
	return out
}

func (f *rowsFile) write(file string) error {
	out, err := os.Create(file) //nolint:gosec // a file that the caller names
	if err != nil {
		return err
	}
	defer out.Close()
	w := bufio.NewWriter(out)
	for i, row := range f.rows {
		_, _ = w.WriteString(f.answers[i])
		for _, x := range row {
			_, _ = fmt.Fprintf(w, "\t%.3g", x)
		}
		_ = w.WriteByte('\n')
	}
	return errors.Join(w.Flush(), out.Close())
}

func (f *rowsFile) read(file string) error {
	text, err := os.ReadFile(file) //nolint:gosec // a file that the caller names
	if err != nil {
		return err
	}
	for line := range strings.Lines(string(text)) {
		fields := strings.Fields(line)
		row := make([]float64, len(fields)-1)
		for i := range row {
			if row[i], err = strconv.ParseFloat(fields[i+1], 64); err != nil {
				return err
			}
		}
		f.add(fields[0], row)
	}
	return nil
}

func readMarked(dir string) (*marked, error) {
	data, err := os.ReadFile(filepath.Join(dir, "job.txt")) //nolint:gosec // files that the caller names
	if err != nil {
		return nil, err
	}
	answers, err := os.ReadFile(filepath.Join(dir, "gold.json")) //nolint:gosec // as above
	if err != nil {
		return nil, err
	}
	var gold []struct {
		Requirement string
		Must        bool
	}
	if err := json.Unmarshal(answers, &gold); err != nil {
		return nil, err
	}
	text := unescaped(string(data))
	a := &marked{text: bare(text), must: []bool{false}}
	a.owner = make([]int, len(a.text))
	for _, g := range gold {
		a.must = append(a.must, g.Must)
		a.mark(bare(unescaped(g.Requirement)), len(a.must)-1)
	}
	a.doc, err = ingest.New(ingest.Config{}).Read(context.Background(), "job.txt", []byte(text))
	return a, err
}

// unescaped is a text that was taken from a page, where signs are written as names, some of them twice.
func unescaped(text string) string { return html.UnescapeString(html.UnescapeString(text)) }

// mark gives every place of some words to a demand.
func (a *marked) mark(words string, demand int) {
	for from := 0; words != ""; {
		i := strings.Index(a.text[from:], words)
		if i < 0 {
			return
		}
		for k := range words {
			a.owner[from+i+k] = demand
		}
		from += i + len(words)
	}
}

// place is where some words stand, best behind a place.
func (a *marked) place(words string, from int) (at int, found bool) {
	if words == "" {
		return 0, false
	}
	if i := strings.Index(a.text[from:], words); i >= 0 {
		return from + i, true
	}
	at = strings.Index(a.text, words)
	return at, at >= 0
}

// cuts adds the places where a demand is, or ends, or begins: cut or not.
func (a *marked) cuts(f *rowsFile) {
	from, of, at, found := 0, -1, 0, false
	for _, c := range tailor.Cuts(a.doc) {
		if c.At != of {
			of = c.At
			if at, found = a.place(bare(c.Text), from); found {
				from = at + len(bare(c.Text))
			}
		}
		left, right := at+len(bare(c.Text[:c.From]))-1, at+len(bare(c.Text[:c.To]))
		if !found || left < 0 || right >= len(a.owner) || a.owner[left] == 0 && a.owner[right] == 0 {
			continue
		}
		answer := "1"
		if a.owner[left] == a.owner[right] {
			answer = "0"
		}
		f.add(answer, c.Row)
	}
}

// units adds what may be demanded: n(othing), m(ust) or w(ished for).
func (a *marked) units(f *rowsFile, cut *boosted.Model) {
	list, alone := tailor.Units(a.doc, cut)
	answers, from := map[[2]int]string{}, 0
	for _, u := range list {
		at, found := a.place(bare(u.Quote), from)
		if found {
			from = at
		}
		answer := a.answer(at, len(bare(u.Quote)), found)
		answers[[2]int{u.At, u.Nth}] = answer
		f.add(answer, u.Row)
	}
	for _, u := range alone {
		f.add(answers[[2]int{u.At, u.Nth}], u.Row)
	}
}

// answer tells of a range of letters whether most of it is demanded.
func (a *marked) answer(at, n int, found bool) string {
	if !found {
		return "n"
	}
	count := make([]int, len(a.must))
	for _, d := range a.owner[at : at+n] {
		count[d]++
	}
	most := 0
	for d := range count {
		if d > 0 && (most == 0 || count[d] > count[most]) {
			most = d
		}
	}
	switch {
	case 2*count[0] > n || most == 0:
		return "n"
	case a.must[most]:
		return "m"
	}
	return "w"
}

// bare is a text without all but letters and figures of English.
func bare(text string) string {
	return strings.Map(func(r rune) rune {
		if r > unicode.MaxASCII || !unicode.IsLetter(r) && !unicode.IsDigit(r) {
			return -1
		}
		return unicode.ToLower(r)
	}, text)
}

// demandsCommand learns the three models of demands.
type demandsCommand struct {
	Cuts  string `arg:"" type:"existingfile"`
	Units string `arg:"" type:"existingfile"`
	Out   string `required:"" type:"path"`
}

func (c *demandsCommand) Run() error {
	var cuts, units, asked rowsFile
	if err := errors.Join(cuts.read(c.Cuts), units.read(c.Units)); err != nil {
		return err
	}
	for i, answer := range units.answers {
		if answer != "n" {
			asked.add(answer, units.rows[i])
		}
	}
	fmt.Println(len(cuts.rows), "places,", len(units.rows), "items,", len(asked.rows), "demands")
	f, err := os.Create(c.Out)
	if err != nil {
		return err
	}
	defer f.Close()
	for _, m := range []*boosted.Model{
		boosted.Fit(cuts.rows, cuts.are("1"), demandSettings),
		boosted.Fit(units.rows, units.are("mw"), demandSettings),
		boosted.Fit(asked.rows, asked.are("w"), demandSettings),
	} {
		if err := m.Write(f); err != nil {
			return err
		}
	}
	return f.Close()
}
