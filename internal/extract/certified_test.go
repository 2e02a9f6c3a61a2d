package extract

import (
	"slices"
	"strings"
	"testing"

	"focal/internal/cv"
	"focal/internal/extract/labeller"
)

// certifiedFrom reads lines that the labeller takes for certificates, each for one of its own.
func certifiedFrom(lines ...line) *builder {
	b := &builder{doc: &cv.Document{}, used: map[int]bool{}}
	r := &labeller.Reading{}
	for i, l := range lines {
		l.index = i
		l.finish()
		b.lines = append(b.lines, l)
		r.Labels = append(r.Labels, labeller.CertStart)
	}
	b.reading = r
	b.certified(r)
	return b
}

// A certificate is named by what it is called: without the number of its item, and without the words that say it was
// completed.
func TestNamesOfCertificates(t *testing.T) {
	for _, c := range []struct{ text, want string }{
		{"2) Rigging and slinging Level 2", "Rigging and slinging Level 2"},
		{"Successfully completed Rigging Level 2", "Rigging Level 2"},
		{"3. I have passed the Banksman Course", "Banksman Course"},
		{"Certified in Rigging", "Certified in Rigging"},
		{"Attended Rigging Classes", "Attended Rigging Classes"},
		{"Completed 3 Rigging Courses", "Completed 3 Rigging Courses"},
		{"Completed rigging of two cranes", "Completed rigging of two cranes"},
		{"Completed Rigging Course and secured a good grade", "Completed Rigging Course and secured a good grade"},
	} {
		b := certifiedFrom(line{segs: []segment{{text: c.text}}})
		if len(b.doc.Certificates) != 1 || b.doc.Certificates[0].Name.Value != c.want {
			t.Errorf("%q: %v, want %q", c.text, b.doc.Certificates, c.want)
		}
	}
}

// Who gave a certificate stands before it only where nothing but the giver does, and what follows may be a name.
func TestGiversBeforeCertificates(t *testing.T) {
	for _, c := range []struct{ text, name, giver string }{
		{"Sea Survival from Tern Naval Academy, Mumbai.", "Sea Survival", "Tern Naval Academy, Mumbai"},
		{"Knot Analysis Technique 2011 Elm Institute City, State", "Knot Analysis Technique 2011 Elm Institute City, State", ""},
		{"Tern Computer Academy, Berhampur", "Tern Computer Academy, Berhampur", ""},
		{"Tern Academy, Knots and Splices", "Knots and Splices", "Tern Academy"},
	} {
		b := certifiedFrom(line{segs: []segment{{text: c.text}}})
		if l := b.doc.Certificates; len(l) != 1 || l[0].Name.Value != c.name || l[0].Issuer.Value != c.giver {
			t.Errorf("%q: %+v", c.text, l)
		}
	}
}

// The words that a name lost are not printed by themselves.
func TestWhatWasCompletedIsSaid(t *testing.T) {
	b := certifiedFrom(line{segs: []segment{{text: "Successfully completed Rigging Level 2"}}})
	p := para{lines: []int{0}, segs: []segment{{text: "Successfully completed Rigging Level 2"}}}
	p.refresh()
	if rest := missing(&p, b.heldWords()); rest != "" {
		t.Errorf("left over: %q", rest)
	}
}

// A row of names of columns is no certificate.
func TestHeadsOfColumnsAreNoCertificates(t *testing.T) {
	columns := []segment{{text: "Course"}, {text: "Institute"}, {text: "Year"}}
	b := certifiedFrom(line{segs: columns}, line{segs: []segment{{text: "Rigging Level 2"}}})
	if len(b.doc.Certificates) != 1 || b.doc.Certificates[0].Name.Value != "Rigging Level 2" {
		t.Errorf("%v", b.doc.Certificates)
	}
}

// What goes on with a certificate is part of it, though the labeller sees one more; what begins like one is another.
func TestWrappedCertificates(t *testing.T) {
	full := func(text string, y float64) line {
		return line{segs: []segment{{text: text, x: 50}}, x: 50, right: 500, y: y, size: 10, gap: 2}
	}
	for _, c := range []struct {
		below string
		want  int
	}{
		{"cranes and hoists of the northern yard", 1},
		{"Completed Banksman Course", 2},
	} {
		item := full("Rigging and slinging course at the harbour training school for all the workers of the", 100)
		b := certifiedFrom(item, full(c.below, 112))
		if len(b.doc.Certificates) != c.want {
			t.Errorf("%q: %v, want %d", c.below, b.doc.Certificates, c.want)
		}
	}
}

// A diploma among skills is none of them; a list of skills with one of them first stays.
func TestCertificatesAmongSkills(t *testing.T) {
	for _, c := range []struct {
		text string
		want bool
	}{
		{"Diploma in Computer Applications", true},
		{"Six months certificate course in drafting from Elm College, Yarrow, Norland", true},
		{"Successfully completed certification in Rigging", true},
		{"Diploma in Computer Applications, drafting, first aid", false},
		{"Training of staff", false},
		{"Certified software packages", false},
	} {
		b := &builder{doc: &cv.Document{}, used: map[int]bool{}}
		for i, s := range []string{"Drafting", c.text} {
			l := line{segs: []segment{{text: s}}, index: i}
			l.finish()
			b.lines = append(b.lines, l)
		}
		r := &labeller.Reading{Labels: []labeller.Label{labeller.Skill, labeller.Skill}}
		b.certificatesAmongSkills(r)
		if got := slices.Equal(r.Labels, []labeller.Label{labeller.Skill, labeller.CertStart}); got != c.want {
			t.Errorf("%q: %v", c.text, r.Labels)
		}
	}
}

// Who issued a certificate may stand on a line of its own below the name.
func TestIssuerOnItsOwnLine(t *testing.T) {
	doc, _ := Document(flow("**Mira Solberg-Katz**\nmira.sk@example.org\n\n# Certificates\n"+
		"**Rope Access Technician**\nIssued by Elm Institute\nJul 2019\n"+
		"**Certified Rigger: Cranes for Harbour Work**\nIssued by Birchwood\nFeb 2021"), Options{})
	var got []string
	for _, c := range doc.Certificates {
		got = append(got, c.Name.Value+" / "+c.Issuer.Value+" / "+c.Dates.Text.Value)
	}
	want := "Rope Access Technician / Elm Institute / Jul 2019; Certified Rigger: Cranes for Harbour Work / Birchwood / Feb 2021"
	if s := strings.Join(got, "; "); s != want {
		t.Errorf("got %s", s)
	}
}

// Whoever certified somebody is no issuer apart where that is all that the words before say.
func TestDeedWithoutItsName(t *testing.T) {
	for text, want := range map[string]string{
		"Certified by the Tern Board":               "Certified by the Tern Board",
		"Certified from Tern Board on Rigging":      "Certified from Tern Board on Rigging",
		"Successfully completed training from Tern": "Successfully completed training from Tern",
		"Certified Rigger by Tern Board":            "Certified Rigger / Tern Board",
		"Rigging course from Tern Board":            "Rigging course / Tern Board",
	} {
		c := cv.Certificate{Name: cv.Text{Value: text}}
		partIssuer(&c)
		got := c.Name.Value
		if !c.Issuer.IsZero() {
			got += " / " + c.Issuer.Value
		}
		if got != want {
			t.Errorf("%q: %q, want %q", text, got, want)
		}
	}
}
