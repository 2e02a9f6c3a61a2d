package engine

import (
	"fmt"
	"maps"
	"regexp"
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"focal/internal/cv"
	"focal/internal/extract"
	"focal/internal/ingest/page"
	"focal/internal/summary"
	"focal/internal/tailor"
	"focal/internal/truth"
)

// The engine asks nobody: it is pure, and runs where there is no network. Who wants a
// language model's wording has the engine say what there is to word (Request.Consult),
// asks the model, and converts anew with the answer (Request.Wording). The answer is
// data that nothing is believed of: each sentence passes the truth check against its
// passage or is not used.

const (
	// SummaryID is the ID of a profile that a language model wrote.
	SummaryID = "summary[model]"

	ownID = "summary[own]" // of the CV's own profile, where a written one stands in its place
)

// Wording is what a language model proposed.
type Wording struct {
	By      string              `json:"by"`                // "MODEL at HOST", as users are shown it
	Texts   map[string]string   `json:"texts,omitempty"`   // Text.ID -> wording of that sentence
	Summary []Sentence          `json:"summary,omitempty"` // a profile; empty = the built-in one
	Order   map[string][]string `json:"order,omitempty"`   // tailor.List.ID -> Text.IDs that go first in it, in that order
	Labels  map[int]string      `json:"labels,omitempty"`  // line of the file -> what it is, of those that the reader doubted
	Remark  string              `json:"remark,omitempty"`  // what the user should know of how it went; "" = nothing
}

// WordingBy is the model that worded part of a result, "MODEL at HOST"; "" = none did.
func (r *Result) WordingBy() string {
	for _, n := range r.Notes {
		if n.By != "" && n.Kind != cv.NoteAdvice {
			return n.By
		}
	}
	return ""
}

// Sentence of a summary, with the passages that it was written from.
type Sentence struct {
	Text string   `json:"text"`
	From []string `json:"from"` // Passage.ID
}

// Consultation is what a language model may be asked about a CV, and what was wrong
// with its last answers.
type Consultation struct {
	Doubts    []Doubt         `json:"doubts,omitempty"`    // lines with the doubted ones among them
	Labels    []string        `json:"labels,omitempty"`    // that a line may be given
	Sentences []truth.Passage `json:"sentences,omitempty"` // that may be worded anew
	Facts     []truth.Passage `json:"facts,omitempty"`     // that a summary may be written from
	Draft     []truth.Passage `json:"draft,omitempty"`     // the sentences of the profile that Focal put together, each proved
	Job       string          `json:"job,omitempty"`       // its title, where the advert tells
	Asked     []string        `json:"asked,omitempty"`     // requirements of the job that the CV meets, the musts first
	Shown     []Shown         `json:"shown,omitempty"`     // where it does, for each of them
	Lists     []tailor.List   `json:"lists,omitempty"`     // whose order may serve the job
	Demands   []string        `json:"demands,omitempty"`   // all that the job asks for, the musts first
	Voice     Voice           `json:"voice"`
	Name      string          `json:"name,omitempty"` // the person's, as a summary begins with it
	Refused   []Refusal       `json:"refused,omitempty"`
}

// Doubt is a line of the file; Label what the reader takes it for. Its text holds common
// words only.
type Doubt struct {
	Line  int    `json:"line"`
	Text  string `json:"text"`
	Label string `json:"label"`
	Asked bool   `json:"asked"` // the reader is unsure of it
}

// front is what goes first in lists, as the model picked it.
func (w *Wording) front() tailor.Front {
	if w == nil {
		return tailor.Front{}
	}
	return tailor.Front{By: w.By, First: w.Order}
}

// options are those of a reader who was told what some lines are.
func (w *Wording) options() extract.Options {
	if w == nil {
		return extract.Options{}
	}
	return extract.Options{Labels: w.Labels}
}

// inOrder is what holds of lines in this order: what the model said of some names them by their numbers in the first one.
func (w *Wording) inOrder(lines *page.Document) *Wording {
	if w == nil || lines.Order <= 1 {
		return w
	}
	out := *w
	out.Labels = nil
	return &out
}

