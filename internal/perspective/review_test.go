package perspective_test

import (
	"strings"
	"testing"

	"focal/internal/cv"
	"focal/internal/perspective"
)

// TestMixedPersonIsNoted: no document ends half in one person and half in the
// other without a note that says where.
func TestMixedPersonIsNoted(t *testing.T) {
	document := func(summary string, bullets ...string) *cv.Document {
		d := &cv.Document{}
		d.Person.Name.Value = "Nadia Brook"
		d.Summary = []cv.Text{{ID: "summary", Value: summary}}
		d.Work = []cv.Engagement{{Title: cv.Text{Value: "Warehouse lead"}}}
		for _, b := range bullets {
			d.Work[0].Highlights = append(d.Work[0].Highlights, cv.Text{Value: b})
		}
		return d
	}
	for _, c := range []struct {
		name    string
		doc     *cv.Document
		to      cv.Perspective
		advised []string // parts of the reasons
	}{
		{"all converted", document("I run a depot.", "I plan shifts."), cv.ThirdPerson, nil},
		{
			"we is kept and said of each text", document("I run a depot. We won a prize.", "We cut our waste."), cv.ThirdPerson,
			[]string{"“We” and “our” were kept", "“We” and “our” were kept"},
		},
		{"we with a capital", document("I run a depot.", "Met Our crews."), cv.ThirdPerson, []string{"“We” and “our” were kept"}},
		{"a name with our", document("I run a depot.", "Sailed for Our Lady of the Weir."), cv.ThirdPerson, nil},
		{"a pronoun of somebody else", document("Nadia Brook is a buyer. She led a team.", "She told Maria that she would leave."), cv.FirstPerson, []string{"still speaks in the third person"}},
		{"first person stays", document("I run a depot.", "Planned shifts."), cv.FirstPerson, nil},
		{"a quotation is no leftover", document("I run a depot.", "A client wrote: “I trust we will work together again.”"), cv.ThirdPerson, nil},
	} {
		var got []string
		for _, n := range perspective.Document(c.doc, c.to, cv.She) {
			if n.Kind == cv.NoteAdvice {
				got = append(got, n.Reason)
			}
		}
		if len(got) != len(c.advised) {
			t.Errorf("%s: advice %q, want %q", c.name, got, c.advised)
			continue
		}
		for i, want := range c.advised {
			if !strings.Contains(got[i], want) || !strings.Contains(got[i], "It begins “") {
				t.Errorf("%s: advice %q, want %q", c.name, got[i], want)
			}
		}
	}
}

// A CV that says of which sex its person is and the pronouns that were chosen: where they differ, the user is told once.
func TestStatedSexAgainstThePronouns(t *testing.T) {
	for _, c := range []struct {
		label, value, inPost string
		to                   cv.Perspective
		pronouns             cv.Pronouns
		told                 bool
	}{
		{"Gender", "Male", "", cv.ThirdPerson, cv.She, true},
		{"Gender", "Male", "", cv.ThirdPerson, cv.He, false},
		{"Sex", "FEMALE", "", cv.ThirdPerson, cv.He, true},
		{"Sex", "Female", "Sex: Female", cv.ThirdPerson, cv.He, true},
		{"", "Date of birth 3 May 1990, Gender : Male", "", cv.ThirdPerson, cv.She, true},
		{"Wife", "Female", "", cv.ThirdPerson, cv.He, false},
		{"", "Two children, sex: female", "", cv.ThirdPerson, cv.He, false},
		{"", "", "Ran a survey of sailors (age: 18 to 30, gender: male)", cv.ThirdPerson, cv.She, false},
		{"", "", "Female", cv.ThirdPerson, cv.He, false},
		{"", "", "Cut the male staff of the yard", cv.ThirdPerson, cv.She, false},
		{"Gender", "Male", "", cv.ThirdPerson, cv.They, false},
		{"Gender", "Male", "", cv.FirstPerson, cv.She, false},
	} {
		d := &cv.Document{}
		d.Person.Details = []cv.Detail{{Label: cv.Text{Value: c.label}, Value: cv.Text{Value: c.value}}}
		d.Work = []cv.Engagement{{Highlights: []cv.Text{{Value: c.inPost}}}}
		told := 0
		for _, n := range perspective.Document(d, c.to, c.pronouns) {
			if strings.Contains(n.Reason, "the pronoun chosen is") {
				told++
			}
		}
		if told > 1 || told == 1 != c.told {
			t.Errorf("%+v: told %d times", c, told)
		}
	}
}

