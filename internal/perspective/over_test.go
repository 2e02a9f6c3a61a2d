package perspective_test

import (
	"strings"
	"testing"

	"focal/internal/cv"
	"focal/internal/perspective"
	"focal/internal/truth"
)

// post is a document of one post with one bullet and neighbours in the past.
func overDocument(locale, bullet string, dates cv.DateRange) *cv.Document {
	d := &cv.Document{Locale: locale, Work: []cv.Engagement{{
		Dates: dates,
		Highlights: []cv.Text{
			{Value: bullet}, {Value: "Kept the harbour log and reported to the board each week with the other two masters."},
		},
	}}}
	d.AssignIDs()
	return d
}

func TestPostsThatAreOverAreToldInThePast(t *testing.T) {
	over := cv.DateRange{Start: cv.Date{Year: 2015}, End: cv.Date{Year: 2019}}
	for _, c := range []struct{ in, want string }{
		{
			"Developed a pump that drains the lock and sends alarms to crews.",
			"Developed a pump that drains the lock and sends alarms to crews.",
		},
		{"Am J Ropes 2000; 24:785 of the yard", "Am J Ropes 2000; 24:785 of the yard"},
		{"Manage a yard of 40 boats", "Managed a yard of 40 boats"},
		{"Manages a yard of 40 boats", "Managed a yard of 40 boats"},
		{"Coach and mentor six apprentices.", "Coached and mentored six apprentices."},
		{"Review and document current tide tables.", "Reviewed and documented current tide tables."},
		{"Design, test, and maintain the masts.", "Designed, tested, and maintained the masts."},
		{"Design, build, and maintain masts, provide ropes.", "Designed, built, and maintained masts, provided ropes."},
		{"Research and design centre of the yard.", "Research and design centre of the yard."},
		{"Assemble the set up and break down of the stage.", "Assembled the set up and break down of the stage."},
		{"Lead, coach and appraise nine reps.", "Led, coached and appraised nine reps."},
		{"Oversee the slipway, write the rota and teach splicing.", "Oversaw the slipway, wrote the rota and taught splicing."},
		{"Plan the dredging and agree dates with the harbour master.", "Planned the dredging and agreed dates with the harbour master."},
		{"Successfully run three ferries and keep their papers.", "Successfully ran three ferries and kept their papers."},
		{"Work with pilots to build and test moorings", "Worked with pilots to build and test moorings"},
		{"Help guests wash, dress and eat.", "Helped guests wash, dress and eat."},
		{"Liaise with the port. Order their rope.", "Liaised with the port. Ordered their rope."},
		{"Edits a magazine and writes.", "Edited a magazine and wrote."},
		{"Manages a yard and teaches.", "Managed a yard and taught."},
		{"Manages a yard and docks.", "Managed a yard and docks."},
		{"Prepares invoices and pays the crews.", "Prepared invoices and paid the crews."},
		{"Travel to six ports each month.", "Travelled to six ports each month."},
		{"Have wide knowledge of knots and ropes.", "Have wide knowledge of knots and ropes."},
		{"Manage the quay without delay.", "Managed the quay without delay."},
		{"Take charge when the master is not aboard.", "Took charge when the master is not aboard."},
		{"Support the crew sailing the tugs.", "Supported the crew sailing the tugs."},
		{in: "Observe pilots and record their trips."},
		{in: "Sub main boards and cables of the quay."},
		{in: "Research fellow in a school for riggers."},
		{in: "Restock and inventory duties as needed."},
		{"Study the jobs and lives in the port.", "Studied the jobs and lives in the port."},
		{"Provide budget and spend data for the yard.", "Provided budget and spend data for the yard."},
		{"Respond to customer claims; ensure their payment.", "Responded to customer claims; ensured their payment."},
		{"Manage and co-ordinate the tugs.", "Managed and co-ordinated the tugs."},
		{"Meet with the Dept. for Tides and keep its logs.", "Met with the Dept. for Tides and kept its logs."},
		// right as they are
		{in: "Managed a yard of 40 boats"},
		{in: "Managed the yard by ordering loads and unloads, and by calls to the crews."},
		{in: "Currently manage a yard of 40 boats"},
		{"Build a slipway, enabling smooth and secure hull transfers.", "Built a slipway, enabling smooth and secure hull transfers."},
		{in: "Lead time: 5 days"},
		{in: "Run rate: 12%"},
		{in: "Cost control and stock checks"},
		{in: "Change management"},
		{in: "Support Vector Machines for Ranking Pages"},
		{in: "Wrote method statements and risk assessments"},
		{in: "Sales of rope and tar in the north"},
		{in: "Reports on tides and currents"},
		{in: "Set the tide tables for the estuary."},
		{"Keep the log and work instructions of the yard.", "Kept the log and work instructions of the yard."},
		{"Check moorings by testing, repair, and survey.", "Checked moorings by testing, repair, and survey."},
		{"Write tide reports and footnote disclosures.", "Wrote tide reports and footnote disclosures."},
		{"Manage stock & train crews", "Managed stock & trained crews"},
		{"Developed the rota and supervise volunteers.", "Developed the rota and supervised volunteers."},
		{"Read and interpret the charts of the port.", "Read and interpreted the charts of the port."},
		{"Planned the watch, prepares its log and holds the keys.", "Planned the watch, prepared its log and held the keys."},
		{"Led the crew, arrange training on winches.", "Led the crew, arranged training on winches."},
		{"Greeted guests by name and Promotes the tours.", "Greeted guests by name and Promoted the tours."},
		{"Prepared daily logs and forward them to the mate.", "Prepared daily logs and forwarded them to the mate."},
		{"Have handled the tugs alone.", "Handled the tugs alone."},
		{"Do audit of the ledgers.", "Did audit of the ledgers."},
		{in: "Ensured staff follow rules and wear helmets."},
		{in: "Mended masts, booms and sets of sails."},
		{in: "Speak"},
		{"Review and report on the adequacy of ropes.", "Reviewed and reported on the adequacy of ropes."},
		{in: "Work planning and scheduling"},
		{"Install/upgrade the radios of both ferries", "Installed/upgraded the radios of both ferries"},
		{"Prepare/Fill the forms of both ferries", "Prepared/Filled the forms of both ferries"},
		{in: "Hiking: Explore the hills of both coasts."},
		{in: "Meeting: Discuss the plans of the yard."},
		{in: "Recommended reading: Explore the seas."},
		{in: "Follow up of the logs"},
		{in: "Daily follow up of the logs"},
		{in: "Instruments such as logs and sonars"},
		{in: "Also know about tide gauges"},
		{in: "Fall 2008 at the quay"},
		{in: "to increase the catch and train crews"},
		{in: "Please contact me for the harbour plans."},
	} {
		if c.want == "" {
			c.want = c.in
		}
		doc := overDocument("en-GB", c.in, over)
		notes := perspective.Over(doc, nil, truth.Over)
		if got := doc.Work[0].Highlights[0].Value; got != c.want {
			t.Errorf("%q -> %q, want %q", c.in, got, c.want)
		}
		if changed := c.in != c.want; changed && len(notes) == 0 || !changed && len(notes) > 0 {
			t.Errorf("%q: notes %v", c.in, notes)
		}
		original := overDocument("en-GB", c.in, over)
		if v := truth.Check(original, doc, notes); len(v) > 0 {
			t.Errorf("%q -> %q: %v", c.in, doc.Work[0].Highlights[0].Value, v)
		}
	}
}

