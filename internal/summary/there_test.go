package summary

import (
	"strings"
	"testing"

	"focal/internal/cv"
)

// TestThere tells what was done in posts that are over with where it was.
func TestThere(t *testing.T) {
	post := func(firm string, from, to int) cv.Engagement {
		return cv.Engagement{
			Title: cv.Text{Value: "Rigger", Confidence: 1}, Organisation: cv.Text{Value: firm, Confidence: 1},
			Dates: cv.DateRange{Start: cv.Date{Year: from}, End: cv.Date{Year: to}, Current: to == 0},
		}
	}
	doc := &cv.Document{Work: []cv.Engagement{
		post("Solent Yachts", 2020, 0), post("Gull Lofts", 2015, 2020), post("Tern Sails", 2012, 2015), post("Royal Navy", 2008, 2012),
		post("Solent Yachts", 2006, 2008),
		{Organisation: cv.Text{Value: "Wren Dock", Confidence: 1}},
	}}
	of := func(at int, verb, object string) deed {
		return deed{verbs: []string{verb}, object: object, post: at, id: object}
	}
	log, crew := of(1, "write", "a log"), of(1, "train", "30 deckhands in mooring")
	for _, c := range []struct {
		name  string
		list  []deed
		who   cv.Pronouns
		want  []string
		rests int
	}{
		{"of today", []deed{of(0, "write", "a log")}, "", nil, 1},
		{"of one post", []deed{log, crew}, "", []string{"wrote a log and trained 30 deckhands in mooring at Gull Lofts"}, 0},
		{"before somebody who is named", []deed{log}, cv.She, []string{"At Gull Lofts, she wrote a log"}, 0},
		{
			"of two", []deed{log, of(2, "sew", "nets")}, cv.She, []string{"wrote a log at Gull Lofts and sewed nets at Tern Sails"}, 0,
		},
		{
			"of two, with much of the first",
			[]deed{log, crew, of(2, "sew", "the sails of nine yachts for a race round the isles")},
			"",
			[]string{
				"wrote a log and trained 30 deckhands in mooring at Gull Lofts",
				"sewed the sails of nine yachts for a race round the isles at Tern Sails",
			},
			0,
		},
		{"of a force", []deed{of(3, "train", "30 deckhands in mooring")}, "", []string{"previously trained 30 deckhands in mooring"}, 0},
		{"a place behind a place", []deed{of(1, "teach", "knots at sea")}, "", []string{"previously taught knots at sea"}, 0},
		{
			"a place that the bullet names",
			[]deed{of(1, "teach", "knots at Gull Lofts"), of(1, "sew", "nets")},
			"",
			[]string{"taught knots and sewed nets at Gull Lofts"},
			0,
		},
		{
			"where somebody still is",
			[]deed{of(4, "train", "30 deckhands in mooring")},
			"",
			[]string{"previously trained 30 deckhands in mooring"},
			0,
		},
		{"with no dates", []deed{of(5, "sew", "nets")}, "", []string{"sewed nets at Wren Dock"}, 0},
		{
			"what somebody answered for",
			[]deed{of(1, "be", "responsible for a yard")},
			"",
			[]string{"held responsibility for a yard at Gull Lofts"},
			0,
		},
		{"one employer beside one of today", []deed{of(0, "lead", "a crew"), log, of(2, "sew", "nets")}, "", []string{
			"wrote a log at Gull Lofts",
		}, 1},
		{"two beside one of today", []deed{of(0, "lead", "a crew"), log, crew, of(2, "sew", "nets")}, "", []string{
			"wrote a log and trained 30 deckhands in mooring at Gull Lofts",
		}, 1},
	} {
		comp := newComposer(doc, Request{Original: doc, Person: cv.ThirdPerson, Pronouns: c.who})
		told, rest := comp.there("is a rigger", c.list)
		var got []string
		for _, p := range told {
			got = append(got, p.text)
		}
		if len(got) != len(c.want) || len(rest) != c.rests {
			t.Errorf("%s: %q, %d others", c.name, got, len(rest))
			continue
		}
		for i := range got {
			if got[i] != c.want[i] {
				t.Errorf("%s: got %q, want %q", c.name, got[i], c.want[i])
			}
		}
	}
	comp := newComposer(doc, Request{Original: doc, Person: cv.ThirdPerson})
	told, _ := comp.there("has been a rigger at Solent Yachts since 2020", []deed{of(4, "train", "30 deckhands in mooring")})
	if len(told) != 1 || told[0].text != "previously trained 30 deckhands in mooring" {
		t.Errorf("of an earlier post at the employer of today, whom the first sentence names: %v", told)
	}
	doc.Work[0].Dates = cv.DateRange{}
	if told, rest := newComposer(doc, Request{Original: doc}).there("", []deed{of(0, "sew", "nets")}); len(told) != 0 || len(rest) != 1 {
		t.Errorf("of a newest post without dates: %v", told)
	}
}