// Values that speak in the first person, whatever brought that back, are named once.
func TestOriginalsThatCameBackAreNamed(t *testing.T) {
	doc := &cv.Document{Locale: "en-GB", Summary: []cv.Text{
		{ID: "summary[0]", Value: "Seeks the post of a pilot, where I can use my skills in the port."},
		{ID: "summary[1]", Value: "Runs the yard of the port with a crew of six, and its two cranes."},
		{ID: "summary[2]", Value: "I run the yard of the port."},
	}}
	noted := []cv.Note{{Kind: cv.NoteAdvice, Field: "summary[2]", Reason: "This text still speaks in the first person, " +
		"because it was not certain how to change it. Please read it and put it right by hand. It begins “I run”."}}
	notes := perspective.Left(doc, cv.ThirdPerson, noted)
	if len(notes) != 1 || notes[0].Field != "summary[0]" || notes[0].Kind != cv.NoteAdvice {
		t.Errorf("third person: %+v", notes)
	}
	if notes := perspective.Left(doc, cv.FirstPerson, nil); len(notes) > 0 {
		t.Errorf("first person: %+v", notes)
	}
}

// TestBulletsLoseEveryI: a bullet that has lost its first "I" has no noun that a
// pronoun further on could stand for.
func TestBulletsLoseEveryI(t *testing.T) {
	for in, want := range map[string]string{
		"I ran two shops and I trained eight cooks.":         "Ran two shops and trained eight cooks.",
		"I manage a yard and I also buy timber.":             "Manages a yard and also buys timber.",
		"I planned the move, and I was thanked for it.":      "Planned the move, and was thanked for it.",
		"I ran the bar when I was a student.":                "Ran the bar when she was a student.",
		"I trained Tom, who sold more, and I learned a lot.": "Trained Tom, who sold more, and learned a lot.",
	} {
		d := &cv.Document{Work: []cv.Engagement{{Title: cv.Text{Value: "Cook"}, Highlights: []cv.Text{{Value: in}}}}}
		perspective.Document(d, cv.ThirdPerson, cv.She)
		if got := d.Work[0].Highlights[0].Value; got != want {
			t.Errorf("%s\n got  %s\n want %s", in, got, want)
		}
	}
}

// Items of lists that still speak in the first person are named one by one; names that hold an "I" are none.
func TestItemsInTheFirstPersonAreNoted(t *testing.T) {
	for item, noted := range map[string]bool{
		"The first prize that I won":             true,
		"Our herbal soaps, which we sell":        true,
		"Best knots, we won them":                true,
		"Member of the rowing club":              false,
		"I/O modules":                            false,
		"Our Lady of the Weir Hospital":          false,
		"Grade I":                                false,
		"MySQL, My SQL":                          false,
		"I T support":                            false,
		"“All of me”, sung at the county's fair": false,
	} {
		for _, at := range []string{"awards", "skills", "details"} {
			doc := &cv.Document{Person: cv.Person{Name: cv.Text{Value: "Robin Moss"}}}
			doc.Summary = []cv.Text{{Value: "A fitter with nine years of work in the yards of the county and the city."}}
			text := cv.Text{Value: item}
			switch at {
			case "awards":
				doc.Awards = []cv.Award{{Title: text}}
			case "skills":
				doc.Skills = []cv.SkillGroup{{Keywords: []cv.Text{text}}}
			default:
				doc.Person.Details = []cv.Detail{{Value: text}}
			}
			got := false
			for _, n := range perspective.Document(doc, cv.ThirdPerson, cv.They) {
				got = got || n.Kind == cv.NoteAdvice
			}
			if got != noted {
				t.Errorf("%s, %q: noted is %v", at, item, got)
			}
		}
	}
}
