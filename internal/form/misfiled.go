package form

import (
	"slices"
	"strings"

	"focal/internal/cv"
	"focal/internal/extract/detail"
	"focal/internal/extract/headings"
	"focal/internal/extract/words"
	"focal/internal/sieve"
)

// A section of skills often ends with rows of something else: certificates, honours, memberships. What the label of a row says counts,
// and of a line without a label what it names.

// misfiled files certificates, honours and memberships that stand among the skills where a reader looks for them.
func (f *former) misfiled() {
	on := onLines(f.doc.Skills)
	for i := range f.doc.Skills {
		g := &f.doc.Skills[i]
		if f.detailRow(g) {
			continue
		}
		file := f.fileOf(g)
		g.Keywords = slices.DeleteFunc(g.Keywords, func(t cv.Text) bool {
			to := file
			if to == nil && !qualified(t) {
				to = f.fileOfLine(g, t, on)
			}
			if to == nil || !f.free(t) {
				return false
			}
			to(t)
			return true
		})
		if file != nil && len(g.Keywords) == 0 {
			g.Name = cv.Text{}
		}
	}
	f.doc.Skills = slices.DeleteFunc(f.doc.Skills, func(g cv.SkillGroup) bool {
		return g.Name.IsZero() && g.Level.IsZero() && len(g.Keywords) == 0
	})
}

// detailRow files a row whose label is of the person: "Date of Birth: 4 May 1990" among the skills of a form.
func (f *former) detailRow(g *cv.SkillGroup) bool {
	if !f.freeRow(g) {
		return false
	}
	label := words.Fold(g.Name.Value)
	kind, _ := words.Labels().Value(label)
	value := joinedValues(g.Keywords)
	address := kind == "address" && addressLabel.MatchString(label)
	if !address && !ofPerson(g.Name.Value, value) {
		return false
	}
	d := cv.Detail{Label: g.Name, Value: withValue(g.Keywords[0], value)}
	d.Value.Lines = lines(g.Keywords...)
	if p := &f.doc.Person; address && p.Location.IsZero() {
		p.Location = placeOf(d.Value)
	} else {
		f.detail(&d)
		p.Details = append(p.Details, d)
	}
	g.Name, g.Keywords = cv.Text{}, nil
	return true
}

// ofPerson reports a label and a value that are a row of a form about a person and nothing else.
func ofPerson(label, value string) bool {
	n, ok := detail.Of(label, value)
	return ok && !n.Weak
}

// freeRow reports a row with a label and values that may all be moved.
func (f *former) freeRow(g *cv.SkillGroup) bool {
	return f.free(g.Name) && len(g.Keywords) > 0 && !slices.ContainsFunc(g.Keywords, func(t cv.Text) bool { return !f.free(t) })
}

func joinedValues(list []cv.Text) string {
	var all []string
	for _, t := range list {
		all = append(all, t.Value)
	}
	return strings.Join(all, ", ")
}

// fileOf is where a group goes whose label is the heading of another section; nil = it are skills.
func (f *former) fileOf(g *cv.SkillGroup) func(cv.Text) {
	kind, known := headings.Lookup(g.Name.Value)
	if !known || !f.free(g.Name) {
		return nil
	}
	switch {
	case kind == headings.Awards && allMatch(g.Keywords, ofAward, namesBody):
		return f.honour
	case kind == headings.Memberships && allMatch(g.Keywords, namesBody):
		return f.member
	case kind == headings.Certificates && certificate.MatchString(g.Name.Value):
		return f.certificate
	}
	return nil
}

// allMatch reports values that are all of a kind: a label alone may also tell what somebody looks after ("Membership: renewals").
func allMatch(list []cv.Text, kinds ...*sieve.Regexp) bool {
	return !slices.ContainsFunc(list, func(t cv.Text) bool {
		return !slices.ContainsFunc(kinds, func(kind *sieve.Regexp) bool { return kind.MatchString(t.Value) })
	})
}

// fileOfLine is where a value of a group goes; nil where it is a skill.
func (f *former) fileOfLine(g *cv.SkillGroup, t cv.Text, on map[int]int) func(cv.Text) {
	switch {
	case g.Name.IsZero() && ofBody.MatchString(t.Value):
		return f.member
	case aloneOnLine(on, t) && f.wholeLine(t):
		return f.fileNamed(t.Value)
	}
	return nil
}

// fileNamed is where a line goes that names a certificate or a membership; nil where it is a skill.
func (f *former) fileNamed(text string) func(cv.Text) {
	switch {
	case wordCount(text) > longestCertificate || noCertificate.MatchString(text):
	case ofBody.MatchString(text) || honourSociety.MatchString(text):
		return f.member
	case certificateLine.MatchString(text):
		return f.certificate
	}
	return nil
}

func (f *former) certificate(t cv.Text) {
	f.doc.Certificates = append(f.doc.Certificates, cv.Certificate{Name: t})
}

func (f *former) member(t cv.Text) { f.doc.Memberships = append(f.doc.Memberships, t) }

// honour files an honour; one that somebody belongs to is a membership.
func (f *former) honour(t cv.Text) {
	if memberOf.MatchString(t.Value) && !prize.MatchString(t.Value) {
		f.member(t)
		return
	}
	f.doc.Awards = append(f.doc.Awards, cv.Award{Title: t})
}

// wholeLine reports a value that is all of its line.
func (f *former) wholeLine(t cv.Text) bool {
	line := bulleted.ReplaceAllString(f.ownLine(t), "")
	return line != "" && trimmed(line) == trimmed(t.Value)
}

// longestCertificate is how many words the name of a certificate has.
const longestCertificate = 12

var (
	certificate = sieve.MustCompile(`(?i)\b(?:certificat|licen[cs])`)
	// certificateLine is a line that is a certificate by its first or last words.
	certificateLine = sieve.MustCompile(`(?i)^certified (?:in|by|as) \p{L}|^(?:19|20)\d\d\b.*\bcertificat(?:e|ion)$|` +
		`^\p{Lu}.*\bcertified(?:,? \(?(?:19|20)\d\d\)?)?$`)
	// noCertificate is what speaks of one that is not held, or of what is known about them.
	noCertificate = sieve.MustCompile(`(?i)[.;:]|\b(?:knowledge|experienced?|familiar|proficien\w+|skill\w*|able|ability|will|` +
		`willing|eligible|pursuing|preparing|studying|working|not|without|pending|applied|in progress|expected|` +
		`software|self|pre-?certif\w+)\b`)
)
