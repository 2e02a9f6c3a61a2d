package extract

import (
	"regexp"
	"strings"

	"focal/internal/cv"
	"focal/internal/extract/dates"
	"focal/internal/extract/words"
)

// awards reads prizes: the whole drawn line is the title, unless an awarder stands apart.
func (b *builder) awards(s *section) {
	for _, e := range b.listEntries(s.paras, awardWords) {
		a := cv.Award{Title: e.title, Awarder: e.org, Dates: e.dates, Summary: e.text}
		if len(e.line.parts) > 2 && e.org.IsZero() && e.line.p.count > 6 {
			a.Title, a.Dates = wholeAndDate(e)
		}
		b.addAward(a)
	}
}

// addAward adds a prize; who gave the one above, or how much it was, goes with that.
func (b *builder) addAward(a cv.Award) {
	n := len(b.doc.Awards)
	switch {
	case a.Title.IsZero():
	case n > 0 && a.Dates.IsZero() && a.Awarder.IsZero() && !b.twoPoints(&b.doc.Awards[n-1], &a) && givenBelow(&b.doc.Awards[n-1], &a):
		b.doc.Awards[n-1].Awarder = a.Title
	case n > 0 && amountAlone.MatchString(a.Title.Value):
		above := &b.doc.Awards[n-1]
		above.Title = appendText(above.Title, a.Title, ", ")
	default:
		b.doc.Awards = append(b.doc.Awards, a)
	}
}

// twoPoints reports two points of a list, each with its sign: each tells of an award of its own.
func (b *builder) twoPoints(above, a *cv.Award) bool {
	l, m := b.lineOf(above.Title), b.lineOf(a.Title)
	return l != nil && m != nil && l.bullet && m.bullet
}

// amountAlone is a sum of money and nothing else, drawn apart from what it was given for.
var amountAlone = regexp.MustCompile(`(?i)^[(~∼≈]*\s*(?:(?:us|ca|au|hk|s)?[$£€₹]|(?:` + currencies + `|rs\.?)\s)` +
	`\s?\d[\d,.' ]*[km]?\s*(?:` + currencies + `|euros?)?\)*$`)

const currencies = "cad|usd|aud|eur|gbp|chf|inr"

// givenBelow reports the name of an organisation right below an award.
func givenBelow(above, a *cv.Award) bool {
	alone := above.Awarder.IsZero() && len(above.Summary) == 0
	sentences := endsWith(above.Title.Value, ".!") && endsWith(a.Title.Value, ".!")
	return alone && !sentences && givesName(a.Title.Value, awardWords) && lastOf(above.Title.Lines) < lastOf(a.Title.Lines)
}

// wholeAndDate is an entry that a sentence tells: the sentence as it stands, but for a date that
// stands apart at its end or before it.
func wholeAndDate(e listing) (whole cv.Text, when cv.DateRange) {
	text := e.line.p.value(0.85).Value
	whole = e.line.p.value(0.85)
	found := dates.Find(text)
	if len(found) == 0 || e.dates.IsZero() {
		return whole, when
	}
	if first := found[0]; first.Start == 0 && len(found) == 1 {
		if rest := strings.TrimLeft(text[first.End:], " ,;:–-|"); rest != "" && rest != text[first.End:] {
			whole.Value = rest
			return whole, e.dates
		}
	}
	last := found[len(found)-1]
	before := strings.TrimRight(text[:last.Start], " ,;–-|(")
	if w := words.Split(before); last.End < len(text) || len(w) == 0 || bindsDate.Has(w[len(w)-1]) {
		return whole, when
	}
	whole.Value = before
	return whole, e.dates
}

// bindsDate are words that need the date behind them.
var bindsDate = words.NewSet("in", "for", "of", "on", "during", "year", "years", "since", "from", "and", "session", "batch")

var awardWords = words.NewSet("medal", "prize", "award", "awards", "best", "scholarship", "scholar", "fellowship", "grant", "honour", "honor", "honours", "honors", "distinction", "winner", "finalist", "employee of the month", "of the year", "list", "champion", "place", "preis", "stipendium", "prix", "bourse", "premio", "beca", "borsa", "bolsa", "prijs", "beurs", "nagroda", "stypendium", "medaille", "cup", "trophy", "commendation", "mention", "1st", "2nd", "3rd", "first", "second", "third", "auszeichnung", "order", "star", "under")
