package perspective

import (
	"testing"

	"focal/internal/cv"
)

func TestNamesThatBeginLikeVerbsStay(t *testing.T) {
	for _, c := range []struct{ before, want string }{
		{"Josh Pendarvis", "Josh Pendarvis"},
		{"Revolve Rigging", "Revolve Rigging"},
		{"Shift in charge of the weld shop.", "Shift in charge of the weld shop."},
		{"Categorise Cargo by its tariff.", "Categorises Cargo by its tariff."},
		{"Inculcate good habits in apprentices.", "Inculcates good habits in apprentices."},
		{"Anchor the barges before each tide.", "Anchors the barges before each tide."},
		{"Maintain Vendor Relations in three yards.", "Maintains Vendor Relations in three yards."},
		{"Test circuits and repair pumps.", "Tests circuits and repairs pumps."},
	} {
		got, _ := Rewrite(c.before, cv.ThirdPerson, Subject{Pronouns: cv.None})
		if got != c.want {
			t.Errorf("%s\n got  %s\n want %s", c.before, got, c.want)
		}
	}
}
