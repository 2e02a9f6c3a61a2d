package extract

import (
	"slices"
	"strings"

	"focal/internal/cv"
	"focal/internal/extract/headings"
	"focal/internal/extract/words"
	"focal/internal/sieve"
)

// Below "Certifications" people also write what they won, what they belong to, where they trained or took part, and what a course was
// about. Each entry says by its own words what it is; printed as a certificate it would claim one. What is none of the kinds that have
// a place goes below the heading that the CV has for it.

var (
	// prizeWon opens what somebody won.
	prizeWon = sieve.MustCompile(`(?i)^(?:(?:i |have |has |got |also |been )*(?:awarded|rewarded|felicitated|honou?red|nominated) |` +
		`(?:won|winner|finalist|runner)\b|` +
		`(?:i |have |has )*(?:got|received|achieved|secured|bagged) (?:\S+ ){0,6}` +
		`(?:awards?|rewards?|medals?|prizes?|troph(?:y|ies)|ranks?|places?|positions?)\b)`)
	// belongsTo opens what somebody is a member of.
	belongsTo = sieve.MustCompile(`^(?i:(?:(?:active|student|associate|professional|graduate|life(?:time)?|fellow|corporate) )*` +
		`(?:member(?:ship)?|fellow) (?:of|in|at) )`)
	// noPaper opens what somebody did, was or knows, without a paper of it.
	noPaper = sieve.MustCompile(`(?i)^(?:(?:i|have|has|had|been|am|was|also|actively|successfully|completed|done|did|undergone|underwent|` +
		`an?|the|my|\d+|one|two|three|four|six|days?|weeks?|months?|years?)[ -]+)*` +
		`(?:participa(?:ted|ting|nt|tion (?:in|at))|internships?|interned|trainee|in-?plant|visited|` +
		`industrial (?:training|visit|tour|exposure)|` +
		`solved|presented|organi[sz]ed|volunteer(?:ed)?|captain(?:ed)?|(?:paper|poster) presentation|hackathons?|` +
		`(?:good |basic |sound |working )*knowledge (?:of|in)|experience (?:in|of)|references?|recognition and)\b` +
		`|\b(?:hackathon|internship|intern)\b(?: 20\d\d)?(?: [–-] .*)?$`)
	// ofPosts is a heading over what is none: "Virtual Internships".
	ofPosts = sieve.MustCompile(`(?i)^(?:\S+ ){0,2}(?:internships?|industrial (?:training|visits?|exposure))$`)
	// saysPaper is said of what is a certificate all the same: "Participation Certificate", "Completed internship certificate".
	saysPaper = sieve.MustCompile(`(?i)\b(?:certificat|certified|licen[cs]e|diploma)`)
	// contentOpens announces what a course was about; its points stand below.
	contentOpens = sieve.MustCompile(`(?i)^(?:the )?(?:(?:course|training) )?(?:topics?|contents?|syllabus|modules?|subjects?)?` +
		`(?: (?:were|are|is))? ?` +
		`(?:cover(?:s|ed)|contents?|topics?|learn(?:t|ed)|included?)(?: (?:topics?|are|were|is|as follows|the following))?[:. –-]*$`)
)

// elsewhere files an entry that is no certificate; false where it is one.
func (b *builder) elsewhere(c *cv.Certificate) bool {
	name, heading := strings.TrimLeft(c.Name.Value, `"“”‘’*•- `), b.headingAt(c.Name)
	switch {
	case belongsTo.MatchString(name):
		b.doc.Memberships = append(b.doc.Memberships, b.wholePaper(c))
	case saysPaper.MatchString(name):
		return false
	case prizeWon.MatchString(name):
		b.addAward(cv.Award{Title: c.Name, Awarder: c.Issuer, Dates: c.Dates})
	case noPaper.MatchString(name), ofPosts.MatchString(heading.Value):
		b.keepBelow(heading, b.wholePaper(c))
	default:
		return false
	}
	return true
}

// wholePaper is an entry as its lines say it.
func (b *builder) wholePaper(c *cv.Certificate) cv.Text {
	t := c.Name
	for _, more := range []cv.Text{c.Issuer, c.Dates.Text, c.URL} {
		if !more.IsZero() && !strings.Contains(t.Value, more.Value) {
			t = appendText(t, more, ", ")
		}
	}
	return t
}

// headingAt is the heading that a value stands below; zero where it stands below none, or below one that says certificates.
func (b *builder) headingAt(t cv.Text) cv.Text {
	for i := len(b.lines) - 1; i >= 0 && len(t.Lines) > 0; i-- {
		l := &b.lines[i]
		if _, heading := b.reading.Labels[i].IsHeading(); !heading || l.index > t.Lines[0] {
			continue
		}
		if saysPaper.MatchString(l.text) || len(l.segs) > 1 {
			return cv.Text{}
		}
		return cv.Text{Value: headings.Bare(l.text), Lines: []int{l.index}, Confidence: 0.8}
	}
	return cv.Text{}
}

// keepBelow keeps a text below a heading of the CV's own.
func (b *builder) keepBelow(heading, t cv.Text) {
	at := slices.IndexFunc(b.doc.Additional, func(o cv.OtherSection) bool { return o.Heading.Value == heading.Value })
	if at < 0 {
		at = len(b.doc.Additional)
		b.doc.Additional = append(b.doc.Additional, cv.OtherSection{Heading: heading})
	}
	l := b.lineOf(t)
	o := &b.doc.Additional[at]
	o.Items = append(o.Items, cv.Item{Text: t, Bullet: l == nil || l.bullet || !heading.IsZero()})
}

// contents takes the points of a course, which a line announces, out of a list of certificates.
func (b *builder) contents(list []cv.Certificate) (rest []cv.Certificate) {
	var heading cv.Text
	for i := range list {
		c := &list[i]
		switch {
		case c.Issuer.IsZero() && contentOpens.MatchString(c.Name.Value):
			heading = c.Name
			heading.Value = strings.TrimRight(heading.Value, " .:–-")
		case heading.IsZero() || !c.Issuer.IsZero() || !c.Dates.IsZero() || certificateWords.Contains(words.Split(c.Name.Value)):
			heading = cv.Text{}
			rest = append(rest, *c)
		default:
			b.keepBelow(heading, c.Name)
		}
	}
	return rest
}
