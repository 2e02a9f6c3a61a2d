package extract

import "testing"

// The head of a further page that was typed into the text, and the foot of each page, say nothing new; another number or another
// person's does, and so does the head itself.
func TestHeadAgain(t *testing.T) {
	head := []string{
		"Ida Moss", "4 Quay Street, Leith", "Phone: (201) 892-4157", "E-Mail: ida@moss.example", "EXPERIENCE",
		"Rigger, Port Ltd, 2014 - 2016",
	}
	for text, want := range map[string]bool{
		"Ida Moss\tPhone: (201) 892-4157":               true,
		"Page 2\tE-Mail: ida@moss.example":              true,
		"4 Quay Street T 201 892 4157 ida@moss.example": true,
		"4 Quay Street T 201 892 4157":                  false,
		"Email: ida@moss.example":                       false,
		"Ida Moss\tPhone: (201) 892-4999":               false,
		"Referee: Jon Tarn, (201) 892-4157":             false,
		"Moved 201 892-4157 crates in Leith":            false,
		"Phone: (201) 892-4157":                         false,
		"Ida Moss":                                      false,
		"Answered ida@moss.example for the office":      false,
	} {
		var lines []line
		for _, s := range append(append([]string{}, head...), text) {
			l := line{segs: []segment{{text: s}}, text: s, page: 1 + len(lines)/len(head)}
			lines = append(lines, l)
		}
		if got := headAgain(lines)[len(lines)-1]; got != want {
			t.Errorf("%q: %v, want %v", text, got, want)
		}
	}
}
