package condense

import (
	"math/rand/v2"
	"strings"
	"testing"

	"focal/internal/cv"
)

// A verb that was turned while one beside it was not makes a line half.
func TestLeavesParallel(t *testing.T) {
	for _, c := range []struct {
		before, after string
		want          bool
	}{
		{"Prepare ropes and load onto barges", "Prepared ropes and load onto barges", true},
		{"Kept the log and create/disseminate notices", "Kept the log and created/disseminate notices", true},
		{"Add tools such as undo/redo, copy/paste", "Added tools such as undo/redo, copied/paste", true},
		{"Advise and train the crew", "Advise and trains the crew", true},
		{"Propose implement and monitor the plans", "Proposes implement and monitors the plans", true},
		{"Arranging the berths, pilots and tugs, handle harbour dues", "Arranges the berths, pilots and tugs, handle harbour dues", true},
		{
			"Conversing with owners, preparing rota sheets, and conducting surveys",
			"Converses with owners, preparing rota sheets, and conducting surveys", true,
		},
		{"Receiving ropes, closing cash, storage", "Received ropes, closing cash, storage", true},
		{
			"Conducting review of hulls, performed tide studies, and trained the crew",
			"Conducts review of hulls, performed tide studies, and trained the crew", true,
		},
		{"Review of the fleet. The review covered nine boats.", "Reviews the fleet. The review covered nine boats.", true},
		{"Using the lathe, they cut the masts", "Uses the lathe, they cut the masts", true},
		{"Helped ten students construct and deliver talks", "Helped ten students construct and delivered talks", true},
		{"To keep the peace. To work at sea.", "To keep the peace. I seek to work at sea.", true},
		{"Training given to crews on ropes", "Trained given to crews on ropes", true},
		{"Good manners and self-motivated.", "Has good manners and self-motivated.", true},
		{"Able to plan shifts; train crews", "Able to plan shifts; trains crews", true},
		{
			"Checking the cables, approving ropes, and quality control of the quay",
			"Checks the cables, approves ropes, and quality control of the quay", false,
		},
		{"Provide accurate scanning, coding, and archive services", "Provides accurate scanning, coding, and archives services", true},
		{
			"Completed rope sales and monitor mooring points to keep them safe",
			"Completed rope sales and monitored mooring points to keep them safe", false,
		},
		{"Counted cash and check payments", "Counted cash and checked payments", true},
		{"Post launch support", "Posted launch support", true},
		{"Control on waste of ropes", "Controls on waste of ropes", true},
		{"Preparing the rates and index no of all ropes", "Prepared the rates and indexed no of all ropes", true},
		{"Checked tide tables and scan notes for each boat", "Checked tide tables and scanned notes for each boat", true},
		{"Kept logs, rope counts, tariffs, follow ups etc.", "Kept logs, rope counts, tariffs, followed ups etc.", true},
		{"Steering Safely Course Institute of Ropes in Leith", "Steered Safely Course Institute of Ropes in Leith", true},
		{"Organizing Committee Member – Quay Days", "Organized Committee Member – Quay Days", true},
		{"Organizing Committee Member of Quay Days", "Organized Committee Member of Quay Days", true},
		{"Program wide, this meant forty boats", "Programmed wide, this meant forty boats", true},
		{"Work inspected & check as per the rules", "Worked inspected & checked as per the rules", true},
		{
			"Review and Check ship Drawings, and Bids, Prepare and Monitor Rope Documents",
			"Reviews and Checks ship Drawings, and Bids, Prepare and Monitor Rope Documents", true,
		},
		{"Co-teach with pilots while mending ropes", "Co-teaches with pilots while mending ropes", false},
		{"Preparing lists before mooring and preparing the logs", "Prepared lists before mooring and preparing the logs", true},
		{"Deliver ropes if needed and follow up with owners", "Delivered ropes if needed and follow up with owners", true},
		{"Create lists to enter crews, organize team kits", "Created lists to enter crews, organize team kits", true},
		{"Study abroad program focusing on ropes", "Studies abroad program focusing on ropes", true},
		{"Profile: Investigate the ropes. Provide firm knots.", "Profile: Investigate the ropes. Provides firm knots.", true},
		{"Responsible for updating charts and its review", "Updates charts and its review", true},
		{"Preparing daily tide reports and its reporting", "Prepares daily tide reports and its reporting", true},

		{"Assign crews to boats and prepare tide tables", "Assigned crews to boats and prepared tide tables", false},
		{"Provide technical input and experience to mend ropes", "Provides technical input and experience to mend ropes", false},
		{"Preparing reports on tides, merchandising and crews", "Prepared reports on tides, merchandising and crews", false},
		{"Maintaining the attendance/leave logs", "Maintained the attendance/leave logs", false},
		{"Handling sales & purchase return notes", "Handled sales & purchase return notes", false},
		{"Preparing tide tables and index the charts", "Prepared tide tables and indexed the charts", false},
		{"Checking the hulls and issue no berths at night", "Checked the hulls and issued no berths at night", false},
		{"Organizing Committee Meetings", "Organized Committee Meetings", false},
		{"Attend wekly crew meeting with the yard", "Attended wekly crew meeting with the yard", false},
		{"Assisting Harbour Master", "Assisted Harbour Master", false},
		{"Make lists to enter crews, organize kits and count boats", "Made lists to enter crews, organize kits and count boats", false},
		{"Call the yard if needed and by agreement", "Called the yard if needed and by agreement", false},
		{"Mend ropes. File documents. Order sails.", "Mended ropes. File documents. Ordered sails.", true},
		{"Train crews. Stock counts were kept. Order sails.", "Trained crews. Stock counts were kept. Ordered sails.", false},
		{"Enter data. Document control. Order sails.", "Entered data. Document control. Ordered sails.", false},
		{"Return rates fell by 5%", "Returned rates fell by 5%", true},
		{"Report cards were mine", "Reported cards were mine", true},
		{"Mend ropes made of hemp", "Mended ropes made of hemp", false},
		{"Train crews. Check ropes. Order sails.", "Trained crews. Check ropes. Ordered sails.", true},
		{"Help the crew. Lead time is short. Plan the trips.", "Helps the crew. Lead time is short. Plans the trips.", false},
		{"Handle returned ropes and mend sails", "Handled returned ropes and mended sails", false},
		{"Work hard, and train the crew", "Worked hard, and trained the crew", false},
		{"Updating charts and their labels", "Updates charts and their labels", false},
		{"Running the bar and its staffing", "Runs the bar and its staffing", false},
		{"Updating the chart and its design", "Updates the chart and its design", false},
		{"Managing the ships and its mooring", "Manages the ships and its mooring", false},
		{"Open wide doors for crews", "Opened wide doors for crews", false},
		{"Organising Secretary – Quay Days", "Organised Secretary – Quay Days", true},
		{"Organising Committee Chair", "Organised Committee Chair", true},
		{"Managing the fleet and its mooring", "Manages the fleet and its mooring", false},
		{
			"Managing bookings; respond to owners and update tide tables",
			"Manages bookings; responds to owners and updates tide tables", false,
		},
		{"Keep logs where possible and update the list", "Kept logs where possible and update the list", true},
		{"Review charts, Prepare and Monitor logs", "Reviews charts, Prepares and Monitors logs", false},
		{"Planning trips as to cost, crew deployment, time and tides", "Plans trips as to cost, crew deployment, time and tides", false},
		{"Answer owners and implement CAPA(Corrective action)", "Answers owners and implements CAPA(Corrective action)", false},
		{"Prepare weekly payroll", "Prepared weekly payroll", false},
		{"Attend online training", "Attended online training", false},
		{"Study abroad course", "Studied abroad course", true},
		{"Steering Safely Course", "Steered Safely Course", true},
		{"Good knots and self motivated", "Has good knots and self motivated", true},
		{"Keeping logs, shift Rota", "Kept logs, shift Rota", false},
		{"Keep tide logs, shift Rota", "Keeps tide logs, shifts Rota", true},
		{"Edit Create functions of the log", "Edited Create functions of the log", true},
		{"Fitted the tug with an engine and break system", "Fitted the tug with an engine and broke system", true},
		{"Built the yard and complete quay access", "Built the yard and completed quay access", true},
		{"Built the yard, and complete KRELLO access", "Built the yard, and completed KRELLO access", true},
		{"Build the yard and complete quay access", "Built the yard and completed quay access", false},
		{"Use React and Node for the tide log", "Used React and Node for the tide log", false},
		{"Use React code for the tide log", "Used React code for the tide log", false},
		{"Help create functions of the log", "Helped create functions of the log", false},
		{"Took part in talks, and confer ences on ropes", "Took part in talks, and conferred ences on ropes", true},
		{"Confer with owners on ropes", "Conferred with owners on ropes", false},

		{"Work closely with the yard", "Worked closely with the yard", false},
		{"Manage effectively the time of crews", "Manages effectively the time of crews", false},
		{"Prepare ropes and load barges", "Prepared ropes and loaded barges", false},
		{"Plan the shifts and train the crew", "Plans the shifts and trains the crew", false},
		{"Steering boats, using charts and a compass", "Steered boats, using charts and a compass", false},
		{"Leading the crew, ensuring that boats leave on time", "Led the crew, ensuring that boats leave on time", false},
		{"Manage the budget and staff", "Manages the budget and staff", false},
		{"Create tide tables to plan and review trips", "Created tide tables to plan and review trips", false},
		{"Assist in planning, mooring and repairing boats", "Assists in planning, mooring and repairing boats", false},
		{"Check drawings for slips & missing details", "Checked drawings for slips & missing details", false},
		{"Conduct delay analysis and risk analysis", "Conducts delay analysis and risk analysis", false},
		{"Support the yard. Keep logs.", "Supported the yard. Kept logs.", false},
		{"Monitor the tides and report to the master", "Monitored the tides and reported to the master", false},
		{"Set up and maintain the stores", "Set up and maintained the stores", false},
		{"Interface with pilots and port offices", "Interfaces with pilots and port offices", false},
		{"Keep stores of rope, wire and support posts", "Keeps stores of rope, wire and support posts", false},
		{"Review drawings submitted by the yard", "Reviews drawings submitted by the yard", false},
		{"Train crews who splice, test and load ropes", "Trained crews who splice, test and load ropes", false},
		{"Responsible for setting up and running the yard", "Set up and ran the yard", false},
		{"Has good manners and a calm voice", "Has good manners and a calm voice", false},
		{"Comment on the state of the hulls", "Commented on the state of the hulls", true}, // as seldom a verb as a thing: it stays
		{"Work on boats and piers", "Worked on boats and piers", false},
	} {
		if got := leavesParallel(turnings(c.before, c.after)); got != c.want {
			t.Errorf("%q: %v", c.after, got)
		}
	}
}

