package summary

import (
	"slices"
	"testing"

	"focal/internal/cv"
	"focal/internal/tailor"
	"focal/internal/truth"
)

// mate is a CV of two posts, with what the tests add to it.
func mate() *cv.Document {
	doc := &cv.Document{Locale: "en-GB"}
	doc.Person.Name = sourced(doc, "Ines Calloway")
	doc.Work = []cv.Engagement{
		{
			Title: sourced(doc, "Yard Manager"), Organisation: sourced(doc, "Tern Boatyard"),
			Dates: cv.DateRange{Start: cv.Date{Year: 2019}, Current: true},
		},
		{Title: sourced(doc, "Mate (Deck Department)"), Organisation: sourced(doc, "Gull Ferries"), Dates: years(2012, 2019)},
	}
	return doc
}

// sourced is a value with a line of its own in the file.
func sourced(doc *cv.Document, s string) cv.Text {
	doc.Source = append(doc.Source, cv.SourceLine{Text: s})
	return line(len(doc.Source)-1, s)
}

func must(text string, evidence ...string) tailor.Requirement {
	return tailor.Requirement{Level: tailor.Must, Kind: tailor.KindSkill, Status: tailor.Met, Evidence: evidence, Text: text}
}

// A profile says who, then what was done and where, then what is held and known, then
// what somebody likes: one thing in a sentence, in one time, with its figure.
func TestWeave(t *testing.T) {
	const profile = "Ines Calloway is a yard manager with 14 years in boatyards."
	bullets := func(d *cv.Document, post int, list ...string) {
		for _, b := range list {
			d.Work[post].Highlights = append(d.Work[post].Highlights, sourced(d, b))
		}
	}
	skills := func(d *cv.Document, list ...string) {
		var g cv.SkillGroup
		for _, k := range list {
			g.Keywords = append(g.Keywords, sourced(d, k))
		}
		d.Skills = []cv.SkillGroup{g}
	}
	for _, c := range []struct {
		name, profile string
		change        func(*cv.Document)
		advert        string
		asks          []tailor.Requirement
		person        cv.Perspective
		want          string
	}{
		{
			name: "what says little is left to its bullet, what was changed by how much is told", profile: profile,
			change: func(d *cv.Document) {
				bullets(d, 0, "Built a slipway for 40 boats.", "Cut the docking time from 9 to 4 days.", "Updated the tide tables.")
			},
			want: "Ines Calloway is a yard manager with 14 years in boatyards. She has built a slipway for 40 boats and cut the " +
				"docking time from 9 to 4 days.",
		},
		{
			name: "deeds are told in one sentence, what goes on first", profile: profile,
			change: func(d *cv.Document) {
				bullets(d, 0, "Leads a crew of 11 shipwrights.", "Introduced a rope log, cutting losses by 38%.")
			},
			want: "Ines Calloway is a yard manager with 14 years in boatyards. She leads a crew of 11 shipwrights and has " +
				"introduced a rope log.",
		},
		{
			name: "numbers say how far somebody answered", profile: profile,
			change: func(d *cv.Document) {
				bullets(d, 1, "Trained 30 deckhands in mooring.", "Led a night watch of nine sailors.")
			},
			want: "Ines Calloway is a yard manager with 14 years in boatyards. At Gull Ferries, she led a night watch of nine sailors " +
				"and trained 30 deckhands in mooring.",
		},
		{
			name: "skills that the advert names, tools first, and none that the sentences name already", profile: profile,
			change: func(d *cv.Document) {
				bullets(d, 0, "Introduced a rope log in ShipNet, cutting losses by 38%.")
				skills(d, "splicing", "ShipNet", "AutoCAD", "Teamwork", "Rhino", "chart work")
			},
			advert: "You use ShipNet and AutoCAD. Chart work and splicing are part of the job. Teamwork counts.",
			asks:   []tailor.Requirement{must("ShipNet", "ShipNet"), must("splicing", "splicing")},
			want:   "Ines Calloway is a yard manager with 14 years in boatyards. She has introduced a rope log in ShipNet.",
		},
		{
			name: "skills of the profile take in those of the job", profile: profile + " She is skilled in rigging.",
			change: func(d *cv.Document) { skills(d, "AutoCAD") }, advert: "AutoCAD.",
			want: profile + " She is skilled in rigging.",
		},
		{
			name:    "one hold for what the profile and the CV say, and the mind last",
			profile: "Ines Calloway is a yard manager, boatwright and sailor. She holds a boat licence. She enjoys hard winters.",
			change:  func(d *cv.Document) { d.Certificates = []cv.Certificate{{Name: sourced(d, "CISM")}} },
			advert:  "CISM.", asks: []tailor.Requirement{must("CISM", "CISM")},
			want: "Ines Calloway is a yard manager, boatwright and sailor. She holds a boat licence, as well as CISM. " +
				"She enjoys hard winters.",
		},
		{
			name: "a certificate by the name that the advert has", profile: profile + " She has crewed at Cowes, Brest, and Kiel.",
			change: func(d *cv.Document) {
				d.Certificates = []cv.Certificate{{Name: sourced(d, "Certified in Rope, Wire and Chain (CRWC)")}}
			},
			advert: "CRWC or similar.", asks: []tailor.Requirement{must("CRWC", "Certified in Rope, Wire and Chain (CRWC)")},
			want: "Ines Calloway is a yard manager with 14 years in boatyards who holds CRWC. She has crewed at Cowes, Brest, and Kiel.",
		},
		{
			name: "a project is called by its name", profile: profile,
			change: func(d *cv.Document) {
				log := []cv.Text{sourced(d, "Launched a free log for 900 riggers.")}
				d.Projects = []cv.Project{{Name: sourced(d, "Ropebook"), Highlights: log}}
			},
			advert: "Launch of a free log.", asks: []tailor.Requirement{must("log", "Launched a free log for 900 riggers.")},
			want: "Ines Calloway is a yard manager with 14 years in boatyards. She has launched Ropebook, a free log for 900 riggers.",
		},
		{
			name: "nothing is earlier than a project, of which nobody knows when it was", profile: profile,
			change: func(d *cv.Document) {
				log := []cv.Text{sourced(d, "Launched a free log for 900 riggers.")}
				d.Projects = []cv.Project{{Name: sourced(d, "Ropebook"), Highlights: log}}
				bullets(d, 1, "Wrote tide tables for pilots.")
			},
			advert: "Launch of a free log and tide tables.",
			asks: []tailor.Requirement{
				must("log", "Launched a free log for 900 riggers."), must("tide tables", "Wrote tide tables for pilots."),
			},
			want: "Ines Calloway is a yard manager with 14 years in boatyards. She has launched Ropebook, a free log for 900 riggers. " +
				"At Gull Ferries, she wrote tide tables for pilots.",
		},
		{
			name:    "a fragment about skills gets its subject",
			profile: profile + " Strong in winter storage.", change: func(*cv.Document) {},
			want: profile + " She is strong in winter storage.",
		},
		{
			name: "deeds of two posts", profile: profile,
			change: func(d *cv.Document) {
				bullets(d, 0, "Built a slipway for 40 boats.", "Cut the docking time from 9 to 4 days.")
				bullets(d, 1, "Trained 30 deckhands in mooring.")
			},
			want: "Ines Calloway is a yard manager with 14 years in boatyards. She has built a slipway for 40 boats and cut the " +
				"docking time from 9 to 4 days.",
		},
		{
			name: "a thing of the house is one to who does not know the house", profile: profile,
			change: func(d *cv.Document) { bullets(d, 0, "Wrote the firm's guide to winter storage.") },
			want:   "Ines Calloway is a yard manager with 14 years in boatyards. She has written a guide to winter storage.",
		},
		{
			name:    "plans come last",
			profile: "Ines Calloway is a yard manager with 14 years in boatyards, leaving the coast in May. She is seeking a post inland.",
			change:  func(d *cv.Document) { bullets(d, 0, "Built a slipway for 40 boats.") },
			want: "Ines Calloway is a yard manager with 14 years in boatyards. She has built a slipway for 40 boats. She is " +
				"leaving the coast in May and seeking a post inland.",
		},
		{
			name:    "who leaves work to others has no plan",
			profile: "Ines Calloway is a yard manager looking after 40 boats.", change: func(*cv.Document) {},
			want: "Ines Calloway is a yard manager looking after 40 boats.",
		},
		{
			name: "a certificate goes by the initials that the advert has", profile: profile,
			change: func(d *cv.Document) {
				d.Certificates = []cv.Certificate{{Name: sourced(d, "Rope Certified Mat Weaver (RCMW)")}}
			},
			advert: "RCMW wanted.", asks: []tailor.Requirement{must("RCMW", "Rope Certified Mat Weaver (RCMW)")},
			want: profile[:len(profile)-1] + " who holds RCMW.",
		},
		{
			name:    "a clearance and a certificate that are asked for stand in the first sentence",
			profile: "Ines Calloway is a yard manager with 14 years in boatyards and an active Secret clearance.",
			change:  func(d *cv.Document) { d.Certificates = []cv.Certificate{{Name: sourced(d, "CISM")}} },
			advert:  "CISM.", asks: []tailor.Requirement{must("CISM", "CISM")},
			want: "Ines Calloway is a yard manager with 14 years in boatyards, an active Secret clearance and CISM certification.",
		},
		{
			name:    "a part that somebody has, with figures behind it",
			profile: profile + " Principal investigator on two harbour grants; 12 papers; h-index 9.", change: func(*cv.Document) {},
			want: profile + " She is principal investigator on two harbour grants, with 12 papers and h-index 9.",
		},
		{
			name:    "what somebody is known for gets its subject",
			profile: profile + " Known for calm handovers.", change: func(*cv.Document) {},
			want: profile + " She is known for calm handovers.",
		},
		{
			name: "the same in other words", profile: "Ines Calloway is interested in working inland.", change: func(*cv.Document) {},
			want: "Ines Calloway is a yard manager at Tern Boatyard. " +
				"She previously worked as a mate (Deck Department) at Gull Ferries. She is interested in working inland.",
		},
		{
			name: "a wish stands behind what was done", profile: profile + " She desires a post inland.",
			change: func(d *cv.Document) { bullets(d, 0, "Built a slipway for 40 boats.") },
			want: "Ines Calloway is a yard manager with 14 years in boatyards. She has built a slipway for 40 boats. She " +
				"desires a post inland.",
		},
		{
			name:    "who seeks something is somebody first",
			profile: "Ines Calloway seeks a post inland.", change: func(*cv.Document) {},
			want: "Ines Calloway is a yard manager at Tern Boatyard. " +
				"She previously worked as a mate (Deck Department) at Gull Ferries. She seeks a post inland.",
		},
		{
			name:    "a student",
			profile: "Ines Calloway seeks a post inland.", change: func(d *cv.Document) {
				d.Education = []cv.Education{{
					Degree: sourced(d, "BSc"), Area: sourced(d, "Harbour Studies"), Institution: sourced(d, "University of Solent"),
					Dates: cv.DateRange{Start: cv.Date{Year: 2024}, Current: true},
				}}
			},
			want: "Ines Calloway is a Harbour Studies student at the University of Solent. She seeks a post inland.",
		},
		{
			name: "an old degree that nothing asks for is left to its section", profile: profile,
			change: func(d *cv.Document) {
				bullets(d, 0, "Built a slipway for 40 boats.", "Cut the docking time from 9 to 4 days.")
				bullets(d, 1, "Trained deckhands in mooring.", "Wrote tide tables for pilots.", "Painted the shed.")
				d.Education = []cv.Education{{Degree: sourced(d, "BSc"), Area: sourced(d, "Harbour Studies"), Dates: years(2005, 2008)}}
			},
			advert: "You build slipways, cut docking time, train deckhands and write tide tables.",
			asks: []tailor.Requirement{
				must("slipways", "Built a slipway for 40 boats."), must("docking", "Cut the docking time from 9 to 4 days."),
				must("mooring", "Trained deckhands in mooring."), must("tide tables", "Wrote tide tables for pilots."),
			},
			want: "Ines Calloway is a yard manager with 14 years in boatyards. She has cut the docking time from 9 to 4 days and " +
				"built a slipway for 40 boats. At Gull Ferries, she wrote tide tables for pilots and trained deckhands in mooring.",
		},
		{
			name: "a short deed of an earlier post has one with a figure beside it", profile: profile,
			change: func(d *cv.Document) {
				bullets(d, 0, "Built a slipway for 40 boats.", "Cut the docking time from 9 to 4 days.")
				bullets(d, 1, "Wrote tide tables for pilots.", "Painted the shed.", "Reduced fuel bills by 18%.")
			},
			advert: "You build slipways, cut docking time and write tide tables.",
			asks: []tailor.Requirement{
				must("slipways", "Built a slipway for 40 boats."), must("docking", "Cut the docking time from 9 to 4 days."),
				must("tide tables", "Wrote tide tables for pilots."),
			},
			want: "Ines Calloway is a yard manager with 14 years in boatyards. She has cut the docking time from 9 to 4 days and built a " +
				"slipway for 40 boats. At Gull Ferries, she wrote tide tables for pilots.",
		},
		{
			name: "what is known stands in the first sentence, and plans last", profile: profile + " She is seeking a post inland.",
			change: func(d *cv.Document) { skills(d, "ShipNet", "AutoCAD") },
			advert: "You use ShipNet and AutoCAD.", asks: []tailor.Requirement{must("ShipNet", "ShipNet"), must("AutoCAD", "AutoCAD")},
			want: profile + " She is skilled in ShipNet and AutoCAD. She is seeking a post inland.",
		},
		{
			name: "what somebody was called of old answers the job", profile: profile + " She leads two crews.",
			change: func(d *cv.Document) {
				bullets(d, 0, "Built a slipway for 40 boats.")
				d.Work[1].Title = sourced(d, "Rope Analyst")
			},
			advert: "Analyst for slipways.", asks: []tailor.Requirement{must("slipways", "Built a slipway for 40 boats.")},
			want: "Ines Calloway is a yard manager with 14 years in boatyards. She leads two crews and has built a slipway " +
				"for 40 boats. She has worked as a rope analyst at Gull Ferries.",
		},
		{
			name: "what somebody was called in a post beside the newest was not earlier", profile: profile + " She leads two crews.",
			change: func(d *cv.Document) {
				bullets(d, 0, "Built a slipway for 40 boats.")
				d.Work[1].Title, d.Work[1].Dates = sourced(d, "Rope Analyst"), years(2012, 2023)
			},
			advert: "Analyst for slipways.", asks: []tailor.Requirement{must("slipways", "Built a slipway for 40 boats.")},
			want: "Ines Calloway is a yard manager with 14 years in boatyards. She leads two crews and has built a slipway " +
				"for 40 boats. She has worked as a rope analyst at Gull Ferries.",
		},
		{
			name: "what was done in another post of today is not said of the one that the job is called as", profile: profile,
			change: func(d *cv.Document) {
				d.Work[0].Title = sourced(d, "Rope Clerk")
				d.Work[1].Dates = cv.DateRange{Start: cv.Date{Year: 2020}, Current: true}
				bullets(d, 1, "Leads a crew of 11 shipwrights.")
			},
			advert: "A Rope Clerk leads shipwrights.",
			asks:   []tailor.Requirement{must("ropes", "Rope Clerk"), must("shipwrights", "Leads a crew of 11 shipwrights.")},
			want:   "Ines Calloway is a yard manager with 14 years in boatyards. She leads a crew of 11 shipwrights.",
		},
		{
			name: "the post that the job is called as stays where its title is not told with a deed", profile: profile,
			change: func(d *cv.Document) {
				d.Work[0].Title = sourced(d, "Rope Clerk - Chains")
				bullets(d, 0, "Leads a crew of 11 shipwrights.")
			},
			advert: "A Rope Clerk leads shipwrights.",
			asks:   []tailor.Requirement{must("ropes", "Rope Clerk"), must("shipwrights", "Leads a crew of 11 shipwrights.")},
			want:   "Ines Calloway is a yard manager with 14 years in boatyards. She leads a crew of 11 shipwrights.",
		},
		{
			name: "of two posts that are over both are named with their employers", profile: "",
			change: func(d *cv.Document) {
				d.Summary = nil
				d.Work[0].Title, d.Work[0].Dates = sourced(d, "Lead Rigger"), years(2019, 2022)
				d.Work[1].Title = sourced(d, "Sailing Instructor")
			},
			want: "Ines Calloway has worked as a lead rigger at Tern Boatyard and as a sailing instructor at Gull Ferries.",
		},
		{
			name: "of two posts the one that is called nearer to the job stands first", profile: "",
			change: func(d *cv.Document) {
				d.Summary = nil
				d.Work[0].Title, d.Work[0].Dates = sourced(d, "Lead Rigger"), years(2019, 2022)
				d.Work[1].Title = sourced(d, "Sailing Instructor")
			},
			advert: "You teach sailing.", asks: []tailor.Requirement{must("teach sailing", "Sailing Instructor")},
			want: "Ines Calloway has worked as a sailing instructor at Gull Ferries and as a lead rigger at Tern Boatyard.",
		},
		{
			name: "a trainee in one post was none in the other", profile: "",
			change: func(d *cv.Document) {
				d.Summary = nil
				d.Work[0].Title, d.Work[0].Dates = sourced(d, "Lead Rigger"), years(2019, 2022)
				d.Work[1].Title = sourced(d, "Trainee Sailing Instructor")
			},
			advert: "You teach sailing.", asks: []tailor.Requirement{must("teach sailing", "Trainee Sailing Instructor")},
			want: "Ines Calloway has worked as a lead rigger at Tern Boatyard and as a trainee sailing instructor at Gull Ferries.",
		},
		{
			name:    "the post of today is named where the first sentence says another trade",
			profile: "Ines Calloway is a naval architect with 14 years in boatyards.",
			change: func(d *cv.Document) {
				d.Work[0].Title = sourced(d, "Founder")
				bullets(d, 0, "Built a slipway for 40 boats.")
			},
			want: "Ines Calloway, Founder of Tern Boatyard, is a naval architect with 14 years in boatyards. She has built a " +
				"slipway for 40 boats.",
		},
		{
			name:    "what was done for an employer that cannot be told is not said of the post of today",
			profile: "Ines Calloway is a naval architect with 14 years in boatyards.",
			change: func(d *cv.Document) {
				d.Work[1].Title, d.Work[1].Organisation = sourced(d, "Naval Architect"), sourced(d, "Royal Navy")
				bullets(d, 0, "Introduced a rope log.")
				bullets(d, 1, "Trained 30 deckhands in mooring.", "Built a slipway for 40 boats.")
			},
			advert: "Yard Manager for slipways, mooring and rope logs.",
			asks: []tailor.Requirement{
				must("slipways", "Built a slipway for 40 boats."), must("mooring", "Trained 30 deckhands in mooring."),
				must("rope logs", "Introduced a rope log."),
			},
			want: "Ines Calloway, Yard Manager at Tern Boatyard, is a naval architect with 14 years in boatyards. She has introduced a " +
				"rope log. She previously trained 30 deckhands in mooring and built a slipway for 40 boats.",
		},
		{
			name: "a post that ended after the newest one began is not an earlier one", profile: profile,
			change: func(d *cv.Document) {
				d.Work[1].Dates = years(2012, 2021)
				bullets(d, 0, "Built a slipway for 40 boats.", "Cut the docking time from 9 to 4 days.")
				bullets(d, 1, "Trained 30 deckhands in mooring.")
			},
			want: "Ines Calloway is a yard manager with 14 years in boatyards. She has built a slipway for 40 boats and cut the " +
				"docking time from 9 to 4 days.",
		},
		{
			name: "a post without dates is not known to be an earlier one", profile: profile,
			change: func(d *cv.Document) {
				d.Work[1].Dates = cv.DateRange{}
				bullets(d, 0, "Built a slipway for 40 boats.", "Cut the docking time from 9 to 4 days.")
				bullets(d, 1, "Trained 30 deckhands in mooring.")
			},
			want: "Ines Calloway is a yard manager with 14 years in boatyards. She has built a slipway for 40 boats and cut the " +
				"docking time from 9 to 4 days.",
		},
		{
			name: "nor is one before a newest post that does not say when it began", profile: profile,
			change: func(d *cv.Document) {
				d.Work[0].Dates = cv.DateRange{Current: true}
				bullets(d, 0, "Built a slipway for 40 boats.", "Cut the docking time from 9 to 4 days.")
				bullets(d, 1, "Trained 30 deckhands in mooring.")
			},
			want: "Ines Calloway is a yard manager with 14 years in boatyards. She has built a slipway for 40 boats and cut the " +
				"docking time from 9 to 4 days.",
		},
		{
			name: "an expired certificate is not held", profile: profile + " STCW, Mooring Certificate.",
			change: func(d *cv.Document) {
				d.Certificates = []cv.Certificate{
					{Name: sourced(d, "STCW")}, {Name: sourced(d, "Mooring Certificate"), Dates: cv.DateRange{End: cv.Date{Year: 2020}}},
				}
			},
			want: profile + " STCW, Mooring Certificate.",
		},
		{
			name:    "a degree is told once, however it is written",
			profile: "Ines Calloway is a yard manager. She holds an M.Sc. from Solent.",
			change: func(d *cv.Document) {
				d.Education = []cv.Education{{Degree: sourced(d, "MSc"), Area: sourced(d, "Harbour Studies"), Dates: years(2005, 2008)}}
			},
			advert: "MSc.", asks: []tailor.Requirement{must("MSc", "MSc")},
			want: "Ines Calloway is a yard manager. She holds an M.Sc. from Solent.",
		},
		{
			name:    "the same with a full stop at its end",
			profile: "Ines Calloway is a yard manager with a B.Com. and a boat. She rows.",
			change: func(d *cv.Document) {
				d.Education = []cv.Education{{Degree: sourced(d, "B.Com."), Dates: years(2005, 2008)}}
			},
			advert: "B.Com.", asks: []tailor.Requirement{must("B.Com.", "B.Com.")},
			want: "Ines Calloway is a yard manager with a B.Com. and a boat. She rows.",
		},
		{
			name: "notes without a verb",
			profile: "Ines Calloway is a yard manager. 15 years coastal and tidal. Full, clean driving licence. " +
				"STCW, Mooring Certificate.",
			change: func(d *cv.Document) {
				d.Certificates = []cv.Certificate{{Name: sourced(d, "STCW")}, {Name: sourced(d, "Mooring Certificate")}}
			},
			want: "Ines Calloway is a yard manager with 15 years of coastal and tidal experience. " +
				"She has a full, clean driving licence, and holds STCW and a Mooring Certificate.",
		},
		{
			name: "a new degree is told although nothing asks for it", profile: profile,
			change: func(d *cv.Document) {
				d.Education = []cv.Education{{Degree: sourced(d, "BSc"), Area: sourced(d, "Harbour Studies"), Dates: years(2020, 2024)}}
			},
			want: "Ines Calloway is a yard manager with 14 years in boatyards. She holds a BSc in Harbour Studies.",
		},
		{
			name: "a job has deeds of several earlier posts told together", profile: profile,
			change: func(d *cv.Document) {
				bullets(d, 0, "Swept the yard.")
				bullets(d, 1, "Led a night watch of nine sailors.")
				older := d.Work[1]
				older.Title, older.Organisation, older.Highlights = sourced(d, "Deckhand"), sourced(d, "Heron Lines"), nil
				d.Work = append(d.Work, older)
				bullets(d, 2, "Built a slipway for 40 boats.")
			},
			advert: "You lead night watches of sailors and build slipways for boats.",
			asks: []tailor.Requirement{
				must("night watches", "Led a night watch of nine sailors."), must("slipways", "Built a slipway for 40 boats."),
			},
			want: "Ines Calloway is a yard manager with 14 years in boatyards. She led a night watch of nine sailors at Gull Ferries and " +
				"built a slipway for 40 boats at Heron Lines.",
		},
		{
			name: "a single piece of work that a verb of ours was put to is told by its name", profile: profile,
			change: func(d *cv.Document) {
				bullets(d, 0, "Swept the yard.")
				b := sourced(d, "Zero losses in five consecutive harbour audits.")
				b.Value = "Achieved zero losses in five consecutive harbour audits."
				d.Work[1].Highlights = []cv.Text{b}
			},
			want: "Ines Calloway is a yard manager with 14 years in boatyards.",
		},
		{
			name: "words that lack what links them are told of nobody", profile: profile,
			change: func(d *cv.Document) {
				bullets(d, 0, "Swept the yard.")
				bullets(d, 1, "Wrote analysis the tides of two harbours.", "Trained 30 deckhands in mooring.")
			},
			want: "Ines Calloway is a yard manager with 14 years in boatyards. At Gull Ferries, she trained 30 deckhands in mooring.",
		},
		{
			name: "without a job nothing is told of posts further back", profile: profile,
			change: func(d *cv.Document) {
				bullets(d, 0, "Swept the yard.")
				bullets(d, 1, "Led a night watch of nine sailors.")
				older := d.Work[1]
				older.Title, older.Organisation = sourced(d, "Deckhand"), sourced(d, "Heron Lines")
				d.Work = append(d.Work, older)
				bullets(d, 2, "Built a slipway for 40 boats.")
			},
			want: "Ines Calloway is a yard manager with 14 years in boatyards. At Gull Ferries, she led a night watch of nine sailors.",
		},
		{
			name: "what the advert speaks of goes along, and the second thing of a bullet", profile: profile,
			change: func(d *cv.Document) {
				bullets(d, 0, "Moved two slipways to the harbour under Lloyd's rules.")
				bullets(d, 1, "Wrote tide statements and gave evidence in wreck inquiries.")
			},
			advert: "Harbour slipways under Lloyd's rules. Evidence in wreck inquiries and tide statements.",
			asks: []tailor.Requirement{
				must("Lloyd's rules", "Moved two slipways to the harbour under Lloyd's rules."),
				must("wreck inquiries", "Wrote tide statements and gave evidence in wreck inquiries."),
			},
			want: "Ines Calloway is a yard manager with 14 years in boatyards. She has moved two slipways to the harbour under " +
				"Lloyd's rules. At Gull Ferries, she wrote tide statements and gave evidence in wreck inquiries.",
		},
		{
			name:    "a degree that the first sentence holds is not held again",
			profile: "Ines Calloway seeks a post inland.", change: func(d *cv.Document) {
				d.Work = nil
				d.Education = []cv.Education{{Degree: sourced(d, "B.Com"), Area: sourced(d, "Honours"), Dates: years(2005, 2008)}}
			},
			advert: "Diving.", want: "Ines Calloway holds a B.Com in Honours. She seeks a post inland.",
		},
		{
			name: "nothing is left hanging", profile: profile,
			change: func(d *cv.Document) { bullets(d, 0, "Developed tide charts used by 300 pilots.") },
			advert: "Charts in used condition.", asks: []tailor.Requirement{must("charts", "Developed tide charts used by 300 pilots.")},
			want: "Ines Calloway is a yard manager with 14 years in boatyards. She has developed tide charts used by 300 pilots.",
		},
		{
			name:    "years behind a comma, and what somebody has",
			profile: "Ines Calloway is a yard manager, 14 years in boatyards. Own boat and tools.",
			change:  func(*cv.Document) {},
			want:    profile + " She has her own boat and tools.",
		},
		{
			name: "the post of today that is called as the job is", profile: profile,
			change: func(d *cv.Document) { d.Work[0].Title = sourced(d, "Rope Clerk") },
			advert: "A Rope Clerk keeps the ropes.", asks: []tailor.Requirement{must("ropes", "Rope Clerk")},
			want: "Ines Calloway, Rope Clerk at Tern Boatyard, is a yard manager with 14 years in boatyards.",
		},
		{
			name: "a common word is no skill to tell, and one is no list", profile: profile,
			change: func(d *cv.Document) {
				d.Skills = []cv.SkillGroup{{Keywords: []cv.Text{sourced(d, "Management"), sourced(d, "Python")}}}
			},
			advert: "You have skills in management and Python.",
			asks:   []tailor.Requirement{must("management", "Management"), must("Python", "Python")},
			want:   profile,
		},
		{
			name: "as many skills as the must-haves name", profile: profile,
			change: func(d *cv.Document) { skills(d, "AutoCAD", "Rhino", "ShipNet", "TideWare", "Maxsurf") },
			advert: "AutoCAD, Rhino, ShipNet, TideWare, Maxsurf.",
			asks: []tailor.Requirement{
				must("AutoCAD", "AutoCAD"), must("Rhino", "Rhino"), must("ShipNet", "ShipNet"), must("TideWare", "TideWare"),
				must("Maxsurf", "Maxsurf"),
			},
			want: "Ines Calloway is a yard manager with 14 years in boatyards. She is skilled in AutoCAD, Rhino, ShipNet and TideWare.",
		},
		{
			name: "two deeds behind a short first sentence", profile: "Ines Calloway is a yard manager.",
			change: func(d *cv.Document) {
				bullets(d, 0, "Built a slipway for 40 boats.", "Introduced a rope log, cutting losses by 38%.")
			},
			want: "Ines Calloway is a yard manager. She has introduced a rope log and built a slipway for 40 boats.",
		},
		{
			name: "a part in the work of others is no theme", profile: profile,
			change: func(d *cv.Document) {
				bullets(d, 0, "Built a slipway for 40 boats as part of a crew.", "Designed a rope log together with the harbour master.")
			},
			want: profile,
		},
		{
			name:    "a profile that speaks of experience",
			profile: "Ines Calloway is a yard manager with experience of harbours.",
			change:  func(d *cv.Document) { bullets(d, 0, "Built a slipway for 40 boats.") },
			want:    "Ines Calloway is a yard manager with experience of harbours. She has built a slipway for 40 boats.",
		},
		{
			name: `what the profile says was done shares its "has"`, profile: profile + " She has mended nets for nine boats.",
			change: func(d *cv.Document) { bullets(d, 0, "Introduced a rope log, cutting losses by 38%.") },
			want:   profile + " She has mended nets for nine boats and introduced a rope log.",
		},
		{
			name: "who is never named is somebody first", profile: "She is looking for a post inland.", change: func(*cv.Document) {},
			want: "Ines Calloway is a yard manager at Tern Boatyard. " +
				"She previously worked as a mate (Deck Department) at Gull Ferries. She is looking for a post inland.",
		},
		{
			name: "the same without a subject", profile: "Has 8.5 years in boatyards.", change: func(*cv.Document) {},
			want: "Ines Calloway is a Yard Manager at Tern Boatyard with 8.5 years in boatyards.",
		},
		{
			name: "one calling that says the other, too", profile: "",
			change: func(d *cv.Document) {
				d.Summary = nil
				d.Work[0].Title, d.Work[0].Dates = sourced(d, "Harbour Rigger"), years(2019, 2022)
				d.Work[1].Title = sourced(d, "Rigger")
			},
			want: "Ines Calloway has worked as a harbour rigger at Tern Boatyard. She previously worked as a rigger at Gull Ferries.",
		},
		{
			name: "a second goal stands with the first", profile: "She seeks a post inland. Seeks to sail less.",
			change: func(d *cv.Document) {
				d.Education = []cv.Education{{Degree: sourced(d, "BSc"), Area: sourced(d, "Harbour Studies"), Dates: years(2005, 2008)}}
			},
			want: "Ines Calloway is a Yard Manager at Tern Boatyard who holds a BSc in Harbour Studies. She seeks a post inland. " +
				"Seeks to sail less.",
		},
		{
			name: "in the first person", person: cv.FirstPerson,
			profile: "I am a yard manager with 14 years in boatyards. I enjoy hard winters.",
			change:  func(d *cv.Document) { bullets(d, 0, "Leads a crew of 11 shipwrights."); skills(d, "AutoCAD") },
			advert:  "AutoCAD. Crew of shipwrights.",
			want:    "I am a yard manager with 14 years in boatyards. I lead a crew of 11 shipwrights and enjoy hard winters.",
		},
		{
			name: "in the first person without a subject", profile: "Yard manager with 14 years in boatyards.", person: cv.FirstPerson,
			change: func(d *cv.Document) { bullets(d, 0, "Built a slipway for 40 boats.") },
			want:   "Yard manager with 14 years in boatyards. Built a slipway for 40 boats.",
		},
	} {
		doc := mate()
		doc.Summary = []cv.Text{sourced(doc, c.profile)}
		c.change(doc)
		doc.AssignIDs()
		original := doc.Clone()
		r := Request{Original: original, Person: cv.ThirdPerson, Pronouns: cv.She, Today: cv.Date{Year: 2026}}
		r.Edited = func(string) bool { return false }
		if c.person != "" {
			r.Person = c.person
		}
		if c.advert != "" {
			r.Title, r.Advert, r.Match = c.advert, c.advert, &tailor.Match{Score: 60, Requirements: slices.Clone(c.asks)}
		}
		r.Holds = truth.Written(original, nil)
		notes := Compose(doc, r, nil)
		if got := doc.Summary[0].Value; got != c.want {
			t.Errorf("%s:\ngot  %q\nwant %q", c.name, got, c.want)
		}
		if v := truth.Check(original, doc, notes); len(v) > 0 {
			t.Errorf("%s: the truth check objects: %v", c.name, v)
		}
	}
}