// sorted tells the user who had a part in the reading.
func (w *Wording) sorted() cv.Note {
	lines := slices.Sorted(maps.Keys(w.Labels))
	return cv.Note{
		Kind: cv.NoteReading, Lines: lines, By: w.By,
		Reason: fmt.Sprintf("%s said what some lines are that the reader was unsure of. All words are the CV's own. Please check what went where.", w.By),
	}
}

func (c *Consultation) doubt(list []extract.Doubt) {
	if len(list) == 0 {
		return
	}
	c.Labels = extract.LineLabels()
	for _, d := range list {
		c.Doubts = append(c.Doubts, Doubt(d))
	}
}

// Voice is who speaks in a summary.
type Voice struct {
	Third   bool   `json:"third"`             // about the person, who is named first
	Pronoun string `json:"pronoun,omitempty"` // "she", "he", "they", "i"; "" = sentences without a subject
}

// Refusal is a proposal that the truth check did not let pass.
type Refusal struct {
	ID    string `json:"id"`    // of the sentence; SummaryID for one of the summary
	Index int    `json:"index"` // in Wording.Summary; -1 = all of it, or another sentence
	Text  string `json:"text"`  // as it was checked: in one line, a summary's sentences joined
	Fact  string `json:"fact"`  // the word that is wrong, or is missing; "" = no word of its own
	Why   string `json:"why"`   // goes on from it: "is not what the passage says here"
}

const whole = -1 // Refusal.Index of what is no sentence of a summary

const (
	mostSentences = 60  // of a CV that are worded anew
	longestWorded = 600 // characters of a sentence, proposed or to be worded
	mostFacts     = 80
	longestFact   = 1500 // characters: a profile is one
	mostSummary   = 4    // sentences

	// LeastSummary is how many sentences of a proposed summary must hold for it to be used.
	LeastSummary = 2
)

// consult puts the proposals of a model into a proved document, and says what a model
// may be asked where that is wanted.
func consult(result *Result, doc *cv.Document, lists []tailor.List, wanted bool, keep cv.Keep) []cv.Note {
	if !wanted && result.Wording == nil {
		return nil
	}
	c := &consultation{result: result, doc: doc, keep: keep, own: ownProfile(result.Original, doc), said: &Consultation{Voice: voiceOf(result.Options, doc), Name: calledBy(doc.Person.Name.Value)}}
	if wanted {
		result.Consultation = c.said
	}
	if result.Options.Mode != cv.Flexible || !strings.HasPrefix(doc.Locale, "en") {
		return c.remark()
	}
	c.said.Lists, c.said.Demands = lists, demands(result.Match, func(tailor.Requirement) bool { return true })
	c.passages = truth.Passages(doc, result.Date.Year)
	c.questions()
	if result.Wording != nil {
		c.words()
		c.summary()
	}
	return c.remark()
}

type consultation struct {
	result   *Result
	doc      *cv.Document
	keep     cv.Keep
	passages []truth.Passage
	own      truth.Passage // the CV's own profile, where the document has a written one
	said     *Consultation
	worded   []truth.Passage // wordings that say what their passages say
	notes    []cv.Note
}

// voiceOf is the voice that the other stages gave the document.
func voiceOf(o cv.Options, doc *cv.Document) Voice {
	if o.Perspective == cv.ThirdPerson {
		if o.Pronouns == cv.None {
			return Voice{Third: true}
		}
		return Voice{Third: true, Pronoun: string(o.Pronouns)}
	}
	for _, t := range doc.Summary {
		if slices.Contains(strings.Fields(t.Value), "I") {
			return Voice{Pronoun: "i"}
		}
	}
	return Voice{}
}

var bracketed = regexp.MustCompile(` \([^()]*\)`)

// calledBy is a name as a sentence begins with it: without what stands in brackets.
func calledBy(name string) string { return strings.TrimSpace(bracketed.ReplaceAllString(name, "")) }

// ownProfile is what the CV says of itself, where the document has a profile that was
// written from that and other facts: a model that is shown the latter only says it again.
func ownProfile(original, doc *cv.Document) truth.Passage {
	if len(doc.Summary) != 1 || doc.Summary[0].ID != summary.WrittenID {
		return truth.Passage{}
	}
	p := truth.Passage{ID: ownID, Kind: truth.KindProfile}
	var lines []string
	for _, t := range original.Summary {
		lines = append(lines, stopped(t.Value))
		p.Lines = append(p.Lines, t.Lines...)
	}
	p.Text = strings.Join(lines, " ")
	return p
}