// Verbs that were left behind are turned like the others where they are certain, and the line stays as it was where they are not.
func TestGuard(t *testing.T) {
	for _, c := range []struct{ before, now, want string }{
		{
			"Conversing with owners, preparing rota sheets, and conducting surveys",
			"Converses with owners, preparing rota sheets, and conducting surveys",
			"Converses with owners, prepares rota sheets, and conducts surveys",
		},
		{
			"Kept the log and create/disseminate notices", "Kept the log and created/disseminate notices",
			"Kept the log and created/disseminated notices",
		},
		{"Prepare ropes and load onto barges", "Prepared ropes and load onto barges", "Prepare ropes and load onto barges"},
		{
			"Briefing the crews about the tides, drawing the lines of each", "Briefed the crews about the tides, drawing the lines of each",
			"Briefed the crews about the tides, drawing the lines of each",
		},
		{
			"Create charts, control mooring, design berths, create logs that tell of tides",
			"Created charts, control mooring, design berths, created logs that tell of tides",
			"Created charts, controlled mooring, designed berths, created logs that tell of tides",
		},
		{
			"Process forms, set up visits, coordinate shifts, handle ropes & tar",
			"Processes forms, sets up visits, coordinates shifts, handle ropes & tar",
			"Processes forms, sets up visits, coordinates shifts, handles ropes & tar",
		},
		{
			"Arrange visits, book meeting rooms, direct mail and provide general support",
			"Arranges visits, books meeting rooms, directs mail and provides general support",
			"Arranges visits, books meeting rooms, directs mail and provides general support",
		},
		{
			"Oversee the stores of the yard, set targets and dates, and design a plan for them",
			"Oversees the stores of the yard, sets targets and dates, and designs a plan for them",
			"Oversees the stores of the yard, sets targets and dates, and designs a plan for them",
		},
		{
			"Provide upload and download of logs and optimize the pages", "Provided upload and download of logs and optimize the pages",
			"Provided upload and download of logs and optimized the pages",
		},
		{
			"Prepare ropes, and record and transcribe tides", "Prepares ropes, and records and transcribes tides",
			"Prepares ropes, and records and transcribes tides",
		},
		{
			"Talk with crews to answer questions, explain charts, mend sails and address complaints",
			"Talks with crews to answer questions, explain charts, mend sails and address complaints",
			"Talks with crews to answer questions, explain charts, mend sails and address complaints",
		},
		{
			"Keep in touch with crews and exchange partners", "Keeps in touch with crews and exchange partners",
			"Keep in touch with crews and exchange partners",
		},
		{
			"Provide advice, train and mentor riggers", "Provides advice, train and mentor riggers",
			"Provides advice, trains and mentors riggers",
		},
		{"Provide advice, test and design papers", "Provides advice, test and design papers", "Provides advice, test and design papers"},
		{
			"Answer owners, handle and resolve complaints", "Answered owners, handle and resolved complaints",
			"Answered owners, handled and resolved complaints",
		},
		{
			"Arrange a boat show and help paint the hulls", "Arranged a boat show and helped paint the hulls",
			"Arranged a boat show and helped paint the hulls",
		},
		{
			"Keep accurate and complete logs of the tides", "Kept accurate and complete logs of the tides",
			"Kept accurate and complete logs of the tides",
		},
		{
			"I was taught to sail and finally I was sent to sea", "Was taught to sail and finally they were sent to sea",
			"Was taught to sail and finally was sent to sea",
		},
		{
			"I met the crews, for those trips, I learned more", "Met the crews, for those trips, they learned more",
			"I met the crews, for those trips, I learned more",
		},
		{
			"I moored the tug. Then, I steered the boat", "Moored the tug. Then, they steered the boat",
			"Moored the tug. Then steered the boat",
		},
		{
			"Organized ropes in bins, floor, shelves and assigned areas", "Organized ropes in bins, floor, shelved and assigned areas",
			"Organized ropes in bins, floor, shelves and assigned areas",
		},
		{
			"Fills bins in the yard, stores ropes and sorts tar", "Filled bins in the yard, stored ropes and sorted tar",
			"Filled bins in the yard, stored ropes and sorted tar",
		},
		{
			"To work out the scope and work involved.", "Worked out the scope and worked involved.",
			"To work out the scope and work involved.",
		},
		{
			"Ensure order in the yard, setting up and maintain logs in Quaylog",
			"Ensures order in the yard, setting up and maintains logs in Quaylog",
			"Ensure order in the yard, setting up and maintain logs in Quaylog",
		},
		{
			"Ensuring the maintenance and tidying of common rooms", "Ensured the maintenance and tidied common rooms",
			"Ensured the maintenance and tidying of common rooms",
		},
		{
			"Preparing reports and preparation and monitoring of plans", "Prepared reports and preparation and monitored plans",
			"Prepared reports and preparation and monitoring of plans",
		},
		{
			"Managed jobs including mooring boats, mending and tarring ropes, debrief meeting with crews",
			"Managed jobs including mooring boats, mending and tarring ropes, debriefed meeting with crews",
			"Managed jobs including mooring boats, mending and tarring ropes, debrief meeting with crews",
		},
		{
			"Preparing the rota and checking of ropes", "Prepared the rota and checked ropes", "Prepared the rota and checked ropes",
		},
		{
			"Investigate leaks and follow-up with crews", "Investigates leaks and follow-up with crews",
			"Investigates leaks and follows up with crews",
		},
		{
			"Provide training and follow-up with crews", "Provides training and follow-up with crews",
			"Provides training and follow-up with crews",
		},
		{"I led sailors and wrote my log", "Led sailors and wrote their log", "I led sailors and wrote my log"},
		{
			"I am calm, able to lead and have a clear voice", "Is calm, able to lead and have a clear voice",
			"Is calm, able to lead and has a clear voice",
		},
		{"I am able to sing and have fun", "Is able to sing and have fun", "Is able to sing and have fun"},
		{"Has I seen the sea", "Has they seen the sea", "Has I seen the sea"},
		{"The mast was made by me", "The mast was made by them", "The mast was made by me"},
		{"Krellom's hull is a copy of my design", "Krellom's hull is a copy of their design", "Krellom's hull is a copy of my design"},
		{"I keep my own log", "Keeps their own log", "Keeps their own log"},
	} {
		doc := &cv.Document{Locale: "en-GB", Work: []cv.Engagement{{Highlights: []cv.Text{{ID: "a", Value: c.now}}}}}
		notes := Evened(doc, cv.ThirdPerson, map[string]string{"a": c.before}, []cv.Note{{Field: "a", After: c.now}}, nil)
		if got := doc.Work[0].Highlights[0].Value; got != c.want || (got == c.before) != (len(notes) == 0) {
			t.Errorf("%q\n got %q\nwant %q, %d notes", c.now, got, c.want, len(notes))
		}
	}
}

