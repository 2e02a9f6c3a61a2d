package writer_test

import (
	"context"
	_ "embed"
	"encoding/json"
	"net/http"
	"regexp"
	"strings"
	"testing"

	"focal/internal/engine"
	"focal/internal/truth"
	"focal/internal/writer/recorded"
)

//go:embed testdata/lies.txt
var lies string

type lie struct{ name, sentence, text string }

func allLies(t *testing.T) (list []lie) {
	t.Helper()
	for row := range strings.Lines(lies) {
		if row = strings.TrimSpace(row); row == "" || row[0] == '#' {
			continue
		}
		f := strings.Split(row, " | ")
		if len(f) != 3 {
			t.Fatalf("%q", row)
		}
		list = append(list, lie{f[0], f[1], f[2]})
	}
	return list
}

// A model that lies twice in the same place gets the built-in wording there, and keeps
// everything else that it worded.
func TestPlantedLiesAreTakenBack(t *testing.T) {
	list := allLies(t)
	if len(list) < 60 {
		t.Errorf("only %d lies", len(list))
	}
	e := newEngine(t)
	cases := map[string]recorded.Case{}
	for _, c := range recorded.Cases() {
		cases[c.Name] = c
	}
	for _, l := range list {
		t.Run(l.name+" "+l.text, func(t *testing.T) {
			c := cases[l.name]
			built, err := e.Convert(context.Background(), requestOf(c))
			if err != nil {
				t.Fatal(err)
			}
			liar := &liar{Model: recorded.New(), lie: l}
			result, err := asking(t, e, liar).Convert(context.Background(), requestOf(c))
			if err != nil {
				t.Fatal(err)
			}
			if liar.told != 2 {
				t.Fatalf("told %d times, want once and once more", liar.told)
			}
			l.holds(t, built, result)
			if v := truth.Check(result.Original, result.Document, result.Notes); len(v) > 0 {
				t.Errorf("%v", v)
			}
		})
	}
}

// holds compares the place of a lie with what Focal wrote there itself.
func (l lie) holds(t *testing.T, built, result *engine.Result) {
	t.Helper()
	words := "" // the longest part without a placeholder
	for _, part := range regexp.MustCompile(`\[\w+\]`).Split(l.text, -1) {
		if len(part) > len(words) {
			words = strings.Trim(part, " .")
		}
	}
	for _, s := range result.Document.Summary {
		if strings.Contains(s.Value, words) && !said(built, words) {
			t.Errorf("the profile says %q", s.Value)
		}
	}
	if l.sentence == "summary" {
		return
	}
	for _, p := range truth.Passages(built.Document, 2026) {
		if now := result.Document.Find(p.ID); p.Kind == truth.KindDuty && now != nil && now.Value == l.text {
			t.Errorf("the document says %q", now.Value)
		}
	}
	for _, p := range truth.Passages(built.Document, 2026) {
		if recorded.Alike(l.sentence, p.Text) >= 0.6 && p.Kind == truth.KindDuty && !said(result, p.Text) {
			t.Errorf("the built-in wording %q is gone", p.Text)
		}
	}
}

func said(r *engine.Result, text string) bool {
	for _, p := range truth.Passages(r.Document, 2026) {
		if strings.Contains(p.Text, text) {
			return true
		}
	}
	return false
}

// liar answers as recorded but in one place.
type liar struct {
	*recorded.Model
	lie  lie
	told int
}

func (m *liar) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	asked, err := recorded.Read(r)
	if err != nil {
		http.Error(w, err.Error(), http.StatusBadRequest)
		return
	}
	if m.lie.sentence != "summary" {
		for _, s := range asked.Sentences {
			if s.Text == m.lie.sentence || recorded.Alike(m.lie.sentence, s.Text) >= 0.6 {
				m.told++
				m.Say(s.Text, m.lie.text) // as Focal's own wording left it
			}
		}
		recorded.Write(w, m.Answer(asked))
		return
	}
	answer := m.Answer(asked)
	if asked.Task == "profile" {
		m.told++
		var all []int
		for _, f := range asked.Facts {
			all = append(all, f.N)
		}
		var said struct {
			Sentences []any `json:"sentences"`
		}
		_ = json.Unmarshal([]byte(answer), &said)
		said.Sentences = append([]any{map[string]any{"text": m.lie.text, "from": all}}, said.Sentences...)
		b, _ := json.Marshal(said)
		answer = string(b)
	}
	recorded.Write(w, answer)
}
