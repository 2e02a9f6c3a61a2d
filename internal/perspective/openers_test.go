package perspective_test

import (
	"cmp"
	"testing"

	"focal/internal/cv"
	"focal/internal/perspective"
)

// TestNounsThatOpenStay: a bare opener becomes a verb of the third person only
// where what follows shows that it is one.
func TestNounsThatOpenStay(t *testing.T) {
	checkRewrites(t, cv.ThirdPerson, perspective.Subject{Pronouns: cv.He}, []rewriteCase{
		{in: "Part no. 7 and lot no. 8 were checked."},
		{in: "Batch no. 12 passed."},
		{in: "Run rate: 12%"},
		{in: "Lead time: 5 days"},
		{in: "Start date 2019"},
		{in: "Coal mine audits"},
		{in: "Cost control"},
		{in: "Change management"},
		{in: "Market stall, two days a week"},
		{in: "Bob wrote the manual."},
		{in: "Forget Berth/ Change Berth:"},
		{"Manage the following:", "Manages the following:"},
		{"Use tools such as Vocus, Krello, and Compete.", "Uses tools such as Vocus, Krello, and Compete."},
		{in: "Drive test on the quay line."},
		{in: "Sub- panel boards and cables."},
		{"Call and face to face visits to crews.", "Calls and face to face visits to crews."},
		{"Issue permits for lifts, and work at height.", "Issues permits for lifts, and work at height."},
		{"Lead riggers, and work at the yard.", "Leads riggers, and works at the yard."},
		{
			"I am a rigger with skills in design, build, release, deploy management.",
			"He is a rigger with skills in design, build, release, deploy management.",
		},
		{
			"I am a rigger, lead small crews, train apprentices, mend old ropes.",
			"He is a rigger, leads small crews, trains apprentices, mends old ropes.",
		},
		{"Support the night shift and order stock.", "Supports the night shift and orders stock."},
		{"Lead 12 fitters.", "Leads 12 fitters."},
		{"Plan production schedules and lead drivers.", "Plans production schedules and leads drivers."},
		{"Run weekly.", "Runs weekly."},
		{in: "March in Leith, for two weeks"},
		{in: "Design reviews as well as site supervision for the quay."},
		{"Lead, coach and appraise nine reps.", "Leads, coaches and appraises nine reps."},
		{"I help guests wash, dress and eat.", "He helps guests wash, dress and eat."},
		{"I make cakes and rolls.", "He makes cakes and rolls."},
		{"Report to the head chef.", "Reports to the head chef."},
		{"Deliver coal.", "Delivers coal."},
	})
}

func TestModalsWithoutEnding(t *testing.T) {
	checkRewrites(t, cv.ThirdPerson, perspective.Subject{Pronouns: cv.She}, []rewriteCase{
		{"I needn't drive and I daren't climb.", "She needn't drive and she daren't climb."},
		{"I ought to train and file reports.", "She ought to train and file reports."},
		{"I need not travel.", "She need not travel."},
		{"I need to travel and I dare to ask.", "She needs to travel and she dares to ask."},
		{"I need help.", "She needs help."},
		{"Between you and I, it worked.", "Between you and her, it worked."},
		{"My son and I run a stall.", "Her son and she run a stall."},
	})
}

func TestPastOfEndedPosts(t *testing.T) {
	post := func(r cv.DateRange) *cv.Document {
		return &cv.Document{Person: cv.Person{Name: cv.Text{Value: "Karl Ode"}}, Work: []cv.Engagement{{
			Dates:   r,
			Summary: []cv.Text{{Value: "I set targets. I put plans on paper and I cut waste."}, {Value: "I quit smoking each year."}},
		}}}
	}
	for _, c := range []struct {
		dates cv.DateRange
		want  string
	}{
		{cv.DateRange{Start: cv.Date{Year: 2010}, End: cv.Date{Year: 2014}}, "He set targets. He put plans on paper and he cut waste."},
		{cv.DateRange{Start: cv.Date{Year: 2010}, Current: true}, "He set targets. He puts plans on paper and he cuts waste."},
	} {
		d := post(c.dates)
		perspective.Document(d, cv.ThirdPerson, cv.He)
		if got := d.Work[0].Summary[0].Value; got != c.want {
			t.Errorf("got %q, want %q", got, c.want)
		}
	}
}

