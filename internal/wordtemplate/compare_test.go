package wordtemplate

import (
	"strings"
	"testing"

	"focal/internal/cv"
)

func ordered() *cv.Document {
	text := func(s string) cv.Text { return cv.Text{Value: s} }
	post := func(title string, from, to int) cv.Engagement {
		return cv.Engagement{Title: text(title), Dates: cv.DateRange{Start: cv.Date{Year: from}, End: cv.Date{Year: to}, Current: to == 0}}
	}
	d := &cv.Document{}
	d.Person.Name = text("Ada Moss")
	d.Work = []cv.Engagement{post("Clerk", 2001, 2004), post("Director", 2019, 0), post("Buyer", 2004, 2011), post("manager", 2011, 2019)}
	d.Languages = []cv.Language{{Name: text("French"), Fluency: text("C1")}, {Name: text("Welsh")}}
	d.Skills = []cv.SkillGroup{{Name: text("Tools"), Keywords: []cv.Text{text("Go"), text("Ada"), text("Excel")}}}
	return d
}

// Comparisons, the first few and an order of one's own, in what is printed.
func TestB5_ConditionsAndOrder(t *testing.T) {
	for _, c := range []struct{ template, want string }{
		{`{{#jobs|first:2}}{{title}} {{/jobs}}`, "Clerk Director"},
		{`{{#jobs|skip:3}}{{title}}{{/jobs|skip:3}}`, "manager"},
		{`{{#jobs|first:9}}{{title}}{{^last}},{{/last}}{{/}}`, "Clerk,Director,Buyer,manager"},
		{`{{#jobs|sort:title}}{{title}} {{/jobs}}`, "Buyer Clerk Director manager"},
		{`{{#jobs | sort:end | reverse | first: 2}}{{title}} {{/jobs}}`, "Director manager"},
		{`{{#jobs|sort:start}}{{start}} {{/jobs}}`, "2001 2004 2011 2019"},
		{`{{#skills}}{{keywords|sort|first:2|bar}}{{/skills}}`, "Ada | Excel"},
		{`{{#skills}}{{#keywords|reverse}}{{.}} {{/keywords}}{{/skills}}`, "Excel Ada Go"},
		{`{{#languages}}{{#fluency == "C1"}}{{name}}{{/fluency}}{{/languages}}`, "French"},
		{`{{#languages}}{{#fluency != “c1”}}{{name}}{{/}}{{/languages}}`, "Welsh"},
		{`{{#languages}}{{^fluency == 'C1'}}{{name}}{{/fluency == 'C1'}}{{/languages}}`, "Welsh"},
		{`{{#jobs.length > 3}}many{{/jobs.length}}{{#jobs.length > 4}}more{{/jobs.length}}`, "many"},
		{`{{#jobs >= 4}}many{{/jobs}}{{#jobs ≤ 3}}few{{/jobs}}`, "many"},
		{`{{#jobs}}{{#start < 2011}}{{title}} {{/start}}{{/jobs}}`, "Clerk Buyer"},
		{`{{#jobs}}{{#end >= "2011-01"}}{{title}} {{/end}}{{/jobs}}`, "Director manager"},
		{`{{#jobs}}{{#current == "true"}}{{title}}{{/current}}{{/jobs}}`, "Director"},
		{`{{#skills}}{{#keywords == "go"}}Go{{/keywords}}{{#keywords != "COBOL"}}!{{/keywords}}{{/skills}}`, "Go!"},
		{`{{#label == ""}}no title{{/label}}`, "no title"},
		{`{{#label > "a"}}no{{/label}}{{#label == "x"}}no{{/label}}`, ""},
	} {
		body := strings.NewReplacer("<", "&lt;", ">", "&gt;").Replace(c.template)
		own, err := Parse(docx(t, p("{{name}}")+p("x"+body)))
		if err != nil {
			t.Errorf("%s: %v", c.template, err)
			continue
		}
		file, err := own.Fill(ordered(), FillOptions{})
		if err != nil {
			t.Fatal(err)
		}
		_, got, _ := strings.Cut(shown(part(t, file, "word/document.xml")), "x")
		if got = strings.TrimSpace(strings.Trim(got, "¶")); got != c.want {
			t.Errorf("%s prints %q, want %q", c.template, got, c.want)
		}
	}
}

func TestConditionsThatAreRefused(t *testing.T) {
	for template, want := range map[string]string{
		`{{#label = "x"}}a{{/label}}`:          "write ==",
		`{{#label == x}}a{{/label}}`:           "quotation marks",
		`{{label == "x"}}`:                     "for sections",
		`{{#jobs|first}}a{{/jobs}}`:            "needs a number behind the filter first",
		`{{#jobs|first:x}}a{{/jobs}}`:          "needs a number",
		`{{#jobs|upper}}a{{/jobs}}`:            "a list takes first, reverse, skip, sort",
		`{{#jobs|sort:colour}}a{{/jobs}}`:      "nothing called colour to sort by",
		`{{name|upper:2}}`:                     "takes nothing behind a colon",
		`{{#jobs|first:2}}a{{/education}}`:     "closes a section, but",
		`{{#jobs == "x"|first:1}}a{{/jobs}}`:   "without a filter",
		`{{%icon|upper}}`:                      "cannot have a filter",
		`{{#jobs|sort:a b}}{{title}}{{/jobs}}`: "needs a name behind the filter sort",
	} {
		r := Check(docx(t, p("{{name}}")+p(template)))
		if r.OK || !strings.Contains(r.Problems[0].Message, want) {
			t.Errorf("%s: %v, want %q", template, r.Problems, want)
		}
	}
}
