package truth

import (
	"strings"
	"testing"

	"pgregory.net/rapid"

	"focal/internal/cv"
	_ "focal/internal/fixedseed"
)

func document(bullet string) *cv.Document {
	d := &cv.Document{Source: []cv.SourceLine{{Page: 1, Text: "Ana Ferreira"}, {Page: 1, Text: "Site Manager, Harbour Works 03/2014 - 05/2019"}, {Page: 1, Text: bullet}}}
	d.Person.Name = cv.Text{Value: "Ana Ferreira", Lines: []int{0}}
	d.Work = []cv.Engagement{{
		Title: cv.Text{Value: "Site Manager", Lines: []int{1}}, Organisation: cv.Text{Value: "Harbour Works", Lines: []int{1}},
		Dates:      cv.DateRange{Start: cv.Date{Year: 2014, Month: 3}, End: cv.Date{Year: 2019, Month: 5}, Text: cv.Text{Value: "03/2014 - 05/2019", Lines: []int{1}}},
		Highlights: []cv.Text{{Value: bullet, Lines: []int{2}}},
	}}
	d.AssignIDs()
	return d
}

// Items of lists that speak of the person are checked as sentences are, others as facts.
func TestItemsToldOfOneself(t *testing.T) {
	for _, c := range []struct {
		before, after string
		holds         bool
	}{
		{"Best paper of my year", "Best paper of their year", true},
		{"My port-based studies made me calm", "Their port-based studies made them calm", true},
		{"Best paper of my year", "Best papers of my county", false},
		{"Best paper of the year", "Best paper of their year", false},
	} {
		d := document("Planned the works.")
		d.Source = append(d.Source, cv.SourceLine{Page: 1, Text: c.before})
		d.Awards = []cv.Award{{Title: cv.Text{Value: c.before, Lines: []int{3}}}}
		d.AssignIDs()
		output := document("Planned the works.")
		output.Awards = []cv.Award{{Title: cv.Text{Value: c.after, Lines: []int{3}}}}
		output.AssignIDs()
		if v := Check(d, output, nil); (len(v) == 0) != c.holds {
			t.Errorf("%q to %q: %v", c.before, c.after, v)
		}
	}
}

const bulletID = "work[0].highlights[0]"

func listed(before, after string) cv.Note {
	return cv.Note{Kind: cv.NoteSpelling, Field: bulletID, Before: before, After: after}
}

func TestFaithfulRewritingPasses(t *testing.T) {
	for _, c := range []struct {
		before, after string
		notes         []cv.Note
	}{
		{"I manage a team of 12 fitters.", "She manages a team of 12 fitters.", nil},
		{"I oversee budgets and coordinate suppliers.", "They oversee budgets and coordinate suppliers.", nil},
		{"I am a planner and I enjoy it.", "Ana Ferreira is a planner and she enjoys it.", nil},
		{"I've lead three projects.", "Ferreira has led three projects.", nil},
		{"I'd rather lead.", "She'd rather lead.", nil},
		{"I'd rather lead.", "She would rather lead.", nil},
		{"I don't supervise nights.", "She does not supervise nights.", nil},
		{"My team and I won.", "Her team and she won.", nil},
		{"Recieved an award from the Port Authority.", "Received an award from the Port Authority.", []cv.Note{listed("Recieved", "Received")}},
		{"Wrote alot of javascript.", "Wrote a lot of JavaScript.", []cv.Note{listed("alot", "a lot"), listed("javascript", "JavaScript")}},
		{"Delivered 1,200 units at £4.5m, 8 % under budget.", "Delivered 1,200 units at £4.5m, 8% under budget.", nil},
		{"Responsible for the teams reports.", "Responsible for the team's reports.", nil},
		{"Ran housing and and transport.", "Ran housing and transport.", nil},
		{"Trained divers in order to pass on a weekly basis.", "Trained divers to pass weekly.", []cv.Note{listed("weekly basis", "weekly")}},
		{"I keep my own logs.", "Keeps logs.", nil},
		{"Planned moorings on a daily basis.", "Planned moorings daily.", nil},
	} {
		original, output := document(c.before), document(c.before)
		output.Work[0].Highlights[0].Value = c.after
		if v := Check(original, output, c.notes); len(v) > 0 {
			t.Errorf("%q -> %q: %v", c.before, c.after, v)
		}
	}
}

