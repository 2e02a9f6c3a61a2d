package extract

import (
	"slices"
	"strings"
	"testing"

	"focal/internal/cv"
)

func skillList(list []cv.SkillGroup) []string {
	var out []string
	for _, g := range list {
		for _, k := range g.Keywords {
			out = append(out, k.Value)
		}
	}
	return out
}

// A table under skills or certificates stays there: a row is an item, the row that names
// the columns is none, and the end of a certificate is its end.
func TestTablesOfATrade(t *testing.T) {
	rows := "**Process**\t**Material**\t**Position**\t**Years**\t**Coding / expiry**\n" +
		"MIG 131\tMild steel, 304L\t6G\t12\tBS EN ISO 9606-1, exp. 08/2026\n" +
		"MMA 111\tCarbon steel\t3G, 4G\t5\tlapsed 2022\n" +
		"Plasma\tCopper\t5G\t3\t-"
	named := []string{"MIG 131 – Mild steel, 304L – 6G – 12 years – BS EN ISO 9606-1 |  | ..2026-08", "MMA 111 – Carbon steel – 3G, 4G – 5 years |  | ..2022", "Plasma – Copper – 5G – 3 years |  | .."}
	listed := []string{"MIG 131 – Mild steel, 304L – 6G – 12 years – BS EN ISO 9606-1, exp. 08/2026", "MMA 111 – Carbon steel – 3G, 4G – 5 years – lapsed 2022", "Plasma – Copper – 5G – 3 years"}
	for name, c := range map[string]struct {
		text                 string
		certificates, skills []string
	}{
		"qualifications and skills": {"# Qualifications & skills\n" + rows, nil, listed},
		"certificates":              {"# Certificates\n" + rows, named, nil},
		"skills": {
			"# Skills\n" + rows, nil,
			listed,
		},
		"ends in brackets on one line": {
			"# Certificates\nSea Survival (exp 11/26), Rope Medical (valid to 03/26), Harbour Pass",
			[]string{"Sea Survival |  | ..2026-11", "Rope Medical |  | ..2026-03", "Harbour Pass |  | .."},
			nil,
		},
		"an end for each on one line": {
			"# Certificates\nSea Survival; Rope Medical, valid to 03/26; Harbour Pass, valid to 04/27",
			[]string{"Sea Survival |  | ..", "Rope Medical |  | ..2026-03", "Harbour Pass |  | ..2027-04"},
			nil,
		},
		"a grid without a head": {"# Skills\nPython\tJava\tSQL\nGit\tDocker\tLinux\nBash\tPerl\tAwk", nil, strings.Fields("Python Java SQL Git Docker Linux Bash Perl Awk")},
	} {
		t.Run(name, func(t *testing.T) {
			doc, _ := Document(flow(top+c.text), Options{})
			if got := certificateList(doc.Certificates); !slices.Equal(got, c.certificates) {
				t.Errorf("certificates\n  %s\nwant\n  %s", strings.Join(got, "\n  "), strings.Join(c.certificates, "\n  "))
			}
			if got := skillList(doc.Skills); !slices.Equal(got, c.skills) {
				t.Errorf("skills\n  %s\nwant\n  %s", strings.Join(got, "\n  "), strings.Join(c.skills, "\n  "))
			}
			if len(doc.Education)+len(doc.Additional) > 0 {
				t.Errorf("education %v, kept as text %v", courses(doc.Education), doc.Additional)
			}
		})
	}
}
