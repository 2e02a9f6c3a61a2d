package extract

import (
	"testing"
)

// A duty that stood at the edge of another page is no running header.
func TestDutiesThatComeBackStay(t *testing.T) {
	first := column{1, 50, 400, 60, "@ Mira Solberg-Katz\nmira.sk@example.org\n## Work Experience\n" +
		"**Lock Keeper, Elm Canals Ltd**\tMay 2015 – June 2018\n" +
		"- Painted the bollards\n- Kept the lock gates greased"}
	second := column{2, 50, 400, 60, "**Lock Keeper, Oak Canals Ltd**\tMay 2012 – April 2015\n" +
		"- Wrote the log of the day\n- Kept the lock gates greased"}
	doc, _ := Document(drawn(first, second), Options{})
	if len(doc.Work) != 2 {
		t.Fatalf("%d posts, want 2", len(doc.Work))
	}
	for _, w := range doc.Work {
		if n := len(w.Highlights); n != 2 || w.Highlights[1].Value != "Kept the lock gates greased" {
			t.Errorf("%s: %v", w.Organisation.Value, w.Highlights)
		}
	}
}

// The number of a page is none of the CV wherever a file without pages leaves it.
func TestPagesAreNumberedAnywhere(t *testing.T) {
	for text, want := range map[string]bool{
		"Page 2 of 3": true, "page 1/5": true, "Moved the form to page 2 of 3": false, "2 of 3": false, "Page 2 of the log": false,
		"P a g e | 2": true, "P a g e r": false,
		"Robin Moss Resume Page 2 of 3": true, "Robin Moss, CV, page 2 of 3": true, "Resume templates moved to page 2 of 3": false,
	} {
		var lines []line
		for i, s := range []string{"Robin Moss", "Work", "Fitter", text, "Skills", "Knots", "Sea"} {
			lines = append(lines, line{text: s, page: 1, bullet: i == 3})
		}
		if got := noise(lines)[3]; got != want {
			t.Errorf("%q is noise: %v", text, got)
		}
	}
}
