package form

import (
	"testing"

	"focal/internal/cv"
)

func TestDutiesBelowATableOfPosts(t *testing.T) {
	for _, c := range []struct {
		name    string
		file    []string
		years   [2]int
		current int // the post that goes on
		apart   bool
	}{
		{
			"a label below the rows",
			[]string{"Fitter\tMoss Ltd\t2015", "Helper\tElm Ltd\t2011", "=Responsibilities", "Checked the lamps"},
			[2]int{2015, 2011},
			0, true,
		},
		{
			"the last row is the newest post",
			[]string{"Helper\tElm Ltd\t2011", "Fitter\tMoss Ltd\t2015", "=Responsibilities", "Checked the lamps"},
			[2]int{2011, 2015},
			-1, false,
		},
		{
			"the last row is the present post",
			[]string{"Helper\tElm Ltd\t2011", "Fitter\tMoss Ltd\t2015", "=Responsibilities", "Checked the lamps"},
			[2]int{2011, 2015},
			1, false,
		},
		{
			"a label of something else",
			[]string{"Fitter\tMoss Ltd\t2015", "Helper\tElm Ltd\t2011", "=Night shifts", "Checked the lamps"},
			[2]int{2015, 2011},
			0, false,
		},
		{
			"no label",
			[]string{"Fitter\tMoss Ltd\t2015", "Helper\tElm Ltd\t2011", "Wick yard", "Checked the lamps"},
			[2]int{2015, 2011},
			0, false,
		},
	} {
		doc := fileOf(c.file...)
		for i := range 2 {
			doc.Work = append(doc.Work, cv.Engagement{
				Title: text("Title", i), Organisation: text("Body", i),
				Dates: cv.DateRange{Start: cv.Date{Year: c.years[i]}, Current: i == c.current},
			})
		}
		doc.Work[1].Highlights = []cv.Text{text("Checked the lamps", 3)}
		(&former{doc: doc}).dutiesApart()
		if apart := len(doc.Additional) == 1 && len(doc.Work[1].Highlights) == 0; apart != c.apart {
			t.Errorf("%s: apart %v, %+v", c.name, apart, doc.Additional)
		}
	}
}

func TestPresentPost(t *testing.T) {
	for line, want := range map[string]bool{
		"Presently working at Moss School as head of music": true, "Currently employed with Moss Ltd": true,
		"Presently staying in Hull": false, "Worked at Moss School": false, "Moss School": false,
	} {
		doc := fileOf("Elm School", line)
		doc.Work = []cv.Engagement{{Organisation: text("Elm School", 0)}, {Organisation: text("Moss School", 1)}}
		(&former{doc: doc}).present()
		if got := doc.Work[1].Dates.Current; got != want || doc.Work[0].Dates.Current {
			t.Errorf("%q: got %v", line, got)
		}
	}
}
