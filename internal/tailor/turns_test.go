package tailor

import (
	"slices"
	"testing"
)

// TestHeadingsAsTheyAreWritten: parts of an advert that begin under other words than those of the book.
func TestHeadingsAsTheyAreWritten(t *testing.T) {
	for _, c := range []struct {
		name, text string
		want       []string
	}{
		{
			"a heading that is misspelt",
			"Rigger\n\n" +
				"Salary\n£14 per hour\nRequirments\n- Must have a slinger ticket\n- Rope work",
			[]string{"Slinger ticket", "Rope work"},
		},
		{
			"one that announces without a colon",
			"Rigger\n\n" +
				"Applicants must have the following\n- Slinger ticket\n- Rope work",
			[]string{"Slinger ticket", "Rope work"},
		},
		{
			"duties that are announced without a colon",
			"Rigger\n\nRequirements\n- Slinger ticket\n\nDuties shall include the following\n- To splice ropes\n- To oil the winch",
			[]string{"Slinger ticket"},
		},
		{
			"what somebody needs to be",
			"Rigger\n\n" +
				"Duties\n- Splice ropes\n\n" +
				"Riggers need to be:\n- good with knots\n- able to read load charts",
			[]string{"Knots", "Read load charts"},
		},
		{
			"duties for which somebody answers",
			"Rigger\n\n" +
				"Requirements\n- Slinger ticket\n\n" +
				"Responsible for\n- Splice ropes\n- Oil the winch",
			[]string{"Slinger ticket"},
		},
		{
			"things to do",
			"Rigger\n\n" +
				"Things we look for\n- Rope work\n\n" +
				"Things you'll do\n- Splice ropes",
			[]string{"Rope work"},
		},
		{
			"a label that turns to duties, and one that turns back",
			"Rigger\n\nRequirements\n\nKey Responsibilities: Splice the ropes of the yard.\nOil the winch every week.\n" +
				"Key Skills: Rope work.\nReading load charts.",
			[]string{"Rope work", "Reading load charts"},
		},
		{
			"why to come",
			"Rigger\n\n" +
				"Requirements\n- Rope work\n\n" +
				"Why work at Quay Rigging?\n- Free parking\n- Staff canteen",
			[]string{"Rope work"},
		},
		{
			"what a board shows below",
			"Rigger\n\n" +
				"Requirements\n- Rope work\n\n" +
				"Jobs by Category\n- Yard Jobs (12)\n- Office Jobs (4)\n\n" +
				"Similar jobs\n- Slinger, Hull",
			[]string{"Rope work"},
		},
		{
			"a topic among the criteria",
			"Requirements\n- Knowledge and understanding\n- Load charts\n- Personal qualities",
			[]string{"Load charts"},
		},
	} {
		var got []string
		for _, r := range Requirements(job(c.text)) {
			got = append(got, r.Text)
		}
		if !slices.Equal(got, c.want) {
			t.Errorf("%s: %q, want %q", c.name, got, c.want)
		}
	}
}

// TestSaysNothingOfThePerson: sentences that look like demands.
func TestSaysNothingOfThePerson(t *testing.T) {
	for _, line := range []string{
		"We are looking for a role of an experienced rigger for our client in Hull.",
		"Quay Sailing School is looking for a Premises Manager to support us in the care of the yard.",
		"The role of the caretaker is a crucial role and is essential to the running of the yard.",
		"The successful candidate will be subject to an enhanced check.",
		"If you would like to be considered for this position then we would like to hear from you.",
		"- Assist in the running of the yard as and when required",
		"- Have you ever been on a boat without a licence? 3",
		"Apply now!",
		"jobs@ example.com",
		"We are seeking an experienced yard manager to develop and grow our rigging business.",
		"You'll be supported by riggers with experience of every boat.",
		"You will have the opportunity to work with riggers of great experience.",
		"- quay-rigging.com",
		"You don't want a desk job.",
		"If you are looking for a desk job you will not find it here.",
		"Have you been involved in any of the following?",
		"Direct deposit is mandatory.",
		"Veterans' preference is not applicable to this position.",
		"You will receive credit for all qualifying experience.",
	} {
		if got := Requirements(job("Rigger\n\nDuties\n- Splice ropes\n\n" + line)); len(got) != 0 {
			t.Errorf("%q asks for %q", line, got[0].Text)
		}
	}
}

// TestProseAmongDemands: under a heading of requirements too a sentence that asks nothing is no demand.
func TestProseAmongDemands(t *testing.T) {
	for _, line := range []string{
		"Riggers rarely return to the yard.",
		"The work is usually done at sea.",
		"Some boats are older than the yard.",
	} {
		got := Requirements(job("Rigger\n\nRequirements\nYou must have a slinger ticket. " + line))
		if len(got) != 1 || got[0].Text != "Slinger ticket" {
			t.Errorf("%q asks for %v", line, got)
		}
	}
}
