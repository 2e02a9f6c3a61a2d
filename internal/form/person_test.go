package form

import (
	"slices"
	"strings"
	"testing"

	"focal/internal/cv"
)

func detailOf(s string) cv.Detail {
	label, value, ok := strings.Cut(s, "=")
	if !ok {
		return cv.Detail{Value: text(s, 1)}
	}
	return cv.Detail{Label: text(label, 1), Value: text(value, 1)}
}

func detailsOf(list []cv.Detail) (out []string) {
	for _, d := range list {
		out = append(out, strings.TrimPrefix(d.Label.Value+"="+d.Value.Value, "="))
	}
	return out
}

func TestDetails(t *testing.T) {
	for _, c := range []struct {
		is, want []string
	}{
		{[]string{"DOB=4 May 1990."}, []string{"Date of Birth=4 May 1990"}},
		{[]string{"date of birth=26TH MAY 1990"}, []string{"Date of Birth=26th May 1990"}},
		{[]string{"D.O.B=9th May' 1991"}, []string{"Date of Birth=9th May 1991"}},
		{[]string{"Sex=MALE"}, []string{"Gender=Male"}},
		{[]string{"Sex=FEMALE", "Nationality=KENYAN"}, []string{"Gender=Female", "Nationality=Kenyan"}},
		{[]string{"Gander=Female."}, []string{"Gender=Female"}},
		{[]string{"Martial Status=Single"}, []string{"Marital Status=Single"}},
		{[]string{"Martial Arts=Judo"}, []string{"Martial Arts=Judo"}},
		{[]string{"Status=Married"}, []string{"Marital Status=Married"}},
		{[]string{"Status=British citizen"}, []string{"Status=British citizen"}},
		{[]string{"FATHERS NAME=Jon Moss"}, []string{"Father's Name=Jon Moss"}},
		{[]string{"Father’s Occupation=Rigger"}, []string{"Father’s Occupation=Rigger"}},
		{[]string{"passport number=K1234567"}, []string{"Passport No.=K1234567"}},
		{[]string{"Name of Father=Jon Moss"}, []string{"Father's Name=Jon Moss"}},
		{[]string{"Passport=K1234567, Hull"}, []string{"Passport No.=K1234567, Hull"}},
		{[]string{"Passport=Valid until 2030"}, []string{"Passport=Valid until 2030"}},
		{[]string{"Passport=British, 10 years"}, []string{"Passport=British, 10 years"}},
		{[]string{"IELTS=7.5"}, []string{"IELTS=7.5"}},
		{[]string{"Passport=British"}, []string{"Passport=British"}},
		{[]string{"place of issue=Hull"}, []string{"Place of Issue=Hull"}},
		{[]string{"PAN No=ABCDE1234F"}, []string{"PAN No=ABCDE1234F"}},
		{[]string{"Notice Period=30 days"}, []string{"Notice Period=30 days"}},
		{[]string{"Current Employer=Moss Ltd."}, []string{"Current Employer=Moss Ltd."}},
		{[]string{"Age=27 Years Date Of Birth 14 Feb 1985"}, []string{"Age=27 Years", "Date of Birth=14 Feb 1985"}},
		{[]string{"Mother's Name=Ada Moss Sex : Female"}, []string{"Mother's Name=Ada Moss", "Gender=Female"}},
		{[]string{"Marital Status=Married Language Known", "English, Welsh"}, []string{"Marital Status=Married"}},
		{
			[]string{"Marital Status=Married Language Known", "English, Norse"},
			[]string{"Marital Status=Married", "Language Known=English, Norse"},
		},
		{
			[]string{"Passport No.=K123456 (Valid Licence) Marital Status Single"},
			[]string{"Passport No.=K123456 (Valid Licence)", "Marital Status=Single"},
		},
		{[]string{"Passport No.=K1234567 Valid Upto 2030"}, []string{"Passport No.=K1234567 Valid Upto 2030"}},
		{[]string{"Strength=Sense of the Nationality question"}, []string{"Strength=Sense of the Nationality question"}},
		{[]string{"Address=4 Quay Street, Sex Lane"}, []string{"Address=4 Quay Street, Sex Lane"}},
		{[]string{"Single", "Rides a horse"}, []string{"Single", "Rides a horse"}},
		{[]string{"Phone=01482 900123."}, []string{"Phone=01482 900123."}},
		{[]string{"Date of Birth=4-May-1981 Residing country India"}, []string{"Date of Birth=4-May-1981", "Residing Country=India"}},
	} {
		doc := cv.Document{Languages: []cv.Language{{Name: text("English")}, {Name: text("Welsh")}}}
		for _, s := range c.is {
			doc.Person.Details = append(doc.Person.Details, detailOf(s))
		}
		f := former{doc: &doc}
		f.details()
		if got := detailsOf(doc.Person.Details); !slices.Equal(got, c.want) {
			t.Errorf("%q: got %q, want %q", c.is, got, c.want)
		}
	}
}