func TestInventionsAreReverted(t *testing.T) {
	for _, c := range []struct{ before, lie string }{
		{"I managed 12 fitters on the quay.", "She managed 21 fitters on the quay."},
		{"I managed 12 fitters on the quay.", "She managed 12 fitters on the quay in 2019."},
		{"I managed 12 fitters on the quay.", "She managed twelve hundred fitters on the quay."},
		{"I managed 12 fitters on the quay.", "She managed 12 fitters on the quay for Siemens."},
		{"I managed 12 fitters on the quay.", "She managed 12 fitters on the quay using python."},
		{"I managed 12 fitters on the quay.", "She directed 12 fitters on the quay."},
		{"I managed 12 fitters on the quay.", "As a chartered engineer she managed 12 fitters on the quay."},
		{"Saved 1,200 hours a year.", "Saved 200 hours a year."},
		{"Budget of £4.5m.", "Budget of £5m."},
		{"Cut the 2.10 release.", "Cut the 10 release."},
		{"Cut costs from £5m to £3m.", "Cut costs from £3m to £5m."},
		{"Grew sales by 3 to 30.", "Grew sales by 30 to 3."},
		{"Delivered 8% under budget.", "Delivered 8% over budget."},
		{"Finished before the deadline.", "Finished after the deadline."},
		{"Would have led the team.", "Has led the team."},
		{"Wrote firmware in C++.", "Wrote firmware in C#."},
		{"Wrote firmware in C++.", "Wrote firmware in C."},
		{"Used SAP daily.", "Used SAS daily."},
		{"Studied for an MBA.", "Studied for an MA."},
		{"Served in Iran.", "Served in Iraq."},
		{"Worked with Siemens.", "Worked with Siemans."},
		{"Used Oracle 19c.", "Used Oracle 19."},
		{"Prevented fraud at three banks.", "Presented fraud at three banks."},
		{"Adopted a new method.", "Adapted a new method."},
		{"Hired contractors.", "Fired contractors."},
		{"Assisted the manager with audits.", "Managed the audits."},
		{"Partly responsible for sales.", "Responsible for sales."},
		{"Failed to win the bid.", "To win the bid."},
		{"I hardly ever missed targets.", "I ever missed targets."},
		{"Did not exceed the budget and never missed a deadline.", "Did exceed the budget and never missed a deadline."},
		{"Failed the exam, not the course.", "Not failed the exam, the course."},
		{"Reported to Ann Lee about Bob Fox.", "Reported to Bob Fox about Ann Lee."},
		{"My boss won the award and I attended.", "I won the award and my boss attended."},
		{"Unlicensed electrician's mate.", "Licensed electrician's mate."},
		{"Manager praised my work: “she could lead”.", "Manager praised my work: “she leads”."},
	} {
		original, output := document(c.before), document(c.before)
		output.Work[0].Highlights[0].Value = c.lie
		if len(Check(original, output, nil)) == 0 {
			t.Errorf("not found: %q -> %q", c.before, c.lie)
			continue
		}
		notes := Enforce(original, output, nil)
		if len(notes) != 1 || output.Work[0].Highlights[0].Value != c.before {
			t.Errorf("not reverted: %q -> %q", c.lie, output.Work[0].Highlights[0].Value)
		}
	}
}

