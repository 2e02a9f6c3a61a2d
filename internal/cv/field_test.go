package cv

import (
	"fmt"
	"strings"
	"testing"
)

func TestParseFields(t *testing.T) {
	for _, c := range []struct {
		name  string
		given []string
		want  string // "" = refused
	}{
		{"none", nil, "[]"},
		{"two", []string{"Reference=HK-20418", " Day  rate = £640 a day"}, "[{reference Reference HK-20418 } {day_rate " +
			"Day rate £640 a day }]"},
		{"an equals sign in the value", []string{"Comment=a=b"}, "[{comment Comment a=b }]"},
		{"an empty value", []string{"Rate="}, "[{rate Rate  }]"},
		{"no value", []string{"Rate"}, ""},
		{"no name", []string{"=640"}, ""},
		{"twice", []string{"Day rate=1", "day-rate=2"}, ""},
		{"too long", []string{"Comment=" + strings.Repeat("x", 201)}, ""},
		{"too many", strings.Split(strings.Repeat("A=1,", 21), ","), ""},
	} {
		got, err := ParseFields(c.given)
		if (err != nil) != (c.want == "") || err == nil && fmt.Sprint(got) != c.want {
			t.Errorf("%s: %v (%v), want %s", c.name, got, err, c.want)
		}
	}
}
