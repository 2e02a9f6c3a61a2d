package condense

import (
	"testing"

	"focal/internal/cv"
)

func TestStatement(t *testing.T) {
	past, now, own := speaker{third: true, past: true}, speaker{third: true}, speaker{}
	for _, c := range []struct {
		s             speaker
		before, after string
	}{
		{past, "Responsible for training new stewards.", "Trained new stewards."},
		{now, "Responsible for running the night shift and training two apprentices.", "Runs the night shift and trains two apprentices."},
		{own, "Responsible for running the night shift and training two apprentices.", "Run the night shift and train two apprentices."},
		{
			past, "Was responsible for checking the moorings, painting the buoys and writing the log.",
			"Checked the moorings, painted the buoys and wrote the log.",
		},
		{past, "Responsible for designing, building and testing a new crane.", "Designed, built and tested a new crane."},
		{past, "Responsible for moving stores from old to new yards.", "Moved stores from old to new yards."},
		{now, "Responsible for creating clear and sturdy labels for the ropes.", "Creates clear and sturdy labels for the ropes."},
		{
			past, "Responsible for logging in new crews as well as keeping the register of all crews.",
			"Logged in new crews as well as keeping the register of all crews.",
		},
		{
			now, "Giving them time along with the crew promotes trust in the yard.",
			"Giving them time along with the crew promotes trust in the yard.",
		},
		{
			now, "Responsible for assisting crews at sea and ashore until care has been handed over.",
			"Assists crews at sea and ashore until care has been handed over.",
		},
		{past, "Responsible for telling the crew what the tide does.", "Told the crew what the tide does."},
		{
			now, "Responsible for providing support to crews with installation and testing of pumps.",
			"Provides support to crews with installation and testing of pumps.",
		},
		{past, "Responsible for being present at court.", "Responsible for being present at court."},
		{
			now, "Responsible for meeting and assisting crews of Leith and neighboring ports upon hailing the tower.",
			"Meets and assists crews of Leith and neighboring ports upon hailing the tower.",
		},
		{past, "Maintenance of winch gear, Masts and Cable laying.", "Maintenance of winch gear, Masts and Cable laying."},
		{past, "Maintenance of winch gear, masts and cables.", "Maintained winch gear, masts and cables."},
		{
			now, "Replacement of faulty ropes and pumps and lamps, aux winch maintenance.",
			"Replacement of faulty ropes and pumps and lamps, aux winch maintenance.",
		},
		{past, "Supervision of rope making and mast erection.", "Supervised rope making and mast erection."},
		{past, "Maintenance of the lamps and fire fighting pumps.", "Maintained the lamps and fire fighting pumps."},
		{past, "Responsible for marketing campaigns.", "Was responsible for marketing campaigns."},
		{past, "Responsible for painting department and welding shop.", "Was responsible for painting department and welding shop."},
		{past, "Responsible for building services.", "Was responsible for building services."},
		{now, "Involved in the survey and wrote the report.", "Took part in the survey and wrote the report."},
		{now, "Involved in planned and unplanned works.", "Takes part in planned and unplanned works."},
		{past, "Responsible for managing a yard, cutting its costs by 5%.", "Managed a yard, cutting its costs by 5%."},
		{now, "She is responsible for the detailed design of quays.", "Is responsible for the detailed design of quays."},
		{
			now, "She was responsible for the register of ropes from 2021 to 2023.",
			"Was responsible for the register of ropes from 2021 to 2023.",
		},
		{past, "Responsible for £3.8m of stores with nil losses.", "Was responsible for £3.8m of stores with nil losses."},
		{
			past, "Responsible for two ferries. Responsible for 44 pilots.",
			"Was responsible for two ferries. Was responsible for 44 pilots.",
		},
		{past, "Responsible of moving the pilots.", "Moved the pilots."},
		{now, "Responsibility of all stores.", "Is responsible for all stores."},
		{now, "Responsible for Maintaining the stores.", "Maintains the stores."},
		{now, "Involving in the survey of buoys.", "Takes part in the survey of buoys."},
		{past, "Installation, testing and commissioning of the cranes.", "Installed, tested and commissioned the cranes."},
		{past, "Review and validation of all quay drawings.", "Reviewed and validated all quay drawings."},
		{past, "Review of all quay drawings. Kept the log.", "Reviewed all quay drawings. Kept the log."},
		{past, "Responsible for planning and budgeting.", "Was responsible for planning and budgeting."},
		{past, "Duties included checking the tills and ordering new stock.", "Checked the tills and ordered new stock."},
		{past, "Involved in the design of the ferry terminal.", "Took part in the design of the ferry terminal."},
		{now, "Tasked with opening the second depot.", "Has the task of opening the second depot."},
		{now, "Chair of the monthly safety board.", "Chairs the monthly safety board."},
		{now, "Lead rigger for the summer regatta.", "Serves as lead rigger for the summer regatta."},
		{now, "Monitor and advice contractor on the ropes.", "Monitor and advice contractor on the ropes."},
		{past, "Clinical supervisor to six students.", "Served as clinical supervisor to six students."},
		{
			past, "Individual contributor and technical lead across teams.",
			"Served as individual contributor and technical lead across teams.",
		},
		{past, "Design, engineer and complete all cable jobs.", "Design, engineer and complete all cable jobs."},
		{past, "Electrician for 8 years.", "Electrician for 8 years."},
		{now, "Assists Director of the yard in daily checks.", "Assists Director of the yard in daily checks."},
		{speaker{third: true, undated: true}, "Member of the harbour committee.", "Member of the harbour committee."},
		{past, "Member of Krell Group of Companies.", "Member of Krell Group of Companies."},
		{past, "Member of Krell Group.", "Member of Krell Group."},
		{past, "Member of the steering group.", "Served as a member of the steering group."},
		{past, "Member of working group.", "Served as a member of working group."},
		{past, "Member of The Quay Safety Group.", "Served as a member of The Quay Safety Group."},
		{past, "Member of the harbour committee.", "Served as a member of the harbour committee."},
		{past, "Maintenance of the pilot boats.", "Maintained the pilot boats."},
		{past, "Operation and maintenance of Central Crane Plant.", "Operated and maintained Central Crane Plant."},
		{now, "Maintenance & Troubleshooting of winch motors.", "Maintains & troubleshoots winch motors."},
		{now, "Verification of tide logs and entering the data in the chart.", "Verifies tide logs and enters the data in the chart."},
		{past, "Preparation of delivery and dispatching of the rope.", "Preparation of delivery and dispatching of the rope."},
		{now, "Preparation of mooring plan.", "Prepares mooring plan."},
		{past, "Installation of Buoys, North Quay Mall", "Installation of Buoys, North Quay Mall"}, // perhaps a project's name
		{
			past, "Seismic verification of eleven piers to local codes.",
			"Carried out seismic verification of eleven piers to local codes.",
		},
		{past, "Zero findings in five port audits.", "Achieved zero findings in five port audits."},
		{now, "He reads charts and sets his own marks.", "Reads charts and sets his own marks."},
		{past, "Responsible for monitoring tides at three ports.", "Monitored tides at three ports."},
		{
			now, "Responsible for operating cranes and reporting to the harbour master.",
			"Operates cranes and reports to the harbour master.",
		},
		{past, "Responsible for operating systems of the port.", "Was responsible for operating systems of the port."},
		{past, "Responsible for counting stock and report shortages.", "Was responsible for counting stock and report shortages."},
		{now, "Forecast demand for berths.", "Forecasts demand for berths."},
		{past, "Forecast demand for berths.", "Forecast demand for berths."},
		{now, "Forecast accuracy of 90% for berths.", "Forecast accuracy of 90% for berths."},
		{now, "Responsible for delivery of nine ferries.", "Is responsible for the delivery of nine ferries."},
		{past, "2.2M daily passengers.", "Had 2.2M daily passengers."},
		{past, "15+ simultaneous refit projects.", "15+ simultaneous refit projects."},
		{now, "1,400 readers of the tide log.", "Reaches 1,400 readers of the tide log."},
		{now, "Preventive maintenance of winches.", "Carries out preventive maintenance of winches."},
		{past, "Brickwork and blockwork on quay walls.", "Carried out brickwork and blockwork on quay walls."},
		{past, "Mast repair, positions 2F and 3F.", "Carried out mast repair, positions 2F and 3F."},
		{past, "Deck plastering, 12 to 40 mm.", "Carried out deck plastering, 12 to 40 mm."},
		{past, "Mast welding, sail making and 3 dinghies.", "Mast welding, sail making and 3 dinghies."},
		{past, "Mast welding, managed by 2 foremen.", "Mast welding, managed by 2 foremen."},
		{past, "Mast welding, tiling 40 decks.", "Mast welding, tiling 40 decks."},
		{past, "Mast repair, stores of 40 ropes and chains of all kinds.", "Mast repair, stores of 40 ropes and chains of all kinds."},
		{past, "Mast welding, 3 yards.", "Mast welding, 3 yards."},
		{past, "Mast welding, 12 V batteries and 40 mm rope making.", "Mast welding, 12 V batteries and 40 mm rope making."},
		{past, "Deck tiling, 40 boats a year.", "Deck tiling, 40 boats a year."},
		{past, "Mast welding, 2 assistants.", "Mast welding, 2 assistants."},
		{past, "Client mast inspection, 2 days.", "Client mast inspection, 2 days."},
		{past, "Fault finding on harbour cranes.", "Carried out fault finding on harbour cranes."},
		{past, "Tide checks with the harbour radar.", "Carried out tide checks with the harbour radar."},
		{past, "Rigging and mast inspections.", "Carried out rigging and mast inspections."},
		{past, "Rigging and mast inspections", "Rigging and mast inspections"},
		{past, "Inspections.", "Inspections."},
		{past, "Outstanding monitoring of pupils by Ofsted.", "Outstanding monitoring of pupils by Ofsted."},
		{past, "Annual monitoring of pupils by Ofsted.", "Annual monitoring of pupils by Ofsted."},
		{past, "Monitoring of tides by reading gauges.", "Monitored tides by reading gauges."},
		{past, "Outstanding inspection of the quay.", "Outstanding inspection of the quay."},
		{past, "Good food hygiene inspections.", "Good food hygiene inspections."},
		{past, "Routine checks of cranes and associated winches.", "Carried out routine checks of cranes and associated winches."},
		{past, "Food hygiene inspections.", "Carried out food hygiene inspections."},
		{past, "Passed safety inspections of the quay.", "Passed safety inspections of the quay."},
		{past, "Inspection of the yard by the insurers.", "Inspection of the yard by the insurers."},
		{past, "Currently assisting Director of the yard with charts.", "Currently assisting Director of the yard with charts."},
		{speaker{third: true, listed: true, told: true}, "Elimination of losses from 7% to 3%.", "Eliminated losses from 7% to 3%."},
		{speaker{third: true, listed: true, told: true}, "Elimination of losses at the quay.", "Eliminates losses at the quay."},
		{past, "12 years in three ports.", "12 years in three ports."},
		{past, "Framework for tide tables.", "Framework for tide tables."},
		{past, "99% of the berths.", "99% of the berths."},
		// Statements, headings and what may be something else stay.
		{past, "Trained new stewards.", "Trained new stewards."},
		{past, "Responsible drinking campaign for the union.", "Responsible drinking campaign for the union."},
		{past, "Winner of the harbour prize.", "Winner of the harbour prize."},
		{now, "Head of Operations, North Quay", "Head of Operations, North Quay"},
		{past, "Management of change: three workshops.", "Management of change: three workshops."},
		{past, "Member states agreed the treaty.", "Member states agreed the treaty."},
		{past, "Installation team opened the dock.", "Installation team opened the dock."},
		{past, "Said to be “responsible for training new stewards”.", "Said to be “responsible for training new stewards”."},
		{past, "Duties were shared.", "Duties were shared."},
		{past, "Python, C++ and object-oriented programming", "Python, C++ and object-oriented programming"},
		{past, "Manager of the year 2019.", "Manager of the year 2019."},
	} {
		if got := Statement(c.before, c.s); got != c.after {
			t.Errorf("%q: got %q, want %q", c.before, got, c.after)
		}
		if again := Statement(c.after, c.s); again != c.after {
			t.Errorf("%q becomes %q at the second time", c.after, again)
		}
	}
}

