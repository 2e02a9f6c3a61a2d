package form

import (
	"slices"
	"strings"
	"unicode"

	"focal/internal/cv"
	"focal/internal/extract/detail"
	"focal/internal/extract/words"
	"focal/internal/language"
	"focal/internal/sieve"
	"focal/internal/wordset"
)

// Personal details come from forms of every kind. A finished document has each as one label with its value, the labels in one
// form: "Date of Birth", whether the file says "DOB", "D.O.B" or "date of birth".

// details sets the personal details in form.
func (f *former) details() {
	p := &f.doc.Person
	var list []cv.Detail
	var open cv.Text
	for _, d := range p.Details {
		if !f.free(d.Value) {
			list, open = append(list, d), cv.Text{}
			continue
		}
		if d.Label.IsZero() {
			d.Label = open
		}
		var parts []cv.Detail
		parts, open = parted(d)
		for _, part := range parts {
			list = append(list, pairOf(part)...)
		}
	}
	for i := range list {
		if d := &list[i]; f.free(d.Value) {
			f.detail(d)
		}
	}
	p.Details = slices.DeleteFunc(list, f.spokenAlready)
	f.addressPieces()
	f.likes()
}

// pairOf cuts a row that asks for two things at once: "Nationality/Religion: Norwegian/Lutheran", "Gender & Marital Status: Male & Single".
func pairOf(d cv.Detail) []cv.Detail {
	for _, mark := range []string{"/", "&"} { // "and" stands in the names of countries
		label, other, ok := strings.Cut(d.Label.Value, mark)
		value, second, both := strings.Cut(d.Value.Value, mark)
		label, other, value, second = trimmed(label), trimmed(other), trimmed(value), trimmed(second)
		if !ok || !both || value == "" || second == "" || strings.Contains(second, mark) {
			continue
		}
		of, one := detail.Of(label, value)
		also, two := detail.Of(other, second)
		if one && two && of != also {
			return []cv.Detail{
				{Label: withValue(d.Label, label), Value: withValue(d.Value, value)},
				{Label: withValue(d.Label, other), Value: withValue(d.Value, second)},
			}
		}
	}
	return []cv.Detail{d}
}

// likes files what somebody likes to do, which a form asked for among the details: "Interest & Hobbies: chess, rowing".
func (f *former) likes() {
	p := &f.doc.Person
	p.Details = slices.DeleteFunc(p.Details, func(d cv.Detail) bool {
		if !f.free(d.Value) || !likesLabel.MatchString(d.Label.Value) || ofHealth.MatchString(d.Value.Value) {
			return false
		}
		for _, s := range strings.FieldsFunc(d.Value.Value, func(r rune) bool { return strings.ContainsRune(",;|", r) }) {
			if s = trimmed(s); s != "" {
				f.doc.Interests = append(f.doc.Interests, cv.Interest{Name: withValue(d.Value, s)})
			}
		}
		return true
	})
}

// ofHealth is what "Habits" asks for besides: "Non-smoker", "Teetotaller".
var ofHealth = sieve.MustCompile(`(?i)smok|drink|alcohol|vegetarian|teetotal|none|nil`)

var likesLabel = sieve.MustCompile(`(?i)^(?:(?:my|personal|other) )?(?:interests?|habb?its?|hobb(?:y|ies)|pastimes?)` +
	`(?:(?: ?[/&,] ?| and )(?:interests?|hobb(?:y|ies)|habits?|activities))?$`)

// addressPieces puts the rows of an address that has one for each of its parts together: "Address", below it "Dist: Hull".
func (f *former) addressPieces() {
	var list []cv.Detail
	for _, d := range f.doc.Person.Details {
		if n := len(list); n > 0 && f.goesOnWith(list[n-1], d) {
			if !d.Label.IsZero() {
				d.Value.Value = d.Label.Value + ": " + d.Value.Value
			}
			above := &list[n-1].Value
			above.Value = strings.TrimRight(above.Value, " ,")
			*above = with(*above, ", ", d.Value)
			continue
		}
		list = append(list, d)
	}
	f.doc.Person.Details = list
}

// goesOnWith reports a part of an address right below it that it has not yet.
func (f *former) goesOnWith(above, d cv.Detail) bool {
	if !addressRow.MatchString(above.Label.Value) || !f.free(above.Value) || !f.free(d.Value) ||
		first(d.Value.Lines)-last(above.Value.Lines) > 1 || len(above.Value.Lines) == 0 || len(d.Value.Lines) == 0 {
		return false
	}
	if value := strings.Fields(d.Value.Value); len(value) > 0 && language.IsRole(strings.ToLower(value[len(value)-1])) {
		return false // "Post: Staff Nurse"
	}
	part := addressPart.FindString(d.Label.Value + ":")
	if d.Label.IsZero() {
		part = addressPart.FindString(d.Value.Value)
	}
	part = strings.Trim(words.Fold(part), " ")
	return part != "" && !slices.Contains(strings.Fields(words.Fold(above.Value.Value)), strings.Fields(part)[0])
}

var (
	addressRow  = sieve.MustCompile(`(?i)\baddress$`)
	addressPart = sieve.MustCompile(`(?i)^(?:vill(?:age)?|post(?: office)?|p\.?o\.?|p\.?s\.?|police station|dist(?:t|rict)?|state|` +
		`pin(?: ?code)?|tehsil|tal(?:uk|uka)?|block|mandal)\.? ?[:–-]`)
)

