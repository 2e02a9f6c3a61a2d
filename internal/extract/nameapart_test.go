package extract

import (
	"testing"

	"focal/internal/cv"
)

// A name drawn over two lines is whole, also where contacts stand between them; other large lines are none of it.
func TestNamesOverTwoLines(t *testing.T) {
	at := func(x, y, size float64, text string) line {
		l := line{index: int(y), page: 1, x: x, right: x + size*float64(len(text))/2, y: y, segs: []segment{{text: text}}, size: size}
		l.finish()
		return l
	}
	for _, tc := range []struct {
		name  string
		lines []line
		took  int
		want  string
	}{
		{"one edge", []line{at(50, 60, 28, "ROBIN"), at(50, 90, 28, "MOSS")}, 0, "ROBIN MOSS"},
		{"the last one taken", []line{at(50, 60, 24, "Robin"), at(52, 90, 28, "MOSS")}, 1, "Robin MOSS"},
		{"around one middle", []line{at(260, 60, 20, "ROBIN"), at(250, 84, 20, "KESTREL")}, 0, "ROBIN KESTREL"},
		{
			"contacts between",
			[]line{at(50, 60, 24, "ROBIN A."), at(400, 70, 10, "07700 900123"), at(50, 90, 24, "MOSS")},
			0,
			"ROBIN A. MOSS",
		},
		{"the trade in small letters", []line{at(50, 60, 24, "ROBIN MOSS"), at(50, 84, 14, "Fitter")}, 0, "ROBIN MOSS"},
		{"a trade in letters of the name's size", []line{at(50, 60, 24, "ROBIN MOSS"), at(50, 90, 24, "Engineer")}, 0, "ROBIN MOSS"},
		{"a heading", []line{at(50, 60, 18, "Moss"), at(50, 84, 18, "SKILLS")}, 0, "Moss"},
		{"far below", []line{at(50, 60, 24, "ROBIN"), at(50, 160, 24, "MOSS")}, 0, "ROBIN"},
		{"no larger than the text", []line{at(50, 60, 10, "Robin"), at(50, 74, 10, "Moss")}, 0, "Robin"},
	} {
		text := at(50, 300, 10, "Kept the western lights of Borkum for nine winters and wound the clock of the tower")
		lines := append(tc.lines, text)
		b := &builder{doc: &cv.Document{}, lines: lines, used: map[int]bool{}}
		took := lines[tc.took]
		if got := b.drawnBelow(cv.Text{Value: took.text, Lines: []int{took.index}}); got.Value != tc.want {
			t.Errorf("%s: %q, want %q", tc.name, got.Value, tc.want)
		}
	}
}
