package tailor

import (
	"reflect"
	"strings"
	"testing"

	"focal/internal/cv"
	"focal/internal/ingest/page"
)

var today = cv.Date{Year: 2026, Month: 11}

func text(s string) cv.Text { return cv.Text{Value: s} }

func sailor() *cv.Document {
	d := &cv.Document{
		Summary: []cv.Text{text("Sailmaker and rigger.")},
		Skills:  []cv.SkillGroup{{Keywords: []cv.Text{text("AutoCAD"), text("JS"), text("Splicing")}}},
		Work: []cv.Engagement{
			{
				Title: text("Head Rigger"), Organisation: text("Solent Yachts"), Dates: cv.DateRange{Start: cv.Date{Year: 2019, Month: 5}, Current: true},
				Highlights: []cv.Text{text("Led the rigging of twelve racing yachts."), text("Trained four apprentices in splicing.")},
			},
			{Title: text("Barista"), Organisation: text("Quay Coffee"), Dates: cv.DateRange{Start: cv.Date{Year: 2016}, End: cv.Date{Year: 2018}}},
		},
		Education:    []cv.Education{{Degree: text("BSc"), Area: text("Naval Architecture"), Institution: text("University of Solent")}},
		Languages:    []cv.Language{{Name: text("German"), Fluency: text("B2")}, {Name: text("English"), Fluency: text("Native")}},
		Clearances:   []cv.Clearance{{Level: text("SC"), Scheme: "UK", Status: text("current")}},
		Certificates: []cv.Certificate{{Name: text("IRATA Level 2")}},
	}
	d.Person.Name = text("Robin Vale")
	d.AssignIDs()
	return d
}

func TestStatus(t *testing.T) {
	for _, c := range []struct{ requirement, status, evidence string }{
		{"- AutoCAD", Met, "AutoCAD"},
		{"- JavaScript", Met, "JS"},
		{"- SolidWorks", Not, ""},
		{"- SolidWorks or AutoCAD", Met, "AutoCAD"},
		{"- 5 years of rigging", Met, "Head Rigger"},
		{"- 15 years of rigging", Partly, "Head Rigger"},
		{"- 3 years of sheep farming", Not, ""},
		{"- Bachelor's degree in naval architecture", Met, "BSc"},
		{"- Bachelor's degree in any subject", Met, "BSc"},
		{"- Master's degree in naval architecture", Not, ""},
		{"- Bachelor's degree in pharmacy", Not, ""},
		{"- Good German", Met, "German"},
		{"- Fluent German", Partly, "German"},
		{"- French", Not, ""},
		{"- SC clearance", Met, "SC"},
		{"- BPSS clearance", Met, "SC"},
		{"- DV clearance", Not, ""},
		{"- Secret clearance", Not, ""},
		{"- SC clearance (must be eligible for DV)", Met, "SC"},
		{"- Danish or German", Met, "German"},
		{"- AutoCAD 2020+", Met, "AutoCAD"},
		{"- IRATA Level 2", Met, "IRATA Level 2"},
	} {
		requirements := Requirements(job("Requirements\n" + c.requirement))
		if len(requirements) != 1 {
			t.Errorf("%s: read as %v", c.requirement, requirements)
			continue
		}
		r := Compare(sailor(), requirements, today).Requirements[0]
		if r.Status != c.status || !strings.Contains(strings.Join(r.Evidence, "|"), c.evidence) || (r.Status == Not) != (len(r.Evidence) == 0) {
			t.Errorf("%s: %s %q, want %s %q", c.requirement, r.Status, r.Evidence, c.status, c.evidence)
		}
	}
}

// Willingness to be cleared is nothing held.
func TestWillingnessIsNoClearance(t *testing.T) {
	d := sailor()
	d.Clearances = nil
	d.Summary = []cv.Text{text("Willing to undergo SC clearance.")}
	d.AssignIDs()
	if r := Compare(d, Requirements(job("Requirements\n- SC clearance")), today).Requirements[0]; r.Status != Not {
		t.Errorf("got %s %q", r.Status, r.Evidence)
	}
}

// Swapping name, pronouns, contacts and address moves no score (direction, feature 9).
func TestScoreIsBlindToThePerson(t *testing.T) {
	requirements := Requirements(job("Requirements\n- AutoCAD\n- 5 years of rigging\nDesirable\n- French"))
	want := Compare(sailor(), requirements, today)
	other := sailor()
	other.Person = cv.Person{
		Name: text("Françoise French-Autocad"), Email: text("autocad@example.org"), Location: cv.Place{Text: text("Rigging, France")},
		Details: []cv.Detail{},
	}
	other.AssignIDs()
	if got := Compare(other, requirements, today); !reflect.DeepEqual(got, want) {
		t.Errorf("got %+v, want %+v", got, want)
	}
}

