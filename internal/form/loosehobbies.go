package form

import (
	"slices"
	"strings"

	"focal/internal/cv"
	"focal/internal/extract/headings"
	"focal/internal/sieve"
)

// looseHobbies files a row of a form that was read as a line of no section, or as a heading: "Hobbies", "Reading, cricket". Printed as
// it stands, label and hobbies run into one another.
func (f *former) looseHobbies() {
	for i := range f.doc.Additional {
		s := &f.doc.Additional[i]
		if s.Heading.IsZero() {
			s.Items = slices.DeleteFunc(s.Items, func(t cv.Item) bool { return f.hobbyRow(t.Text) })
		} else if f.hobbyRow(s.Heading) {
			s.Heading = cv.Text{}
		}
	}
	f.doc.Additional = slices.DeleteFunc(f.doc.Additional, func(s cv.OtherSection) bool {
		return s.Heading.IsZero() && len(s.Items) == 0
	})
}

// rowLabel is a label at the beginning of a row, in a cell of its own or before a colon.
var rowLabel = sieve.MustCompile(`^\s*(\p{L}[\p{L} &]{3,30}?)\s*[:\t][\s:–-]*(\S.*)$`)

// hobbyRow files the hobbies of a row that is all of its line; false where it is none.
func (f *former) hobbyRow(t cv.Text) bool {
	m := rowLabel.FindStringSubmatch(f.ownLine(t))
	if m == nil || !f.free(t) || strings.ContainsAny(m[2], "\t:") ||
		flat(t.Value) != flat(m[1]+m[2]) && flat(t.Value) != flat(f.ownLine(t)) {
		return false
	}
	if kind, _ := headings.Lookup(m[1]); kind != headings.Interests || !hobbies.MatchString(m[1]) || fieldsOfInterest.MatchString(m[1]) {
		return false
	}
	list := strings.TrimRight(m[2], " .")
	for _, name := range listed(t, list) {
		f.doc.Interests = append(f.doc.Interests, cv.Interest{Name: name})
	}
	return true
}
