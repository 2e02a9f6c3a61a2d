package condense

import "testing"

// A plain verb among deeds that are told takes their form where nothing but a verb may stand.
func TestBareDeed(t *testing.T) {
	past, now := speaker{third: true, past: true, listed: true, told: true}, speaker{third: true, listed: true, told: true}
	for _, c := range []struct {
		s            speaker
		before, want string
	}{
		{past, "Assist skipper and crew with the moorings of both yards.", "Assisted skipper and crew with the moorings of both yards."},
		{now, "Assist patient transport to the ferry.", "Assists patient transport to the ferry."},
		{past, "Restock medication", "Restocked medication"},
		{past, "Effectively control costs of the yard", "Effectively controlled costs of the yard"},
		{now, "Safely open and close the lock.", "Safely opens and closes the lock."},
		{past, "Partly process rope orders", "Partly processed rope orders"},
		{now, "Responsibly open and close store, with all keys.", "Responsibly opens and closes store, with all keys."},
		{past, "Lead generation for the regatta", ""},
		{past, "Admit card distribution", ""},
		{past, "Process owner of the rope works", ""},
		{past, "Process owners are told of each tide", ""},
		{past, "Market research and analysis", ""},
		{past, "Highly skilled work with ropes", ""},
		{past, "Friendly support to guests", ""},
		{past, "Monthly report to the owner", ""},
		{past, "Follow up of debtors", "Followed up debtors"},
		{past, "Fully open plan yard", ""},
		{past, "Test equipment", ""},
		{past, "Support staff", ""},
		{past, "Stock control", ""},
		{past, "Design team meetings", ""},
		{past, "Cut rope to length", ""},
		{past, "Please call the yard", ""},
		{speaker{third: true, past: true}, "Assist patient transport.", ""},
		{speaker{third: true, past: true, listed: true, told: true, project: true}, "Restock medication", ""},
	} {
		if got := Statement(c.before, c.s); got != c.want && !(c.want == "" && (got == c.before || got[:3] == "Car")) {
			t.Errorf("%s\n got  %s\n want %s", c.before, got, c.want)
		}
	}
}

// What somebody answers for, and the names of deeds that CVs open bullets with.
func TestDutiesWithoutAVerb(t *testing.T) {
	past, now := speaker{third: true, past: true, listed: true}, speaker{third: true, listed: true}
	told := speaker{third: true, past: true, listed: true, told: true}
	for _, c := range []struct {
		s            speaker
		before, want string
	}{
		{past, "In charge of the yard and its crews", "Was in charge of the yard and its crews"},
		{now, "In charge of the yard", "Is in charge of the yard"},
		{speaker{third: true, among: true}, "In charge of the yard", "In charge of the yard"},
		{past, "Accountable for stock worth £2m", "Was accountable for stock worth £2m"},
		{past, "Responsible to keep the logs and check the buoys.", "Kept the logs and checked the buoys."},
		{past, "Responsible to the harbour master.", "Responsible to the harbour master."},
		{past, "Responsible for following procedures of the yard.", "Followed procedures of the yard."},
		{past, "Overseen daily works of the yard and led crews.", "Oversaw daily works of the yard and led crews."},
		{now, "Overseen daily works of the yard and led crews.", "Overseen daily works of the yard and led crews."},
		{past, "Done by the crew of the yard.", "Done by the crew of the yard."},
		{past, "Follow-up with clients on their moorings.", "Followed up with clients on their moorings."},
		{past, "Follow-up on clients who cannot pay and take action.", "Follow-up on clients who cannot pay and take action."},
		{past, "Finalization of accounts", "Finalized accounts"},
		{past, "Preparation of BBS", "Prepared BBS"},
		{past, "Selection and sizing of pumps for two yards.", "Selected and sized pumps for two yards."},
		{past, "Admission and discharge of patients", "Admitted and discharged patients"},
		{past, "Maintenance, repair and overhaul of engines", "Maintained, repaired and overhauled engines"},
		{past, "Verification of bills submitted by sub-contractors.", "Verified bills submitted by sub-contractors."},
		{past, "Verification of the hull by the insurer.", "Verification of the hull by the insurer."},
		{past, "Erection of Masts, Booms, Rigging Gear and Lamp Posts.", "Erected Masts, Booms, Rigging Gear and Lamp Posts."},
		{past, "Erection of Quay Garden Tower", "Erection of Quay Garden Tower"},
		{past, "Execution of Rope systems and Piping on site.", "Executed Rope systems and Piping on site."},
		{past, "Improvement of 12% in sales", "Improvement of 12% in sales"},
		{past, "Resolution of 98% of tickets", "Resolved 98% of tickets"},
		{past, "Completion of the quay wall on time.", "Completed the quay wall on time."},
		{now, "Completion of the quay wall on time.", "Completion of the quay wall on time."},
		{now, "Achievement of sales targets", "Achievement of sales targets"},
		{told, "Hull maintenance as per the code.", "Carried out hull maintenance as per the code."},
		{past, "Start-up: Carrying out checks of all the pumps.", "Start-up: Carried out checks of all the pumps."},
		{past, "Start-up: Carrying out checks and running pumps.", "Start-up: Carried out checks and ran pumps."},
		{past, "Training: Teaching riggers the ropes of the yard.", "Training: Teaching riggers the ropes of the yard."},
		{past, "Client: Building boats for the navy.", "Client: Building boats for the navy."},
	} {
		if got := Statement(c.before, c.s); got != c.want {
			t.Errorf("%s\n got  %s\n want %s", c.before, got, c.want)
		}
	}
}

// Gerunds of lists of duties that are nouns as well, and those with a plain verb beside them.
func TestGerundsOfSeveralThings(t *testing.T) {
	past := speaker{third: true, past: true, listed: true}
	for before, want := range map[string]string{
		"Dressing of wounds":                                     "Dressed wounds",
		"Coding of forms":                                        "Coded forms",
		"Setting out of buildings with a theodolite.":            "Set out buildings with a theodolite.",
		"Managing and supervise the design of both yards.":       "Managed and supervised the design of both yards.",
		"Working under the mate in the galley.":                  "Worked under the mate in the galley.",
		"Creating tide charts and following up with the crews.":  "Created tide charts and followed up with the crews.",
		"Booking of berths, Debtors follow up and rope payment.": "Booking of berths, Debtors follow up and rope payment.",
		"Meeting of the board":                                   "Meeting of the board",
		"Rating of riggers":                                      "Rating of riggers",
		"Hearing of cases":                                       "Hearing of cases",
	} {
		got := before
		if after := listedDuties(before, past); after != "" {
			got = after
		}
		if got != want {
			t.Errorf("%s\n got  %s\n want %s", before, got, want)
		}
	}
}
