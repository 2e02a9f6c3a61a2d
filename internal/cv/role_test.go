package cv_test

import (
	"testing"

	"focal/internal/cv"
)

func TestSharesRole(t *testing.T) {
	for _, c := range []struct {
		newest, title string
		want          bool
	}{
		{"Senior Electrician", "Electrician", true},
		{"Site Engineer II", "Site Engineer, Quay Wall", true},
		{"Rope Analyst", "Knot Analyst, Masts", false},
		{"Property Developer", "Software Developer", false},
		{"Laboratory Technician II", "Software Engineer II", false},
		{"Senior Manager", "Manager", false},
		{"Store Manager", "Store Cleaner", false},
		{"Store Manager", "Yard Manager", false},
		{"Planning Engineer", "Sound Engineer", false},
		{"Research and Planning Officer", "Planning Engineer", false},
		{"", "", false},
	} {
		if got := cv.SharesRole(c.newest, c.title); got != c.want {
			t.Errorf("%q, %q: got %v", c.newest, c.title, got)
		}
	}
}
