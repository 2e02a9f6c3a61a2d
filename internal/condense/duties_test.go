package condense

import (
	"testing"

	"focal/internal/cv"
	"focal/internal/truth"
)

// printed gives the bullets of a document the wording that the product prints: what the check of the truth lets pass.
func printed(doc *cv.Document) {
	doc.AssignIDs()
	original := doc.Clone()
	notes := Statements(doc, cv.ThirdPerson, nil)
	truth.Enforce(original, doc, notes)
}

// TestAProjectHasOneTime: what somebody took part in is told in the past beside deeds that are.
func TestAProjectHasOneTime(t *testing.T) {
	for beside, want := range map[string]string{
		"Built the berths.":            "Took part in the survey of buoys.",
		"Keeps the log of all berths.": "Takes part in the survey of buoys.",
	} {
		doc := &cv.Document{Locale: "en-GB", Projects: []cv.Project{{Highlights: []cv.Text{
			{Value: "Involved in the survey of buoys."}, {Value: beside},
		}}}}
		doc.Projects[0].Dates.Start = cv.Date{Year: 2020}
		doc.Projects[0].Dates.Current = true
		printed(doc)
		if got := doc.Projects[0].Highlights[0].Value; got != want {
			t.Errorf("beside %q: %q, want %q", beside, got, want)
		}
	}
}

// TestRestsOfLinesOpenNoDeed: what begins in lower case is the rest of a line, unless the bullets are written so.
func TestRestsOfLinesOpenNoDeed(t *testing.T) {
	for _, c := range []struct {
		bullets []string
		want    string // of the first
	}{
		{[]string{"covering an area of six berths.", "Kept the log.", "Trained two mates."}, "covering an area of six berths."},
		{[]string{"Covering an area of six berths.", "Kept the log.", "Trained two mates."}, "Covered an area of six berths."},
		{[]string{"checking the six berths.", "keeping the log.", "training two mates."}, "Checked the six berths."},
	} {
		doc := &cv.Document{Locale: "en-GB", Work: []cv.Engagement{{
			Title: cv.Text{Value: "Mate"}, Dates: cv.DateRange{Start: cv.Date{Year: 2015}, End: cv.Date{Year: 2019}},
		}}}
		for _, b := range c.bullets {
			doc.Work[0].Highlights = append(doc.Work[0].Highlights, cv.Text{Value: b})
		}
		printed(doc)
		if got := doc.Work[0].Highlights[0].Value; got != c.want {
			t.Errorf("got %q, want %q", got, c.want)
		}
	}
}

