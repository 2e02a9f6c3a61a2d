package detail

import (
	"strings"
	"testing"
)

func TestRows(t *testing.T) {
	for line, want := range map[string]string{
		"Father's Name : Olav Holm":                          "Father's Name=Olav Holm",
		"Father’s name:- Mr. Olav Holm":                      "Father's Name=Mr. Olav Holm",
		"➢ Date of Birth – 4th May 1990":                     "Date of Birth=4th May 1990",
		"DOB-04/05/1990":                                     "Date of Birth=04/05/1990",
		"D.O.B. 04.05.1990":                                  "Date of Birth=04.05.1990",
		"Marital Status Single":                              "Marital Status=Single",
		"Status : Unmarried":                                 "Marital Status=Unmarried",
		"Material Status: Single":                            "Marital Status=Single",
		"Nationality\t:\tIndian":                             "Nationality=Indian",
		"Nationality Sri Lankan":                             "Nationality=Sri Lankan",
		"3. Gender\tMale":                                    "Gender=Male",
		"D a t e o f B i r t h : 4 May 1990":                 "Date of Birth=4 May 1990",
		"Sex: Male Nationality: Indian Religion- Hindu":      "Gender=Male|Nationality=Indian|Religion=Hindu",
		"Sex\tMale\tNationality\tIndian":                     "Gender=Male|Nationality=Indian",
		"Passport No. K1234567 Place of Issue: Hull":         "Passport No.=K1234567|Place of Issue=Hull",
		"Date of Birth (DD/MM/YYYY) : 14/02/1998 Place: Hul": "Date of Birth=14/02/1998",
		"Religion : Hindu Date:":                             "Religion=Hindu",
		"Blood Group........O-":                              "Blood Group=O-",
		"Marital Status:- Single Address: Elm Road, Hull":    "Marital Status=Single|Address=Elm Road, Hull",

		"Marital Status: Married with two children": "Marital Status=Married with two children",
		"Date of Birth: 4 May 1990 (33 years)":      "Date of Birth=4 May 1990 (33 years)",

		"Date of Birth: 04-05-1990\t+44 7700900123":          "",
		"Date of birth and age: 4 May 1990, 33":              "",
		"Passport No - K1234567 DL NO-JH-":                   "",
		"Marital Status: Male":                               "",
		"Sex: Male Address: Elm Road, Hull has taught me to": "",
		"Status: completed":                                  "",
		"Status : SC cleared by the board":                   "",
		"Passport Office clerk":                              "",
		"Passport: valid until 2030":                         "",
		"Languages Python, Java":                             "",
		"Languages: Welsh, English":                          "",
		"Sex: Male, Languages known: Welsh and English":      "Gender=Male|=Welsh and English",
		"Gender-based violence training":                     "",
		"Nationality-specific rules for 12 countries":        "",
		"Date of Birth checks for 200 clients":               "",
		"Height: 120 cm":                                     "",
		"Verified date of birth: 4 May 1990":                 "",
		"Category: Web application":                          "",
		"Father's Name":                                      "",
		"Gender: analysis of pay by sex":                     "",
		"Place: Hull":                                        "",
		"Married with two children, worked as a nurse, 1990": "",
	} {
		var got []string
		for _, r := range Rows(line) {
			got = append(got, r.Name+"="+r.Text)
		}
		if s := strings.Join(got, "|"); s != want {
			t.Errorf("%q: %q, not %q", line, s, want)
		}
	}
}

func TestOf(t *testing.T) {
	for _, c := range []struct{ label, value, want string }{
		{"DOB", "04-05-1990", "Date of Birth"},
		{"date of birth", "4 May 1990", "Date of Birth"},
		{"Date of Brith", "4 May 1990", "Date of Birth"},
		{"Martial Status", "Single", "Marital Status"},
		{"Status", "Single", "Marital Status"},
		{"Passport", "K1234567", "Passport No."},
		{"Name of the Father", "Olav Holm", "Father's Name"},
		{"DateofBirth", "4 May 1990", "Date of Birth"},

		{"Status", "Completed", ""},
		{"Passport", "British, 10 years", ""},
		{"Age and DOB", "34 years; 4 May 1990", ""},
		{"Category", "Web", ""},
		{"Place", "Hull", ""},
	} {
		n, ok := Of(c.label, c.value)
		if ok != (c.want != "") || ok && n.Name != c.want {
			t.Errorf("%s: %s: %q %v, not %q", c.label, c.value, n.Name, ok, c.want)
		}
	}
}
