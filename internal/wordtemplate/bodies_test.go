package wordtemplate

import (
	"fmt"
	"testing"

	"focal/internal/cv"
)

func TestBodies(t *testing.T) {
	for is, want := range map[string]string{
		"Moss Gatherers":                             "Moss Gatherers []",
		"Moss Gatherers (Fellow, North)":             "Moss Gatherers (Fellow, North) []",
		"Moss Gatherers, Member, May 2018 – Present": "Moss Gatherers [Member May 2018 – Present]",
	} {
		e := bodies([]cv.Text{{Value: is}})[0].(object)
		if got := fmt.Sprint(e["heading"], " ", e["place"]); got != want {
			t.Errorf("%s: %s, want %s", is, got, want)
		}
	}
}
