package condense

import (
	"cmp"
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"focal/internal/cv"
	"focal/internal/language"
	"focal/internal/lexicon"
	"focal/internal/sieve"
	"focal/internal/wordset"
)

// Tidy puts in order what a careful editor would: newer degrees, certificates and
// publications stand before older ones, what is said twice is said once, and names
// that were written in capitals for decoration are set properly.
func Tidy(doc *cv.Document, keep cv.Keep) []cv.Note {
	t := tidier{keep: keep}
	newestFirst(&t, doc.Education, "Courses are listed newest first.", func(e cv.Education) (cv.DateRange, cv.Text) { return e.Dates, first(e.Degree, e.Area, e.Institution) })
	t.highestFirst(doc.Education)
	newestFirst(&t, doc.Certificates, "Certificates are listed newest first.", func(c cv.Certificate) (cv.DateRange, cv.Text) {
		return cv.DateRange{Start: c.Dates.Start, End: c.Dates.Start}, c.Name
	})
	newestFirst(&t, doc.Publications, "Publications are listed newest first.", func(p cv.Publication) (cv.DateRange, cv.Text) { return p.Dates, p.Name })
	newestFirst(&t, doc.Awards, "Awards are listed newest first.", func(a cv.Award) (cv.DateRange, cv.Text) { return a.Dates, a.Title })
	t.papers(doc)
	t.heldTwice(doc)
	t.formalities(doc)
	t.bareHeadings(doc)
	for i := range doc.Work {
		doc.Work[i].Highlights = t.once(doc.Work[i].Highlights)
	}
	for i := range doc.Projects {
		doc.Projects[i].Highlights = t.once(doc.Projects[i].Highlights)
	}
	if strings.HasPrefix(doc.Locale, "en") {
		t.shouted(doc)
		t.countries(doc)
		t.titles(doc)
		t.marks(doc)
	}
	return t.notes
}

type tidier struct {
	keep  cv.Keep
	notes []cv.Note
}

func (t *tidier) made(n cv.Note) bool {
	if !t.keep.Accepts(n) {
		return false
	}
	t.notes = append(t.notes, n)
	return true
}

func first(list ...cv.Text) cv.Text {
	for _, t := range list {
		if !t.IsZero() {
			return t
		}
	}
	return cv.Text{}
}

// newestFirst sorts a list whose entries are all dated; where one is not, nobody
// knows its place and nothing moves.
func newestFirst[T any](t *tidier, list []T, reason string, of func(T) (cv.DateRange, cv.Text)) {
	until := func(e T) cv.Date {
		d, _ := of(e)
		switch {
		case d.Current:
			return cv.Date{Year: 9999}
		case d.End.IsZero():
			return d.Start
		}
		return d.End
	}
	if slices.ContainsFunc(list, func(e T) bool { return until(e).IsZero() }) {
		return
	}
	before := slices.Clone(list)
	slices.SortStableFunc(list, func(a, b T) int { return until(b).Compare(until(a)) })
	for i := range list {
		_, text := of(list[i])
		if _, was := of(before[i]); was.ID != text.ID {
			if !t.made(cv.Note{Kind: cv.NoteOrder, Field: text.ID, Before: text.Value, After: text.Value, Reason: reason, Lines: text.Lines}) {
				copy(list, before)
			}
			return
		}
	}
}

// papers takes a clearance out of the certificates where it has a place of its own,
// with what the certificate knows of it.
func (t *tidier) papers(doc *cv.Document) {
	var kept []cv.Certificate
	for _, c := range doc.Certificates {
		at := slices.IndexFunc(doc.Clearances, func(cl cv.Clearance) bool { return sameClearance(cl, c.Name.Value) })
		if at < 0 || !c.URL.IsZero() || !t.made(cv.Note{
			Kind: cv.NoteLeftOut, Field: c.Name.ID, Before: c.Name.Value,
			Reason: "It stands under Security Clearance, so it is not said again among the certificates.", Lines: c.Name.Lines,
		}) {
			kept = append(kept, c)
			continue
		}
		cl := &doc.Clearances[at]
		if cl.Dates.IsZero() {
			cl.Dates = c.Dates
		}
		if cl.Status.IsZero() {
			cl.Status = c.Issuer
		}
	}
	doc.Certificates = kept
}

