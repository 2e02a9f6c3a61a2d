package truth

import (
	"strings"
	"testing"

	"focal/internal/cv"
)

func TestVerbsOfWhatIsOverMayBeInThePast(t *testing.T) {
	for _, c := range []struct {
		before, after string
		holds         bool
	}{
		{"Manage a yard and train crews.", "Managed a yard and trained crews.", true},
		{"Carries out repairs, plans surveys and writes reports.", "Carried out repairs, planned surveys and wrote reports.", true},
		{"Report to the master and advise six pilots.", "Reported to the master and advised six pilots.", true},
		{"Lead the crew. Refer faults to the yard.", "Led the crew. Referred faults to the yard.", true},
		{"Successfully run and panic buy rope.", "Successfully ran and panicked buy rope.", true},
		{"Rewrite the tide tables.", "Rewrote the tide tables.", true},
		{"Manage the rotas of the yard Train whole crews.", "Managed the rotas of the yard. Trained whole crews.", true},
		{"Help crews who train riggers.", "Helped crews who trained riggers.", false},
		// another verb, or another thing done
		{"Manage a yard.", "Doubled a yard.", false},
		{"Support a yard.", "Supplied a yard.", false},
		{"Manage a yard.", "Had managed and grown a yard.", false},
		{"Manage the yard's plans to open a dock.", "Managed the yard's planned to open a dock.", false},
		{"Work to build and launch a ferry.", "Worked to build and launched a ferry.", false},
		{"Help crews test ropes and launch boats.", "Helped crews test ropes and launched boats.", false},
		{"Support crews who sail and win races.", "Supported crews who sailed and won races.", false},
		{"Assist the master, who must sail and race.", "Assisted the master, who must sail and raced.", false},
		{"Write notes about claims.", "Wrote notes about claimed.", false},
		{"Led a crew of 12.", "Led a crew of 20.", false},
		{"Manage SAP data.", "Managed SAPed data.", false},
		{"Never manage the yard.", "Managed the yard.", false},
		{"Managed a yard.", "Manage a yard.", false},
		{"Responsibilities: manage a yard.", "Responsibilities: managed a yard.", true},
		{"Goal: increase the catch.", "Goal: increased the catch.", false},
		{"Awaiting approval, launch a ferry.", "Awaiting approval, launched a ferry.", false},
		{"Ban ropes.", "Banked ropes.", false},
		{"Files claims.", "Filled claims.", false},
		{"Files claims.", "Filed claims.", true},
		{"Planes oak.", "Planned oak.", false},
		{"Presses and fixes sails.", "Pressed and fixed sails.", true},
		{"Scrapes hulls.", "Scrapped hulls.", false},
		{"Assisting with running payroll and hiring staff.", "Assisted with running payroll and hired staff.", false},
		{"Considering buying and selling boats.", "Considered buying and sold boats.", false},
		{"Considering buying a boat.", "Considered bought a boat.", false},
		{"Co-ordinating with the pilots.", "Co-ordinated with the pilots.", true},
		{"Regularly checking the ropes.", "Regularly checked the ropes.", true},
		{"Adding salt to the hold.", "Added salt to the hold.", true},
		{"Supervising/painting the hulls.", "Supervised/painted the hulls.", true},
		{"Supervision of the yard and ensuring its safety.", "Supervised the yard and ensured its safety.", true},
		{"Led a crew. Ordering rope and filing claims.", "Led a crew. Ordered rope and filed claims.", true},
		{"Ordering rope. Checking hulls by painting and sanding them.", "Ordered rope. Checked hulls by painted and sanded them.", false},
	} {
		original, output := document(c.before), document(c.before)
		output.Work[0].Highlights[0].Value = c.after
		if v := Check(original, output, nil); (len(v) == 0) != c.holds {
			t.Errorf("%q -> %q: %v", c.before, c.after, v)
		}
		if !strings.Contains(c.before, "ing") && Over(c.before, c.after) != c.holds {
			t.Errorf("Over(%q, %q) is not %v", c.before, c.after, c.holds)
		}
	}
	for _, dates := range []cv.DateRange{{}, {Start: cv.Date{Year: 2014}, Current: true}, {Start: cv.Date{Year: 2014}}} {
		original, output := document("Manage a yard."), document("Manage a yard.")
		original.Work[0].Dates, output.Work[0].Dates = dates, dates
		output.Work[0].Highlights[0].Value = "Managed a yard."
		if len(Check(original, output, nil)) == 0 {
			t.Errorf("%+v: a post that is not over was told in the past", dates)
		}
	}
}

