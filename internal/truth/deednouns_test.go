package truth

import "testing"

// What bullets may become, and what they may not.
func TestNamesAndDutiesTold(t *testing.T) {
	for _, c := range []struct {
		source, output string
		holds          bool
	}{
		{"Selection of pumps for the yard.", "Selected pumps for the yard.", true},
		{"Selection of pumps for the yard.", "Sold pumps for the yard.", false},
		{"Selection of pumps by the owner.", "Selected pumps by the owner.", false},
		{"Verification of bills submitted by crews.", "Verified bills submitted by crews.", true},
		{"Verification of bills by crews.", "Verified bills by crews.", false},
		{"Follow up of debts.", "Followed up debts.", true},
		{"In charge of the yard.", "Was in charge of the yard.", true},
		{"In charge of the yard.", "Was in charge of the yards and quay.", false},
		{"Elected by the crew to the board.", "Was elected by the crew to the board.", true},
		{"Offered a permanent post after a year.", "Was offered a permanent post after a year.", true},
		{"Instrumental in the move to Leith.", "Was instrumental in the move to Leith.", true},
		{"Involve in weekly meetings.", "Took part in weekly meetings.", true},
		{"Elected two wardens.", "Was elected two wardens.", false},
		{"Promoted the fair to owners.", "Was promoted to owners.", false},
		{"Awarded the contract to a yard.", "Was awarded the contract to a yard.", false},
		{"Accountable for stock.", "Was accountable for stock.", true},
		{"Prepare lists and updating the log and updating of tables.", "Prepared lists and updated the log and updated tables.", true},
		{"Prepare lists with sailing and updating of tables.", "Prepared lists with sailed and updated tables.", false},
		{"Informing the crews of the tide. Preparation of the log.", "Informed the crews of the tide. Prepared the log.", true},
		{"The crews sailed. Preparation of the log.", "The crews sailed. Prepared the log.", false},
		{"Setting out of buildings.", "Set out buildings.", true},
		{"Commissioning: Supervise the tests.", "Commissioning: Supervised the tests.", false},
		{"Training: Supervise the tests.", "Training: Supervised the tests.", false},
	} {
		if got := Over(c.source, c.output); got != c.holds {
			t.Errorf("%q -> %q: %v", c.source, c.output, got)
		}
	}
}

// "Responsible to" leads to a duty as "To" does.
func TestResponsibleTo(t *testing.T) {
	for _, c := range []struct{ before, after, want string }{
		{"Responsible to keep the logs.", "Kept the logs.", "keep the logs."},
		{"Responsible to keep the logs.", "Responsible for keeping the logs.", "Responsible to keep the logs."},
		{"Responsible to keep the logs.", "Responsible to keep logs.", "Responsible to keep the logs."},
	} {
		if got := asDuty(c.before, c.after); got != c.want {
			t.Errorf("%q as %q: %q", c.before, c.after, got)
		}
	}
}