// Beside changes verbs behind a past form and never the first of a sentence.
// A post of which nothing says that it goes on has the time of most of its bullets.
func TestPostsToldInThePastHaveOneTime(t *testing.T) {
	const told, plain = "Kept the harbour log and told the board each week.", "Write the tide tables and give them to the pilots."
	for _, c := range []struct {
		dates      cv.DateRange
		neighbours []string
		want       string
	}{
		{cv.DateRange{}, []string{told, told}, "Wrote the tide tables and gave them to the pilots."},
		{cv.DateRange{Start: cv.Date{Year: 2015}}, []string{told, told}, "Wrote the tide tables and gave them to the pilots."},
		{cv.DateRange{Start: cv.Date{Year: 2015}, Current: true}, []string{told, told}, plain},
		{cv.DateRange{}, []string{told}, plain},
		{cv.DateRange{}, []string{told, told, "Run the slipway of the port."}, plain},
	} {
		d := &cv.Document{Locale: "en-GB", Work: []cv.Engagement{{Dates: c.dates, Highlights: []cv.Text{{Value: plain}}}}}
		for _, n := range c.neighbours {
			d.Work[0].Highlights = append(d.Work[0].Highlights, cv.Text{Value: n})
		}
		d.AssignIDs()
		perspective.Over(d, nil, truth.Over)
		if got := d.Work[0].Highlights[0].Value; got != c.want {
			t.Errorf("%v %q: %q, want %q", c.dates, c.neighbours, got, c.want)
		}
	}
}

