package layout

import "testing"

// A line set to both margins with few words keeps together; cells of a row do not.
func TestSetLines(t *testing.T) {
	for _, c := range []struct {
		name string
		x    []float64 // where its words begin
		want int       // segments
	}{
		{"equal gaps", []float64{40, 90, 140, 190, 240}, 1},
		{"gaps of cells", []float64{40, 110, 150, 290, 340}, 5},
		{"three words could be cells", []float64{40, 90, 140}, 3},
	} {
		p := newCanvas()
		p.text(40, 60, "A line of text that runs on to the right margin of the page here")
		for _, x := range c.x {
			p.text(x, 80, "words")
		}
		d := layLines(p)
		last := d[len(d)-1]
		if len(last.Segments) != c.want {
			t.Errorf("%s: %d segments of %q", c.name, len(last.Segments), last.Text())
		}
	}
}

// Labels with a frame each have equal gaps as well: the same in every row, short of the margin.
func TestFramedLabels(t *testing.T) {
	p := newCanvas()
	p.text(40, 60, "A line of text that runs on to the right margin of the page here")
	for _, y := range []float64{80, 100} {
		for i := range 4 {
			p.text(40+float64(i)*45, y, "words")
		}
	}
	d := layLines(p)
	for _, l := range d[len(d)-2:] {
		if len(l.Segments) != 4 {
			t.Errorf("%d segments of %q", len(l.Segments), l.Text())
		}
	}
}
