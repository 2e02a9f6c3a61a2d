package pdf

import (
	"bytes"
	"image/png"
	"os"
	"testing"

	"focal/internal/problem"
)

// A page can be looked at as a picture; a page that is not there is not found.
func TestPicture(t *testing.T) {
	data, err := os.ReadFile("../../../samples/amara-osei.pdf")
	if err != nil {
		t.Fatal(err)
	}
	r, err := New(t.Context(), Config{Children: 1})
	if err != nil {
		t.Fatal(err)
	}
	defer r.Close()
	for range 2 { // the second one meets a child that has drawn before
		picture, err := r.Picture(t.Context(), data, 0)
		if err != nil {
			t.Fatal(err)
		}
		if img, err := png.Decode(bytes.NewReader(picture)); err != nil || img.Bounds().Dx() < 800 {
			t.Errorf("%v, %v", img.Bounds(), err)
		}
	}
	if _, err := r.Picture(t.Context(), data, 9); !problem.Is(err, problem.NotFound) {
		t.Errorf("page 10 of a shorter file: %v", err)
	}
}