func TestMustCountsDouble(t *testing.T) {
	m := Compare(sailor(), Requirements(job("Requirements\n- AutoCAD\nDesirable\n- French")), today)
	if m.Score != 67 {
		t.Errorf("got %d: %s", m.Score, m.Explanation)
	}
}

func TestExplanationNamesWhatIsMissing(t *testing.T) {
	got := Compare(sailor(), Requirements(job("Requirements\n- AutoCAD\n- SolidWorks\n- 15 years of rigging\n- Friendly manner\nDesirable\n- French")), today).Explanation
	want := "1 of 3 must-haves are met, 1 partly. 0 of 1 nice-to-have is met. Not evidenced: SolidWorks. " + howItIsScored
	if got != want {
		t.Errorf("got %s", got)
	}
}

// What serves two requirements comes before what serves one, evidence before
// what only names the thing.
func TestWeightsRankEvidence(t *testing.T) {
	d := &cv.Document{Work: []cv.Engagement{post("Rigger", "Solent Yachts", 2019, 0, "Kept the bar.", "Spliced wire rope.", "Spliced wire rope and drew it in AutoCAD.")}}
	d.AssignIDs()
	w := Weights(d, Compare(d, Requirements(job("Requirements\n- AutoCAD\n- Splicing of wire rope")), today))
	bar, splice, both := w["work[0].highlights[0]"], w["work[0].highlights[1]"], w["work[0].highlights[2]"]
	if bar != 0 || splice <= 0 || both <= splice {
		t.Errorf("got %v, %v, %v", bar, splice, both)
	}
}

// A person specification in a table: the header of the column gives the level.
func TestRequirementsInTables(t *testing.T) {
	row := func(cells ...string) page.Line {
		l := page.Line{Kind: page.TableRow}
		for _, c := range cells {
			l.Segments = append(l.Segments, page.Segment{Runs: []page.Run{{Text: c}}})
		}
		return l
	}
	for _, c := range []struct {
		name string
		rows []page.Line
		want []string
	}{
		{
			"levels in the columns",
			[]page.Line{row("", "Essential", "Desirable"), row("Qualifications", "HCPC registration", "MSc in podiatry"), row("Skills", "Biomechanics", "Acupuncture")},
			[]string{"must HCPC registration", "nice MSc in podiatry", "must Biomechanics", "nice Acupuncture"},
		},
		{
			"ticks in the columns",
			[]page.Line{row("Criterion", "Essential", "Desirable"), row("Fluent Welsh", "", "✓"), row("Kiln firing", "X", "")},
			[]string{"nice Fluent Welsh", "must Kiln firing"},
		},
		{
			"the level at the end of the row",
			[]page.Line{row("Forklift licence", "Essential"), row("Knowledge of Sage", "Desirable")},
			[]string{"must Forklift licence", "nice Sage"},
		},
	} {
		var got []string
		for _, r := range Requirements(&page.Document{Pages: []page.Page{{Lines: append([]page.Line{{Kind: page.Heading, Segments: []page.Segment{{Runs: []page.Run{{Text: "Person specification"}}}}}}, c.rows...)}}}) {
			got = append(got, r.Level+" "+r.Text)
		}
		if !reflect.DeepEqual(got, c.want) {
			t.Errorf("%s: got %q, want %q", c.name, got, c.want)
		}
	}
}

