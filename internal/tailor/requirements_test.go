package tailor

import (
	"strings"
	"testing"

	"focal/internal/ingest/page"
)

// job builds a job description of lines; bullets mark list items.
func job(text string) *page.Document {
	d := &page.Document{Pages: []page.Page{{}}}
	gap := 0.0
	for _, line := range strings.Split(text, "\n") {
		line = strings.TrimSpace(line)
		kind := page.Paragraph
		for _, bullet := range []string{"- ", "* ", "• "} {
			if rest, ok := strings.CutPrefix(line, bullet); ok {
				line, kind = rest, page.ListItem
			}
		}
		if line == "" {
			gap++
			continue
		}
		d.Pages[0].Lines = append(d.Pages[0].Lines, page.Line{Kind: kind, GapBefore: gap, Segments: []page.Segment{{Runs: []page.Run{{Text: line}}}}})
		gap = 0
	}
	return d
}

func TestRequirements(t *testing.T) {
	for _, c := range []struct {
		name, text string
		want       []string // "level kind text"
	}{
		{"regions by headings", `About us
We make kites.
Essential skills
- Rust
- Three years of sailmaking
Nice to have
- Italian
Benefits
- A free kite`, []string{"must skill Rust", "must experience Three years of sailmaking", "nice language Italian"}},
		{
			"labels in front of a colon", `Essential: Revit; fire safety; CSCS card. Desirable: Polish.`,
			[]string{"must skill Revit", "must skill Fire safety", "must certificate CSCS card", "nice language Polish"},
		},
		{"tools are split, alternatives stay", `Requirements
- Experience with Blender, Houdini or Maya and Nuke`, []string{"must skill Blender", "must skill Houdini or Maya", "must skill Nuke"}},
		{"what would be great is asked for", `Requirements
- Rust
- It's great if you're fluent in German`, []string{"must skill Rust", "nice language It's great if you're fluent in German"}},
		{"prose stays whole", `What you need
- Ability to plan, rehearse and stage community theatre`, []string{"must skill Plan, rehearse and stage community theatre"}},
		{"run-in capitals announce a region", `2. MANDATORY REQUIREMENTS
2.1 The Surveyor SHALL hold SC clearance.
3. DELIVERABLES. A weekly chart; a final report.`, []string{"must clearance SC clearance"}},
		{
			"short demands in running text", `Electrician wanted
Small firm in Hull needs an electrician for rewires. JIB gold card and 18th Edition required. Own hand tools and clean driving licence essential; testers supplied. 2391 ticket preferred but not essential.`,
			[]string{"must certificate JIB gold card", "must certificate 18th Edition", "must other Own hand tools", "must licence Clean driving licence", "nice skill 2391 ticket"},
		},
		{"You: opens the requirements", `Sharp scissors, sharper chat? We're a six-chair shop.

You:
- know a skin fade from a taper
- hold NVQ Level 2 in Barbering
- wet shaving would be a plus

Us: 60 % commission.`, []string{"must skill Know a skin fade from a taper", "must certificate NVQ Level 2 in Barbering", "nice skill Wet shaving"}},
		{
			"numbered criteria behind a label", `Essential criteria: Criterion 1: Experience of leading a night crew. Criterion 2: Knowledge of export control law. Desirable criteria: Criterion 3: Fluent Flemish.`,
			[]string{"must experience Leading a night crew", "must skill Export control law", "nice language Fluent Flemish"},
		},
		{
			"a wish in a condition", `You will know how the benefits system works, and if you speak Tigrinya we would love to hear from you.`,
			[]string{"must skill Know how the benefits system works", "nice language Speak Tigrinya"},
		},
		{"it would be great if you had", `What we need from you
- Rope access ticket

It would be great if you had
- A drone pilot's licence`, []string{"must skill Rope access ticket", "nice licence Drone pilot's licence"}},
		{"rated requirements of a tender", `2. Mandatory requirements
2.1 The consultant shall hold CISM.
3. Rated requirements
3.1 Knowledge of NIST SP 800-53.
3.2 Experience of maritime radar.`, []string{"must certificate CISM", "nice skill NIST SP 800-53", "nice experience Maritime radar"}},
		{"one list under the ideal candidate, with its own marks", `The ideal candidate will have:
- Line management experience
- Welsh (desirable)`, []string{"must experience Line management experience", "nice language Welsh"}},
		{"meeting deadlines and drafting invoices are work, not instructions", `Requirements
- Ability to work to tight deadlines
- Experience of processing supplier invoices
- Two references`, []string{"must skill Work to tight deadlines", "must experience Processing supplier invoices"}},
		{"a post's facts are no requirements", `PERSON SPECIFICATION
Post: Archive Officer
Essential
- Palaeography`, []string{"must skill Palaeography"}},
		{"clearance still to be gained", `Clearance: applicants must hold, or be willing to obtain, SC clearance.`, []string{"must clearance SC clearance (held or to be obtained)"}},
		{"duties ask for nothing", `Responsibilities
- Maintain the herbarium database
- Water the seedlings`, nil},
		{"a mark at the end lowers one item", `Requirements
- HGV licence
- ADR certificate preferred`, []string{"must licence HGV licence", "nice certificate ADR certificate"}},
		{"screening questions are desirable, their options nothing", `How many years of experience do you have repairing accordions?
None
1 to 3 years
Do you possess a boat licence?
Yes
No`, []string{"nice skill Repairing accordions", "nice licence Boat licence"}},
		{"posts in a list ask for what stands in brackets", `Key personnel: Dive Supervisor (ADAS Part 3), Deck Hand.`, []string{"must skill ADAS Part 3"}},
		{"a task is no quality of character, whatever its manner", `Requirements
- Assess, treat and discharge walk-in patients, prescribe independently
- Work independently, prioritise and listen`, []string{"must skill Assess, treat and discharge walk-in patients, prescribe independently", "must soft Work independently, prioritise and listen"}},
		{"a name may begin like a level", `Requirements
- Advanced Trauma Care provider
- Advanced Excel`, []string{"must skill Advanced Trauma Care provider", "must skill Excel"}},
		{"two lines pasted without a heading", `IOSH certificate, 3 years in demolition
CPCS card and a full UK driving licence`, []string{"must certificate IOSH certificate", "must experience 3 years in demolition", "must certificate CPCS card", "must licence Full UK driving licence"}},
		{"a title and a place above them", `Demolition Supervisor
Hull, UK
SMSTS
3 years in demolition
Welsh desirable`, []string{"must skill SMSTS", "must experience 3 years in demolition", "nice language Welsh"}},
		{"a title alone asks for nothing", `Demolition Supervisor
Hull, UK`, nil},
		{"short sentences are no list of demands", `We demolish things.
Call us today!`, nil},
		{"German headings", `Anforderungen
- Kenntnisse in Python
Von Vorteil
- Dänisch`, []string{"must skill Python", "nice skill Dänisch"}},
	} {
		t.Run(c.name, func(t *testing.T) {
			var got []string
			for _, r := range Requirements(job(c.text)) {
				got = append(got, r.Level+" "+r.Kind+" "+r.Text)
			}
			if strings.Join(got, "\n") != strings.Join(c.want, "\n") {
				t.Errorf("got\n%s\nwant\n%s", strings.Join(got, "\n"), strings.Join(c.want, "\n"))
			}
		})
	}
}

