// Package rank says in civilian words what a rank or a trade of the armed forces stands
// for. The original always stays; the words are put behind it.
package rank

import (
	"cmp"
	_ "embed"
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"focal/internal/cv"
	"focal/internal/sieve"
)

//go:embed table.txt
var table string

// entry is one form of a row of the table.
type entry struct {
	country, service string // "*" = any
	form             string
	exact            bool // compared as it is written: an abbreviation
	plain            bool // needs no other sign of the armed forces
	alone            bool // must be all of a part of the title
	rank             bool // not a trade
	words            string
}

// entries of the table, the longest forms first.
var entries = func() []entry {
	var list []entry
	rank := true
	for row := range strings.Lines(table) {
		row = strings.TrimSpace(row)
		if row == "" || row[0] == '#' {
			rank = rank && row != "# Trades"
			continue
		}
		columns := strings.Split(row, " | ")
		for _, form := range formsOf(columns) {
			country, form, _ := strings.Cut(form, " ")
			e := entry{country: country, service: columns[1], rank: rank, words: columns[3]}
			e.form, e.plain = strings.CutPrefix(form, "!")
			e.form, e.alone = strings.CutPrefix(e.form, "=")
			e.exact = strings.ToLower(e.form) != e.form
			list = append(list, e)
		}
	}
	slices.SortStableFunc(list, func(a, b entry) int { return cmp.Compare(len(b.form), len(a.form)) })
	return list
}()

// formsOf are the forms of a row, each behind each of its countries.
func formsOf(columns []string) (out []string) {
	for country := range strings.SplitSeq(columns[0], ",") {
		for form := range strings.SplitSeq(columns[2], ", ") {
			out = append(out, country+" "+form)
		}
	}
	return out
}

// OfWords are the ranks of two words and more, lower case, the longest first: "staff sergeant". What one holds as a post and not
// as a rank ("platoon commander") is among them.
func OfWords() (out []string) {
	for _, e := range entries {
		if e.rank && !e.exact && strings.Contains(e.form, " ") && !slices.Contains(out, e.form) {
			out = append(out, e.form)
		}
	}
	return out
}

// some is a service that is not told.
const some = "some"

// Signs of the services and of the countries in what a post says, lower case.
var (
	services = []struct {
		name  string
		signs *sieve.Regexp
	}{
		{"marines", sieve.MustCompile(`\b(?:marines?|commando|usmc)\b`)},
		{"navy", sieve.MustCompile(`\b(?:navy|naval|hms|hmas|hmcs|uss|submarines?|frigate|warship|coast guard)\b`)},
		{"air", sieve.MustCompile(`\b(?:raf|raaf|rcaf|iaf|air force|usaf|air national guard|fighter wing|airlift wing)\b`)},
		{"army", sieve.MustCompile(`\b(?:army|regiment\w*|battalion|brigade|infantry|platoon|troop|artillery|battery|` +
			`royal (?:engineers|signals|logistic corps)|reme|rifles|sappers|armou?red division|national guard)\b`)},
		{some, sieve.MustCompile(`\b(?:armed forces|military|squadron|corps)\b`)},
	}
	british  = sieve.MustCompile(`\b(?:royal|raf|hms|british|reme|uk|hm forces|her majesty’s|his majesty’s)\b`)
	american = sieve.MustCompile(`\b(?:us|u\.s\.|usa|united states|usmc|usaf|uss|national guard|fort [a-z]+)(?:\b|\s|$)`)
	// others have a crown as well, or ranks of the same names.
	others = []struct {
		country string
		signs   *sieve.Regexp
	}{
		{"ca", sieve.MustCompile(`\b(?:canad\w+|rcaf|rcn|hmcs|cfb)\b`)},
		{"au", sieve.MustCompile(`\b(?:australian?|raaf|hmas|adf)\b`)},
		{"in", sieve.MustCompile(`\b(?:indian? (?:army|navy|air force|armed forces|coast guard)|iaf|ins [a-z]+|assam rifles` +
			`|rashtriya rifles` +
			`|gorkha rifles|(?:sikh|rajput|jat|dogra|maratha|madras|kumaon|garhwal|punjab|bihar|mahar) (?:regiment|light infantry|rifles)` +
			`|(?:bengal|bombay|madras) (?:engineer group|sappers))\b`)},
	}
	// civil are those who have such ranks too.
	civil = sieve.MustCompile(`\b(?:police|sheriff\w*|constabulary|salvation army|fire (?:and rescue|service|brigade|department)|prison|` +
		`cadets?|merchant|airlines?|airways|football|cricket|rugby|team captain|security services|yacht|ferry|cruises?)\b`)
)

// Civilian puts the civilian words behind the titles of posts in the armed forces of the
// United Kingdom, the United States, Canada, Australia and India. Own reports values that the user wrote, by
// Text.ID: they stay; nil = none.
func Civilian(doc *cv.Document, own func(id string) bool, keep cv.Keep) []cv.Note {
	if doc.Locale != "" && !strings.HasPrefix(strings.ToLower(doc.Locale), "en") {
		return nil
	}
	var notes []cv.Note
	for i := range doc.Work {
		title := &doc.Work[i].Title
		words := civilian(&doc.Work[i], doc)
		if words == "" || own != nil && own(title.ID) {
			continue
		}
		if n := noteOf(*title, behind(title.Value, words)); keep.Accepts(n) {
			title.Value = n.After
			notes = append(notes, n)
		}
	}
	if len(notes) == 0 {
		return inProse(doc, own, keep)
	}
	return notes
}

