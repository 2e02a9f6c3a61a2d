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
		"- Completed **Rigging Course** In Splicing Conducted by Elm":  "Completed Rigging Course In Splicing Conducted by Elm",
		"- Ropes known : **Hemp** and **Sisal**":                       "Ropes known : Hemp and Sisal",
		"- Rigging Course | Elm Training Ltd | 2016":                   "Rigging Course | Elm Training Ltd | 2016",
		"- Gate care\n- Lock safety card, 2014\n- Tides\n2015\nBarges": "Gate care; Lock safety card | 2014; Tides | 2015; Barges",
	} {
		doc, _ := Document(flow(owner+"# Certifications\n"+text), Options{Reader: Rules})
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

func TestAwardsKeepTheOrderOfTheirWords(t *testing.T) {
	doc, _ := Document(flow(owner+"# Awards\n- Secured **1st place in** M.Sc Hydrology."), Options{Reader: Rules})
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
