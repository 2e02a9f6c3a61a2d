package condense

import "testing"

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
		{past, "Installation of pole mounted lamps on the quay.", "Carried out installation of pole mounted lamps on the quay."},
		{past, "Preparation of tide tables and inspection of the lamps.", "Prepared tide tables and inspected the lamps."},
		{past, "Supervision of masts and inspection of the lamps.", "Carried out supervision of masts and inspection of the lamps."},
		{past, "Supervision of masts and inspecting the lamps.", "Supervised masts and inspected the lamps."},
		{
			past, "Inspection of painting, finishing and packing of pumps.",
			"Carried out inspection of painting, finishing and packing of pumps.",
		},
		{past, "Coordination with the yard and two clients.", "Coordinated with the yard and two clients."},
		{past, "Preparation of tide tables. Inspection of the lamps.", "Prepared tide tables. Inspected the lamps."},
		{past, "Preparation of tide tables. Inspection tables of the crew.", "Preparation of tide tables. Inspection tables of the crew."},
		{
			past, "Installation of masts, lamps and Termination and Cabling",
			"Carried out installation of masts, lamps and Termination and Cabling",
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
