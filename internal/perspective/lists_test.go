package perspective_test

import (
	"testing"

	"focal/internal/cv"
	"focal/internal/perspective"
	"focal/internal/truth"
)

// TestOpenersAmongDeeds: among bullets that open with verbs a word that may be a noun is a verb where what is behind
// it can be its object.
func TestOpenersAmongDeeds(t *testing.T) {
	for _, c := range []struct{ in, over, now string }{
		{"Estimate rope costs and order tar.", "Estimated rope costs and ordered tar.", "Estimates rope costs and orders tar."},
		{"Assist senior pilots in the survey.", "Assisted senior pilots in the survey.", "Assists senior pilots in the survey."},
		{"Focus on tidy berths.", "Focused on tidy berths.", "Focuses on tidy berths."},
		{
			"Leadership: Coach riggers and lead the crew.", "Leadership: Coached riggers and led the crew.",
			"Leadership: Coaches riggers and leads the crew.",
		},
		{
			"Train riggers, shop managers or store staff.", "Trained riggers, shop managers or store staff.",
			"Trains riggers, shop managers or store staff.",
		},
		{"Win many prizes and cash prizes.", "Won many prizes and cash prizes.", "Wins many prizes and cash prizes."},
		{in: "Work planning and execution."},
		{
			"Ensure tidy berths, to save time, and avoid harm.", "Ensured tidy berths, to save time, and avoid harm.",
			"Ensures tidy berths, to save time, and avoids harm.",
		},
		{
			"Schedule watches and travel arrangements.", "Scheduled watches and travel arrangements.",
			"Schedules watches and travel arrangements.",
		},
		{in: "Scope The yard calls for two cranes."},
		{in: "Separate rules are kept for each berth."},
		{
			"Ensure crews follow the rules and have permits.", "Ensured crews follow the rules and have permits.",
			"Ensures crews follow the rules and have permits.",
		},
		{in: "Value 10 Crores."},
		{in: "Patch panels of the bridge network."},
		{in: "Draw works of the north rig."},
		{in: "Medium of instruction: English I"},
		{in: "Split units of the bridge and mess."},
		{in: "Estimate preparation for ropes."},
		{in: "Test pack preparation for winches."},
		{in: "Shift Incharge for the north quay."},
		{in: "Import export related matters."},
		{in: "Trade payables and receivables reconciliations."},
		{in: "Proof read of the tide tables."},
		{in: "Complete working knowledge of cranes."},
		{
			"Review submitted drawings against the rules.", "Reviewed submitted drawings against the rules.",
			"Reviews submitted drawings against the rules.",
		},
		{"Search vehicles and bags.", "Searched vehicles and bags.", "Searches vehicles and bags."},
		{"Process orders from shops.", "Processed orders from shops.", "Processes orders from shops."},
		{"Process fuel orders of shops.", "Processed fuel orders of shops.", "Processes fuel orders of shops."},
		{"Audit financial statements of yards.", "Audited financial statements of yards.", "Audits financial statements of yards."},
		{"Initiate new trade through the board.", "Initiated new trade through the board.", "Initiates new trade through the board."},
		{"Store food in the hold.", "Stored food in the hold.", "Stores food in the hold."},
		{
			"Identify riggers to win bids; establish the yards; and manage them.",
			"Identified riggers to win bids; established the yards; and managed them.",
			"Identifies riggers to win bids; establishes the yards; and manages them.",
		},
		{"Supply tools to crews.", "Supplied tools to crews.", "Supplies tools to crews."},
		{
			"Contact pilots for the yearly renewals.", "Contacted pilots for the yearly renewals.",
			"Contacts pilots for the yearly renewals.",
		},
		{
			"Partner with owners on what they ask; provide clear plans.", "Partnered with owners on what they ask; provided clear plans.",
			"Partners with owners on what they ask; provides clear plans.",
		},
		{in: "Trained juniors who sail; cook and clean the hall."},
		{in: "Told the crew what they do; write logs."},
		{in: "Target audience research."},
		{in: "Contact details of clients updated weekly."},
		{in: "Test driven development of charts."},
		{in: "Purchase ledger control."},
		{in: "Excel, Word and typing."},
		{in: "Guard dogs and patrols."},
		{in: "Research papers and posters."},
		{in: "Lead generation through fairs."},
		{in: "Lead generation and testing of campaigns."},
		{in: "Cook book editing for the hotel."},
		{in: "Peer review of papers."},
		{in: "Install base management."},
		{in: "Answer sheets marking."},
		{in: "Program managers supported."},
		{in: "Interview notes and records."},
		{in: "Dispatch notes and invoices."},
		{in: "Amazing Lego work."},
		{in: "Fit up inspection, alignment and bevel."},
		{in: "Client: Target Stores in the port."},
		{in: "Goal: Run the quay without delay."},
		{in: "Tech Stack : React JS, Redux, Git."},
		{in: "myself and grow with the yard"},
	} {
		if c.over == "" {
			c.over, c.now = c.in, c.in
		}
		past := listOf(c.in, cv.DateRange{Start: cv.Date{Year: 2015}, End: cv.Date{Year: 2019}})
		perspective.Over(past, nil, truth.Over)
		if got := past.Work[0].Highlights[0].Value; got != c.over {
			t.Errorf("over: %q -> %q, want %q", c.in, got, c.over)
		}
		now := listOf(c.in, cv.DateRange{Start: cv.Date{Year: 2019}, Current: true})
		perspective.Document(now, cv.ThirdPerson, cv.None)
		if got := now.Work[0].Highlights[0].Value; got != c.now {
			t.Errorf("now: %q -> %q, want %q", c.in, got, c.now)
		}
	}
}

// listOf is a post with the bullet and two others that open with verbs.
func listOf(bullet string, dates cv.DateRange) *cv.Document {
	d := &cv.Document{Locale: "en-GB", Work: []cv.Engagement{{
		Dates: dates,
		Highlights: []cv.Text{
			{Value: bullet},
			{Value: "Kept the harbour log of the north quay each week."},
			{Value: "Reported to the board with the other two masters."},
		},
	}}}
	d.AssignIDs()
	return d
}
