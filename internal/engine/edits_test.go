package engine_test

import (
	"bytes"
	"context"
	"encoding/json"
	"fmt"
	"maps"
	"slices"
	"strings"
	"testing"

	"focal/internal/condense"
	"focal/internal/cv"
	"focal/internal/engine"
	"focal/internal/truth"
)

// Posts without a name, an employer and dates above them: what a recruiter fills in.
const bareCV = `wren@example.org

PROFILE
Keeper of clocks with a steady hand.

EXPERIENCE

Clock maker, Dial House, Jan 2019 - Mar 2021
- Mended forty tower clocks.
- Trained two apprentices.

Bell founder, 2017 - 2018
- Cast the bells of nine churches.

EDUCATION
BSc Horology, Tideway College, 2015

SKILLS
Brass, Escapements, Enamel
`

func convertText(t *testing.T, e *engine.Engine, text string, mode cv.Mode) *engine.Result {
	t.Helper()
	o := cv.DefaultOptions()
	o.Mode = mode
	result, err := e.Convert(context.Background(), engine.Request{CV: engine.Upload{Name: "cv.txt", Data: []byte(text)}, Options: o})
	if err != nil {
		t.Fatal(err)
	}
	return result
}

// prefixed maps every value of an entry to a wording.
func prefixed(doc *cv.Document, entry, wording string) map[string]string {
	list := map[string]string{}
	doc.Walk(func(r cv.Ref) {
		if strings.HasPrefix(r.Text.ID, entry+".") {
			list[r.Text.ID] = wording
		}
	})
	return list
}

func TestEveryTextCanBeWrittenAnewOrLeftOut(t *testing.T) {
	e := newEngine(t)
	first := convertText(t, e, bareCV, cv.Strict)
	if first.Original.Person.Name.Value != "" || len(first.Document.Work) != 2 || len(first.Document.Skills) == 0 {
		t.Fatalf("the CV is read otherwise: %+v", first.Document)
	}
	clocks, bells := "work[0]", "work[1]"
	skill := first.Document.Skills[0].Keywords[0].ID
	for _, c := range []struct {
		name       string
		edits      map[string]string
		have, lack []string
		check      func(*cv.Document) bool
	}{
		{
			"what was not found is filled in",
			map[string]string{"person.name": "Wren Alder", "person.label": "Horologist", "person.phone": "+44 7700 900123", "person.location": "Lewes", "person.url": "wren.example"},
			[]string{"Wren Alder", "Horologist", "+44 7700 900123", "Lewes", "wren.example"},
			nil,
			func(d *cv.Document) bool { return d.Person.Name.Value == "Wren Alder" },
		},
		{
			"a missing employer and other dates of a post",
			map[string]string{bells + ".organisation": "Peal & Sons", bells + ".dates": "May 2022 - present"},
			[]string{"Peal & Sons"},
			nil,
			func(d *cv.Document) bool { // and the posts are in order again
				return d.Work[0].Organisation.Value == "Peal & Sons" && d.Work[0].Dates.Display() == "May 2022 – Present"
			},
		},
		{
			"other dates",
			map[string]string{clocks + ".dates": "03/04/2018 – 2020"},
			nil,
			[]string{"Jan 2019"},
			func(d *cv.Document) bool {
				return d.Work[0].Dates.Start == cv.Date{Year: 2018, Month: 4, Day: 3} && d.Work[0].Dates.End.Year == 2020
			},
		},
		{
			"dates in words are printed as they stand",
			map[string]string{clocks + ".dates": "two winters"},
			[]string{"two winters"},
			nil,
			func(d *cv.Document) bool { return d.Work[0].Dates.IsZero() },
		},
		{
			"no dates",
			map[string]string{clocks + ".dates": ""},
			[]string{"Clock maker"},
			[]string{"2019"},
			func(d *cv.Document) bool { return d.Work[0].Dates.IsZero() },
		},
		{"a bullet left out", map[string]string{clocks + ".highlights[0]": ""}, []string{"apprentices"}, []string{"forty tower clocks"}, nil},
		{
			"the profile left out",
			map[string]string{"summary[0]": ""},
			nil,
			[]string{"Keeper of clocks"},
			func(d *cv.Document) bool { return len(d.Summary) == 0 },
		},
		{"a skill", map[string]string{skill: "Bronze"}, []string{"Bronze"}, []string{"Brass"}, nil},
		{
			"a post as a whole",
			map[string]string{clocks: ""},
			[]string{"Bell founder"},
			[]string{"Clock maker", "Dial House", "apprentices"},
			func(d *cv.Document) bool { return len(d.Work) == 1 },
		},
		{
			"a post of which every text is emptied, its dates apart", except(prefixed(first.Document, clocks, ""), clocks+".dates"), nil,
			[]string{"Clock maker", "2019"},
			func(d *cv.Document) bool { return len(d.Work) == 1 },
		},
		{
			"every post",
			map[string]string{clocks: "", bells: ""},
			nil,
			[]string{"Clock", "Bell"},
			func(d *cv.Document) bool { return len(d.Work) == 0 },
		},
		{
			"every skill: no heading stays", prefixed(first.Document, "skills[0]", ""), nil,
			[]string{"Brass", "Enamel"},
			func(d *cv.Document) bool { return len(d.Skills) == len(first.Document.Skills)-1 },
		},
	} {
		t.Run(c.name, func(t *testing.T) {
			got := review(t, e, first, engine.Decisions{Edits: c.edits})
			text := values(got.Document)
			for _, want := range c.have {
				if !strings.Contains(text, want) {
					t.Errorf("%q is missing in\n%s", want, text)
				}
			}
			for _, gone := range c.lack {
				if strings.Contains(text, gone) {
					t.Errorf("%q is still in\n%s", gone, text)
				}
			}
			if c.check != nil && !c.check(got.Document) {
				t.Errorf("got %+v", got.Document)
			}
			noted := 0
			for _, n := range got.Notes {
				if n.Kind == cv.NoteTruth {
					t.Errorf("the user's word was taken back: %+v", n)
				}
				if _, ok := c.edits[n.Field]; ok && n.Kind == cv.NoteEdited {
					noted++
				}
			}
			if noted != len(c.edits) {
				t.Errorf("%d notes for %d wordings: %+v", noted, len(c.edits), got.Notes)
			}
			if _, err := e.Render(context.Background(), got.Document, engine.RenderOptions{Template: "Modern", MaxPages: got.Pages}); err != nil {
				t.Error(err)
			}
			// The same once more is the same, and none of it the first result.
			same(t, got, review(t, e, got, engine.Decisions{Edits: c.edits}))
			same(t, first, review(t, e, got, engine.Decisions{}))
		})
	}
}

