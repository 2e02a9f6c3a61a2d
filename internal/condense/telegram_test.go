package condense

import (
	"strings"
	"testing"

	"focal/internal/cv"
	"focal/internal/truth"
)

func bulletsOf(list ...string) *cv.Document {
	doc := &cv.Document{Locale: "en-GB"}
	e := cv.Engagement{Title: cv.Text{Value: "Harbour Engineer"}, Dates: cv.DateRange{Start: cv.Date{Year: 2014}, End: cv.Date{Year: 2019}}}
	for i, s := range list {
		doc.Source = append(doc.Source, cv.SourceLine{Text: s})
		e.Highlights = append(e.Highlights, cv.Text{Value: s, Lines: []int{i}})
	}
	doc.Work = []cv.Engagement{e}
	doc.AssignIDs()
	return doc
}

// A sentence about a post ends like its bullets, a line of facts does not.
func TestEndsOfAccounts(t *testing.T) {
	for before, after := range map[string]string{
		"Oversaw the rope stores of the yard": "Oversaw the rope stores of the yard.",
		"Audit firm of the harbour in Leith":  "Audit firm of the harbour in Leith",
		"Ran the yard. Daily duties: Ropes":   "Ran the yard. Daily duties: Ropes",
	} {
		doc := &cv.Document{Locale: "en-GB", Work: []cv.Engagement{{
			Summary: []cv.Text{{ID: "a", Value: before}}, Highlights: []cv.Text{{ID: "b", Value: "Mended the ropes."}},
		}}}
		Telegram(doc, nil)
		if got := doc.Work[0].Summary[0].Value; got != after {
			t.Errorf("%q: got %q, want %q", before, got, after)
		}
	}
}

// A list of courses ends like the sentences beside it.
func TestEndsOfCourses(t *testing.T) {
	for _, c := range []struct {
		beside, list, want string
	}{
		{"Won the sail cup", "Courses: Knots, Tides, Rigging (A-)", "Courses: Knots, Tides, Rigging (A-)."},
		{"Leith Sail School", "Courses: Knots, Tides, Rigging", "Courses: Knots, Tides, Rigging"},
		{"Won the sail cup.", "Result: first class", "Result: first class"},
	} {
		bullets := []cv.Text{{ID: "a", Value: c.beside}, {ID: "b", Value: c.list}}
		doc := &cv.Document{Locale: "en-GB", Education: []cv.Education{{Highlights: bullets}}}
		Telegram(doc, nil)
		if got := doc.Education[0].Highlights[1].Value; got != c.want {
			t.Errorf("beside %q: got %q, want %q", c.beside, got, c.want)
		}
	}
}

