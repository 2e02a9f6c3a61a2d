package alike_test

import (
	"testing"

	"focal/internal/cv"
	"focal/internal/extract"
	"focal/internal/extract/alike"
	"focal/internal/ingest/text"
)

// Where the time is over, what was found until then is offered.
func TestTimeIsOver(t *testing.T) {
	src, err := text.Read([]byte(keeper))
	if err != nil {
		t.Fatal(err)
	}
	ordered, _ := extract.Ordered(src, extract.Options{})
	reader := extract.Reader(ordered, extract.Options{})
	said := []cv.Mark{{Line: at(t, keeper, "Copy no. 1"), As: cv.MarkOut}}
	for readings, want := range map[int]int{0: 0, 1: 0, 2: 0, 3: 1} {
		left := readings
		found := alike.Marks(ordered.Lines(), func(marks []cv.Mark) *cv.Document {
			if left--; left < 0 {
				return nil
			}
			return reader(marks).Document
		}, said, 1)
		if len(found) != want {
			t.Errorf("after %d readings %+v is offered, want %d", readings, found, want)
		}
	}
}