func TestFactsMayNotChange(t *testing.T) {
	for name, change := range map[string]func(*cv.Document){
		"title longer":    func(d *cv.Document) { d.Work[0].Title.Value = "Senior Site Manager" },
		"title shorter":   func(d *cv.Document) { d.Work[0].Title.Value = "Manager" },
		"employer":        func(d *cv.Document) { d.Work[0].Organisation.Value = "Harbour Works Group" },
		"name":            func(d *cv.Document) { d.Person.Name.Value = "Ferreira" },
		"unsourced prose": func(d *cv.Document) { d.Summary = append(d.Summary, cv.Text{ID: "new", Value: "Seasoned leader."}) },
		"start month":     func(d *cv.Document) { d.Work[0].Dates.Start.Month = 1 },
		"still there":     func(d *cv.Document) { d.Work[0].Dates.Current = true },
		"another year":    func(d *cv.Document) { d.Work[0].Dates.Start.Year = 1987 },
		"a degree":        func(d *cv.Document) { d.Education = append(d.Education, cv.Education{Degree: cv.Text{Value: "PhD"}}) },
		"a date of nobody": func(d *cv.Document) {
			d.Education = append(d.Education, cv.Education{Dates: cv.DateRange{Start: cv.Date{Year: 1999}}})
		},
		"swapped": func(d *cv.Document) {
			w := &d.Work[0]
			w.Title.Value, w.Organisation.Value = w.Organisation.Value, w.Title.Value
		},
	} {
		original, output := document("Kept the books."), document("Kept the books.")
		change(output)
		if len(Check(original, output, nil)) == 0 {
			t.Errorf("%s: not found", name)
		}
		Enforce(original, output, nil)
		if v := Check(original, output, nil); len(v) > 0 {
			t.Errorf("%s: left over after Enforce: %v", name, v)
		}
	}
}

// A listed correction may not smuggle a figure in.
func TestCorrectionsKeepFigures(t *testing.T) {
	original, output := document("Ran 3 kilns."), document("Ran 3 kilns.")
	output.Work[0].Highlights[0].Value = "Ran 30 kilns."
	if len(Check(original, output, []cv.Note{listed("3 kilns", "30 kilns")})) == 0 {
		t.Error("not found")
	}
}

func TestPropertyEnforceLeavesNoViolation(t *testing.T) {
	vocabulary := []string{"I", "she", "managed", "manages", "12", "13", "Siemens", "quay", "the", "not", "python", "C++", "budget", "twice", "."}
	rapid.Check(t, func(t *rapid.T) {
		sentence := rapid.SliceOfN(rapid.SampledFrom(vocabulary), 0, 12)
		join := func(list []string) string {
			s := ""
			for _, w := range list {
				s += w + " "
			}
			return s + "x"
		}
		before := join(sentence.Draw(t, "before"))
		original, output := document(before), document(before)
		output.Work[0].Highlights[0].Value = join(sentence.Draw(t, "after"))
		Enforce(original, output, nil)
		if v := Check(original, output, nil); len(v) > 0 {
			t.Fatalf("left over: %v", v)
		}
	})
}

func FuzzCheckNeverPanics(f *testing.F) {
	f.Add("I built .NET", "She built C#")
	f.Fuzz(func(_ *testing.T, before, after string) {
		original, output := document(before), document(before)
		output.Work[0].Highlights[0].Value = after
		Enforce(original, output, []cv.Note{listed(before, after)})
	})
}

