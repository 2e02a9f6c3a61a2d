package form

import (
	"slices"
	"strings"
	"unicode"

	"focal/internal/cv"
	"focal/internal/extract/headings"
	"focal/internal/extract/words"
	"focal/internal/lexicon"
	"focal/internal/personal"
	"focal/internal/sieve"
)

// A file says things of itself, and who sent it signs it: the name of the file above the text, "End of resume" below it, a contact
// that the head has. No line of a CV is of that kind.

// ofFile leaves out what is of the file and not of the person.
func (l *leaver) ofFile(doc *cv.Document) {
	p := &doc.Person
	own, further := contactsOf(p)
	gone := func(t cv.Text) bool {
		switch {
		case lexicon.OfLetter(t.Value):
			return l.goes(t, "The sentence of a letter tells other readers nothing.")
		case fileName(t.Value, p.Name.Value):
			return l.goes(t, "It is the name of a file.")
		case personal.IsMarking(strings.TrimSpace(t.Value)):
			return l.goes(t, "It is the marking of the file; the document has its own.")
		case signedBy(t.Value, p.Name.Value):
			return l.goes(t, "It is the signature.")
		case ofTemplate.MatchString(strings.TrimSpace(t.Value)):
			return l.goes(t, "It advertises the maker of a template.")
		case contactAgain(t.Value, further):
			return l.goes(t, "It stands at the top of the document.")
		}
		return false
	}
	doc.DropItems(gone)
	doc.Interests = slices.DeleteFunc(doc.Interests, func(i cv.Interest) bool { return len(i.Keywords) == 0 && gone(i.Name) })
	doc.Additional = slices.DeleteFunc(doc.Additional, func(s cv.OtherSection) bool { return len(s.Items) == 0 })
	p.Profiles = slices.DeleteFunc(p.Profiles, func(o cv.Profile) bool {
		return templateMaker.MatchString(o.URL.Value) && l.goes(o.URL, "It advertises the maker of a template.")
	})
	l.relatives(p)
	p.Details = slices.DeleteFunc(p.Details, func(d cv.Detail) bool {
		if d.Label.IsZero() && (gone(d.Value) || l.heads(d.Value, seeksPost(d.Value.Value))) {
			return true
		}
		return soughtPost.MatchString(d.Label.Value) && l.heads(d.Value, true) || l.saidAbove(p, d, own)
	})
	l.overFile(doc)
}

// contactsOf are the telephones and the address of mail at the top of a document, and these with the further ones.
func contactsOf(p *cv.Person) (own, further []string) {
	own = ownFigures(p)
	further = slices.Clone(own)
	for _, d := range p.Details {
		if contactRow.MatchString(d.Label.Value) {
			further = append(further, ownFigures(&cv.Person{Phone: d.Value})...)
		}
	}
	return own, further
}

// overFile leaves out of what has no section the title of the file and the post that is applied for.
func (l *leaver) overFile(doc *cv.Document) {
	for i := range doc.Additional {
		s := &doc.Additional[i]
		of := soughtPost.MatchString(s.Heading.Value) && len(s.Items) == 1
		s.Items = slices.DeleteFunc(s.Items, func(t cv.Item) bool {
			return l.heads(t.Text, of || seeksPost(t.Value))
		})
	}
	doc.Additional = slices.DeleteFunc(doc.Additional, func(s cv.OtherSection) bool { return len(s.Items) == 0 })
}

// heads leaves out what is written over a file: what it is, with its year, and which post it was sent for.
func (l *leaver) heads(t cv.Text, seeks bool) bool {
	switch {
	case seeks && !strings.ContainsAny(t.Value, "0123456789@"):
		return l.goes(t, "The post that was applied for is of the application.")
	case headings.IsTitle(strings.TrimRight(t.Value, " 0123456789-–/,.()")):
		return l.goes(t, "The title of the file.")
	}
	return false
}

// fileName reports the name of a file: words with low lines between them, among which is the person's name, whole.
func fileName(text, name string) bool {
	if !lowLine.MatchString(text) || strings.ContainsAny(text, "@/:,") || wordCount(text) > longestFileName {
		return false
	}
	of := strings.Fields(words.Fold(name))
	parts := strings.FieldsFunc(strings.ToLower(text), func(r rune) bool { return !unicode.IsLetter(r) })
	return len(of) > 1 && !slices.ContainsFunc(of, func(w string) bool { return !slices.Contains(parts, w) })
}

var lowLine = sieve.MustCompile(`[\p{L}\d]_[\p{L}\d]`)

// longestFileName is how many words with spaces between them such a name has at most.
const longestFileName = 4