func TestTelegram(t *testing.T) {
	for before, after := range map[string]string{
		"Kept ropes, tar, etc. etc. in the yard.":           "Kept ropes, tar, etc. in the yard.",
		"Kept ropes, tar etc etc.":                          "Kept ropes, tar etc.",
		"Scaled platform from 3 to 40 harbours.":            "Scaled the platform from 3 to 40 harbours.",
		"Secured $2M seed round and closed four contracts.": "Secured a $2M seed round and closed four contracts.",
		"Secured $8M seed round in May.":                    "Secured an $8M seed round in May.",
		"Won 1st place in 2022 Sail Contest, 2nd place in 2023 Tide Contest.": "Won 1st place in the 2022 Sail Contest and " +
			"2nd place in the 2023 Tide Contest.",
		"Devised a tide test that results in fewer leaks.":     "Devised a tide test that resulted in fewer leaks.",
		"Built Android app for pilots.":                        "Built an Android app for pilots.",
		"Reduced berth waiting time 43% by moving the buoys.":  "Reduced berth waiting time by 43% by moving the buoys.",
		"Built tide pipeline processing 2M readings a day.":    "Built a tide pipeline processing 2M readings a day.",
		"Designed and built booking system for ferries.":       "Designed and built a booking system for ferries.",
		"Led team of 5 riggers.":                               "Led a team of five riggers.",
		"Oversaw team of riggers and welders.":                 "Oversaw a team of riggers and welders.",
		"Oversaw team at the quay.":                            "Oversaw the team at the quay.",
		"Performed verification of ropes on arrival.":          "Performed verification of ropes on arrival.",
		"Provided integration of the tide log with the radio.": "Provided integration of the tide log with the radio.",
		"Closed 3 HK sales, worked on 4 refit and 3 hull jobs": "Closed 3 HK sales, worked on 4 refit and 3 hull jobs.",
		"Led 3 riggers and 4 welders on the quay.":             "Led three riggers and four welders on the quay.",
		"Grew sales by 4% with 3 riggers.":                     "Grew sales by 4% with three riggers.",
		"Raised safety rating from 1.9 to 3.8.":                "Raised the safety rating from 1.9 to 3.8.",
		"Helps crews to create professional resume easily.":    "Helps crews to create a professional resume easily.",
		"Installed 25 + printers and scanners.":                "Installed 25 + printers and scanners.",
		"Ran a yard worth 20 crore + over three years.":        "Ran a yard worth 20 crore + over three years.",
		"Built two towers of G + 12 floors.":                   "Built two towers of G + 12 floors.",
		"Runs the tide service on Go + PostgreSQL.":            "Runs the tide service on Go and PostgreSQL.",
		"Held over 200+ interviews.":                           "Held over 200 interviews.",
		"Interviews: Over 200+ talks with riggers.":            "Interviews: Over 200 talks with riggers.",
		"Customer testing.":                                    "Customer testing.",
		"Light fitting, wiring and plastering.":                "Light fitting, wiring and plastering.",
		"Moved the buoys to the new fairway":                   "Moved the buoys to the new fairway.",
		"Reduced waste by 8% by sorting ropes.":                "Reduced waste by 8% by sorting ropes.",
		"Built outbound playbook adopted by team of 12.":       "Built an outbound playbook adopted by a team of 12.",
		"Drew tide charts using C#, SQL, Rust.":                "Drew tide charts using C#, SQL and Rust.",
		"Drew tide charts using Go, SQL or Rust.":              "Drew tide charts using Go, SQL or Rust.",
		"Drew tide charts using Excel, C++, etc.":              "Drew tide charts using Excel, C++, etc.",
		"Drew tide charts using Excel, SQL, weekly.":           "Drew tide charts using Excel, SQL, weekly.",
		"Drew tide charts using Excel, SQL, too.":              "Drew tide charts using Excel, SQL, too.",
		"Built booking apps using Rust, for Barclays, Leith.":  "Built booking apps using Rust, for Barclays, Leith.",
		"Ran stock using SQL, Felixstowe, Suffolk.":            "Ran stock using SQL, Felixstowe, Suffolk.",
		"In 2019, NATO trained pilots of the yard.":            "In 2019, NATO trained pilots of the yard.",
		"In 2019 NATO trained pilots of the yard.":             "In 2019 NATO trained pilots of the yard.",
		"Led her NATO trained pilots of the yard.":             "Led her NATO-trained pilots of the yard.",
		"Led 40 NATO trained pilots of the yard.":              "Led 40 NATO-trained pilots of the yard.",
		"Worked with NATO trained pilots.":                     "Worked with NATO trained pilots.",
		"On secondment to NATO trained pilots in radar.":       "On secondment to NATO trained pilots in radar.",
		"In partnership with RNLI trained crews in rescue.":    "In partnership with RNLI trained crews in rescue.",
		"In partnership with the RNLI trained crews.":          "In partnership with the RNLI trained crews.",
		"Led their team of nine.":                              "Led their team of nine.",
		"Worked full time in the yard, end to end.":            "Worked full time in the yard, end to end.",
		"Grew region from 3 to 9 ports.":                       "Grew the region from 3 to 9 ports.",
		"Tuned the crane, resulting in 8% cost saving.":        "Tuned the crane, resulting in an 8% cost saving.",
		"Made the log responsive that led to fewer calls.":     "Made the log responsive, which led to fewer calls.",
		"Has 140 stars on GitHub; packaged in Debian.":         "Has 140 stars on GitHub and is packaged in Debian.",
		"Cut fuel cost from 9 to 4":                            "Cut fuel cost from 9 to 4.",
		"Cut fuel use by ~10% w/ new sails.":                   "Cut fuel use by about 10% with new sails.",
		"~10% fuel saving with new sails.":                     "About 10% fuel saving with new sails.",
		"Ran drag & drop charts for pilots.":                   "Ran drag-and-drop charts for pilots.",
		"Inspected cable stayed bridges in two ports.":         "Inspected cable-stayed bridges in two ports.",
		"Mended air cooled engines on six tugs.":               "Mended air-cooled engines on six tugs.",
		"Found cost effective ways to paint hulls.":            "Found cost-effective ways to paint hulls.",
		"Paid a third party for the dredging.":                 "Paid a third party for the dredging.",
		"Placed both hands on the tiller.":                     "Placed both hands on the tiller.",
		"Painted hulls that the air cooled overnight.":         "Painted hulls that the air cooled overnight.",
		"Led delivery of 40 boats.":                            "Led the delivery of 40 boats.",
		"Shot a 17 minute film about tides.":                   "Shot a 17-minute film about tides.",
		"Produced 17 minute film about tides.":                 "Produced a 17-minute film about tides.",
		"Trained 8 pilots, writing 6 charts a year.":           "Trained eight pilots, writing six charts a year.",
		"Led a team of 5 on the tide service.":                 "Led a team of five on the tide service.",
		"Led the yard's log (2022 - 2023) for all crews.":      "Led the yard's log (2022 – 2023) for all crews.",
		"Kept stock for the dept. and 12 yards.":               "Kept stock for the department and 12 yards.",
		"Drives vans with full clean licence.":                 "Drives vans with a full, clean licence.",
		"Ensured high rating of the port.":                     "Ensured a high rating of the port.",
		"Known for calm in a storm.":                           "Known for calm in a storm.",
		"Led four-member team at the quay.":                    "Led a four-member team at the quay.",
		"Completed diving course at the quay.":                 "Completed a diving course at the quay.",
		// What is written out, or may be something else, stays.
		"Sent the bills to finance department of the port.":        "Sent the bills to finance department of the port.",
		"Gave customer service to crews and pilots.":               "Gave customer service to crews and pilots.",
		"Implemented machine learning models for tides.":           "Implemented machine learning models for tides.",
		"Ran tests of masts and controlled system parts.":          "Ran tests of masts and controlled system parts.",
		"Checks site daily reports of the masters.":                "Checks site daily reports of the masters.",
		"Exported the tide data to excel sheet of a pilot.":        "Exported the tide data to excel sheet of a pilot.",
		"Owns one rule: nobody sails alone.":                       "Owns one rule: nobody sails alone.",
		"Delivered with 12% increases each year.":                  "Delivered with 12% increases each year.",
		"Built a log that led to fewer calls.":                     "Built a log that led to fewer calls.",
		"Cut waste in 6 sigma projects.":                           "Cut waste in 6 sigma projects.",
		"Led a 6-person crew for 2 years.":                         "Led a six-person crew for 2 years.",
		"Grew the yard from 3 to 40 boats with a 6-person crew.":   "Grew the yard from 3 to 40 boats with a six-person crew.",
		"Cut docking from 9 to 4 days.":                            "Cut docking from 9 to 4 days.",
		"Trained 8 of 40 pilots.":                                  "Trained 8 of 40 pilots.",
		"Trained Level 3 lifeguards.":                              "Trained Level 3 lifeguards.",
		"Wrote Python 3 scripts for tides.":                        "Wrote Python 3 scripts for tides.",
		"Raised retention of pilots.":                              "Raised retention of pilots.",
		"Worked for P&O and R&D.":                                  "Worked for P&O and R&D.",
		"Sailed 5 miles in 3 hours.":                               "Sailed 5 miles in 3 hours.",
		"Led the crew for 17 minutes of every hour.":               "Led the crew for 17 minutes of every hour.",
		"Built the tide pipeline.":                                 "Built the tide pipeline.",
		"Built pipelines for tides.":                               "Built pipelines for tides.",
		"Rolled out contract testing across yards.":                "Rolled out contract testing across yards.",
		"Built website, app and shop.":                             "Built website, app and shop.",
		"Managed Kubernetes cluster upgrades.":                     "Managed Kubernetes cluster upgrades.",
		"Improved team morale.":                                    "Improved team morale.",
		"Maintained system documentation.":                         "Maintained system documentation.",
		"Reduced waste by 12%.":                                    "Reduced waste by 12%.",
		"Increased sales from 20% to 30%.":                         "Increased sales from 20% to 30%.",
		"Increased 43% of the budgets.":                            "Increased 43% of the budgets.",
		"Worked with 20+ boats in C++ and R + D.":                  "Worked with 20+ boats in C++ and R and D.",
		"Owns the tide service: 14,000 reads/s, Go + Rust.":        "Owns the tide service, with 14,000 reads/s (Go and Rust).",
		"Owns the tide service: 14,000 reads/s, 99.9% uptime, Go.": "Owns the tide service, with 14,000 reads/s and 99.9% uptime (Go).",
		"Owns the tide service: Go, 14,000 reads/s.":               "Owns the tide service (Go, 14,000 reads/s).",
		"Rebuilt the tide page, about 10% fuel saving.":            "Rebuilt the tide page, about 10% fuel saving.",
		"Rebuilt the tide page, ~10% fuel saving.":                 "Rebuilt the tide page, about 10% fuel saving.",
		"Rebuilt the tide page, 30% reduction in waits.":           "Rebuilt the tide page, with a 30% reduction in waits.",
		"Cut waits by 5%, 30% reduction in waste.":                 "Cut waits by 5%, 30% reduction in waste.",
		"Led a trial to find leaks that cut output by 9%.":         "Led a trial to find leaks that cut output by 9%.",
		"Made a tide bar that cut waits by 15%.":                   "Made a tide bar that cut waits by 15%.",
		"A tide bot that teaches one knot a day.":                  "Tide bot that teaches one knot a day.",
		"A few boats that sailed.":                                 "A few boats that sailed.",
		"A crew with nine riggers won the cup.":                    "A crew with nine riggers won the cup.",
		"Built statistics pipeline for tides.":                     "Built a statistics pipeline for tides.",
		"Draws charts that drive up sign-up rate by 2%.":           "Draws charts that drive up the sign-up rate by 2%.",
		"Tools: Go + Rust":                                         "Tools: Go + Rust",
		"Said “built platform” in the log.":                        "Said “built platform” in the log.",
		"Python, Go and Rust":                                      "Python, Go and Rust",
		"Moved the buoys of the":                                   "Moved the buoys of the",
		"Unit testing, integration testing and code review.":       "Unit testing, integration testing and code review.",
		"Spot welding in yards.":                                   "Spot welding in yards.",
	} {
		doc := bulletsOf(before)
		tools := []cv.Text{{Value: "C#"}, {Value: "sql"}, {Value: "Rust"}, {Value: "Excel"}, {Value: "C++"}}
		doc.Skills = []cv.SkillGroup{{Keywords: tools}}
		doc.AssignIDs()
		original := doc.Clone()
		notes := Telegram(doc, nil)
		if got := doc.Work[0].Highlights[0].Value; got != after {
			t.Errorf("%q:\ngot  %q\nwant %q", before, got, after)
		}
		if v := truth.Check(original, doc, notes); len(v) > 0 {
			t.Errorf("%q: the truth check objects: %v", before, v)
		}
		if (before == after) != (len(notes) == 0) {
			t.Errorf("%q: %d notes", before, len(notes))
		}
		if more := Telegram(doc, nil); len(more) > 0 {
			t.Errorf("%q changes at the second time: %v", before, more)
		}
		back := bulletsOf(before)
		if Telegram(back, func(cv.Note) bool { return false }); back.Work[0].Highlights[0].Value != before {
			t.Errorf("%q: changed although that was taken back", before)
		}
	}
}

