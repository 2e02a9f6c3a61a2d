package form

import (
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"focal/internal/cv"
	"focal/internal/extract/dates"
	"focal/internal/extract/headings"
	"focal/internal/sieve"
)

// What somebody led or belonged to is often told below a heading of its own as posts are: lines that name the body, the role and
// the time, then bullets of what was done. Kept as one list of lines nobody sees where one role ends and the next begins.

// roles makes entries of such lists.
func (f *former) roles() {
	for i := range f.doc.Additional {
		s := &f.doc.Additional[i]
		if s.Heading.IsZero() {
			f.belowUnpaid(s)
		}
		if (s.Heading.IsZero() || !headings.Unpaid(s.Heading.Value)) && !f.unpaidLabel(s) {
			continue
		}
		s.Items = f.rolesIn(s.Items)
	}
	f.doc.Additional = slices.DeleteFunc(f.doc.Additional, func(s cv.OtherSection) bool { return len(s.Items) == 0 })
}

// belowUnpaid files lines without a heading that stand below one of unpaid roles: what was done goes to the role right above it.
func (f *former) belowUnpaid(s *cv.OtherSection) {
	unpaid := func(l *cv.SourceLine) bool { return headings.Unpaid(l.Text) }
	for i := 0; i < len(s.Items); {
		n := i
		for n < len(s.Items) && f.headingAbove(s.Items[n].Text, unpaid) >= 0 {
			n++
		}
		if n == i {
			i++
			continue
		}
		list := s.Items[i:n]
		own := f.roleAbove(list[0].Text)
		for own != nil && len(list) > 0 && f.free(list[0].Text) && tellsDeed(list[0]) {
			own.Highlights, list = append(own.Highlights, list[0].Text), list[1:]
		}
		rest := f.rolesIn(list)
		s.Items = slices.Concat(s.Items[:i], rest, s.Items[n:])
		i += len(rest)
	}
}

// roleAbove is the voluntary role that ends on the line above a text; nil where none does.
func (f *former) roleAbove(t cv.Text) *cv.Engagement {
	for i := range f.doc.Volunteering {
		e := &f.doc.Volunteering[i]
		all := lines(slices.Concat([]cv.Text{e.Title, e.Organisation, e.Location, e.Dates.Text}, e.Summary, e.Highlights)...)
		if len(all) > 0 && last(all)+1 == first(t.Lines) {
			return e
		}
	}
	return nil
}

// unpaidLabel takes the label of such a list ("Leadership:") off lines that have no heading; false where there is none.
func (f *former) unpaidLabel(s *cv.OtherSection) bool {
	if !s.Heading.IsZero() || len(s.Items) < fewestItems {
		return false
	}
	label := s.Items[0].Text
	if !f.free(label) || !announced(label.Value) || !headings.Unpaid(trimmed(label.Value)) {
		return false
	}
	s.Items = s.Items[1:]
	s.Heading = withValue(label, trimmed(label.Value))
	return true
}

// announced reports a few words that end with a colon.
func announced(s string) bool {
	return strings.HasSuffix(strings.TrimSpace(s), ":") && wordCount(s) <= longestLabel
}

// rolesIn files the roles of a list with the voluntary work, and returns the items that are none.
func (f *former) rolesIn(items []cv.Item) (rest []cv.Item) {
	for i := 0; i < len(items); {
		heads, deeds := f.roleAt(items[i:])
		if deeds == 0 || paidRole.MatchString(items[i].Value) {
			n := max(heads, 1) // two lines that are not one head stay together
			rest = append(rest, items[i:i+n]...)
			i += n
			continue
		}
		f.addRole(items[i:i+heads], items[i+heads:i+heads+deeds])
		i += heads + deeds
	}
	return rest
}

// paidRole is a role that is paid, whatever it stands below.
var paidRole = sieve.MustCompile(`(?i)\b(?:professional|intern(?:ship)?|employee)\b`)

// roleAt tells of how many lines the head of the role has that the first item begins, and how many of what was done follow;
// no deeds = no role of that many lines.
func (f *former) roleAt(items []cv.Item) (heads, deeds int) {
	for heads < len(items) && heads < longestRoleHead && f.headsRole(items[heads]) {
		heads++
	}
	for heads+deeds < len(items) && f.free(items[heads+deeds].Text) && tellsDeed(items[heads+deeds]) {
		deeds++
	}
	switch {
	case heads > 0 && deeds > 0 && heads == longestRoleHead && !oneHead(items[0], items[1]):
		return heads, 0
	case heads == 0 || deeds == 0, !items[heads].Bullet: // without bullets a head cannot be told from the items beside it
		return 0, 0
	}
	return heads, deeds
}

