package blind

import (
	"strings"
	"testing"

	"focal/internal/cv"
)

// The check finds in an untouched file what it holds, whatever the reader made of its lines.
func TestLeaksSeesWhatNobodyRead(t *testing.T) {
	for _, c := range []struct {
		level       cv.Level
		lines, text string
		want        int
	}{
		{cv.ClientSafe, "Selby: +971\t52465101", "call 5246-5101", 0}, // nothing says that it is a number
		{cv.ClientSafe, "Mob, Selby: +971\t52465101", "call 5246-5101", 1},
		{cv.ClientSafe, "Mobile|52465101", "call 5246-5101", 1},
		{cv.ClientSafe, "Worked 04/03/2017 to 04/03/2018, mobile teams", "04/03/2017 to 04/03/2018", 0},
		{cv.ClientSafe, "write to orv@tarn", "orv@tarn", 1},
		{cv.ClientSafe, "Skype id : orvin101", "orvin101", 1},
		{cv.ClientSafe, "Passport|H 3 7 6 8 1 3 1", "H3768131", 2},
		{cv.ClientSafe, "Address: 4th cross, Quist Nagar", "near QUIST NAGAR", 1},
		{cv.ClientSafe, "Father : L. Shenbagam", "L. Shenbagam", 0},
		{cv.Blind, "Father : L. Shenbagam", "L. SHENBAGAM", 1},
		{cv.Blind, "DOB 20 March 1990", "20 - March - 1990", 1},
		{cv.Blind, "", "O r v i n d leads", 1},
		{cv.Blind, "", "(Orvind Pelamquist)", 2},
		{cv.Blind, "Marital status: Single", "a single point", 0},
		{cv.Blind, "Fitter aged 45 and 20 years in rail", "Fitter aged 45 and 20 years in rail", 1},
		{cv.Blind, "Age: 45|Cared for residents", "Cared for residents aged 70", 1}, // nobody knows whose it is
		{cv.Blind, "Cared for residents", "Cared for residents aged 70", 0},
		{cv.Blind, "Age: 45", "Taught learners aged 16 or over", 0},
		{cv.Blind, "", "Data de nascimento: 4 de maio de 1981", 1},
		{cv.Blind, "", "Religion: Sikh, Marital status: Single", 1},
		{cv.BlindPlus, "", "Religion: Sikh, Marital status: Single", 2},
		{cv.ClientSafe, "", "Born on 4 May 1981, NI number AB 12 34 56 C", 1},
		{cv.Blind, "", "Childbirth classes: taught with mothers, aged 16 to 19", 0},
	} {
		original := fileOf(cv.SectionAdditional, strings.Split(c.lines, "|")...)
		if got := Leaks([]string{c.text}, original, cv.Privacy{Level: c.level}); len(got) != c.want {
			t.Errorf("%s, %q: %v in %q, want %d", c.level, c.lines, got, c.text, c.want)
		}
	}
	may := fileOf(cv.SectionAdditional, "Welds")
	may.Person.Name.Value = "May Orme"
	for text, want := range map[string]int{"From May 2019 to 3 May": 0, "May led it": 1, "May Day fair": 1} {
		if got := Leaks([]string{text}, may, cv.Privacy{Level: cv.Blind}); len(got) != want {
			t.Errorf("%q: %v", text, got)
		}
	}
	typed := Leaks([]string{"Taskur welds"}, fileOf(cv.SectionAdditional, "Welds"), cv.Privacy{Level: cv.Blind}, "Bo Taskur")
	if len(typed) != 1 {
		t.Errorf("a name that was typed: %v", typed)
	}
}

// A school that is called for short is seen where studies are spoken of.
func TestLeaksOfSchools(t *testing.T) {
	d := &cv.Document{Education: []cv.Education{
		{Institution: cv.Text{Value: "University of Zarnvale"}}, {Institution: cv.Text{Value: "Boston University"}},
	}}
	for text, want := range map[string]int{
		"A Zarnvale graduate": 1, "University of Zarnvale": 1, "Zarnvale cheese": 0,
		"Students in Boston": 0, "Boston student": 1, "Boston": 0,
	} {
		if got := Leaks([]string{text}, d, cv.Privacy{Level: cv.BlindPlus}); len(got) != want {
			t.Errorf("%q: %v", text, got)
		}
	}
}

// A town that was read as a street stays in the document, and is no leak.
func TestTownsAreNoStreets(t *testing.T) {
	for street, want := range map[string]bool{
		"Mathura, UP": true, "State:-Uttar Pradesh": true, "State Bihar": true, "State Bank Road": false,
		"Leeds": true, "Quist Nagar, Leeds": false, "4 Mill Street": false, "": false,
	} {
		if got := onlyTowns(street); got != want {
			t.Errorf("%q: %v", street, got)
		}
	}
}

// What an employer is called, and the postal code of one in the candidate's district, is no part of the address.
func TestEmployersAreNoAddress(t *testing.T) {
	for _, c := range []struct {
		home, firm, text string
		want             int
	}{
		{"Leith", "St. Orm's House", "St. Orm's House, Leith", 0},
		{"4 Orm House, Leith", "Tarn Mill", "Rigged masts at 4 Orm House", 1},
		{"Orm House, Leith", "Orm House", "Orm House", 1},
		{"Leith EH6 7AA", "Tarn Mill, Leith EH6 7AA", "Tarn Mill, Leith EH6 7AA", 0},
		{"Leith EH6 7AA", "Tarn Mill", "lives in EH6 7AA", 1},
	} {
		original := fileOf(cv.SectionAdditional, c.firm, c.home)
		original.Person.Location = cv.Place{Text: cv.Text{Value: c.home}}
		if _, code, found := strings.Cut(c.home, "EH6"); found {
			original.Person.Location.PostalCode = "EH6" + code
		}
		original.Work = []cv.Engagement{{Title: cv.Text{Value: "Rigger"}, Organisation: cv.Text{Value: c.firm}}}
		if got := Leaks([]string{c.text}, original, cv.Privacy{Level: cv.Blind}); len(got) != c.want {
			t.Errorf("%+v: %v", c, got)
		}
	}
}
