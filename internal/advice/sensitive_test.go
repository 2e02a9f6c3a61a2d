package advice_test

import (
	"maps"
	"strings"
	"testing"

	"focal/internal/advice"
	"focal/internal/cv"
	"focal/internal/personal"
)

// Identity numbers are named wherever they stand, under a label of their own too.
func TestIdentityNumbers(t *testing.T) {
	for _, c := range []struct{ label, value, want string }{
		{"Service Number", "25081734", "a service number"},
		{"Service No.:", "25081734", "a service number"},
		{"National Insurance", "QQ 12 34 56 C", "a National Insurance number"},
		{"National Insurance number", "AB123456C", "a National Insurance number"},
		{"NI Number", "AB 12 34 56 C", "a National Insurance number"},
		{"", "NI: AB123456C", "a National Insurance number"},
		{"Passport No", "533380006", "a passport number"},
		{"Passport number", "533380006", "a passport number"},
		{"Date of Birth", "12 March 1980", "a date of birth"},
		{"DOB", "12/03/1980", "a date of birth"},
		{"", "Born: 1980-03-12", "a date of birth"},
		{"Date of Birth", "4th May, 1981", "a date of birth"},
		{"Date of Birth", "14 /05/1981", "a date of birth"},
		{"Age & Date of Birth", "45, 4th May 1981", "a date of birth"},
		{"DOB & Age", "4.1.91 (35)", "a date of birth"},
		{"Age", "35 years", "an age"},
		{"Date of Birth", "on request", ""},
		{"", "Languages Passport No. Place of Issue N1234567 Chennai", "a passport number"},
		{"", "Passport control desk 1234567", ""},
		{"Date of issue", "04/05/2010", ""},
		{"Nationality", "British", ""},
		{"Nationality&Religion", "Indian & Hindu", "a religion or a caste"},
		{"Religion", "Sikh", "a religion or a caste"},
		{"", "Religion studies, 40 lessons", ""},
		{"Father's Name", "Tom Lee", "the name of a relative"},
		{"Husband’s name", "Tom Lee", "the name of a relative"},
		{"Guardian", "Tom Lee", "the name of a relative"},
		{"", "Wife - Ann Lee", "the name of a relative"},
		{"", "Mother tongue: Tamil", ""},
		{"", "Mother-in-law lives in Leeds", ""},
		{"Marital Status", "Single", "whether the candidate is married"},
		{"", "Wife of the harbour master trained forty keepers", ""},
		{"Current salary", "Gross 4600 SAR per month", "what the candidate earns or asks for"},
		{"", "Expected salary : Negotiable.", "what the candidate earns or asks for"},
		{"Last drawn CTC", "4.2 lakhs", "what the candidate earns or asks for"},
		{"", "Current salary bands reviewed for 40 posts", ""},
		{"Salary", "", ""},
		{"Date of availability", "12 March 2027", ""},
		{"Service", "25 years", ""},
		{"Passport", "British", ""},
		{"", "L7670023", "what looks like the number of a passport or another paper"},
		{"Passport No.", "P- 3179584", "a passport number"},
		{"Passport details", "R730088", "a passport number"},
		{"Passport", "No. M1696206, valid till 2027", "a passport number"},
		{"PAN", "ABCDE1234F", "what looks like the number of a passport or another paper"},
		{"Driving licence no.", "TN51W20120001300", "the number of a driving licence"},
		{"Driving licence", "Full, since 2012", ""},
		{"Passport", "valid till 23.09.2031", ""},
	} {
		fact := cv.Detail{Label: cv.Text{Value: c.label}, Value: cv.Text{Value: c.value}}
		doc := &cv.Document{Person: cv.Person{Details: []cv.Detail{fact}}}
		got := strings.Join(reasons(doc), " ")
		want := ""
		if c.want != "" {
			want = "The Personal Details section holds " + c.want + ". Take it out unless it was asked for."
		}
		if got != want {
			t.Errorf("%s: %s: %q, want %q", c.label, c.value, got, want)
		}
	}
	for _, duty := range []string{
		"Mother-Baby Unit: led six nurses", "Mother: the app for new parents", "Guardian: wrote forty reports",
		"Guardian - editor of the local pages",
		"Father-daughter events for ninety families", "Civil status: registrar of births", "Religion: taught forty lessons",
		"Gross salary: paid out to 40 keepers",
	} {
		text := cv.Text{Value: duty}
		doc := &cv.Document{Work: []cv.Engagement{{Highlights: []cv.Text{text}}}, Skills: []cv.SkillGroup{{Keywords: []cv.Text{text}}}}
		if got := strings.Join(reasons(doc), " "); strings.Contains(got, "holds") {
			t.Errorf("%s: %q", duty, got)
		}
	}
	led := cv.Text{Value: "Led 4 Sgts (my service number 25081734 and NI AB 12 34 56 C were on each report)."}
	duty := &cv.Document{Work: []cv.Engagement{{Highlights: []cv.Text{led}}}}
	got := strings.Join(reasons(duty), " ")
	if !strings.Contains(got, "a service number") || !strings.Contains(got, "a National Insurance number") {
		t.Errorf("in a duty: %q", got)
	}
}

