package wordtemplate

import (
	"fmt"
	"strings"
	"testing"

	"focal/internal/cv"
	"focal/internal/wordtemplate/specimen"
)

// The built-in templates leave out nothing of any CV.
func TestBuiltinTemplatesPrintEverything(t *testing.T) {
	for _, name := range Names() {
		builtin, err := Builtin(name)
		if err != nil {
			t.Fatal(err)
		}
		list, err := builtin.Unprinted(specimen.Full(), FillOptions{})
		if err != nil || len(list) > 0 {
			t.Errorf("%s leaves out %v, %v", name, list, err)
		}
	}
}

func TestUnprinted(t *testing.T) {
	value := func(s string) cv.Text { return cv.Text{Value: s} }
	d := &cv.Document{
		Person: cv.Person{Name: value("Imogen Fairweather MBE")},
		Work: []cv.Engagement{
			{Title: value("Surveyor"), Organisation: value("Harbour Ltd"), Highlights: []cv.Text{value("Led a team.")}},
			{Title: value("Clerk"), Organisation: value("Harbour Ltd"), Highlights: []cv.Text{value("Kept the books.")}},
		},
		Awards:     []cv.Award{{Title: value("MBE")}, {Title: value("Medal")}},
		References: []cv.Reference{{Name: value("Oskar Lindgren")}},
	}
	jobs := "{{name|upper}} {{#jobs}}{{heading}}{{#place}}{{.}}{{/place}}"
	cases := []struct{ name, template, want string }{
		{
			"no tag for awards and references", jobs + "{{#highlights}}{{.}}{{/highlights}}{{/jobs}}",
			"Awards: nothing of it is printed (MBE; Medal) | References: nothing of it is printed (Oskar Lindgren)",
		},
		{
			"duties, and all but the first post", "{{#jobs|first:1}}{{heading}}{{#place}}{{.}}{{/place}}{{/jobs}}{{name}}" +
				"{{#awards}}{{title}}{{/awards}}{{#references}}{{name}}{{/references}}",
			"Work Experience: 4 of its texts are not printed (Led a team.; Clerk; Harbour Ltd; and 1 more)",
		},
		{"all of it", jobs + "{{#points}}{{text}}{{/points}}{{/jobs}}{{#awards}}{{heading}}{{/awards}}" +
			"{{#references}}{{name}}{{/references}}", ""},
	}
	for _, c := range cases {
		t.Run(c.name, func(t *testing.T) {
			own, err := Parse(docx(t, p(c.template)))
			if err != nil {
				t.Fatal(err)
			}
			list, err := own.Unprinted(d, FillOptions{})
			said := []string{}
			for _, u := range list {
				said = append(said, u.String())
			}
			if got := strings.Join(said, " | "); got != c.want || err != nil {
				t.Errorf("got  %s\nwant %s (%v)", got, c.want, err)
			}
		})
	}
}

// Every section that an uploaded template has no tag for is named.
func TestCheckNamesAllThatIsNotPrinted(t *testing.T) {
	said := fmt.Sprint(Check(docx(t, p("{{name}} {{#jobs}}{{heading}} {{dates}}{{/jobs}}"))).Warnings)
	for section, tag := range tagOf {
		want := fmt.Sprintf("under %s will not be printed: there is no {{#%s}}", section, tag)
		if section == cv.SectionWork {
			want = "of Work Experience these will not be printed: organisation"
		}
		if !strings.Contains(said, want) {
			t.Errorf("no %q in %s", want, said)
		}
	}
}