// A bullet that goes on in the next one has no end of its own.
func TestEndsOfBrokenBullets(t *testing.T) {
	doc := bulletsOf("Moved the buoys and lights that mark educational", "channels of the harbour")
	Telegram(doc, nil)
	if got := doc.Work[0].Highlights[0].Value; strings.HasSuffix(got, ".") {
		t.Errorf("got %q", got)
	}
}

// What ends with the full stop of a quotation has an end.
func TestEndsOfQuotations(t *testing.T) {
	for _, text := range []string{"Was told “you kept the harbour safe.”", `Was told "you kept the harbour safe!"`} {
		doc := bulletsOf(text, "Moved the buoys.", "Kept the lights.")
		Telegram(doc, nil)
		if got := doc.Work[0].Highlights[0].Value; got != text {
			t.Errorf("got %q", got)
		}
	}
}

// What a bullet says of the thing that the one before made gets its verb and object.
func TestTelegramGoesOn(t *testing.T) {
	for _, c := range []struct{ before, text, want string }{
		{"Built a tide clock for pilots.", "Rewritten ground-up using Rust.", "Rewrote it from the ground up using Rust."},
		{"Designed a tide clock for pilots.", "Written in Rust for the yard.", "Wrote it in Rust for the yard."},
		{"Supported the tide clock.", "Rewritten ground-up using Rust.", "Rewritten ground-up using Rust."},
		{"Built a tide clock for pilots.", "Written reports for the yard.", "Written reports for the yard."},
	} {
		doc := bulletsOf(c.before, c.text)
		original := doc.Clone()
		notes := Telegram(doc, nil)
		if got := doc.Work[0].Highlights[1].Value; got != c.want {
			t.Errorf("%q: got %q, want %q", c.text, got, c.want)
		}
		if v := truth.Check(original, doc, notes); len(v) > 0 {
			t.Errorf("%q: the truth check objects: %v", c.text, v)
		}
	}
}