// When and where a passport was issued goes with its number; the rows of another paper do not.
func TestRowsOfAPassport(t *testing.T) {
	doc := &cv.Document{}
	for _, row := range []string{
		"Date of issue: 1 May 2019", "Passport No.: J1234567", "Date of Issue: 04/05/2010", "Place of Issue: Leith", "Expiry date: 2020",
		"Visa: Employment", "Date of issue: 1 May 2021",
	} {
		label, value, _ := strings.Cut(row, ": ")
		doc.Person.Details = append(doc.Person.Details, cv.Detail{Label: cv.Text{Value: label}, Value: cv.Text{Value: value}})
	}
	doc.AssignIDs()
	var got []string
	for _, n := range advice.Numbers(doc, doc) {
		got = append(got, strings.TrimSuffix(strings.TrimPrefix(n.Field, "person.details["), "].value")+" "+n.Private)
	}
	const issued = " when or where a passport was issued"
	if want := "1 a passport number|2" + issued + "|3" + issued + "|4" + issued; strings.Join(got, "|") != want {
		t.Errorf("%q, want %q", strings.Join(got, "|"), want)
	}
}

// Programs that leave all of these facts out at once know them by a field of the note.
func TestNotesOfPrivateFactsNameThem(t *testing.T) {
	fact := cv.Detail{Label: cv.Text{Value: "Religion"}, Value: cv.Text{Value: "Sikh"}}
	doc := &cv.Document{Person: cv.Person{Details: []cv.Detail{fact}}}
	notes := advice.Numbers(doc, doc)
	if len(notes) != 1 || notes[0].Private != "a religion or a caste" {
		t.Errorf("%+v", notes)
	}
	notes[0].Private = "" // as it was kept before
	notes = append(notes, cv.Note{Kind: cv.NoteAdvice, Reason: "The work section holds a gap."})
	advice.NamePrivate(notes)
	if notes[0].Private != "a religion or a caste" || notes[1].Private != "" {
		t.Errorf("of a result of before: %+v", notes)
	}
}

// What goes with one click is the fact, with the text around it where that says more.
func TestTextsWithoutWhatTheyTell(t *testing.T) {
	detail := func(label, value string) cv.Detail {
		return cv.Detail{Label: cv.Text{Value: label}, Value: cv.Text{Value: value}}
	}
	doc := &cv.Document{
		Person: cv.Person{Details: []cv.Detail{
			detail("Age & Date of Birth", "45, 4th May 1981"), detail("Passport Details & Expiry Date", "Z1234567, 2030"),
			detail("Driving licence", "Full, TN51W20120001300"), detail("Nationality", "British"),
		}},
		Summary:    []cv.Text{{Value: "Rigger. Passport No. N1234567. Works offshore."}},
		Additional: []cv.OtherSection{{Items: []cv.Item{{Text: cv.Text{Value: "BIRTH: 4th May 1981."}}}}},
		Work:       []cv.Engagement{{Highlights: []cv.Text{{Value: "Expected Salary Negotiable"}, {Value: "Welds."}}}},
	}
	doc.AssignIDs()
	want := map[string]string{
		"person.details[0].value": "", "person.details[1].value": "", "person.details[2].value": "Full",
		"summary[0]": "Rigger. Works offshore.", "additional[0].items[0]": "", "work[0].highlights[0]": "",
	}
	got := map[string]string{}
	for _, n := range advice.Numbers(doc, doc) {
		got[n.Field] = *n.Without
	}
	for field := range got {
		if without, is := want[field]; !is || got[field] != without {
			t.Errorf("%s: %q, want %q", field, got[field], without)
		}
	}
	if len(got) != len(want) {
		t.Errorf("%q", got)
	}
}

