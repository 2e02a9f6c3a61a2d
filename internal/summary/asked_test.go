package summary

import (
	"testing"

	"focal/internal/cv"
	"focal/internal/tailor"
	"focal/internal/truth"
)

// What a must-have names is told where it stands inside a longer line of the skills, and languages that the advert asks for without
// how well they are spoken; nothing that the line takes back.
func TestThingsInsideSkills(t *testing.T) {
	const who = "Ines Calloway is a yard manager with 14 years in boatyards."
	spoken := func(text string) tailor.Requirement {
		r := must(text, text)
		r.Kind = tailor.KindLanguage
		return r
	}
	for _, c := range []struct {
		name   string
		skills []string
		tongue []string
		asks   []tailor.Requirement
		want   string
	}{
		{
			name: "tools of a sentence", skills: []string{"Proficient in ShipNet, RopeCAD and Word"},
			asks: []tailor.Requirement{must("Knowledge of ShipNet", "x"), must("RopeCAD or AutoCAD", "x")},
			want: who + " She is skilled in ShipNet and RopeCAD.",
		},
		{
			name: "the maker's name is not needed", skills: []string{"Office programs (Excel, PowerPoint, Word)"},
			asks: []tailor.Requirement{must("MS PowerPoint", "x"), must("Microsoft Excel", "x")},
			want: who + " She is skilled in PowerPoint and Excel.",
		},
		{
			name:   "one that the CV knows little of is not told",
			skills: []string{"Proficient in RopeCAD", "Some exposure to ShipNet in port"},
			asks:   []tailor.Requirement{must("ShipNet", "x"), must("RopeCAD", "x")}, want: who,
		},
		{
			name:   "nor what is in everybody's mouth",
			skills: []string{"Good planning and management in port", "Reports and communication"},
			asks:   []tailor.Requirement{must("planning", "x"), must("communication", "x"), must("reports", "x")},
			want:   who,
		},
		{
			name: "languages by their names", tongue: []string{"English", "Hindi", "Tamil"},
			asks: []tailor.Requirement{spoken("Hindi"), spoken("English")}, want: who + " She speaks English and Hindi.",
		},
		{name: "the CV itself shows one", tongue: []string{"English"}, asks: []tailor.Requirement{spoken("English")}, want: who},
	} {
		doc := mate()
		doc.Summary = []cv.Text{sourced(doc, who)}
		var g cv.SkillGroup
		for _, k := range c.skills {
			g.Keywords = append(g.Keywords, sourced(doc, k))
		}
		doc.Skills = []cv.SkillGroup{g}
		for _, l := range c.tongue {
			doc.Languages = append(doc.Languages, cv.Language{Name: sourced(doc, l)})
		}
		original, advert := doc.Clone(), ""
		for _, r := range c.asks {
			advert += r.Text + ". "
		}
		Compose(doc, Request{
			Match: &tailor.Match{Score: 80, Requirements: c.asks}, Advert: advert, Original: original, Person: cv.ThirdPerson,
			Pronouns: cv.She, Today: cv.Date{Year: 2026, Month: 7}, Edited: func(string) bool { return false },
			Holds: truth.Written(original, nil),
		}, nil)
		if got := doc.Summary[0].Value; got != c.want {
			t.Errorf("%s:\n got %q\nwant %q", c.name, got, c.want)
		}
	}
}
