package extract

import (
	"strings"
	"testing"
)

// Labels of skills: with signs before their colon, inside of a line, with a dash among others with colons; and what only a
// contact labels.
func TestLabelsOfSkills(t *testing.T) {
	for _, c := range []struct{ name, lines, want string }{
		{
			"signs before the colon", "Tools -: Saw, Adze\nCalm under load;: Ran the crane of two yards",
			"Tools=Saw,Adze|Calm under load=Ran the crane of two yards",
		},
		{"a label behind one of skills", "Technical skills: Operating System: Windows 10, Linux", "Operating System=Windows 10,Linux"},
		{
			"labels inside of a line", "Languages: HTML, Java script Platforms: J2SE Database:MYSQL, Oracle",
			"Languages=HTML,Java script|Platforms=J2SE|Database=MYSQL,Oracle",
		},
		{"systems of another kind", "Kitchen: Ovens, Cooling Systems: walk-in", "Kitchen=Ovens,Cooling Systems: walk-in"},
		{"no label inside", "Languages: Java (Tools: Maven), C", "Languages=Java (Tools: Maven),C"},
		{
			"a dash among colons", "Languages: HTML, C\nOffice - Word, Excel\nTools: Git, Jira",
			"Languages=HTML,C|Office=Word,Excel|Tools=Git,Jira",
		},
		{"a label of contacts", "Phone: Rigging, Splicing\nTools: Git, Jira", "=Rigging,Splicing|Tools=Git,Jira"},
		{"a label that may be one", "Mobile: Swift, Kotlin\nTools: Git, Jira", "Mobile=Swift,Kotlin|Tools=Git,Jira"},
		{"a number", "Tools: Git, Jira\nContact No.: 98450 12399", "Tools=Git,Jira"},
	} {
		doc, _ := Document(flow(top+"# Skills\n"+c.lines), Options{})
		var got []string
		for _, g := range doc.Skills {
			var list []string
			for _, k := range g.Keywords {
				list = append(list, k.Value)
			}
			got = append(got, g.Name.Value+"="+strings.Join(list, ","))
		}
		if all := strings.Join(got, "|"); all != c.want {
			t.Errorf("%s:\n%s\n%s", c.name, all, c.want)
		}
		if c.name == "a number" && len(doc.Person.Details) != 1 && !strings.Contains(doc.Person.Phone.Value, "12399") {
			t.Errorf("%s: %v", c.name, doc.Person)
		}
	}
}