func TestBesideFollowsThePast(t *testing.T) {
	for in, want := range map[string]string{
		"Led the crew, arrange training on winches.":     "Led the crew, arranged training on winches.",
		"Trains the crew and checks winches.":            "Trains the crew and checks winches.",
		"Counted the ropes and cross checked the knots.": "Counted the ropes and cross checked the knots.",
		"Counted the ropes and cross the bay.":           "Counted the ropes and crossed the bay.",
		"Train the crew and check winches.":              "Train the crew and check winches.",
		"Held the keys. Train the crew on new winches.":  "Held the keys. Train the crew on new winches.",
	} {
		doc := overDocument("en-GB", in, cv.DateRange{Start: cv.Date{Year: 2015}, End: cv.Date{Year: 2019}})
		perspective.Beside(doc, nil, truth.Over)
		if got := doc.Work[0].Highlights[0].Value; got != want {
			t.Errorf("%q -> %q, want %q", in, got, want)
		}
	}
}

// What may be a noun or a name alone is a verb among bullets that open with one.
func TestNeighboursTellTheVerb(t *testing.T) {
	over := cv.DateRange{Start: cv.Date{Year: 2015}, End: cv.Date{Year: 2019}}
	for _, c := range []struct{ in, want string }{
		{"Maintain Vendor Relations", "Maintained Vendor Relations"},
		{"Orders rope and paint for the yard", "Ordered rope and paint for the yard"},
		{"Support Quay Chandlers Ltd", "Support Quay Chandlers Ltd"},
		{"Instruments such as logs and sonars", "Instruments such as logs and sonars"},
		{"Steam Flow in TPH (HP, IP, LP): 96 TPH, 11 TPH", "Steam Flow in TPH (HP, IP, LP): 96 TPH, 11 TPH"},
	} {
		doc := overDocument("en-GB", c.in, over)
		doc.Work[0].Highlights = append(doc.Work[0].Highlights, cv.Text{Value: "Manage a yard of 40 boats"})
		perspective.Over(doc, nil, truth.Over)
		if got := doc.Work[0].Highlights[0].Value; got != c.want {
			t.Errorf("%q -> %q, want %q", c.in, got, c.want)
		}
	}
}

// What the thing of a project does goes on when the work on it has ended; what was done there does not.
func TestThingsOfProjects(t *testing.T) {
	over := cv.DateRange{Start: cv.Date{Year: 2015}, End: cv.Date{Year: 2019}}
	for in, want := range map[string]string{
		"Provides a log for nine crews.":             "Provides a log for nine crews.",
		"Serves 5,000 readers from a small machine.": "Served 5,000 readers from a small machine.",
		"Serves 2019 as a test.":                     "Serves 2019 as a test.",
		"Provide a log to nine crews.":               "Provided a log to nine crews.",
		"Manages a yard and trains crews.":           "Managed a yard and trained crews.",
	} {
		doc := &cv.Document{Locale: "en-GB", Projects: []cv.Project{{Dates: over, Highlights: []cv.Text{{Value: in}}}}}
		perspective.Over(doc, nil, truth.Over)
		if got := doc.Projects[0].Highlights[0].Value; got != want {
			t.Errorf("%q -> %q, want %q", in, got, want)
		}
	}
	doc := overDocument("en-GB", "Provides a log for nine crews.", over)
	perspective.Over(doc, nil, truth.Over)
	if got, want := doc.Work[0].Highlights[0].Value, "Provided a log for nine crews."; got != want {
		t.Errorf("a post: %q, want %q", got, want)
	}
}

