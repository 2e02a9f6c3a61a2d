package summary

import (
	"testing"

	"focal/internal/cv"
)

// What was done in play, by others as well, for nothing or not at all is no deed.
func TestNoDeeds(t *testing.T) {
	for _, bullet := range []string{
		"Flew rescue flights in a simulator.", "Built a bridge for a university project.", "Rescued sailors during training exercises.",
		"Proposed a rope scheme that was rejected.", "Built a log that was never released.", "Tested a winch without success.",
		"Placed 40 anchors with a mentor.", "Fitted a mast with two colleagues.", "Fixed 30 masts with guidance from the yard.",
		"Engineers reduced the docking errors by 40%.", "Lapsed membership of the guild.", "Avoided hot work near gas lines.",
		"Considered a move to steel hulls.", "Lost the ferry account.", "Refused a transfer to Brest.", "Practised splicing on mannequins.",
		"Developed leadership skills and abilities.", "Answered average of 100 calls.", "Carried tools for the lead rigger.",
		"Observed keel surgery.", "Occasionally led services at sea.",
		"Temporarily managed a yard.", "Introduced a rope rule that was later reversed.", "Built a jetty with his father.",
		"Audited all accounting.", "Expected to train on cranes.", "Conducts daily safety meeting.", "Created new berth promotion.",
	} {
		if d, ok := deedOf(bullet); ok {
			t.Errorf("%q: %q", bullet, d.participles())
		}
	}
	for _, bullet := range []string{
		"Negotiated final accounts with 22 subcontractors.", "Coordinated a model with 23 disciplines.", "Built a log with nine charts.",
		"Developed rope contracts with suppliers.", "Runs a weekly crew meeting.", "Runs weekly crew meetings.",
	} {
		if _, ok := deedOf(bullet); !ok {
			t.Errorf("%q is a deed", bullet)
		}
	}
}

// What groups of skills say of little, or not yet, is not told.
func TestSkillsOfNobody(t *testing.T) {
	for group, want := range map[string]bool{
		"Want to learn": true, "Limited": true, "Exposure": true, "Learning next": true, "Familiar with": true, "Interested in": true,
		"Old tools": true, "Areas of development": true, "Tools": false, "Web development": false, "Ropes": false, "Design": false,
	} {
		if ofNobody(cv.SkillGroup{Name: cv.Text{Value: group}}, cv.Text{Value: "Rhino"}) != want {
			t.Errorf("%q: want %v", group, want)
		}
	}
	if !ofNobody(cv.SkillGroup{}, cv.Text{Value: "Welsh"}) {
		t.Error("nobody is skilled in Welsh")
	}
}

// Who calls themselves a student holds no degree of the newest course, whose dates may be those of its plan.
func TestStudentsHoldNoDegree(t *testing.T) {
	for profile, want := range map[string]bool{
		"Senior rope science student at the University of Solent.": true, "Rigging student.": true, "Undergraduate in ropes.": true,
		"Pursuing a BSc in Naval Architecture.": true, "Rigger with nine years in yards.": false,
		"Teacher who cares about student success.": false, "Tutor of students at sea.": false,
	} {
		doc := rigger()
		doc.Summary = []cv.Text{{Value: profile}}
		if got := newComposer(doc, Request{Person: cv.ThirdPerson}).studiesFor(&doc.Education[0]); got != want {
			t.Errorf("%q: want %v", profile, want)
		}
	}
}

// So does who says it at the head of the file, whatever that was read as.
func TestHeadedAsStudent(t *testing.T) {
	doc := rigger()
	doc.Source[1].Text = "Final-year Rope Science Student"
	if c := newComposer(doc, Request{Person: cv.ThirdPerson}); !c.studiesFor(&doc.Education[0]) {
		t.Error("holds a degree")
	}
}

// A note of somebody's role is a first sentence where the newest post is called so.
func TestCalledLead(t *testing.T) {
	c := newComposer(mate(), Request{Person: cv.ThirdPerson, Pronouns: cv.She})
	for text, want := range map[string]string{
		"Yard manager with 14 years in boatyards": "is a yard manager with 14 years in boatyards",
		"Manager with over nine years at sea":     "is a manager with over nine years at sea",
		"Diver with nine years at sea":            "is a diver with nine years at sea",
		"Captain with 4,200 hours":                "is a captain with 4,200 hours",
		"Rope Safe rigger with nine years at sea": "is a Rope Safe rigger with nine years at sea",
		"Rigger having 9+ years at sea":           "is a rigger with 9+ years at sea",
		"Rigger with nine years of work in splicing, sewing, and mending ropes": "is a rigger with nine years of work in splicing, " +
			"sewing, and mending ropes",
		"Rigger with nine years at sea, has led and trained crews": "",
		"Rigger with nine years at sea, based in Leith":            "",
		"Ropes with nine years in boatyards":                       "",
		"Yard manager with a passion for ropes":                    "",
	} {
		if lead, _ := c.calledLead(sentence{text: text}); lead.text != want {
			t.Errorf("%q: %q", text, lead.text)
		}
	}
}