func TestDetailsPlacedByHandStay(t *testing.T) {
	doc := cv.Document{Person: cv.Person{Details: []cv.Detail{detailOf("sex=MALE")}}}
	f := former{doc: &doc, placed: func([]int) bool { return true }}
	f.details()
	if got := detailsOf(doc.Person.Details); got[0] != "sex=MALE" {
		t.Error(got)
	}
}

func TestSaysNothing(t *testing.T) {
	for s, want := range map[string]bool{
		"Viza Status": true, "Name of the candidate": true, "Contect No.-": true, "Languages Spoken": true, "FAX": true, "n": true,
		"com": true, "27, 22": true, "LinkedIn": true, "Education": true, "Primary Address for Correspondence": true,
		"Address=Phone/Mobile Self (Father) E-Mail": true, "Contact=": true,
		"Email=Telegram": true, "Contact No=INDIA": true, "Email=ann at moss dot example": false, "Email=ann@moss.example": false,
		"Driving licence": false, "Own transport": false, "U.S. Citizen": false, "2015": false, "Single": false, "Hull": false,
		"Ann Moss": false, "Visa=Residence Visa": false, "Contact=By mail": false, "Phone=07700 900123": false, "Rigger": false,
		"Permanent Resident": false, "Skype=ann.moss": false, "Open to relocation": false,
		"Email=ann.moss(at)moss.example": false, "Email=ann[at]moss": false, "Valid passport": false, "Christian": false, "Driver": false,
		"Mr. Universe India 2010": false, "Qatar=India": true, "Qatar=Doha": false, "-Sd-": true, "Authorized signatory": true,
		"Personal Details Continued……": true, "Page 5": true, "Continued in post": false,
		"Work from home": false, "August 28th, 2015 Mr. Ivo Hill": true, "Dear Hiring Manager": true, "August 28th, 2015": false,
	} {
		if got := saysNothing(detailOf(s)); got != want {
			t.Errorf("%q: got %v", s, got)
		}
	}
}

func TestPhones(t *testing.T) {
	for _, c := range []struct{ line, first, second, want string }{
		{"Home: 201-555-0101 Mobile: 201-555-0102", "201-555-0101", "201-555-0102", "Home/Mobile"},
		{"(617) 555-0101 (HOME) (857) 555-0102 (CELL)", "(617) 555-0101", "(857) 555-0102", "Home/Cell"},
		{"Mobile No: +91-5550100001, +91-5550100002", "+91-5550100001", "+91-5550100002", "Mobile/Mobile"},
		{"H: 201-555-0101 | C: 201-555-0102", "201-555-0101", "201-555-0102", "Home/Cell"},
		{"Tel 01482 555010 Fax 01482 555011", "01482 555010", "01482 555011", "/Fax"},
		{"01482 555010 / 01482 555011", "01482 555010", "01482 555011", "/Phone"},
		{"+915550100003(Self), +915550100004 (Father)", "+915550100003", "+915550100004", "/Father"},
		{"Tel (home) 201-555-0101 (work) 201-555-0102", "201-555-0101", "201-555-0102", "Home/Work"},
		{"201-555-0101 (o) 201-555-0102 (m) 201-555-0103 (h)", "201-555-0101", "201-555-0102", "Office/Mobile"},
		{"201-555-0101 | Home | 201-555-0102 | Cell", "201-555-0101", "201-555-0102", "/Phone"},
		{"Father's mobile: 201-555-0101 Mobile: 201-555-0102", "201-555-0101", "201-555-0102", "Father/Mobile"},
		{"Ann C. 201-555-0101 / 201-555-0102", "201-555-0101", "201-555-0102", "/Phone"},
		{"Office address: 4 Quay St 01482 555010, 01482 555011", "01482 555010", "01482 555011", "/Phone"},
	} {
		doc := cv.Document{Source: []cv.SourceLine{{Text: c.line}}}
		doc.Person.Phone = text(c.first, 0)
		doc.Person.Details = []cv.Detail{{Label: text("Phone", 0), Value: text(c.second, 0)}}
		f := former{doc: &doc}
		f.phones()
		if got := doc.Person.PhoneKind + "/" + doc.Person.Details[0].Label.Value; got != c.want {
			t.Errorf("%q: %s, want %s", c.line, got, c.want)
		}
	}
}