// What is kept as it is by the user is not turned, so the whole line stays.
func TestGuardKeeps(t *testing.T) {
	before := "Kept the log and create/disseminate notices"
	now := cv.Text{ID: "a", Value: "Kept the log and created/disseminate notices"}
	doc := &cv.Document{Locale: "en-GB", Work: []cv.Engagement{{Highlights: []cv.Text{now}}}}
	Evened(doc, cv.ThirdPerson, map[string]string{"a": before}, nil, func(n cv.Note) bool { return n.Kind != cv.NoteGrammar })
	if got := doc.Work[0].Highlights[0].Value; got != before {
		t.Error(got)
	}
}

// A verb that says that something goes on needs a post that does.
func TestPresence(t *testing.T) {
	ended := cv.DateRange{Start: cv.Date{Year: 2010}, End: cv.Date{Year: 2012}}
	today := cv.DateRange{Start: cv.Date{Year: 2013}, Current: true}
	bullets := func(values ...string) (list []cv.Text) {
		for _, v := range values {
			list = append(list, cv.Text{ID: v, Value: v})
		}
		return list
	}
	doc := &cv.Document{
		Locale: "en-GB",
		Work: []cv.Engagement{
			{Dates: today, Highlights: bullets("Plans shifts a", "Plans shifts b")},
			{Dates: today, Highlights: bullets("Plans shifts c", "Moored boats at night", "Trained the crew of a tug")},
			{Dates: ended, Highlights: bullets("Plans shifts d")},
			{Highlights: bullets("Plans shifts e")},
			{Dates: today, Highlights: bullets("Plans shifts g")},
		},
		Volunteering: []cv.Engagement{
			{Dates: today, Highlights: bullets("Plans shifts h", "Moored a lifeboat at night", "Trained a crew of nine")},
			{Highlights: bullets("Plans shifts i", "Moored two lifeboats at night", "Trained a crew of ten")},
		},
		Projects: []cv.Project{{Summary: bullets("Installs a crane in Leith"), Highlights: bullets("Plans shifts f")}},
		Additional: []cv.OtherSection{
			{Items: []cv.Item{{Text: bullets("Participates in the Quay Cup 2K10")[0]}}},
			{Items: []cv.Item{{Text: bullets("Works at sea")[0]}}},
		},
	}
	said := map[string]string{
		"Plans shifts a": "Plan shifts a", "Plans shifts b": "Plan shifts b",
		"Plans shifts c": "Plan shifts c", "Plans shifts d": "Plan shifts d",
		"Plans shifts e": "Plan shifts e", "Plans shifts f": "Planning shifts f", "Plans shifts g": "Plan shifts g",
		"Plans shifts h": "Plan shifts h", "Plans shifts i": "Plan shifts i",
		"Moored a lifeboat at night": "Moored a lifeboat at night", "Trained a crew of nine": "Trained a crew of nine",
		"Moored two lifeboats at night": "Moored two lifeboats at night", "Trained a crew of ten": "Trained a crew of ten",
		"Installs a crane in Leith":         "Installation of a crane in Leith",
		"Participates in the Quay Cup 2K10": "Participate in the Quay Cup 2K10", "Works at sea": "Work at sea",
		"Moored boats at night": "Moored boats at night", "Trained the crew of a tug": "Trained the crew of a tug",
	}
	Evened(doc, cv.ThirdPerson, said, nil, nil)
	back := map[string]bool{
		"Plans shifts d": true, "Plans shifts e": true, "Plans shifts i": true,
		"Installs a crane in Leith": true, "Participates in the Quay Cup 2K10": true,
	}
	doc.Walk(func(r cv.Ref) {
		if before, known := said[r.Text.ID]; known && before != r.Text.ID && (r.Text.Value == before) != back[r.Text.ID] {
			t.Errorf("%q became %q", r.Text.ID, r.Text.Value)
		}
	})
}

