package form

import (
	"slices"
	"strings"

	"focal/internal/cv"
	"focal/internal/extract/headings"
	"focal/internal/extract/tongues"
	"focal/internal/extract/words"
	"focal/internal/sieve"
)

// languages keeps languages with their levels in the list of languages, and files the rows of a form that slipped into it as
// personal details.
func (f *former) languages() {
	f.sharedLevels()
	f.spokenGroups()
	f.spokenTogether()
	f.rowsAmongLanguages()
	list := f.doc.Languages
	for i := range list {
		f.language(&list[i])
	}
	f.doc.Languages = slices.DeleteFunc(list, func(l cv.Language) bool {
		return f.free(l.Name) && l.Fluency.IsZero() && (len(list) <= mostLanguages && saidWithin(list, l) || isHeading(l.Name.Value))
	})
}

// language sets a language and its level without what only stood around them.
func (f *former) language(l *cv.Language) {
	if !f.free(l.Name) {
		return
	}
	name := around.ReplaceAllString(strings.Trim(l.Name.Value, " ,;:_\\|.•-–[]"), "")
	if words.Languages().Has(words.Fold(name)) && (strings.ToUpper(name) == name || strings.ToLower(name) == name) && len(name) > 3 {
		name = strings.ToUpper(name[:1]) + strings.ToLower(name[1:])
	}
	if name != "" {
		l.Name.Value = name
	}
	level := strings.Trim(l.Fluency.Value, " ,;:[]|")
	if m := inBrackets.FindStringSubmatch(level); m != nil {
		level = m[1]
	}
	if level != "" {
		l.Fluency.Value = level
	}
}

var (
	around = sieve.MustCompile(`(?i)^(?:and|&|languages?(?: known)?:?) +|\s+(?:and|&)$`)
	// ofTongue is a label that says how well a language is spoken.
	ofTongue   = sieve.MustCompile(`(?i)\b(?:tongue|languages?|linguistic)\b`)
	inBrackets = sieve.MustCompile(`^\(([^()]*)\)$`)
)

// mostLanguages is how many languages are compared with one another.
const mostLanguages = 40

// saidWithin reports a language that another entry of the list names with more: "Mandarin" beside "Mandarin Chinese (Fluent)".
func saidWithin(list []cv.Language, l cv.Language) bool {
	own := words.Fold(l.Name.Value)
	for i := range list {
		o := &list[i]
		other := words.Fold(o.Name.Value)
		if own == "" || slices.Equal(o.Name.Lines, l.Name.Lines) && other == own || !words.Languages().Has(other) {
			continue
		}
		if other == own && !o.Fluency.IsZero() || other != own && !o.Fluency.IsZero() && namesTwice(other, own) {
			return true
		}
	}
	return false
}

// namesTwice reports a language named by two that are each one, one of which is given: "Mandarin Chinese". "Ancient Greek" and "Swiss
// German" are others than "Greek" and "German".
func namesTwice(both, one string) bool {
	f := strings.Fields(both)
	return slices.Contains(f, one) && !slices.ContainsFunc(f, func(w string) bool { return !words.Languages().Has(w) })
}

// isHeading reports a heading of another section that stands in the list: "CAREER GOALS".
func isHeading(text string) bool {
	k, known := headings.Lookup(text)
	return known && k != headings.None && k != headings.Languages && !words.Languages().Has(words.Fold(text))
}

// rowsAmongLanguages files what is a label with its value as a detail: in one item ("Passport No: K123"), or as the level of the
// language before the value ("Gujarati (Marital Status)", "Single").
func (f *former) rowsAmongLanguages() {
	var kept []cv.Language
	list := f.doc.Languages
	for i := 0; i < len(list); i++ {
		l := list[i]
		if !f.free(l.Name) {
			kept = append(kept, l)
			continue
		}
		if d, ok := rowOf(l); ok {
			f.doc.Person.Details = append(f.doc.Person.Details, d)
			continue
		}
		_, labels := words.Labels().Value(words.Fold(l.Fluency.Value))
		labels = labels && !ofTongue.MatchString(l.Fluency.Value)
		if labels && i+1 < len(list) && f.free(list[i+1].Name) && !words.Languages().Has(words.Fold(list[i+1].Name.Value)) {
			f.doc.Person.Details = append(f.doc.Person.Details, cv.Detail{Label: l.Fluency, Value: list[i+1].Name})
			l.Fluency = cv.Text{}
			i++
		}
		kept = append(kept, l)
	}
	f.doc.Languages = kept
}

// rowOf reads an item that is a label and its value.
func rowOf(l cv.Language) (cv.Detail, bool) {
	label, value, ok := strings.Cut(l.Name.Value, ":")
	label, value = strings.TrimSpace(label), strings.TrimSpace(value)
	kind, known := words.Labels().Value(words.Fold(label))
	if !ok || value == "" || !known || ofTongue.MatchString(label) || kind == "url" || words.Languages().Has(words.Fold(label)) ||
		len(label) < 3 || !l.Fluency.IsZero() {
		return cv.Detail{}, false
	}
	d := cv.Detail{Label: l.Name, Value: l.Name}
	d.Label.Value, d.Value.Value = label, value
	return d, true
}

