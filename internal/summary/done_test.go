package summary

import (
	"testing"

	"focal/internal/cv"
)

// What was done, as "has" goes on.
func TestParticiples(t *testing.T) {
	for bullet, want := range map[string]string{
		"Built a slipway for 40 boats.":                   "built a slipway for 40 boats",
		"Splices 12 wire ropes for the harbour.":          "spliced 12 wire ropes for the harbour",
		"Sold 12 houses a month.":                         "sold 12 houses a month",
		"Managed 6 direct reports.":                       "managed 6 direct reports",
		"Provided accommodation for visiting riggers.":    "provided accommodation for visiting riggers",
		"Led nine engineers.":                             "led nine engineers",
		"Managed 40 drivers, riggers and deckhands.":      "managed 40 drivers, riggers and deckhands",
		"Carried out the inspection of mooring chains.":   "carried out the inspection of mooring chains",
		"Rolled out chain testing across three yards.":    "rolled out chain testing across three yards",
		"Reduced the average docking time by 12%.":        "reduced the average docking time by 12%",
		"Moved 1.9 million charts.":                       "moved 1.9 million charts",
		"Holds responsibility for the detailed rope log.": "been responsible for the detailed rope log",
		"Wrote the evidence for a tidal gate.":            "written the evidence for a tidal gate",
		"Casts New Anchor Review & Survey":                "",
		"Built a Tollgate Slipway for yachts.":            "built a Tollgate Slipway for yachts",
		"Wrote tide tables for GR":                        "",
		"Wrote tide tables for HR":                        "written tide tables for HR",
		"Wrote tide tables for QA":                        "written tide tables for QA",
		"Dated 12th Feb. for tides":                       "",
		"Moved ropes of the yard on 12 Feb":               "",
		"Has read Harbour Drawing.":                       "",
		"Built a rope log as a member of the crew.":       "",
		"Trained riggers under supervision.":              "",
		"Carried out various tasks for the harbour.":      "",
		"Analysed the symptoms.":                          "",
		"Sold ropes or chains.":                           "",
		"Owns the harbour log.":                           "owned a harbour log",
	} {
		got := ""
		if d, ok := deedOf(bullet); ok {
			got = d.participles()
		}
		if got != want {
			t.Errorf("%q: got %q, want %q", bullet, got, want)
		}
	}
}

// What somebody holds stands in the person of the first sentence.
func TestHoldingToo(t *testing.T) {
	const lead = "has worked as a rigger"
	if got := holdingToo(lead, []string{"SC clearance"}, "hold"); got != lead+", and hold SC clearance" {
		t.Error(got)
	}
}

// A degree does not part somebody from what they focus on.
func TestDegreeBesideFocus(t *testing.T) {
	c := &composer{who: tellerOf(cv.ThirdPerson, cv.They)}
	const lead = "is a rigger focused on dry docks, sails and tide tables"
	if got := c.leadWith(lead, []string{"an MSc in Ropes"}); got != "" {
		t.Error(got)
	}
}

// Earlier posts have their article, and one title for two that are called the same.
func TestEarlierPosts(t *testing.T) {
	doc := &cv.Document{}
	for _, at := range [][2]string{{"Yard Rigger", "Solent Yachts"}, {"Rigger", "Gull Lofts"}, {"Rigger", "Tern Docks"}} {
		doc.Work = append(doc.Work, cv.Engagement{
			Title: cv.Text{Value: at[0], Confidence: 1}, Organisation: cv.Text{Value: at[1], Confidence: 1},
		})
	}
	c := newComposer(doc, Request{Original: doc, Person: cv.ThirdPerson})
	told := c.earlierPosts("is a yard rigger at Solent Yachts")
	if want := "has also worked as a rigger at Gull Lofts and at Tern Docks"; len(told) != 1 || told[0].text != want {
		t.Errorf("%+v", told)
	}
}

