package extract

import (
	"strings"
	"testing"

	"focal/internal/cv"
)

// An address below the head is none of what the profile says; what only looks like one stays.
func TestStrayAddress(t *testing.T) {
	for _, c := range []struct {
		text, location string
	}{
		{"C/o Mrs. Rao, H. No. 12/3, Lake Road, Ajmer - 305001", "C/o Mrs. Rao, H. No. 12/3, Lake Road, Ajmer - 305001"},
		{"Permanent Address: 401, Hill View, Mumbai - 400 092.", "401, Hill View, Mumbai - 400 092"},
		{"Address 36B, East Street, Tirunelveli – 627005, Tamilnadu", "36B, East Street, Tirunelveli – 627005, Tamilnadu"},
		{"Village & Post – Rampur Via – Sherkot, Tehsil – Dhampur", "Village & Post – Rampur Via – Sherkot, Tehsil – Dhampur"},
		{"Sailmaker with 12 years of work in lofts, yards and on deck.", ""},
		{"Moved 120 000 parts a year, on time.", ""},
		{"Addresses complaints in 5 days.", ""},
		{"Oxford, Reading and Hull.", ""},
	} {
		b := &builder{doc: &cv.Document{Summary: []cv.Text{{Value: c.text}, {Value: "Rigger."}}}}
		b.strayContacts()
		if got := b.doc.Person.Location.Value; got != c.location || (len(b.doc.Summary) == 1) != (got != "") {
			t.Errorf("%q: location %q, want %q; profile %v", c.text, got, c.location, b.doc.Summary)
		}
	}
}

// A line of nothing but numbers and e-mail addresses goes to the contacts, once.
func TestStrayNumbers(t *testing.T) {
	for text, want := range map[string]int{
		"Mob: +91 98765 43210":                         0,
		"Email ID: A.Rigger@loft.example":              0,
		"Mobile: 9876543210 / 9988776655":              1,
		"Call 9876543210 to book a loft.":              -1,
		"Grew sales to 98765432 a year.":               -1,
		"Contact: 98765-43210, a.rigger@loft.example.": 0,
	} {
		b := &builder{doc: &cv.Document{Summary: []cv.Text{{Value: text}}}}
		b.doc.Person.Email.Value, b.doc.Person.Phone.Value = "a.rigger@loft.example", "+91 98765 43210"
		b.strayContacts()
		got := len(b.doc.Person.Details)
		if len(b.doc.Summary) > 0 {
			got = -1
		}
		if got != want {
			t.Errorf("%q: %d more details, want %d", text, got, want)
		}
	}
}

// A contact beside the profile goes to the contacts, and the sentence that it stood in goes on.
func TestContactWithinASentence(t *testing.T) {
	for _, c := range []struct {
		texts  []string
		detail string
		want   string
	}{
		{
			[]string{"Sews sails and ships", "mira@loft.example", "them on time."},
			": mira@loft.example", "Sews sails and ships them on time.",
		},
		{[]string{"Sews sails and ships", "them on time."}, "", "Sews sails and ships|them on time."},
		{[]string{"Skype: trained 40 people in it"}, "", "Skype: trained 40 people in it"},
	} {
		b := &builder{doc: &cv.Document{}}
		for i, text := range c.texts {
			b.doc.Summary = append(b.doc.Summary, cv.Text{Value: text, Lines: []int{i}})
		}
		b.strayContacts()
		var got []string
		for _, s := range b.doc.Summary {
			got = append(got, s.Value)
		}
		detail := ""
		for _, d := range b.doc.Person.Details {
			detail += d.Label.Value + ": " + d.Value.Value
		}
		if text := strings.Join(got, "|"); text != c.want || detail != c.detail {
			t.Errorf("%q: %q, details %q", c.texts, text, detail)
		}
	}
}