func TestListedDuties(t *testing.T) {
	past, now := speaker{third: true, past: true, listed: true}, speaker{third: true, listed: true}
	for _, c := range []struct {
		s             speaker
		before, after string
	}{
		{past, "Researching of possible berths for the fleet.", "Researched possible berths for the fleet."},
		{now, "Corresponding with pilots about the moorings.", "Corresponds with pilots about the moorings."},
		{now, "Managing, monitoring and developing a crew of six.", "Manages, monitors and develops a crew of six."},
		{now, "Sorting & Filing claims with the chandlers.", "Sorts & files claims with the chandlers."},
		{past, "Supervising/executing the work on the quay.", "Supervised/executed the work on the quay."},
		{past, "Efficiently managing a crew of six.", "Efficiently managed a crew of six."},
		{past, "Metering system – tide meters, rope meters", "Metering system – tide meters, rope meters"},
		{past, "Managing crews – riggers and welders", "Managed crews – riggers and welders"},
		{past, "Assembling and testing hydraulic pumps.", "Assembled and tested hydraulic pumps."},
		{past, "Offering advice to crews of the yard.", "Offered advice to crews of the yard."},
		{past, "Helping draw a plan and turning it into a chart.", "Helped draw a plan and turned it into a chart."},
		{past, "Understanding and meeting the needs of crews.", "Understood and met the needs of crews."},
		{past, "Understanding of the needs of crews.", "Understanding of the needs of crews."},
		{past, "Testing rope joints to ensure they hold.", "Tested rope joints to ensure they hold."},
		{past, "Surveying and disposing of old ropes.", "Surveyed and disposed of old ropes."},
		{now, "Assisting with travel and planning for the regatta.", "Assists with travel and planning for the regatta."},
		{now, "Assisting with travel and planning the regatta.", "Assists with travel and plans the regatta."},
		{past, "Testing rope joints.", "Testing rope joints."},
		{past, "Assembling and testing equipment.", "Assembling and testing equipment."},
		{past, "Learning and following the rules of the yard.", "Learnt and followed the rules of the yard."},
		{past, "Checking the moorings are safe.", "Checked the moorings are safe."},
		{now, "Setting and keeping rules to guard ropes and prevent theft.", "Sets and keeps rules to guard ropes and prevent theft."},
		{now, "Staying up-to-date with tides and emerging ports.", "Stays up-to-date with tides and emerging ports."},
		{
			now, "Building and maintaining the slipway, ensuring that it is dry.",
			"Builds and maintains the slipway, ensuring that it is dry.",
		},
		{past, "Checking the tide tables and supporting documentation.", "Checked the tide tables and supporting documentation."},
		{past, "Operating cranes and maintain the tide logs.", "Operated cranes and maintained the tide logs."},
		{past, "Painting hulls by mixing colours and thinning them.", "Painting hulls by mixing colours and thinning them."},
		{past, "Ordering rope. Arranging the survey of each hull.", "Ordered rope. Arranged the survey of each hull."},
		{past, "Assigning crews and training and assessing their mates.", "Assigned crews and trained and assessed their mates."},
		{past, "Arranging a survey, Packing & Loading of rope.", "Arranged a survey, Packing & Loading of rope."},
		{past, "Testing of hulls, deck checking and testing of rope.", "Tested hulls, deck checking and testing of rope."},
		{past, "Having wide knowledge of old knots.", "Having wide knowledge of old knots."},
		{now, "Having wide knowledge of old knots.", "Has wide knowledge of old knots."},
		{past, "Tooling program for the splicing machine.", "Tooling program for the splicing machine."},
		{
			past, "Managing works involving planning of cranes, ropes & checking the moorings.",
			"Managed works involving planning of cranes, ropes & checking the moorings.",
		},
		{
			past, "Working with owners for the mooring & testing of the boats and providing the ropes.",
			"Worked with owners for the mooring & testing of the boats and provided the ropes.",
		},
		{past, "Updating existing tide tables.", "Updated existing tide tables."},
		{now, "Generating reports like tide and billing reports.", "Generates reports like tide and billing reports."},
		{now, "Handling claims, Preparing reports on each hull.", "Handles claims, prepares reports on each hull."},
		{now, "Informing all concerned through email and notice boards.", "Informs all concerned through email and notice boards."},
		{now, "Casting the deck of the quay.", "Casts the deck of the quay."},
		{past, "Booking riggers for each shift.", "Booked riggers for each shift."},
		{past, "Integrating charts with the tide clock.", "Integrated charts with the tide clock."},
		{past, "Servicing pumps and carrying out repairs.", "Serviced pumps and carried out repairs."},
		{now, "Creating a key for the clock and importing charts.", "Creates a key for the clock and imports charts."},
		{past, "Typing skills of 60 words.", "Typing skills of 60 words."},
		{past, "Using Power Transformer for the cranes.", "Used Power Transformer for the cranes."},
		{past, "Organising or attending harbour fairs.", "Organised or attended harbour fairs."},
		{past, "Checking berths and ensuring they are free.", "Checked berths and ensured they are free."},
		{past, "Handling guests to ensure the quay is clear.", "Handled guests to ensure the quay is clear."},
		{past, "Preparing the tide tables and sending to the harbour.", "Prepared the tide tables and sent to the harbour."},
		{past, "Helping to answer the calls of owners.", "Helped to answer the calls of owners."},
		{past, "Attending to owners on the quay.", "Attended to owners on the quay."},
		{now, "Taking safe and preventing measures.", "Takes safe and preventing measures."},
		{now, "Taking tests and preventing leaks.", "Takes tests and prevents leaks."},
		{
			past, "Checking the charts for slips and missing details and clarify them with the master.",
			"Checked the charts for slips and missing details and clarified them with the master.",
		},
		{
			past, "Keeping a record of all repairs, upkeep and refurbishing work on the cranes.",
			"Kept a record of all repairs, upkeep and refurbishing work on the cranes.",
		},
		{past, "Keeping a record of all repairs and refurbishing the cranes.", "Kept a record of all repairs and refurbished the cranes."},
		{
			past, "Keeping a culture of safety on the quay Performing checks of ropes Managing the crews & teaching them.",
			"Keeping a culture of safety on the quay Performing checks of ropes Managing the crews & teaching them.",
		},
		{past, "Updating the tide book and reconciling.", "Updating the tide book and reconciling."},
		{past, "Updating the tide book and reconciling", "Updating the tide book and reconciling"},
		// Work by its name, sentences about it and what goes on stay.
		{past, "Filing, distributing mail and other clerical duties.", "Filing, distributing mail and other clerical duties."},
		{past, "Weekly meeting with the harbour master.", "Weekly meeting with the harbour master."},
		{past, "Welding machine for the north quay.", "Welding machine for the north quay."},
		{past, "Working with the crew was a joy.", "Working with the crew was a joy."},
		{past, "Currently working on the tide clock.", "Currently working on the tide clock."},
		{past, "Consisting of towers, tanks and pumps.", "Consisting of towers, tanks and pumps."},
		{past, "Buying, ordering and stocking:", "Buying, ordering and stocking:"},
		{past, "Piling.", "Piling."},
		{past, "Existing electrical load of the quay.", "Existing electrical load of the quay."},
		{past, "Building sector/", "Building sector/"},
		{past, "Sampling and gauging procedures of the port.", "Sampling and gauging procedures of the port."},
		{past, "Reporting to", "Reporting to"},
		{past, "Planning to mend the quay.", "Planning to mend the quay."},
		{past, "Planning includes rotas and the log.", "Planning includes rotas and the log."},
		{past, "Using the tide set, she counted boats.", "Using the tide set, she counted boats."},
		{past, "Planning Engineer for the north quay.", "Planning Engineer for the north quay."},
		{past, "Daily Lifting Report of the crane.", "Daily Lifting Report of the crane."},
		{now, "Casting New Anchor Review & Survey.", "Casting New Anchor Review & Survey."},
		{past, "Checking of moorings and shuttering where required.", "Checked moorings and shuttering where required."},
	} {
		if got := listedDuties(c.before, c.s); got != c.after {
			t.Errorf("%q: got %q, want %q", c.before, got, c.after)
		}
	}
}