// sameClearance compares a clearance with the name of a certificate, which is nothing but
// that, with what the clearance says of itself: "SC", "SC clearance" and "SC cleared,
// valid until March 2027".
func sameClearance(c cv.Clearance, certificate string) bool {
	words := func(s string) []string {
		return strings.FieldsFunc(strings.ToLower(s), func(r rune) bool { return !unicode.IsLetter(r) && !unicode.IsDigit(r) })
	}
	known := map[string]bool{}
	for _, w := range slices.Concat(clearanceWords, words(c.Status.Value), words(c.Dates.Text.Value)) {
		known[w] = true
	}
	level := slices.DeleteFunc(words(c.Level.Value), func(w string) bool { return slices.Contains(clearanceWords, w) })
	rest := slices.DeleteFunc(words(certificate), func(w string) bool { return known[w] && !slices.Contains(level, w) })
	return len(level) > 0 && slices.Equal(rest, level)
}

// clearanceWords say nothing of a clearance that its place does not.
var clearanceWords = strings.Fields("clearance security cleared uk until")

// once keeps the first of bullets that say the same, punctuation apart. Below a further label ("Client: Moss Ltd") they are of another
// part.
func (t *tidier) once(list []cv.Text) []cv.Text {
	said := map[string]bool{}
	var kept []cv.Text
	for _, b := range list {
		key := strings.Join(strings.FieldsFunc(strings.ToLower(b.Value), func(r rune) bool { return !unicode.IsLetter(r) && !unicode.IsDigit(r) }), " ")
		if key != "" && said[key] && t.made(cv.Note{Kind: cv.NoteLeftOut, Field: b.ID, Before: b.Value, Reason: "The post says this twice.", Lines: b.Lines}) {
			continue
		}
		if partBegins.MatchString(b.Value) {
			clear(said)
		}
		said[key] = true
		kept = append(kept, b)
	}
	return kept
}

// partBegins opens one of several parts of a post, each of which may have the same things in it.
var partBegins = sieve.MustCompile(`(?i)^(?:name of )?(?:the )?(?:client|project|customer|site|location|vessel|ship|plant|building|employer|company)` +
	`(?: name)?(?: ?(?:#|no\.?)? ?\d+)?\s?[:–-]\s?\S`)

// countries writes out the letters of countries behind places.
func (t *tidier) countries(doc *cv.Document) {
	doc.Walk(func(r cv.Ref) {
		if r.Role != cv.RolePlace {
			return
		}
		if after := cv.SpelledOut(r.Text.Value); after != r.Text.Value && t.reworded(r.Text, after, "Countries are written out.") {
			r.Text.Value = after
		}
	})
}

// shouted sets the name, titles, employers, places and the like that are written in capitals, or without one.
func (t *tidier) shouted(doc *cv.Document) {
	known, titles := capitalsOf(doc), titlesOf(doc)
	doc.Walk(func(r cv.Ref) {
		after, reason := "", "Capitals were decoration here."
		if r.Role == cv.RoleName {
			after = properName(r.Text.Value)
		} else {
			after = known.set(r)
		}
		if after == "" {
			after, reason = cmp.Or(capitalised(r), halfSmall(r, titles)), "Names and titles take capitals."
		}
		if after != "" && after != r.Text.Value && t.reworded(r.Text, after, reason) {
			r.Text.Value = after
		}
	})
}

// capitalised sets a name, a title or an employer of several words without any capital, and a title of one
// word that people are called by ("teacher"); "" where it may be meant so ("adidas", "van der Berg").
func capitalised(r cv.Ref) string {
	text := r.Text.Value
	words := strings.Fields(text)
	if !takesCapitals(r, words) {
		return ""
	}
	for i, w := range words {
		if strings.IndexFunc(w, func(r rune) bool { return !unicode.IsLetter(r) && !strings.ContainsRune("-.,&", r) }) >= 0 || language.NameParticles[w] {
			return ""
		}
		if r.Role != cv.RoleName && mayAbbreviate(w) {
			return "" // "assistant in hvac"
		}
		if strings.Contains(strings.TrimRight(w, ".,"), ".") {
			return "" // "developer in moss.net"
		}
		if i == 0 || !small[w] {
			words[i] = language.NameCase(w)
		}
	}
	return strings.Join(words, " ")
}

