package form

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"focal/internal/cv"
)

// A loose line that says what follows heads the lines right below it; a label with its value, a name in capitals and what stands in the
// middle of other lines head nothing.
func TestLooseCaptions(t *testing.T) {
	for _, c := range []struct{ lines, want string }{
		{"INDUSTRIAL VISITS:|Tide mill at Fen|Visit to a lock", "[Industrial Visits: Tide mill at Fen, Visit to a lock]"},
		{
			"Rows alone||CO-CURRICULAR ACTIVITIES|Took part in a workshop on the mending of nets and sails",
			"[Co-Curricular Activities: Took part in a workshop on the mending of nets and sails] [: Rows alone]",
		},
		{"Job Responsibilities|Plans the shutdown|Isolates motors", "[Job Responsibilities: Plans the shutdown, Isolates motors]"},
		{"MOSS ASSOCIATES|Fen Town|Harbour Road", "[: MOSS ASSOCIATES, Fen Town, Harbour Road]"},
		{"Location:|Fen Town|Harbour", "[: Location:, Fen Town, Harbour]"},
		{"Likes: |Rowing", "[: Likes:, Rowing]"},
		{
			"2011 second part|Studying:|Reporting of accounts and their law|Taxes",
			"[: 2011 second part, Studying:, Reporting of accounts and their law, Taxes]",
		},
	} {
		var s cv.OtherSection
		doc := &cv.Document{Locale: "en-GB"}
		for n, l := range strings.Split(c.lines, "|") {
			doc.Source = append(doc.Source, cv.SourceLine{Text: l})
			if l = strings.TrimSpace(l); l != "" {
				s.Items = append(s.Items, cv.Item{Text: text(l, n)})
			}
		}
		doc.Additional = []cv.OtherSection{s}
		f := former{doc: doc}
		f.looseCaptions()
		var got []string
		for _, s := range doc.Additional {
			var items []string
			for _, t := range s.Items {
				items = append(items, t.Value)
			}
			got = append(got, fmt.Sprintf("[%s: %s]", s.Heading.Value, strings.Join(items, ", ")))
		}
		if all := strings.Join(got, " "); all != c.want {
			t.Errorf("%s: %s, want %s", c.lines, all, c.want)
		}
	}
}

// A heading that stands over voluntary work and was read as a line of its own is one.
func TestHeadingOverActivities(t *testing.T) {
	doc := &cv.Document{
		Source:       []cv.SourceLine{{Text: "Leadership"}, {Text: "Captain, Fen Rowing Club"}, {Text: "Leadership"}, {Text: "Sails"}},
		Volunteering: []cv.Engagement{{Title: text("Captain", 1), Organisation: text("Fen Rowing Club", 1)}},
		Additional:   []cv.OtherSection{{Items: []cv.Item{{Text: text("Leadership", 0)}, {Text: text("Leadership", 2)}}}},
	}
	f := former{doc: doc}
	f.looseCaptions()
	left := doc.Additional[0].Items
	if len(left) != 1 || !slices.Equal(left[0].Lines, []int{2}) || doc.Source[0].As != cv.LineHeading || doc.Source[2].As != "" {
		t.Errorf("left %+v of %+v", left, doc.Source)
	}
}
