package condense

import "testing"

// Bullets that leave away the auxiliary get it; what may have been done by the person does not.
func TestLeftAuxiliary(t *testing.T) {
	past, now := speaker{third: true, past: true}, speaker{third: true}
	for _, c := range []struct {
		s            speaker
		before, want string
	}{
		{past, "Solely responsible for the stores of two yards.", "Was solely responsible for the stores of two yards."},
		{now, "Fully accountable for the budget.", "Is fully accountable for the budget."},
		{past, "Actively involved in the move to Leith.", "Was actively involved in the move to Leith."},
		{past, "Instrumental in opening the second yard.", "Was instrumental in opening the second yard."},
		{past, "Elected by the crew to the safety board.", "Was elected by the crew to the safety board."},
		{now, "Promoted to shift lead after one year.", "Was promoted to shift lead after one year."},
		{past, "Selected to represent the yard at the fair.", "Was selected to represent the yard at the fair."},
		{past, "Recognised for calm work in storms.", "Was recognised for calm work in storms."},
		{past, "Offered a permanent post after six months.", "Was offered a permanent post after six months."},
		{past, "Entrusted with the keys of the lock.", "Was entrusted with the keys of the lock."},
		{past, "Offered a post to two riggers.", ""},
		{now, "Offered a permanent post after six months.", ""},
		{past, "Offered a course on ropes.", ""},
		{past, "Promoted to customers the new winches.", ""},
		{past, "Selected for clients the best ropes.", ""},
		{past, "Selected to order ropes.", "Was selected to order ropes."},
		{past, "Appointed two riggers and a cook.", ""},
		{past, "Awarded the contract to a yard in Hull.", ""},
		{past, "Elected officers ran the club.", ""},
		{past, "Elected to use steel ropes over hemp.", ""},
		{past, "Promoted from within to fill nine jobs.", ""},
		{past, "Promoted to schools the reading scheme of the pier.", ""},
		{past, "Selected by hand the best hemp.", ""},
		{past, "Appointed as agents two firms in Leith.", ""},
		{past, "Nominated for prizes three riggers.", ""},
		{past, "Offered a job placement service in Leith.", ""},
		{past, "Offered a position for each rigger.", ""},
		{past, "Offered a full-time position.", "Was offered a full-time position."},
		{past, "Currently responsible for the stores.", ""},
		{past, "Invited speakers to the fair.", ""},
		{now, "Initially responsible for the stores.", ""},
		{speaker{third: true, among: true}, "Mainly responsible for the stores.", ""},
		{speaker{}, "Mainly responsible for the stores.", ""},
	} {
		if got := leftAuxiliary(c.before, c.s); got != c.want {
			t.Errorf("%s\n got  %s\n want %s", c.before, got, c.want)
		}
	}
}

// "Involve in" is a slip for taking part.
func TestInvolveIn(t *testing.T) {
	now := speaker{third: true, listed: true, told: true, bare: true}
	for before, want := range map[string]string{
		"Involve in weekly meetings with the crew.": "Takes part in weekly meetings with the crew.",
		"Involve owners in the move.":               "Involves owners in the move.",
	} {
		if got := Statement(before, now); got != want {
			t.Errorf("%s\n got  %s\n want %s", before, got, want)
		}
	}
}

// Who others are in touch through serves as that.
func TestLiaison(t *testing.T) {
	past := speaker{third: true, past: true}
	for before, want := range map[string]string{
		"Liaison to the harbour board on tides.":              "Served as liaison to the harbour board on tides.",
		"Liaison between two yards and their clients.":        "Served as liaison between two yards and their clients.",
		"Primary liaison with the owners of the boats.":       "Served as primary liaison with the owners of the boats.",
		"Liaison to Harbour Board":                            "",
		"Liaison for the fair: talks with the board and crew": "",
	} {
		if got := office(before, past); got != want {
			t.Errorf("%s\n got  %s\n want %s", before, got, want)
		}
	}
}
