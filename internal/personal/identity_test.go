package personal

import (
	"slices"
	"testing"
)

func TestWithoutNumbers(t *testing.T) {
	for _, c := range []struct {
		text string
		of   Scope
		want string
	}{
		{"Passport No: R1234567, valid till 29-10-2027", OfPost, "Passport No: #, valid till 29-10-2027"},
		{"Passport Details: G 1234567 (29/04/2018)", OfPost, "Passport Details: # (29/04/2018)"},
		{"Passport and validity - K 1234567, 2029", OfPost, "Passport and validity - #, 2029"},
		{"Holder of R1234567", OfPerson, "Holder of #"},
		{"Pump R1234567 mended", OfPost, "Pump R1234567 mended"},
		{"PAN No. ABCDE1234F", OfPerson, "PAN No. #"},
		{"D.L.No: TN69Y20080000000", OfPost, "D.L.No: #"},
		{"Aadhaar 1234 5678 9012", OfPost, "Aadhaar #"},
		{"Visa until 2027, visa no 12345678", OfPost, "Visa until 2027, visa no #"},
		{"Passport held since 2015", OfPerson, "Passport held since 2015"},
		{"Driving licence 2010", OfPerson, "Driving licence 2010"},
		{"NI AB 12 34 56 C", OfPost, "NI #"},
		{"Visa 250000 payments", OfPost, "Visa 250000 payments"},
		{"Visa: 250000 payments", OfPost, "Visa: 250000 payments"},
		{"Passport Office issued 250000 documents", OfPerson, "Passport Office issued 250000 documents"},
		{"Passport Office. No 250000 was issued", OfPerson, "Passport Office. No 250000 was issued"},
		{"certificate C1234567", OfPerson, "certificate C1234567"},
		{"Certificate no. C1234567", OfPerson, "Certificate no. C1234567"},
		{"Part no 123-45-6789", OfPerson, "Part no 123-45-6789"},
		{"PASSPORT(Indian) Z1234567", OfPost, "PASSPORT(Indian) #"},
		{"R1234567 SELBY 16/10/2018", OfAnybody, "# SELBY 16/10/2018"},
		{"Pump R1234567 mended", OfAnybody, "Pump R1234567 mended"},
		{"C1234567 certificate", OfAnybody, "C1234567 certificate"},
		{"PAN India 250000 outlets", OfPost, "PAN India 250000 outlets"},
		{"Driving licence: 1234567", OfPost, "Driving licence: #"},
		{"Aadhaar: 1234 56789012", OfPost, "Aadhaar: #"},
		{"Passport No: R12345 67890", OfPost, "Passport No: #"},
		{"CNIC: 12345-1234567-1", OfPost, "CNIC: #"},
		{"Emirates ID: 784-1990-1234567-1", OfPost, "Emirates ID: #"},
		{"NI number: AB 12 34 56 C", OfPost, "NI number: #"},
		{"Licence number QUIST 802145 GB9XX", OfPost, "Licence number #"},
		{"Driving licence: FOX99 853046 O99AB 12, clean", OfPerson, "Driving licence: #, clean"},
		{"Military ID: W1234567", OfPost, "Military ID: #"},
		{"SIN: 123 456 789", OfPost, "SIN: #"},
		{"UAN - 100123456789", OfPost, "UAN - #"},
		{"sin number 12345 of the tin: 250000 tins", OfPost, "sin number 12345 of the tin: 250000 tins"},
		{"Army no. 25149876", OfPost, "Army no. #"},
		{"Employee no. 48213", OfPost, "Employee no. #"},
		{"Emp. ID: TQ-104213", OfPost, "Emp. ID: #"},
		{"Staff number 12", OfPost, "Staff number 12"},
		{"Holder of ABCDE1234F", OfPerson, "Holder of #"},
		{"Number of staff: 12000, employee 48213", OfPost, "Number of staff: 12000, employee 48213"},
	} {
		if got := WithoutNumbers(c.text, "#", c.of); got != c.want {
			t.Errorf("%q: %q, want %q", c.text, got, c.want)
		}
	}
	for value, want := range map[string]string{
		"R1234567":                        "#",
		"R1234567, 26.06.2012 25.06.2022": "#, 26.06.2012 25.06.2022",
		"M 1234567 issued at Selby":       "# issued at Selby",
		"784-1990-1234567-1":              "#",
		"1234 5678":                       "#",
		"QQ 12 34 56 C":                   "#",
		"QUIST 802145 GB9XX":              "#",
		"TN69 20080000000":                "#",
		"Yes, valid until 2027":           "Yes, valid until 2027",
	} {
		if got := WithoutPaperNumber(value, "#"); got != want {
			t.Errorf("%q: %q, want %q", value, got, want)
		}
	}
}

// Texts with too few digits are not searched, but the shortest position has two.
func TestShortestPosition(t *testing.T) {
	if kinds, _ := Told("Masts stand at 5°3'N there", OfPost); !slices.Equal(kinds, []Kind{Coordinates}) {
		t.Error(kinds)
	}
}