// written reports the profile that was put together from several posts: what it says of one would
// be said of another.
func (c *consultation) written(p truth.Passage) bool {
	return c.own.ID != "" && p.ID == summary.WrittenID
}

// drafted are the sentences of a written profile, each a passage of its own: what one says of a post is not said of another.
func drafted(p truth.Passage, doc *cv.Document) (list []truth.Passage) {
	var employers []string
	for i := range doc.Work {
		if name := doc.Work[i].Organisation.Value; name != "" {
			employers = append(employers, name)
		}
	}
	for i, s := range summary.Sentences(p.Text) {
		list = append(list, truth.Passage{
			ID: fmt.Sprintf("summary[draft][%d]", i), Kind: truth.KindProfile, Text: s, Lines: p.Lines, Draft: true, Employers: employers,
		})
	}
	return list
}

// questions lists what may be asked.
func (c *consultation) questions() {
	if c.own.Text != "" && len(c.own.Text) <= longestFact {
		c.said.Facts = append(c.said.Facts, c.own)
	}
	for _, p := range c.passages {
		if c.written(p) {
			c.said.Draft = drafted(p, c.doc)
			continue
		}
		if len(p.Text) <= longestFact && len(c.said.Facts) < mostFacts {
			c.said.Facts = append(c.said.Facts, p)
		}
		_, own := c.result.Edits[p.ID]
		if p.Kind == truth.KindDuty && !own && len(p.Text) <= longestWorded && len(c.said.Sentences) < mostSentences {
			c.said.Sentences = append(c.said.Sentences, p)
		}
	}
	proved := c.result.Match.Proved()
	c.said.Job, c.said.Asked = extract.BareJobTitle(c.result.JobTitle), met(proved)
	c.said.Shown = c.shown(proved)
	if c.ownSummary() {
		c.said.Facts, c.said.Draft, c.said.Asked, c.said.Shown = nil, nil, nil, nil
	}
}

// ownSummary reports a profile that the user worded.
func (c *consultation) ownSummary() bool {
	for id := range c.result.Edits {
		if strings.HasPrefix(id, "summary[") && id != SummaryID {
			return true
		}
	}
	return false
}

// met lists the requirements that the CV meets, the musts first.
func met(m *tailor.Match) []string {
	return demands(m, func(r tailor.Requirement) bool { return r.Status == tailor.Met })
}

// demands lists requirements, the musts first.
func demands(m *tailor.Match, wanted func(tailor.Requirement) bool) (list []string) {
	if m == nil {
		return nil
	}
	for _, must := range []bool{true, false} {
		for _, r := range m.Requirements {
			if (r.Level == tailor.Must) == must && wanted(r) {
				list = append(list, r.Text)
			}
		}
	}
	return list
}

// ordering lists what a model may be asked about the order of a document that Tailoring has not arranged yet.
func ordering(result *Result, doc *cv.Document, wanted bool) []tailor.List {
	if !wanted || result.Match == nil || result.Options.Mode != cv.Flexible || !strings.HasPrefix(doc.Locale, "en") {
		return nil
	}
	return tailor.Lists(doc)
}

func (c *consultation) refuse(id string, index int, text, fact, why string) {
	c.said.Refused = append(c.said.Refused, Refusal{ID: id, Index: index, Text: text, Fact: fact, Why: why})
}

// words takes the wordings of sentences that say what their passages say.
func (c *consultation) words() {
	w := c.result.Wording
	for _, p := range c.said.Sentences {
		text := tidy(w.Texts[p.ID])
		if text == "" || text == p.Text {
			continue
		}
		if fact, why := truth.Reworded(p.Text, text, p.Ended); why != "" {
			c.refuse(p.ID, whole, text, fact, why)
			continue
		}
		passed := p
		passed.Text = text
		c.worded = append(c.worded, passed)
		n := cv.Note{
			Kind: cv.NoteWording, Field: p.ID, Before: p.Text, After: text, Lines: p.Lines, By: w.By,
			Reason: fmt.Sprintf("Worded by %s, and checked word by word against this sentence of the CV.", w.By),
		}
		if t := c.doc.Find(p.ID); t != nil && c.keep.Accepts(n) {
			t.Value = text
			c.notes = append(c.notes, n)
		}
	}
}

