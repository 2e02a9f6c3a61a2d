package summary

import (
	"testing"

	"focal/internal/cv"
	"focal/internal/tailor"
)

// What the job asks for and several posts show is told as one row, what says most of it first, where something of it is asked for; what
// has nothing to do with the job is no part of it, and what stands in one post alone is none.
func TestCoverage(t *testing.T) {
	for _, c := range []struct {
		name  string
		posts [][]string
		want  string
	}{
		{
			"two posts",
			[][]string{{"Installed mast lights."}, {"Performed rope splicing."}},
			"has experience of rope splicing and mast light installation",
		},
		{
			"three",
			[][]string{{"Installed mast lights."}, {"Performed rope splicing."}, {"Prepared tide tables."}},
			"has experience of rope splicing, mast light installation and tide table preparation",
		},
		{"one post", [][]string{{"Installed mast lights.", "Performed rope splicing."}}, ""},
		{"one that is far from the job", [][]string{{"Installed mast lights."}, {"Performed cake icing."}}, ""},
		{"nothing that is asked for", [][]string{{"Performed cake icing."}, {"Performed hat knitting."}}, ""},
	} {
		doc := &cv.Document{Locale: "en-GB"}
		for _, bullets := range c.posts {
			var w cv.Engagement
			for _, b := range bullets {
				w.Highlights = append(w.Highlights, sourced(doc, b))
			}
			doc.Work = append(doc.Work, w)
		}
		doc.AssignIDs()
		co := newComposer(doc, Request{
			Original: doc, Match: &tailor.Match{}, Person: cv.ThirdPerson, Edited: func(string) bool { return false },
			Advert: "Rigger\nRope splicing\nInstallation of mast lights\nTide tables\n",
		})
		if got := co.experienceOf("experience ", co.coverage(nil), nil).text; got != c.want {
			t.Errorf("%s: got %q, want %q", c.name, got, c.want)
		}
	}
}

// What a coverage says of posts that are over is not told once more as a deed of theirs.
func TestGathered(t *testing.T) {
	doc := &cv.Document{Locale: "en-GB", Work: []cv.Engagement{
		{Highlights: []cv.Text{{Value: "a"}}, Dates: cv.DateRange{Current: true}},
		{Highlights: []cv.Text{{Value: "b"}}, Dates: cv.DateRange{Start: cv.Date{Year: 2010}, End: cv.Date{Year: 2012}}},
	}}
	doc.AssignIDs()
	c := newComposer(doc, Request{Original: doc, Match: &tailor.Match{}, Person: cv.ThirdPerson, Advert: "Rigging work and rope splicing"})
	themes := []theme{{text: "rigging work", id: doc.Work[0].Highlights[0].ID}, {text: "rope splicing", id: doc.Work[1].Highlights[0].ID}}
	list := []deed{{post: 0}, {post: 1}}
	if got := c.gathered(list, themes); len(got) != 1 || got[0].post != 0 {
		t.Errorf("beside a coverage: %v", got)
	}
	if got := c.gathered(list, themes[:1]); len(got) != 2 {
		t.Errorf("without one: %v", got)
	}
}

// What is told of a field goes on to what the advert speaks of, and says what was done as an activity; what somebody has experience of
// shares its sentence with what they hold, or goes on from what they do.
func TestWithAnswer(t *testing.T) {
	doc := &cv.Document{Locale: "en-GB"}
	doc.Work = []cv.Engagement{{Highlights: []cv.Text{sourced(doc, "Wrote the berth notices for a tidal harbour.")}}}
	doc.AssignIDs()
	id := doc.Work[0].Highlights[0].ID
	for _, c := range []struct{ advert, want string }{
		{"Rigger\nTidal harbour work\n", "writing berth notices for a tidal harbour"},
		{"Rigger\nCake icing\n", "writing berth notices"},
	} {
		co := newComposer(doc, Request{
			Original: doc, Person: cv.ThirdPerson, Advert: c.advert,
			Match: &tailor.Match{Score: 60, Requirements: []tailor.Requirement{
				{
					Text: "Tidal harbour work", Kind: tailor.KindSkill, Status: tailor.Met,
					Evidence: []string{doc.Work[0].Highlights[0].Value},
				},
			}},
		})
		if got := co.withAnswer(theme{text: "the writing of berth notices", id: id}).text; got != c.want {
			t.Errorf("%q: got %q, want %q", c.advert, got, c.want)
		}
	}
	fields, held := predicate{text: "has experience of rope splicing"}, predicate{text: "holds a BSc in Ropes"}
	deed := predicate{text: "leads a crew of nine"}
	if got := packed([]predicate{deed, fields}); len(got) != 1 {
		t.Errorf("behind a deed: %v", got)
	}
	if got := packed([]predicate{deed, fields, held}); len(got) != 2 || len(got[1]) != 2 {
		t.Errorf("with what is held: %v", got)
	}
}
