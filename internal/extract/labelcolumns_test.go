package extract

import (
	"strings"
	"testing"
)

// A column of labels and the column of its values are rows again, where nothing else can be meant.
func TestLabelColumns(t *testing.T) {
	for _, c := range []struct{ name, rows, want string }{
		{
			"columns one after the other",
			"Personal\nFather's Name\nDate of Birth\nMarital Status\n:\n:\n:\nJon Moss\n4 May 1990\nSingle\nDeclaration",
			"Personal/Father's Name|Jon Moss/Date of Birth|4 May 1990/Marital Status|Single/Declaration",
		},
		{
			"several labels on one line",
			"Date of Birth Father's Name\nMarital Status\n: 4 May 1990\n: Jon Moss\n: Married\nHobbies:",
			"Date of Birth|: 4 May 1990/Father's Name|: Jon Moss/Marital Status|: Married/Hobbies:",
		},
		{
			"a passport", "Passport No. Date of Issue Date of Expiry\nPlace of Issue\nK1234567\n01/02/2015\n31/01/2025\nHull",
			"Passport No.|K1234567/Date of Issue|01/02/2015/Date of Expiry|31/01/2025/Place of Issue|Hull",
		},
		{
			"fewer values", "Father's Name\nDate of Birth\nMarital Status\nJon Moss\n4 May 1990",
			"Father's Name/Date of Birth/Marital Status/Jon Moss/4 May 1990",
		},
		{
			"more values", "Father's Name\nDate of Birth\nMarital Status\nJon Moss\n4 May 1990\nSingle\nRowing and rigging",
			"Father's Name/Date of Birth/Marital Status/Jon Moss/4 May 1990/Single/Rowing and rigging",
		},
		{
			"values of others", "Nationality\nDate of Birth\nMarital Status\nJon Moss\n4 May 1990\nRowing",
			"Nationality/Date of Birth/Marital Status/Jon Moss/4 May 1990/Rowing",
		},
		{
			"words that may be labels", "Travel\nHealth\nLocation\nLed a crew\nRan a yard\nBuilt a boat",
			"Travel/Health/Location/Led a crew/Ran a yard/Built a boat",
		},
	} {
		var lines []line
		for i, row := range strings.Split(c.rows, "\n") {
			l := line{index: i, segs: []segment{{text: row}}}
			l.finish()
			lines = append(lines, l)
		}
		b := &builder{used: map[int]bool{}}
		var got []string
		for _, l := range b.labelColumns(lines) {
			got = append(got, strings.ReplaceAll(l.text, "\t", "|"))
		}
		if joined := strings.Join(got, "/"); joined != c.want {
			t.Errorf("%s: %s, want %s", c.name, joined, c.want)
		}
	}
}