func same(t *testing.T, a, b *engine.Result) {
	t.Helper()
	x, errX := json.Marshal(a)
	y, errY := json.Marshal(b)
	if errX != nil || errY != nil || !bytes.Equal(x, y) {
		t.Errorf("results differ:\n%s\n%s", x, y)
	}
}

func except(list map[string]string, id string) map[string]string {
	list = maps.Clone(list)
	delete(list, id)
	return list
}

// A profile that Flexible wrote takes the user's corrections of the facts up, can
// be written anew itself, and none is written in place of one that was left out.
func TestWrittenProfilesFollowTheUser(t *testing.T) {
	e := newEngine(t)
	none := strings.Replace(bareCV, "PROFILE\nKeeper of clocks with a steady hand.\n\n", "", 1)
	first := convertText(t, e, none, cv.Flexible)
	if len(first.Document.Summary) != 1 || !strings.Contains(first.Document.Summary[0].Value, "Dial House") {
		t.Fatalf("no profile was written: %+v", first.Document.Summary)
	}
	id := first.Document.Summary[0].ID
	profile := func(r *engine.Result) string {
		var b strings.Builder
		for _, s := range r.Document.Summary {
			b.WriteString(s.Value)
		}
		return b.String()
	}
	corrected := review(t, e, first, engine.Decisions{Edits: map[string]string{"work[0].organisation": "Dyal Works"}})
	if got := profile(corrected); !strings.Contains(got, "Dyal Works") || strings.Contains(got, "Dial House") {
		t.Errorf("the profile says %q", got)
	}
	own := review(t, e, first, engine.Decisions{Edits: map[string]string{id: "Makes clocks go."}})
	if got := profile(own); got != "Makes clocks go." {
		t.Errorf("got %q", got)
	}
	for range 2 { // emptied, and then the same again
		own = review(t, e, own, engine.Decisions{Edits: map[string]string{id: ""}})
		if got := profile(own); got != "" {
			t.Errorf("got %q", got)
		}
	}
	same(t, first, review(t, e, own, engine.Decisions{}))
	given := convertText(t, e, bareCV, cv.Flexible)
	if got := profile(review(t, e, given, engine.Decisions{Edits: map[string]string{"summary[0]": ""}})); got != "" {
		t.Errorf("another profile was written: %q", got)
	}
}

