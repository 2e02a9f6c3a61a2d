package summary

import (
	"slices"
	"strings"
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
			name: "the programs of an office by the name that the CV has", skills: []string{"Proficient with MS-Office", "ShipNet"},
			asks: []tailor.Requirement{must("Word", "Proficient with MS-Office"), must("ShipNet", "ShipNet")},
			want: who + " She is skilled in MS Office and ShipNet.",
		},
		{
			name: "as the advert spells them", skills: []string{"html", "ms shipnet", "SPLICING", "Rope work"},
			asks: []tailor.Requirement{must("HTML", "html"), must("MS ShipNet", "ms shipnet")},
			want: who + " She is skilled in HTML and MS ShipNet.",
		},
		{
			name: "not beside them", skills: []string{"ShipNet, Excel and word", "Proficient with MS-Office"},
			asks: []tailor.Requirement{must("Word", "x"), must("Excel", "x"), must("Outlook", "Proficient with MS-Office")},
			want: who + " She is skilled in Word and Excel.",
		},
		{
			name: "in brackets", skills: []string{"Java (5/5)", "RopeCAD (4/5)"},
			asks: []tailor.Requirement{must("A language (Java or Rust)", "x"), must("RopeCAD", "x")},
			want: who + " She is skilled in Java and RopeCAD.",
		},
		{
			name: "one alone says that there are no others", skills: []string{"Proficient with MS-Office"},
			asks: []tailor.Requirement{must("Word", "Proficient with MS-Office")}, want: who,
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

// A profile that is not written anew gets a sentence of what its must-haves ask for; by name where it names nobody.
func TestToldBeside(t *testing.T) {
	degree := func(d *cv.Document) {
		d.Education = []cv.Education{{Degree: sourced(d, "BSc"), Area: sourced(d, "Ropes"), Dates: years(2005, 2008)}}
	}
	for _, c := range []struct {
		name, profile, want string
		pronouns            cv.Pronouns
	}{
		{
			name: "behind the sentence that names the candidate", profile: "Ines Calloway runs “Tern”. Nets are sewn in winter.",
			pronouns: cv.She, want: "Ines Calloway runs “Tern”. She holds a BSc in Ropes. Nets are sewn in winter.",
		},
		{
			name: "first and by name", profile: "Sails: mended in “Tern” all winter.", pronouns: cv.She,
			want: "Ines Calloway holds a BSc in Ropes. Sails: mended in “Tern” all winter.",
		},
		{
			name: "behind the sentence that names the candidate, wherever that is", pronouns: cv.She,
			profile: "Sails and nets in “Tern” all winter. Ines Calloway runs a yard.",
			want:    "Sails and nets in “Tern” all winter. Ines Calloway runs a yard. She holds a BSc in Ropes.",
		},
		{
			name: "without a subject", profile: "Ines Calloway runs “Tern”. Nets are sewn in winter.",
			want: "Ines Calloway runs “Tern”. Holds a BSc in Ropes. Nets are sewn in winter.",
		},
		{name: "what is told is not told again", profile: "Has a BSc in Ropes from “Tern”.", want: "Has a BSc in Ropes from “Tern”."},
	} {
		doc := mate()
		doc.Summary = []cv.Text{sourced(doc, c.profile)}
		doc.Summary[0].ID = "summary[0]"
		degree(doc)
		ask := must("BSc in Ropes", "BSc")
		ask.Kind = tailor.KindEducation
		original := doc.Clone()
		Compose(doc, Request{
			Match: &tailor.Match{Score: 80, Requirements: []tailor.Requirement{ask}}, Advert: "BSc in Ropes.", Original: original,
			Person: cv.ThirdPerson, Pronouns: c.pronouns, Today: cv.Date{Year: 2026, Month: 7}, Edited: func(string) bool { return false },
			Holds: truth.Written(original, nil),
		}, nil)
		if got := doc.Summary[0].Value; got != c.want {
			t.Errorf("%s:\n got %q\nwant %q", c.name, got, c.want)
		}
	}
}

// What answers must-haves stands near the beginning: a degree in the first sentence, skills before deeds that answer none.
func TestAnswersFirst(t *testing.T) {
	const who = "Ines Calloway is a yard manager with 14 years in boatyards."
	skills := func(d *cv.Document) {
		d.Skills = []cv.SkillGroup{{Keywords: []cv.Text{sourced(d, "ShipNet"), sourced(d, "RopeCAD")}}}
	}
	tools := []tailor.Requirement{must("ShipNet", "ShipNet"), must("RopeCAD", "RopeCAD")}
	degree := must("A degree", "BSc")
	degree.Kind = tailor.KindEducation
	wish := degree
	wish.Level = tailor.Nice
	for _, c := range []struct {
		name   string
		change func(*cv.Document)
		asks   []tailor.Requirement
		want   string
	}{
		{
			name: "skills before a deed that answers nothing", asks: tools, change: skills,
			want: who + " She is skilled in ShipNet and RopeCAD. She has built a slipway for 40 boats.",
		},
		{
			name: "a deed that answers stays before them", change: skills,
			asks: append(slices.Clone(tools), must("Building slipways", "Built a slipway for 40 boats.")),
			want: who + " She has built a slipway for 40 boats. She is skilled in ShipNet and RopeCAD.",
		},
		{
			name: "a degree that is asked for goes into the first sentence", asks: []tailor.Requirement{degree},
			want: "Ines Calloway is a yard manager with a BSc in Ropes and 14 years in boatyards. She has built a slipway for 40 boats.",
		},
		{
			name: "not without its dates: nothing says that it is held", asks: []tailor.Requirement{degree},
			change: func(d *cv.Document) { d.Education[0].Dates = cv.DateRange{} },
			want:   who + " She has built a slipway for 40 boats.",
		},
		{
			name: "but not of a course that goes on, as far as anybody can tell", asks: []tailor.Requirement{degree},
			change: func(d *cv.Document) {
				d.Education[0].Dates, d.Education[0].Score = cv.DateRange{}, sourced(d, "Second year")
			},
			want: who + " She has built a slipway for 40 boats.",
		},
		{
			name: "one of two that were read as one is not told", asks: []tailor.Requirement{degree},
			change: func(d *cv.Document) { d.Education[0].Area.Value = "Ropes BBA in Sails" },
			want:   who + " She has built a slipway for 40 boats.",
		},
		{
			name: "one that would be welcome does not", asks: []tailor.Requirement{wish},
			want: who + " She has built a slipway for 40 boats and holds a BSc in Ropes.",
		},
	} {
		doc := mate()
		doc.Summary = []cv.Text{sourced(doc, who)}
		doc.Education = []cv.Education{{Degree: sourced(doc, "BSc"), Area: sourced(doc, "Ropes"), Dates: years(2005, 2008)}}
		doc.Education[0].Degree.ID, doc.Education[0].Area.ID = "education[0].degree", "education[0].area"
		doc.Work[0].Highlights = []cv.Text{sourced(doc, "Built a slipway for 40 boats.")}
		doc.Work[0].Highlights[0].ID = "work[0].highlights[0]"
		if c.change != nil {
			c.change(doc)
		}
		original, advert := doc.Clone(), ""
		for _, r := range c.asks {
			advert += r.Text + ". "
		}
		Compose(doc, Request{
			Match: &tailor.Match{Score: 30, Requirements: c.asks}, Advert: advert, Original: original, Person: cv.ThirdPerson,
			Pronouns: cv.She, Today: cv.Date{Year: 2026, Month: 7}, Edited: func(string) bool { return false },
			Holds: truth.Written(original, nil),
		}, nil)
		if got := doc.Summary[0].Value; got != c.want {
			t.Errorf("%s:\n got %q\nwant %q", c.name, got, c.want)
		}
	}
}

// Where only what somebody knows answers the job, the strongest deeds stay beside it.
func TestKnownBesideDeeds(t *testing.T) {
	doc := mate()
	doc.Work[0].Highlights = []cv.Text{sourced(doc, "Built a slipway for 40 boats.")}
	doc.Skills = []cv.SkillGroup{{Keywords: []cv.Text{sourced(doc, "ShipNet"), sourced(doc, "RopeCAD")}}}
	doc.AssignIDs()
	original := doc.Clone()
	asks := []tailor.Requirement{must("ShipNet", "ShipNet"), must("RopeCAD", "RopeCAD")}
	Compose(doc, Request{
		Match: &tailor.Match{Score: 50, Requirements: asks}, Advert: "ShipNet. RopeCAD.", Original: original, Person: cv.ThirdPerson,
		Pronouns: cv.She, Today: cv.Date{Year: 2026, Month: 7}, Edited: func(string) bool { return false },
		Holds: truth.Written(original, nil),
	}, nil)
	for _, want := range []string{"ShipNet and RopeCAD", "slipway"} {
		if len(doc.Summary) == 0 || !strings.Contains(doc.Summary[0].Value, want) {
			t.Errorf("%q is not told: %v", want, doc.Summary)
		}
	}
}

// Who has neither a post nor a degree and only says what they seek is told by what they know of what the job asks for.
func TestSkilledByName(t *testing.T) {
	const aim = "Seeks a challenging position in a reputed organization that values growth and offers opportunities to learn."
	for _, c := range []struct {
		name   string
		skills []string
		want   string
	}{
		{"two things that are asked for", []string{"ShipNet", "RopeCAD"}, "Ines Calloway is skilled in ShipNet and RopeCAD."},
		{"one says too little", []string{"ShipNet", "Nets"}, aim},
	} {
		doc := mate()
		doc.Work = nil
		doc.Summary = []cv.Text{sourced(doc, aim)}
		var g cv.SkillGroup
		for _, k := range c.skills {
			g.Keywords = append(g.Keywords, sourced(doc, k))
		}
		doc.Skills = []cv.SkillGroup{g}
		original := doc.Clone()
		asks := []tailor.Requirement{must("ShipNet", "ShipNet"), must("RopeCAD", "RopeCAD")}
		Compose(doc, Request{
			Match: &tailor.Match{Score: 50, Requirements: asks}, Advert: "ShipNet. RopeCAD.", Original: original, Person: cv.ThirdPerson,
			Pronouns: cv.She, Today: cv.Date{Year: 2026, Month: 7}, Edited: func(string) bool { return false },
			Holds: truth.Written(original, nil),
		}, nil)
		if got := doc.Summary[0].Value; got != c.want {
			t.Errorf("%s:\n got %q\nwant %q", c.name, got, c.want)
		}
	}
}