// longestRoleHead is how many lines name a role: the body, and what somebody was there.
const longestRoleHead = 2

// headsRole reports a line that may name a body or a role: a few words, not drawn as a bullet, which tell of no deed.
func (f *former) headsRole(t cv.Item) bool {
	return !t.Bullet && f.free(t.Text) && wordCount(t.Value) <= longestRoleLine && firstUpper(t.Value) &&
		!strings.HasSuffix(t.Value, ".") && !strings.HasSuffix(t.Value, ":") && !opensDeed(t.Value)
}

// firstUpper reports a text that begins with a capital or a figure.
func firstUpper(s string) bool {
	r, _ := utf8.DecodeRuneInString(s)
	return unicode.IsUpper(r) || unicode.IsDigit(r)
}

// opensDeed reports a line that opens with a verb, and does not only name something with its time ("Acting for Film, Fall 2013").
func opensDeed(text string) bool {
	if word, rest, _ := strings.Cut(text, " "); strings.Contains(word, "/") {
		word, _, _ = strings.Cut(word, "/")
		text = word + " " + rest
	}
	when, name := timeOf(text)
	return opensVerb(text) && (when.IsZero() || wordCount(name) > longestRole)
}

// longestRoleLine is how many words a line has that names a body, a role, a place and a time.
const longestRoleLine = 16

// tellsDeed reports what was done: a bullet, a line that opens with a verb, or a sentence.
func tellsDeed(t cv.Item) bool {
	n := wordCount(t.Value)
	if opensRole(t.Value) {
		return false
	}
	return t.Bullet && n > 1 || n >= fewestOfDeed && opensDeed(t.Value) ||
		n > longestBody && !capitals(t.Value) && !strings.Contains(t.Value, "\t")
}

// opensRole reports a role of its own with what was done there: "Volunteer, Moss Trust - planted trees".
func opensRole(text string) bool {
	role, rest, listed := strings.Cut(text, ", ")
	if !listed || wordCount(role) > 2 || !firstUpper(rest) || !isRole(role) {
		return false
	}
	found := dates.Find(rest)
	return len(found) == 0 || found[0].Start > 0
}

// fewestOfDeed is how many words a line has at least that tells of a deed without a bullet.
const fewestOfDeed = 4

// oneHead reports two lines that name one role: one of them has the time, or is the title.
func oneHead(above, below cv.Item) bool {
	a, b := readRole(above.Value, ""), readRole(below.Value, "")
	if !a.Dates.IsZero() && !b.Dates.IsZero() || !a.Title.IsZero() && !b.Title.IsZero() || !a.Location.IsZero() && !b.Location.IsZero() {
		return false
	}
	if whole := !a.Title.IsZero() || !b.Title.IsZero(); whole && !a.Organisation.IsZero() && !b.Organisation.IsZero() {
		return false // two bodies, of which an entry has one place
	}
	return a.Dates.IsZero() != b.Dates.IsZero() || a.Title.IsZero() != b.Title.IsZero()
}

// addRole files a role with what was done in it.
func (f *former) addRole(heads, deeds []cv.Item) {
	e := f.role(heads)
	if len(heads) == 1 && e.Title.IsZero() && e.Dates.IsZero() && len(deeds) > 1 {
		first := readRole(deeds[0].Value, f.ownLine(deeds[0].Text))
		if !first.Title.IsZero() && !first.Dates.IsZero() && first.Organisation.IsZero() {
			e, deeds = f.role([]cv.Item{heads[0], deeds[0]}), deeds[1:]
		}
	}
	for _, t := range deeds {
		e.Highlights = append(e.Highlights, t.Text)
	}
	f.doc.Volunteering = append(f.doc.Volunteering, e)
}

// role is the entry that one or two lines name.
func (f *former) role(heads []cv.Item) cv.Engagement {
	var e cv.Engagement
	for _, h := range heads {
		r := readRole(h.Value, f.ownLine(h.Text))
		of := func(t *cv.Text) cv.Text {
			if t.IsZero() {
				return *t
			}
			return withValue(h.Text, t.Value)
		}
		if e.Dates.IsZero() && !r.Dates.IsZero() {
			e.Dates = r.Dates
			e.Dates.Text = of(&r.Dates.Text)
		}
		title, body, place := of(&r.Title), of(&r.Organisation), of(&r.Location)
		switch {
		case e.Organisation.IsZero():
			e.Organisation = body
		case title.IsZero():
			title = body // "Acting for Film" below the name of a school says what was done there
		default:
			e.Unit = body
		}
		if e.Title.IsZero() {
			e.Title = title
		}
		if e.Location.IsZero() {
			e.Location = place
		}
	}
	return e
}