// summary takes the sentences of a summary that their passages bear out.
func (c *consultation) summary() {
	w := c.result.Wording
	if len(w.Summary) == 0 || len(c.said.Facts) == 0 {
		return
	}
	byID := map[string][]truth.Passage{}
	for _, p := range slices.Concat([]truth.Passage{c.own}, c.said.Draft, c.passages, c.worded) {
		if !c.written(p) {
			byID[p.ID] = append(byID[p.ID], p)
		}
	}
	var sentences []borne
	for i, s := range w.Summary {
		text := tidy(s.Text)
		from, fact, why := c.borneOut(text, s.From, byID)
		if why != "" {
			c.refuse(SummaryID, i, text, fact, why)
			continue
		}
		if len(sentences) == mostSummary {
			break
		}
		one := borne{text: stopped(text)}
		for _, p := range from {
			one.lines = append(one.lines, p.Lines...)
		}
		sentences = append(sentences, one)
	}
	if sentences = c.named(sentences); len(sentences) < LeastSummary {
		return
	}
	text, lines := paragraph(sentences)
	if !c.names(sentences[0].text) {
		c.refuse(SummaryID, whole, text, "", "does not say first who it is about")
		return
	}
	c.replace(cv.Text{ID: SummaryID, Value: text, Lines: lines, Confidence: 1})
}

// names reports that a sentence names the person, as the first one in the third person
// does: what is left when that one was refused speaks of nobody.
func (c *consultation) names(sentence string) bool {
	if !c.said.Voice.Third || c.said.Name == "" {
		return true
	}
	return callsBy(c.said.Name, sentence)
}

// callsBy reports that a sentence has a part of a name as a word; initials name nobody.
func callsBy(name, sentence string) bool {
	apart := func(r rune) bool { return !unicode.IsLetter(r) && !unicode.IsMark(r) }
	said := strings.FieldsFunc(strings.ToLower(sentence), apart)
	return slices.ContainsFunc(strings.FieldsFunc(strings.ToLower(name), apart), func(part string) bool {
		return utf8.RuneCountInString(part) > 1 && slices.Contains(said, part)
	})
}

// replace puts the summary in the place of the profile, unless a fact of that would be
// nowhere in the document any more.
func (c *consultation) replace(t cv.Text) {
	var before []string
	for _, old := range c.doc.Summary {
		before = append(before, old.Value)
	}
	after := []string{t.Value}
	for _, p := range c.passages {
		if p.Kind != truth.KindProfile {
			after = append(after, p.Text)
		}
	}
	if fact := truth.Lost(before, after, c.doc.Person.Name.Value); fact != "" {
		c.refuse(SummaryID, whole, t.Value, fact, "is in the CV's own profile and would be lost")
		return
	}
	by := c.result.Wording.By
	n := cv.Note{
		Kind: cv.NoteSummary, Field: SummaryID, Before: strings.Join(before, "\n"), After: t.Value, Lines: t.Lines, By: by,
		Reason: fmt.Sprintf("Written by %s from facts of this CV; each sentence was checked against them.", by),
	}
	if own, ok := c.result.Edits[SummaryID]; ok {
		t.Value = own
		n = edited(t, n.After, own)
		if own == "" {
			return
		}
	} else if !c.keep.Accepts(n) {
		return
	}
	c.doc.Summary = []cv.Text{t}
	c.notes = append(c.notes, n)
}

// remark closes the notes with what the user should know.
func (c *consultation) remark() []cv.Note {
	if w := c.result.Wording; w != nil && w.Remark != "" {
		c.notes = append(c.notes, cv.Note{Kind: cv.NoteAdvice, Reason: w.Remark, By: w.By})
	}
	return c.notes
}

// tidy is a proposal in one line; "" if it is longer than any sentence of a CV.
func tidy(s string) string {
	s = strings.Join(strings.Fields(s), " ")
	if len(s) > longestWorded {
		return ""
	}
	return s
}

// stopped ends a sentence.
func stopped(s string) string {
	if strings.HasSuffix(s, ".") || strings.HasSuffix(s, "!") || strings.HasSuffix(s, "?") {
		return s
	}
	return s + "."
}
