package extract

import "testing"

// The head of a further page that was typed into the text, and the foot of each page, say nothing new. Another number does, another
// person's, a firm that is called after the person, and what stands in the midst of a page.
func TestHeadAgain(t *testing.T) {
	head := []string{
		"Ida Moss", "Rigging Consultant", "4 Quay Street, Leith, Phone: (201) 892-4157", "E-Mail: ida@moss.example", "EXPERIENCE",
		"Rigger, Port Ltd, 2014 - 2016", "Rigged masts.",
	}
	for text, want := range map[string]bool{
		"Page 2\tE-Mail: ida@moss.example":              true,
		"Ida Moss page 2 (201) 892-4157":                true,
		"4 Quay Street T 201 892 4157 ida@moss.example": true,
		"4 Quay Street T 201 892 4157":                  false,
		"Ida Moss\tPhone: (201) 892-4157":               false,
		"Ida Moss Rigging, Leith, Phone (201) 892-4157": false,
		"Email: ida@moss.example":                       false,
		"Ida Moss page 2 (201) 892-4999":                false,
		"Referee: Jon Tarn, (201) 892-4157":             false,
		"Moved 201 892-4157 crates of ida@moss.example": false,
		"Ida Moss": false,
	} {
		var lines []line
		for _, s := range append(append([]string{}, head...), text) {
			lines = append(lines, line{segs: []segment{{text: s}}, text: s, page: 1 + len(lines)/len(head)})
		}
		if got := headAgain(lines)[len(lines)-1]; got != want {
			t.Errorf("%q: %v, want %v", text, got, want)
		}
	}
	lines := []line{{text: "Ida Moss"}, {text: "Phone: (201) 892-4157"}, {text: "ida@moss.example"}}
	lines = append(lines, line{text: "Rigged masts."}, line{text: "Ida Moss\tPhone: (201) 892-4157"},
		line{text: "Page 2\tida@moss.example"})
	if got := headAgain(lines); !got[4] || !got[5] || got[3] {
		t.Errorf("a head of two lines: %v", got)
	}
}
