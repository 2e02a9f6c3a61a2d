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
				"Salary\n£14 per hour\nApplicants must have the following\n- Slinger ticket\n- Rope work",
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
				"Salary\n£14 per hour\nThings we look for\n- Rope work\n" +
				"Things you'll do\n- Splice ropes",
			[]string{"Rope work"},
		},
		{
			"a task as required",
			"Rigger\n\nRequirements\n- Slinger ticket\n\nDuties\n- Assist in the running of the yard as and when required",
			[]string{"Slinger ticket"},
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
			"one that is misspelt in capitals",
			"Rigger\n\n" +
				"Salary\n£14 per hour\nYARD REQUIRMENTS\n- Rope work",
			[]string{"Rope work"},
		},
		{
			"a number below its heading",
			"Rigger\n\n" +
				"Number of vacancies\n1\nRequirements\n- Rope work",
			[]string{"Rope work"},
		},
		{
			"a title over the facts of the post",
			"Education Officer\n- Permanent\n- Hull\n\nRequirements\n- Rope work",
			[]string{"Rope work"},
		},
		{
			"what things have to be",
			"Rigger\n\nDuties\n- Splice ropes\n\nLoads should be:\n- weighed\n- secured\n\nRequirements\n- Rope work",
			[]string{"Rope work"},
		},
		{
			"a summary of what is required",
			"Rigger\n\nSummary of Requirements\n- Rope work",
			[]string{"Rope work"},
		},
		{
			"a demand that headings are about too",
			"Requirements\nRope work\nRight to work in the UK\nReading load charts",
			[]string{"Rope work", "Right to work in the UK", "Reading load charts"},
		},
		{
			"a label within a list of demands",
			"Rigger\n\nRequirements\n- Slinger ticket\n- Personal responsibility: owns mistakes\n- Python",
			[]string{"Slinger ticket", "Python"},
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
		"Quay Sailing School is looking for a Premises Manager to support us in the care of the yard.",
		"The role of the caretaker is a crucial role and is essential to the running of the yard.",
		"The successful candidate will be subject to an enhanced check.",
		"If you would like to be considered for this position then we would like to hear from you.",
		"- Have you ever been on a boat without a licence? 3",
		"jobs@example.com",
		"Send the application package to the yard",
		"The best matched riggers sail first",
		"Read more",
		"View all jobs",
		"Post a job",
		"Add resume now",
		"Upload your papers to our site",
		"Send us your papers",
		"Click here to see the boats",
		"See the list of boats on our site",
		"Be advised that boats may sail late",
		"For example boats of three masts",
		"Responsible for the ropes of the yard",
		"We are seeking an experienced yard manager to develop and grow our rigging business.",
		"You'll be supported by riggers with experience of every boat.",
		"You will have the opportunity to work with riggers of great experience.",
		"- quay-rigging.com",
		"You don't want a desk job.",
		"Direct deposit is mandatory.",
		"Veterans' preference is not applicable to this position.",
		"You will receive full pay for the experience of a course.",
	} {
		if got := Requirements(job("Rigger\n\nRequirements\n- Slinger ticket\n" + line)); len(got) != 1 {
			t.Errorf("%q: %v", line, got)
		}
	}
}

// TestDemandsThatLookLikeProse: what may sound like news of the post and asks for something all the same.
func TestDemandsThatLookLikeProse(t *testing.T) {
	for _, line := range []string{
		"To be considered for this role you must have a degree in civil engineering",
		"Able to read more than one foreign language",
		"Able to post a job on a board",
		"You will need SQL to build reports",
		"Candidates need good German to support our customers",
		"The role requires strong Excel skills to manage budgets",
		"Applicants need a van to cover the region",
		"- Mathematical skills",
		"- Language skills",
		"- Experience in education",
		"- Technical training",
		"- Professional qualification",
		"- Excel!",
		"- Able to stay calm in what is a fast-paced environment",
		"- You'll get on with people of all ages",
		"- Responsible for a budget of over £1m in a former post",
		"- Have you a full driving licence",
	} {
		if got := Requirements(job("Rigger\n\nRequirements\n- Rope work\n" + line)); len(got) != 2 {
			t.Errorf("%q: %v", line, got)
		}
	}
}

// TestProseAmongDemands: a short sentence under a heading of requirements may name what is asked for.
func TestProseAmongDemands(t *testing.T) {
	for _, line := range []string{"Some German will help.", "Python is used daily."} {
		if got := Requirements(job("Rigger\n\nRequirements\nYou must have a slinger ticket. " + line)); len(got) != 2 {
			t.Errorf("%q: %v", line, got)
		}
	}
}
