package personal

import (
	"regexp"
	"testing"
)

func TestPatterns(t *testing.T) {
	for _, c := range []struct {
		name    string
		pattern *regexp.Regexp
		text    string
		want    string
	}{
		{"mail", Email, "write to jo.bell+cv@mill.example soon", "jo.bell+cv@mill.example"},
		{"mail in words", Email, "jo.bell [at] mill.example", "jo.bell [at] mill.example"},
		{"no mail", Email, "meet @ noon", ""},
		{"web", Link, "see https://jo.example/cv?x=1 for more", "https://jo.example/cv?x=1"},
		{"web without scheme", Link, "jobell.co.uk/cv, Selby", "jobell.co.uk/cv"},
		{"an ending goes to its end", Link, "vs.college of art", ""},
		{"no ending that is known", Link, "wrote node.js", ""},
		{"telephone", Digits, "Tel. +44 7700 900 111, Selby", "+44 7700 900 111"},
		{"telephone glued to its label", Digits, "Tel07700 900 111, Selby", "07700 900 111"},
		{"telephone over a dash that does not break", Digits, "01632\u2011960 158", "01632\u2011960 158"},
		{"figure", Digits, "1,200 units in 2019", ""},
		{"British postcode", Postcode, "Selby YO8 4AA", "YO8 4AA"},
		{"American postcode", Postcode, "Dover, DE 19901-1234", "DE 19901-1234"},
		{"no postcode but a standard", Postcode, "ISO/TS 16949", ""},
		{"British number", IDNumber, "NI AB 12 34 56 C", "AB 12 34 56 C"},
		{"no British number begins so", IDNumber, "DQ 12 34 56 C", ""},
		{"American number", IDNumber, "SSN 900-12-3456", "900-12-3456"},
	} {
		if got := c.pattern.FindString(c.text); got != c.want {
			t.Errorf("%s: %q, want %q", c.name, got, c.want)
		}
	}
	if got := OnlyDigits("+44 (0)7700-900 111 ext"); got != "4407700900111" {
		t.Errorf("digits: %q", got)
	}
}
