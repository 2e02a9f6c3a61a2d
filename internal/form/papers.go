package form

import (
	"slices"
	"strings"

	"focal/internal/cv"
	"focal/internal/sieve"
)

// papers files what stands among the certificates where it belongs: degrees with the education, memberships with those.
func (f *former) papers() {
	f.doc.Certificates = slices.DeleteFunc(f.doc.Certificates, func(c cv.Certificate) bool {
		switch {
		case !c.URL.IsZero() || !f.free(c.Name) || !c.Issuer.IsZero() && !f.free(c.Issuer),
			qualified(c.Name, c.Issuer, c.Dates.Text):
			return false
		case degree.MatchString(c.Name.Value) && !notOwn.MatchString(c.Name.Value):
			f.doc.Education = append(f.doc.Education, course(c))
		case belongsTo(c.Name.Value):
			f.doc.Memberships = append(f.doc.Memberships, membership(c.Name, c.Issuer, c.Dates))
		default:
			return f.volunteered(c)
		}
		return true
	})
	f.doc.Awards = slices.DeleteFunc(f.doc.Awards, func(a cv.Award) bool {
		if len(a.Summary) > 0 || !f.free(a.Title) || !memberOf.MatchString(a.Title.Value) || prize.MatchString(a.Title.Value) ||
			qualified(a.Title, a.Dates.Text) {
			return false
		}
		f.doc.Memberships = append(f.doc.Memberships, membership(a.Title, a.Awarder, a.Dates))
		return true
	})
}

var (
	// degree is the name of one, at the beginning.
	degree = sieve.MustCompile(`^(?:(?i:(?:post[- ]?)?(?:bachelor|master|doctor)(?:[’']?s)?(?: degree)?(?: of| in|,|:)|` +
		`(?:post[- ]?graduate|pg) diploma(?: (?:in|of)\b| ?\())|(?:B\. ?Tech|M\. ?Tech|B\. ?Sc|M\. ?Sc|B\. ?Com|M\. ?Com|MBA|Ph\. ?D)\b)`)
	// notOwn is what is about a degree and not one.
	notOwn = sieve.MustCompile(`(?i)\b(?:equivalen|exam|thesis|project|entrance|class|workshop|course\b)`)
	// member is what says that somebody belongs to a body.
	member = sieve.MustCompile(`^(?i:(?:active |student |associate |professional |graduate |lifetime |life |` +
		`current )?member(?:ship)?\b(?: of| at|,|:))|` +
		`^(?i:(?:active |student |life )?member) \p{Lu}|^(?i:affiliated with) (?:the )?\p{Lu}|` +
		`.*[–,-] ?(?i:student |associate |active )?(?i:member)$`)
	// learnt is what somebody did there instead.
	learnt = sieve.MustCompile(`(?i)\b(?:training|trained|course|certificate|certified|certification|workshop|exam|orientation)\b`)
)

var (
	// memberOf opens a membership that stands among the awards, prize is what makes an award of it.
	memberOf = sieve.MustCompile(`^(?i:(?:active |student )?member(?:ship)? of )`)
	prize    = sieve.MustCompile(`(?i)\b(?:order|year|month|team|best|champions?|winn\p{L}*|awards?|prize|honou?rs?|medal|cup)\b`)
	// standing is what says of a paper, a membership or a skill that it is not simply held.
	standing = sieve.MustCompile(`(?i)\b(?:lapsed?|expire[sd]?|until|till|valid|suspended|revoked|resigned|` +
		`former(?:ly)?|ex|past|pending|` +
		`awaiting|awaited|not|never|no|incomplete|withdr[ae]wn?|discontinued|denied|applied|deferred|failed|unfinished|ongoing|` +
		`in progress|part|retired|due|renewal|renewed|started|enrolled|since)\b`)
)

// qualified reports a value that says more of itself than its name and a plain time: moved or cut, it would read as held.
func qualified(list ...cv.Text) bool {
	return slices.ContainsFunc(list, func(t cv.Text) bool { return standing.MatchString(t.Value) })
}

