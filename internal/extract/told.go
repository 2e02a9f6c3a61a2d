package extract

import (
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"focal/internal/cv"
	"focal/internal/extract/headings"
	"focal/internal/extract/labeller"
	"focal/internal/extract/words"
	"focal/internal/lexicon"
)

// Doubt is a line of a CV of which somebody may be asked what it is. Text shows what kind
// of line it is and not whose: of its words only common ones are left, the others are "_".
type Doubt struct {
	Line  int // in Document.Source
	Text  string
	Label string // what the reader takes it for
	Asked bool   // it is in doubt; the others stand around it
}

// tellable names the labels that somebody may give a line.
var tellable = []struct {
	name  string
	label labeller.Label
}{
	{"name or contact", labeller.Head},
	{"profile", labeller.Summary},
	{"post begins", labeller.WorkStart},
	{"post head", labeller.WorkHead},
	{"post text", labeller.WorkBody},
	{"course begins", labeller.EduStart},
	{"course head", labeller.EduHead},
	{"course text", labeller.EduBody},
	{"project begins", labeller.ProjStart},
	{"project text", labeller.ProjBody},
	{"certificate", labeller.CertStart},
	{"skill", labeller.Skill},
	{"language", labeller.Language},
	{"award", labeller.Award},
	{"publication", labeller.Publication},
	{"volunteering", labeller.Volunteer},
	{"interest", labeller.Interest},
	{"reference", labeller.Reference},
	{"other", labeller.Other},
	{"heading of work", labeller.HeadingOf("work")},
	{"heading of education", labeller.HeadingOf("education")},
	{"heading of skills", labeller.HeadingOf("skills")},
	{"heading of certificates", labeller.HeadingOf("certificates")},
	{"heading of projects", labeller.HeadingOf("projects")},
	{"heading of profile", labeller.HeadingOf("summary")},
	{"heading of something else", labeller.HeadingOf("other")},
}

// LineLabels are the names of labels that Options.Labels takes.
func LineLabels() (names []string) {
	for _, t := range tellable {
		names = append(names, t.name)
	}
	return names
}

func labelNamed(name string) (labeller.Label, bool) {
	for _, t := range tellable {
		if t.name == name {
			return t.label, true
		}
	}
	return "", false
}

func nameOfLabel(l labeller.Label) string {
	for _, t := range tellable {
		if t.label == l {
			return t.name
		}
	}
	return "other"
}

// told are the labels that were given to the lines of this builder.
func (b *builder) told() map[int][]labeller.Label {
	known := map[int][]labeller.Label{}
	for i := range b.lines {
		if l, ok := labelNamed(b.opts.Labels[b.lines[i].index]); ok {
			known[i] = []labeller.Label{l}
		}
	}
	b.clearanceLines(known)
	b.railedHeadings(known)
	b.ownName(known)
	b.footContacts(known)
	b.drawnLargest(known)
	b.headContacts(known)
	b.pageContacts(known)
	b.gaps(known)
	b.spokenLines(known)
	b.personRows(known)
	b.sentenceRests(known)
	b.unpaidHeadings(known)
	for i, l := range b.proved {
		if known[i] == nil {
			known[i] = l
		}
	}
	return known
}

// clearanceLines says that a heading about clearances is one, and what of the lines below
// states a clearance: too few of the labelled CVs have any for the labeller to know.
func (b *builder) clearanceLines(known map[int][]labeller.Label) {
	other := []labeller.Label{labeller.HeadingOf("other")}
	for i := range b.lines {
		if known[i] != nil || !clearanceHeading(&b.lines[i]) {
			continue
		}
		known[i] = other
		k := i + 1
		for k < len(b.lines) && known[k] == nil && statesLevel(&b.lines[k]) {
			known[k] = []labeller.Label{labeller.Other}
			k++
		}
		if k > i+1 && k < len(b.lines) && known[k] == nil && looksLikeHeading(&b.lines[k]) { // what ends them is one too
			known[k] = other
		}
	}
}

// statesLevel reports a line below the heading of clearances that states one.
func statesLevel(l *line) bool { return namesLevel(l.text) && !looksLikeHeading(l) }

func looksLikeHeading(l *line) bool {
	_, heading := headings.Lookup(l.text)
	return heading && !l.bullet
}

// namesLevel reports a line that belongs under a heading about clearances.
func namesLevel(text string) bool {
	return mayState(text) || slices.ContainsFunc(levels, func(l level) bool { return l.pattern.MatchString(text) })
}

func clearanceHeading(l *line) bool {
	if l.bullet || len(l.text) > 60 {
		return false
	}
	kind, ok := headings.Lookup(l.text)
	return ok && kind == headings.Clearance
}

