package labeller

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"focal/internal/extract/crf"
)

// Years one above the other are one period: the entry begins with the first of them.
func TestEntriesBeginWithTheirFirstYear(t *testing.T) {
	for name, c := range map[string]struct {
		lines        []string
		labels, want []Label
	}{
		"two years": {[]string{"2014", "2018", "Elm College"}, []Label{EduHead, EduStart, EduHead}, []Label{EduStart, EduHead, EduHead}},
		"one year": {
			[]string{"Grade: 7", "2018", "Elm College"},
			[]Label{EduHead, EduStart, EduHead},
			[]Label{EduHead, EduStart, EduHead},
		},
		"of a post": {
			[]string{"2014 –", "2018", "Tern Ltd"},
			[]Label{WorkHead, WorkStart, WorkHead},
			[]Label{WorkStart, WorkHead, WorkHead},
		},
		"other entry": {[]string{"2014", "2018", "Tern Ltd"}, []Label{EduHead, WorkStart, WorkHead}, []Label{EduHead, WorkStart, WorkHead}},
		"no year":     {[]string{"1234", "2018", "Elm College"}, []Label{EduHead, EduStart, EduHead}, []Label{EduHead, EduStart, EduHead}},
	} {
		r := &Reading{Labels: c.labels, lines: gather(linesOf(c.lines...))}
		if r.fromFirstYear(); !slices.Equal(r.Labels, c.want) {
			t.Errorf("%s: %v, want %v", name, r.Labels, c.want)
		}
	}
}

func linesOf(texts ...string) []Line {
	var out []Line
	for _, text := range texts {
		out = append(out, Line{Text: text, Segments: []Segment{{Text: text}}})
	}
	return out
}

// A compound that would be cut belongs to the name that it stands right behind.
func TestCompoundsStayWhole(t *testing.T) {
	labels := []string{"O", "B:org", "I:org", "B:place"}
	for text, c := range map[string]struct {
		labels []int
		want   string
	}{
		"Polytechnic Elm-West, Elm": {[]int{1, 3, 0, 0, 0, 3}, "[1 2 2 2 0 3]"},
		"Tern Hotel-Elm":            {[]int{1, 2, 0, 3}, "[1 2 0 3]"},
		"Tern Coca-Cola":            {[]int{1, 2, 0, 0}, "[1 2 2 2]"},
		"Polytechnic, Elm-West":     {[]int{1, 0, 3, 0, 0}, "[1 0 3 0 0]"},
		"Polytechnic Elm - West":    {[]int{1, 3, 0, 0}, "[1 3 0 0]"},
	} {
		list := gather(linesOf(text)).headWords([]int{0})
		res := crf.Result{Labels: c.labels}
		for range list {
			res.Prob = append(res.Prob, make([]float64, len(labels)))
		}
		if wholeCompounds(labels, list, res); fmt.Sprint(res.Labels) != c.want {
			t.Errorf("%q: %v, want %s", text, res.Labels, c.want)
		}
	}
}

// The number of a line is no part of the name behind it.
func TestNumbersOfLinesStandApart(t *testing.T) {
	for text, want := range map[string]string{
		"2.Tern Ltd": "2.|Tern|Ltd", "12. Tern": "12.|Tern", "**2.Tern Ltd": "2.|Tern|Ltd",
		"2.5 years": "2.5|years", "St.Elm 2.Tern": "St.Elm|2.Tern", "2014.Tern": "2014.Tern",
	} {
		var got []string
		d := gather(linesOf(text))
		list := d.headWords([]int{0})
		for len(list) > 1 && wordless(list[0].Text) {
			list = list[1:]
		}
		for _, w := range list {
			got = append(got, w.Text)
		}
		numbered := strings.HasPrefix(want, "2.|") || strings.HasPrefix(want, "12.|")
		if less := len(d.withoutNumber(list)) < len(list); less != numbered {
			t.Errorf("%q: without its number %v", text, d.withoutNumber(list))
		}
		if strings.Join(got, "|") != want {
			t.Errorf("%q: %v, want %s", text, got, want)
		}
	}
}

// A value goes on in the line below where the whole line does; where a column does, only in that column.
func TestValuesGoOnBelow(t *testing.T) {
	line := func(right float64, cells ...float64) Line {
		l := Line{Page: 1, X: 50, Right: right, Size: 10}
		for _, x := range cells {
			l.Segments = append(l.Segments, Segment{Text: "x", X: x})
		}
		return l
	}
	for _, c := range []struct {
		name         string
		above, below Line
		segment      int // of the first word below
		apart        bool
	}{
		{"a full line wraps", line(540, 50, 300), line(200, 50), 0, false},
		{"a short line does not", line(400, 50, 300), line(540, 50), 0, true},
		{"the column goes on", line(540, 50, 300), line(540, 50, 310), 1, false},
		{"the other column begins", line(540, 50, 300), line(540, 50, 310), 0, true},
	} {
		d := gather([]Line{c.above, c.below})
		if got := d.besides(Word{Line: 0, segment: 1}, Word{Line: 1, segment: c.segment}); got != c.apart {
			t.Errorf("%s: besides %v", c.name, got)
		}
	}
}
