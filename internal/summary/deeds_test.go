package summary

import (
	"testing"

	"focal/internal/cv"
	"focal/internal/language"
	"focal/internal/tailor"
)

// A deed whose object was torn off is not told.
func TestTornOff(t *testing.T) {
	for object, want := range map[string]bool{
		"the docking time from 9 to 4 days by successfully": true, "the stock of": true, "a crew of 11": false,
		"the planning/": true, "figures daily": false, "the supply": false, "in": true,
	} {
		if got := tornOff.MatchString(object); got != want {
			t.Errorf("%q: %v", object, got)
		}
	}
}

// A clause that says whom something helps is not told without what it helps to do.
func TestLeavesHelp(t *testing.T) {
	for text, want := range map[string]bool{
		"that allows thousands of sailors":               true,
		"which helps yards":                              true,
		"that allows sailors to find a berth":            false,
		"for sailors of all yards":                       false,
		"that keeps the tides of forty harbours in view": false,
	} {
		if got := leavesHelp(language.TagSentence(language.Tokens(text))); got != want {
			t.Errorf("%q: %v", text, got)
		}
	}
}

// How many people somebody answers for is said by a verb of leading and a figure.
func TestOfScope(t *testing.T) {
	for bullet, want := range map[string]bool{
		"Leads a crew of 11 sailors.": true, "Manages a 24-strong mooring team.": true, "Mentors four riggers.": true,
		"Built a log for 90 sailors.": false, "Built a 12-strong team of riggers.": true,
		"Leads the mooring team.": false, "Leads the rigging of 12 yachts.": false, "Splices ropes for nine sailors.": false,
	} {
		if d, ok := deedOf(bullet); !ok || d.ofScope() != want {
			t.Errorf("%q: %v, want %v", bullet, ok && d.ofScope(), want)
		}
	}
}

// TestBygone leaves out what was done before that has none of the advert's words, or few and answers nothing, and led nobody.
func TestBygone(t *testing.T) {
	doc := mate()
	c := newComposer(doc, Request{Original: doc, Match: &tailor.Match{}, Person: cv.ThirdPerson, Today: cv.Date{Year: 2026}})
	c.proof = proven{"asked": {0: 4}}
	train, mend := []string{"train"}, []string{"mend"}
	for _, d := range []struct {
		deed
		want bool
	}{
		{deed{verbs: mend, object: "the linen of the crew", post: 1}, true},
		{deed{verbs: mend, object: "40 sails", post: 1}, true},
		{deed{verbs: mend, object: "40 sails", post: 1, near: nearClaim}, false},
		{deed{verbs: train, object: "30 sailors", post: 1}, false},
		{deed{verbs: train, object: "nine sailors", post: 1}, false},
		{deed{verbs: mend, object: "tide tables", post: 1, id: "asked", near: 1}, false},
		{deed{verbs: mend, object: "tide tables", post: 1, id: "asked"}, true},
		{deed{verbs: mend, object: "the linen of the crew", post: 0}, false},
	} {
		if got := c.isBygone(d.deed); got != d.want {
			t.Errorf("isBygone(%q of post %d) = %v", d.object, d.post, got)
		}
	}
}

// TestStrays leaves a lone deed of before out that speaks of nothing in the advert, beside enough of today.
func TestStrays(t *testing.T) {
	doc := mate()
	c := newComposer(doc, Request{Original: doc, Match: &tailor.Match{}, Person: cv.ThirdPerson, Today: cv.Date{Year: 2026}})
	c.proof = proven{"met": {0: 4}, "partly": {0: 1}}
	of := func(post int, object, id string, near float64) deed {
		return deed{verbs: []string{"mend"}, object: object, post: post, id: id, near: near}
	}
	log, crew, other := of(0, "a log", "", 0), of(0, "a crew", "", 0), of(1, "40 sails", "far", 0)
	for _, s := range []struct {
		name   string
		told   []deed
		own    int
		strays int
	}{
		{"beside two of today", []deed{log, crew, other}, 0, 1},
		{"beside one and a claim of the profile", []deed{log, other}, 1, 1},
		{"beside one alone", []deed{log, other}, 0, 0},
		{"with none of today", []deed{other}, 3, 0},
		{"of a post of which more is told", []deed{log, crew, other, of(1, "nine masts", "", 0)}, 0, 0},
		{"about leading people", []deed{log, crew, {verbs: []string{"lead"}, object: "a crew of nine", post: 1}}, 0, 0},
		{"in the advert's words", []deed{log, crew, of(1, "40 sails", "", nearClaim)}, 0, 0},
		{"that meets a demand by its words", []deed{log, crew, of(1, "40 sails", "met", 1)}, 0, 0},
		{"that meets one by its kind alone", []deed{log, crew, of(1, "40 sails", "met", 0)}, 0, 1},
		{"that meets a part of a wish", []deed{log, crew, of(1, "40 sails", "partly", 1)}, 0, 1},
	} {
		if got := c.strays(s.told, s.own); len(got) != s.strays {
			t.Errorf("%s: %v", s.name, got)
		}
	}
}

