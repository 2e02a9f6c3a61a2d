package engine

import (
	"testing"

	"focal/internal/cv"
	"focal/internal/summary"
	"focal/internal/truth"
)

// A name without its brackets keeps what stands behind them.
func TestNameAsASentenceBeginsWithIt(t *testing.T) {
	for name, want := range map[string]string{
		"Jo Marsh":               "Jo Marsh",
		"Katarzyna (Kate) Nowak": "Katarzyna Nowak",
		"Jo Marsh (she/her)":     "Jo Marsh",
		"":                       "",
	} {
		if got := calledBy(name); got != want {
			t.Errorf("%q: %q, not %q", name, got, want)
		}
	}
}

func TestSentenceNamesThePerson(t *testing.T) {
	for _, c := range []struct {
		name, sentence string
		want           bool
	}{
		{"Jo Marsh", "Jo is a fitter.", true},
		{"Jo Marsh", "A fitter, MARSH keeps pumps.", true},
		{"Jo Marsh", "Marsh's pumps run.", true},
		{"Jo Marsh", "Joined Tamar in 2019 and runs pumps.", false},
		{"Jo Marsh", "Drained marshes.", false},
		{"J. Marsh", "Wrote part J of the code.", false},
		{"Ana Hill-Okonkwo", "Okonkwo is a fitter.", true},
	} {
		if got := callsBy(c.name, c.sentence); got != c.want {
			t.Errorf("%q in %q: %v", c.name, c.sentence, got)
		}
	}
}

// What was put into a profile from several posts is no passage: the posts are asked, and what
// the CV says of itself.
func TestWrittenProfileBearsOutNothing(t *testing.T) {
	for _, c := range []struct {
		text    string
		from    []string
		refused bool
	}{
		{"Ines is Yard Manager at Tern Boatyard and trained deckhands.", []string{ownID, "work[0]"}, true},
		{"Ines is Yard Manager at Tern Boatyard and trained deckhands.", []string{summary.WrittenID, "work[0]"}, true},
		{"Ines is Yard Manager at Tern Boatyard and likes boats.", []string{ownID, "work[0]"}, false},
		{"Ines trained deckhands.", []string{"work[1].highlights[0]"}, false},
	} {
		doc := &cv.Document{Summary: []cv.Text{{ID: summary.WrittenID, Value: "Yard Manager who likes boats. Trained deckhands."}}}
		doc.Person.Name.Value = "Ines Roe"
		original := &cv.Document{Summary: []cv.Text{{Value: "Likes boats."}}}
		con := &consultation{
			result: &Result{Wording: &Wording{Summary: []Sentence{{Text: c.text, From: c.from}}}},
			doc:    doc, own: ownProfile(original, doc),
			passages: []truth.Passage{
				{ID: summary.WrittenID, Kind: truth.KindProfile, Text: doc.Summary[0].Value},
				{ID: "work[0]", Kind: truth.KindPost, Text: "Yard Manager at Tern Boatyard", Entry: "work[0]", Company: "Tern Boatyard"},
				{ID: "work[1].highlights[0]", Kind: truth.KindDuty, Text: "Trained deckhands.", Entry: "work[1]", Ended: true},
			},
			said: &Consultation{Voice: Voice{Third: true}, Facts: []truth.Passage{{ID: ownID}}},
		}
		con.summary()
		if refused := len(con.said.Refused) > 0; refused != c.refused {
			t.Errorf("%q from %v: refused is %v, %v", c.text, c.from, refused, con.said.Refused)
		}
	}
}