// A gerund that opens a bullet takes the time of its post.
func TestGerundsTakeTheTimeOfTheirPost(t *testing.T) {
	for before, after := range map[string]string{
		"Developing tide tables for nine ports.":            "Developed tide tables for nine ports.",
		"Managing the yard and ordering new rope.":          "Managed the yard and ordered new rope.",
		"Operating systems of the port.":                    "Operating systems of the port.",
		"Developing tide-reading tools in Rust.":            "Developed tide-reading tools in Rust.",
		"Welding and painting.":                             "Welding and painting.",
		"Reporting: weekly tide sheets.":                    "Reporting: weekly tide sheets.",
		"Checking and approving tide logs.":                 "Checked and approved tide logs.",
		"Operation and maintenance of crane motors.":        "Operated and maintained crane motors.",
		"Maintenance & troubleshooting of winches.":         "Maintained & troubleshot winches.",
		"Calculation of the tides.":                         "Calculated the tides.",
		"Overhauling of winches on two ferries.":            "Overhauled winches on two ferries.",
		"Issuing and reviewing of all berth permits.":       "Issued and reviewed all berth permits.",
		"Highlighting the faults of each crane.":            "Highlighted the faults of each crane.",
		"Preparing Tide Reports":                            "Prepared Tide Reports",
		"Looking after moorings and buoys.":                 "Looked after moorings and buoys.",
		"Monitoring tides and prepare the daily log.":       "Monitored tides and prepared the daily log.",
		"Handling rope orders and provide pilot support.":   "Handled rope orders and provided pilot support.",
		"To know more about the yard visit its website.":    "To know more about the yard visit its website.",
		"To maintain the tide logs and check all buoys.":    "Maintained the tide logs and checked all buoys.",
		"To renew the tables time to time and check them.":  "To renew the tables time to time and check them.",
		"To check the logs & Make lists of the buoys.":      "To check the logs & Make lists of the buoys.",
		"To maintain the tide logs and to check all buoys.": "Maintained the tide logs and checked all buoys.",
		"To look after the quay and to report its faults.":  "Looked after the quay and reported its faults.",
		"To cut the cost, to meet the demand of the yard.":  "To cut the cost, to meet the demand of the yard.",
		"To plan and execute the dredging.":                 "Planned and executed the dredging.",
		"To draft & issue sailing orders for the crews.":    "Drafted & issued sailing orders for the crews.",
		"To draft letters & order forms for the crews.":     "Drafted letters & order forms for the crews.",
		"To supervise crews to keep the fairway clear.":     "Supervised crews to keep the fairway clear.",
		"To date nine ports have been dredged.":             "To date nine ports have been dredged.",
		"To work in a reputed yard is what the crew wants.": "To work in a reputed yard is what the crew wants.",
		"Making sure that crews know and read the log":      "Made sure that crews know and read the log",
		"Understanding of tides and winds.":                 "Understanding of tides and winds.",
		"Planning and scheduling":                           "Planning and scheduling",
		"Rotating Machinery Starters":                       "Rotating Machinery Starters",
		"Processing Plant Operator":                         "Processing Plant Operator",
		"Developing tide tables is what the yard did.":      "Developing tide tables is what the yard did.",
	} {
		doc := bulletsOf(before)
		original := doc.Clone()
		notes := Statements(doc, cv.ThirdPerson, nil)
		if got := doc.Work[0].Highlights[0].Value; got != after {
			t.Errorf("%q: got %q, want %q", before, got, after)
		}
		if v := truth.Check(original, doc, notes); len(v) > 0 {
			t.Errorf("%q: the truth check objects: %v", before, v)
		}
	}
}

