package summary

import (
	"testing"

	"focal/internal/cv"
	"focal/internal/tailor"
	"focal/internal/truth"
)

// Without pronouns the sentences behind the first one go without a subject (D-102).
func TestWithoutPronouns(t *testing.T) {
	const who = "Ines Calloway is a yard manager with 14 years in boatyards."
	for _, c := range []struct {
		name, profile string
		change        func(*cv.Document)
		advert, want  string
		asks          []tailor.Requirement
	}{
		{
			name: "what goes on and what is done", profile: who,
			change: func(d *cv.Document) {
				d.Work[0].Highlights = []cv.Text{
					sourced(d, "Leads a crew of 11 shipwrights."), sourced(d, "Introduced a rope log, cutting losses by 38%."),
				}
			},
			want: "Ines Calloway is a yard manager with 14 years in boatyards. Leads a crew of 11 shipwrights and has introduced " +
				"a rope log.",
		},
		{
			name: "deeds of an earlier post", profile: who,
			change: func(d *cv.Document) {
				d.Work[1].Highlights = []cv.Text{
					sourced(d, "Trained 30 deckhands in mooring."), sourced(d, "Led a night watch of nine sailors."),
				}
			},
			want: "Ines Calloway is a yard manager with 14 years in boatyards. Led a night watch of nine sailors and trained 30 " +
				"deckhands in mooring at Gull Ferries.",
		},
		{
			name: "how many people somebody answers for today goes before what was done", profile: who,
			change: func(d *cv.Document) {
				d.Work[0].Highlights = []cv.Text{
					sourced(d, "Leads a team of 11 shipwrights."), sourced(d, "Introduced a rope log, cutting losses by 38%."),
				}
			},
			want: "Ines Calloway is a yard manager with 14 years in boatyards. Leads a team of 11 shipwrights and has introduced " +
				"a rope log.",
		},
		{
			name:    "what somebody is called opens a profile that names nobody",
			profile: "Has sewn nets in Tollgate. Is a rigger with nine years at sea. Is a patient trainer of deckhands.",
			change:  func(*cv.Document) {},
			want:    "Ines Calloway is a rigger with nine years at sea. Has sewn nets in Tollgate and is a patient trainer of deckhands.",
		},
		{
			name: "it joins what the profile says was done", profile: who + " Has sewn nets in Tollgate.",
			change: func(d *cv.Document) {
				d.Work[0].Highlights = []cv.Text{sourced(d, "Leads a team of 11 shipwrights.")}
			},
			want: "Ines Calloway is a yard manager with 14 years in boatyards. Leads a team of 11 shipwrights and has sewn nets " +
				"in Tollgate.",
		},
		{
			name: "what is known, and plans", profile: who + " Is seeking a post inland.",
			change: func(d *cv.Document) {
				d.Skills = []cv.SkillGroup{{Keywords: []cv.Text{sourced(d, "ShipNet"), sourced(d, "AutoCAD")}}}
			},
			advert: "You use ShipNet and AutoCAD.", asks: []tailor.Requirement{must("ShipNet", "ShipNet"), must("AutoCAD", "AutoCAD")},
			want: who + " Skilled in ShipNet and AutoCAD. Seeks a post inland.",
		},
		{
			name:    "what is known has a verb, and what follows keeps its own",
			profile: who + " Is skilled in rigging, and bilingual in Welsh.",
			change:  func(*cv.Document) {},
			want:    who + " Brings skills in rigging, and is bilingual in Welsh.",
		},
		{
			name: "verbs that say something", profile: who + " Is skilled in rigging. Is an advocate of dry docks.",
			change: func(*cv.Document) {},
			want:   who + " Skilled in rigging. Advocates dry docks.",
		},
		{
			name:    "a sentence of a few words without a subject joins the one before",
			profile: who + " Is comfortable with ropes and rigs.",
			change: func(d *cv.Document) {
				d.Work[0].Highlights = []cv.Text{sourced(d, "Built a slipway for 40 boats.")}
			},
			advert: "You build slipways.", asks: []tailor.Requirement{must("slipways", "Built a slipway for 40 boats.")},
			want: "Ines Calloway is a yard manager with 14 years in boatyards. Has built a slipway for 40 boats and is " +
				"comfortable with ropes and rigs.",
		},
		{
			name: "who is called otherwise today works as that", profile: "Ines Calloway is a naval architect with 14 years in boatyards.",
			change: func(d *cv.Document) {
				d.Work[0].Highlights = []cv.Text{sourced(d, "Built a slipway for 40 boats.")}
				d.Work[1].Highlights = []cv.Text{sourced(d, "Trained 30 deckhands in mooring.")}
			},
			want: "Ines Calloway, Yard Manager at Tern Boatyard, is a naval architect with 14 years in boatyards. Has built a " +
				"slipway for 40 boats, and earlier trained 30 deckhands in mooring at Gull Ferries.",
		},
		{
			name:    "what somebody answers for stands with the post",
			profile: "Ines Calloway is a naval architect with 14 years in boatyards.",
			change: func(d *cv.Document) {
				d.Work[0].Highlights = []cv.Text{
					sourced(d, "Is responsible for the stores of 40 boats."), sourced(d, "Introduced a rope log, cutting losses by 38%."),
				}
			},
			advert: "You answer for stores of boats and keep a rope log.", asks: []tailor.Requirement{
				must("stores", "Is responsible for the stores of 40 boats."), must("log", "Introduced a rope log, cutting losses by 38%."),
			},
			want: "Ines Calloway, Yard Manager at Tern Boatyard, is a naval architect with 14 years in boatyards. Holds responsibility " +
				"for the stores of 40 boats and has introduced a rope log.",
		},
		{
			name: "a degree stands behind what is told of today", profile: "Ines Calloway is a yard manager focused on dry docks.",
			change: func(d *cv.Document) {
				d.Work[0].Highlights = []cv.Text{sourced(d, "Built a slipway for 40 boats.")}
				d.Work[1].Highlights = []cv.Text{sourced(d, "Trained 30 deckhands in mooring.")}
				d.Education = []cv.Education{{Degree: sourced(d, "MSc"), Area: sourced(d, "Harbour Studies"), Dates: years(2005, 2008)}}
			},
			want: "Ines Calloway is a yard manager focused on dry docks. Has built a slipway for 40 boats, and earlier trained " +
				"30 deckhands in mooring at Gull Ferries. Holds an MSc in Harbour Studies.",
		},
		{
			name: "what is known stands beside what is held", profile: who + " Has sewn nets.",
			change: func(d *cv.Document) {
				d.Certificates = []cv.Certificate{{Name: sourced(d, "Rope Mat Weaver")}, {Name: sourced(d, "CISM")}}
				d.Skills = []cv.SkillGroup{{Keywords: []cv.Text{sourced(d, "ShipNet"), sourced(d, "AutoCAD"), sourced(d, "TideWorks")}}}
				d.Languages = []cv.Language{{Name: sourced(d, "Welsh"), Fluency: sourced(d, "Fluent")}}
				d.Education = []cv.Education{{Degree: sourced(d, "MSc"), Area: sourced(d, "Harbour Studies"), Dates: years(2022, 2025)}}
			},
			advert: "You use ShipNet, TideWorks and AutoCAD, are a Rope Mat Weaver with CISM and a degree, and speak Welsh.",
			asks: []tailor.Requirement{
				must("ShipNet", "ShipNet"), must("AutoCAD", "AutoCAD"), must("TideWorks", "TideWorks"),
				must("Rope Mat Weaver", "Rope Mat Weaver"),
				must("CISM", "CISM"),
				{Level: tailor.Must, Kind: tailor.KindEducation, Status: tailor.Met, Evidence: []string{"MSc"}, Text: "a degree"},
				{Level: tailor.Must, Kind: tailor.KindLanguage, Status: tailor.Met, Evidence: []string{"Welsh"}, Text: "Welsh"},
			},
			want: "Ines Calloway is a yard manager with 14 years in boatyards who holds Rope Mat Weaver certification and " +
				"CISM. Has sewn nets. Holds an MSc in Harbour Studies, speaks fluent Welsh, and is skilled in ShipNet, " +
				"TideWorks and AutoCAD.",
		},
		{
			name:    "a charity that somebody is a member of holds no degree",
			profile: "Ines Calloway is a trustee of a harbour charity committed to clean seas.",
			change: func(d *cv.Document) {
				d.Work[0].Highlights = []cv.Text{sourced(d, "Built a slipway for 40 boats.")}
				d.Education = []cv.Education{{Degree: sourced(d, "MSc"), Area: sourced(d, "Harbour Studies"), Dates: years(2005, 2008)}}
			},
			want: "Ines Calloway, Yard Manager at Tern Boatyard, is a trustee of a harbour charity committed to clean seas. Has " +
				"built a slipway for 40 boats and holds an MSc in Harbour Studies.",
		},
		{
			name:    "a firm that values something is not what somebody is comfortable with",
			profile: "Ines Calloway is a yard manager for a firm who values safety. Is comfortable with tides and winds.",
			change: func(d *cv.Document) {
				d.Work[0].Highlights = []cv.Text{sourced(d, "Leads a crew of 11 shipwrights."), sourced(d, "Built a slipway for 40 boats.")}
			},
			want: "Ines Calloway is a yard manager for a firm who values safety. Leads a crew of 11 shipwrights and has built a " +
				"slipway for 40 boats. Comfortable with tides and winds.",
		},
		{
			name: "what goes on, what was done and how somebody is make no chain", profile: who + " Is comfortable with ropes and rigs.",
			change: func(d *cv.Document) {
				d.Work[0].Highlights = []cv.Text{
					sourced(d, "Leads a crew of 11 shipwrights."), sourced(d, "Built a slipway for 40 boats."),
				}
			},
			want: "Ines Calloway is a yard manager with 14 years in boatyards. Leads a crew of 11 shipwrights and has built a " +
				"slipway for 40 boats. Comfortable with ropes and rigs.",
		},
		{
			name:    "who is called otherwise today is told before the deeds, not as what was trained",
			profile: "Ines Calloway is a naval architect with 14 years in boatyards.",
			change:  func(d *cv.Document) { d.Work[0].Highlights = []cv.Text{sourced(d, "Trained 30 deckhands in mooring.")} },
			want: "Ines Calloway, Yard Manager at Tern Boatyard, is a naval architect with 14 years in boatyards. Has trained " +
				"30 deckhands in mooring.",
		},
		{
			name: "what answers the job stands before what is done today, where it was done beside it", profile: who,
			change: func(d *cv.Document) {
				d.Work[0].Highlights = []cv.Text{sourced(d, "Leads a team of 11 shipwrights.")}
				d.Work[1].Highlights = []cv.Text{
					sourced(d, "Taught 30 deckhands in splicing."), sourced(d, "Wrote a course for 40 sailors."),
				}
				d.Work[1].Dates = years(2012, 2021)
			},
			advert: "You give courses in splicing and train deckhands.",
			asks: []tailor.Requirement{
				must("courses", "Taught 30 deckhands in splicing."), must("train", "Wrote a course for 40 sailors."),
			},
			want: "Ines Calloway is a yard manager with 14 years in boatyards. Leads a team of 11 shipwrights. Taught 30 deckhands in " +
				"splicing and wrote a course for 40 sailors at Gull Ferries.",
		},
		{
			name: "a section of the candidate's own is not told", profile: who,
			change: func(d *cv.Document) {
				d.Additional = []cv.OtherSection{{Heading: sourced(d, "Team achievements"), Items: []cv.Item{
					{Text: sourced(d, "Harbour Board: Published tide tables for pilots.")},
				}}}
			},
			advert: "You publish tide tables for pilots.",
			asks:   []tailor.Requirement{must("tide tables", "Published tide tables for pilots.")},
			want:   who,
		},
		{
			name:    "what else is said of a post that is sought stays as it is",
			profile: "Ines Calloway is a yard manager. Is seeking a position teaching sailors physics which inspires pupils.",
			change:  func(*cv.Document) {},
			want:    "Ines Calloway is a yard manager. Seeks a position teaching sailors physics which inspires pupils.",
		},
		{
			name:    "one sentence opens with holds",
			profile: who + " Is responsible for the design of nine slipways. Holds a Yachtmaster certificate.",
			change:  func(*cv.Document) {},
			want:    who + " Carries responsibility for the design of nine slipways. Holds a Yachtmaster certificate.",
		},
		{
			name: "what somebody is stands alone behind a row of deeds",
			profile: who + " Runs the yard, trains deckhands and mates, and audits the moorings of nine ports. Is RYA registered with a " +
				"full licence to sail.",
			change: func(*cv.Document) {},
			want: who + " Runs the yard, trains deckhands and mates, and audits the moorings of nine ports. RYA registered with a full " +
				"licence to sail.",
		},
		{
			name: "two plans share their verb", profile: who + " Has sewn nets, and is leaving the sea and seeking a post inland.",
			change: func(*cv.Document) {},
			want:   who + " Has sewn nets. Leaves the sea and seeks a post inland.",
		},
	} {
		doc := mate()
		doc.Summary = []cv.Text{sourced(doc, c.profile)}
		c.change(doc)
		doc.AssignIDs()
		original := doc.Clone()
		r := Request{
			Original: original, Person: cv.ThirdPerson, Pronouns: cv.None, Today: cv.Date{Year: 2026},
			Edited: func(string) bool { return false },
		}
		if c.advert != "" {
			r.Advert, r.Match = c.advert, &tailor.Match{Score: 60, Requirements: c.asks}
		}
		notes := Compose(doc, r, nil)
		if got := doc.Summary[0].Value; got != c.want {
			t.Errorf("%s:\ngot  %q\nwant %q", c.name, got, c.want)
		}
		if v := truth.Check(original, doc, notes); len(v) > 0 {
			t.Errorf("%s: the truth check objects: %v", c.name, v)
		}
	}
}
