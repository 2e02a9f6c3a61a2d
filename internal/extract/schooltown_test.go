package extract

import (
	"testing"

	"focal/internal/cv"
)

// The town of a school is its place and no part of its name.
func TestTownsBehindSchools(t *testing.T) {
	for _, c := range []struct{ school, place, name, town string }{
		{"Elm Mahavidyalaya, Bhubaneswar, Odisha", "", "Elm Mahavidyalaya", "Bhubaneswar, Odisha"},
		{"S.V.M. , Odisha", "", "S.V.M.", "Odisha"},
		{"Elm High School, Narayangaon, Pune-18", "", "Elm High School", "Narayangaon, Pune-18"},
		{"University of Leeds, Leeds, England", "", "University of Leeds", "Leeds, England"},
		{"ELM, Nagpur", "", "ELM", "Nagpur"},
		{"Elm Polytechnic, Leeds", "Leeds", "Elm Polytechnic", "Leeds"},

		{"Vocational School No. 3, Leeds", "", "Vocational School No. 3, Leeds", ""},
		{"Zespół Szkół nr 5, Gdynia", "", "Zespół Szkół nr 5, Gdynia", ""},
		{"University of California, Berkeley", "", "University of California, Berkeley", ""},
		{"University of California, Berkeley, USA", "", "University of California, Berkeley", "USA"},
		{"Elm College, CHSE, Odisha", "", "Elm College, CHSE", "Odisha"},
		{"Elm College, Oak University, Pune", "", "Elm College, Oak University", "Pune"},
		{"School of Law, Elm University", "", "School of Law, Elm University", ""},
		{"Elm College (Leeds, England", "", "Elm College (Leeds, England", ""},
		{"Elm College, Leeds", "Yorkshire", "Elm College, Leeds", "Yorkshire"},
		{"Elm Institute of Arts, Science", "", "Elm Institute of Arts, Science", ""},
		{"Leeds", "", "Leeds", ""},
	} {
		d := cv.Education{Institution: cv.Text{Value: c.school}, Location: cv.Text{Value: c.place}}
		townBehindSchool(&d)
		if d.Institution.Value != c.name || d.Location.Value != c.town {
			t.Errorf("%q: %q in %q, want %q in %q", c.school, d.Institution.Value, d.Location.Value, c.name, c.town)
		}
	}
}