// Titles are written out, and only titles.
func TestTitlesAreWrittenOut(t *testing.T) {
	for before, after := range map[string]string{
		"Sr. Harbour Pilot":     "Senior Harbour Pilot",
		"Sr.Pilot (Asst. Mgr.)": "Senior Pilot (Assistant Manager)", "Sr Harbour Pilot": "Senior Harbour Pilot",
		"Sr. No.":             "Sr. No.",
		"Asst Yard Mgr":       "Assistant Yard Manager",
		"Registrar (ST3-ST7)": "Registrar (ST3–ST7)",
		"Harbour Pilot":       "Harbour Pilot", "Srinagar Pilot": "Srinagar Pilot", "Pilot, B-12": "Pilot, B-12",
	} {
		doc := bulletsOf("Moved the buoys.")
		doc.Work[0].Title.Value, doc.Work[0].Organisation.Value = before, "Sr Boats"
		doc.AssignIDs()
		original := doc.Clone()
		notes := Tidy(doc, nil)
		if got := doc.Work[0].Title.Value; got != after || doc.Work[0].Organisation.Value != "Sr Boats" {
			t.Errorf("%q: got %q at %q", before, got, doc.Work[0].Organisation.Value)
		}
		if v := truth.Check(original, doc, notes); len(v) > 0 {
			t.Errorf("%q: the truth check objects: %v", before, v)
		}
	}
}