// TestOtherHandsOnTheSameSentence: what several stages changed in one sentence is
// proved as well as what one changed.
func TestOtherHandsOnTheSameSentence(t *testing.T) {
	for _, c := range []struct {
		before, after string
		notes         []cv.Note
		holds         bool
	}{
		{"Preparing charts for pilots & checking tides", "Prepared the charts for pilots and checked tides.", nil, true},
		{"Training of new hands and cooks", "Trained new hands and cooks", nil, true},
		{"Preparing charts for pilots", "Prepares charts for pilots", nil, false}, // it is over
		{"Preparing charts for pilots", "Sold charts for pilots", nil, false},
		{"Kept the log.Built a quay.", "Kept the log. She built a quay.", []cv.Note{listed("log.Built", "log. Built")}, true},
		{"Kept the log.Built a quay.", "Kept the log. She built a pier.", nil, false},
		{"The duties which I done there.", "The duties which she did there.", []cv.Note{listed("I done", "I did")}, true},
		{"Troubleshooting radio links at sea.", "Troubleshot radio links at sea.", nil, true},
	} {
		original, output := document(c.before), document(c.before)
		output.Work[0].Highlights[0].Value = c.after
		if v := Check(original, output, c.notes); (len(v) == 0) != c.holds {
			t.Errorf("%q -> %q: %v", c.before, c.after, v)
		}
	}
	for before, after := range map[string]string{
		"Sr.Rigger – (Jr. Mgr.)": "Senior Rigger – (Junior Manager)", "ASST RIGGER": "Assistant Rigger",
		"Sr Rigger/Mgr": "Senior Rigger/Manager",
	} {
		if !sameFact(before, after) {
			t.Errorf("%q is not %q", before, after)
		}
	}
	for before, after := range map[string]string{
		"Tarnbeck Marine ,Leith": "Tarnbeck Marine, Leith", "Client :- Bolt": "Client: Bolt", "Bolt ( Hull ),": "Bolt (Hull)",
	} {
		if !sameFact(before, after) {
			t.Errorf("%q is not the same as %q", before, after)
		}
	}
	if sameFact("1,200 docks", "1200 docks") || sameFact("Bolt, Hull", "Bolt Hull") {
		t.Error("a mark inside a fact was left out")
	}
	if !sameFact("quay rope academy", "Quay Rope Academy") || sameFact("Quay rope", "Quay Rope") {
		t.Error("capitals that were wholly missing are no change, others are")
	}
	if sameFact("Jr. Rigger", "Senior Rigger") || sameFact("Rigger", "Senior Rigger") {
		t.Error("another rank is the same")
	}
}

// The words of a name may get their capitals, and no other letters.
func TestWordsOfNamesBegin(t *testing.T) {
	for before, after := range map[string]string{
		"B.Tech (civil)":        "B.Tech (Civil)",
		"Quay college of Ropes": "Quay College of Ropes", "Moss technologies pvt ltd": "Moss Technologies Pvt Ltd",
	} {
		if !begun(before, after) {
			t.Errorf("%q is another fact than %q", before, after)
		}
	}
	for before, after := range map[string]string{
		"Plant of 500 mw": "Plant of 500 Mw", "Head of quays": "Head of Quay", "Head of ropes": "Head of ROPES", "Rigger": "Senior Rigger",
	} {
		if begun(before, after) {
			t.Errorf("%q is %q", before, after)
		}
	}
}

// Capitals for decoration may go; letters of a unit, of an abbreviation or of a state are no decoration, and a rank is a fact.
func TestCapitalsOfOtherFacts(t *testing.T) {
	for before, after := range map[string]string{
		"Plant of 500 MW": "Plant of 500 mW", "Dose of 5 MG": "Dose of 5 mg", "Head of IT": "Head of it",
		"Portland OR Salem": "Portland or Salem", "1. 5": "1.5", "Nurse, STUDENT": "Nurse",
	} {
		if sameFact(before, after) {
			t.Errorf("%q is %q", before, after)
		}
	}
	if !sameFact("QRT Bearing, LEITH", "QRT Bearing, Leith") || !sameFact("COLLEGE OF ROPES", "College of Ropes") {
		t.Error("capitals for decoration are other words")
	}
}