// TestNameComesBeforePronouns: a name behind "he" would be somebody else's.
func TestNameComesBeforePronouns(t *testing.T) {
	for in, want := range map[string]string{
		"As a baker I rise early, and I sleep well.": "As a baker Karl Ode rises early, and he sleeps well.",
		"When I bake I sing. I also teach.":          "When he bakes he sings. Karl Ode also teaches.",
	} {
		d := &cv.Document{Person: cv.Person{Name: cv.Text{Value: "Karl Ode"}}, Summary: []cv.Text{{Value: in}}}
		perspective.Document(d, cv.ThirdPerson, cv.He)
		if got := d.Summary[0].Value; got != want {
			t.Errorf("got %q, want %q", got, want)
		}
	}
}

// checkBulletsOfPost rewrites the bullets of one current post, which are looked at together.
func checkBulletsOfPost(t *testing.T, cases []rewriteCase) {
	t.Helper()
	post := cv.Engagement{Title: cv.Text{Value: "Nurse"}, Dates: cv.DateRange{Start: cv.Date{Year: 2020}, Current: true}}
	for _, c := range cases {
		post.Highlights = append(post.Highlights, cv.Text{Value: c.in})
	}
	d := &cv.Document{Locale: "en-GB", Person: cv.Person{Name: cv.Text{Value: "Ann Lee"}}, Work: []cv.Engagement{post}}
	d.AssignIDs()
	perspective.Document(d, cv.ThirdPerson, cv.She)
	for i, c := range cases {
		if got := d.Work[0].Highlights[i].Value; got != cmp.Or(c.want, c.in) {
			t.Errorf("%q became %q, want %q", c.in, got, cmp.Or(c.want, c.in))
		}
	}
}

// Among bullets that open with a plain verb, one that opens with a word which may
// be a noun is read as the verb; headings and noun phrases stay.
func TestBulletsOfOnePostOpenAlike(t *testing.T) {
	checkBulletsOfPost(t, []rewriteCase{
		{"Manage a caseload of nine.", "Manages a caseload of nine."},
		{"Mentor student nurses and sign off their logs.", "Mentors student nurses and signs off their logs."},
		{"Mentor student nurses and newly qualified nurses.", "Mentors student nurses and newly qualified nurses."},
		{in: "Sauce and fish sections."},
		{"Drive to visits across Fife.", "Drives to visits across Fife."},
		{"Work rotating days and nights.", "Works rotating days and nights."},
		{"Run paid social and search campaigns.", "Runs paid social and search campaigns."},
		{in: "Line management of six."},
		{in: "Work experience placements twice a year."},
		{in: "Report writing for the board."},
		{in: "Cut waste by a third."},
		{"Run clubs held on Fridays.", "Runs clubs held on Fridays."},
		{"Coach new drivers and fitters each spring.", "Coaches new drivers and fitters each spring."},
		{in: "Partner organisations include two councils."},
		{in: "Partner schools visited each term."},
		{in: "Work placed with three printers."},
		{in: "Coach drivers rostered."},
		{in: "Host families found and briefed."},
		{in: "Drive shafts and axles rebuilt."},
		{in: "Run times halved."},
	})
}