func TestAMarkThatLetsMoreExpectGoes(t *testing.T) {
	const long = "Monitoring of the moorings, the pumps, the cranes, the gates and the fenders,"
	for _, c := range []struct{ before, after []string }{
		{[]string{"Pantry management,", "Front office and visitors,"}, []string{"Pantry management", "Front office and visitors"}},
		{[]string{"Presided over 20+ races.", "Ran over 30+ races."}, []string{"Presided over 20+ races.", "Ran over 30 races."}},
		{[]string{"Checked the ropes;", "Painted the hull;"}, []string{"Checked the ropes.", "Painted the hull."}},
		{[]string{long, "Painted the hull."}, []string{strings.TrimSuffix(long, ","), "Painted the hull."}},
		{[]string{"The duties were,", "Painted the hull."}, []string{"The duties were:", "Painted the hull."}},
		// The next line goes on with it.
		{[]string{"Checked ropes, pumps,", "cranes and gates."}, []string{"Checked ropes, pumps,", "cranes and gates."}},
		{[]string{long, "Buoys and the Leith Dock."}, []string{long, "Buoys and the Leith Dock."}},
	} {
		doc := bulletsOf(c.before...)
		original := doc.Clone()
		notes := Telegram(doc, nil)
		for i, b := range doc.Work[0].Highlights {
			if b.Value != c.after[i] {
				t.Errorf("%q: %q, want %q", c.before[i], b.Value, c.after[i])
			}
		}
		if reverted := truth.Enforce(original, doc, notes); len(reverted) > 0 {
			t.Errorf("%q: taken back: %v", c.before, reverted)
		}
	}
}

func TestAProfileEndsItsSentencesOnly(t *testing.T) {
	doc := bulletsOf("Kept the log.", "Painted the hull.", "Moored 40 boats.")
	for _, s := range []string{"Dr. Jo Marsh of Leith", "Holds a licence for cranes", "BSc, MSc and a diploma in tides"} {
		doc.Summary = append(doc.Summary, cv.Text{Value: s})
	}
	doc.AssignIDs()
	Telegram(doc, nil)
	for i, want := range []string{"Dr. Jo Marsh of Leith", "Holds a licence for cranes.", "BSc, MSc and a diploma in tides"} {
		if got := doc.Summary[i].Value; got != want {
			t.Errorf("%q, want %q", got, want)
		}
	}
}
