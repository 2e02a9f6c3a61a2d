package sieve

import (
	"reflect"
	"regexp"
	"testing"
)

var expressions = []string{
	`(?i)\bclearance|\bclearable\b|\bpublic trust\b|^(?:DV|SC|PV)\b`, `(?i)^(?:(?:he|she) )?(?:discover|fix)(?:e|es|ed)?\b`,
	`(?i)\b(?:\d+|one|two)\s*years?\b`,
	`(?i)naïve|straße\b`, `^ab|cd$`, `(?i)(?:foo|bar)+x{2,3}`, `(?m)^line\b`, `(?i)\bk\b`, `\bK\b`, `(?i)ask`, `a*`,
	`(?i)\d+ (?:years?|ans|années|años)\b`, `(?:ab?|é)c`, `(?i)\b(?:É|straße|n[aä])x?y`, `�ab`, `(?:É|ö)d`, `(?i)ſa|kb`,
	`(a|b)(c|d)?(?:e|f)+g`, `[ab]c`, `(?i)x\bé`, `\bc\+\+\b`, `(?s).*end`,
}

func FuzzSameAsRegexp(f *testing.F) {
	for _, text := range []string{
		"SC cleared", "Science", "a public trust position", "He fixed it", "two years", "12 YEARS", "NAÏVE", "Straße",
		"strasse", "foobarxx", "a\nline", "k", "\u212a", "a\u017fk", "ask", "bc",
		"c++a", "", "\xff", "the end", "xé", "5 AÑOS", "5 ans", "5 année", "ac", "Éc", "éc", "nAy", "STRASSEy", "\xffab",
		"öd", "Éd", "éd", "\u017fa", "\u212ab", "aceg", "bfg",
	} {
		f.Add(text)
	}
	f.Fuzz(func(t *testing.T, text string) {
		for _, expr := range expressions {
			quick, full := MustCompile(expr), regexp.MustCompile(expr)
			for name, pair := range map[string][2]any{
				"match":      {quick.MatchString(text), full.MatchString(text)},
				"string":     {quick.FindString(text), full.FindString(text)},
				"index":      {quick.FindStringIndex(text), full.FindStringIndex(text)},
				"submatch":   {quick.FindStringSubmatch(text), full.FindStringSubmatch(text)},
				"groups":     {quick.FindStringSubmatchIndex(text), full.FindStringSubmatchIndex(text)},
				"all":        {quick.FindAllString(text, 2), full.FindAllString(text, 2)},
				"all places": {quick.FindAllStringIndex(text, -1), full.FindAllStringIndex(text, -1)},
				"all groups": {quick.FindAllStringSubmatch(text, -1), full.FindAllStringSubmatch(text, -1)},
				"places":     {quick.FindAllStringSubmatchIndex(text, -1), full.FindAllStringSubmatchIndex(text, -1)},
				"split":      {quick.Split(text, -1), full.Split(text, -1)},
				"two parts":  {quick.Split(text, 2), full.Split(text, 2)},
				"no part":    {quick.Split(text, 0), full.Split(text, 0)},
				"expression": {quick.String(), full.String()},
				"replaced":   {quick.ReplaceAllString(text, "<$0>"), full.ReplaceAllString(text, "<$0>")},
				"rewritten": {
					quick.ReplaceAllStringFunc(text, func(string) string { return "-" }),
					full.ReplaceAllStringFunc(text, func(string) string { return "-" }),
				},
			} {
				if !reflect.DeepEqual(pair[0], pair[1]) {
					t.Errorf("%s of %q in %q: %v, not %v", name, expr, text, pair[0], pair[1])
				}
			}
		}
	})
}

// What is worth nothing beforehand is searched for at once.
func TestMayMatch(t *testing.T) {
	for _, c := range []struct {
		expr, text string
		want       bool
	}{
		{`(?i)\bclearance|^(?:DV|SC)\b`, "Science of computing", false},
		{`(?i)\bclearance|^(?:DV|SC)\b`, "SC", true},
		{`(?i)\bclearance|^(?:DV|SC)\b`, "a clearance", true},
		{`(?i)\bclearance|^(?:DV|SC)\b`, "unclearance", false},
		{`(?i)\b(?:gpa|mark)s?\b`, "remarks", false},
		{`(?i)\d+ years?`, "twelve months", false},
		{`(?i)\d+ (?:years?|ans|años)\b`, "twelve AÑOS", true},
		{`(?i)\d+ (?:years?|ans|años)\b`, "an answer anew", true},
		{`(?i)\d+ (?:years?|ans|años)\b`, "a man of yore", false},
		{`[a-z]+`, "12", true},
		{`x?`, "12", true},
	} {
		if got := MustCompile(c.expr).MayMatch(c.text); got != c.want {
			t.Errorf("%s in %q: %v", c.expr, c.text, got)
		}
	}
}

func TestCompileAllCompilesWhatIsWrong(t *testing.T) {
	before := CompileAll()
	MustCompile(`a(`)
	defer func() {
		if recover() == nil {
			t.Error("nothing was said of a wrong expression")
		}
		made.list = made.list[:before]
	}()
	CompileAll()
}
