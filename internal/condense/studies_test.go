package condense

import (
	"testing"

	"focal/internal/cv"
)

// Offices of students get a verb where their course is over; thesis tutors, prizes and sentences stay.
func TestOfStudies(t *testing.T) {
	over, open := cv.DateRange{End: cv.Date{Year: 2019}}, cv.DateRange{Current: true}
	for _, test := range []struct {
		text  string
		dates cv.DateRange
		want  string
	}{
		{"Teaching Assistant for Rope Science (2018 – 2019).", over, "Served as Teaching Assistant for Rope Science (2018 – 2019)."},
		{"President of the Sailing Club", over, "Served as President of the Sailing Club"},
		{"Undergraduate Research Assistant in the tide lab.", over, "Served as Undergraduate Research Assistant in the tide lab."},
		{"Teaching Assistant for Rope Science.", open, ""},
		{"Teaching Assistant for Rope Science, marked 90 papers.", over, ""},
		{"Teaching Assistant for 2 years.", over, ""},
		{"Teaching Assistant in training: knots", over, ""},
		{"Research Assistant in ropes was offered to me.", over, ""},
		{"Tutor of thesis Prof. Moss", over, ""},
		{"Supervisor for thesis Dr Moss", over, ""},
		{"Captain's prize of the Sailing Club", over, ""},
		{"Served as Teaching Assistant for Rope Science.", over, ""},
	} {
		doc := &cv.Document{Locale: "en-GB", Education: []cv.Education{{Dates: test.dates, Highlights: []cv.Text{{Value: test.text}}}}}
		doc.AssignIDs()
		Statements(doc, cv.ThirdPerson, nil)
		if test.want == "" {
			test.want = test.text
		}
		if got := doc.Education[0].Highlights[0].Value; got != test.want {
			t.Errorf("got %q, want %q", got, test.want)
		}
	}
}

// Positions tell that a gerund is work, in a list of one bullet as well.
func TestWorkWithPositions(t *testing.T) {
	for text, want := range map[string]string{
		"Hull welding, positions 3G and 4G.": "Carried out hull welding, positions 3G and 4G.",
		"Piano playing, grade 8.":            "", "Goal keeping, position 1.": "", "Rope making, all positions.": "",
		"Maths teaching, grades 7 and 8.": "", "Bar staff, positions 3 and 4.": "", "Welding, positions 3G and 4G.": "",
		"Hull welding, positions 3G and 4G, and running a crew.": "",
	} {
		if want == "" {
			want = text
		}
		if got := Statement(text, speaker{third: true, past: true}); got != want {
			t.Errorf("got %q, want %q", got, want)
		}
	}
}
