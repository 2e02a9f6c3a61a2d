package tailor

import (
	"reflect"
	"slices"
	"testing"

	"focal/internal/cv"
)

func teacher() *cv.Document {
	doc := &cv.Document{
		Person: cv.Person{Name: text("Ann Moss")},
		Skills: keywords("Phonics", "Classroom management"),
		Work: []cv.Engagement{
			post("Reading Teacher", "Tern School", 2010, 0, "Met with parents and guardians to discuss the progress of students.",
				"Raised scores in reading tests by 40%.", "Planned and held trainings for other teachers."),
		},
	}
	doc.AssignIDs()
	return doc
}

var september = cv.Date{Year: 2026, Month: 9}

func judged(doc *cv.Document, quotes ...string) *Match {
	var list []Requirement
	for _, q := range quotes {
		list = append(list, Demand(q))
	}
	return Judge(doc, Compare(doc, list, september), september)
}

// TestInOtherWords: what the CV says in other words counts, is quoted, and is marked as judged so.
func TestInOtherWords(t *testing.T) {
	got := judged(teacher(), "You keep the families of students informed").Requirements[0]
	if got.Status == Not || got.Likely == "" || got.Proven != Not || got.Reason == "" ||
		!slices.Contains(got.Evidence, "Met with parents and guardians to discuss the progress of students.") {
		t.Errorf("%+v", got)
	}
}

// TestNotInAnyWords: what nothing in the CV is near to stays unshown; clearances, languages and licences are never guessed.
func TestNotInAnyWords(t *testing.T) {
	m := judged(teacher(), "Experience of running a blast furnace", "SC clearance", "Fluent Danish", "Driving licence",
		"Kubernetes and Terraform")
	for _, r := range m.Requirements {
		if r.Status != Not || r.Likely != "" {
			t.Errorf("%q is %s (%q, %q)", r.Text, r.Status, r.Likely, r.Evidence)
		}
	}
}

// TestDenialsShowNothing: what the CV denies, wishes or tells of others is no ground of a judgement.
func TestDenialsShowNothing(t *testing.T) {
	for value, quote := range map[string]string{
		"No experience with Kubernetes or Terraform.":                              "Experience with Kubernetes and Terraform",
		"Not familiar with SAP or Oracle.":                                         "SAP or Oracle skills",
		"Have not worked in intensive care or with ventilated patients.":           "Intensive care nursing of ventilated patients",
		"Assisted the sales manager, who ran the sales team and set the budget.":   "Run the sales team and set the budget",
		"Supported the director, whose team negotiated contracts with ship owners": "Negotiation of contracts with ship owners",
	} {
		doc := &cv.Document{Work: []cv.Engagement{post("Clerk", "Tern Works", 2010, 2020, value)}}
		doc.AssignIDs()
		if r := judged(doc, quote).Requirements[0]; r.Likely != "" {
			t.Errorf("%q: %s by %q", quote, r.Status, r.Evidence)
		}
	}
}

// TestProved: without what is only likely a match is as the rules made it, however it was stored.
func TestProved(t *testing.T) {
	doc := teacher()
	var list []Requirement
	for _, q := range []string{"You keep the families of students informed", "Phonics", "Held workshops for colleagues", "Blast furnaces"} {
		list = append(list, Demand(q))
	}
	ruled := Compare(doc, list, september)
	proved := Judge(doc, ruled, september).Proved()
	for i, r := range proved.Requirements {
		want := ruled.Requirements[i]
		if r.Status != want.Status || r.Likely != "" || len(r.Evidence) > 0 != (len(want.Evidence) > 0) || proved.Score != ruled.Score {
			t.Errorf("%+v, want %+v", r, want)
		}
	}
	again := Compare(doc, Judge(doc, ruled, september).Requirements, september)
	if !reflect.DeepEqual(again, ruled) {
		t.Errorf("compared again: %+v, want %+v", again, ruled)
	}
	if (*Match)(nil).Proved() != nil || Judge(doc, nil, september) != nil {
		t.Error("no match is none")
	}
}

// TestJudgeIsBlind: who somebody is, and where they live or learnt, moves no judgement.
func TestJudgeIsBlind(t *testing.T) {
	one, other := teacher(), teacher()
	other.Person.Name, other.Person.Location = text("Mohammed Families"), cv.Place{City: "Parents"}
	one.Education = []cv.Education{{Institution: text("Tern University"), Degree: text("BA")}}
	other.Education = []cv.Education{{Institution: text("University of Families"), Degree: text("BA")}}
	one.AssignIDs()
	other.AssignIDs()
	quotes := []string{"You keep the families of students informed", "Held workshops for colleagues", "Blast furnaces"}
	if a, b := judged(one, quotes...), judged(other, quotes...); !reflect.DeepEqual(a, b) {
		t.Errorf("%+v\n%+v", a, b)
	}
}

