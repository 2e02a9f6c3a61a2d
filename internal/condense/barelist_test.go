package condense

import "testing"

// Plain verbs that only their list, or the row they stand in, tells from nouns.
func TestBareAmong(t *testing.T) {
	told := speaker{third: true, listed: true, told: true}
	now, past := told, told
	now.bare, past.bare, past.past = true, true, true
	strict := past
	strict.strict = true
	for _, c := range []struct {
		s            speaker
		before, want string
	}{
		{told, "Design, configure, deploy and administer tide clocks.", "Designs, configures, deploys and administers tide clocks."},
		{told, "Process guest orders and berths for the two clubs.", ""},
		{past, "Manufacture & Supply various types of rope.", "Manufactured & supplied various types of rope."},
		{told, "Teach Harbour Safety", ""},
		{now, "Support staff", ""},
		{strict, "Report Berth Allowances for the port.", ""},
		{strict, "Support tickets of all crews.", ""},
		{strict, "Record over 50 lifts of the cranes a day.", "Recorded over 50 lifts of the cranes a day."},
		{strict, "Audit the ledgers of two yards.", "Audited the ledgers of two yards."},
		{past, "Audit price changes for two yards.", ""},
		{strict, "Balance sheet of two yards.", ""},
		{strict, "Design studio in Leith.", ""},
		{strict, "Care plan reviews with families and doctors.", ""},
		{strict, "Support staff", ""},
		{now, "Plan, cook and present meals to guests.", "Plans, cooks and presents meals to guests."},
		{now, "Balance sheets and ledgers of two yards.", ""},
		{now, "Control valve sizing and vendor checks.", ""},
		{past, "Care plan reviews with families and doctors.", ""},
		{now, "Design reviews with the owner of the yard.", ""},
		{now, "Lead generation for new yards in Hull.", ""},
		{now, "Process owner for the rope store in Hull.", ""},
		{now, "Test equipment for the yard and the crew.", ""},
		{now, "Travel arrangements for the board of the yard.", ""},
		{now, "Work experience in the yard of the crew.", ""},
		{now, "Sales support and customer service in Hull.", ""},
		{now, "Change requests of the yard were checked.", ""},
		{now, "Research and development of new ropes.", ""},
		{now, "Conduct risk assessments with the crews.", "Conducts risk assessments with the crews."},
		{now, "Monitor winch loads during each lift.", "Monitors winch loads during each lift."},
		{now, "Assist Harbour Engineers in tests of the pumps.", "Assists Harbour Engineers in tests of the pumps."},
		{now, "Train customers on the use of winches.", "Trains customers on the use of winches."},
		{past, "Understand and suggest for repairs.", "Understood and suggested for repairs."},
		{told, "Conduct risk assessments with the crews.", ""},
		{now, "Build quality of new boats.", ""},
		{now, "Support tickets of three yards.", ""},
		{now, "Design studio in Leith with nine riggers.", ""},
		{now, "Train services to the coast.", ""},
		{now, "Review meetings with the owner.", ""},
		{now, "Exhibit hall for the fair and the crews.", ""},
		{now, "SAP stock reservations for the yard.", ""},
		{now, "Swing bridge and lock of the harbour.", ""},
	} {
		if got := bareAmong(c.before, c.s); got != c.want {
			t.Errorf("%s\n got  %s\n want %s", c.before, got, c.want)
		}
	}
	if listsBare(tagged("Designs, configures, deploys and administers tide clocks.")) {
		t.Error("a row with its and lists nouns")
	}
	if !listsBare(tagged("Designs, plans, drafts ropes.")) {
		t.Error("a row without and lists verbs")
	}
}
