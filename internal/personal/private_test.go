package personal

import (
	"slices"
	"strings"
	"testing"
)

// What a text tells of the person, and how it reads without it.
func TestTold(t *testing.T) {
	for _, c := range []struct {
		text  string
		of    Scope
		kinds string // parted by "|"
		rest  string
	}{
		{"Date of Birth: 4th May, 1981", OfPerson, Birth, ""},
		{"Age & Date of Birth: 45, 4th May 1981", OfPerson, Birth, ""},
		{"Date of Birth: 14 /05/1981", OfPerson, Birth, ""},
		{"BIRTH: 4th May 1981.", OfPerson, Birth, ""},
		{"Born and raised: Hull, in the UK since 2010", OfPerson, "", "Born and raised: Hull, in the UK since 2010"},
		{"Date of Birth: on request (see page 2)", OfPerson, "", "Date of Birth: on request (see page 2)"},
		{"Age: 5-11 taught", OfPerson, "", "Age: 5-11 taught"},
		{"Age: 34 yrs", OfPerson, Age, ""},
		{"DOB: 1981", OfPerson, Birth, ""},
		{"Trained 30 apprentices aged 16 to 19", OfPerson, "", "Trained 30 apprentices aged 16 to 19"},
		{"Date of Birth: on request", OfPerson, "", "Date of Birth: on request"},
		{"Leith, Gender, Male, DOB / Nationality, 4-June-1981, British", OfPerson, Birth, "Leith, Gender, Male, British"},
		{"Rigger, 34 years old, of Leith", OfPerson, Age, "Rigger, of Leith"},
		{"Wife - Ann Lee", OfPerson, Relative, ""},
		{"Mother tongue: Tamil", OfPerson, "", "Mother tongue: Tamil"},
		{"Marital Status: Single, Religion: Sikh, Languages: Tamil", OfPerson, Marital + "|" + Belief, "Languages: Tamil"},
		{
			"Rigger. Passport No. Place of Issue N1234567 Leith. Works offshore", OfPerson, "a passport number",
			"Rigger. Passport No. Place of Issue Leith. Works offshore",
		},
		{
			"Motor Cycle Driving License (KL07 20110012345, since 2007)", OfPost, "the number of a driving licence",
			"Motor Cycle Driving License (since 2007)",
		},
		{"Indian CDC LTH 123456 Leith", OfPerson, "what looks like the number of a passport or another paper", "Indian CDC Leith"},
		{"Emirates Id 784-1981-1234567-1", OfPost, "what looks like the number of a passport or another paper", "Emirates Id"},
		{"Pass port No: Z1234567.", OfPerson, "a passport number", ""},
		{"Fathers Name: Edvard Lee", OfPerson, Relative, ""},
		{"Expected Salary Negotiable", OfPost, Pay, ""},
		{"CURRENT SALARY PACKAGE: Rs.20,500 per month", OfPost, Pay, ""},
		{"Current salary bands reviewed for 40 posts", OfPost, "", "Current salary bands reviewed for 40 posts"},
		{"A product born in 2012, aged 30 in parts", OfPost, "", "A product born in 2012, aged 30 in parts"},
		{"Father's name: Tom Lee", OfPost, "", "Father's name: Tom Lee"},
		{"Passport control desk 1234567", OfPerson, "", "Passport control desk 1234567"},

		{"Fitter aged 45 and 20 years in rail.", OfPerson, Age, "Fitter and 20 years in rail."},
		{"Fitter aged 34 - 10 years of experience", OfPerson, Age, "Fitter - 10 years of experience"},
		{"Fitter aged 20 - 25 years in rail", OfPerson, Age, "Fitter - 25 years in rail"},
		{"Rigs masts. Father: Raman Lee. Is keen.", OfPerson, Relative, "Rigs masts. Is keen."},
		{"Is from Leith. DOB 3May1990. Is keen.", OfPerson, Birth, "Is from Leith. Is keen."},
		{"Fitter aged 45 and 2 children", OfPerson, Age, "Fitter and 2 children"},
		{"Fitter aged 45. 10 stores were his.", OfPerson, Age, "Fitter. 10 stores were his."},
		{"Welder. Aged 35 years. Rigs masts.", OfPerson, Age, "Welder. Rigs masts."},
		{"Welder (aged 35 years)", OfPerson, Age, "Welder"},
		{"Taught learners aged 16 or over.", OfPerson, "", "Taught learners aged 16 or over."},
		{"Taught learners aged 16+", OfPerson, "", "Taught learners aged 16+"},
		{"Taught people aged 16-18 years old", OfPerson, "", "Taught people aged 16-18 years old"},
		{"Data de nascimento: 4 de maio de 1981", OfPerson, Birth, ""},
		{"Date of Birth: 4 de mayo de 1981", OfPerson, Birth, ""},
		{"DOB: approx. 1981", OfPerson, Birth, ""},
		{"Born: Leith, 1981", OfPerson, Birth, ""},
		{"Geburtsdatum: Mai 1981", OfPerson, Birth, ""},
		{"Data di nascita: 4 maggio 1981", OfPerson, Birth, ""},
		{"DOB12-05-1981", OfPerson, Birth, ""},
		{"D.O.B. 12-05-1981, Leith", OfPerson, Birth, "Leith"},
		{"Childbirth Classes: taught with mothers in Hull", OfPerson, "", "Childbirth Classes: taught with mothers in Hull"},
		{"Rebirth Festival: May 2019", OfPerson, "", "Rebirth Festival: May 2019"},
		{"Volunteer, Born Free: May 2019 to June 2020", OfPerson, "", "Volunteer, Born Free: May 2019 to June 2020"},
		{"A leader born with the will to teach.", OfPerson, "", "A leader born with the will to teach."},
		{"It is how we do business 2019", OfPerson, "", "It is how we do business 2019"},
		{"Seen in Bornholm 2019 with cranes", OfPerson, "", "Seen in Bornholm 2019 with cranes"},
		{"Salary: ran the payroll of 200 staff", OfPerson, "", "Salary: ran the payroll of 200 staff"},
		{"Wages: set for 300 drivers", OfPerson, "", "Wages: set for 300 drivers"},
		{"Expected salary: gross AED 4600", OfPerson, Pay, ""},
		{"Salary: £40k", OfPerson, Pay, ""},
		{"Religion: taught in Hull for six years", OfPerson, "", "Religion: taught in Hull for six years"},
		{
			".NET developer aged 34 with C#, SQL, etc., at Tarnak Inc., Leith, and Selk Ltd., Hull.", OfPerson, Age,
			".NET developer with C#, SQL, etc., at Tarnak Inc., Leith, and Selk Ltd., Hull.",
		},
		{"Rigger born on 4 May 1981, call us ...", OfPerson, Birth, "Rigger, call us ..."},
		{"Place of Birth: Leith, Scotland", OfPerson, BirthPlace, ""},
		{"Place of Birth Leith", OfPerson, BirthPlace, ""},
		{"Geburtsort: Leith", OfPerson, BirthPlace, ""},
		{"Date & Place of Birth: 4.5.1981 / Leith", OfPerson, Birth, ""},
		{"Place of birth of the new line: planned it", OfPerson, "", "Place of birth of the new line: planned it"},
		{"S/o Mr.Oswin Tarn", OfPerson, Relative, ""},
		{"S/O. R. OSWIN TARN, 4/44, Leith", OfPerson, Relative, "4/44, Leith"},
		{"Address: S/o Oswin tarn, Village Selby, Leith", OfPerson, Relative, "Address: Village Selby, Leith"},
		{"S/o-Late-OSWIN TARN, Leith", OfPerson, Relative, "Leith"},
		{"W/o Late Oswin Tarn", OfPerson, Relative, ""},
		{"Rigged W/O Supervision", OfPerson, "", "Rigged W/O Supervision"},
		{"S/o Mr. Oswin Tarn", OfPost, "", "S/o Mr. Oswin Tarn"},
		{"Knows C#, etc., aged 34, at Selk Ltd., Hull", OfPerson, Age, "Knows C#, etc., at Selk Ltd., Hull"},
		{"Rigger aged 34 – of Leith", OfPerson, Age, "Rigger – of Leith"},
		{"Rigger, aged 34.", OfPerson, Age, "Rigger."},
		{
			"Sikh by religion: married, born to lead. He was born in Leith on 4 May 1981.", OfPerson, Birth,
			"Sikh by religion: married, born to lead. He was.",
		},
	} {
		kinds, rest := Told(c.text, c.of)
		if got := strings.Join(kinds, "|"); got != c.kinds || rest != c.rest {
			t.Errorf("%q: %q %q, want %q %q", c.text, got, rest, c.kinds, c.rest)
		}
	}
}

