package summary

import (
	"testing"

	"focal/internal/cv"
)

func TestCertificate(t *testing.T) {
	for name, want := range map[string]string{
		"CISM":                       "CISM",
		"Rigger Ticket (Deck)":       "a Rigger Ticket (Deck)",
		"Port Project Qualification": "a Port Project Qualification",
		"Qualified Mate Status":      "Qualified Mate Status",
		"Certified in Rigging, Lifting and Slinging (CRLS)": "the Certified in Rigging, Lifting and Slinging (CRLS) credential",
		"Six Sigma Yellow Belt":                             "a Six Sigma Yellow Belt",
		"HGV Licence":                                       "an HGV Licence",
		"Certified Sail Maker":                              "the Certified Sail Maker credential",
		"PRINCE2 Practitioner":                              "PRINCE2 Practitioner certification",
		"Rope Survey 2391":                                  "Rope Survey 2391 certification",
		"MCA Registration":                                  "MCA registration",
		"Skipper CPC":                                       "Skipper CPC",
		"Diploma in Knots":                                  "a Diploma in Knots",
		// Membership is no certificate, and a course no qualification.
		"RINA Member": "", "Fire Marshal Training": "", "SC clearance": "", "Rigging: level 2": "",
	} {
		if got := certificate(name); got != want {
			t.Errorf("%q: got %q, want %q", name, got, want)
		}
	}
}

func TestDeed(t *testing.T) {
	for bullet, want := range map[string]string{
		"Automated monthly stock reporting in Excel, saving nine hours.": "automate monthly stock reporting in Excel",
		"Is responsible for the refit of a 90 m cable-laid pier.":        "be responsible for the refit of a 90 m cable-laid pier",
		"Cut the mean refit time from 15 to 6 days by planning ahead.":   "cut the mean refit time from 15 to 6 days",
		"Manages berths across yachts, tugs, Barges, and Punts.":         "",
		"Stored 1.9 billion records of tides.":                           "store 1.9 billion records of tides",
		"Plotted tide charts in coordination with the port.":             "",
		"Plotted tide charts with support from the port.":                "",
		"Plotted tide charts under Dr Osei.":                             "",
		"Cares for seasick guests on a 16-berth ketch.":                  "care for seasick guests",
		"Tested and certified lifelines to BS 8437.":                     "test and certify lifelines to BS 8437",
		"Shipped spare masts to 11 harbours by rail.":                    "ship spare masts to 11 harbours",
		"Moved 1.9m rows from Access 97 to MySQL 8 with no loss.":        "move 1.9m rows from Access 97 to MySQL 8 with no loss",
		"Shared a hull model with 23 yards using Rhino.":                 "share a hull model with 23 yards",
		"Supervises a crew of nine on the quay and handle moorings.":     "supervise a crew of nine on the quay",
		"Manage crew rosters and plan documents.":                        "manage crew rosters and plan documents",
		"Ran the chart and fish desks.":                                  "run the chart and fish desks",
		"Carried out hull checks on over 200 barges.":                    "carry out hull checks",
		"Mentors six student mates a year.":                              "mentor six student mates a year",
		"Wired bilge alarm and mooring light systems.":                   "wire bilge alarm and mooring light systems",
		"Holds responsibility for the pay, training and care of 9 men.":  "",
		"Plans quay gates and rope piping’s erection.":                   "plan quay gates and rope piping’s erection",
		"Cut fuel cost from 34% to 28%.":                                 "cut fuel cost from 34% to 28%",
		"Introduced a rope log, cutting losses by 38%.":                  "introduce a rope log",
		// Who reads the profile alone does not know which one is meant.
		"Scaled the platform from 0 to 50k moorings.":       "scale a platform from 0 to 50k moorings",
		"Built the rope lab that removed manual splices.":   "build a rope lab",
		"Led the North Quay programme.":                     "lead the North Quay programme",
		"Wrote the first splice guide covering steel rope.": "write the first splice guide covering steel rope",
		"Wrote the first splice guide.":                     "",
		// A change says something of what is measured.
		"Reduced the refit time by planning ahead.": "reduce refit time", "Improved morale.": "",
		// Nor does a number that counts nothing.
		"Increased 20 from 10 to 30.": "",
		// An adverb may make less of it.
		"Wrongly billed 40 customers.": "", "Possibly manage a home of 40 beds.": "", "Previously managed three depots.": "",
		"Hardly used the track models of 12 lines.": "", "Accidentally sank nine boats.": "",
		"Supposedly raised the sails of nine boats.": "",
		"Successfully managed three depots.":         "manage three depots", "Personally trained nine riggers.": "train nine riggers",
		// A date is no deed.
		"dated 12th Feb": "", "Dated 1 August 2010 to 4 February 2013 at the yard.": "",
	} {
		d, ok := deedOf(bullet)
		got := ""
		if ok {
			got = enumerate(d.verbs) + " " + d.object
		}
		if got != want {
			t.Errorf("%q: got %q, want %q", bullet, got, want)
		}
	}
}

// What had an end, or is still to come, is not told without it.
func TestLimited(t *testing.T) {
	c := &composer{Request: Request{Today: cv.Date{Year: 2026, Month: 11}}}
	for bullet, want := range map[string]bool{
		"Responsible for payroll of 60 staff until 2021.": true, "Ran the shop when the owner was ill.": true,
		"Launch a bread van next spring.":      true,
		"Train two apprentices from May 2027.": true, "Agreed a budget of £40,000 for 2027.": true, "Lead a crew from December 2026.": true,
		"Manage a fleet until the new manager starts.": true, "Ran the bank while the manager was away.": true,
		"Led a crew from March 2026.": false, "Sold 2030 ropes.": false, "Cut costs while raising output.": false,
		"Reduced errors when splicing wire.": false,
		"Built a slipway in 2019.":           false, "Led nine riggers.": false,
		"Repaired 3 of 12 winches.": true, "Won 14 of 15 races.": true, "Climbed five of the 14 cranes.": true,
		"Ran the yard as stand-in for the owner.": true, "Ran the yard as holiday cover.": true, "Won 4 cups as a crew.": true,
		"Tested masts in the presence of a surveyor.": true, "Ran a watch of 40 under pilot supervision.": true,
		"Built a hull my manager designed.": true, "Cut waste by 20% with the owner.": true, "Sang with The Tern.": true,
		"Rescued 14 people during drills.": true,
		"Ran a yard for one week.":         true, "Ran the watch two nights a week.": true,
		"Built a jetty that closed within a year.": true,
		"Advised banks through the lead partner.":  true, "Ran a yard during the lockdown only.": true,
		"Saved 30 hours a month.":                false,
		"Sold ropes with the help of a new log.": false, "Moored 40 boats a day.": false, "Led one team of nine.": false,
		"Kept accounts up to draft stage.": true,
	} {
		if got := c.isLimited(bullet); got != want {
			t.Errorf("%s: %v", bullet, got)
		}
	}
}

// What was done in a group or as an exercise is told of nobody.
func TestSharedOrPlayed(t *testing.T) {
	for name, want := range map[string]bool{
		"Hackathon 2023": true, "Group coursework (four people)": true, "Final-year group project": true, "Tutorial projects": true,
		"Ropebook": false, "School Management System": false, "Team Planner": false,
	} {
		if got := sharedOrPlayed(&cv.Project{Name: cv.Text{Value: name}}); got != want {
			t.Errorf("%s: %v", name, got)
		}
	}
}
