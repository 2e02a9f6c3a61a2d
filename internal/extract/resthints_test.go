package extract

import (
	"testing"

	"focal/internal/cv"
	"focal/internal/extract/labeller"
)

func TestSentenceRests(t *testing.T) {
	for _, c := range []struct {
		above, line string
		want        bool // it can be no heading
	}{
		{"I am at ease in a team and a player with good", "presentational skills.", true},
		{"I am at ease in a team and a player with good", "Presentational Skills", false},
		{"I am at ease in a team and a player with good will.", "presentational skills.", false},
		{"Leeds", "skills.", false},
		{"I am at ease in a team and know these:", "presentational skills.", false},
	} {
		b := &builder{doc: &cv.Document{}, lines: []line{plainLine(c.above), plainLine(c.line)}}
		known := map[int][]labeller.Label{}
		b.sentenceRests(known)
		if got := len(known[1]) > 0; got != c.want {
			t.Errorf("%s / %s: %v", c.above, c.line, got)
		}
		for _, l := range known[1] {
			if _, heading := l.IsHeading(); heading {
				t.Errorf("%s may be %v", c.line, l)
			}
		}
	}
}

func plainLine(text string) line {
	l := line{segs: []segment{{text: text}}}
	l.finish()
	return l
}

// A list of hobbies or languages goes on in the line below, whatever that looks like by itself.
func TestRestOfList(t *testing.T) {
	for _, c := range []struct {
		source []string
		want   string // the label
	}{
		{[]string{"Hobbies : rowing, sailing,", "Pottery"}, "Hobbies"},
		{[]string{"Languages Known: Hindi,", "Tamil,", "English"}, "Languages Known"},
		{[]string{"Hobbies : rowing, sailing", "Aldwark"}, ""},
		{[]string{"Address : 5 Mill Lane,", "Aldwark"}, ""},
		{[]string{"Hobbies : rowing,", "Gender: Male"}, ""},
		{[]string{"Hobbies : rowing,", "London"}, ""},
		{[]string{"Hobbies : rowing,", "Robin Moss"}, ""},
		{[]string{"Languages : English,", "Deck Officer"}, ""},
		{[]string{"Hobbies : rowing,", "Ground floor, 5 Mill Lane"}, ""},
	} {
		b := &builder{doc: &cv.Document{}}
		r := contactReader{b: b}
		for i, text := range c.source {
			b.doc.Source = append(b.doc.Source, cv.SourceLine{Text: text})
			l := plainLine(text)
			l.index = i
			r.lines = append(r.lines, l)
		}
		got := ""
		if last := len(c.source) - 1; r.restOfList(last) {
			got = r.pieces[0].name
		}
		if got != c.want {
			t.Errorf("%q: %q, want %q", c.source, got, c.want)
		}
	}
}