// The headline is the title of the newest post as the user words it, unless the user
// worded the headline itself.
func TestTheHeadlineFollowsTheTitle(t *testing.T) {
	const keeper = "Wren Tolliver\nwren@example.org\n\nEXPERIENCE\n" +
		"Clock Maker, Dial House, Jan 2019 - Present\n- Mended forty tower clocks.\n\n" +
		"Bell Founder, Tideway Foundry Ltd, 2017 - 2018\n- Cast the bells of nine churches.\n"
	e := newEngine(t)
	first := convertText(t, e, keeper, cv.Flexible)
	title := first.Document.Work[0].Title.ID
	for _, c := range []struct {
		name  string
		edits map[string]string
		want  string
	}{
		{"as read", nil, "Clock Maker"},
		{"another title", map[string]string{title: "Master Clock Maker"}, "Master Clock Maker"},
		{"the post is left out", map[string]string{"work[0]": ""}, "Bell Founder"},
		{"a headline of the user's own", map[string]string{condense.HeadlineID: "Keeper of Clocks"}, "Keeper of Clocks"},
		{"both", map[string]string{title: "Master Clock Maker", condense.HeadlineID: "Keeper of Clocks"}, "Keeper of Clocks"},
		{"no headline", map[string]string{condense.HeadlineID: ""}, ""},
	} {
		o := cv.DefaultOptions()
		o.Mode = cv.Flexible
		result, err := e.Review(context.Background(), first, engine.Decisions{Edits: c.edits}, engine.Request{Options: o})
		if err != nil {
			t.Fatal(err)
		}
		if got := result.Document.Person.Label.Value; got != c.want {
			t.Errorf("%s: headline %q, want %q", c.name, got, c.want)
		}
	}
}

func TestWordingsThatHaveNoPlaceAreRefused(t *testing.T) {
	e := newEngine(t)
	first := convertText(t, e, bareCV, cv.Strict)
	for id, text := range map[string]string{
		"": "x", "work[9].title": "CEO", "work[0].bonus": "x", "person": "x", "work": "", "work[2]": "", "skills[0].keywords[99]": "x",
		"work[1000].bonus": "x", "work[1000].title[1000]": "x", "work[7].highlights[1000]": "x",
		"person[1000].name": "x", "work[2000].title": "x",
		"work[0]": "a new post", "person.name": strings.Repeat("ö", 4001),
	} {
		if _, err := e.Review(context.Background(), first, engine.Decisions{Edits: map[string]string{id: text}}, engine.Request{}); err == nil {
			t.Errorf("%q = %.20q was accepted", id, text)
		}
	}
}

// An order that was taken back stays so when the dates are corrected.
func TestRejectedOrderOutlivesOtherDates(t *testing.T) {
	e := newEngine(t)
	text := strings.Replace(bareCV, "Bell founder, 2017 - 2018\n", "Bell founder, Peal & Sons, Apr 2021 - Present\n", 1)
	first := convertText(t, e, text, cv.Strict)
	at := slices.IndexFunc(first.Notes, func(n cv.Note) bool { return n.Kind == cv.NoteOrder && n.Field == "" })
	if at < 0 {
		t.Fatalf("the posts were in order: %+v", first.Notes)
	}
	d := engine.Decisions{Rejected: []string{first.Notes[at].ID}, Edits: map[string]string{"work[1].dates": "May 2022 - Present"}}
	for range 2 {
		got := review(t, e, first, d)
		if got.Document.Work[0].Title.Value != "Clock maker" || len(got.Rejected) != 1 {
			t.Fatalf("%+v, rejected %+v", got.Document.Work, got.Rejected)
		}
		d.Rejected = []string{got.Rejected[0].ID}
		first = got
	}
	if v := truth.Check(first.Original, first.Document, first.Notes); len(v) == 0 {
		t.Error("the truth check does not see that the dates are not those of the CV")
	}
}

// A bullet that the length leaves out is printed once the user has written it anew,
// and a profile of the user's is not shortened.
func TestWhatTheUserWroteIsNotCutForTheLength(t *testing.T) {
	var text strings.Builder
	text.WriteString("Ada Wren\nwren@example.org\n\nPROFILE\nKeeper of clocks. She likes brass. She mends towers. She teaches.\n\nEXPERIENCE\n")
	for i := range 5 {
		fmt.Fprintf(&text, "\nClock maker, House %c, Jan %d - Dec %d\n", 'A'+i, 2009-2*i, 2010-2*i)
		for j := range 12 {
			fmt.Fprintf(&text, "- Mended %d tower clocks in the county of %c and trained an apprentice at each of them.\n", 3+j, 'P'+i)
		}
	}
	e := newEngine(t)
	o := cv.DefaultOptions()
	o.Length = cv.Concise
	first, err := e.Convert(t.Context(), engine.Request{CV: engine.Upload{Name: "cv.txt", Data: []byte(text.String())}, Options: o})
	if err != nil {
		t.Fatal(err)
	}
	at := slices.IndexFunc(first.Notes, func(n cv.Note) bool { return n.Kind == cv.NoteLeftOut && strings.Contains(n.Field, "highlights") })
	if at < 0 {
		t.Fatal("nothing was left out")
	}
	left := first.Notes[at].Field
	edits := map[string]string{left: "Mended the great clock of Quay Street.", "summary[0]": "Keeper of clocks. Lover of brass. Mender of towers. Teacher of many."}
	reviewed, err := e.Review(t.Context(), first, engine.Decisions{Edits: edits}, engine.Request{})
	if err != nil {
		t.Fatal(err)
	}
	for field, text := range edits {
		if got := reviewed.Document.Find(field); got == nil || got.Value != text {
			t.Errorf("%s: %v", field, got)
		}
	}
}
