package condense

import "testing"

// What somebody has, is or gives takes the verb that leads to it among bullets that tell what was done.
func TestOwned(t *testing.T) {
	past, now := speaker{third: true, past: true, listed: true, told: true}, speaker{third: true, listed: true, told: true}
	for _, c := range []struct {
		s            speaker
		before, want string
	}{
		{past, "Good understanding of tide tables and radar", "Had a good understanding of tide tables and radar"},
		{now, "Excellent working knowledge of port rules.", "Has an excellent working knowledge of port rules."},
		{now, "Excellent knowledge of port rules.", "Has excellent knowledge of port rules."},
		{past, "Exposure to all kinds of hull damage", "Had exposure to all kinds of hull damage"},
		{past, "Significant role in the overhaul of two engines", "Had a significant role in the overhaul of two engines"},
		{now, "Full responsibility for the stores", "Has full responsibility for the stores"},
		{past, "Point of contact for suppliers", "Was the point of contact for suppliers"},
		{now, "Main point of contact for the pilots.", "Is the main point of contact for the pilots."},
		{past, "Part of a team of riggers", "Was part of a team of riggers"},
		{past, "Integral part of the night crew", "Was an integral part of the night crew"},
		{past, "Technical support to 40 skippers", "Provided technical support to 40 skippers"},
		{now, "On-call support for the yard", "Provides on-call support for the yard"},
		{past, "Over 200 interviews with passengers", "Carried out over 200 interviews with passengers"},
		{past, "120 surveys of hulls", "Carried out 120 surveys of hulls"},
		{now, "Coach and mentor to six deck officers", "Serves as coach and mentor to six deck officers"},
		{now, "Key contributor to the mooring plan", "Serves as a key contributor to the mooring plan"},
		{past, "Operator in charge of outbound parcels", "Served as operator in charge of outbound parcels"},
		{
			past, "Responsible for providing advice, maintenance and growth of the fleet",
			"Held responsibility for providing advice, maintenance and growth of the fleet",
		},
		{past, "Successful delivery of two refits", "Successfully delivered two refits"},
		{now, "Active participation in safety drills", "Actively participates in safety drills"},
		{past, "Participation in the yard audits", "Participated in the yard audits"},
		{past, "Discussion of new products with owners", "Discussed new products with owners"},
		{now, "Resolution of complaints from crews", "Resolves complaints from crews"},
		{past, "Provision of first aid on the quay", "Provided first aid on the quay"},
		{past, "Close collaboration with the pilots", "Closely collaborated with the pilots"},
		{past, "Successful Krellom launch of 2019", ""},
		{past, "Active duty in the north", ""},
		{past, "Effective communication skills", ""},
		// What others have or give, what names something, and what has a verb of its own stays.
		{past, "Government support for the yard", ""},
		{past, "Support to develop the yard", ""},
		{past, "Design and support for the tide site", ""},
		{past, "Lead role in Hamlet", "Had a lead role in Hamlet"},
		{past, "Local knowledge of the coast", ""},
		{past, "Experience of 5 years", ""},
		{past, "Understanding of radar was tested", ""},
		{past, "Focus on safety", ""},
		{past, "Coach and mentor new riggers", ""},
		{past, "Part owner of the yard", ""},
		{past, "Role: support to crews", ""},
		{speaker{third: true, past: true}, "Good understanding of radar", ""},
	} {
		if got := Statement(c.before, c.s); got != c.want && (c.want != "" || got != c.before) {
			t.Errorf("%s\n got  %s\n want %s", c.before, got, c.want)
		}
	}
}
