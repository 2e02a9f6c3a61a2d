package extract

import (
	"strings"
	"testing"

	"focal/internal/cv"
)

// What stands among the details and says not what it is, is named once; what needs no label is not.
func TestDetailsThatSayNotWhatTheyAre(t *testing.T) {
	b := &builder{doc: &cv.Document{}}
	for i, d := range []string{
		"=Emai", "Qatar=India", "=Own car", "=Non-smoker", "=UK citizen", "Nationality=British", "Country=India", "=Ready to move at once",
		"=RESU",
	} {
		label, value, _ := strings.Cut(d, "=")
		b.doc.Person.Details = append(b.doc.Person.Details, cv.Detail{
			Label: cv.Text{Value: label}, Value: cv.Text{Value: value, Lines: []int{i}},
		})
	}
	b.doubtDetails()
	const want = "The CV does not say what these details of the person are: “Emai”, “Qatar India”, “RESU”. Please check them."
	if len(b.notes) != 1 || b.notes[0].Reason != want || len(b.notes[0].Lines) != 3 {
		t.Errorf("%+v, want %s", b.notes, want)
	}
}
