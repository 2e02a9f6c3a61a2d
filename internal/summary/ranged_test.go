package summary

import (
	"testing"

	"focal/internal/cv"
	"focal/internal/tailor"
)

// Fields of several posts are told as a range, the oldest first, where something of them is asked for; what has nothing to do with the
// job is no part of one, and what stands in one post alone is no range.
func TestRanged(t *testing.T) {
	for _, c := range []struct {
		name  string
		posts [][]string
		want  string
	}{
		{
			"two posts",
			[][]string{{"Installed mast lights."}, {"Performed rope splicing."}},
			"has ranged from rope splicing to mast light installation",
		},
		{
			"three",
			[][]string{{"Installed mast lights."}, {"Performed rope splicing."}, {"Prepared tide tables."}},
			"has ranged from tide table preparation and rope splicing to mast light installation",
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
		if got, _ := co.ranging(co.ranged(nil), 0); got != c.want {
			t.Errorf("%s: got %q, want %q", c.name, got, c.want)
		}
	}
}

// What a range says of posts that are over is not told once more as a deed of theirs.
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
		t.Errorf("beside a range: %v", got)
	}
	if got := c.gathered(list, themes[:1]); len(got) != 2 {
		t.Errorf("without one: %v", got)
	}
}

// A range goes into the sentence about a former post where somebody is named, and stands alone where nobody is.
func TestBehindPost(t *testing.T) {
	what := predicate{text: "Her work " + rangesFrom + "rope splicing to net mending", whole: true}
	for _, c := range []struct {
		who  cv.Pronouns
		told string
		want int
	}{{cv.She, "has worked as a rigger", 1}, {"", "has worked as a rigger", 2}, {cv.She, "leads a crew", 2}} {
		co := &composer{who: tellerOf(cv.ThirdPerson, c.who)}
		joined := c.told + ", and her work has ranged from rope splicing to net mending"
		got := co.behindPost([]predicate{{text: c.told}}, what)
		if len(got) != c.want || len(got) == 1 && got[0].text != joined {
			t.Errorf("%s behind %q: %v", c.who, c.told, got)
		}
	}
}