// TestLinesAmongTheRowsOfATable: a table in plain text may hold topics and criteria
// in rows of their own, and ends at the next heading.
func TestLinesAmongTheRowsOfATable(t *testing.T) {
	head := "Person specification\nCriterion | Essential | Desirable\n"
	for _, c := range []struct{ text, want string }{
		{head + "Equipment\nReach trucks | X | \nKnowledge\nStock control | X |", "must Reach trucks; must Stock control"},
		{head + "Reach trucks | X | \nCounterbalance forklift licence\nStock control | X |", "must Reach trucks; must Counterbalance forklift licence; must Stock control"},
		{head + "Reach trucks | X | \nLicences held\nHGV licence | | X", "must Reach trucks; must HGV licence"},
		{head + "Reach trucks | X | \nCounterbalance forklift licence", "must Reach trucks; must Counterbalance forklift licence"},
		{head + "Reach trucks | X | \nDesirable\n- Conveyor maintenance\n- Cold stores", "must Reach trucks; nice Conveyor maintenance; nice Cold stores"},
		{head + "Reach trucks | X | \nWhat we offer\n- Free parking", "must Reach trucks"},
	} {
		d := job(c.text)
		for i := range d.Pages[0].Lines {
			l := &d.Pages[0].Lines[i]
			cells := strings.Split(l.Text(), " |")
			if len(cells) == 1 {
				continue
			}
			l.Segments = nil
			for _, cell := range cells {
				if cell = strings.TrimSpace(cell); cell != "" { // an empty cell leaves no trace
					l.Segments = append(l.Segments, page.Segment{Runs: []page.Run{{Text: cell}}})
				}
			}
		}
		var got []string
		for _, r := range Requirements(d) {
			got = append(got, r.Level+" "+r.Text)
		}
		if strings.Join(got, "; ") != c.want {
			t.Errorf("%s:\n got  %s\n want %s", c.text, strings.Join(got, "; "), c.want)
		}
	}
}

func TestArrangeMovesAndNeverChanges(t *testing.T) {
	d := sailor()
	m := Compare(d, Requirements(job("Requirements\n- Splicing")), today)
	before := map[string]string{}
	d.Walk(func(r cv.Ref) { before[r.Text.ID] = r.Text.Value })
	notes := Arrange(d, d.Clone(), m, "", Front{}, nil)
	if d.Work[0].Highlights[0].Value != "Trained four apprentices in splicing." && d.Skills[0].Keywords[0].Value != "Splicing" {
		t.Errorf("the evidence did not come first: %v %v", d.Work[0].Highlights, d.Skills)
	}
	if len(notes) == 0 {
		t.Error("moved without a note")
	}
	after := map[string]string{}
	d.Walk(func(r cv.Ref) { after[r.Text.ID] = r.Text.Value })
	if !reflect.DeepEqual(before, after) {
		t.Error("a value changed")
	}
}

// A certificate takes the initials that the job calls it by.
func TestArrangeShortNames(t *testing.T) {
	for name, want := range map[string]string{
		"Rope Mat Weaver": "Rope Mat Weaver (RMW)", "Rope mat Weaver": "Rope mat Weaver", "Sail Maker": "Sail Maker",
	} {
		d := &cv.Document{Locale: "en-GB", Certificates: []cv.Certificate{{Name: text(name)}}}
		d.AssignIDs()
		advert := "Essential\n- RMW or SM\n"
		notes := Arrange(d, d.Clone(), Compare(d, Requirements(job(advert)), today), advert, Front{}, nil)
		if got := d.Certificates[0].Name.Value; got != want || len(notes) > 0 != (name != want) {
			t.Errorf("%s: got %s, %d notes", name, got, len(notes))
		}
	}
}

