package condense

import (
	"testing"

	"focal/internal/cv"
)

func TestNamesOfDeedsBeforeWhatTheyWereDoneTo(t *testing.T) {
	past := speaker{past: true, third: true}
	listed := speaker{third: true, listed: true}
	for _, c := range []struct {
		s            speaker
		before, want string
	}{
		{past, "Preparation of weekly progress reports for the owner.", "Prepared weekly progress reports for the owner."},
		{past, "Preparation of monthly and annual accounts.", "Prepared monthly and annual accounts."},
		{listed, "Preparation of lists for materials used during the refit.", "Prepares lists for materials used during the refit."},
		{listed, "Execution of site works based on approved drawings.", "Executes site works based on approved drawings."},
		{listed, "Supervision of yard activities related to the refit.", "Supervises yard activities related to the refit."},
		{past, "Preparation of tide tables and required spares for the crew.", "Prepared tide tables and required spares for the crew."},
		{past, "Has worked as a cook on two ferries.", "Worked as a cook on two ferries."},
		{past, "Has trained six deckhands.", "Trained six deckhands."},
		{past, "Has worked as a cook since 2012.", "Has worked as a cook since 2012."},
		{past, "Has written two guides.", "Has written two guides."},
		{listed, "Has worked as a cook on two ferries.", "Has worked as a cook on two ferries."},
		{past, "Installation of pole mounted lamps on the quay.", "Installation of pole mounted lamps on the quay."},
		{past, "Preparation of tide tables and inspection of the lamps.", "Prepared tide tables and inspected the lamps."},
		{past, "Supervision of masts and inspection of the lamps.", "Supervision of masts and inspection of the lamps."},
		{past, "Supervision of masts and inspecting the lamps.", "Supervised masts and inspected the lamps."},
		{
			past, "Inspection of painting, finishing and packing of pumps.",
			"Inspection of painting, finishing and packing of pumps.",
		},
		{past, "Coordination with the yard and two clients.", "Coordinated with the yard and two clients."},
		{past, "Preparation of tide tables. Inspection of the lamps.", "Prepared tide tables. Inspected the lamps."},
		{past, "Preparation of tide tables. Inspection tables of the crew.", "Preparation of tide tables. Inspection tables of the crew."},
		{
			past, "Installation of masts, lamps and Termination and Cabling",
			"Installation of masts, lamps and Termination and Cabling",
		},
		{past, "Maintenance of the cranes improved safety.", "Maintenance of the cranes improved safety."},
		{past, "Maintenance of the cranes improved.", "Maintenance of the cranes improved."},
		{past, "Installation of pumps completed within two weeks.", "Installation of pumps completed within two weeks."},
		{past, "A leading manufacturer of ropes for yachts.", "A leading manufacturer of ropes for yachts."},
		{past, "Manpower for the night shift and the regatta", "Manpower for the night shift and the regatta"},
	} {
		if got := Statement(c.before, c.s); got != c.want {
			t.Errorf("%s\n got  %s\n want %s", c.before, got, c.want)
		}
	}
}

