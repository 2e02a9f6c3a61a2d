package tailor

import (
	"slices"
	"strings"
	"testing"

	"focal/internal/cv"
)

// What a model picked goes first, as far as the list lets it; what it looked at and left stays.
func TestListsAsTheModelPicked(t *testing.T) {
	const asked = "Ran sail repair for a fleet."
	for _, c := range []struct {
		name, list, first, want string
		kind                    string
	}{
		{"one task", "Sold ropes.; Wrote guides.; Cut masts.", "Cut masts.", "Cut masts.; Sold ropes.; Wrote guides.", ListTasks},
		{
			"one task alone: the rest of the order tells what the post was",
			"Sold ropes.; Wrote guides.; Cut masts.", "Cut masts.; Wrote guides.",
			"Cut masts.; Sold ropes.; Wrote guides.", ListTasks,
		},
		{"the first stays first", "Sold ropes.; Cut masts.", "Sold ropes.; Cut masts.", "Sold ropes.; Cut masts.", ListTasks},
		{"no line of the list", "Sold ropes.; Cut masts.", "Dyed sails.", "Sold ropes.; Cut masts.", ListTasks},
		{"what was used", "Sold ropes.; Tools: lathe, saw", "Tools: lathe, saw", "Sold ropes.; Tools: lathe, saw", ListTasks},
		{"what the post was for stays", "Client: Tern Board; Cut masts.", "Cut masts.", "Client: Tern Board; Cut masts.", ListTasks},
		{
			"a torn line", "Sold ropes.; Cut masts for; a fleet of nine.", "Cut masts for",
			"Sold ropes.; Cut masts for; a fleet of nine.", ListTasks,
		},
		{"skills", "Baking; Rowing; Splicing; Knots", "Knots; Rowing", "Knots; Rowing; Baking; Splicing", ListSkills},
		{
			"groups", "Baking: Bread, Rolls; Rigging: Knots, Masts", "Rigging",
			"Rigging: Knots, Masts; Baking: Bread, Rolls", ListGroups,
		},
		{
			"a group of what stands beside a trade", "Baking: Bread, Rolls; Soft skills: Calm, Tact", "Soft skills",
			"Baking: Bread, Rolls; Soft skills: Calm, Tact", ListGroups,
		},
	} {
		d := &cv.Document{Locale: "en-GB"}
		values := strings.Split(c.list, "; ")
		switch c.kind {
		case ListTasks:
			d.Work = []cv.Engagement{{Title: text("Rigger"), Organisation: text("Moss Ltd"), Highlights: texts(values)}}
		case ListSkills:
			d.Skills = []cv.SkillGroup{{Keywords: texts(values)}}
		default:
			for _, v := range values {
				name, list, _ := strings.Cut(v, ": ")
				d.Skills = append(d.Skills, cv.SkillGroup{Name: text(name), Keywords: texts(strings.Split(list, ", "))})
			}
		}
		d.AssignIDs()
		const advert = "Essential\n- Experience of sail repair\n"
		notes := Arrange(d, d.Clone(), Compare(d, Requirements(job(advert)), today), advert, picks(t, d, c.kind, c.first), nil)
		if got := listOf(d, c.kind); got != c.want {
			t.Errorf("%s: got %q, want %q", c.name, got, c.want)
		}
		notTheModels := func(n cv.Note) bool { return n.By != "a model" || n.Kind != cv.NoteOrder }
		if moved := c.list != c.want; moved != (len(notes) > 0) || slices.ContainsFunc(notes, notTheModels) {
			t.Errorf("%s: notes %+v", c.name, notes)
		}
	}
}

// A move that was taken back is not made again.
func TestPickedMovesAreTakenBack(t *testing.T) {
	post := cv.Engagement{Title: text("Rigger"), Highlights: texts([]string{"Sold ropes.", "Cut masts."})}
	d := &cv.Document{Locale: "en-GB", Work: []cv.Engagement{post}}
	d.AssignIDs()
	const advert = "Essential\n- Splicing\n"
	m := Compare(d, Requirements(job(advert)), today)
	none := func(cv.Note) bool { return false }
	if notes := Arrange(d, d.Clone(), m, advert, picks(t, d, ListTasks, "Cut masts."), none); len(notes) > 0 {
		t.Error(notes)
	}
	if got := listOf(d, ListTasks); got != "Sold ropes.; Cut masts." {
		t.Error(got)
	}
}

// picks is what a model says of the only list of a kind: what it puts first.
func picks(t *testing.T, d *cv.Document, kind, first string) Front {
	t.Helper()
	lists := Lists(d)
	at := slices.IndexFunc(lists, func(l List) bool { return l.Kind == kind })
	if at < 0 {
		t.Fatalf("no list of %s in %+v", kind, lists)
	}
	ids := []string{}
	for _, want := range strings.Split(first, "; ") {
		for _, item := range lists[at].Items {
			if item.Text == want {
				ids = append(ids, item.ID)
			}
		}
		if want == "Dyed sails." && len(ids) == 0 {
			ids = append(ids, "work[7].highlights[9]")
		}
	}
	return Front{By: "a model", First: map[string][]string{lists[at].ID: ids}}
}

func texts(values []string) (list []cv.Text) {
	for _, v := range values {
		list = append(list, text(v))
	}
	return list
}

func listOf(d *cv.Document, kind string) string {
	values := func(list []cv.Text) (out []string) {
		for _, t := range list {
			out = append(out, t.Value)
		}
		return out
	}
	switch kind {
	case ListTasks:
		return strings.Join(values(d.Work[0].Highlights), "; ")
	case ListSkills:
		return strings.Join(values(d.Skills[0].Keywords), "; ")
	}
	var groups []string
	for _, g := range d.Skills {
		groups = append(groups, g.Name.Value+": "+strings.Join(values(g.Keywords), ", "))
	}
	return strings.Join(groups, "; ")
}