// TestHasScope tells people, money and amounts from versions, years and grades.
func TestHasScope(t *testing.T) {
	for object, want := range map[string]bool{
		"a crew of 11 sailors":     true,
		"a 24-strong mooring team": true, "four riggers": true, "a yard of £3m": true,
		"a budget of 2 million": true,
		"1,200 social workers":  true, "a 40-bed ward": true, "15% of the fleet": true, "two patents on rope joints": true,
		"6.3 km of chain": true, "50+ new moorings": true,
		"a log in Ropebook 14": false, "a yard to ISO 9001": false, "the regatta of 2019": false, "children of grade 4": false,
		"eight-month long repairs": false, "three years of tide tables": false, "the harbour log": false, "one log": false,
	} {
		if got := (deed{verbs: []string{"keep"}, object: object}).hasScope(); got != want {
			t.Errorf("%q: %v", object, got)
		}
	}
}

// TestWithScope keeps for how many something was made.
func TestWithScope(t *testing.T) {
	for clause, want := range map[string]string{
		"Built a tide portal for 3M monthly viewers.":                   "a tide portal for 3M monthly viewers",
		"Maintained a berth portal used by 600 pilots":                  "a berth portal used by 600 pilots",
		"Planned a port that allows 3,000 sailors to find a berth.":     "a port",
		"Launched a free log that helps 40 pilots to keep tides.":       "a free log",
		"Built a tide portal used by 600 pilots and masters of ferries": "a tide portal used by 600 pilots",
		"Built a tide portal for 3 years.":                              "a tide portal",
		"Built a tide portal for pilots.":                               "a tide portal for pilots",
		"Built a tide portal that helps pilots to moor.":                "a tide portal",
		"Built a tide portal in 2019 for the harbour.":                  "a tide portal",
		"Built nine tide portals used by 600 pilots.":                   "nine tide portals",
	} {
		c := &composer{Request: Request{Match: &tailor.Match{}}, near: func(string) float64 { return 0 }}
		d, ok := deedOf(clause)
		if d = c.worded(d, clause); !ok || d.object != want {
			t.Errorf("%q: got %q, want %q", clause, d.object, want)
		}
	}
}

// TestTurned tells of who applies with an earlier post what was done there; of another post only what the job asks for.
func TestTurned(t *testing.T) {
	doc := mate()
	doc.Work[0].Title.Value, doc.Work[1].Title.Value = "Singer", "Sailing Instructor"
	doc.Work[0].Dates, doc.Work[1].Dates = years(2020, 2023), years(2018, 2022)
	doc.Work[1].Dates.Text = cv.Text{Value: "2018 - 2022"}
	c := newComposer(doc, Request{
		Original: doc, Match: &tailor.Match{}, Title: "Sailing Coach", Advert: "Sailing lessons for beginners.", Person: cv.ThirdPerson,
		Today: cv.Date{Year: 2026},
	})
	if got := c.turned(); got != 1 {
		t.Fatalf("turned() = %d", got)
	}
	of := func(post int, near float64, verb, object string) deed {
		return deed{verbs: []string{verb}, object: object, post: post, near: near}
	}
	for _, d := range []struct {
		deed
		bygone, neither bool
	}{
		{of(1, 0, "design", "a course"), false, false},
		{of(0, 0, "sing", "in five operas"), false, true},
		{of(0, nearClaim, "sing", "at sailing clubs"), false, false},
		{of(0, 0, "lead", "a choir of nine singers"), false, false},
	} {
		if c.isBygone(d.deed) != d.bygone || c.saysNeither(d.deed) != d.neither {
			t.Errorf("%q of post %d: %v, %v", d.object, d.post, c.isBygone(d.deed), c.saysNeither(d.deed))
		}
	}
	doc.Work[0].Dates.Current = true
	if got := c.turned(); got != -1 {
		t.Errorf("of who has a post: %d", got)
	}
}

// TestSaysSum reports a sum of the profile's own.
func TestSaysSum(t *testing.T) {
	doc := &cv.Document{Summary: []cv.Text{{Value: "Ann Moss has run budgets of £45m and $3 million."}}}
	c := newComposer(doc, Request{Original: doc})
	for object, want := range map[string]bool{
		"a £45m yard": true, "a yard of $3 million": true, "a £4m yard": false, "a £45k log": false, "45 boats": false, "a yard": false,
	} {
		if got := c.saysSum(object); got != want {
			t.Errorf("%q: %v", object, got)
		}
	}
}