// The second of two offices in a row opens with another verb; what the author wrote stays.
func TestOfficesInARow(t *testing.T) {
	doc := &cv.Document{Locale: "en-GB", Work: []cv.Engagement{{Dates: cv.DateRange{Current: true}, Highlights: []cv.Text{
		{Value: "Lead rigger for the summer regatta."},
		{Value: "Clinical supervisor to six students."},
		{Value: "Safety adviser to the harbour board."},
		{Value: "Splices ropes."},
		{Value: "Lead sailor for the winter regatta."},
	}}, {Highlights: []cv.Text{{Value: "Served as mate for two ferries."}, {Value: "Served as deckhand for two ferries."}}}}}
	doc.AssignIDs()
	Statements(doc, cv.ThirdPerson, nil)
	want := []string{
		"Serves as lead rigger for the summer regatta.", "Acts as clinical supervisor to six students.",
		"Serves as safety adviser to the harbour board.", "Splices ropes.", "Serves as lead sailor for the winter regatta.",
	}
	for i, h := range doc.Work[0].Highlights {
		if h.Value != want[i] {
			t.Errorf("got %q, want %q", h.Value, want[i])
		}
	}
	if h := doc.Work[1].Highlights[1]; h.Value != "Served as deckhand for two ferries." {
		t.Error(h.Value)
	}
}
