package perspective_test

import (
	"testing"

	"focal/internal/cv"
	"focal/internal/perspective"
)

// TestNamesAtTheHeadOfANote: a first word that may name something is no verb without a sign of its object.
func TestNamesAtTheHeadOfANote(t *testing.T) {
	for _, c := range []struct{ in, want string }{
		{in: "Panel discussion, Grey berths in ports, Port Society."},
		{in: "Mission statement of the yard."},
		{in: "Do tides increase the risk of damage in a port?"},
		{in: "Conduct that results in harm to crews."},
		{in: "Plan that covers the north quay."},
		{in: "Cheat Sheet of the rope yard."},
		{in: "Make Moss capacity 8 tonnes and 4 tonnes."},
		{in: "Table less layouts of the port site."},
		{in: "Support staff training."},
		{in: "Admit scholarship for two years."},
		{in: "Schedule meeting with owners."},
		{in: "Involve in rope purchase."},
		{"Spearhead responsibility for the quay.", "Spearheads responsibility for the quay."},
		{"Check the daily report and log book of the pilot.", "Checks the daily report and log book of the pilot."},
		{
			"Bring in a new system of berths, need to remove old ones.",
			"Brings in a new system of berths, need to remove old ones.",
		},
		{
			"Identify, code, and clear cargo receipts for yards, advance payments, credit memos, and unpaid bills.",
			"Identifies, codes, and clears cargo receipts for yards, advance payments, credit memos, and unpaid bills.",
		},
		{in: "Work as a planner in a port company."},
		{in: "Work with an organisation that values planners."},
		{in: "Work as steward of the rope fair Leith 2009."},
		{"Work as a planner in the port company.", "Works as a planner in the port company."},
		{"Work with owners of a port company.", "Works with owners of a port company."},
		{"Prepare the accounts for 2019.", "Prepares the accounts for 2019."},
		{in: "Work as steward of the rope fair from 19/02/2008 to 20/02/2010 (2 years)."},
		{in: "Two-time National Finalist for the ferry race."},
		{in: "Make My Voyage, Leith: cleaning of berths."},
		{"Complete daily and weekend ending paperwork.", "Completes daily and weekend ending paperwork."},
		{"Maintain shift and leave rosters for crews.", "Maintains shift and leave rosters for crews."},
		{in: "Claim forms, orders and letters."},
		{in: "Train driver on the port railway."},
		{in: "Store rooms and yards of the port."},
		{in: "Update meetings with owners."},
		{in: "Exhibit design for the port fair."},
		{"Update the meetings calendar.", "Updates the meetings calendar."},
		{"Train drivers on the port railway.", "Trains drivers on the port railway."},
		{"Process claims of owners.", "Processes claims of owners."},
		{"Hold a Diploma in Rope Work from Leith.", "Holds a Diploma in Rope Work from Leith."},
		{
			"Currently hold a Diploma in Rope Work and study for a Master of Tides.",
			"Currently holds a Diploma in Rope Work and studies for a Master of Tides.",
		},
		{in: "Travel plans, guest lists, and order forms."},
		{"Travel to ports, plan berths and order ropes.", "Travels to ports, plans berths and orders ropes."},
		{
			"Test pumps (load, pressure and leak checks), log results and report to the master.",
			"Tests pumps (load, pressure and leak checks), logs results and reports to the master.",
		},
		{"Manage the yard and act with care.", "Manages the yard and acts with care."},
		{"Identify crew failures and act with care.", "Identifies crew failures and acts with care."},
		{"Do the rounds of the quay each night.", "Does the rounds of the quay each night."},
		{"Do stock checks and raise orders.", "Does stock checks and raises orders."},
		{"Conduct drills that test the crew.", "Conducts drills that test the crew."},
		{"Report that the berths are clear each day.", "Reports that the berths are clear each day."},
		{"Support staff with training.", "Supports staff with training."},
		{"Support the staff training of the yard.", "Supports the staff training of the yard."},
		{"Support new staff in their training.", "Supports new staff in their training."},
		{"Admit guests to the club.", "Admits guests to the club."},
		{"Involve crews in the plan.", "Involves crews in the plan."},
		{"Check the report and log each fault.", "Checks the report and logs each fault."},
		{"Advance payments to crews.", "Advances payments to crews."},
		{"Ensure tidy berths, advance the plan and train crews.", "Ensures tidy berths, advances the plan and trains crews."},
	} {
		if c.want == "" {
			c.want = c.in
		}
		d := &cv.Document{Locale: "en-GB", Work: []cv.Engagement{{
			Dates: cv.DateRange{Start: cv.Date{Year: 2019}, Current: true},
			Highlights: []cv.Text{
				{Value: c.in}, {Value: "Manage the harbour log of the north quay."}, {Value: "Ensure the safety of the two crews."},
			},
		}}}
		d.AssignIDs()
		perspective.Document(d, cv.ThirdPerson, cv.None)
		if got := d.Work[0].Highlights[0].Value; got != c.want {
			t.Errorf("%q -> %q, want %q", c.in, got, c.want)
		}
	}
}

// TestPartsOfWordsAreNoPronouns: a line break may cut "my" off a word.
func TestPartsOfWordsAreNoPronouns(t *testing.T) {
	checkRewrites(t, cv.ThirdPerson, perspective.Subject{Name: "Ann Lee", Pronouns: cv.She}, []rewriteCase{
		{in: "Surveyed a my- lonitic belt of the port."},
		{"I surveyed my - then new - yard.", "She surveyed her - then new - yard."},
	})
}
