package layout

import (
	"slices"
	"strings"
	"testing"
)

// fromLeft is how a line of both directions lies on the page, from the left: what is given from the right, with the runs in braces turned.
func fromLeft(s string) string {
	r := []rune(s)
	slices.Reverse(r)
	out, run, inside := []rune{}, []rune{}, false
	for _, c := range r {
		switch {
		case c == '}':
			inside = true
		case c == '{':
			slices.Reverse(run)
			out, run, inside = append(out, run...), nil, false
		case inside:
			run = append(run, c)
		default:
			out = append(out, c)
		}
	}
	return string(out)
}

// Text from the right is read in its order, whatever way round the file draws it.
func TestTextFromTheRight(t *testing.T) {
	page := []string{"מנהל המאפייה הראשית", "أخباز في المدينة منذ سنوات", "ניסיון בעבודה עם תנורים"}
	for name, c := range map[string]struct{ line, want string }{
		"one script":            {"מנהל המאפייה", "מנהל המאפייה"},
		"a name in Latin":       {"עובד ב {Elm Works} מאז", "עובד ב Elm Works מאז"},
		"figures":               {"משנת {2011} עד {2014}", "משנת 2011 עד 2014"},
		"a period":              {"{2011} - {2014} מאפייה", "2011 - 2014 מאפייה"},
		"a date":                {"נולד {07/08/1991} בעיר", "נולד 07/08/1991 בעיר"},
		"a telephone number":    {"טלפון {+972 54 123 4567}", "טלפון +972 54 123 4567"},
		"a number with dashes":  {"{+49 30 1234-567}", "+49 30 1234-567"},
		"brackets as they look": {"מאפייה ){Elm}( גדולה", "מאפייה (Elm) גדולה"},
		"brackets as read":      {"מאפייה ({Elm}) גדולה", "מאפייה (Elm) גדולה"},
		"a line in Latin":       {"{Robin Moss, Baker}", "Robin Moss, Baker"},
		"an address of mail":    {"{robin.moss@example.org}", "robin.moss@example.org"},
	} {
		t.Run(name, func(t *testing.T) {
			canvas := newCanvas()
			for i, l := range page {
				canvas.right(500, 100+float64(i)*14, fromLeft(l))
			}
			canvas.right(500, 142, fromLeft(c.line))
			if got := lay(canvas); got[len(got)-1] != c.want {
				t.Errorf("%q, want %q", got[len(got)-1], c.want)
			}
		})
	}
}

// Words from the right on a page of Latin are turned back alone, and a page of columns begins with the one on the right.
func TestWhatRunsTheOtherWay(t *testing.T) {
	c := newCanvas()
	c.column(60, 100, 14, "Languages of the bakery are two", "Speaks "+fromLeft("עברית טובה")+" every day", "with everybody who comes in")
	if got := strings.Join(lay(c), "\n"); !strings.Contains(got, "Speaks עברית טובה every day") {
		t.Errorf("%s", got)
	}
	c = newCanvas()
	for i, l := range []string{"ניסיון", "מנהל המאפייה הראשית", "אופה לחם כל בוקר", "אחראי על התנורים"} {
		c.right(560, 100+float64(i)*14, fromLeft(l))
	}
	for i, l := range []string{"קשר", "רחוב האלה 3", "חיפה", "ישראל"} {
		c.right(200, 100+float64(i)*14, fromLeft(l))
	}
	if got := lay(c); got[0] != "ניסיון" || slices.Index(got, "קשר") < slices.Index(got, "אחראי על התנורים") {
		t.Errorf("%q", got)
	}
}
