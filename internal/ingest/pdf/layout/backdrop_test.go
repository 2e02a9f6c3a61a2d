package layout

import (
	"slices"
	"testing"
)

// What is set behind the text is a picture, and a name whose parts differ by their look alone has two words.
func TestBackdropsAndNamesOfTwoLooks(t *testing.T) {
	c := newCanvas()
	c.font("Thin", 60, 0).text(40, 80, "ROBIN")
	c.index -= 5
	c.font("ThinBold", 60, 0).text(40+5*30, 80, "MOSS")
	c.font("Body", 24, 0x336699).text(40, 120, "FITT")
	c.index -= 5
	c.font("Body", 24, 0).text(40+4*12, 120, "ER")
	c.font("Body", 10, 0).text(40, 400, "Laid out by plan")
	c.font("Huge", 400, 0xEEEEEE).text(150, 400, "RM")
	want := []string{"ROBIN MOSS", "FITTER", "Laid out by plan"}
	if got := lay(c); !slices.Equal(got, want) {
		t.Errorf("%q, want %q", got, want)
	}
}
