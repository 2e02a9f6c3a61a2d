package extract

import (
	"strings"
	"testing"

	"focal/internal/cv"
)

// Lines of an address that stand among the details go to the address beside them, or become one detail.
func TestWholeAddress(t *testing.T) {
	at := func(value string, line int) cv.Detail {
		return cv.Detail{Value: cv.Text{Value: value, Lines: []int{line}}}
	}
	for _, c := range []struct {
		name, known string
		details     []cv.Detail
		want        string
		left        []string
	}{
		{
			"above the known part", "Northmoor-123456",
			[]cv.Detail{at("24, Quay Street,", 2), at("Manx", 9)},
			"24, Quay Street, Northmoor-123456",
			[]string{"Manx"},
		},
		{
			"above and below it", "Northmoor",
			[]cv.Detail{at("Vill-Elmford, Post-Ash", 3), at("Dist- Westhill", 5)},
			"Vill-Elmford, Post-Ash, Dist- Westhill, Northmoor", nil,
		},
		{
			"far from it", "Northmoor",
			[]cv.Detail{at("Plot 25, Flat F2", 20), at("Dist- Westhill", 21)},
			"Northmoor",
			[]string{"Plot 25, Flat F2, Dist- Westhill"},
		},
		{"a word inside another", "Bathgate", []cv.Detail{at("Bath", 20)}, "Bathgate", []string{"Bath"}},
		{"a part again", "4 Quay Row, Bath", []cv.Detail{at("Bath", 20)}, "4 Quay Row, Bath", nil},
		{"none known", "", []cv.Detail{at("Plot 25, Flat F2,", 20), at("Dist- Westhill", 21)}, "Plot 25, Flat F2, Dist- Westhill", nil},
		{"one line of which nobody knows", "", []cv.Detail{at("Sector 4", 20), at("Single", 21)}, "", []string{"Sector 4", "Single"}},
		{
			"labels keep their values", "Northmoor",
			[]cv.Detail{{Label: cv.Text{Value: "Native place"}, Value: cv.Text{Value: "Dist- Westhill", Lines: []int{5}}}},
			"Northmoor",
			[]string{"Dist- Westhill"},
		},
	} {
		b := &builder{doc: &cv.Document{}, used: map[int]bool{}}
		if c.known != "" {
			b.doc.Person.Location = cv.Place{Text: cv.Text{Value: c.known, Lines: []int{4}}}
		}
		b.doc.Person.Details = c.details
		b.wholeAddress()
		if got := b.doc.Person.Location.Value; got != c.want {
			t.Errorf("%s: %q, want %q", c.name, got, c.want)
		}
		if len(b.doc.Person.Details) != len(c.left) {
			t.Errorf("%s: %+v left", c.name, b.doc.Person.Details)
			continue
		}
		for i, d := range b.doc.Person.Details {
			if d.Value.Value != c.left[i] {
				t.Errorf("%s: %q left, want %q", c.name, d.Value.Value, c.left[i])
			}
		}
	}
}

// An address that stands twice is told once.
func TestAddressTwice(t *testing.T) {
	doc, _ := Document(flow(`
**Robin Moss**
H.No. 14, Sector 3b
Leeds.
robin.moss@example.org

# Work Experience
Rigger, Northmoor Marine Ltd	2016 – 2019
- Inspected 40 cranes a year

# Personal Details
Nationality	:	British
Present Address	:	H.No. 14, Sector 3B
	Leeds.
`), Options{})
	if n := strings.Count(doc.Person.Location.Value, "Sector"); n != 1 {
		t.Errorf("address %q", doc.Person.Location.Value)
	}
	for _, d := range doc.Person.Details {
		if d.Value.Value == "Leeds." || strings.Contains(d.Value.Value, "Sector") {
			t.Errorf("detail %q", d.Value.Value)
		}
	}
	if len(doc.Additional) > 0 {
		t.Errorf("additional %v", doc.Additional)
	}
}