// A line in capitals is set as a whole or stays.
func TestHalfQuiet(t *testing.T) {
	for _, c := range []struct {
		before, after string
		want          bool
	}{
		{"A SALE OF ROPES IN KRELLO.", "A sale of ropes in KRELLO.", true},
		{"B.S.A COLLEGE OF ROPES", "B.S.a College of Ropes", true},
		{"KRELLOM ENGG. COLLEGE", "Krellom ENGG. College", true},
		{"WORK ON HVAC AND PUMPS", "Work on HVAC and pumps", false},
		{"NATIONAL FERRY OWNERS ASSOCIATION (NFOAK)", "National Ferry Owners Association (NFOAK)", false},
		{"B.S.A. COLLEGE OF ROPES", "B.S.A. College of Ropes", false},
		{"Work with KRELLO", "Work for KRELLO", false},
	} {
		if got := halfQuiet(c.before, c.after); got != c.want {
			t.Errorf("%q: %v", c.after, got)
		}
	}
}

// Commas get their space in a whole row or not at all, thousands stay.
func TestCommasApart(t *testing.T) {
	for before, after := range map[string]string{
		"Quay Road,Leith-4,(K.F.),Fife": "Quay Road, Leith-4, (K.F.), Fife",
		"Charts (9,XP,7,8,large)":       "Charts (9, XP, 7, 8, large)",
		"1,200 ropes,wires":             "1,200 ropes,wires",
		"7,8,9":                         "7,8,9",
		"Leith, Fife":                   "Leith, Fife",
	} {
		if got := neat(before); got != after {
			t.Errorf("%q: %q", before, got)
		}
	}
}

