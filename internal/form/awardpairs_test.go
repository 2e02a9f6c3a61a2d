package form

import (
	"strings"
	"testing"

	"focal/internal/cv"
)

func TestAwardPairs(t *testing.T) {
	for _, c := range []struct{ is, want string }{
		{
			"Rope Fellowship|Moss Trust@2010|Tide Prize|Elm University@2012",
			"Rope Fellowship, Moss Trust 2010|Tide Prize, Elm University 2012",
		},
		{
			"Rope Fellowship|[$900 a year]@2010|Tide Prize|Elm Society@2012",
			"Rope Fellowship,  2010 [$900 a year]|Tide Prize, Elm Society 2012",
		},
		{
			"Rope Fellowship|Moss Trust@2010",
			"Rope Fellowship, Moss Trust 2010",
		},
		{
			"Rope Fellowship|Moss University Blue@2010",
			"Rope Fellowship,  |Moss University Blue,  2010",
		},
		{
			"Rope Fellowship|Moss Award@2010|Tide Prize|Elm Scholarship@2012",
			"Rope Fellowship,  |Moss Award,  2010|Tide Prize,  |Elm Scholarship,  2012",
		},
		{
			"Rope Cup@2009|Moss Trust@2010|Tide Prize@2011|Elm Trust@2012",
			"Rope Cup,  2009|Moss Trust,  2010|Tide Prize,  2011|Elm Trust,  2012",
		},
	} {
		doc := &cv.Document{}
		for i, s := range strings.Split(c.is, "|") {
			title, year, _ := strings.Cut(s, "@")
			a := cv.Award{Title: text(title, i)}
			if year != "" {
				a.Dates = cv.DateRange{Start: cv.Date{Year: 2000 + int(year[2]-'0')*10 + int(year[3]-'0')}, Text: text(year, i)}
			}
			doc.Awards = append(doc.Awards, a)
		}
		(&former{doc: doc}).awardPairs()
		var got []string
		for _, a := range doc.Awards {
			said := a.Title.Value + ", " + a.Awarder.Value + " " + a.Dates.Display() + " " + strings.Join(values(a.Summary), "")
			got = append(got, strings.TrimSuffix(said, " "))
		}
		if s := strings.Join(got, "|"); s != c.want {
			t.Errorf("%q:\n got %q\nwant %q", c.is, s, c.want)
		}
	}
}
