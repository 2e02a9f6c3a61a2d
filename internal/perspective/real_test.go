package perspective_test

import (
	"strings"
	"testing"

	"focal/internal/cv"
	"focal/internal/perspective"
)

// TestNamesAndNounsAreNoVerbs: products, acronyms, compounds and titles stay.
func TestNamesAndNounsAreNoVerbs(t *testing.T) {
	checkRewrites(t, cv.ThirdPerson, perspective.Subject{Name: "Ann Lee", Pronouns: cv.She}, []rewriteCase{
		{in: "SAP ECC and BW reporting"},
		{in: "SET exams for two schools"},
		{in: "Excel, Word and PowerPoint"},
		{in: "Excel, Word"},
		{in: "Excel document preparation and filing"},
		{in: "My SQL, Oracle"},
		{in: "Balance sheet account analysis and review"},
		{in: "Test cases, scripts and reports"},
		{in: "Support Vector Machines for Ranking Pages"},
		{in: "Steam air, water immersion and retort sterilisation"},
		{in: "First place in a county race"},
		{"I have been involved in tests, start up and shut down.", "She has been involved in tests, start up and shut down."},
		{"Ensure the hall is aired and clean all day.", "Ensures the hall is aired and clean all day."},
		{"Plan daily and weekly work for the yard.", "Plans daily and weekly work for the yard."},
		{"Keep records of tool drawings, design concepts and orders.", "Keeps records of tool drawings, design concepts and orders."},
		{"I certify this to be true and correct according to my records.", "She certifies this to be true and correct according to her records."},
		{"Review drawings and design submissions.", "Reviews drawings and design submissions."},
		{"Help with accounts and general IT tasks.", "Helps with accounts and general IT tasks."},
		{"Serve the team and head office.", "Serves the team and head office."},
		{in: "Increase in quality by better tools"},
		{in: "Choose My College – a site for pupils"},
		{in: "Contract with Alder Mills, two years"},
		{"I took a test and found myself fit.", "She took a test and found herself fit."},
		{in: "Institute of Technology, Leeds"},
		{in: "Lead Engineer for a retrofit of two lines"},
		{in: "Total 4 projects handed over"},
		{in: "Choose the font and the size of your cover letter."},
		{in: "Have we lowered the threshold too far?"},
		{"Right now I lead a team.", "Right now she leads a team."},
		{"I hearby declare this to be true.", "She hearby declares this to be true."},
		{"Apply fair standards and appropriate sanctions.", "Applies fair standards and appropriate sanctions."},
		{"Prepare the audit plan and audit summary report.", "Prepares the audit plan and audit summary report."},
		{"Improve systems and network configurations.", "Improves systems and network configurations."},
		{"Run a two-van crew and train one apprentice.", "Runs a two-van crew and trains one apprentice."},
		{"Discuss one to one with the crew.", "Discusses one to one with the crew."},
		{"Access the site by boat.", "Accesses the site by boat."},
		{"Excel at planning.", "Excels at planning."},
		{"Process 30 invoices per day.", "Processes 30 invoices per day."},
		{in: "increase sales by calling customers."},
		{"enhance my skills.", "enhance her skills."},
	})
}

func TestTheySubjectlessIsOnePerson(t *testing.T) {
	checkRewrites(t, cv.ThirdPerson, perspective.Subject{Name: "Ann Lee", Pronouns: cv.They}, []rewriteCase{
		{"Lead a team and train porters.", "Leads a team and trains porters."},
		{"I lead a team and train porters.", "They lead a team and train porters."},
		{"Have run three sites.", "Has run three sites."},
		{in: "Led a team."},
	})
}

func bulletsOf(lines ...string) *cv.Document {
	d := &cv.Document{Person: cv.Person{Name: cv.Text{Value: "Ann Lee"}}, Work: []cv.Engagement{{Title: cv.Text{Value: "Fitter"}}}}
	for _, l := range lines {
		d.Work[0].Highlights = append(d.Work[0].Highlights, cv.Text{Value: l})
	}
	d.AssignIDs()
	return d
}

// TestLanguageOfTheDocument: one text with words that other languages have too is
// English where the document is; a sentence in another language stays and is named
// only where it speaks in the first person of English.
func TestLanguageOfTheDocument(t *testing.T) {
	d := bulletsOf("I manage the yard and the crew.", "I inspect 40 lifts per via ferrata.", "Responsable de la gestion des stocks.", "the crew and I, me and my van.")
	notes := perspective.Document(d, cv.ThirdPerson, cv.She)
	for i, want := range []string{"Manages the yard and the crew.", "Inspects 40 lifts per via ferrata.", "Responsable de la gestion des stocks."} {
		if got := d.Work[0].Highlights[i].Value; got != want {
			t.Errorf("got %q, want %q", got, want)
		}
	}
	if len(notes) < 2 {
		t.Errorf("notes: %v", notes)
	}
}

func TestSurvivingFirstPersonIsNamed(t *testing.T) {
	d := bulletsOf("I manage the yard.", strings.Repeat("word ", 700)+"I sail.")
	advised := false
	for _, n := range perspective.Document(d, cv.ThirdPerson, cv.She) {
		advised = advised || n.Kind == cv.NoteAdvice && strings.Contains(n.Reason, "first person")
	}
	if !advised {
		t.Error("a text that still says “I” is not named")
	}
}

func TestLowerCaseBulletsByHabit(t *testing.T) {
	d := bulletsOf("manage the yard", "train the crew", "order the parts")
	perspective.Document(d, cv.ThirdPerson, cv.She)
	if got := d.Work[0].Highlights[1].Value; got != "trains the crew" {
		t.Errorf("got %q", got)
	}
}
