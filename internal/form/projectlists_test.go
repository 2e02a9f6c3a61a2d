package form

import (
	"strings"
	"testing"

	"focal/internal/cv"
)

func TestProjectLists(t *testing.T) {
	for is, want := range map[string]string{
		"In Norway:|Moss Quay - phase 2|Fell Tower|India:|Elm|Lamps": "In Norway: Moss Quay - phase 2; Fell Tower|India: Elm; Lamps",
		"In Norway:|Quay of Moss":                                    "In Norway:|Quay of Moss",
		"Tide Gauge|Quay of Moss|Fell Tower":                         "Tide Gauge|Quay of Moss|Fell Tower",
		"Responsibilities:|Pumps|Lamps":                              "Responsibilities:|Pumps|Lamps",
	} {
		doc := fileOf(strings.Split(is, "|")...)
		for i, s := range doc.Source {
			name, behind, found := strings.Cut(s.Text, " - ")
			p := cv.Project{Name: text(name, i)}
			if found {
				p.Summary = []cv.Text{text(behind, i)}
			}
			doc.Projects = append(doc.Projects, p)
		}
		(&former{doc: doc}).projectLists()
		var got []string
		for _, p := range doc.Projects {
			s := p.Name.Value
			if len(p.Highlights) > 0 {
				s += ": " + strings.Join(values(p.Highlights), "; ")
			}
			got = append(got, s)
		}
		if s := strings.Join(got, "|"); s != want {
			t.Errorf("%q: got %q", is, s)
		}
	}
}

func TestTimeInTheNameOfAProject(t *testing.T) {
	for is, want := range map[string]string{
		"Tide Gauge Jan 2015 – May 2015": "Tide Gauge, Jan 2015 – May 2015", "Tide Gauge (Nov 2013)": "Tide Gauge, Nov 2013",
		"Tide Gauge, 2012 - 2014":  "Tide Gauge, 2012 – 2014",
		"Move to Lamp Server 2012": "Move to Lamp Server 2012, ", "May 2015": "May 2015, ",
		"Harbour Days of May 2015": "Harbour Days of May 2015, ",
	} {
		p := cv.Project{Name: text(is, 1)}
		(&former{doc: &cv.Document{}}).timeInName(&p)
		if got := p.Name.Value + ", " + p.Dates.Display(); got != want {
			t.Errorf("%q: got %q", is, got)
		}
	}
}
