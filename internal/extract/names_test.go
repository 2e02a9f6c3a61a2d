package extract

import (
	"testing"

	"focal/internal/cv"
)

// A name ends where the next field begins, and is not what a letter opens with.
func TestWhatIsNoName(t *testing.T) {
	for text, want := range map[string]bool{
		"Respected Sir": true, "Dear Ms Moss": true, "Sir/Madam": true, "Nationality Indian": true, "Marital Status Single": true,
		"Robin Moss": false, "Sir Robin Moss": false, "Dr. Moss Sirs": false, "Gender Male": true,
		"Salem P.O,": true, "Old Chowk,Salem": true, "Dist Kolam": true, "Robin Nagar": false, "Lane, Robin": false,
		"Wong Po Ling": false, "Wren House": false,
	} {
		if got := noName(text); got != want {
			t.Errorf("%q: %v", text, got)
		}
	}
	for text, want := range map[string]string{
		"Robin Moss Date of Birth: 1 May 1980": "Robin Moss", "Robin Moss": "Robin Moss", "Moss, Robin: fitter": "Moss, Robin: fitter",
	} {
		if got := beforeLabel(text); got != want {
			t.Errorf("%q: %q", text, got)
		}
	}
}

// Names that stand apart on their line, and with another field behind them.
func TestSettledNames(t *testing.T) {
	for text, want := range map[string]string{
		"ROBIN\tMOSS\nrmoss@example.org\n## Skills\nWelding of hulls and masts, splicing":                                "ROBIN MOSS",
		"ROBIN\tMOSS,\tB.TECH.\nrmoss@example.org\n## Skills\nWelding of hulls and masts, splicing":                      "ROBIN MOSS",
		"Name: Robin Moss Date of Birth: 1 May 1980\nrmoss@example.org\n## Skills\nWelding of hulls and masts, splicing": "Robin Moss",
		"Resume – Robin Moss\nrmoss@example.org\n## Skills\nWelding of hulls and masts, splicing\nNationality Indian\n":  "Robin Moss",
	} {
		for _, reader := range []Reader{Best, Rules} {
			doc, _ := Document(drawn(column{1, 50, 400, 60, text}), Options{Reader: reader})
			if got := doc.Person.Name.Value; got != want {
				t.Errorf("%v %q: got %q, want %q", reader, text, got, want)
			}
		}
	}
}

// What the headline stands behind is the name, also where a list of other people's names follows.
func TestNameAtHeadline(t *testing.T) {
	at := func(line int, value string) cv.Text { return cv.Text{Value: value, Lines: []int{line}} }
	for _, c := range []struct {
		name        string
		ruled       cv.Text
		learned     cv.Text
		email, want string
	}{
		{"a name from the list", at(9, "Wren Alder"), at(0, "Robin Moss"), "", "Robin Moss"},
		{"none", cv.Text{}, at(0, "Robin Moss"), "", "Robin Moss"},
		{"proved by the address", at(9, "Wren Alder"), at(0, "Robin Moss"), "wren.alder@example.org", "Wren Alder"},
		{"above", at(0, "Wren Alder"), at(0, "Robin Moss"), "", "Wren Alder"},
		{"not on the line of the headline", at(9, "Wren Alder"), at(2, "Robin Moss"), "", "Wren Alder"},
	} {
		b := &builder{doc: &cv.Document{Person: cv.Person{
			Name: c.ruled, Label: at(0, "Harbour Pilot"), Email: at(1, c.email),
			Details: []cv.Detail{{Value: at(0, "Robin Moss, Harbour Pilot")}},
		}}}
		b.nameAtHeadline(cv.Person{Name: c.learned})
		if p := &b.doc.Person; p.Name.Value != c.want || (len(p.Details) == 0) != (c.want == "Robin Moss") {
			t.Errorf("%s: got %q, %d details", c.name, p.Name.Value, len(p.Details))
		}
	}
}

// A link that was cut in two is no address of its own.
func TestLinksThatEndAnotherAddress(t *testing.T) {
	for text, want := range map[string]bool{
		"Mail robin.moss@example.org": true, "Mail moss@example.org": false, "moss@example.org": false, "Mail:moss@example.org": false,
	} {
		b := &builder{doc: &cv.Document{Source: []cv.SourceLine{{Text: text}}}}
		if got := b.endsAnother("moss@example.org", []int{0}); got != want {
			t.Errorf("%q: %v", text, got)
		}
	}
}
