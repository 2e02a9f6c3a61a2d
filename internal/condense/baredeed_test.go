package condense

import "testing"

// A plain verb among deeds that are told takes their form where nothing but a verb may stand.
func TestBareDeed(t *testing.T) {
	past, now := speaker{third: true, past: true, listed: true, told: true}, speaker{third: true, listed: true, told: true}
	for _, c := range []struct {
		s            speaker
		before, want string
	}{
		{past, "Assist skippers and crews with the moorings.", "Assisted skippers and crews with the moorings."},
		{now, "Assist patient transport to the ferry.", ""},
		{past, "Assist Professor of Physics", ""},
		{past, "Sell side analyst", ""},
		{past, "Buy side research of the yard", ""},
		{past, "Produce clerk of the harbour", ""},
		{now, "Bring Your Own Device policy", ""},
		{now, "Manage My Health portal support", ""},
		{past, "Fill station attendant", ""},
		{past, "Family support worker", ""},
		{past, "Family support team", ""},
		{past, "Anomaly report tool", ""},
		{past, "Currently study Arabic of both coasts", ""},
		{past, "Restock medication", "Restocked medication"},
		{past, "Effectively control costs of the yard", "Effectively controlled costs of the yard"},
		{now, "Safely open and close the lock.", "Safely opens and closes the lock."},
		{past, "Partly process rope orders", ""},
		{now, "Responsibly open and close store, with all keys.", "Responsibly opens and closes store, with all keys."},
		{past, "Lead generation for the regatta", ""},
		{past, "Admit card distribution", ""},
		{past, "Process owner of the rope works", ""},
		{past, "Process owners are told of each tide", ""},
		{past, "Market research and analysis", "Carried out market research and analysis"},
		{past, "Highly skilled work with ropes", ""},
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
		if got := Statement(c.before, c.s); got != c.want && (c.want != "" || got != c.before) {
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
		{now, "My role was to check the pumps.", "Checked the pumps."},
		{now, "My role was to check the pumps and write reports.", "My role was to check the pumps and write reports."},
		{now, "My main role is to keep the logs and check the buoys.", "Keeps the logs and checks the buoys."},
		{now, "To monitor, testing and sealing of all pumps.", "To monitor, testing and sealing of all pumps."},
		{now, "To monitor and seal all the pumps.", "Monitors and seals all the pumps."},
		{now, "My task was to reduce costs.", "My task was to reduce costs."},
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
		{past, "Completion of the quay wall on time.", "Completion of the quay wall on time."},
		{past, "Achievement of zero accidents", "Achievement of zero accidents"},
		{past, "Prevention of accidents in the yard", "Prevention of accidents in the yard"},
		{past, "Reduction of absence and overtime", "Reduction of absence and overtime"},
		{past, "Fulfilment of sales targets", "Fulfilment of sales targets"},
		{past, "Transfer of Undertakings regulations advice to the board", "Transfer of Undertakings regulations advice to the board"},
		{past, "Treatment of Offenders course", "Treatment of Offenders course"},
		{past, "Storage of Dangerous Goods Officer", "Storage of Dangerous Goods Officer"},
		{past, "Storage of dangerous goods officer", "Storage of dangerous goods officer"},
		{past, "Storage of wines and spirits training", "Storage of wines and spirits training"},
		{past, "Removal of boilers, pumps and tanks from site", "Removed boilers, pumps and tanks from site"},
		{past, "Diagnosis of Autism team member", "Diagnosis of Autism team member"},
		{past, "Confirmation of the Bishop", "Confirmation of the Bishop"},
		{past, "Assembly of God Church youth work on Sundays", "Assembly of God Church youth work on Sundays"},
		{past, "Dispatch of the Year 2019", "Dispatch of the Year 2019"},
		{past, "Appraisal of three months", "Appraisal of three months"},
		{past, "Renewal of my contract", "Renewal of my contract"},
		{past, "Admission of guilt cases", "Admission of guilt cases"},
		{past, "Enrolment of members for both yards", "Enrolled members for both yards"},
		{now, "Shipment of vaccines in 2021", "Shipment of vaccines in 2021"},
		{now, "Shipment of vaccines to both coasts", "Ships vaccines to both coasts"},
		{now, "Isolation of wards during Covid-19", "Isolation of wards during Covid-19"},
		{now, "Conversion of the barn into offices", "Conversion of the barn into offices"},
		{now, "Removal of 40 old boilers", "Removal of 40 old boilers"},
		{now, "Preparation of lists for the race of 2020", "Preparation of lists for the race of 2020"},
		{past, "Responsible to chair of governors", "Responsible to chair of governors"},
		{past, "Responsible to guide dogs charity", "Responsible to guide dogs charity"},
		{now, "Responsible to open the branch in 2020", "Responsible to open the branch in 2020"},
		{now, "Responsible to reduce costs and improve quality.", "Responsible to reduce costs and improve quality."},
		{past, "Responsible to achieve targets", "Responsible to achieve targets"},
		{past, "In charge of the move to Leeds in 2019", "In charge of the move to Leeds in 2019"},
		{past, "Hiking: Explore the hills of both coasts", "Hiking: Explore the hills of both coasts"},
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
