package fit

import (
	"slices"
	"testing"

	"focal/internal/cv"
)

func row(id, name string, skills ...string) cv.SkillGroup {
	g := cv.SkillGroup{Name: cv.Text{ID: id + ".name", Value: name, Lines: []int{len(skills)}}}
	for _, s := range skills {
		g.Keywords = append(g.Keywords, cv.Text{ID: id + "." + s, Value: s, Lines: []int{len(skills)}})
	}
	return g
}

func numbered(n int, letter string) (list []string) {
	for i := range n {
		list = append(list, letter+string(rune('a'+i)))
	}
	return list
}

func TestRowsBeyondTheLimitAreSetApart(t *testing.T) {
	equipment := row("skills[2]", "Equipment", "lathe", "mill", "press")
	for _, c := range []struct {
		name   string
		limit  int
		third  cv.SkillGroup
		refuse cv.NoteKind
		apart  []string
		skills int // groups that are left
	}{
		{"a row with a label", 20, equipment, "", []string{"Equipment: lathe, mill, press"}, 2},
		{"fewer were asked for", 19, row("skills[2]", "Equipment", numbered(12, "e")...), "", nil, 1},
		{"what somebody is like", 20, row("skills[2]", "Strengths", "calm", "kind", "neat"), "", nil, 2},
		{"a list without a label", 20, row("skills[2]", "", "lathe", "mill", "press"), "", nil, 2},
		{"refused", 20, equipment, cv.NoteOrder, nil, 2},
		{"the limit is refused, the row is not", 20, equipment, cv.NoteLeftOut, []string{"Equipment: lathe, mill, press"}, 3},
	} {
		doc := &cv.Document{Skills: []cv.SkillGroup{
			row("skills[0]", "Software", numbered(10, "s")...), row("skills[1]", "Languages", numbered(10, "l")...), c.third,
		}}
		if c.refuse == cv.NoteLeftOut {
			doc.Skills = append(doc.Skills, row("skills[3]", "", "x", "y"))
		}
		Limit(doc, cv.Limits{Experience: 5, Projects: 5, Skills: c.limit}, nil, func(n cv.Note) bool { return n.Kind != c.refuse })
		var apart []string
		for _, s := range doc.Additional {
			for _, i := range s.Items {
				apart = append(apart, i.Value)
			}
		}
		if !slices.Equal(apart, c.apart) || len(doc.Skills) != c.skills {
			t.Errorf("%s: apart %q, %d groups left", c.name, apart, len(doc.Skills))
		}
	}
}

func TestPostWithoutDatesStandsBehindTheOneThatGoesOn(t *testing.T) {
	post := func(title string, r cv.DateRange) cv.Engagement {
		return cv.Engagement{Title: cv.Text{ID: title, Value: title}, Dates: r}
	}
	years := func(from, to int) cv.DateRange {
		return cv.DateRange{Start: cv.Date{Year: from}, End: cv.Date{Year: to}}
	}
	doc := &cv.Document{Work: []cv.Engagement{
		post("Helper", cv.DateRange{}), post("Fitter", cv.DateRange{Start: cv.Date{Year: 2019}, Current: true}),
		post("Clerk", years(2012, 2015)),
	}}
	Limit(doc, cv.Limits{Experience: 5, Projects: 5, Skills: 20}, nil, nil)
	var got []string
	for _, w := range doc.Work {
		got = append(got, w.Title.Value)
	}
	if !slices.Equal(got, []string{"Fitter", "Helper", "Clerk"}) {
		t.Errorf("got %q", got)
	}
}
