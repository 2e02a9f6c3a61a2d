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
		list, err := builtin.Unprinted(throughout(specimen.Full()), FillOptions{})
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

// What was done in several posts stands behind them, in a template without a tag for it among what has no place; it is no post.
func TestCareer(t *testing.T) {
	value := func(s string) cv.Text { return cv.Text{Value: s} }
	section := func(heading, item string, ofWork bool) cv.OtherSection {
		return cv.OtherSection{Heading: value(heading), Items: []cv.Item{{Text: value(item), Bullet: true}}, OfWork: ofWork}
	}
	posts := []cv.Engagement{{Title: value("Rigger")}, {Title: value("Sailmaker")}}
	others := []cv.OtherSection{section("Duties", "Tarred ropes.", true), section("Boats", "Two.", false)}
	const jobs, of, extra = "{{jobs.length}}: {{#jobs}}{{title}} {{/jobs}}", "{{#career}}+{{name}} {{#items}}{{text}}{{/items}}{{/career}}",
		"{{#additional}}-{{name}} {{#items}}{{text}}{{/items}}{{/additional}}"
	for _, c := range []struct {
		name, template string
		posts          []cv.Engagement
		want           string
	}{
		{"a tag for it", jobs + of + extra, posts, "2: Rigger Sailmaker +Duties Tarred ropes.-Boats Two."},
		{"none", jobs + extra, posts, "2: Rigger Sailmaker -Boats Two.-Duties Tarred ropes."},
		{"no posts", jobs + of + extra, nil, "0: -Duties Tarred ropes.-Boats Two."},
	} {
		own, err := Parse(docx(t, p(c.template)))
		if err != nil {
			t.Fatal(err)
		}
		d := &cv.Document{Person: cv.Person{Name: value("Ida Tarn")}, Work: c.posts, Additional: others}
		_, f, err := own.laidOut(d, FillOptions{}.normalise(d))
		if err != nil {
			t.Fatal(err)
		}
		if got := find(f.roots[own.mainPart()], "w:body").Plain(); strings.TrimSpace(got) != c.want {
			t.Errorf("%s: %q, want %q", c.name, got, c.want)
		}
	}
	d := &cv.Document{Work: posts[:1], Awards: []cv.Award{{Title: value("Medal")}}, Additional: others}
	want := "WORK EXPERIENCE\n\nRigger\n\nDuties\n- Tarred ropes.\n\nAWARDS\n\nMedal\n\nADDITIONAL INFORMATION\n\nBoats\n- Two.\n"
	if got := Text(d, FillOptions{}, false); got != want {
		t.Errorf("text: %q, want %q", got, want)
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