// Neighbours that open with verbs make a list of duties; a bullet among names of work is none.
func TestStatementsOfList(t *testing.T) {
	for _, c := range []struct{ beside, before, after string }{
		{"Painted the hulls in the yard.", "Discussing rates with the owners.", "Discusses rates with the owners."},
		{"Painted the hulls in the yard.", "Creation of tide tables.", "Creates tide tables."},
		{"Painted the hulls in the yard.", "To Prepare the weekly tide tables.", "Prepares the weekly tide tables."},
		{"Painted the hulls in the yard.", "Clearance of old accounts each quarter.", "Clears old accounts each quarter."},
		{"Painted the hulls in the yard.", "Creation of Tide Charts for Pilots.", "Creates Tide Charts for Pilots."},
		{"Painted the hulls in the yard.", "Settlement of claims, Processing of permits.", "Settles claims, processes permits."},
		{"Painted the hulls in the yard.", "Analysis of faults and obtain spares.", "Analysis of faults and obtain spares."},
		{"Painted the hulls in the yard.", "Analysis of repeated pump faults.", "Carries out analysis of repeated pump faults."},
		{"Painted the hulls in the yard.", "Construction of North Quay Office Building.", "Construction of North Quay Office Building."},
		{"Hull paint", "Allocation of old accounts each quarter.", "Allocation of old accounts each quarter."},
		{"Hull paint", "Creation of tide tables.", "Creation of tide tables."},
	} {
		list := []cv.Text{{Value: c.beside}, {Value: c.beside}, {Value: c.before}}
		doc := &cv.Document{Locale: "en-GB", Work: []cv.Engagement{{
			Dates: cv.DateRange{Start: cv.Date{Year: 2014}, Current: true}, Highlights: list,
		}}}
		printed(doc)
		if got := doc.Work[0].Highlights[2].Value; got != c.after {
			t.Errorf("%q beside %q: got %q, want %q", c.before, c.beside, got, c.after)
		}
	}
}