// loses is how much more sense a reading must make that finds less of what is sure: a
// name, an address.
func (b *builder) loses(other *builder) float64 {
	n := 0.05 // better, not as good
	own, p := &b.doc.Person, &other.doc.Person
	for _, pair := range [][2]cv.Text{{own.Name, p.Name}, {own.Email, p.Email}, {own.Phone, p.Phone}} {
		if pair[0].IsZero() && !pair[1].IsZero() {
			n += 2
		}
	}
	return n
}

const (
	mostDoubts = 24
	hardly     = 0.5 // sure of the label of a line
	around     = 2   // lines before and after a doubted one that show where it stands
	tokenBound = 14  // words of a line that are shown
)

// doubted lists the lines that the reading b is unsure of, with those around them.
func doubted(b *builder) []Doubt {
	if b.reading == nil || len(b.reading.Labels) != len(b.lines) {
		return nil
	}
	asked := askedLines(b)
	var out []Doubt
	for i := range b.lines {
		if !nearAsked(asked, i) {
			continue
		}
		l := &b.lines[i]
		out = append(out, Doubt{Line: l.index, Text: anonymous(l.text), Label: nameOfLabel(b.reading.Labels[i]), Asked: asked[i]})
	}
	return out
}

// askedLines are the lines that somebody is asked of, by their place.
func askedLines(b *builder) map[int]bool {
	unsureOf := b.unsureLines()
	lost := len(b.doc.Work) == 0 // posts stand where nobody took them for such
	asked := map[int]bool{}
	for i := range b.lines {
		if len(asked) == mostDoubts {
			break
		}
		if unsureOf[b.lines[i].index] || lost && i > 1 || b.reading.Prob[i] < hardly {
			asked[i] = true
		}
	}
	return asked
}

// nearAsked reports a line that shows where an asked one stands.
func nearAsked(asked map[int]bool, i int) bool {
	for k := i - around; k <= i+around; k++ {
		if asked[k] {
			return true
		}
	}
	return false
}

// unsureLines are those of posts and courses that lack what such have, and of texts that
// found no place.
func (b *builder) unsureLines() map[int]bool {
	of := lineSet{}
	for i := range b.doc.Work {
		if w := &b.doc.Work[i]; w.Title.IsZero() || w.Organisation.IsZero() || w.Dates.IsZero() {
			of.add(w.Title, w.Organisation, w.Dates.Text, w.Location, w.Unit)
		}
	}
	for i := range b.doc.Education {
		if e := &b.doc.Education[i]; e.Degree.IsZero() && e.Area.IsZero() || e.Institution.IsZero() {
			of.add(e.Degree, e.Area, e.Institution, e.Dates.Text)
		}
	}
	of.addDoubtful(b.doc.Additional)
	return of
}

// lineSet is a set of lines, by their index.
type lineSet map[int]bool

func (s lineSet) add(list ...cv.Text) {
	for _, t := range list {
		for _, l := range t.Lines {
			s[l] = true
		}
	}
}

// addDoubtful adds the items that were hardly placed.
func (s lineSet) addDoubtful(sections []cv.OtherSection) {
	for i := range sections {
		for _, item := range sections[i].Items {
			if item.Confidence > 0 && item.Confidence < unsure {
				s.add(item.Text)
			}
		}
	}
}

// anonymous leaves of a line its common words, its years and its punctuation.
func anonymous(text string) string {
	var out []string
	for _, w := range strings.Fields(text) {
		if len(out) == tokenBound {
			out = append(out, "…")
			break
		}
		out = append(out, veiled(w))
	}
	return strings.Join(out, " ")
}

// veiled is a common word as it is, of another one only the marks around it.
func veiled(w string) string {
	mark := func(r rune) bool { return !telling(r) }
	lead := strings.TrimLeftFunc(w, mark)
	core := strings.TrimRightFunc(lead, mark)
	if core == "" || common(core) {
		return w
	}
	return w[:len(w)-len(lead)] + "_" + lead[len(core):]
}

// common reports a word that tells nothing about whose CV it is.
func common(w string) bool {
	if utf8.RuneCountInString(w) == 4 && strings.Trim(w, "0123456789") == "" {
		return isYear(w)
	}
	if strings.IndexFunc(w, unicode.IsDigit) >= 0 {
		return false
	}
	if _, known := words.Labels().Value(words.Fold(w)); known {
		return true
	}
	return everyday(w) || englishMonth(strings.ToLower(w))
}

// everyday reports a frequent word that is no name.
func everyday(w string) bool {
	i := lexicon.Word(w)
	return i.Known() && i.Level() <= 50 && !lexicon.MostlyName(w)
}

// englishMonth reports a month in English, also short. In other languages some are names: Marco.
func englishMonth(w string) bool {
	return slices.ContainsFunc(words.EnglishMonths(), func(name string) bool {
		return w == name || w == "sept" || len(w) == 3 && w == name[:3]
	})
}
