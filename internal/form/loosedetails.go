package form

import (
	"slices"
	"strings"

	"focal/internal/cv"
	"focal/internal/sieve"
)

// What the head of a file says without a label is printed as it is, below the name. Much of it has a place: it goes on with the line
// above, is the value of a label in the line above, or is where the person lives.

// looseDetails puts details without a label where they belong.
func (f *former) looseDetails() {
	f.detailsGoOn()
	p := &f.doc.Person
	for i, d := range p.Details {
		if p.Location.IsZero() && f.isLoose(d) && first(d.Value.Lines) < headLines && livedIn(d.Value.Value) {
			where := d.Value
			where.Value = strings.Trim(betweenParts.ReplaceAllString(kindOfHome.ReplaceAllString(where.Value, ""), ", "), " ,.")
			p.Location = placeOf(where)
			p.Details = slices.Delete(p.Details, i, i+1)
			break
		}
	}
	at := slices.IndexFunc(p.Details, func(d cv.Detail) bool {
		return f.isLoose(d) && streetName.MatchString(d.Value.Value) && f.streetAbove(d, cv.Detail{Value: p.Location.Text})
	})
	if !p.Location.IsZero() && f.free(p.Location.Text) && at >= 0 {
		street := withValue(p.Details[at].Value, strings.Trim(p.Details[at].Value.Value, " ,"))
		p.Location = placeOf(with(street, ", ", p.Location.Text))
		p.Details = slices.Delete(p.Details, at, at+1)
	}
}

func (f *former) isLoose(d cv.Detail) bool {
	return d.Label.IsZero() && f.free(d.Value) && len(d.Value.Lines) > 0
}

// detailsGoOn joins a detail with the line above that breaks off, or that is its label.
func (f *former) detailsGoOn() {
	var list []cv.Detail
	for _, d := range f.doc.Person.Details {
		n := len(list)
		if n == 0 || !f.isLoose(d) || !f.free(list[n-1].Value) || first(d.Value.Lines)-last(list[n-1].Value.Lines) != 1 {
			list = append(list, d)
			continue
		}
		above := &list[n-1]
		switch {
		case !above.Label.IsZero() && breaksOff.MatchString(above.Value.Value):
			above.Value = with(above.Value, " ", d.Value)
		case above.Label.IsZero() && loneLabel.MatchString(above.Value.Value) && !loneLabel.MatchString(d.Value.Value):
			label := withValue(above.Value, strings.Trim(above.Value.Value, " :-–"))
			*above = cv.Detail{Label: label, Value: d.Value}
		default:
			list = append(list, d)
		}
	}
	f.doc.Person.Details = list
}

var (
	// breaksOff is a value that cannot end so: "K123456 valid till".
	breaksOff = sieve.MustCompile(`(?i)(?:^|\W)(?:valid|issued|expir\w*|` +
		`(?:valid|issued|expires?) (?:till|until|in|on|by|up ?to|from|at))$`)
	// loneLabel is a label of a form that no list of labels has, alone on a line.
	loneLabel = sieve.MustCompile(`(?i)^(?:(?:present|current|expected|last) ` +
		`(?:company|employer|project|salary|ctc|designation|location)|` +
		`ctc|weakness(?:es)?|research (?:area|interest)s?|(?:\w+ or )?whats ?app no\.?|` +
		`current(?:ly)? (?:working|employed) (?:at|with))[ :–-]*$`)
	// kindOfHome says in front of an address which one it is.
	kindOfHome = sieve.MustCompile(`(?i)^\((?:home|permanent|present|current|local)\) `)
)

// livedIn reports an address or a town with its country: "4 Quay Road, Salem, Oregon", "Matara, Sri Lanka".
func livedIn(text string) bool {
	text = kindOfHome.ReplaceAllString(strings.Trim(text, " .,|"), "")
	if strings.ContainsAny(text, "@:;?!") || wordCount(text) > longestAddress || notHome.MatchString(text) {
		return false
	}
	parts := strings.Split(text, ",")
	end := strings.TrimSpace(parts[len(parts)-1])
	hasFigure := strings.ContainsAny(text, "0123456789")
	return isPlace(capitalised(text)) || endsInCode(text) ||
		len(parts) > 2 && hasFigure && (codeLast.MatchString(text) || isTown(end) || isLand(end))
}

var (
	streetName = sieve.MustCompile(`(?i)\b(?:street|st|road|rd|avenue|ave|lane|ln|drive|dr|way|court|ct|boulevard|blvd|apt|apartment|` +
		`place|square|house|floor|flat|nagar|colony|close|terrace|crescent)\b`)
	// notHome is what stands at an address, and nobody's home.
	notHome = sieve.MustCompile(`(?i)\b(?:licen[cs]e[ds]?|regist\w+|certif\w+|nurse|auditor|engineer\w*|universit\w+|college|school|` +
		`institute|department|ltd|limited|inc)\b`)
)

// longestAddress is how many words an address has at most.
const longestAddress = 16

// capitalised gives each word its capital.
func capitalised(text string) string {
	return wordBegins.ReplaceAllStringFunc(text, strings.ToUpper)
}

var wordBegins = sieve.MustCompile(`(?:^|[ ,])\p{Ll}`)
