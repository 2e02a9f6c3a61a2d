package writer

import (
	"strings"
	"testing"

	"focal/internal/cv"
	"focal/internal/engine"
)

func somebody() *cv.Document {
	t := func(s string) cv.Text { return cv.Text{Value: s} }
	d := &cv.Document{}
	d.Person.Name, d.Person.Email, d.Person.Phone = t("Grace Hill-Okonkwo"), t("grace@hillokonkwo.example"), t("+44 7700 900 111")
	d.Person.Location = cv.Place{Text: t("12 Mill Lane, Selby YO8 4AA"), City: "Selby", PostalCode: "YO8 4AA"}
	d.Person.Profiles = []cv.Profile{{Network: "LinkedIn", Username: "gracehok", URL: t("linkedin.com/in/gracehok")}}
	d.Work = []cv.Engagement{{Title: t("Engineer"), Organisation: t("Zorblatt Widgets Ltd")}, {Organisation: t("North Riding Waterways Authority")}, {Organisation: t("Shell")}}
	d.Projects = []cv.Project{{Organisation: t("Quilp & Sons")}}
	d.Education = []cv.Education{{Institution: t("University of Smallville")}}
	d.References = []cv.Reference{{Name: t("Sam Pell")}}
	return d
}

func TestNamesAreHiddenAndComeBack(t *testing.T) {
	for _, c := range []struct{ text, want string }{
		{"Grace Hill-Okonkwo is an engineer.", "[PERSON1] is an engineer."},
		{"GRACE HILL-OKONKWO led it; Grace chose it.", "[PERSON1] led it; [PERSON2] chose it."},
		{"She worked with grace and skill.", "She worked with grace and skill."},
		{"Built pumps at Zorblatt Widgets Ltd, for ZORBLATT WIDGETS and Zorblatt.", "Built pumps at [ORG1], for [ORG2] and [ORG3]."},
		{"Ran the NRWA control room for the North Riding Waterways Authority.", "Ran the [ORG2] control room for the [ORG1]."},
		{"Shell castings at Shell.", "[ORG1] castings at [ORG1]."},
		{"Cracked shells and Shellac.", "Cracked shells and Shellac."},
		{"Worked for Quilp & Sons and at the University of Smallville.", "Worked for [ORG1] and at the [SCHOOL1]."},
		{"Report to Mr Cecil Brandreth and Sam Pell.", "Report to Mr [PERSON2] and [PERSON1]."},
		{"Reach me at g.h@other.example, www.grace.example/cv or 01234 567 890.", "Reach me at [CONTACT1], [CONTACT2] or [CONTACT3]."},
		{"From 2015 - 2018 and 2019 – 2021, 1,200 units and £4.5m.", "From 2015 - 2018 and 2019 – 2021, 1,200 units and £4.5m."},
		{"Reach me at g.h (at) other.example or grace.co.in.", "Reach me at [CONTACT1] or [CONTACT2]."},
		{"See t.co/cv for a B.Com. in Accounting and M.Com", "See [CONTACT1] for a B.Com. in Accounting and M.Com"},
		{"SSN 900-12-3456, Dover, DE 19901.", "SSN [NUMBER1], Dover, [PLACE1]."},
		{"NI AB 12 34 56 C, lives in Selby, YO8 4AA or SW1A 1AA.", "NI [NUMBER1], lives in [PLACE2], [PLACE1] or [PLACE3]."},
	} {
		m := newMask(somebody())
		got, ok := m.hide(c.text)
		if got != c.want || !ok {
			t.Errorf("%q: %q, want %q", c.text, got, c.want)
		}
		if back, ok := m.show(got); back != c.text || !ok {
			t.Errorf("%q came back as %q", c.text, back)
		}
	}
}

func TestWhatCannotBeToldApartStays(t *testing.T) {
	m := newMask(somebody())
	for _, text := range []string{"Wrote [ORG1] manuals.", "Held [redacted] clearance.", "Led [PERSON 2]."} {
		if hidden, ok := m.hide(text); ok {
			t.Errorf("%q would be sent as %q", text, hidden)
		}
	}
	for _, answer := range []string{"Led [ORG9].", "Led [Company].", "Led [PERSON1] and [ORG44]."} {
		if shown, ok := m.show(answer); ok {
			t.Errorf("%q would be shown as %q", answer, shown)
		}
	}
}

// A refusal names the word that is wrong only where the model has it already.
func TestReasonsGiveNothingAway(t *testing.T) {
	m := newMask(somebody())
	for _, c := range []struct {
		r      engine.Refusal
		secret string
		tells  bool
	}{
		{engine.Refusal{Text: "Led 40 people.", Fact: "40", Why: "is not what the passage says here"}, "-", true},
		{engine.Refusal{Text: "Led Zorblatt.", Fact: "Zorblatt", Why: "is not what the passage says here"}, "Zorblatt", false},
		{engine.Refusal{Text: "Led it.", Fact: "7700", Why: "is in the CV's own profile and would be lost"}, "7700", false},
	} {
		text, why := m.reason(c.r, "")
		if all := text + why; strings.Contains(all, c.secret) || strings.Contains(all, "“"+c.r.Fact+"”") != c.tells {
			t.Errorf("%+v: %q", c.r, all)
		}
	}
}