func TestRowAlone(t *testing.T) {
	for text, want := range map[string]bool{
		"Date of Expiry.03-05-2030": true, "Place of issue: Leith": true, "Date of expire: 2030": true, "Date of Birth: 2030": false,
		"Valid until: further notice is given by the yard": false, "Place of issue:": false,
	} {
		if got := rowAlone(text); got != want {
			t.Errorf("%s: %v", text, got)
		}
	}
}

func TestRowsOfPassport(t *testing.T) {
	for _, c := range []struct {
		details string
		tells   []int // facts whose lines in the file are of a passport
		want    []int
	}{
		{"Date of issue: 2019|Passport No.: J1234567|Place of Issue: Leith|Nationality: British|Expiry date: 2030", nil, []int{2, 4}},
		{"Passport: British|Visa: Employment|Date of issue: 1 May 2021", nil, nil},
		{"Visa Status: Employment|Date of Issue: 2011|Issue: Leith", []int{1}, []int{1, 2}},
		{"Spare: K1234567|Valid until: 2026", nil, []int{1}},
		{"Passport No.: K1234567|: Date of Expiry.03-05-2030", nil, []int{1}},
		{"Driving licence: Full|Valid till: 2030", nil, nil},
		{
			"Passport No: K1234567|Date of Issue: 4 May 2019|BOSIET: OPITO|Expiry Date: 2028|Yellow fever: Vaccinated|Valid until: 2029",
			nil,
			[]int{1},
		},
		{"Passport no: L1234567|Date of exp.: 2023|Place of issue: Leith", nil, []int{1, 2}},
		{"Expiry: 2028", []int{0}, []int{0}},
		{"Passport no: L1234567|: Valid until 2030|Gender: Male", nil, []int{1}},
		{"Driving licence: Full|: Valid until 2030", nil, nil},
		{"Offshore Medical: OEUK|Expiry date: 2028", nil, nil},
		{"Passport Expiry Date: 2028|Employer: HM Passport Office|Valid until: 2029", nil, []int{0}},
		{"K1234567 (Date of Expiry): 2023|Dates available: May", nil, []int{0}},
	} {
		var labels, values []string
		for _, d := range strings.Split(c.details, "|") {
			label, value, _ := strings.Cut(d, ": ")
			labels, values = append(labels, label), append(values, value)
		}
		tells := make([]bool, len(labels))
		for _, i := range c.tells {
			tells[i] = true
		}
		var got []int
		for i, isRow := range RowsOfPassport(labels, values, tells) {
			if isRow {
				got = append(got, i)
			}
		}
		if !slices.Equal(got, c.want) {
			t.Errorf("%s: %v, want %v", c.details, got, c.want)
		}
	}
}

// How old somebody was when they began or ended something is told in duties too; other ages there are those of pupils and patients.
func TestOwnAges(t *testing.T) {
	for text, want := range map[string]string{
		"Joined as a fitter aged 45 and mended pumps":      "Joined as a fitter CUT and mended pumps",
		"Left the navy at the age of 38":                   "Left the navy CUT",
		"Started with 12 pupils aged 16 in the first year": "Started with 12 pupils aged 16 in the first year",
		"Joined a ward for patients aged 65 and over":      "Joined a ward for patients aged 65 and over",
		"Cared for a resident aged 70":                     "Cared for a resident aged 70",
		"Moved children (aged 14) between homes":           "Moved children (aged 14) between homes",
	} {
		if got := WithoutOwnAge(text, "CUT"); got != want {
			t.Errorf("%s: %s", text, got)
		}
	}
}