func TestLives(t *testing.T) {
	for _, c := range []struct {
		is   []string
		want string
		left int
	}{
		{[]string{"4 Quay St. Salem MA 01970"}, "4 Quay St. Salem MA 01970", 0},
		{[]string{"4 Quay Street ∣ Salem, MA 01970 ∣"}, "4 Quay Street, Salem, MA 01970", 0},
		{[]string{"Salem, Oregon 97301"}, "Salem, Oregon 97301", 0},
		{[]string{"4 Quay Street", "Salem, MA 01970"}, "4 Quay Street, Salem, MA 01970", 0},
		{[]string{"Rigger", "Salem, MA 01970"}, "Salem, MA 01970", 1},
		{[]string{"Registered Nurse CA 95123"}, "", 1},
		{[]string{"PE, CA 54321"}, "", 1},
		{[]string{"Order 12345"}, "", 1},
		{[]string{"Trained at the yard of Moss and Sons in 12345"}, "", 1},
		{[]string{"Address=Salem, MA 01970"}, "", 1},
		{[]string{"Dear sir, see you in Salem MA 01970!"}, "", 1},
	} {
		var doc cv.Document
		for _, s := range c.is {
			doc.Person.Details = append(doc.Person.Details, detailOf(s))
		}
		f := former{doc: &doc}
		f.lives()
		if p := doc.Person; p.Location.Value != c.want || len(p.Details) != c.left {
			t.Errorf("%q: %q, %q", c.is, p.Location.Value, detailsOf(p.Details))
		}
	}
}

func TestLanguages(t *testing.T) {
	for _, c := range []struct{ is, want, details string }{
		{"ENGLISH|KISWAHILI", "English|Kiswahili", ""},
		{"Tamil|And Kannada", "Tamil|Kannada", ""},
		{"Gujarati~Marital Status|Single", "Gujarati", "Marital Status=Single"},
		{"English|Passport Number: K123456", "English", "Passport Number=K123456"},
		{"Welsh~(fluent)|Welsh", "Welsh~fluent", ""},
		{"Mandarin Chinese~Fluent|Mandarin|Chinese", "Mandarin Chinese~Fluent", ""},
		{"Greek|Ancient Greek~basic", "Greek|Ancient Greek~basic", ""},
		{"German|Swiss German~native", "German|Swiss German~native", ""},
		{"Tamil~Mother tongue|Rigspeak", "Tamil~Mother tongue|Rigspeak", ""},
		{"Mother tongue: Tamil|English", "Mother tongue: Tamil|English", ""},
		{"Chinese|Mandarin", "Chinese|Mandarin", ""},
		{"English|CAREER OBJECTIVE", "English", ""},
		{"English (read)|Esperantido~basic", "English (read)|Esperantido~basic", ""},
		{"ASL|C++", "ASL|C++", ""},
	} {
		var doc cv.Document
		for i, s := range strings.Split(c.is, "|") {
			name, level, _ := strings.Cut(s, "~")
			doc.Languages = append(doc.Languages, cv.Language{Name: text(name, i), Fluency: text(level, i)})
		}
		f := former{doc: &doc}
		f.languages()
		var got []string
		for _, l := range doc.Languages {
			got = append(got, strings.TrimSuffix(l.Name.Value+"~"+l.Fluency.Value, "~"))
		}
		if s, d := strings.Join(got, "|"), strings.Join(detailsOf(doc.Person.Details), "|"); s != c.want || d != c.details {
			t.Errorf("%q: %q, %q", c.is, s, d)
		}
	}
}

