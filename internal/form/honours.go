package form

import (
	"slices"
	"strings"

	"focal/internal/cv"
	"focal/internal/extract/headings"
	"focal/internal/extract/words"
	"focal/internal/sieve"
)

// Honours fill lines as names fill a list: several stand on one, each with its own time behind it, and what one was given for stands
// below it. An entry is one honour, with its time and what it was for.

// honours parts the honours that a line lists, and puts what one was given for below its name.
func (f *former) honours() {
	var out []cv.Award
	for i, a := range f.doc.Awards {
		n := len(out)
		switch listed := f.listedHonours(i); {
		case len(listed) > 1:
			out = append(out, listed...)
		case n > 0 && f.reasonBelow(&out[n-1], &a):
			out[n-1].Summary = append(out[n-1].Summary, a.Title)
		default:
			out = append(out, a)
		}
	}
	f.doc.Awards = out
}

// reasonBelow reports a text right below the name of an honour that says what that was given for.
func (f *former) reasonBelow(of, a *cv.Award) bool {
	return f.free(of.Title) && f.free(a.Title) && a.Awarder.IsZero() && a.Dates.IsZero() && len(a.Summary) == 0 &&
		ofAward.MatchString(of.Title.Value) && !opensVerb(of.Title.Value) && wordCount(of.Title.Value) <= longestCertificate &&
		last(lines(of.Title, of.Awarder, of.Dates.Text))+1 == first(a.Title.Lines) &&
		givenFor.MatchString(a.Title.Value) && !ofAward.MatchString(a.Title.Value)
}

// givenFor opens what an honour was given for. "Recognized for" and "Selected by" may open an honour of their own.
var givenFor = sieve.MustCompile(`^(?:For (?:(?:the|a|an|being|having|my|their|his|her) |\p{Ll}+ing )|Won for |` +
	`(?:Given|Awarded|Presented|Granted|Bestowed) (?:to|for|on|annually|based|in recognition|because)\b|Based on |` +
	`In recognition of |Acceptance based on |Recognition (?:for|of) )`)

// listedHonours are the honours that the lines of one entry list; nil where they are one, or hold what the entry has not.
func (f *former) listedHonours(i int) []cv.Award {
	a := &f.doc.Awards[i]
	if !f.free(a.Title) || !a.Awarder.IsZero() && !f.free(a.Awarder) || len(a.Summary) > 0 || f.listsOther(i) {
		return nil
	}
	whole := f.honourLine(a)
	parts, marked := honourParts(whole)
	if len(parts) < 2 || notWon.MatchString(whole) || qualified(cv.Text{Value: whole}) {
		return nil
	}
	said := words.Split(strings.Join([]string{a.Title.Value, a.Awarder.Value, a.Dates.Text.Value}, " "))
	more := func(w string) bool { return !slices.Contains(said, w) }
	var list []cv.Award
	for _, p := range parts {
		when, name := timeOf(p)
		if !honourAlone(name, marked) || slices.ContainsFunc(words.Split(name), more) {
			return nil
		}
		list = append(list, honourOf(a, name, when))
	}
	if !marked && onlyLastDated(list) || !listsAwards(list) {
		return nil // it may be the time of them all, or who gave the one that is named
	}
	return list
}

// honourOf is one of the honours that an entry lists.
func honourOf(of *cv.Award, name string, when cv.DateRange) cv.Award {
	one := cv.Award{Title: withValue(of.Title, asEntry(name)), Dates: when}
	one.Title.ID, one.Title.Lines = "", lines(of.Title, of.Awarder, of.Dates.Text)
	if !when.IsZero() {
		one.Dates.Text = withValue(one.Title, when.Text.Value)
	}
	return one
}

// listsAwards reports a list of which two name an award.
func listsAwards(list []cv.Award) bool {
	n := 0
	for _, a := range list {
		if ofAward.MatchString(a.Title.Value) {
			n++
		}
	}
	return n > 1
}

// asEntry is a name with a capital, as an entry has it: "member of Moss Honor Society".
func asEntry(name string) string {
	if strings.HasPrefix(name, "member") {
		return "M" + name[1:]
	}
	return name
}

// listsOther reports an honour of whose lines another one is, too.
func (f *former) listsOther(i int) bool {
	own := f.doc.Awards[i].Title.Lines
	for k := range f.doc.Awards {
		if k != i && slices.ContainsFunc(f.doc.Awards[k].Title.Lines, func(n int) bool { return slices.Contains(own, n) }) {
			return true
		}
	}
	return false
}