// labelsOfSpoken are labels of groups of skills that are languages; some of them say how well.
var labelsOfSpoken = words.NewSet("bilingual", "trilingual", "multilingual", "language", "languages", "language skills", "languages known",
	"languages spoken", "foreign languages")

// spokenGroups files languages that stand as skills behind a label of languages. What else stands in the group has no label then;
// languages of programs keep theirs.
func (f *former) spokenGroups() {
	for i := range f.doc.Skills {
		g := &f.doc.Skills[i]
		label := words.Fold(g.Name.Value)
		if !labelsOfSpoken.Has(label) || !f.free(g.Name) {
			continue
		}
		level := cv.Text{}
		if label == "bilingual" || label == "trilingual" {
			level = g.Name
		}
		before := len(g.Keywords)
		g.Keywords = slices.DeleteFunc(g.Keywords, func(t cv.Text) bool {
			if !f.free(t) || !words.Languages().Has(words.Fold(t.Value)) {
				return false
			}
			f.doc.Languages = append(f.doc.Languages, cv.Language{Name: t, Fluency: level})
			return true
		})
		if len(g.Keywords) < before {
			g.Name = cv.Text{}
		}
	}
	f.doc.Skills = slices.DeleteFunc(f.doc.Skills, func(g cv.SkillGroup) bool { return g.Name.IsZero() && len(g.Keywords) == 0 })
}

// spokenTogether files several languages that are one skill ("Urdu, Hindi"), and those behind their level ("Bilingual Welsh/English").
func (f *former) spokenTogether() {
	for i := range f.doc.Skills {
		g := &f.doc.Skills[i]
		if ofCourses.MatchString(g.Name.Value) || !g.Name.IsZero() && len(g.Keywords) < 2 {
			continue // a label of its own says what is done in them: "Typing: Welsh and English"
		}
		g.Keywords = slices.DeleteFunc(g.Keywords, func(t cv.Text) bool { return f.speaksTogether(t) })
	}
	f.doc.Skills = slices.DeleteFunc(f.doc.Skills, func(g cv.SkillGroup) bool { return g.Name.IsZero() && len(g.Keywords) == 0 })
	for i := range f.doc.Additional {
		s := &f.doc.Additional[i]
		if s.Heading.IsZero() {
			s.Items = slices.DeleteFunc(s.Items, func(t cv.Item) bool { return f.speaksTogether(t.Text) })
		}
	}
	f.doc.Additional = slices.DeleteFunc(f.doc.Additional, func(s cv.OtherSection) bool { return s.Heading.IsZero() && len(s.Items) == 0 })
}

var (
	// ofCourses is a label over what was learned or is done in languages: these are no tongues spoken.
	ofCourses = sieve.MustCompile(`(?i)\b(?:courses?|coursework|subjects?|minors?|majors?|classes|studies|` +
		`translat\w*|locali[sz]\w*|typing|typewriting|shorthand|keyboard|teach\w*)\b`)
	// together are several languages of which nothing tells how well they are spoken.
	together      = sieve.MustCompile(`(?i)^(\p{Lu}\p{L}+(?:(?:, (?:and )?| and | & | ?/ ?)\p{Lu}\p{L}+)+)\.?$`)
	betweenSpoken = sieve.MustCompile(`, (?:and )?| and | & | ?/ ?`)
)

// readOnly are languages that are read, not spoken: a summary must not say that the person speaks them.
var readOnly = words.NewSet("latin", "sanskrit")

// speaksTogether files a text that is nothing but languages. Where one of them has another level already, all stays.
func (f *former) speaksTogether(t cv.Text) bool {
	if !f.free(t) {
		return false
	}
	var told []tongues.Spoken
	if tongues.Surely(t.Value) {
		told = tongues.Told(t.Value)
	}
	if m := together.FindStringSubmatch(t.Value); m != nil && len(told) == 0 {
		for _, name := range betweenSpoken.Split(m[1], -1) {
			told = append(told, tongues.Spoken{Name: name})
		}
	}
	for _, l := range told {
		if low := words.Fold(l.Name); !words.Languages().Has(low) || readOnly.Has(low) || f.levelOf(l.Name) != "" && l.Level != "" {
			return false
		}
	}
	for _, l := range told {
		level := cv.Text{}
		if l.Level != "" {
			level = withValue(t, capital(l.Level))
		}
		f.speaks(withValue(t, l.Name), level)
	}
	return len(told) > 0
}

// indexOfLanguage is where a language stands in the list; -1 where it does not.
func (f *former) indexOfLanguage(name string) int {
	return slices.IndexFunc(f.doc.Languages, func(l cv.Language) bool { return words.Fold(l.Name.Value) == words.Fold(name) })
}

func (f *former) levelOf(name string) string {
	if at := f.indexOfLanguage(name); at >= 0 {
		return f.doc.Languages[at].Fluency.Value
	}
	return ""
}

// speaks puts a language to the list, or its level to the one that stands there.
func (f *former) speaks(name, level cv.Text) {
	at := f.indexOfLanguage(name.Value)
	if at < 0 {
		f.doc.Languages = append(f.doc.Languages, cv.Language{Name: name, Fluency: level})
		return
	}
	if l := &f.doc.Languages[at]; l.Fluency.IsZero() {
		l.Fluency = level
	}
}