// Two words that may be nouns are verbs beside verbs; "Review" and "Monitor" mostly are.
func TestDutiesBesideVerbs(t *testing.T) {
	checkBulletsOfPost(t, []rewriteCase{
		{"Manage a caseload of nine.", "Manages a caseload of nine."},
		{"Review contractor drawings prior to invoicing.", "Reviews contractor drawings prior to invoicing."},
		{"Monitor and Control the execution of the quay.", "Monitors and Controls the execution of the quay."},
		{"Test and repair circuits, following the plan.", "Tests and repairs circuits, following the plan."},
		{"Review and sign off shipping papers.", "Reviews and signs off shipping papers."},
		{"Hold a Licence Of The Harbour Board.", "Holds a Licence Of The Harbour Board."},
		{"Review Rainfall Data at different locations.", "Reviews Rainfall Data at different locations."},
		{in: "Cost and schedule control of the quay."},
		{in: "Review of the tide tables."},
		{in: "Test report preparation for the yard."},
		{in: "Control and monitoring of voltage levels."},
		{in: "Design and test engineering for quays."},
	})
}

// TestBulletsDropTheirSubject: a bullet goes without its “I” before a past that looks
// like the present, too, and one that says how often is a verb among verbs.
func TestBulletsDropTheirSubject(t *testing.T) {
	doc := &cv.Document{Work: []cv.Engagement{{Title: cv.Text{Value: "Shift lead"}, Dates: cv.DateRange{Current: true}, Highlights: []cv.Text{
		{Value: "I cut handover time from 40 to 25 minutes."},
		{Value: "Supervise 20 packers on nights."},
		{Value: "Report pick rate, accuracy and absence every morning."},
		{Value: "Report writing every month."},
	}}}}
	doc.Person.Name = cv.Text{Value: "Ada Nwosu"}
	doc.AssignIDs()
	perspective.Document(doc, cv.ThirdPerson, "she")
	for i, want := range []string{"Cut handover time from 40 to 25 minutes.", "Supervises 20 packers on nights.", "Reports pick rate, accuracy and absence every morning.", "Report writing every month."} {
		if got := doc.Work[0].Highlights[i].Value; got != want {
			t.Errorf("got %q, want %q", got, want)
		}
	}
}

func TestNounsAmongVerbsStay(t *testing.T) {
	checkRewrites(t, cv.ThirdPerson, perspective.Subject{Pronouns: cv.He}, []rewriteCase{
		{"Manage the yard & keep its logs.", "Manages the yard & keeps its logs."},
		{"Coach and mentor six apprentices.", "Coaches and mentors six apprentices."},
		{"Start processes or work instructions.", "Starts processes or work instructions."},
		{"Export the log to Word & Excel format.", "Exports the log to Word & Excel format."},
		{"Give guidance and support in planning.", "Gives guidance and support in planning."},
		{in: "Fitter (C & I, port)"},
		{in: "Daily follow up of the logs"},
		{in: "Work placement in a yard"},
	})
}

func TestNamesLabelsAndStatesStay(t *testing.T) {
	checkRewrites(t, cv.ThirdPerson, perspective.Subject{Pronouns: cv.He}, []rewriteCase{
		{in: "Back End: MY SQL"},
		{in: "12 Pier Rd, CHICAGO, I L 60614"},
		{in: "Packed the boxes of the pier, elmford, me"},
		{in: "Steam temperature (HP, IP, LP) : 542 C, 260 C"},
		{"Built the system.I also run it for the port.", "Built the system.He also runs it for the port."},
	})
}

// Some words that open a bullet are verbs there whatever follows with a capital.
func TestBulletsThatOpenWithSureVerbs(t *testing.T) {
	for before, want := range map[string]string{
		"Take Corrective action on each fault.":      "Takes Corrective action on each fault.",
		"Implement Quay Log System using rope tags.": "Implements Quay Log System using rope tags.",
	} {
		d := overDocument("en-GB", before, cv.DateRange{Start: cv.Date{Year: 2015}, Current: true})
		perspective.Document(d, cv.ThirdPerson, cv.None)
		if got := d.Work[0].Highlights[0].Value; got != want {
			t.Errorf("%q: got %q, want %q", before, got, want)
		}
	}
}