// Where and for whom is left to the bullet of a long deed, but not what did not happen.
func TestBrief(t *testing.T) {
	c := &composer{}
	for object, want := range map[string]string{
		"rope logs": "rope logs",
		"daily ferries for pilots from the North Quay to the South Quay":  "daily ferries for pilots from the North Quay to the South Quay",
		"a new mooring system for ferries across the whole of the Solent": "a new mooring system for ferries",
		"the first tide table covering the North Quay":                    "the first tide table covering the North Quay",
		"a yard from 0 to 40 boats in 18 months":                          "a yard from 0 to 40 boats",
		"a crew of nine shipwrights in building a slipway":                "a crew of nine shipwrights in building a slipway",
		"a system in building slipways":                                   "a system in building slipways",
		"a 20% reduction in operating costs":                              "a 20% reduction in operating costs",
		"a course for the riggers of nine yards in splicing wire ropes":   "a course for the riggers of nine yards in splicing wire ropes",
		"the very first and by far steepest monthly growth in sailing":    "the very first and by far steepest monthly growth in sailing",
		"charts for an enlarged North Quay ferry crew of 850 sailors":     "charts for an enlarged North Quay ferry crew of 850 sailors",
		"charts used by 40 pilots":                                        "charts",
		"40 boats from one yard to another yard with no loss":             "40 boats from one yard to another yard with no loss",
	} {
		if got := c.brief(object); got != want {
			t.Errorf("%q: got %q, want %q", object, got, want)
		}
	}
}

// What the profile says was done is told in the tense of what stands beside it, unless it says when that was.
func TestInOneTense(t *testing.T) {
	for before, want := range map[string]string{
		"built and ran tide tables":     "has built and run tide tables",
		"built tide tables in 2019":     "built tide tables in 2019",
		"builds tide tables":            "builds tide tables",
		"left the sea before the storm": "left the sea before the storm",
	} {
		list := inOneTense([]predicate{{text: before, own: true}, {text: "has trained riggers"}})
		if got := list[0].text; got != want {
			t.Errorf("%q: got %q, want %q", before, got, want)
		}
	}
	if list := inOneTense([]predicate{{text: "built tide tables", own: true}}); list[0].text != "built tide tables" {
		t.Errorf("nothing beside it: %q", list[0].text)
	}
}

// A title goes without the full stop of a note, an employer without what stands behind a dash or in brackets.
func TestPost(t *testing.T) {
	for _, c := range []struct{ title, firm, want string }{
		{"Harbour Rigger.", "Tern Boatyard - North Quay", "Harbour Rigger at Tern Boatyard"},
		{"Site Eng.", "Tern Boatyard (TB)", "Site Eng. at Tern Boatyard"},
	} {
		w := cv.Engagement{Title: cv.Text{Value: c.title}, Organisation: cv.Text{Value: c.firm}}
		if got := post(w, &sentence{}); got != c.want {
			t.Errorf("got %q, want %q", got, c.want)
		}
	}
}

// A sentence may name the candidate in capitals.
func TestBehindName(t *testing.T) {
	c := newComposer(&cv.Document{Person: cv.Person{Name: cv.Text{Value: "Ada Mercer"}}}, Request{Person: cv.ThirdPerson})
	for text, want := range map[string]string{"ADA MERCER is a rigger": "is a rigger", "Ada Mercer": "", "Ada rows": ""} {
		if got, ok := c.behindName(text); ok != (want != "") || ok && got != want {
			t.Errorf("%q: %q, %v", text, got, ok)
		}
	}
}

// Initials that stand behind a certificate since the job calls it so are told with the name, those of the CV alone.
func TestCertificateTold(t *testing.T) {
	for read, want := range map[string]string{"Rope Mat Weaver": "Rope Mat Weaver (RMW)", "Rope Mat Weaver (RMW)": "RMW"} {
		original := &cv.Document{Certificates: []cv.Certificate{{Name: cv.Text{ID: "c", Value: read}}}}
		c := newComposer(&cv.Document{}, Request{Original: original, Advert: "RMW wanted", Person: cv.ThirdPerson})
		if got := c.certificateTold(cv.Text{ID: "c", Value: "Rope Mat Weaver (RMW)"}); got != want {
			t.Errorf("%s: got %s, want %s", read, got, want)
		}
	}
}

// Without a subject what goes on stands before what was done.
func TestAsNotes(t *testing.T) {
	c := &composer{Request: Request{}}
	list := []deed{{verbs: []string{"build"}, object: "a slipway"}, {verbs: []string{"lead"}, object: "a crew", now: true}}
	if got := c.asNotes(list)[0].text; got != "Lead a crew and built a slipway" {
		t.Error(got)
	}
}
