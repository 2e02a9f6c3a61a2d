package personal

import "testing"

func TestWithoutNumbers(t *testing.T) {
	for _, c := range []struct {
		text     string
		ofPerson bool
		want     string
	}{
		{"Passport No: R1234567, valid till 29-10-2027", false, "Passport No: #, valid till 29-10-2027"},
		{"Passport Details: G 1234567 (29/04/2018)", false, "Passport Details: # (29/04/2018)"},
		{"Passport and validity - K 1234567, 2029", false, "Passport and validity - #, 2029"},
		{"Holder of R1234567", true, "Holder of #"},
		{"Pump R1234567 mended", false, "Pump R1234567 mended"},
		{"PAN No. ABCDE1234F", true, "PAN No. #"},
		{"D.L.No: TN69Y20080000000", false, "D.L.No: #"},
		{"Aadhaar 1234 5678 9012", false, "Aadhaar #"},
		{"Visa until 2027, visa no 12345678", false, "Visa until 2027, visa no #"},
		{"Passport held since 2015", true, "Passport held since 2015"},
		{"Driving licence 2010", true, "Driving licence 2010"},
		{"NI AB 12 34 56 C", false, "NI #"},
	} {
		if got := WithoutNumbers(c.text, "#", c.ofPerson); got != c.want {
			t.Errorf("%q: %q, want %q", c.text, got, c.want)
		}
	}
	for value, want := range map[string]string{
		"R1234567":                        "#",
		"R1234567, 26.06.2012 25.06.2022": "#, 26.06.2012 25.06.2022",
		"M 1234567 issued at Selby":       "# issued at Selby",
		"784-1990-1234567-1":              "#",
		"Yes, valid until 2027":           "Yes, valid until 2027",
	} {
		if got := WithoutPaperNumber(value, "#"); got != want {
			t.Errorf("%q: %q, want %q", value, got, want)
		}
	}
}
