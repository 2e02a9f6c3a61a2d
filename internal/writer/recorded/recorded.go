// Package recorded is a language model that answers from recordings: 40 invented CVs,
// and for each what a strong writer made of it, by hand. Tests and the evaluation ask it
// over HTTP like a real one, so that figures can be compared between versions and nobody
// needs a model to get them.
package recorded

import (
	_ "embed" // the CVs and the recordings
	"encoding/json"
	"fmt"
	"io"
	"net/http"
	"slices"
	"strings"
	"unicode"

	"focal/internal/cv"
)

var (
	//go:embed cvs.txt
	cvs string
	//go:embed recordings.txt
	recordings string
)

// Case is a CV to convert; Job is "" without one.
type Case struct {
	Name    string
	CV, Job []byte
	Options cv.Options
}

// Cases are all of them, with the options that the recordings were written for.
func Cases() []Case {
	var out []Case
	jobs := map[string][]byte{}
	for i, block := range strings.Split("\n"+cvs, "\n=== ") {
		head, text, _ := strings.Cut(block, "\n")
		if name, isJob := strings.CutPrefix(head, "job "); isJob {
			jobs[name] = []byte(text)
			continue
		}
		if i == 0 {
			continue
		}
		f := strings.Split(head, " | ")
		o := cv.DefaultOptions()
		o.Mode, o.Length = cv.Flexible, cv.Detailed
		if person, pronoun, third := strings.Cut(f[1], " "); third {
			o.Perspective, o.Pronouns = cv.ThirdPerson, cv.Pronouns(pronoun)
			_ = person
		}
		out = append(out, Case{Name: f[0], CV: []byte(text), Job: []byte(f[2]), Options: o})
	}
	for i := range out {
		out[i].Job = jobs[string(out[i].Job)]
	}
	return out
}

// Model holds what is answered.
type Model struct {
	wordings  map[string][]string // sentence as sent -> wordings, one for each time it is asked
	summaries []summary
	labels    map[string]string // line as sent -> label
	first     []string          // beginnings of what goes first in its list
}

type summary struct {
	name      string
	sentences []sentence
}

type sentence struct {
	text string
	from []string // beginnings of facts
}

// New returns a model that answers as was recorded.
func New() *Model {
	m := &Model{wordings: map[string][]string{}, labels: map[string]string{}}
	m.Add(recordings)
	return m
}

// Add reads recordings. Their lines are "= name" for a CV, "> sentence << fact ;; fact"
// of its summary, "- sentence" and "+ wording", "? line" and "! label", and "^ beginning" of what goes first in its list.
func (m *Model) Add(text string) {
	said := ""
	for row := range strings.Lines(text) {
		mark, rest, _ := strings.Cut(strings.TrimSpace(row), " ")
		switch mark {
		case "=":
			m.summaries = append(m.summaries, summary{name: rest})
		case ">":
			text, from, _ := strings.Cut(rest, " << ")
			if len(m.summaries) == 0 {
				m.summaries = append(m.summaries, summary{})
			}
			s := &m.summaries[len(m.summaries)-1]
			s.sentences = append(s.sentences, sentence{text, strings.Split(from, " ;; ")})
		case "-", "?":
			said = rest
		case "+":
			m.wordings[said] = append(m.wordings[said], rest)
		case "!":
			m.labels[said] = rest
		case "^":
			m.first = append(m.first, rest)
		}
	}
}

// Say adds a wording, in the place of what was recorded.
func (m *Model) Say(sentence string, wordings ...string) { m.wordings[sentence] = wordings }

// Request is any of the questions that a conversion asks.
type Request struct {
	Job       string   `json:"job"`
	Wanted    []string `json:"not_shown"`
	Task      string   `json:"task"`
	Sentences []struct {
		N    int    `json:"n"`
		Text string `json:"text"`
		Why  string `json:"why_not"`
	} `json:"sentences"`
	Facts []struct {
		N    int    `json:"n"`
		Kind string `json:"kind"`
		Text string `json:"text"`
	} `json:"facts"`
	Lines []struct {
		N     int    `json:"n"`
		Text  string `json:"text"`
		Asked bool   `json:"asked"`
	} `json:"lines"`
	Lists []struct {
		N       int `json:"n"`
		Entries []struct {
			N    int    `json:"n"`
			Text string `json:"text"`
		} `json:"entries"`
	} `json:"lists"`
}

// Read takes the question out of a request to an OpenAI-compatible endpoint.
func Read(r *http.Request) (asked Request, err error) {
	var chat struct {
		Messages []struct{ Role, Content string } `json:"messages"`
	}
	body, err := io.ReadAll(io.LimitReader(r.Body, 1<<20))
	if err == nil {
		err = json.Unmarshal(body, &chat)
	}
	if err == nil && len(chat.Messages) > 0 {
		err = json.Unmarshal([]byte(chat.Messages[len(chat.Messages)-1].Content), &asked)
	}
	return asked, err
}