var (
	// ofTemplate is what makers of templates put into the CVs that are made with them.
	ofTemplate = sieve.MustCompile(`(?i)^\W*(?:build this template|(?:free )?resume templates?|use this template|` +
		`(?:made|created|built|designed|powered) (?:with|by) ` +
		`(?:novor[eé]sum[eé]|enhancv|zety|canva|resume\.io|flowcv|kickresume|visualcv)(?:\.com)?)\W*$`)
	// templateMaker is the address of such a maker, without a page of somebody's own.
	templateMaker = sieve.MustCompile(`(?i)\b(?:resumeviking(?:\.com(?:/templates)?)?|resume\.io(?:/\?id=\w+)?|` +
		`novoresume\.com|zety\.com|enhancv\.com|flowcv\.(?:com|io)|kickresume\.com)/?$`)
)

// relatives leaves out whose child somebody is, whom they married and what they believe: a document for a client tells nothing of other
// people, and nothing that no employer may ask.
func (l *leaver) relatives(p *cv.Person) {
	ofRelative := false // the detail above is one, and its occupation may follow
	p.Details = slices.DeleteFunc(p.Details, func(d cv.Detail) bool {
		label := strings.TrimSpace(d.Label.Value)
		switch {
		case label == "" && !p.Name.IsZero() && childOf(d.Value.Value, p.Name.Value): // else the row may be all that names the person
			return l.goes(d.Value, "It tells of somebody else.")
		case relative.MatchString(label) && !guards(label, d.Value.Value), ofRelative && occupation.MatchString(label):
			ofRelative = true
			return l.goes(d.Value, "It tells of somebody else.")
		case belief.MatchString(label):
			return l.goes(d.Value, "No employer may ask for it.")
		}
		ofRelative = false
		return false
	})
}

var (
	relative = sieve.MustCompile(`(?i)^(?:name of (?:the )?)?(?:father|mother|husband|wife|spouse|guardian|brother|sister|parent)s?` +
		`(?:['’]?s?)?(?:\W+(?:full|name|names|and|occupation|mobile|phone|contact|no|number))*\W*$|` +
		`^(?:[sdw]/o|(?:son|daughter|wife) of)\W*$`)
	// relativeRow is such a row that has no label of its own, and who stands before it: "Ada Moss D/o Olav Moss".
	relativeRow = sieve.MustCompile(`^((?:\p{Lu}[\p{L}.]* ){0,4})[SDW]/ ?[oO]\b` + namedBehind + `|` +
		`^(?i:father|mother|husband|wife|spouse)(?:['’]?[sS])? (?i:name)` + namedBehind)
	occupation = sieve.MustCompile(`(?i)^(?:his |her )?(?:occupation|profession)\W*$`)
	belief     = sieve.MustCompile(`(?i)^(?:religion|religious beliefs?|(?:sub[ -]?)?caste|religion\W+caste)\W*$`)
)

// namedBehind is a name to the end of a row.
const namedBehind = `[ .:–-]+\p{Lu}[\p{L}.]*(?: \p{Lu}[\p{L}.]*){0,4}\W*$`

// childOf reports a row that says whose child or wife the person is. "W/O" is "without" as well: nobody else stands before it.
func childOf(row, name string) bool {
	m := relativeRow.FindStringSubmatch(row)
	return m != nil && !slices.ContainsFunc(strings.Fields(words.Fold(m[1])), func(w string) bool {
		return !slices.Contains(strings.Fields(words.Fold(name)), w)
	})
}

// guards reports a body under the one label of relatives that names bodies too: "Guardian: the Children's Panel of a town".
func guards(label, value string) bool {
	return strings.HasPrefix(strings.ToLower(label), "guardian") && (giverNamed.MatchString(value) || panel.MatchString(value))
}

var panel = sieve.MustCompile(`\b(?:Panel|Committee|Court|News|Media|Group)\b`)

// signedBy reports the row that is signed, with no more than the person's name behind its label: "DATE: ADA MOSS".
func signedBy(text, name string) bool {
	m := signedRow.FindStringSubmatch(text)
	if m == nil {
		return false
	}
	of := strings.Fields(words.Fold(name))
	rest := strings.Fields(words.Fold(m[1]))
	return len(of) > 0 && !slices.ContainsFunc(rest, func(w string) bool { return !slices.Contains(of, w) && !signingWords[w] })
}

var (
	signedRow    = sieve.MustCompile(`(?i)^\W*(?:place|dated?|signature|signed|sign)\s*[:;.–-]+(.*)$`)
	signingWords = map[string]bool{"place": true, "date": true, "signature": true, "sign": true, "mr": true, "ms": true, "mrs": true}
)

