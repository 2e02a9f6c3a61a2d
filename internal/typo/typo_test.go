package typo

import "testing"

func TestDistance(t *testing.T) {
	for _, c := range []struct {
		a, b string
		want int
	}{{"", "", 0}, {"", "abc", 3}, {"abc", "", 3}, {"name", "name", 0}, {"nmae", "name", 2}, {
		"title",
		"titel", 2,
	}, {"RETENTION", "RETENTION_DAYS", 5}} {
		if got := Distance(c.a, c.b); got != c.want {
			t.Errorf("Distance(%q, %q) = %d, want %d", c.a, c.b, got, c.want)
		}
	}
}

func TestSlips(t *testing.T) {
	for _, c := range []struct {
		a, b string
		want int
	}{{"", "", 0}, {"", "abc", 3}, {"abc", "", 3}, {"nmae", "name", 1}, {
		"title", "titel",
		1,
	}, {"ca", "abc", 3}, {"techincal", "technical", 1}, {"experiance", "experience", 1}} {
		if got := Slips(c.a, c.b); got != c.want || got != Slips(c.b, c.a) {
			t.Errorf("Slips(%q, %q) = %d, want %d", c.a, c.b, got, c.want)
		}
	}
}
