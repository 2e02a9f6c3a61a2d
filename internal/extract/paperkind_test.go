package extract

import (
	"strings"
	"testing"
)

// An entry among the certificates is filed by what it says it is, and what has no place of its own stays under the CV's heading.
func TestKindsOfPapers(t *testing.T) {
	for text, want := range map[string]string{
		"Rigging Level 2":                                   "certificate",
		"Participation Certificate in Knot Quiz":            "certificate",
		"Workshop on splices":                               "certificate",
		"Fellow Member of the Institution of Riggers":       "membership",
		"Got best splice award":                             "award",
		"Winner: Knot Cup 2015":                             "award",
		"Awarded for the best yard":                         "award",
		"I have done industrial training in mast building":  "other",
		"Participated in a webinar on ropes":                "other",
		"Solved 300 problems of knots":                      "other",
		"Good knowledge of sails":                           "other",
		"Summer Internship":                                 "other",
		"View all certificates":                             "",
		"Internal Auditor course":                           "certificate",
		"Rigging Course in Tern Training Institute, Hull":   "certificate by Tern Training Institute, Hull",
		"Certificate in Rigging Solutions":                  "certificate",
		"Undergone Rigging Training from Tern Academy Ltd.": "certificate by Tern Academy Ltd",
	} {
		b := certifiedFrom(line{segs: []segment{{text: text}}})
		var got []string
		for _, c := range b.doc.Certificates {
			got = append(got, strings.TrimSuffix("certificate by "+c.Issuer.Value, " by "))
		}
		if len(b.doc.Memberships) > 0 {
			got = append(got, "membership")
		}
		if len(b.doc.Awards) > 0 {
			got = append(got, "award")
		}
		if len(b.doc.Additional) > 0 {
			got = append(got, "other")
		}
		if strings.Join(got, " ") != want {
			t.Errorf("%q: %q, want %q", text, got, want)
		}
	}
}

// A star before each item but the first parts them; one within a name does not.
func TestStarredPapers(t *testing.T) {
	for text, want := range map[string]int{
		"Tern Certified Rigger*Elm Certified Splicer* Knot Licence": 3, "Sail Course *Mast Course": 2, "Rigger RSCC*D": 1, "Relay 4*100": 1,
	} {
		if b := certifiedFrom(line{segs: []segment{{text: text}}}); len(b.doc.Certificates) != want {
			t.Errorf("%q: %+v", text, b.doc.Certificates)
		}
	}
}

// What a course was about is no list of certificates, and the next one of these ends it.
func TestContentsOfCourses(t *testing.T) {
	lines := []line{}
	for _, text := range []string{"Rigging Course", "Topics covered:", "Knots", "Splices", "Sea Survival Certificate"} {
		lines = append(lines, line{bullet: true, segs: []segment{{text: text}}})
	}
	b := certifiedFrom(lines...)
	var names []string
	for _, c := range b.doc.Certificates {
		names = append(names, c.Name.Value)
	}
	if got := strings.Join(names, ", "); got != "Rigging Course, Sea Survival Certificate" {
		t.Errorf("certificates: %s", got)
	}
	if l := b.doc.Additional; len(l) != 1 || l[0].Heading.Value != "Topics covered" || len(l[0].Items) != 2 {
		t.Errorf("contents: %+v", l)
	}
}