// ownFigures are the figures of the person's telephones, and their address of mail.
func ownFigures(p *cv.Person) (own []string) {
	for _, number := range strings.FieldsFunc(p.Phone.Value, func(r rune) bool { return strings.ContainsRune(",/|;", r) }) {
		if figures := onlyFiguresOf(number); len(figures) >= fewestFigures {
			own = append(own, figures)
		}
	}
	if p.Email.Value != "" {
		own = append(own, strings.ToLower(p.Email.Value))
	}
	return own
}

// contactAgain reports a telephone or an address of mail that the head has, behind its label: "Contact No: 0117 496 0321".
func contactAgain(text string, own []string) bool {
	label, value, found := strings.Cut(text, ":")
	if !found {
		label, value = "", text
		if at := strings.IndexAny(text, "+(0123456789"); at > 0 && contactRow.MatchString(text[:at]) {
			value = text[at:]
		}
	}
	if strings.TrimSpace(label) != "" && !contactRow.MatchString(label) {
		return false
	}
	value = strings.ToLower(strings.TrimSpace(value))
	figures := strings.TrimLeft(onlyFiguresOf(value), "0") // before the area, within a country
	return slices.ContainsFunc(own, func(s string) bool {
		return value == s || !strings.ContainsFunc(value, unicode.IsLetter) && len(figures) >= fewestFigures &&
			(strings.HasSuffix(s, figures) || strings.HasSuffix(figures, s))
	})
}

// contactRow is the label of such a row.
var contactRow = sieve.MustCompile(`(?i)^\W*(?:my )?(?:contact|` + contactWords + `|ph)[ .]*` +
	`(?:(?:no|number|id|address|us|details)[. ]*)?\W*$`)

// saidAbove leaves out a detail that the head of the document has already: the name, a contact, and the row that was signed.
func (l *leaver) saidAbove(p *cv.Person, d cv.Detail, own []string) bool {
	const reason = "It stands at the top of the document."
	label, value := words.Fold(d.Label.Value), d.Value.Value
	switch {
	case sameName(value, p.Name.Value) && (label == "" || label == "name" || label == "full name"):
		return l.goes(d.Value, reason)
	case label == "" && strings.HasPrefix(words.Fold(value), "name ") && sameName(value[len("name "):], p.Name.Value):
		return l.goes(d.Value, reason)
	case contactAgain(d.Label.Value+":"+value, own):
		return l.goes(d.Value, reason)
	case strings.HasSuffix(label, "address") && sameAddress(value, p.Location.Value):
		return l.goes(d.Value, reason)
	case label == "" && withinAddress(value, p.Location.Value):
		return l.goes(d.Value, reason)
	case label == "place" && strings.Contains(" "+words.Fold(p.Location.Value)+" ", " "+words.Fold(value)+" "):
		return l.goes(d.Value, reason)
	}
	return false
}

// sameName compares names whose words may be written together.
func sameName(a, b string) bool { return a != "" && letters(a) == letters(b) }

// sameAddress reports an address with no word that the other one lacks; a number may have lost its end.
func sameAddress(text, of string) bool {
	known := strings.Fields(words.Fold(of))
	f := strings.Fields(words.Fold(text))
	return len(f) >= fewestOfAddress && !slices.ContainsFunc(f, func(w string) bool {
		return !slices.ContainsFunc(known, func(k string) bool { return k == w || len(w) >= fewestOfAddress && strings.HasPrefix(k, w) })
	})
}

// withinAddress reports a part of an address that stands by itself.
func withinAddress(text, of string) bool {
	known, f := strings.Fields(words.Fold(of)), strings.Fields(words.Fold(text))
	return len(f) > 1 && !slices.ContainsFunc(f, func(w string) bool { return !slices.Contains(known, w) })
}

// fewestOfAddress is how many words an address has at least, and letters or figures a word of it that is only begun.
const fewestOfAddress = 3

// marksTable leaves the figures of a table out of a course whose headings got lost: numbers of terms and marks, one a line.
func (l *leaver) marksTable(e *cv.Education) {
	for _, list := range []*[]cv.Text{&e.Summary, &e.Highlights} {
		cells := 0
		for _, t := range *list {
			if cellOfMarks.MatchString(strings.TrimSpace(t.Value)) {
				cells++
			}
		}
		if cells < fewestCells {
			continue
		}
		*list = slices.DeleteFunc(*list, func(t cv.Text) bool {
			return cellOfMarks.MatchString(strings.TrimSpace(t.Value)) && l.goes(t, "Figures of a table whose headings were not read.")
		})
	}
}

// cellOfMarks is the number of a term, or a mark, and nothing else.
var cellOfMarks = sieve.MustCompile(`^(?:[IVX]{1,4}|\d{1,3}(?:\.\d{1,3})? ?%?)\.?$`)

// fewestCells is how many of them make a table.
const fewestCells = 3