// A label is looked at as well, said once, and belongs to its own value only.
func TestIdentityNumbersInLabels(t *testing.T) {
	detail := func(label, value string) cv.Detail {
		return cv.Detail{Label: cv.Text{Value: label}, Value: cv.Text{Value: value}}
	}
	for name, c := range map[string]struct {
		details []cv.Detail
		notes   int
	}{
		"a number as label":        {[]cv.Detail{detail("NI AB 12 34 56 C", "")}, 1},
		"and with a value":         {[]cv.Detail{detail("NI: AB 12 34 56 C", "held since 1999")}, 1},
		"a label without value":    {[]cv.Detail{detail("Service number", ""), detail("", "25081734")}, 0},
		"a label with its value":   {[]cv.Detail{detail("Service number", "25081734"), detail("", "25081734")}, 1},
		"a value behind the value": {[]cv.Detail{detail("Nationality", "British"), detail("", "12 March 1980")}, 0},
	} {
		if got := reasons(&cv.Document{Person: cv.Person{Details: c.details}}); len(got) != c.notes {
			t.Errorf("%s: %q", name, got)
		}
	}
}

// Certificates and medicals expire as well, and a detail without a value shifts none of those behind it.
func TestRowsOfOtherPapers(t *testing.T) {
	detail := func(label, value string) cv.Detail {
		return cv.Detail{Label: cv.Text{Value: label}, Value: cv.Text{Value: value}}
	}
	doc := &cv.Document{
		Person: cv.Person{Details: []cv.Detail{
			detail("Nationality", ""), detail("Passport No", "B1234567"), detail("Place of Issue", "Leith"), detail("BOSIET", "OPITO"),
			detail("Expiry Date", "2028"),
		}},
		Additional: []cv.OtherSection{{Items: []cv.Item{
			{Text: cv.Text{Value: "Passport No: B1234567"}},
			{Text: cv.Text{Value: "Valid until: May 2030"}},
			{Text: cv.Text{Value: "Holds the OEUK medical."}},
			{Text: cv.Text{Value: "Valid until: May 2029"}},
		}}},
	}
	doc.AssignIDs()
	doc.Person.Details[0].Value.ID = ""
	got := map[string]string{}
	for _, n := range advice.Numbers(doc, doc) {
		got[n.Field] = n.Private
	}
	want := map[string]string{
		"person.details[1].value": personal.Passport, "person.details[2].value": personal.PaperRow,
		"additional[0].items[0]": personal.Passport, "additional[0].items[1]": personal.PaperRow,
	}
	if !maps.Equal(got, want) {
		t.Errorf("%q", got)
	}
}

// What is left out is a wording of the CV as it was before anything was hidden: a contact comes back, and a blind CV is none for good.
func TestWithoutIsOfTheTextBeforeHiding(t *testing.T) {
	original := &cv.Document{
		Person:  cv.Person{Name: cv.Text{Value: "Orvind Pellam", Confidence: 0.9}},
		Summary: []cv.Text{{Value: "Orvind is a rigger aged 45, service number 25081734, call 07700 900 321. Wife - Ann Lee"}},
	}
	original.AssignIDs()
	doc := original.Clone()
	doc.Summary[0].Value = "Candidate 1234 is a rigger [withheld], service number 25081734, call [withheld]. Wife - Ann Lee"
	for _, n := range advice.Numbers(doc, original) {
		if want := "Orvind is a rigger, call 07700 900 321. Wife - Ann Lee"; *n.Without != want {
			t.Errorf("%s: %q, want %q", n.Private, *n.Without, want)
		}
	}
}
