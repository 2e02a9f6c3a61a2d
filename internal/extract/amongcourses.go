package extract

import (
	"focal/internal/extract/evidence"

	"focal/internal/extract/labeller"
)

// certificatesAmongCourses says of lines that were read as one course, or as a list below one, and of which each names a
// certificate, that they are certificates: as one course, one of them would get the issuer and the year of another.
func (b *builder) certificatesAmongCourses(r *labeller.Reading) map[int][]labeller.Label {
	out := map[int][]labeller.Label{}
	for _, lines := range append(b.listsOfCourses(r), headsOfCourses(r)...) {
		if !b.allCertificates(lines) {
			continue
		}
		for _, at := range lines {
			out[at] = []labeller.Label{labeller.CertStart}
		}
	}
	return out
}

func headsOfCourses(r *labeller.Reading) (out [][]int) {
	for i := range r.Entries {
		if r.Entries[i].Kind == labeller.Course {
			out = append(out, r.Entries[i].Head)
		}
	}
	return out
}

// listsOfCourses are the lists in heads of courses.
func (b *builder) listsOfCourses(r *labeller.Reading) (out [][]int) {
	before := -2
	for i, l := range r.Labels {
		if !b.lines[i].bullet || l != labeller.EduStart && l != labeller.EduHead {
			continue
		}
		if i > before+1 {
			out = append(out, nil)
		}
		out[len(out)-1] = append(out[len(out)-1], i)
		before = i
	}
	return out
}

// allCertificates reports several lines of which each names a certificate, or stands in a list with them and has a date.
func (b *builder) allCertificates(lines []int) bool {
	sure := 0
	for _, at := range lines {
		p := b.joined([]int{at})
		kind := kindOfQualification(&p, true, schooled)
		if evidence.School(p.text) >= 2 || evidence.Degree(p.text) >= 1 || organisationByName(p.text) {
			return false
		}
		switch {
		case kind == certified:
			sure++
		case kind != dated || !p.bullet:
			return false
		}
	}
	return len(lines) > 1 && sure*2 >= len(lines)
}