// What a stage puts into a profile is checked by itself against the lines that it
// names, and the rest against the original.
func TestAddedToAProfile(t *testing.T) {
	source := []string{"Sail maker with nine years in racing.", "CISM", "Led the cutting of spinnakers", "Rebuilt the loft", "Committed to safe lofts."}
	original := &cv.Document{Summary: []cv.Text{{Value: source[0] + " " + source[4], Lines: []int{0}}}}
	for _, s := range source {
		original.Source = append(original.Source, cv.SourceLine{Text: s})
	}
	original.Person.Name = cv.Text{Value: "Ada Mercer"}
	original.AssignIDs()
	for _, c := range []struct {
		base, added string
		lines       []int
		ok          bool
	}{
		{"Ada Mercer is a sail maker with nine years in racing. %s She is committed to safe lofts.", "She holds CISM.", []int{1}, true},
		{"Ada Mercer is a sail maker with nine years in racing. %s She is committed to safe lofts.", "Her experience includes leading the cutting of spinnakers.", []int{2}, true},
		{"Ada Mercer is a sail maker with nine years in racing. %s She is committed to safe lofts.", "Her experience includes rebuilding the loft.", []int{3}, true},
		{"Ada Mercer is a sail maker with nine years in racing. %s She is committed to safe lofts.", "She holds CISSP.", []int{1}, false},
		{"Ada Mercer is a sail maker with nine years in racing. %s She is committed to safe lofts.", "She holds CISM.", []int{2}, false},
		{"Ada Mercer is a sail maker with nine years in racing. %s She is committed to safe lofts.", "Her experience includes heading the cutting of spinnakers.", []int{2}, false},
		{"Ada Mercer is a sail maker with ten years in racing. %s She is committed to safe lofts.", "She holds CISM.", []int{1}, false},
		{"Ada Mercer is a sail maker with nine years in racing. %s She was committed by safe lofts.", "She holds CISM.", []int{1}, false},
	} {
		output := original.Clone()
		output.Summary[0].Value = strings.Replace(c.base, "%s", c.added, 1)
		notes := []cv.Note{{Kind: cv.NoteSummary, Field: output.Summary[0].ID, After: c.added, Lines: c.lines}}
		if got := Check(original, output, notes); (len(got) == 0) != c.ok {
			t.Errorf("%q with %q: %v", c.base, c.added, got)
		}
	}
}

// A weak opening may take the verb that it holds, and no stronger one.
func TestOpenings(t *testing.T) {
	for _, c := range []struct {
		before, after string
		ok            bool
	}{
		{"Responsible for training new stewards.", "Trained new stewards.", true},
		{"She was responsible for running the shift and training two cooks.", "Ran the shift and trained two cooks.", true},
		{"Responsible for £3m of stores.", "Held responsibility for £3m of stores.", true},
		{"Responsible for £3m of stores.", "Was responsible for £3m of stores.", true},
		{"Responsibility of all stores.", "Is responsible for all stores.", true},
		{"Not responsible for stores.", "Was responsible for stores.", false},
		{"Preparing charts on daily basis.", "Prepared charts daily.", false},
		{"Prepared charts on daily basis.", "Prepared charts daily.", true},
		{"Duties included checking the tills.", "Checked the tills.", true},
		{"Involved in the design of the quay.", "Took part in the design of the quay.", true},
		{"Tasked with opening the depot.", "Had the task of opening the depot.", true},
		{"Chair of the board.", "Chairs the board.", true},
		{"Member of the board.", "Served as a member of the board.", true},
		{"Maintenance of the boats.", "Maintained the boats.", true},
		{"Lead rigger for the regatta.", "Acts as lead rigger for the regatta.", true},
		{"Lead rigger for the regatta.", "Serves as lead rigger for the regatta.", true},
		{"Seismic verification of eleven piers.", "Carried out the seismic verification of eleven piers.", true},
		{"Zero findings in five audits.", "Achieved zero findings in five audits.", true},
		{"Involved in the design of the quay.", "Led the design of the quay.", false},
		{"Involved in designing the quay.", "Designed the quay.", false},
		{"Responsible for £3m of stores.", "Managed £3m of stores.", false},
		{"Responsible for training new stewards.", "Trained 12 new stewards.", false},
		{"Assisted with training new stewards.", "Trained new stewards.", false},
		{"Member of the board.", "Chaired the board.", false},
		{"Member of the board.", "Headed the board.", false},
		{"Tasked with opening the depot.", "Opened the depot.", false},
		{"We were responsible for training new stewards.", "Trained new stewards.", false},
		{"Not responsible for training new stewards.", "Trained new stewards.", false},
		{"Findings in five audits.", "Achieved zero findings in five audits.", false},
		{"Supported the maintenance of the boats.", "Maintained the boats.", false},
		{"Audit of all sites by external auditors.", "Audited all sites by external auditors.", false},
		{"Audit of all sites by checking the books.", "Audited all sites by checking the books.", true},
	} {
		if got := Supported(c.before, c.after, ""); got != c.ok {
			t.Errorf("%q -> %q: %v, want %v", c.before, c.after, got, c.ok)
		}
	}
}
