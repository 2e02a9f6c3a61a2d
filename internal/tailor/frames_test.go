package tailor

import (
	"strings"
	"testing"

	"focal/internal/cv"
)

// What tells of the post stays first, and so do lists whose lines belong together.
func TestBulletsThatAreFramed(t *testing.T) {
	const advert = "Essential\n- Experience of sail repair\n"
	const asked = "Ran sail repair for a fleet."
	for _, c := range []struct {
		name, employer string
		bullets        []string
		moves          bool
	}{
		{"deeds", "Moss Ltd", []string{"Sold ropes.", asked}, true},
		{"a label that a deed has", "Moss Ltd", []string{"Sales: sold ropes.", asked}, true},
		{"what the post was for", "Moss Ltd", []string{"Client: Tern Harbour Board", asked}, false},
		{"a project with its label", "Moss Ltd", []string{"Main Project: Tern Harbour", "Sold ropes.", asked}, false},
		{"what the employer is", "Moss Ltd", []string{"Moss is the leading maker of ropes.", asked}, false},
		{"what it is in few words", "Moss Ltd", []string{"Rope supply company.", asked}, false},
		{"the employer by name", "Tern Harbour", []string{"Tern Harbour runs nine quays.", asked}, false},
		{"a word of the employer", "Stock Ltd", []string{"Stock counts every month.", asked}, true},
		{"an employer of one word", "Stock", []string{"Stock counts every month.", asked}, true},
		{"a compound", "Moss Ltd", []string{"Client-facing sales of paint.", asked}, true},
		{"another", "Moss Ltd", []string{"Company-wide roll-out of tills.", asked}, true},
		{"a label with a dash", "Moss Ltd", []string{"Client - Tern Harbour Board", asked}, false},
		{"lines below a lead", "Moss Ltd", []string{"Sold ropes.", "Duties were as follows:", asked}, false},
		{"a number", "Moss Ltd", []string{"Sold ropes.", "Project details: 2. Ran sail repair for a fleet."}, false},
		{"a sentence that goes on below", "Moss Ltd", []string{"Sold ropes.", "Ran sail repair for", "a fleet of nine."}, false},
		{"a name that begins small", "Moss Ltd", []string{"Sold ropes.", asked, "eMoss shop kept."}, true},
		{"management is a deed", "Moss Ltd", []string{"Management of the shop.", asked}, true},
	} {
		d := &cv.Document{Locale: "en-GB", Work: []cv.Engagement{{Title: text("Rigger"), Organisation: text(c.employer)}}}
		for _, b := range c.bullets {
			d.Work[0].Highlights = append(d.Work[0].Highlights, text(b))
		}
		d.AssignIDs()
		Arrange(d, d.Clone(), Compare(d, Requirements(job(advert)), today), advert, Front{}, nil)
		if moved := d.Work[0].Highlights[0].Value != c.bullets[0]; moved != c.moves {
			t.Errorf("%s: moved %v", c.name, moved)
		}
	}
}

// A list is sorted by what the job asks for, and stays where its order says something.
func TestSkillsInTheirList(t *testing.T) {
	for _, c := range []struct{ name, job, skills, want string }{
		{"the version of a name", "Essential\n- HTML5\n- CSS\n", "HTML; Baking; CSS", "HTML; CSS; Baking"},
		{"another product", "Essential\n- SAP2000\n- CSS\n", "SAP; CSS", "CSS; SAP"},
		{
			"a name within a skill", "Essential\n- Earned value analysis\n", "Baking; Schedules and Earned Value Analysis",
			"Schedules and Earned Value Analysis; Baking",
		},
		{
			"a name that is not held", "Essential\n- Earned value analysis\n", "Baking; No Earned Value Analysis",
			"Baking; No Earned Value Analysis",
		},
		{
			"a word for all kinds of work", "Essential\n- Maintenance of sail lofts\n", "Baking; Maintenance",
			"Baking; Maintenance",
		},
		{"a duty by its name", "Duties\n- Mentor others\nEssential\n- Splicing\n", "Baking; Mentoring", "Mentoring; Baking"},
		{"a word of the advert", "You will mentor others.\nEssential\n- Splicing\n", "Baking; Mentoring", "Baking; Mentoring"},
		{
			"what a lead reaches to", "Essential\n- Splicing\n", "Baking; Trained on ropes; Splicing; Tar",
			"Baking; Trained on ropes; Splicing; Tar",
		},
		{
			"leads of their own", "Essential\n- Splicing\n", "Baking; Trained on ropes; Knowledge of splicing",
			"Knowledge of splicing; Baking; Trained on ropes",
		},
		{"a label with its list", "Essential\n- Splicing\n", "Ropes - Tar; Splicing", "Ropes - Tar; Splicing"},
		{
			"the rest of an item", "Essential\n- Splicing\n", "Ropes; and general tar work; Splicing",
			"Splicing; Ropes; and general tar work",
		},
		{
			"an item with its kind", "Essential\n- Splicing\n", "Baking; Ropes - tar; Sails; Splicing",
			"Splicing; Baking; Ropes - tar; Sails",
		},
		{
			"behind a label", "Essential\n- Splicing\n", "Ropes - Tar; Sails; Splicing",
			"Ropes - Tar; Splicing; Sails",
		},
		{
			"another line than the label", "Essential\n- Splicing\n", "Baking; Ropes - Tar; Sails; | Splicing",
			"Splicing; Baking; Ropes - Tar; Sails",
		},
		{
			"a name with learning", "Essential\n- Machine learning\n", "Baking; Applied machine learning",
			"Applied machine learning; Baking",
		},
		{
			"still learned", "Essential\n- Earned value analysis\n", "Baking; Learning Earned Value Analysis",
			"Baking; Learning Earned Value Analysis",
		},
		{
			"no version", "Essential\n- Web3\n- CSS\n", "Web; CSS", "CSS; Web",
		},
		{
			"a sentence", "Essential\n- Splicing\n", "Baking; I have been splicing ropes of every kind for nine years",
			"Baking; I have been splicing ropes of every kind for nine years",
		},
	} {
		g := cv.SkillGroup{}
		for _, s := range strings.Split(c.skills, "; ") {
			k := text(strings.TrimPrefix(s, "| "))
			k.Lines = []int{3}
			if k.Value != s {
				k.Lines = []int{4}
			}
			g.Keywords = append(g.Keywords, k)
		}
		d := &cv.Document{Locale: "en-GB", Skills: []cv.SkillGroup{g}}
		d.AssignIDs()
		Arrange(d, d.Clone(), Compare(d, Requirements(job(c.job)), today), c.job, Front{}, nil)
		var got []string
		for _, k := range d.Skills[0].Keywords {
			got = append(got, k.Value)
		}
		if strings.Join(got, "; ") != c.want {
			t.Errorf("%s: got %q, want %q", c.name, strings.Join(got, "; "), c.want)
		}
	}
}