// honourLine is the text of the lines of an honour, without the sign and the label before it.
func (f *former) honourLine(a *cv.Award) string {
	var own []string
	for _, n := range lines(a.Title, a.Awarder, a.Dates.Text) {
		own = append(own, f.line(n))
	}
	whole := bulleted.ReplaceAllString(strings.Join(own, " "), "")
	for _, mark := range []string{":", "\t"} {
		label, rest, found := strings.Cut(whole, mark)
		if kind, known := headings.Lookup(label); found && known && kind == headings.Awards {
			whole = rest
		}
	}
	return strings.Join(strings.Fields(whole), " ")
}

// honourParts are the parts of a line of honours, and whether signs stand between them that part nothing but items.
func honourParts(whole string) (parts []string, marked bool) {
	for _, mark := range []*sieve.Regexp{honourSign, honourSemicolon} {
		if parts = mark.Split(strings.TrimRight(whole, " .;"), -1); len(parts) > 1 {
			return parts, true
		}
	}
	depth, from := 0, 0
	whole = strings.TrimRight(whole, " .")
	parts = nil
	for i, r := range whole {
		switch {
		case r == '(' || r == '[':
			depth++
		case r == ')' || r == ']':
			depth--
		case r == ',' && depth == 0:
			parts, from = addHonourPart(parts, whole[from:i]), i+1
		}
	}
	return addHonourPart(parts, whole[from:]), false
}

// addHonourPart adds a part of a list; a time is of the part before it.
func addHonourPart(parts []string, p string) []string {
	p = strings.TrimPrefix(strings.TrimSpace(p), "and ")
	if when, rest := timeOf(p); len(parts) > 0 && !when.IsZero() && rest == "" {
		parts[len(parts)-1] += ", " + p
		return parts
	}
	return append(parts, p)
}

var (
	honourSign      = sieve.MustCompile(` *[•●▪■∙·‣] *`)
	honourSemicolon = sieve.MustCompile(` *; *`)
	// honourNamed is a text that is the name of an honour, with what it is for, whole. "First Place" alone is of another.
	honourNamed = sieve.MustCompile(`^(?i:member of) .*(?i:honou?rs?|society)\b.*|` +
		`^(?:\p{Lu}.*)?\b(?i:awards?|scholarships?|prize|fellowship|scholar|grant|honou?rs|honou?r roll|cum laude|` +
		`(?:dean|president|provost|chancellor)\S* (?:honou?rs? )?list)(?: (?:for|in) .+)?(?: \([^()]*\))?$`)
	// rankAlone is a place that was won in what stands beside it: "First Prize, Moss Essay Prize".
	rankAlone = sieve.MustCompile(`^(?i:first|second|third|1st|2nd|3rd|gold|silver|bronze|best|top|highest) \p{L}+$`)
	// giverAlone is who gave what stands before it, and nothing else: "Moss University".
	giverAlone = sieve.MustCompile(`^(?:\p{Lu}[\p{L}.&’'-]* ){0,5}` + anyOf(academies, givers) + `(?: of \p{Lu}[\p{L} ]+)?$`)
	// ledBy is a name that what follows it hangs on, too: "Judge of the Moss Prize, Elm Prize".
	ledBy = sieve.MustCompile(`^(?:.* )?(?i:of|for|to|at|by|with) (?:.* )?` +
		`(?i:awards?|scholarships?|prize|fellowship|scholar|grant|honou?rs|roll|list)\b`)
	// notWon is what speaks of an honour that is not held, or of all the names that follow: a label, a year, a part in it.
	notWon = sieve.MustCompile(`(?i):|^\W*(?:19|20)\d\d\b|` +
		`\b(?:nomin\w+|short-?list\w*|(?:semi-?)?finalists?|candidates?|appl(?:ied|icants?)|runners?|eligible|` +
		`declined|contend\w+|compet\w+|judged?|sponsor\w*|created|founded|organi[sz]ed|coached|mentored)\b`)
)

// honourAlone reports a part of a list that names an honour by itself; of parts between signs that is sure.
func honourAlone(name string, marked bool) bool {
	if marked {
		return firstUpper(name) && !opensVerb(name) && wordCount(name) > 1 && wordCount(name) <= longestCertificate &&
			!giverAlone.MatchString(name)
	}
	return wordCount(name) > 1 && wordCount(name) <= longestCertificate && honourNamed.MatchString(name) && !opensVerb(name) &&
		!rankAlone.MatchString(name) && (!ledBy.MatchString(name) || memberOf.MatchString(name))
}

// onlyLastDated reports a list with a time behind its last item alone.
func onlyLastDated(list []cv.Award) bool {
	for _, a := range list[:len(list)-1] {
		if !a.Dates.IsZero() {
			return false
		}
	}
	return !list[len(list)-1].Dates.IsZero()
}
