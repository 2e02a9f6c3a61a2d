package extract

import (
	"strings"
	"testing"

	"focal/internal/cv"
)

// owner is the head of a CV.
const owner = "**Mira Solberg-Katz**\nmira.sk@example.org\n\n"

// What the parts of a line would scramble stays as it was written.
func TestCertificatesKeepTheOrderOfTheirWords(t *testing.T) {
	for text, want := range map[string]string{
		"- Completed **Rigging Course** In Splicing Conducted by Elm":  "Rigging Course In Splicing | Elm",
		"- Ropes known : **Hemp** and **Sisal**":                       "Ropes known : Hemp and Sisal",
		"- Rigging Course | Elm Training Ltd | 2016":                   "Rigging Course | Elm Training Ltd | 2016",
		"- Gate care\n- Lock safety card, 2014\n- Tides\n2015\nBarges": "Gate care; Lock safety card | 2014; Tides | 2015; Barges",
	} {
		doc, _ := Document(flow(owner+"# Certifications\n"+text), Options{})
		var got []string
		for _, c := range doc.Certificates {
			s := c.Name.Value
			for _, more := range []string{c.Issuer.Value, c.Dates.Text.Value} {
				if more != "" {
					s += " | " + more
				}
			}
			got = append(got, s)
		}
		if s := strings.Join(got, "; "); s != want {
			t.Errorf("%q: %q, want %q", text, s, want)
		}
	}
}

// What nobody calls an issuer is none, and what follows one goes with it.
func TestIssuersThatAreSure(t *testing.T) {
	for text, want := range map[string]string{
		"- Three months training in Lock Automation at the docks":       "Three months training in Lock Automation at the docks",
		"- Health, Safety and Tide training":                            "Health, Safety and Tide training",
		"- Ropes and knots, Elm Training Ltd, Leeds":                    "Ropes and knots | Elm Training Ltd, Leeds",
		"- Twelve days of splicing in Elm Docks Ltd, near the old pier": "Twelve days of splicing in Elm Docks Ltd, near the old pier",
		"- Lock card, No. K3310457":                                     "Lock card, No. K3310457",
		"- 2014: Tide tables in use, a course of the harbour":           "Tide tables in use, a course of the harbour |  | 2014",
		"- Tide course held at Elm College":                             "Tide course | Elm College",
		"- Rope work validated by Elm Ltd":                              "Rope work | Elm Ltd",
	} {
		b := read(flow(owner+"# Certifications\n"+text), Options{})
		if got := certificates(b.doc.Certificates); strings.TrimRight(got, " |.") != want {
			t.Errorf("%q: %q, want %q", text, got, want)
		}
	}
}

func TestAwardsKeepTheOrderOfTheirWords(t *testing.T) {
	doc, _ := Document(flow(owner+"# Awards\n- Secured **1st place in** M.Sc Hydrology."), Options{})
	if len(doc.Awards) != 1 || doc.Awards[0].Title.Value != "Secured 1st place in M.Sc Hydrology." {
		t.Errorf("%v", doc.Awards)
	}
}

// A bracket keeps its end, whatever number stands before the item.
func TestIssuersBehindBrackets(t *testing.T) {
	c := cv.Certificate{Name: cv.Text{Value: "1) PTW (permit to work) by Elm Docks"}}
	if partIssuer(&c); c.Name.Value != "1) PTW (permit to work)" || c.Issuer.Value != "Elm Docks" {
		t.Errorf("%q, %q", c.Name.Value, c.Issuer.Value)
	}
}

// A grade keeps its sign, whether a space parts them or not.
func TestGradesKeepTheirSign(t *testing.T) {
	for _, c := range [][3]string{{"66", " %", "%"}, {"66", "% marks", "%"}, {"66", " 2011", ""}, {"First class", " %", ""}} {
		if got := percentSign(c[0], c[1]); got != c[2] {
			t.Errorf("%q before %q: %q", c[0], c[1], got)
		}
	}
}
