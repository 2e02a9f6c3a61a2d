package engine

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"focal/internal/cv"
	"focal/internal/tailor"
	"focal/internal/truth"
)

// rigged is a consultation about a rigger's CV, with a profile that Focal drafted.
func rigged() *consultation {
	c := &consultation{doc: &cv.Document{}, said: &Consultation{Voice: Voice{Third: true}, Name: "Ines Roe"}}
	c.doc.Person.Name.Value = "Ines Roe"
	c.said.Facts = []truth.Passage{
		{ID: "own", Kind: truth.KindProfile, Text: "Rigger with nine years in racing yachts."},
		{ID: "ropes", Kind: truth.KindDuty, Entry: "work[0]", Text: "Tested ropes for two lifeboat stations."},
		{ID: "guide", Kind: truth.KindDuty, Entry: "work[0]", Text: "Wrote the safety guide for the crew."},
		{ID: "degree", Kind: truth.KindQualification, Text: "BSc in Naval Architecture, Solent University, 2012"},
	}
	c.said.Draft = []truth.Passage{
		{ID: "draft", Kind: truth.KindProfile, Draft: true, Text: "Ines Roe is a rigger with nine years in racing yachts."},
	}
	return c
}

// A model that names the wrong facts has said the truth all the same, and a sentence counts as said by no more facts than it needs.
func TestSentenceIsBorneOutByWhateverFactSaysIt(t *testing.T) {
	c := rigged()
	byID := map[string][]truth.Passage{}
	for _, p := range c.said.Facts {
		byID[p.ID] = []truth.Passage{p}
	}
	for _, x := range []struct {
		sentence string
		named    []string
		want     string // the facts; "" = refused
	}{
		{"Has experience of testing ropes.", []string{"ropes"}, "[ropes]"},
		{"Has experience of testing ropes.", []string{"degree"}, "[ropes]"},
		{"Has experience of testing ropes and writing the safety guide.", nil, "[guide ropes]"},
		{"Has experience of testing masts.", []string{"ropes"}, ""},
		{"Holds an MSc in Naval Architecture.", []string{"degree"}, ""},
	} {
		from, _, why := c.borneOut(x.sentence, x.named, byID)
		var ids []string
		for _, p := range from {
			ids = append(ids, p.ID)
		}
		if got := fmt.Sprint(ids); got != x.want && (x.want != "" || why == "") {
			t.Errorf("%q: %s %s", x.sentence, got, why)
		}
	}
}

// Where a model's first sentence was refused, the one that Focal put together says who it is about, once.
func TestProfileNamesThePersonByTheDraft(t *testing.T) {
	for _, x := range []struct{ sentences, want string }{
		{"Tested ropes.|Holds a BSc.", "Ines Roe is a rigger with nine years in racing yachts.|Tested ropes.|Holds a BSc."},
		{"A.|B.|C.|D.", "Ines Roe is a rigger with nine years in racing yachts.|A.|B.|C."},
		{"Ines tests ropes.|Holds a BSc.", "Ines tests ropes.|Holds a BSc."},
		{"Rigger with nine years in racing yachts.|Holds a BSc.", "Rigger with nine years in racing yachts.|Holds a BSc."},
	} {
		var list []borne
		for i, s := range strings.Split(x.sentences, "|") {
			list = append(list, borne{s, []int{10 + i}})
		}
		var got []string
		told := rigged().named(list)
		for _, s := range told {
			got = append(got, s.text)
		}
		if strings.Join(got, "|") != x.want {
			t.Errorf("%s: %q", x.sentences, got)
		}
		_, lines := paragraph(told)
		sentences := strings.Split(x.sentences, "|")
		isKept := strings.HasSuffix(x.want, sentences[len(sentences)-1]) // and its source with it
		if slices.Contains(lines, 9+len(sentences)) != isKept {
			t.Errorf("%s: lines %v", x.sentences, lines)
		}
	}
	if got := rigged().named(nil); len(got) != 0 {
		t.Errorf("nothing became %v", got)
	}
}

// What the job asks for comes with the facts that show it.
func TestWhatIsAskedComesWithItsFacts(t *testing.T) {
	c := rigged()
	c.said.Asked = []string{"Rope tests", "Degree"}
	got := fmt.Sprint(c.shown(&tailor.Match{Requirements: []tailor.Requirement{
		{Text: "Rope tests", Evidence: []string{"Tested ropes"}},
		{Text: "Degree", Evidence: []string{"BSc in Naval Architecture"}},
		{Text: "Diving", Evidence: []string{}},
	}}))
	if want := "[{Rope tests [ropes]} {Degree [degree]}]"; got != want {
		t.Error(got)
	}
	if c.shown(nil) != nil {
		t.Error("something is shown without a job")
	}
}
