package extract

import (
	"slices"
	"strings"
	"testing"
)

// What a header says in sentences is text under the post; brackets and quotations stay whole.
func TestSentencesOnHeaderLines(t *testing.T) {
	for name, c := range map[string]struct {
		text string
		want []string
		said string
	}{
		"a place and a period in a bracket": {
			"Fitter, Bolt Ltd (Hull, 2012 – 2015)\n- Fitted doors.",
			[]string{"Fitter | Bolt Ltd | Hull | 2012..2015 | 1"},
			"",
		},
	} {
		t.Run(name, func(t *testing.T) {
			doc, _ := Document(flow(top+"# Experience\n"+c.text), Options{})
			if got := posts(doc.Work); !slices.Equal(got, c.want) {
				t.Fatalf("got\n  %s\nwant\n  %s", strings.Join(got, "\n  "), strings.Join(c.want, "\n  "))
			}
			if c.said != "" && doc.Work[0].Summary[0].Value != c.said {
				t.Errorf("text of the first post %q, want %q", doc.Work[0].Summary[0].Value, c.said)
			}
		})
	}
}

// A line that an open quotation or an article leads to belongs to the line above, though
// it starts further left than that one's text.
func TestOpenQuotationGoesOn(t *testing.T) {
	doc, _ := Document(drawn(column{1, 50, 545, 60, "@ Mira Solberg-Katz\nmira.sk@example.org\n\n## Appointments\n" +
		"2017 – 2021\tPhD Candidate, Oxmoor University. Thesis: \"Silt in motion: a slow view of\n" +
		"Tarnbeck\". Defended 3 May 2021. Supervisor: Dr. A. Moss\n\n" +
		"2015 – 2017\tField Assistant, Tarnbeck University. I led surveys and counted birds of the\n" +
		"North Sea with nine students."}), Options{})
	if n := len(doc.Work); n != 2 || doc.Work[1].Organisation.Value != "Tarnbeck University" || !strings.Contains(wholePosts(doc)[0], "a slow view") {
		t.Errorf("%q", wholePosts(doc))
	}
}

// The first degree stands above its school as the others stand beside theirs.
func TestDegreeAboveItsSchool(t *testing.T) {
	doc, _ := Document(flow(top+"# Education\n**BSc (Hons) Coastal Botany, 2:1**\nUniversity of Tarnbeck, 2011 – 2014\nDissertation: Dune grasses in winter\nPGCert Plant Pathology, University of Oxmoor, 2022 (distinction)"), Options{})
	want := []string{"BSc (Hons) | Coastal Botany | University of Tarnbeck | 2011..2014 | 2:1", "PGCert | Plant Pathology | University of Oxmoor | 2022.. | distinction"}
	if got := courses(doc.Education); !slices.Equal(got, want) || len(doc.Additional) > 0 {
		t.Errorf("got\n  %s\nwant\n  %s\nkept as text: %v", strings.Join(got, "\n  "), strings.Join(want, "\n  "), doc.Additional)
	}
}

// What the margin broke in the head is whole again: a bracket, a telephone number.
func TestHeadGoesOnBelow(t *testing.T) {
	doc, _ := Document(drawn(column{1, 50, 545, 60, "@ Mira Solberg-Katz\nRigger | Aberdeen | mira.sk@example.org | Full UK driving licence (B,\nC1) | ORCID 0000-0002-7694-1250 | +31 6\n1234 5678\n\n## Experience\nRigger, Bolt Ltd\t2015 – 2019"}), Options{})
	var got []string
	for _, d := range doc.Person.Details {
		got = append(got, d.Value.Value)
	}
	if want := []string{"Full UK driving licence (B, C1)", "ORCID 0000-0002-7694-1250"}; !slices.Equal(got, want) {
		t.Errorf("details %q, want %q", got, want)
	}
	if doc.Person.Phone.Value != "+31 6 1234 5678" || doc.Person.Location.Text.Value != "Aberdeen" || len(doc.Additional) > 0 {
		t.Errorf("phone %q, place %q, kept as text %v", doc.Person.Phone.Value, doc.Person.Location.Text.Value, doc.Additional)
	}
}