func noteOf(title cv.Text, after string) cv.Note {
	return cv.Note{
		Kind: cv.NoteCivilian, Field: title.ID, Before: title.Value, After: after, Lines: title.Lines,
		Reason: "What the rank or trade is in civilian words stands behind it.",
	}
}

// behind puts words into the brackets that a title ends with, else into brackets.
func behind(title, words string) string {
	if rest, ok := strings.CutSuffix(title, ")"); ok && strings.Contains(title, " (") {
		return rest + ", " + words + ")"
	}
	return title + " (" + words + ")"
}

// civilian are the words for the title of a post; "" for a post outside the armed forces
// and for a title that has them already.
func civilian(w *cv.Engagement, doc *cv.Document) string {
	said := strings.ToLower(strings.Join([]string{w.Title.Value, w.Organisation.Value, w.Unit.Value, w.Location.Value}, " , "))
	said = otherSigns.Replace(said)
	if civil.MatchString(said) {
		return ""
	}
	p := post{title: w.Title.Value, service: serviceOf(said), country: countryOf(said)}
	if p.country == "" {
		p.country = homeOf(doc)
	}
	var parts []string
	for _, rank := range []bool{true, false} {
		if words := p.find(rank); words != "" && !strings.Contains(strings.ToLower(w.Title.Value), words) {
			parts = append(parts, words)
		}
	}
	return strings.Join(parts, ", ")
}

// otherSigns are words of one service in the names of another's trades.
var otherSigns = strings.NewReplacer("military police", "army", "marine engineer", "naval engineer")

func serviceOf(said string) string {
	for _, s := range services {
		if s.signs.MatchString(said) {
			return s.name
		}
	}
	return ""
}

func countryOf(said string) string {
	for _, o := range others {
		if o.signs.MatchString(said) {
			return o.country
		}
	}
	switch uk, us := british.MatchString(said), american.MatchString(said); {
	case uk && !us:
		return "uk"
	case us && !uk:
		return "us"
	}
	return ""
}

// homeOf is the country that all posts of a CV with a sign of one point to, else that of
// its English; "" = unknown.
func homeOf(doc *cv.Document) string {
	switch found := countriesOf(doc); {
	case len(found) > 1:
		return ""
	case len(found) == 1:
		return found[0]
	}
	return map[string]string{"en-gb": "uk", "en-us": "us"}[strings.ToLower(doc.Locale)]
}

func countriesOf(doc *cv.Document) []string {
	var found []string
	for _, w := range doc.Work {
		c := countryOf(strings.ToLower(w.Title.Value + " , " + w.Organisation.Value + " , " + w.Unit.Value))
		if c != "" && !slices.Contains(found, c) {
			found = append(found, c)
		}
	}
	return found
}

type post struct{ title, service, country string }

// find returns the words for the longest rank (or trade) in the title, if all that may
// be meant by it agree.
func (p post) find(rank bool) string {
	words, form := "", ""
	for _, e := range entries {
		if form != "" && len(e.form) < len(form) {
			break
		}
		if e.rank != rank || !p.fits(e) || !e.in(p.title) {
			continue
		}
		if words != "" && words != e.words {
			return ""
		}
		words, form = e.words, e.form
	}
	return words
}

func (p post) fits(e entry) bool {
	return (e.plain || p.service != "") && p.mayBeIn(e.country) && p.mayServeIn(e)
}

func (p post) mayBeIn(country string) bool {
	return country == "*" || p.country == "" || p.country == country
}

func (p post) mayServeIn(e entry) bool {
	switch p.service {
	case "", some, e.service:
		return true
	case "marines": // have the army's appointments
		return e.service == "*" || e.service == "army" && e.plain
	}
	return e.service == "*"
}

// in reports whether a title names the form: as whole words, and a single word, which may
// be an ordinary one ("private", "major"), at the end of the title or of a part of it.
func (e entry) in(title string) bool {
	text := title
	if !e.exact {
		text = strings.ToLower(title)
	}
	before := ""
	for after := text; ; {
		part, rest, found := strings.Cut(after, e.form)
		if !found {
			return false
		}
		if before += part; e.between(before, rest) {
			return true
		}
		before, after = before+e.form, rest
	}
}

// between reports whether the form stands for itself between two stretches of a title.
func (e entry) between(before, after string) bool {
	ordinary := !e.plain && !e.exact && !strings.Contains(e.form, " ")
	return apart(before, after) && (!ordinary || partEnds(after)) && (!e.alone || partBegins(before))
}

func apart(before, after string) bool {
	last, _ := utf8.DecodeLastRuneInString(before)
	next, _ := utf8.DecodeRuneInString(after)
	return !word(last) && !word(next)
}

func word(r rune) bool { return unicode.IsLetter(r) || unicode.IsDigit(r) || r == '-' }

// partEnds and partBegins report that nothing of the same name stands behind or before.
func partEnds(after string) bool {
	next, _ := utf8.DecodeRuneInString(strings.TrimSpace(after))
	return next == utf8.RuneError || !word(next) || next == '-'
}

func partBegins(before string) bool {
	last, _ := utf8.DecodeLastRuneInString(strings.TrimSpace(before))
	return last == utf8.RuneError || !word(last) || last == '-'
}