// spokenAlready reports languages told as a detail that all stand among the languages, too.
func (f *former) spokenAlready(d cv.Detail) bool {
	if !f.free(d.Value) || d.Value.IsZero() || !d.Label.IsZero() && !ofLanguages.MatchString(d.Label.Value) {
		return false
	}
	known := map[string]bool{}
	for _, l := range f.doc.Languages {
		known[words.Fold(l.Name.Value)] = true
	}
	return !slices.ContainsFunc(languageMarks.Split(d.Value.Value, -1), func(s string) bool {
		s = words.Fold(s)
		return s != "" && !known[s]
	})
}

var (
	ofLanguages   = sieve.MustCompile(`(?i)^(?:linguistic languages?|languages?(?: known| spoken| proficiency)?)$`)
	languageMarks = sieve.MustCompile(`(?i)[,;/&.]| and `)
)

// detail sets a label and its value in form.
func (f *former) detail(d *cv.Detail) {
	d.Value.Value = strings.TrimSpace(strings.TrimLeft(d.Value.Value, " :-–—=|"))
	if d.Label.IsZero() || ofPhone(*d) {
		return
	}
	name, kind := labelName(d.Label.Value, d.Value.Value)
	d.Label.Value = name
	d.Value.Value = valueOf(kind, d.Value.Value)
}

// labelName is a label in the form that a finished document has, and its kind.
func labelName(label, value string) (name, kind string) {
	label = strings.Trim(label, " :;,-–—=|√✓✔➢❖►•▪*")
	kind, _ = words.Labels().Value(words.Fold(label))
	if n, ok := detail.Of(label, value); ok && n.Name != "" {
		if own, known := words.Labels().Value(words.Fold(n.Name)); known {
			kind = own
		}
		return n.Name, kind
	}
	return labelCapitals(label), kind
}

// valueOf sets a value in form: without the full stop of a sentence, the words of forms in no capitals.
func valueOf(kind, value string) string {
	if m := stoppedValue.FindStringSubmatch(value); m != nil && wordCount(value) <= 6 && !shortened.MatchString(value) {
		value = m[1]
	}
	switch kind {
	case "gender", "marital", "nationality":
		if shouted.MatchString(value) {
			value = shoutedWord.ReplaceAllStringFunc(value, func(s string) string { return s[:1] + strings.ToLower(s[1:]) })
		}
	case "birth":
		value = ordinal.ReplaceAllStringFunc(value, strings.ToLower)
		value = shoutedMonth.ReplaceAllStringFunc(value, func(s string) string { return s[:1] + strings.ToLower(s[1:]) })
		value = strayQuote.ReplaceAllString(value, "$1 $2")
	}
	return value
}

var (
	stoppedValue = sieve.MustCompile(`^(.*(?:\p{Ll}{3}|\d{3}))\.$`)
	shouted      = sieve.MustCompile(`^\p{Lu}{4,}(?:[ -]\p{Lu}{4,})*$`)
	shoutedWord  = sieve.MustCompile(`[A-Z]\p{Lu}+`)
	ordinal      = sieve.MustCompile(`\b\d{1,2}(?:ST|ND|RD|TH)\b`)
	shoutedMonth = sieve.MustCompile(`\b(?:JAN|FEB|MAR|APR|MAY|JUN|JUL|AUG|SEP|SEPT|OCT|NOV|DEC|JANUARY|FEBRUARY|MARCH|APRIL|JUNE|JULY|` +
		`AUGUST|SEPTEMBER|OCTOBER|NOVEMBER|DECEMBER)\b`)
	strayQuote = sieve.MustCompile(`(\p{L})['’] (\d)`)
)

// labelCapitals gives the words of a label theirs: "place of issue" is "Place of Issue", "MARITAL STATUS" "Marital Status".
func labelCapitals(text string) string {
	f := strings.Fields(text)
	for i, w := range f {
		r := []rune(w)
		switch {
		case i > 0 && smallInLabels[strings.ToLower(w)]:
			f[i] = strings.ToLower(w)
		case strings.ContainsAny(w, "./@0123456789"):
		case len(r) > 4 && strings.ToUpper(w) == w && wordOfLabel(w), slices.Contains(shoutedLabels, w):
			f[i] = string(r[:1]) + strings.ToLower(string(r[1:]))
		case strings.ToLower(w) == w:
			f[i] = string(unicode.ToUpper(r[0])) + string(r[1:])
		}
	}
	return strings.Join(f, " ")
}

// wordOfLabel reports a word in capitals that is none but a word: those that no label is made of may be letters of something
// ("IELTS", "ORCID").
func wordOfLabel(w string) bool {
	return !slices.ContainsFunc(strings.Fields(words.Fold(w)), func(s string) bool { return len(s) > 1 && !labelWords[s] })
}

var (
	smallInLabels = wordset.Of("of and the for in to at on or by")
	// shoutedLabels are short words of labels that are not written in capitals.
	shoutedLabels = []string{"DATE", "NAME", "CITY", "TOWN", "TYPE", "MALE", "HOME", "RACE", "VISA"}
)
