package tailor

import (
	"slices"
	"strings"
	"testing"
)

// TestWhatIsOneDemand holds how adverts as people write them are taken apart.
func TestWhatIsOneDemand(t *testing.T) {
	for _, c := range []struct {
		advert string
		want   []string
	}{
		// languages that share a level
		{"- Very good Polish and English language skills in speech and writing", []string{
			"Very good Polish language skills in speech and writing", "Very good English language skills in speech and writing",
		}},
		{"- Good Polish or English", []string{"Polish or English"}},
		// what goes on with an alternative
		{"- 4-6 years of experience in cost accounting, pricing, and/or related field", []string{
			"4-6 years of experience in cost accounting, pricing, and/or related field",
		}},
		// with whom one gets on
		{"- Collaboration with Purchasing, Design, and Works teams", []string{"Collaboration with Purchasing, Design, and Works teams"}},
		// adjectives of one thing
		{"- A structured, careful mindset and interest in drainage standards", []string{
			"Structured, careful mindset and interest in drainage standards",
		}},
		// two skills, the first of which has a name
		{"- Advanced SQL and data modelling skills", []string{"SQL", "Data modelling skills"}},
		// a thing with what it means behind a dash, and a label
		{"- Clear drawing — sections, details, markups", []string{"Clear drawing — sections, details, markups"}},
		{"- Tools – AutoCAD, Revit", []string{"Tools – AutoCAD", "Revit"}},
		// sentences that go on about an item, and one that asks for more
		{"- Comfort with noise. You don't mind it.\n- Rigging experience. Our yard is old. A valid ticket is essential.", []string{
			"Comfort with noise", "Rigging experience", "Ticket",
		}},
		// how something is said
		{"- Able to report clearly and concisely in oral and written form", []string{
			"Report clearly and concisely in oral and written form",
		}},
		{"- Sales of software to State and Local government", []string{"Sales of software to State and Local government"}},
		// what whoever has the post does, and how to apply
		{"- The employee serves as the yard's lead in lifting\n- Rope access", []string{"Rope access"}},
		{"- You must include the job number in the subject line\n- Rope access", []string{"Rope access"}},
		{"We are seeking an experienced Rigging Manager responsible for lifts.\n\nRequirements\n- Rope access", []string{
			"Rope access",
		}},
		// nothing is asked
		{"- None explicitly listed", nil},
		{"- Not specified in the posting", nil},
		{"- No criminal record", []string{"No criminal record"}},
		// the right to work, with what the firm does not do
		{"- Legal right to work in Austria (no visa sponsorship available)", []string{"Legal right to work in Austria"}},
		// what may stand for a demand is none
		{"- Two years' experience as a trainee may substitute for the apprenticeship", nil},
		{"- Valid driving licence\n- Internal applicants must ring the office before applying", []string{"Driving licence"}},
		// a value below its label numbers no question
		{"GRADE\n9\n\nREQUIREMENTS\n\nEducation: completion of tenth grade.", []string{"Completion of tenth grade"}},
		// the next part ends the list, a topic in it does not
		{"## Must have\n\n- Rope access\n\n## Logistics\n\n- Remote\n- 0.2% equity", []string{"Rope access"}},
		{"## Must have\n\n### Technical\n\n- Rope access\n\n### Papers\n\n- IRATA Level 2", []string{"Rope access", "IRATA Level 2"}},
		// a question that duties answer, in a text without lines
		{"You must have a rigger's ticket. What will you do as a rigger? Assists with lifts; Reviews and modifies lifting plans.", []string{
			"Rigger's ticket",
		}},
	} {
		text := c.advert
		if strings.HasPrefix(text, "- ") {
			text = "Requirements\n" + text
		}
		var got []string
		for _, r := range Requirements(job(text)) {
			got = append(got, r.Text)
		}
		if !slices.Equal(got, c.want) {
			t.Errorf("%s\n got %q\nwant %q", c.advert, got, c.want)
		}
	}
}