func TestReferees(t *testing.T) {
	for _, c := range []struct{ is, want string }{
		{"Mr. Jon Berg~|Controller of Stores~MOSS YARD\nCELL 0700900766", "Mr. Jon Berg~Controller of Stores, MOSS YARD, CELL 0700900766"},
		{"~Dr. Ada Lund|~Head of Rigging|~Email: ada@lund.example", "~Dr. Ada Lund, Head of Rigging, Email: ada@lund.example"},
		{"Ann Moss~Rigger, 0700900766|Jon Berg~Fitter, 0700900767", "Ann Moss~Rigger, 0700900766|Jon Berg~Fitter, 0700900767"},
		{"~Mr. Jon Berg, foreman|~Mr. Per Lund, fitter 0700900766", "~Mr. Jon Berg, foreman|~Mr. Per Lund, fitter 0700900766"},
		{"Ann Moss~Manager|Jon Berg~Director, 0700900766", "Ann Moss~Manager|Jon Berg~Director, 0700900766"},
		{"Ann Moss~|~Manager|Jon Berg~|~0700900766", "Ann Moss~Manager|Jon Berg~0700900766"},
		{"~Mr. Jon Berg, foreman|~Per Lund, fitter 0700900766", "~Mr. Jon Berg, foreman|~Per Lund, fitter 0700900766"},
		{"Mr. Jon Berg~foreman|~Yard, boats-Mr. Lund, 0700900766", "Mr. Jon Berg~foreman|~Yard, boats-Mr. Lund, 0700900766"},
		{"Jon Berg~Moss Ltd.\nTel:\n0700900766", "Jon Berg~Moss Ltd. Tel: 0700900766"},
		{"~Mr. Jon Berg|~Mrs. Ada Lund", "~Mr. Jon Berg|~Mrs. Ada Lund"},
		{"Mr. Jon Berg~foreman, 0700900766\nAvailable on request", "Mr. Jon Berg~foreman, 0700900766|~Available on request"},
		{"~Available on request|~Ann Moss 0700900766", "~Available on request|~Ann Moss 0700900766"},
		{"~A crew could not wish for a better rigger.|~Calm and kind.", "~A crew could not wish for a better rigger.|~Calm and kind."},
		{
			"Mr. Jon Berg~Foreman\njon@berg.example\nMr. Per Lund Fitter\nper@lund.example",
			"Mr. Jon Berg~Foreman, jon@berg.example|~Mr. Per Lund Fitter, per@lund.example",
		},
		{
			"ANN MOSS~PARTNER, P.O BOX 4410-00200|NAIROBI, KENYA~CELL 0700900766",
			"ANN MOSS~PARTNER, P.O BOX 4410-00200, NAIROBI, KENYA, CELL 0700900766",
		},
		{"Mr. Jon Berg~0700 900 766|~jon@berg.example", "Mr. Jon Berg~0700 900 766, jon@berg.example"},
	} {
		var doc cv.Document
		for i, s := range strings.Split(c.is, "|") {
			name, value, _ := strings.Cut(s, "~")
			r := cv.Reference{Text: text(value, i)}
			if name != "" {
				r.Name = text(name, i)
			}
			doc.References = append(doc.References, r)
		}
		f := former{doc: &doc}
		f.referees()
		var got []string
		for _, r := range doc.References {
			got = append(got, r.Name.Value+"~"+r.Text.Value)
		}
		if s := strings.Join(got, "|"); s != c.want {
			t.Errorf("%q:\n got %q\nwant %q", c.is, s, c.want)
		}
	}
}

func TestOnRequest(t *testing.T) {
	for s, want := range map[string]bool{
		"References are available upon request.": true, "Will be pleased to furnish on request.": true, "Available on request": true,
		"Excellent references available upon request": true, "AVAILABLE UPON REQUEST": true,
		"As per on request": true, "Upon Request": true,
		"Available on request from: Ann Moss": false, "Ann Moss, references given": false, "Portfolio available on request": false,
	} {
		if got := onRequest(s); got != want {
			t.Errorf("%q: got %v", s, got)
		}
	}
}

func TestMembersAtWork(t *testing.T) {
	doc := cv.Document{Work: []cv.Engagement{
		{Title: text("Member"), Organisation: text("Moss Rowing Society"), Highlights: []cv.Text{text("Rows.")}},
		{Title: text("Student Member"), Organisation: text("Guild of Riggers")},
		{Title: text("Team Member"), Organisation: text("Moss Foods")},
		{Title: text("Member of Technical Staff"), Organisation: text("Berg Ltd")},
		{Title: text("Member"), Organisation: text("State Planning Commission")},
		{Title: text("Member")},
	}}
	f := former{doc: &doc}
	f.memberships()
	if len(doc.Work) != 4 || len(doc.Volunteering) != 1 || len(doc.Memberships) != 1 {
		t.Errorf("%d posts, %d voluntary, %q", len(doc.Work), len(doc.Volunteering), values(doc.Memberships))
	}
}

// An address that the reader took for a sentence of the profile is the person's; a sentence stays.
func TestLivesInProfile(t *testing.T) {
	for text, moves := range map[string]bool{
		"30 Quay Court, Apt. 26 Salem, MA 01970":             true,
		"30 years on the quays of Salem, now in the offices": false,
		"Salem, MA 01970": false,
	} {
		doc := cv.Document{Locale: "en-US", Summary: []cv.Text{{Value: text, Lines: []int{1}}, {Value: "A rigger.", Lines: []int{3}}}}
		Document(&doc, func([]int) bool { return false }, missingWords)
		if got := doc.Person.Location.Value == text && len(doc.Summary) == 1; got != moves {
			t.Errorf("%q: location %q, profile %v", text, doc.Person.Location.Value, doc.Summary)
		}
	}
}

// Whoever signs the CV is none of its referees.
func TestSignatureAmongReferees(t *testing.T) {
	for text, want := range map[string]bool{
		"Authorized Signature":             true,
		"Signature of the applicant":       true,
		"Robin Moss-Tern":                  true,
		"ROBIN MOSSTERN\nSignature":        true,
		"Robin Moss-Tern, Signature":       true,
		"Ann Moss-Tern":                    false,
		"Robin Moss-Tern senior, Surveyor": false,
		"Mr Berg, Signature Hotels":        false,
		"":                                 false,
	} {
		if got := signs("Robin Moss-Tern", text); got != want {
			t.Errorf("%q: %v", text, got)
		}
	}
}