// ServeHTTP answers like such an endpoint.
func (m *Model) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	asked, err := Read(r)
	if err != nil {
		http.Error(w, err.Error(), http.StatusBadRequest)
		return
	}
	Write(w, m.Answer(asked))
}

// Write sends text as the answer of a model.
func Write(w http.ResponseWriter, text string) {
	w.Header().Set("Content-Type", "application/json")
	content, _ := json.Marshal(text)
	_, _ = fmt.Fprintf(w, `{"object":"chat.completion","choices":[{"index":0,"finish_reason":"stop","message":{"role":"assistant","content":%s}}]}`, content)
}

// Answer is what was recorded for a question.
func (m *Model) Answer(asked Request) string {
	var answer any
	switch asked.Task {
	case "word":
		answer = map[string]any{"wordings": m.word(asked)}
	case "profile":
		answer = map[string]any{"sentences": m.profile(asked)}
	case "order":
		answer = map[string]any{"lists": m.order(asked)}
	default:
		answer = map[string]any{"labels": m.sort(asked)}
	}
	text, _ := json.Marshal(answer)
	return string(text)
}

// order picks what was recorded to go first.
func (m *Model) order(asked Request) []any {
	out := []any{}
	for _, l := range asked.Lists {
		var first []int
		for _, begins := range m.first {
			for _, e := range l.Entries {
				if strings.HasPrefix(e.Text, begins) && !slices.Contains(first, e.N) {
					first = append(first, e.N)
				}
			}
		}
		if len(first) > 0 {
			out = append(out, map[string]any{"n": l.N, "first": first})
		}
	}
	return out
}

func (m *Model) word(asked Request) []any {
	out := []any{}
	for _, s := range asked.Sentences {
		known := m.wordings[m.nearest(s.Text)]
		at := 0
		if s.Why != "" {
			at = 1
		}
		if len(known) > 0 {
			out = append(out, map[string]any{"n": s.N, "text": known[min(at, len(known)-1)]})
		}
	}
	return out
}

// nearest is the recorded sentence that a sentence is a form of: Focal's own wording may
// have changed it before it was sent. "" if there is none.
func (m *Model) nearest(sentence string) string {
	if _, ok := m.wordings[sentence]; ok {
		return sentence
	}
	best, most := "", enough
	for known := range m.wordings {
		if a := min(Alike(known, sentence), Alike(sentence, known)); a > most || a == most && known < best {
			best, most = known, a
		}
	}
	return best
}

// enough of a sentence's words make another one a form of it.
const enough = 0.7

// Alike is the share of the words of a that b has too, by their beginnings; small words
// and weak openings do not count.
func Alike(a, b string) float64 {
	have := map[string]bool{}
	for _, w := range stems(b) {
		have[w] = true
	}
	n, all := 0, stems(a)
	for _, w := range all {
		if have[w] {
			n++
		}
	}
	if len(all) == 0 {
		return 0
	}
	return float64(n) / float64(len(all))
}

func stems(text string) (out []string) {
	for _, w := range strings.FieldsFunc(strings.ToLower(text), func(r rune) bool { return !unicode.IsLetter(r) && !unicode.IsDigit(r) }) {
		switch {
		case strings.HasPrefix(w, "respons") || w == "duties" || w == "included" || w == "involved" || w == "carried" || w == "held":
		case unicode.IsDigit(rune(w[0])):
			out = append(out, w)
		case len(w) > 3:
			out = append(out, w[:4])
		}
	}
	return out
}

// profile finds the recording of which all facts were sent.
func (m *Model) profile(asked Request) []any {
	for _, s := range m.summaries {
		out := []any{}
		for _, one := range s.sentences {
			var from []int
			for _, start := range one.from {
				if n := asked.fact(start); n > 0 {
					from = append(from, n)
				}
			}
			if len(from) == len(one.from) {
				out = append(out, map[string]any{"text": one.text, "from": from})
			}
		}
		if len(out) > 0 && len(out) == len(s.sentences) {
			return out
		}
	}
	return []any{}
}

// fact is the number of the fact that begins so, or else of the first that holds all its
// words; 0 if there is none.
func (r Request) fact(start string) (n int) {
	for _, f := range r.Facts {
		switch {
		case strings.HasPrefix(f.Text, start):
			return f.N
		case n == 0 && Alike(start, f.Text) == 1:
			n = f.N
		}
	}
	return n
}

func (m *Model) sort(asked Request) []any {
	out := []any{}
	for _, l := range asked.Lines {
		if label, ok := m.labels[l.Text]; ok && l.Asked {
			out = append(out, map[string]any{"n": l.N, "label": label})
		}
	}
	return out
}
