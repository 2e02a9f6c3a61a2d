package extract

import (
	"strings"

	"focal/internal/cv"
	"focal/internal/extract/dates"
	"focal/internal/extract/headings"
	"focal/internal/extract/words"
)

// awards reads prizes: the whole drawn line is the title, unless an awarder stands apart.
func (b *builder) awards(s *section) {
	for _, e := range b.listEntries(s.paras, awardWords) {
		a := cv.Award{Title: e.title, Awarder: e.org, Dates: e.dates, Summary: e.text}
		if len(e.line.parts) > 2 && e.org.IsZero() && e.line.p.count > 6 {
			a.Title, a.Dates = wholeAndDate(e)
		}
		if n := len(b.doc.Awards); n > 0 && a.Dates.IsZero() && a.Awarder.IsZero() && givenBelow(&b.doc.Awards[n-1], &a) {
			b.doc.Awards[n-1].Awarder = a.Title
		} else if !a.Title.IsZero() {
			b.doc.Awards = append(b.doc.Awards, a)
		}
	}
}

// givenBelow reports the name of an organisation right below an award.
func givenBelow(above, a *cv.Award) bool {
	alone := above.Awarder.IsZero() && len(above.Summary) == 0
	return alone && givesName(a.Title.Value, awardWords) && lastOf(above.Title.Lines) < lastOf(a.Title.Lines)
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

// awardsAmong reads the awards of a section of "Publications and Awards" and returns the rest.
func (b *builder) awardsAmong(s *section) *section {
	if !awardHeading.Contains(words.Split(s.heading)) {
		return s
	}
	var awards, rest []para
	for i := range s.paras {
		if certainAward(s.paras[i].text) {
			awards = append(awards, s.paras[i])
		} else {
			rest = append(rest, s.paras[i])
		}
	}
	if len(awards) > 0 {
		b.awards(&section{kind: headings.Awards, heading: s.heading, at: s.at, paras: awards})
	}
	other := *s
	other.paras = rest
	return &other
}

// certainAward reports a short text with the words of an award that is no publication.
func certainAward(text string) bool {
	f := words.Split(text)
	if !certainAwards.Contains(f) || len(f) > 16 || strings.ContainsAny(text, "\"“”‘«") {
		return false
	}
	if journals.Contains(f) && !prizeWords.Contains(f) {
		return false
	}
	_, cites := citation(text)
	return !cites
}

// certainAwards are those words of an award that no title of a work is likely to hold:
// "Best Practice in Ward Design" and "The First Hundred Days" are works.
var certainAwards = words.NewSet("medal", "prize", "award", "awards", "scholarship", "fellowship", "honourable mention", "distinction", "winner", "finalist", "of the year", "of the month", "of the decade", "commendation", "champion", "trophy", "preis", "stipendium", "prix", "bourse", "premio", "beca", "medaille", "auszeichnung", "nagroda", "stypendium")

var prizeWords = words.NewSet("award", "prize", "medal")

var awardHeading = words.NewSet("award", "awards", "prize", "prizes", "honours", "honors", "distinctions")

var awardWords = words.NewSet("medal", "prize", "award", "awards", "best", "scholarship", "scholar", "fellowship", "grant", "honour", "honor", "honours", "honors", "distinction", "winner", "finalist", "employee of the month", "of the year", "list", "champion", "place", "preis", "stipendium", "prix", "bourse", "premio", "beca", "borsa", "bolsa", "prijs", "beurs", "nagroda", "stypendium", "medaille", "cup", "trophy", "commendation", "mention", "1st", "2nd", "3rd", "first", "second", "third", "auszeichnung", "order", "star", "under")
