package tailor

import (
	"slices"
	"strings"
	"testing"
)

// TestApart: what a reader cannot check in one is demanded apart, whatever the models hold likely.
func TestApart(t *testing.T) {
	advert := "Ropes and Rigging\nNorthfold lifts things.\n\nRequirements\n- Rope access\n- Knot tables\n- %\n- Lifting plans\n" +
		"- Yard maths\n" +
		"- Canal locks\n- Chain charts\n- Tide tables\n- Sea charts\n- Crane signals\n- Winch drills\n- Sling checks\n"
	for line, want := range map[string][]string{
		"Security clearance and a full driving licence": {"Security clearance", "full driving licence"},
		"A degree in naval architecture and chartered membership of a professional body": {
			"degree in naval architecture", "chartered membership of a professional body",
		},
		"Experience of AutoCAD, Python, Excel and SAP": {"AutoCAD", "Python", "Excel", "SAP"},
		"Fluent English and German":                    {"English", "German"},
		"Python, Java or Rust":                         {"Python, Java or Rust"},
		"Proof of U.S. citizenship":                    {"Proof of U.S. citizenship"},
		"Full driving licence 'B' and 'C'":             {"Full driving licence 'B' and 'C'"},
		"Three years' experience with tall cranes":     {"Three years' experience with tall cranes"},
	} {
		var got []string
		for _, r := range Requirements(job(strings.Replace(advert, "%", line, 1))) {
			got = append(got, r.Quote)
		}
		for _, w := range want {
			if !slices.ContainsFunc(got, func(q string) bool { return strings.HasSuffix(q, w) }) {
				t.Errorf("%s: no %q in %q", line, w, got)
			}
		}
	}
}
