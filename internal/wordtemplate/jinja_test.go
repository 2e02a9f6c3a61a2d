package wordtemplate

import (
	"slices"
	"strings"
	"testing"
)

// A template for docxtpl is refused with a translation of its tags that is itself accepted,
// and that prints the CV.
func TestB5_JinjaIsTranslated(t *testing.T) {
	lines := []struct{ jinja, want string }{
		{"{{ full_name }}", "{{name}}"},
		{"{{ candidate.email|lower }}", "{{contact.email|lower}}"},
		{"{%p if profile %}", "{{#summary}}"},
		{"{%p else %}", "{{/summary}}\n{{^summary}}"},
		{"{%p endif %}", "{{/summary}}"},
		{"{%p for job in experience %}", "{{#jobs}}"},
		{"{{ job.position|upper }}", "{{title|upper}}"},
		{"{{ job.company }}", "{{organisation}}"},
		{"{%p if not job.end_date %}", "{{^end}}"},
		{"{%p endif %}", "{{/end}}"},
		{"{%p for bullet in job.responsibilities %}", "{{#highlights}}"},
		{"{{ bullet }}", "{{.}}"},
		{"{% if not loop.last %}", "{{^last}}"},
		{"{% endif %}", "{{/last}}"},
		{"{% if loop.first and bullet %}", ""},
		{"{% endif %}", ""},
		{"{% if loop.index > 1 %}", "{{#index > 1}}"},
		{"{% endif %}", "{{/index}}"},
		{"{{ loop.index }}", "{{index}}"},
		{"{{ loop.revindex }}", ""},
		{"{%p endfor %}", "{{/highlights}}"},
		{"{%p endfor %}", "{{/jobs}}"},
		{"{%tr for l in languages %}", "{{#languages}}"},
		{"{% if l.level == ‘C1’ %}", `{{#fluency == "C1"}}`},
		{"{{ l.name }}", "{{name}}"},
		{"{% endif %}", "{{/fluency}}"},
		{"{%tr endfor %}", "{{/languages}}"},
		{"{% set x = 1 %}", ""},
		{"{{ favourite_colour }}", ""},
	}
	var theirs, ours strings.Builder
	want := map[Translation]bool{}
	for _, l := range lines {
		theirs.WriteString(p(l.jinja))
		for paragraph := range strings.SplitSeq(l.want, "\n") {
			ours.WriteString(p(paragraph))
		}
		want[Translation{l.jinja, l.want}] = true
	}
	r := Check(docx(t, theirs.String()))
	if r.OK || len(r.Problems) != 1 || !strings.Contains(r.Problems[0].Message, "docxtpl") {
		t.Fatalf("%+v", r.Problems)
	}
	for _, got := range r.Translations {
		if !want[got] {
			t.Errorf("%s becomes %q", got.From, got.To)
		}
		delete(want, got)
	}
	for missing := range want {
		t.Errorf("%s does not become %q", missing.From, missing.To)
	}
	if r := Check(docx(t, ours.String())); !r.OK {
		t.Errorf("the translation is refused: %v", r.Problems)
	}
	if r := Check(docx(t, p("{{name}} {{jobs.length}}"))); len(r.Translations) > 0 {
		t.Errorf("our own tags are translated: %v", r.Translations)
	}
}

// One tag of Jinja in a good template: only that is to be written anew, in its place.
func TestB5_OurTagsBesideJinjaStay(t *testing.T) {
	ours := "{{name}} {{#clearances}}{{level}} {{dates}}{{/clearances}} " +
		"{{#jobs}}{{heading}}{{#highlights}}{{.}}{{/highlights}} {{keywords|comma}}{{/jobs}} {{fields.clearance_reviewer}}"
	r := Check(docx(t, p(ours)+p("{% for job in jobs %}")))
	want := []Translation{{"{% for job in jobs %}", "{{#jobs}}"}}
	if r.OK || !slices.Equal(r.Translations, want) {
		t.Errorf("%v, want %v", r.Translations, want)
	}
	if said := r.Problems[0].Message; !strings.Contains(said, "{% for job in jobs %}") || strings.Contains(said, "docxtpl") {
		t.Errorf("%s", said)
	}
}