// Bullets among others that open with verbs, as the product prints them: names of deeds get their verbs all or none, and
// where that is not certain they stay.
func TestNamesOfDeedsAmongVerbs(t *testing.T) {
	for before, want := range map[string]string{
		"Preparation of tide tables and inspection of cable trays.":       "Prepared tide tables and inspected cable trays.",
		"Recruitment of 40 agents, training of crews and repair of nets.": "Recruited 40 agents, trained crews and repaired nets.",
		"Settlement of claims, processing of permits.":                    "Settled claims, processed permits.",
		"Overhaul of engines and replacement of bearings.":                "Overhauled engines and replaced bearings.",
		"Repair of pumps and overhaul of engines.":                        "Repaired pumps and overhauled engines.",
		"Installation of pumps. Repair of motors. Safety first.":          "Installed pumps. Repaired motors. Safety first.",
		"Preparation of rotas; inspection of locks; testing of lamps.":    "Prepared rotas; inspected locks; tested lamps.",
		"Coordination with clients, consultants and authorities.":         "Coordinated with clients, consultants and authorities.",
		"Liaison with the harbour police and two fire brigades.":          "Liaised with the harbour police and two fire brigades.",
		"Sales forecasting and planning.":                                 "Carried out sales forecasting and planning.",
		"Erection testing and commissioning of pumps.":                    "Carried out erection testing and commissioning of pumps.",
		"Coordination with the testing and commissioning contractor.":     "Coordinated with the testing and commissioning contractor.",
		"Coordination with clients for the planning of berths.":           "Coordinated with clients for the planning of berths.",
		"Maintenance of the battery bank; solar array; fog horns.":        "Maintained the battery bank; solar array; fog horns.",
		"Clearing riggers rope bills cross checking.":                     "Cleared riggers rope bills cross checking.",
		"Monthly Inspection of Fire Engines.":                             "Carried out Monthly Inspection of Fire Engines.",
		"Cable laying, glanding and termination.":                         "Carried out cable laying, glanding and termination.",
		"Food preparation, menu planning and stock control.":              "Carried out food preparation, menu planning and stock control.",
		"Preventive maintenance of bottling lines.":                       "Carried out preventive maintenance of bottling lines.",
	} {
		if got := printedAmongVerbs(before); got != want {
			t.Errorf("%s\n got  %s\n want %s", before, got, want)
		}
	}
	for _, text := range []string{
		// Something before the second deed may govern it, or it keeps its name.
		"Preparation of drawings for approval and inspection of the board.",
		"Supervision of masts and inspection of the lamps.",
		"Study of design and operation of cranes.",
		"Preparation of drawings, specification and inspection of pumps.",
		"Preparation of schedule and execution of works plan.",
		"Settlement of claims, payment of tax, preparation of permits.",
		"Installation of pumps; approval of plans; testing of motors.",
		"Preparation of incident reports; inspection of locks; patrol of premises.",
		"Maintenance of pumps & repair of motors, as well as inspection of belts.",
		"Installation of lighting; testing of circuits; handover to client.",
		// Others did it, or another sentence tells of something else.
		"Head office did planning. Installation of pumps.",
		"Attended courses in Leeds. Management of crews.",
		"Worked under the engineer. Supervision of staff.",
		"Installation of pumps. Audit of files passed.",
		"External audit.", "Client inspection of panels.", "Council inspection of kitchens.", "Police investigation of theft.",
		"Third party inspection of welds.", "Annual audit with the insurer.", "Customer testing.",
		// It has a verb of its own, or is nothing that is carried out.
		"Execution of works in the yard by day and night shifts.", "Site supervision and execution.", "Order processing.",
		"Audit planning and execution.", "Preparation for service and cleaning down after.",
		"Supervision of service and presentation of dishes.", "Good coordination with the yard.",
		"Annual performance appraisal.", "Security clearance.", "Hip replacement.", "Self control.", "Strong problem solving.",
		"Hand-eye coordination.", "Birth control advice and testing.", "General Assembly in Geneva.", "Legislative Assembly of Ontario.",
		"Town planning at Leeds.", "Contract termination in 2016.", "Question papers and marking.", "Strategic account planning",
		"Art collection.", "Remote control of cranes.", "Fireworks for the harbour.",
		// Nobody is dealt with, or more is told of it.
		"Coordination with installation of new bays.", "Liaison with suppliers and management of contracts.",
		"Coordination with MEP, architects and consultants and attending meetings.", "Interaction with and training of users.",
		"Coordination with vendors required.", "Communication with deaf clients in BSL improved.",
		"Coordination with, and reporting to, the client.",
		"4 kWp x 40 sites in the north.", "A self motivated and self-driven leader of agents.", "Amazing Lego work.",
	} {
		if got := printedAmongVerbs(text); got != text {
			t.Errorf("%q becomes %q", text, got)
		}
	}
}

// printedAmongVerbs is a bullet of a post that is over, beside others that open with verbs, as the product prints it.
func printedAmongVerbs(bullet string) string {
	doc := &cv.Document{Locale: "en-GB", Work: []cv.Engagement{{
		Dates: cv.DateRange{Start: cv.Date{Year: 2014}, End: cv.Date{Year: 2018}},
		Highlights: []cv.Text{
			{Value: bullet}, {Value: "Cleaned the quay each day."}, {Value: "Sold ropes to the crews."}, {Value: "Kept the log."},
		},
	}}}
	printed(doc)
	return doc.Work[0].Highlights[0].Value
}