// mayAbbreviate reports a word in small letters that no list holds, and that is short or cannot be said.
func mayAbbreviate(w string) bool {
	longest := longestWordOfLetters
	if bare := strings.Trim(w, ".,"); strings.IndexFunc(bare, isNoLetter) < 0 && !canBeSaid(bare) && !legalForms[bare] {
		longest = shortestSchoolName
	}
	return utf8.RuneCountInString(w) <= longest && !small[w] && !legalForms[w] && !lexicon.Exact(w).Known()
}

func isNoLetter(r rune) bool { return !unicode.IsLetter(r) }

// legalForms stand behind the names of firms.
var legalForms = wordset.Of("pvt pvt. ltd ltd. llc inc inc. co co. plc corp")

// takesCapitals reports a name, a title or an employer without any capital that is no single word but a
// title that people are called by.
func takesCapitals(r cv.Ref, words []string) bool {
	text := r.Text.Value
	named := r.Role == cv.RoleName || r.Role == cv.RoleTitle || r.Role == cv.RoleOrganisation || r.Role == cv.RolePlace
	if !named || len(words) == 0 || len(words) > longestNamed || text != strings.ToLower(text) {
		return false
	}
	if small[words[0]] || r.Section == cv.SectionAwards { // the rest of something else
		return false
	}
	return len(words) > 1 || r.Role == cv.RoleTitle && language.IsRole(text)
}

// longestNamed is how many words such a name or title has at most.
const longestNamed = 6

// small are words that stay small inside a title.
var small = wordset.Of("of and the for in at to on a an with by")

// roleInCapitals reports one word that people are called by, and no abbreviation: "TELLER".
func roleInCapitals(title string) bool {
	low := strings.ToLower(title)
	letters := utf8.RuneCountInString(title)
	common := letters >= shortestSchoolName && commonInTitles(low)
	return letters > longestWordOfLetters && (common || language.IsRole(low[strings.LastIndexByte(low, '-')+1:])) &&
		!strings.ContainsAny(title, "./&")
}

// longestWordOfLetters is how many letters a heading of one word has at most that may be an abbreviation.
const longestWordOfLetters = 4

// school is a word that says what kind of school a name is of.
var school = sieve.MustCompile(`\b(?:UNIVERSITY|COLLEGE|SCHOOL|INSTITUTE|INSTITUTION|ACADEMY|POLYTECHNIC|VIDYALAYA|MAHAVIDYALAYA|BOARD)\b`)

// shortInNames are what names of schools shorten, which are no initials: "St. Mary's", "Govt. High School".
var shortInNames = wordset.Of("st govt engg sec inst univ tech")

// shortestSchoolName is from how many letters on an unknown word in the name of a school is no abbreviation.
const shortestSchoolName = 6

// initialBeside reports letters that full stops make an abbreviation: "B.I.T.", "GOVT.".
func initialBeside(parts []string, i int) bool {
	return i+1 < len(parts) && strings.HasPrefix(parts[i+1], ".") && utf8.RuneCountInString(parts[i]) <= shortestSchoolName
}

// commonInTitles reports a word of some length that is neither an abbreviation nor a name.
func commonInTitles(low string) bool {
	if utf8.RuneCountInString(low) < 4 || strings.IndexFunc(low, func(r rune) bool { return !unicode.IsLetter(r) && r != '-' }) >= 0 {
		return false
	}
	entry := lexicon.Exact(low)
	return language.IsRole(low[strings.LastIndexByte(low, '-')+1:]) || entry.Known() && entry.Level() <= commonWord
}

// commonWord is the size class of the word list up to which a word is common.
const commonWord = 50
