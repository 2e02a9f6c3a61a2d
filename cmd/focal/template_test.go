package main

import (
	"bytes"
	"strings"
	"testing"

	"focal/internal/wordtemplate"
)

// What a check says of a template for Jinja holds on the command line, too: its tags are listed.
func TestB5_JinjaIsListedOnTheCommandLine(t *testing.T) {
	var out bytes.Buffer
	printReport(console{strings.NewReader(""), &out, &out}, wordtemplate.Report{Translations: []wordtemplate.Translation{
		{From: "{% for j in jobs %}", To: "{{#jobs}}"},
		{From: "{{ person.shoe_size }}"},
	}})
	want := "write: {% for j in jobs %} -> {{#jobs}}\nwrite: {{ person.shoe_size }} -> nothing of the kind: take it out\n"
	if out.String() != want {
		t.Errorf("%q, want %q", out.String(), want)
	}
}