// No row of words is out of its reach: each sentence is compared with each, however short.
func TestGuardAnyWords(t *testing.T) {
	words := strings.Fields(`they their them by and & / , . : ( ) to has Is prepared prepares Preparing load loads self motivated I the in
		boats Krellom's abroad course Then follow-up of`)
	next := rand.New(rand.NewPCG(3, 5))
	text := func() string {
		var list []string
		for range next.IntN(7) {
			list = append(list, words[next.IntN(len(words))])
		}
		return strings.Join(list, " ")
	}
	for range 5_000 {
		before, after := text(), text()
		doc := &cv.Document{Locale: "en-GB", Summary: []cv.Text{{ID: "b", Value: after}}}
		doc.Work = []cv.Engagement{{Highlights: []cv.Text{{ID: "a", Value: after}}}}
		Evened(doc, cv.ThirdPerson, map[string]string{"a": before, "b": before}, nil, nil)
	}
}

// A verb that is turned along stands in the note of the change, which stays the one that the user may take back.
func TestGuardMendsTheNote(t *testing.T) {
	before, half := "Kept the log and create/disseminate notices", "Kept the log and created/disseminate notices"
	doc := &cv.Document{Locale: "en-GB", Work: []cv.Engagement{{Highlights: []cv.Text{{ID: "a", Value: half}}}}}
	made := cv.Note{Kind: cv.NoteWording, Field: "a", Before: before, After: half}
	notes := Evened(doc, cv.ThirdPerson, map[string]string{"a": before}, []cv.Note{made}, nil)
	whole := "Kept the log and created/disseminated notices"
	if len(notes) != 1 || notes[0].After != whole || notes[0].Key() != made.Key() || doc.Work[0].Highlights[0].Value != whole {
		t.Errorf("%+v", notes)
	}
}