// Every quote stands in the job description word for word.
func FuzzRequirementsQuoteVerbatim(f *testing.F) {
	f.Add("Essential: Go; SQL.\nDesirable\n- Fluent French and 3 years of sailing")
	f.Add("00\xffA")
	f.Add("(((\n1.2.3 MUST. (a; b) or, and, \n- , ; :")
	f.Fuzz(func(t *testing.T, text string) {
		if len(text) > 4000 {
			return
		}
		document := job(strings.ToValidUTF8(text, "\ufffd")) // as every reader hands it over
		// A word with a hyphen that a line end cut is one word again in the quote, and soft hyphens are gone.
		plain := func(s string) string {
			return strings.NewReplacer("- ", "-", "\u00ad", "").Replace(strings.Join(strings.Fields(s), " "))
		}
		whole := plain(document.PlainText())
		for _, r := range Requirements(document) {
			quote := plain(r.Quote)
			if !strings.Contains(stripMarkdown(whole), stripMarkdown(quote)) && !strings.Contains(whole, quote) && !strings.ContainsAny(text, "*_#") {
				t.Errorf("%q is not in the text", r.Quote)
			}
		}
	})
}

// TestLevelsBesideCriteria: the level of each criterion stands behind it or in a
// TestFunctionsAreDuties: what American adverts call the functions of a job is what will be done, whatever they call essential.
func TestFunctionsAreDuties(t *testing.T) {
	for _, heading := range []string{"Essential Job Functions", "Other Job Functions", "Key Functions"} {
		got := Requirements(job("Rigger\n\nQualifications\n\nRigging certificate\nRope access\n\n" + heading +
			"\n\nBe a member of the winch team when requested\nCollaborate with the crew of the dock"))
		if len(got) != 2 {
			t.Errorf("%s: %v", heading, got)
		}
	}
	for _, heading := range []string{"Job Goals", "Minimum Required Tool List:"} {
		got := Requirements(job("Rigger\n\nQualifications\n\nRigging certificate\nRope access\n\n" + heading +
			"\n\n1 each Marlin Spike\n2 sets Shackle Keys"))
		if len(got) != 2 {
			t.Errorf("%s: %v", heading, got)
		}
	}
	got := Requirements(job("Rigger\n\nDuties\n\nKeep the ropes in order\n\nWork Experience And Job Skills Requirements\n\n" +
		"Rope access\nRigging certificate"))
	if len(got) != 2 {
		t.Errorf("a heading of demands: %v", got)
	}
}