// TestBare leaves an "is" out where a sentence without a subject would open with it.
func TestBare(t *testing.T) {
	comp := newComposer(&cv.Document{}, Request{Original: &cv.Document{}, Person: cv.ThirdPerson})
	of := func(texts ...string) (list []predicate) {
		for _, s := range texts {
			list = append(list, predicate{text: s, own: true})
		}
		return list
	}
	for _, c := range []struct {
		list []predicate
		want []string
	}{
		{of("is fluent in Welsh and English"), []string{"Fluent in Welsh and English."}},
		{of("is responsible for a yard", "has built a slipway"), []string{"Holds responsibility for a yard and has built a slipway."}},
		{of("is GMC registered with a full licence"), []string{"GMC registered with a full licence."}},
		{of("is adept in knots", "is fluent in Welsh"), []string{"Adept in knots and fluent in Welsh."}},
		{of("is a rigger by trade"), []string{"A rigger by trade."}},
		{of("is a certified trainer, with two crews"), []string{"A certified trainer, with two crews."}},
		{of("is a trainer of crews", "is a patient listener"), []string{"A trainer of crews and a patient listener."}},
		{of("is a rigger of boats, and has built two"), []string{"Is a rigger of boats, and has built two."}},
		{of("is a trainer, holding two crews, runs a yard"), []string{"Is a trainer, holding two crews, runs a yard."}},
		{of("is a good start for a rigger"), []string{"Is a good start for a rigger."}},
		{of("is a rigger training school"), []string{"Is a rigger training school."}},
		{of("is attentive to ropes and mends them"), []string{"Is attentive to ropes and mends them."}},
		{of("leads a yard", "leads two crews"), []string{"Leads a yard and two crews."}},
		{of("leads on safety", "leads two crews"), []string{"Leads on safety and leads two crews."}},
	} {
		got := comp.sentences(c.list)
		if len(got) != len(c.want) {
			t.Errorf("%v: %q", c.list, got)
			continue
		}
		for i := range got {
			if got[i] != c.want[i] {
				t.Errorf("got %q, want %q", got[i], c.want[i])
			}
		}
	}
}

// TestBehindNow tells what was done before behind what goes on, where one sentence has room for both and what stands between them is
// one by itself.
func TestBehindNow(t *testing.T) {
	comp := newComposer(&cv.Document{}, Request{Original: &cv.Document{}, Person: cv.ThirdPerson, Pronouns: cv.She})
	leads, led := predicate{text: "leads a crew of nine"}, predicate{text: "previously taught 30 deckhands", past: true}
	record := predicate{text: "has a proven record of moving boats across three harbours", own: true}
	for _, c := range []struct {
		name      string
		own, done []predicate
		want      string
	}{
		{
			"before a long one",
			[]predicate{record},
			[]predicate{leads, led},
			"She leads a crew of nine, and previously taught 30 deckhands. " +
				"She has a proven record of moving boats across three harbours.",
		},
		{
			"a short one stays between",
			[]predicate{{text: "has sewn nets", own: true}},
			[]predicate{leads, led},
			"She leads a crew of nine and has sewn nets. She previously taught 30 deckhands.",
		},
		{
			"two that go on stay together",
			[]predicate{record, {text: "mends sails", own: true}},
			[]predicate{leads, led},
			"She leads a crew of nine, mends sails and has a proven record of moving boats across three harbours. " +
				"She previously taught 30 deckhands.",
		},
	} {
		if got := strings.Join(comp.sentences(comp.ordered(c.own, c.done, nil)), " "); got != c.want {
			t.Errorf("%s:\n got  %q\n want %q", c.name, got, c.want)
		}
	}
}

// TestAsWritten spells the name of a tool as the advert does.
func TestAsWritten(t *testing.T) {
	const advert = "RHINO DRAUGHTSMAN. You know Rhino, MySQL, Node.js. Good html and a little rope work."
	comp := newComposer(&cv.Document{}, Request{Original: &cv.Document{}, Advert: advert})
	for skill, want := range map[string]string{
		"MYSQL": "MySQL", "Node.JS": "Node.js", "HTML": "HTML", "Ketch": "Ketch", "Rhino": "Rhino", "Rope Work": "rope work", "SQL": "SQL",
	} {
		if got := comp.asWritten(skill); got != want {
			t.Errorf("asWritten(%q) = %q, want %q", skill, got, want)
		}
	}
}