// What stands behind an "and" far from the first deed may hang on a word between, or be a name: it is no deed.
func TestFarVerbsStay(t *testing.T) {
	for before, after := range map[string]string{
		"Give advice about insurance and buying a boat.":              "Gave advice about insurance and buying a boat.",
		"Help crews with charts and reading the tides.":               "Helped crews with charts and reading the tides.",
		"Advise skippers on pensions and buying a house.":             "Advised skippers on pensions and buying a house.",
		"Prepare the yard for audits and passing the survey.":         "Prepared the yard for audits and passing the survey.",
		"Support skippers of the Buy and Sell page.":                  "Supported skippers of the Buy and Sell page.",
		"Organise events with Meet and Greet sessions.":               "Organised events with Meet and Greet sessions.",
		"Manage the Ask & Learn desk.":                                "Managed the Ask & Learn desk.",
		"Assist skippers with the Click and Collect service.":         "Assisted skippers with the Click and Collect service.",
		"Manage a yard with a focus on safety and cutting the costs.": "Managed a yard with a focus on safety and cutting the costs.",
	} {
		doc := &cv.Document{Locale: "en-GB", Work: []cv.Engagement{{Dates: cv.DateRange{End: cv.Date{Year: 2012}}}}}
		doc.Work[0].Highlights = []cv.Text{{ID: "a", Value: after}}
		Evened(doc, cv.ThirdPerson, map[string]string{"a": before}, []cv.Note{{Field: "a", Before: before, After: after}}, nil)
		if got := doc.Work[0].Highlights[0].Value; got != after {
			t.Errorf("%q: %q", after, got)
		}
	}
}