// Verbs in l are spelt as the document is.
func TestSpelt(t *testing.T) {
	for verb, want := range map[string][2]string{
		"model": {"modelled", "modeled"}, "travel": {"travelled", "traveled"}, "control": {"controlled", "controlled"},
		"sail": {"sailed", "sailed"}, "sell": {"sold", "sold"}, "splice": {"spliced", "spliced"},
	} {
		for i, american := range []bool{false, true} {
			d := deed{verbs: []string{verb}, object: "boats", american: american}
			if got := d.participles(); got != want[i]+" boats" {
				t.Errorf("%s: %s, want %s", verb, got, want[i])
			}
		}
	}
}

// A group says that somebody hardly knows what it holds by its whole name or its first word, not by any word of it.
func TestHardlyKnown(t *testing.T) {
	for name, want := range map[string]bool{
		"Limited": true, "Exposure to": true, "Familiar with": true, "Low level": true, "Some knowledge": true, "Rusty": true,
		"Exposure control": false, "Low voltage": false, "Legacy systems": false, "Process improvement": false,
		"School administration": false, "Entry systems": false, "Target acquisition": false, "Old masters": false,
	} {
		if got := hardlyKnown.MatchString(name); got != want {
			t.Errorf("%s: %v", name, got)
		}
	}
}

// TestNotToldTwice leaves a profile alone that says itself who somebody is, and takes a plan out of the first sentence without what
// led to it.
func TestNotToldTwice(t *testing.T) {
	for _, c := range []struct{ name, profile, want string }{
		{
			"a note that opens with the title", "Yard manager, at home on every slipway. Splices rope.",
			"Yard manager, at home on every slipway. Splices rope.",
		},
		{
			"the name inside", "In boatyards and docks, Ines Calloway splices rope. Likes tides.",
			"In boatyards and docks, Ines Calloway splices rope. Likes tides.",
		},
		{
			"what somebody is, before the name", "As a rigger of boats, Ines Calloway splices rope and likes tides. Has sewn nets.",
			"Ines Calloway is a rigger of boats who splices rope and likes tides. Has sewn nets.",
		},
		{
			"no role before the name", "As of today, Ines Calloway splices rope. Likes tides.",
			"As of today, Ines Calloway splices rope. Likes tides.",
		},
		{
			"an aim of anybody behind claims", "Ines Calloway is a rigger of boats. Has sewn nets. Is seeking a place in a " +
				"progressive house that will let skills and knowledge grow in a good environment.",
			"Ines Calloway is a rigger of boats. Has sewn nets.",
		},
		{
			"an aim that the next sentence goes on from", "Ines Calloway is a rigger of boats. Is seeking a place in a progressive " +
				"house that will let skills and knowledge grow in a good environment. This is won by hard work.",
			"Ines Calloway, Yard Manager at Tern Boatyard, is a rigger of boats. Seeks a place in a progressive " +
				"house that will let skills and knowledge grow in a good environment. This is won by hard work.",
		},
		{
			"an aim with a field", "Ines Calloway is a rigger of boats. Has sewn nets. Is seeking a place in the " +
				"offshore wind sector that will let skills and knowledge grow.",
			"Ines Calloway is a rigger of boats. Has sewn nets. Seeks a place in the offshore wind sector.",
		},
		{
			"another one gets its first sentence", "Splices rope of all kinds. Likes tides.",
			"Ines Calloway is a Yard Manager at Tern Boatyard. Splices rope of all kinds. Likes tides.",
		},
		{
			"who is seeking", "Ines Calloway is a calm and careful rigger who is seeking a berth in a large harbour. Has sewn nets.",
			"Ines Calloway is a calm and careful rigger. Has sewn nets. Seeks a berth in a large harbour.",
		},
	} {
		doc := mate()
		doc.Summary = []cv.Text{sourced(doc, c.profile)}
		doc.Work[0].Highlights = []cv.Text{sourced(doc, "Swept the yard.")}
		doc.AssignIDs()
		Compose(doc, Request{
			Original: doc.Clone(), Person: cv.ThirdPerson, Today: cv.Date{Year: 2026}, Edited: func(string) bool { return false },
		}, nil)
		if got := doc.Summary[0].Value; got != c.want {
			t.Errorf("%s:\ngot  %q\nwant %q", c.name, got, c.want)
		}
	}
}
