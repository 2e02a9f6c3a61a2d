package extract

import (
	"strconv"
	"testing"

	"focal/internal/cv"
)

// The date behind a journal is that of the publication.
func TestDatedPublishers(t *testing.T) {
	for before, want := range map[string]string{
		"Journal of Knots, Apr 2020": "Journal of Knots 2020",
		"Harbour Letters, 2019":      "Harbour Letters 2019",
		"Tide Tables 2019 Review":    "Tide Tables 2019 Review 0",
		"Journal of Knots":           "Journal of Knots 0",
	} {
		p := cv.Publication{Publisher: cv.Text{Value: before}}
		datedPublisher(&p)
		if got := p.Publisher.Value + " " + strconv.Itoa(max(p.Dates.Start.Year, p.Dates.End.Year)); got != want {
			t.Errorf("%q: %q, want %q", before, got, want)
		}
	}
}

// Who printed it is said by a label on a line of its own.
func TestPublishersSaidByALabel(t *testing.T) {
	for line, want := range map[string]string{
		"Published by: Gull Press": "Gull Press", "Publisher: Gull Press.": "Gull Press", "Published on the quay of Hull": "",
	} {
		p := cv.Publication{}
		publicationLines(&p, []para{{text: line}})
		if p.Publisher.Value != want || (len(p.Summary) == 0) != (want != "") {
			t.Errorf("%q: %q, %v", line, p.Publisher.Value, p.Summary)
		}
	}
}
