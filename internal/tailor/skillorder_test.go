package tailor

import (
	"strings"
	"testing"

	"focal/internal/cv"
)

// The group that the job asks for most stands first where the first one has nothing of it, or much less; in doubt none moves.
func TestArrangeGroups(t *testing.T) {
	const two = "Essential\n- Splicing\n- Sailing\n"
	for _, c := range []struct{ name, job, groups, want string }{
		{
			"one must, nothing in the first", "Essential\n- Splicing\n",
			"Baking, Rowing | Sailing, Splicing", "Baking, Rowing | Splicing, Sailing",
		},
		{
			"the most asked for", "Essential\n- Splicing\n- Sailing\n- Rigging\n",
			"Baking | Splicing | Sailing, Rigging", "Sailing, Rigging | Baking | Splicing",
		},
		{
			"a word that is a product too", "Essential\n- Able to sketch ropes\n- Splicing\n",
			"Baking, Sketch, Splicing", "Splicing, Baking, Sketch",
		},
		{"the product by its name", "Essential\n- Sketch\n", "Baking, Sketch", "Sketch, Baking"},
		{"one must in each", "Essential\n- Splicing\n- Rowing\n", "Baking, Rowing | Splicing", "Rowing, Baking | Splicing"},
		{
			"two musts more", "Essential\n- Splicing\n- Rowing\n- Sailing\n- Rigging\n",
			"Rowing | Splicing, Sailing, Rigging", "Splicing, Sailing, Rigging | Rowing",
		},
		{"a wish", "Desirable\n- Splicing\n", "Baking | Splicing", "Baking | Splicing"},
		{"one must among soft skills", "Essential\n- Splicing\n", "Baking | Soft skills: Splicing", "Baking | Splicing"},
		{"two musts of a trade", two, "Baking | Rigging: Splicing, Sailing", "Splicing, Sailing | Baking"},
		{"two musts that are being learnt", two, "Baking | Currently learning: Splicing, Sailing", "Baking | Splicing, Sailing"},
		{"two musts of a hobby", two, "Baking | Hobby: Splicing, Sailing", "Baking | Splicing, Sailing"},
		{"two musts that are hardly known", two, "Baking | Basic: Splicing, Sailing", "Baking | Splicing, Sailing"},
		{"two musts that are not known", two, "Baking | Not used since 2004: Splicing, Sailing", "Baking | Splicing, Sailing"},
		{"two musts that are wished for", two, "Baking | Want to learn: Splicing, Sailing", "Baking | Splicing, Sailing"},
		{"two musts that are limited", two, "Baking | Limited: Splicing, Sailing", "Baking | Splicing, Sailing"},
		{"two musts that were seen", two, "Baking | Exposure: Splicing, Sailing", "Baking | Splicing, Sailing"},
		{"two musts of no trade", two, "Baking | Professional skills: Splicing, Sailing", "Baking | Splicing, Sailing"},
		{
			"languages that nobody speaks", two, "Baking | Scripting Language: Splicing, Sailing", "Splicing, Sailing | Baking",
		},
		{"languages", two, "Baking | Languages: Splicing, Sailing", "Baking | Splicing, Sailing"},
		{
			"several groups, each before what is asked for less", "Essential\n- Splicing\n- Sailing\n- Rigging\n- Tarring\n- Caulking\n",
			"Baking | Rigging, Tarring | Splicing, Sailing, Caulking", "Rigging, Tarring | Splicing, Sailing, Caulking | Baking",
		},
		{"nothing asked for", "Essential\n- Diving\n", "Baking | Splicing", "Baking | Splicing"},
		{
			"the first is about a must", "Essential\n- Mooring-handling certificate\n- Splicing\n",
			"mooring plans | Splicing", "mooring plans | Splicing",
		},
	} {
		d := &cv.Document{Locale: "en-GB"}
		for _, group := range strings.Split(c.groups, " | ") {
			var g cv.SkillGroup
			if name, list, named := strings.Cut(group, ": "); named {
				g.Name, group = text(name), list
			}
			for _, k := range strings.Split(group, ", ") {
				g.Keywords = append(g.Keywords, text(k))
			}
			d.Skills = append(d.Skills, g)
		}
		d.AssignIDs()
		Arrange(d, d.Clone(), Compare(d, Requirements(job(c.job)), today), c.job, Front{}, nil)
		var groups []string
		for _, g := range d.Skills {
			var names []string
			for _, k := range g.Keywords {
				names = append(names, k.Value)
			}
			groups = append(groups, strings.Join(names, ", "))
		}
		if got := strings.Join(groups, " | "); got != c.want {
			t.Errorf("%s: got %q, want %q", c.name, got, c.want)
		}
	}
}
