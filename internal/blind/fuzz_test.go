package blind

import (
	"strings"
	"testing"
	"unicode"

	"focal/internal/cv"
)

// FuzzHide: whatever a text holds, nothing that Leaks looks for is left of it, but for the
// digits of the telephone number with letters between them, on which Leaks is stricter.
func FuzzHide(f *testing.F) {
	f.Add("Grace’s team; Ms de Vries-Baker and VRIES, G. D. led.")
	f.Add("Call 0 7 7 0 0 900321 or gbaker@tidemill.example, gdvb99.")
	f.Add("WEXCOMBE COLLEGE\u00a0HULL; GRACE\tBAKER; vries baker")
	f.Add("Grâce Bäker 447700900321\xff")
	original := &cv.Document{
		Person: cv.Person{
			Name: cv.Text{Value: "Dr Grace de Vries-Baker MSc"}, Email: cv.Text{Value: "gbaker@tidemill.example"},
			Phone: cv.Text{Value: "+44 7700 900 321"}, Profiles: []cv.Profile{{Username: "gdvb99"}},
		},
		Education: []cv.Education{{Institution: cv.Text{Value: "Wexcombe College, Hull"}}},
	}
	f.Fuzz(func(t *testing.T, text string) {
		for _, level := range []cv.Level{cv.ClientSafe, cv.Blind, cv.BlindPlus} {
			p := cv.Privacy{Level: level, Candidate: cv.Initials}
			after, _ := secretsOf(original, p).scrub(text, cv.Ref{Section: cv.SectionWork, Role: cv.RoleBullet})
			for _, left := range Leaks([]string{after}, original, p) {
				if left.Text != original.Person.Phone.Value || strings.Contains(lettersAndDigits(after), "00900321") {
					t.Errorf("%s: %q became %q, which has %+v", level, text, after, left)
				}
			}
		}
	})
}

func lettersAndDigits(s string) string {
	return strings.Map(func(r rune) rune {
		if unicode.IsLetter(r) || unicode.IsDigit(r) {
			return r
		}
		return -1
	}, s)
}