// column of its own, in tables that were pasted as text too.
func TestLevelsBesideCriteria(t *testing.T) {
	for _, c := range []struct {
		name, text string
		want       []string
	}{
		{"letters with their legend", `Selection criteria
1. Diploma in bookbinding (E)
2. Gold tooling (E)
3. Paper conservation (D)
E = essential, D = desirable`, []string{"must education Diploma in bookbinding", "must skill Gold tooling", "nice skill Paper conservation"}},
		{"a pasted table with a column of levels", `Person specification
Criterion | Essential/Desirable | Assessed by
Use of a CRM such as Zoho | E | A
Italian | D | A, I`, []string{"must skill CRM such as Zoho", "nice language Italian"}},
		{"a framed table with ticks", `Person specification
| Criteria | Essential | Desirable |
|---|---|---|
| Forklift licence | x | |
| Polish | | x |`, []string{"must licence Forklift licence", "nice language Polish"}},
		{"strokes between tools are no table", `Requirements
- Blender | Houdini | Nuke`, []string{"must skill Blender | Houdini | Nuke"}},
		{"to apply you need", `To apply you will need
- Full registration with the Guild
- A first aid certificate`, []string{"must certificate Full registration with the Guild", "must certificate First aid certificate"}},
		{
			"and so would", `Baker wanted
Small bakery in Rye. Experience of sourdough would be a bonus, and so would a forklift licence. Own knives.`,
			[]string{"nice experience Sourdough", "nice licence Forklift licence"},
		},
		{
			"you have, you are", `About you
You have three years in ceramics, you are confident throwing large ware and competent in glazing.`,
			[]string{"must experience Three years in ceramics", "must skill Throwing large ware", "must skill Glazing"},
		},
		{"a salary is no clearance", `Requirements
- CTC: 12 to 15 LPA
- CTC clearance
- Care of ventilated patients`, []string{"must clearance CTC clearance", "must skill Care of ventilated patients"}},
		{"we require", `Rigger
We require
- Tide tables
- Splicing to BS 8437`, []string{"must skill Tide tables", "must skill Splicing to BS 8437"}},
		{"you will have", `Rigger
You will have
- Rope work
- AutoCAD`, []string{"must skill Rope work", "must skill AutoCAD"}},
		{"a level of clearance to be met", `Security
Successful candidates must meet Counter-Terrorist Check (CTC) level before they start.`, []string{"must clearance Meet Counter-Terrorist Check (CTC) level"}},
	} {
		var got []string
		for _, r := range Requirements(job(c.text)) {
			got = append(got, r.Level+" "+r.Kind+" "+r.Text)
		}
		if strings.Join(got, "\n") != strings.Join(c.want, "\n") {
			t.Errorf("%s:\n got %q\nwant %q", c.name, got, c.want)
		}
	}
}