// TestRaised: chances raise what the rules found and never lower it; papers stay as the rules found them.
func TestRaised(t *testing.T) {
	for _, c := range []struct {
		kind, ruled string
		shown, met  float64
		want        string
	}{
		{KindSkill, Not, 0.99, 0.95, Met},
		{KindSkill, Not, 0.99, 0.6, Partly},
		{KindSkill, Not, 0.3, 0.1, Not},
		{KindSkill, Partly, 0.99, 0.95, Met},
		{KindSkill, Partly, 0.1, 0.1, Partly},
		{KindExperience, Met, 0.1, 0.1, Met},
		{KindLicence, Not, 0.99, 0.99, Not},
		{KindLanguage, Partly, 0.99, 0.99, Partly},
		{KindClearance, Not, 0.99, 0.99, Not},
	} {
		if got := (Requirement{Kind: c.kind, Status: c.ruled}).Raised(c.shown, c.met, likelyMet); got != c.want {
			t.Errorf("%+v: %s", c, got)
		}
	}
}

// TestCredit: what is likelier counts more, within what the status says of it.
func TestCredit(t *testing.T) {
	for _, c := range []struct {
		status      string
		shown, met  float64
		least, most float64
	}{
		{Met, 0.1, 0.1, 1, 1},
		{Partly, 0.1, 0.05, 0.4, 0.4},
		{Partly, 0.9, 0.4, 0.65, 0.8},
		{Partly, 0.99, 0.99, 0.8, 0.8},
		{Not, 0.02, 0.01, 0, 0.01},
		{Not, 0.5, 0.1, 0.1, 0.25},
		{Not, 0.9, 0.9, 0.3, 0.3},
		{Not, 0.2, 0.9, 0, 0.2}, // met is never likelier than shown
	} {
		if got := credit(c.status, c.shown, c.met); got < c.least || got > c.most {
			t.Errorf("%+v: %.2f", c, got)
		}
	}
}

// TestScoreBy: the chances move the score within the bounds of the statuses.
func TestScoreBy(t *testing.T) {
	m := &Match{Requirements: []Requirement{
		{Kind: KindSkill, Level: Must, Status: Met},
		{Kind: KindSkill, Level: Nice, Status: Not},
		{Kind: KindSoft, Level: Must, Status: Not},
	}}
	for chance, want := range map[float64]int{0: 67, 0.2: 70, 0.5: 77, 1: 100} {
		if got := m.ScoreBy(func(int) (shown, met float64) { return chance, chance }); got != want {
			t.Errorf("%.2f: %d, want %d", chance, got, want)
		}
	}
}

// TestFacts: months of posts are counted once where they overlap, and what was never finished is no degree.
func TestFacts(t *testing.T) {
	doc := &cv.Document{
		Work: []cv.Engagement{post("Clerk", "Tern Works", 2010, 2012), post("Baker", "Tern Loaves", 2011, 2013)},
		Education: []cv.Education{
			{Degree: text("BSc Biology")}, {Degree: text("PhD Biology (not completed)")},
		},
	}
	doc.AssignIDs()
	f := newCandidate(doc, september).facts()
	if len(f.Posts) != 2 || f.Posts[0] == 0 || f.Months <= f.Posts[0] || f.Months >= f.Posts[0]+f.Posts[1] || f.Level != levelBachelor {
		t.Errorf("%+v", f)
	}
	d := demandOf(Demand("A master's degree and 4 years of experience in accounting"))
	if d.Level != levelMaster || d.Months != 48 {
		t.Errorf("%+v", d)
	}
}

// What a CV says in so many words, or not at all, counts by its status: a clearance that no line speaks of is nothing.
func TestWhatIsSaidInWordsHasNoChances(t *testing.T) {
	for _, c := range []struct {
		kind, status string
		want         float64
	}{
		{KindClearance, Not, 0},
		{KindLanguage, Not, 0},
		{KindLicence, Partly, 0.5},
		{KindOther, Not, 0},
		{KindSkill, Not, 0.3},
	} {
		if got := (Requirement{Kind: c.kind}).counts(c.status, 0.9, 0.9); got != c.want {
			t.Errorf("%s, %s: %.2f, not %.2f", c.kind, c.status, got, c.want)
		}
	}
}
