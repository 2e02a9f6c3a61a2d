package truth

import "testing"

// The names of further deeds take their verbs where nothing before them may govern them.
func TestFurtherDeeds(t *testing.T) {
	for before, after := range map[string]string{
		"Preparation of tide tables and inspection of the lamps.":           "Prepared tide tables and inspected the lamps.",
		"Preparation of payroll, filing of returns and settlement of dues.": "Prepared payroll, filed returns and settled dues.",
		"Erection of scaffolding, repair of masts and training of crews.":   "Erected scaffolding, repaired masts and trained crews.",
		"Settlement of claims, processing of permits.":                      "Settled claims, processed permits.",
		"Preparation and inspection of pumps and maintenance of records.":   "Prepared and inspected pumps and maintained records.",
		"Preparation of rotas; inspection of locks; testing of lamps.":      "Prepared rotas; inspected locks; tested lamps.",
		"Maintenance of pumps. Repair of motors.":                           "Maintained pumps. Repaired motors.",
		"Repair of pumps and overhaul of engines.":                          "Repaired pumps and overhauled engines.",
		"Cleaning and installation of pumps.":                               "Cleaned and installed pumps.",
		"Troubleshooting & repair of hydraulics.":                           "Troubleshot and repaired hydraulics.",
		"Repair of roofs on the quay.":                                      "Carried out repair of roofs on the quay.",
	} {
		if !Over(before, after) {
			t.Errorf("%q -> %q is refused", before, after)
		}
	}
	for before, after := range map[string]string{
		"Preparation of drawings for approval and inspection of the board.": "Prepared drawings for approval and inspected the board.",
		"Preparation of tender for construction and maintenance of roads.":  "Prepared tender for construction and maintained roads.",
		"Preparation of files before the audit and inspection of the site.": "Prepared files before the audit and inspected the site.",
		"Preparation of files under Ann who led design, repair of pumps.":   "Prepared files under Ann who led design, repaired pumps.",
		"Preparation of drawings, schedules and inspection of pumps.":       "Prepared drawings, schedules and inspected pumps.",
		"Documentation of testing and calibration of gauges.":               "Documented testing and calibrated gauges.",
		"Study of design and operation of cranes.":                          "Studied design and operated cranes.",
		"Supervision of fabrication and erection of steel.":                 "Supervised fabrication and erected steel.",
		"Supervision of crews and erection of steel.":                       "Supervised crews and erected steel.",
		"Monitoring of installation and operation of plants.":               "Monitored installation and operated plants.",
		"Review of planning and execution of projects.":                     "Reviewed planning and executed projects.",
		"Negotiation with directors and management of the bank.":            "Negotiated with directors and managed the bank.",
		"Responsible for helping with audits and management of staff.":      "Helped with audits and managed staff.",
		"Responsible for training in operation and repair of cranes.":       "Trained in operation and repaired cranes.",
		"Responsible for audits and inspection of lamps.":                   "Was responsible for audits and inspected lamps.",
		"Involved in sales and management of crews.":                        "Took part in sales and managed crews.",
		"Tasked with audits and inspection of lamps.":                       "Had the task of audits and inspected lamps.",
		"Member of the board and management of crews.":                      "Served as a member of the board and managed crews.",
		"Manager of sales and management of crews.":                         "Managed sales and managed crews.",
		"Inspector did the checks; inspection of welds.":                    "Inspector did the checks; inspected welds.",
		"Head office did planning. Installation of pumps.":                  "Head office did planning. Installed pumps.",
		"Worked for the engineer: management of staff.":                     "Worked for the engineer: managed staff.",
		"Training received: management of staff.":                           "Training received: managed staff.",
		"Attended course. Management of crews.":                             "Attended course. Managed crews.",
		"Negotiation with the bank was led by Ann.":                         "Negotiated with the bank was led by Ann.",
		"Police investigation of theft.":                                    "Carried out police investigation of theft.",
		"External audit.":                                                   "Carried out external audit.",
		"Audit of the site by the insurer.":                                 "Carried out audit of the site by the insurer.",
		"Inspection by the council.":                                        "Carried out inspection by the council.",
		"The client's inspection of pumps.":                                 "Carried out the client's inspection of pumps.",
		"No inspection of pumps.":                                           "Carried out no inspection of pumps.",
		"Cancelled audit.":                                                  "Carried out cancelled audit.",
		"Audit through an agency.":                                          "Carried out audit through an agency.",
	} {
		if Over(before, after) {
			t.Errorf("%q -> %q passes", before, after)
		}
	}
}

// What is given, had and done in a way takes its verb, and no other.
func TestLedTo(t *testing.T) {
	for before, after := range map[string]string{
		"Technical support to 40 skippers.":        "Provided technical support to 40 skippers.",
		"Successful delivery of two refits.":       "Successfully delivered two refits.",
		"Active participation in safety drills.":   "Actively participated in safety drills.",
		"Close collaboration with pilots.":         "Closely collaborated with pilots.",
		"Good understanding of radar.":             "Had a good understanding of radar.",
		"Point of contact for suppliers.":          "Was the point of contact for suppliers.",
		"Key contributor to the mooring plan.":     "Served as a key contributor to the mooring plan.",
		"Mentorship of junior riggers.":            "Mentored junior riggers.",
		"Over 200 interviews with passengers.":     "Carried out over 200 interviews with passengers.",
		"Follow the tides and follow-up with crew": "Followed the tides and followed up with crew",
	} {
		if !Over(before, after) {
			t.Errorf("%q -> %q is refused", before, after)
		}
	}
	for before, after := range map[string]string{
		"Government support for crews.":               "Provided government support for crews.",
		"Technical drawings to 40 skippers.":          "Provided technical drawings to 40 skippers.",
		"Successful delivery of refits by the owner.": "Successfully delivered refits by the owner.",
		"Successful delivery of two refits.":          "Actively delivered two refits.",
		"Successful party of the yard.":               "Successfully delivered the yard.",
	} {
		if Over(before, after) {
			t.Errorf("%q -> %q is let through", before, after)
		}
	}
}