func TestOnlyWhatIsOverIsToldInThePast(t *testing.T) {
	for _, dates := range []cv.DateRange{{}, {Start: cv.Date{Year: 2015}}, {Start: cv.Date{Year: 2015}, Current: true}} {
		doc := overDocument("en-GB", "Manage a yard of 40 boats", dates)
		if notes := perspective.Over(doc, nil, truth.Over); len(notes) > 0 {
			t.Errorf("%+v: %v", dates, notes)
		}
	}
	over := cv.DateRange{Start: cv.Date{Year: 2015}, End: cv.Date{Year: 2019}}
	doc := overDocument("de-DE", "Manage a yard of 40 boats", over)
	if notes := perspective.Over(doc, nil, truth.Over); len(notes) > 0 {
		t.Errorf("a German CV: %v", notes)
	}
	for text, want := range map[string]string{
		"Counsel crews on their labor rights.":         "Counseled crews on their labor rights.", // no country, American words
		"Counsel crews on their rights.":               "Counselled crews on their rights.",
		"Counsel crews of the Labor Centre on colour.": "Counselled crews of the Labor Centre on colour.",
	} {
		doc = overDocument("en", text, over)
		perspective.Over(doc, nil, truth.Over)
		if got := doc.Work[0].Highlights[0].Value; got != want {
			t.Errorf("%q -> %q, want %q", text, got, want)
		}
	}
	doc = overDocument("en-US", "Travel to six ports and model their tides.", over)
	perspective.Over(doc, nil, truth.Over)
	if got, want := doc.Work[0].Highlights[0].Value, "Traveled to six ports and modeled their tides."; got != want {
		t.Errorf("%q, want %q", got, want)
	}
	doc = overDocument("en-GB", "Manage a yard. Train its crews.", over)
	perspective.Over(doc, func(n cv.Note) bool { return n.Before != "Train its crews." }, truth.Over)
	if got, want := doc.Work[0].Highlights[0].Value, "Managed a yard. Train its crews."; got != want {
		t.Errorf("taken back: %q, want %q", got, want)
	}
}

// The name of a rule is no deed, whatever verbs stand in it.
func TestNamesOfRulesStay(t *testing.T) {
	for before, want := range map[string]string{
		"Drill holes for the moorings.":                 "Drilled holes for the moorings.",
		"Maintain the Do & Don't rules of the harbour.": "Maintained the Do & Don't rules of the harbour.",
	} {
		d := &cv.Document{Locale: "en-GB", Work: []cv.Engagement{{
			Dates:      cv.DateRange{Start: cv.Date{Year: 2015}, End: cv.Date{Year: 2016}},
			Highlights: []cv.Text{{Value: before}, {Value: "Kept the harbour log of the port."}, {Value: "Told the board each week."}},
		}}}
		d.AssignIDs()
		perspective.Over(d, nil, truth.Over)
		if got := d.Work[0].Highlights[0].Value; got != want {
			t.Errorf("%q: %q, want %q", before, got, want)
		}
		now := &cv.Document{Locale: "en-GB", Work: []cv.Engagement{{Highlights: []cv.Text{{ID: "b", Value: before}}}}}
		perspective.Document(now, cv.ThirdPerson, cv.None)
		if got := now.Work[0].Highlights[0].Value; strings.Contains(got, "Does") {
			t.Errorf("%q: %q", before, got)
		}
	}
}