// belongsTo reports a membership, by its whole text.
func belongsTo(text string) bool { return member.MatchString(text) && !learnt.MatchString(text) }

// course is a degree that was read as a certificate.
func course(c cv.Certificate) cv.Education {
	e := cv.Education{Degree: c.Name, Institution: c.Issuer, Dates: c.Dates}
	if name, area, ok := strings.Cut(c.Name.Value, ": "); ok && area != "" {
		e.Area = c.Name
		e.Degree.Value, e.Area.Value = name, area
	}
	return e
}

// membership is what a body is called, with who gave it and when, in one line.
func membership(name, by cv.Text, when cv.DateRange) cv.Text {
	t := name
	t.ID = ""
	if !by.IsZero() {
		t = with(t, ", ", by)
	}
	if dates := asPrinted(when); dates != "" {
		t = with(t, ", ", cv.Text{Value: dates, Lines: when.Text.Lines})
	}
	return t
}

// volunteered files a certificate that tells of voluntary work there.
func (f *former) volunteered(c cv.Certificate) bool {
	e := cv.Engagement{Organisation: c.Name, Title: c.Issuer, Dates: c.Dates}
	if !voluntary.MatchString(c.Issuer.Value) {
		return false
	}
	f.doc.Volunteering = append(f.doc.Volunteering, e)
	return true
}

var voluntary = sieve.MustCompile(`(?i)^volunteer$`)

// onlyBelongs reports a voluntary post that says no more than that its owner is a member.
func (f *former) onlyBelongs(e cv.Engagement) bool {
	return belongs.MatchString(e.Title.Value) && !e.Organisation.IsZero() && !qualified(e.Organisation, e.Dates.Text) &&
		f.free(e.Title) && f.free(e.Organisation) &&
		len(e.Summary)+len(e.Highlights)+len(e.Keywords) == 0 && e.Unit.IsZero() && e.URL.IsZero()
}

// memberships takes bodies that a person only belongs to from the posts.
func (f *former) memberships() {
	f.membersAtWork()
	f.doc.Volunteering = slices.DeleteFunc(f.doc.Volunteering, func(e cv.Engagement) bool {
		if !f.onlyBelongs(e) {
			return false
		}
		body := e.Organisation
		if !e.Location.IsZero() {
			body = with(body, ", ", e.Location)
		}
		f.doc.Memberships = append(f.doc.Memberships, membership(body, e.Title, e.Dates))
		return true
	})
	for i := range f.doc.Memberships {
		if t := &f.doc.Memberships[i]; f.free(*t) && !qualified(*t) {
			evenTimeAtEnd(t)
		}
	}
}

// evenTimeAtEnd sets the time that a membership ends with as all others are printed: "01/2011 - Present".
func evenTimeAtEnd(t *cv.Text) {
	at := strings.LastIndex(t.Value, ", ")
	if at < 0 {
		return
	}
	when, rest := timeOf(t.Value[at+2:])
	if said := asPrinted(when); said != "" && rest == "" {
		t.Value = t.Value[:at+2] + said
	}
}

// belongs is the title of somebody who is only a member.
var belongs = sieve.MustCompile(`(?i)^(?:active |student |associate |professional |general )?member$`)

// membersAtWork files what is only belonged to, and was read as a post, with the voluntary work: no society employs a "Member", and
// as the newest post it would name the person's profession. A member of a tribunal or a parliament is at work there.
func (f *former) membersAtWork() {
	f.doc.Work = slices.DeleteFunc(f.doc.Work, func(e cv.Engagement) bool {
		if !belongs.MatchString(e.Title.Value) || !bodies.MatchString(e.Organisation.Value) || !f.free(e.Title) || !f.free(e.Organisation) {
			return false
		}
		f.doc.Volunteering = append(f.doc.Volunteering, e)
		return true
	})
}