// What the job asks for comes forward; what only resembles it stays where it is.
func TestArrangeInDoubtMovesNothing(t *testing.T) {
	list := func(values ...string) (out []cv.Text) {
		for _, v := range values {
			out = append(out, text(v))
		}
		return out
	}
	for _, c := range []struct {
		name, job       string
		bullets, skills []string
		want            string
	}{
		{"an exact ask, and its namesake", "Essential\n- Java\n- Oracle\n", nil, []string{"PL/SQL", "MySQL", "Java", "Oracle"}, "Java, Oracle, PL/SQL, MySQL"},
		{
			"names in one requirement are asked for exactly",
			"Essential\n- Good knowledge of PHP and MySQL, and of the Laravel framework\n- Ajax\n", nil,
			[]string{"Php", "Html", "Ajax", "Laravel"},
			"Php, Ajax, Laravel, Html",
		},
		{
			"and those behind such as", "Essential\n- Knowledge of routing protocols such as OSPF and EIGRP\n", nil,
			[]string{"RIP", "OSPF", "EIGRP"},
			"OSPF, EIGRP, RIP",
		},
		{"all are asked for: the order of the CV", "Essential\n- Splicing\n- Rigging\n", nil, []string{"Rigging", "Splicing"}, "Rigging, Splicing"},
		{"musts before wishes", "Essential\n- Rigging\nDesirable\n- Splicing\n", nil, []string{"Sailing", "Splicing", "Rigging"}, "Rigging, Splicing, Sailing"},
		{
			"a wish does not go before what a must is about", "Essential\n- Mooring-handling certificate\nDesirable\n- Sailing\n", nil,
			[]string{"mooring plans", "Sailing", "Baking"},
			"mooring plans, Sailing, Baking",
		},
		{"a clear must", "Essential\n- Experience of sail repair\n", []string{"Sold ropes.", "Ran sail repair for a fleet."}, nil, "Ran sail repair for a fleet., Sold ropes."},
		{
			"an exact ask before others", "Essential\n- Rigging plans\n- Splicing\n", nil,
			[]string{"Sailing", "Rigging", "Splicing"},
			"Splicing, Rigging, Sailing",
		},
		{
			"a slight deed", "Essential\n- Experience of sail repair\n",
			[]string{"Sold ropes.", "Supported sail repair for a fleet."},
			nil,
			"Sold ropes., Supported sail repair for a fleet.",
		},
		{
			"a wish moves nothing", "Desirable\n- Sail repair guides\n",
			[]string{"Sold ropes.", "Wrote a guide to sail repair."},
			nil,
			"Sold ropes., Wrote a guide to sail repair.",
		},
		{
			"a wish does not go before what the post is", "Desirable\n- Sail repair guides\n",
			[]string{"Led nine riggers.", "Wrote a guide to sail repair."},
			nil,
			"Led nine riggers., Wrote a guide to sail repair.",
		},
		{
			"the first one shows it as well", "Essential\n- Experience of sail repair\n",
			[]string{"Taught sail repair.", "Ran sail repair for a fleet."},
			nil,
			"Taught sail repair., Ran sail repair for a fleet.",
		},
		{
			"who leads people where that is asked for stays first", "Essential\n- Leading a team of welders\n- Experience of sail repair\n",
			[]string{"Was responsible for a team of nine welders.", "Ran sail repair for a fleet."},
			nil,
			"Was responsible for a team of nine welders., Ran sail repair for a fleet.",
		},
		{
			"the first one is as near to the advert", "Essential\n- Experience of sail repair\nYou plan winter storage of dinghies.\n",
			[]string{"Planned winter storage of dinghies.", "Ran sail repair for a fleet."},
			nil,
			"Planned winter storage of dinghies., Ran sail repair for a fleet.",
		},
		{"half of a name is no ask", "Essential\n- Learning from data\n", nil, []string{"Rigging", "rope-learn"}, "Rigging, rope-learn"},
		{
			"what the advert names goes with what it asks for", "Essential\n- ShipNet\nYou join the winter storage team.\n", nil,
			[]string{"Baking", "winter storage", "ShipNet"},
			"ShipNet, winter storage, Baking",
		},
		{
			"what the advert names with a capital, and what it only has a word for",
			"Essential\n- Rigging\nAbout us\nThe firm runs Ketch in its yard every day.\n", nil,
			[]string{"Yard", "Ketch", "Rigging"},
			"Rigging, Ketch, Yard",
		},
		{
			"a bullet full of the advert's words before one that has none",
			"Essential\n- Welding\nYou plan winter storage of yachts and dinghies in the harbour.\n",
			[]string{"Sold ropes.", "Planned winter storage of dinghies in the harbour."},
			nil,
			"Planned winter storage of dinghies in the harbour., Sold ropes.",
		},
		{
			"leading people, where the job asks for that", "Essential\n- Leading a team of welders\n",
			[]string{"Sold ropes.", "Mentored eight apprentices.", "Ran sail repair for a fleet."},
			nil,
			"Mentored eight apprentices., Sold ropes., Ran sail repair for a fleet.",
		},
		{"nothing that is asked for", "Essential\n- Welding\n", []string{"Sold ropes.", "Ran sail repair for a fleet."}, []string{"Rigging", "Splicing"}, "Sold ropes., Ran sail repair for a fleet., Rigging, Splicing"},
	} {
		d := &cv.Document{Locale: "en-GB", Skills: []cv.SkillGroup{{Keywords: list(c.skills...)}}, Work: []cv.Engagement{{Title: text("Clerk"), Highlights: list(c.bullets...)}}}
		d.AssignIDs()
		original := d.Clone()
		Arrange(d, original, Compare(original, Requirements(job(c.job)), today), c.job, Front{}, nil)
		var got []string
		for _, t := range append(d.Work[0].Highlights, d.Skills[0].Keywords...) {
			got = append(got, t.Value)
		}
		if strings.Join(got, ", ") != c.want {
			t.Errorf("%s: got %s", c.name, strings.Join(got, ", "))
		}
	}
}
