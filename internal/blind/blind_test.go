package blind

import (
	"fmt"
	"strings"
	"testing"

	"focal/internal/cv"
)

func TestScrub(t *testing.T) {
	original := &cv.Document{
		Person: cv.Person{
			Name: cv.Text{Value: "Dr Grace de Vries-Baker MSc"}, Email: cv.Text{Value: "gbaker@tidemill.example"},
			Phone: cv.Text{Value: "+44 7700 900 321"}, Profiles: []cv.Profile{{Username: "gdvb99"}},
		},
		Education: []cv.Education{{Institution: cv.Text{Value: "Wexcombe College, Hull"}}},
	}
	for _, c := range []struct {
		level      cv.Level
		role       cv.Role
		text, want string
	}{
		{cv.ClientSafe, cv.RoleProse, "Grace leads; call 07700 900321.", "Grace leads; call [withheld]."},
		{cv.ClientSafe, cv.RoleProse, "Mob07700900321, or 07700 900321 01632 960 158 0113 496 0999.", "Mob[withheld], or [withheld]."},
		{cv.ClientSafe, cv.RoleProse, "Ring 07700 – 900 · 321 or 07700,900,321.", "Ring [withheld] or [withheld]."},
		{cv.ClientSafe, cv.RoleBullet, "Cut costs by 2019-2021, £1,200,000,000 in all.", "Cut costs by 2019-2021, £1,200,000,000 in all."},
		{cv.ClientSafe, cv.RoleBullet, "Saved 014 350 2000 items in 2019 – 2021", "Saved 014 350 2000 items in 2019 – 2021"},
		{cv.ClientSafe, cv.RoleBullet, "Wrote ASP.NET services for bakery.com", "Wrote ASP.NET services for bakery.com"},
		{cv.ClientSafe, cv.RoleBullet, "See github.com/anyone/tool and @anyone.", "See [withheld] and [withheld]."},
		{cv.ClientSafe, cv.RoleBullet, "Known as gdvb99 in forums", "Known as [withheld] in forums"},
		{cv.Blind, cv.RoleBullet, "Grace’s team; Ms de Vries-Baker and VRIES, G. D. led.", "G.D.V.B.’s team; Ms G.D.V.B. and G.D.V.B. led."},
		{cv.Blind, cv.RoleBullet, "By the grace of the baker.", "By the grace of the baker."},
		{cv.Blind, cv.RoleTitle, "Baker", "Baker"},
		{cv.Blind, cv.RoleTitle, "Assistant to Grace Baker", "Assistant to G.D.V.B."},
		{cv.Blind, cv.RoleProse, "Born on 3 May 1984, NI no AB 12 34 56 C.", "[withheld], NI no [withheld]."},
		{cv.Blind, cv.RoleProse, "She went to Wexcombe College.", "She went to Wexcombe College."},
		{cv.BlindPlus, cv.RoleProse, "She went to Wexcombe College and leads it.", "They went to [school withheld] and leads it."},
		{cv.BlindPlus, cv.RoleProse, "She leads the chairman’s office, an Irish national on maternity leave.", "They lead the chair’s office, [withheld] on parental leave."},
		{cv.BlindPlus, cv.RoleProse, "Uses MS Office with Irish Ferries; Mr Orme is his son.", "Uses MS Office with Irish Ferries; [withheld] is their child."},
		{cv.BlindPlus, cv.RoleProse, "Graduated in mechanics in June 2004, built it in 2004.", "Graduated in mechanics, built it in 2004."},
		{cv.BlindPlus, cv.RoleProse, "Graduated in mechanics in Sept. 2004.", "Graduated in mechanics."},
		{cv.BlindPlus, cv.RoleProse, "Qualified as a rigger in Nov 2011, then led.", "Qualified as a rigger, then led."},
		{cv.BlindPlus, cv.RoleProse, "Graduated in Marketing 2004 of the academy.", "Graduated in Marketing 2004 of the academy."},
	} {
		s := secretsOf(original, cv.Privacy{Level: c.level, Candidate: cv.Initials})
		section := cv.SectionWork
		got, what := s.scrub(c.text, cv.Ref{Section: section, Role: c.role})
		if got != c.want || (got != c.text) != (len(what) > 0) {
			t.Errorf("%s: %q became %q (%s), want %q", c.level, c.text, got, strings.Join(what, ", "), c.want)
		}
	}
}

func TestTownOf(t *testing.T) {
	for value, want := range map[string]string{
		"12 Lantern Street, Leeds LS6 2QT": "Leeds",
		"Leeds, UK":                        "Leeds, UK",
		"Flat 3, Quay House, Hull":         "Hull",
		"90210 Beverly Hills":              "Beverly Hills",
		"Lindenstraße 4, 04109 Leipzig":    "Leipzig",
		"Remote":                           "Remote",

		// The list of towns tells a town from a village and a house beside it.
		"4 Mill Street, Quist House, Selby, UK":            "Selby, UK",
		"Tarnkonam, Orvincode, Quistcode p.o, Pin: 629999": "",
		"9 Mill Street, Orvinpur":                          "Orvinpur",
		"Vill. Orvinpur, Post Quist, Dist. Tarn, Odisha":   "Odisha",
		"AT: ORVIN TQ: QUIST":                              "",
		"Orvinkonam, Tarn (dst)":                           "",
		"4 Mill Street, Orvinpur, Kanpur (U.P":             "Kanpur (U.P",
		"AT-Orvinpur naya Tola Quist, Bihar":               "Bihar",
		"Thaseel-Orvinpur, (U.P.)":                         "(U.P.)",
		"Quist, Orvinpur":                                  "Quist, Orvinpur",
	} {
		if got := townOf(cv.Place{Text: cv.Text{Value: value}}); got != want {
			t.Errorf("%q: %q, want %q", value, got, want)
		}
	}
	p := cv.Place{Text: cv.Text{Value: "Lindenstraße 4, 04109 Leipzig"}, City: "Leipzig", PostalCode: "04109", Street: "Lindenstraße 4"}
	if got := townOf(p); got != "Leipzig" {
		t.Errorf("the town of a known address: %q", got)
	}
}

func TestDescription(t *testing.T) {
	for _, c := range []struct{ organisation, text, want string }{
		{"Tarn Cables Ltd (ropes for quarries)", "", "ropes for quarries"},
		{"Tarn Cables Ltd", "A family firm of forty that makes ropes. I led it.", "A family firm of forty that makes ropes"},
		{"Tarn Cables Ltd", "Tarn Cables is a maker of ropes for quarries.", "a maker of ropes for quarries"},
		{"Tarn Cables Ltd", "It was a hard year for everybody.", "[employer withheld]"},
		{"Tarn Cables Ltd", "A firm called Tarn Cables.", "[employer withheld]"},
		{"Tarn Cables (Shanghai) Ltd", "", "[employer withheld]"},
		{"TCQ (Quist Group)", "", "[employer withheld]"},
		{"TCQ (Orvindel contract)", "", "[employer withheld]"},
		{"VAS (voluntary action for sailors)", "", "[employer withheld]"},
		{"Tarn Cables (retail)", "", "retail"},
		{"Tarn", "Tarn is a subsidiary of China Quist Management with nine sites.", "[employer withheld]"},
		{"Tarn", "Tarn is a shipbuilding company in", "a shipbuilding company"},
		{
			"Tarn", "A single window provider and agency for projects, which serve a wide spectrum of firms in many lands and seas.",
			"A single window provider and agency for projects",
		},
		{"Tarn", "A regional bank in Leeds. More.", "A regional bank in Leeds"},
	} {
		w := cv.Engagement{Organisation: cv.Text{Value: c.organisation}, Summary: []cv.Text{{Value: c.text}}}
		if got := description(w); got != c.want {
			t.Errorf("%s, %q: %q, want %q", c.organisation, c.text, got, c.want)
		}
	}
}

// What stands for a course of which nothing else is left is a change like any other: it
// is listed, and goes where it is taken back.
func TestACourseWithoutALineIsAChange(t *testing.T) {
	original := func() *cv.Document {
		d := &cv.Document{Education: []cv.Education{{Institution: cv.Text{Value: "Wexcombe College"}}}}
		d.AssignIDs()
		return d
	}
	privacy := cv.Privacy{Level: cv.BlindPlus}
	doc := original()
	notes := Hide(doc, original(), privacy, nil)
	var of []string
	for _, n := range notes {
		of = append(of, n.Field+"="+n.After) // the name's first
	}
	want := "education[0].institution= education[0].degree=" + schoolWithheld
	if got := strings.Join(of[1:], " "); got != want || doc.Education[0].Degree.Value != schoolWithheld {
		t.Errorf("%s, %+v", got, doc.Education)
	}
	doc = original()
	Hide(doc, original(), privacy, func(n cv.Note) bool { return n.Field != "education[0].degree" })
	if doc.Education[0].Degree.Value != "" {
		t.Errorf("not taken back: %+v", doc.Education)
	}
}

// form is a CV as its lines were read, of an invented person: what tells who it is stands where
// people put it, labelled or not.
func form() *cv.Document {
	d := &cv.Document{Person: cv.Person{
		Name:  cv.Text{Value: "Corresponding Address", Confidence: 0.9},
		Email: cv.Text{Value: "orvindpellam88@post.example"},
	}}
	for _, text := range []string{
		"ORVIND TASKUR", "PELLAM", "Name: Orvind T. Pellam", "Permanent Address:", "S/o Late Harvik Pellam",
		"Vill Turk Padda, PO-Mill Lane",
		"Azampur UP 276100",
		"Date of birth", "17.07.1985", "Place: Selby", "(ORVIND QUISTEL)",
	} {
		d.Source = append(d.Source, cv.SourceLine{Text: text})
	}
	return d
}

// Each kind of personal data goes by what it is, however it is written, and what only looks like it stays.
func TestKindsOfPersonalData(t *testing.T) {
	const (
		safe, plus = cv.ClientSafe, cv.BlindPlus
		more, work = cv.SectionAdditional, cv.SectionWork
		prose      = cv.RoleProse
	)
	for _, c := range []struct {
		level      cv.Level
		section    cv.Section
		role       cv.Role
		lines      []int
		text, want string
	}{
		{safe, more, prose, nil, "Born 17.07.1985, till 29-10-2027", "Born 17.07.1985, till 29-10-2027"},
		{safe, work, prose, nil, "Welder (02/05/2015 to 05/05/05/2016)", "Welder (02/05/2015 to 05/05/05/2016)"},
		{safe, cv.SectionReferences, cv.RoleQuotation, nil, "Mr Quist, manager, 9995550102", "Mr Quist, manager, [withheld]"},
		{safe, more, prose, nil, "Passport No. R1234567 of 01/04/2016", "Passport No. [withheld] of 01/04/2016"},
		{safe, work, cv.RoleBullet, nil, "Mended pump R1234567 at 12 Mill Road", "Mended pump R1234567 at 12 Mill Road"},
		{safe, work, cv.RolePlace, nil, "Dover, DE 19901", "Dover, DE 19901"},
		{safe, more, prose, []int{5}, "Vill Turk Padda, PO-Mill Lane", ""},
		{safe, more, prose, []int{6}, "Azampur UP 276100", "Azampur UP"},
		{safe, more, prose, nil, "1/135,kennet street, Tarnpur - 625001", "Tarnpur"},
		{safe, cv.SectionPerson, cv.RoleDetail, nil, "Kennet 1st main road, Tarnpur, India", "Tarnpur, India"},
		{safe, cv.SectionPerson, cv.RoleDetail, nil, "F.NO 104, Block 1, Tarn Aptt., Selby", "Selby"},
		{safe, cv.SectionReferences, cv.RoleQuotation, nil, "Tarn Works, P.O. Box 2152 – 00200", "Tarn Works, [withheld]"},
		{safe, more, prose, nil, "A lecture on ropes, 5-5-13 at Tarn Residency", "A lecture on ropes, 5-5-13 at Tarn Residency"},
		{safe, more, prose, nil, "Tarnpur-700052.(INDIA)", "Tarnpur [withheld](INDIA)"},
		{safe, cv.SectionEducation, cv.RoleDetail, nil, "Grade 12", "Grade 12"},
		{cv.Blind, more, prose, nil, "Father name: harvik orme.", ""},
		{safe, more, prose, nil, "C/o Harvik Orme, H.No. 12-B, Selby", "Selby"},
		{safe, more, prose, nil, "Street theatre of 2016, near to all", "Street theatre of 2016, near to all"},
		{cv.Blind, more, prose, nil, "17.07.1985", "[withheld]"},
		{cv.Blind, more, prose, nil, "D.O.B: 12th March 1990, Age: 32", ""},
		{cv.Blind, more, prose, nil, "Father's Name: Mr. Harvik Orme", ""},
		{cv.Blind, cv.SectionSummary, prose, nil, "ORVIND TASKUR", "Candidate 0000"},
		{cv.Blind, cv.SectionSummary, prose, nil, "PELLAM", "Candidate 0000"},
		{cv.Blind, more, prose, nil, "I, Orvind Quistel, declare", "I, Candidate 0000, declare"},
		{cv.Blind, cv.SectionSkills, cv.RoleSkill, nil, "Resume of PELLAM", "Resume of Candidate 0000"},
		{plus, more, prose, nil, "Unmarried", "[withheld]"},
		{plus, more, prose, nil, "Estado Civil: Casado", "[withheld]"},
		{plus, more, cv.RoleDetail, nil, "Male, Married, and Indian", "[withheld]"},
		{plus, cv.SectionSummary, prose, nil, "B.Tech at Tarn College of Ropes, 2011-2015", "B.Tech at [school withheld], 2011-2015"},
		{plus, cv.SectionEducation, prose, nil, "ILAVIA COLLEGE OF ENGINEERING AND TECHNOLOGY", "[school withheld]"},
		{plus, cv.SectionEducation, prose, nil, "M.G University", "[school withheld]"},
		{plus, cv.SectionEducation, cv.RoleQualification, nil, "Secondary School Certificate", "Secondary School Certificate"},
		{plus, work, cv.RoleOrganisation, nil, "Tarn National Works Ltd", "Tarn National Works Ltd"},
		{plus, cv.SectionSkills, cv.RoleSkill, nil, "MS OFFICE", "MS OFFICE"},
		{plus, cv.SectionCertificates, cv.RoleOrganisation, nil, "Ropes Management Institute", "Ropes Management Institute"},
	} {
		s := secretsOf(form(), cv.Privacy{Level: c.level})
		s.alias = "Candidate 0000"
		got, _ := s.scrub(c.text, cv.Ref{Section: c.section, Role: c.role, Text: &cv.Text{Value: c.text, Lines: c.lines}})
		if got != c.want {
			t.Errorf("%s, %s: %q became %q, want %q", c.level, c.section, c.text, got, c.want)
		}
	}
}

// What only looks like contacts, addresses or numbers of identity is a fact, and stays.
func TestFactsStay(t *testing.T) {
	summary := cv.Ref{Section: cv.SectionSummary, Role: cv.RoleProse}
	more := cv.Ref{Section: cv.SectionAdditional, Role: cv.RoleProse}
	detail := cv.Ref{Section: cv.SectionPerson, Role: cv.RoleDetail}
	skill := cv.Ref{Section: cv.SectionAdditional, Role: cv.RoleSkill}
	for level, facts := range map[cv.Level][]struct {
		ref  cv.Ref
		text string
	}{
		cv.ClientSafe: {
			{summary, "15 years in road and rail"},
			{summary, "Led 14 road schemes in Kent"},
			{summary, "Built 350 apartments, two schools"},
			{summary, "1,200 street lights, 25 road bridges"},
			{more, "1st in the road race, Selby"},
			{summary, "3 road projects"},
			{more, "C# 8, F# 6"},
			{more, "14 Road Schemes, 3 Ring Road Projects"},
			{summary, "350 Apartments and 12 Mill Road works"},
			{detail, "Tier 2"},
			{detail, "Category 2"},
			{detail, "Level 3"},
			{detail, "Band 8"},
			{detail, "Week 4"},
			{detail, "from 5 to 12"},
			{detail, "staff of 45"},
			{summary, "Near the building site, saved EUR 450 000 a year"},
			{summary, "Opposite the road, saved EUR 450000"},
			{summary, "a call centre for 2500000 customers"},
			{more, "brought mobile to 1200000 users"},
			{more, "9876543210 dollars"},
			{summary, "Visa 250000 payments"},
			{summary, "Passport Office issued 250000 documents"},
			{more, "certificate C1234567"},
			{more, "zip 100 000 files"},
			{more, "Job 9895550101 ran nightly"},
			{skill, "GTIN 04012345678901"},
			{more, "Address customer complaints, 3 sites"},
			{detail, "Visa - 250000 payments"},
			{more, "NEBOSH 00123456/789012"},
			{more, "W/o 12345 closed"},
			{more, "Plot no 5 shows it"},
			{more, "C1234567 certificate"},
		},
		cv.Blind: {
			{more, "Father of the house. Led 3 crews."}, {more, "Newborn care, 5 May wards"},
		},
		cv.BlindPlus: {
			{cv.Ref{Section: cv.SectionEducation, Role: cv.RoleQualification}, "Bachelor"},
			{cv.Ref{Section: cv.SectionCertificates, Role: cv.RoleOrganisation}, "UN"},
			{more, "Indian, Nepali cooking"},
			{more, "Community: planted trees"},
			{more, "Category: Standards and SCADA"},
			{more, "ITI Fitter"},
			{summary, "Work on gender-based violence"},
			{summary, "Kept sex-disaggregated data"},
			{summary, "Led College reform"},
			{more, "School visits"},
			{more, "Led School visits"},
			{summary, "Ward of Imperial College Healthcare"},
			{more, "Member of the Royal College of Nursing"},
		},
	} {
		for _, f := range facts {
			s := secretsOf(form(), cv.Privacy{Level: level})
			ref := f.ref
			ref.Text = &cv.Text{Value: f.text}
			if got, what := s.scrub(f.text, ref); got != f.text {
				t.Errorf("%s: %q became %q (%v)", level, f.text, got, what)
			}
		}
	}
}

// What identifies goes, with no more than that.
func TestSecretsGo(t *testing.T) {
	const person, more = cv.SectionPerson, cv.SectionAdditional
	for _, c := range []struct {
		level      cv.Level
		section    cv.Section
		text, want string
	}{
		{cv.ClientSafe, more, "12 Mill Road, Selby", "Selby"},
		{cv.ClientSafe, more, "Post Office Box 45, Selby", "Selby"},
		{cv.ClientSafe, person, "Atlanta, GA 30303", "Atlanta, GA [withheld]"},
		{cv.ClientSafe, more, "Call 020–1946–0123", "Call [withheld]"},
		{cv.ClientSafe, person, "9876543210", "[withheld]"},
		{cv.ClientSafe, cv.SectionReferences, "Jo Bell, 9876543210", "Jo Bell, [withheld]"},
		{cv.ClientSafe, more, "Driving licence: 1234567", "Driving licence: [withheld]"},
		{cv.Blind, more, "She was born on the 5th of May 1986.", "She was [withheld]."},
		{cv.Blind, more, "Father's name: Harvik Orme. Led the yard.", "[withheld] Led the yard."},
		{cv.BlindPlus, more, "State of Origin: Cross River State", "[withheld]"},
		{cv.BlindPlus, more, "Hometown: Selby", "[withheld]"},
		{cv.BlindPlus, more, "Tribe: Tarn", "[withheld]"},
		{cv.BlindPlus, more, "Height: 175 cm", ""},
		{cv.BlindPlus, more, "Sex-Male", "[withheld]"},
		{cv.BlindPlus, more, "Community: OBC", "[withheld]"},
		{cv.BlindPlus, more, "Community - Hindu, MBC", "[withheld]"},
		{cv.BlindPlus, more, "Category: SC", "[withheld]"},
		{cv.BlindPlus, more, "Trained at ITI Saharanpur in 2009.", "Trained at [school withheld] in 2009."},
		{cv.BlindPlus, more, "Worked for Quist. Tarn College has the rest.", "Worked for Quist. [school withheld] has the rest."},
	} {
		s := secretsOf(form(), cv.Privacy{Level: c.level})
		got, _ := s.scrub(c.text, cv.Ref{Section: c.section, Role: cv.RoleDetail, Text: &cv.Text{Value: c.text}})
		if got != c.want {
			t.Errorf("%s: %q became %q, want %q", c.level, c.text, got, c.want)
		}
	}
	for value, want := range map[string]string{
		"Atlanta, GA 30303": "Atlanta, GA",
		"Room no- 12 B, Kiln Complex, Near Old Chock, Jamnagar 361001(GUJARAT)": "Jamnagar, (GUJARAT)",
		"D.No 4-56, Main Bazar, Nandyal (Dist), Andhra Pradesh - 518501":        "Andhra Pradesh",
		"Chennai - 45": "Chennai",
	} {
		if got := townOf(cv.Place{Text: cv.Text{Value: value}}); got != want {
			t.Errorf("%q: %q, want %q", value, got, want)
		}
	}
}

// A name is told where the head is or the account, the signature or the name that was read agree.
func TestToldNames(t *testing.T) {
	for _, c := range []struct {
		read, mail string
		lines      []string
		town, want string
	}{
		{"", "rajesh.v@post.example", []string{"Rajesh Venkatasubbu, Hyderabad, Telangana"}, "", "rajesh venkatasubbu"},
		{"", "orvind@post.example", []string{"Orvind Tarnpur"}, "Tarnpur, India", "orvind"},
		{"", "", []string{"Name: Orvind Pellam, MRICS"}, "", "orvind pellam"},
		{"", "", []string{"Name: Orvind Pellam MRICS"}, "", "orvind pellam"},
		{"Orvind Pellam", "", []string{"CURRICULUM VITAE – Oracle ABAP Consultant", "resume - Skerrix profiles"}, "", "orvind pellam"},
		{"Orvind Pellam", "", []string{"Resume of Orvind T. Taskur"}, "", "orvind pellam taskur"},
		{"Orvind Pellam", "", append(make([]string, 20), "Name: Gas Plant Upgrade"), "", "orvind pellam"},
		{"Orvind Pellam", "", append(make([]string, 20), "Name: Orvind Taskur"), "", "orvind pellam taskur"},
		{"Orvind Pellam", "", []string{"Date:", "(Hyderabad)"}, "", "orvind pellam"},
		{"Orvind Pellam", "", []string{"Date of Birth: 4 May 1980", "Visa Status: Transferable (Free Zone Dubai)"}, "", "orvind pellam"},
		{"Orvind Pellam", "", []string{"I declare that this is true.", "Place: Tarnpur (Orvind Taskur)"}, "", "orvind pellam taskur"},
		{"Orvind Pellam", "orvind@post.example", []string{"Orvind Kubernetes Engineer"}, "", "orvind pellam"},
		{"Eleanor Page", "", nil, "", "eleanor page"},
		{"Jörg Tarnmüller", "", nil, "", "jorg tarnmuller joerg tarnmueller"},
		{"Sue Tarnmueller", "", nil, "", "sue tarnmueller tarnmuller"},
	} {
		d := &cv.Document{Person: cv.Person{Name: cv.Text{Value: c.read, Confidence: 0.9}, Email: cv.Text{Value: c.mail}}}
		d.Person.Location.Value = c.town
		for _, l := range c.lines {
			d.Source = append(d.Source, cv.SourceLine{Text: l})
		}
		got := ""
		for _, p := range namesOf(d) {
			got = strings.TrimSpace(got + " " + p.folded)
		}
		if got != c.want {
			t.Errorf("%q, %q: %q, want %q", c.read, c.lines, got, c.want)
		}
	}
	marked := &cv.Document{Person: cv.Person{Name: cv.Text{Value: "Vida Post", Confidence: 1}}}
	if got := namesOf(marked); len(got) != 2 || Unsure(marked) != "" {
		t.Errorf("a name that is marked: %v, %q", got, Unsure(marked))
	}
	leaks := Leaks([]string{"Vida led it", "see tarn.bell@post.example"}, &cv.Document{
		Person: marked.Person, Source: []cv.SourceLine{{Text: "tarn.bell@post.example"}},
	}, cv.Privacy{Level: cv.Blind})
	if len(leaks) != 2 {
		t.Errorf("leaks %v", leaks)
	}
}

// A label whose value is out is not printed.
func TestEmptyLabelsGo(t *testing.T) {
	detail := func(label, value string) cv.Detail {
		return cv.Detail{Label: cv.Text{Value: label}, Value: cv.Text{Value: value}}
	}
	d := &cv.Document{Person: cv.Person{Details: []cv.Detail{
		detail("Twitter", "@orvind"), detail("NI", "AB 12 34 56 C"), detail("Driving licence", "TN69 20080000000"),
		detail("Driving licence", "Full"),
	}}, Summary: []cv.Text{{Value: "PAN: ABCDE1234F"}, {Value: "Welds."}}}
	d.AssignIDs()
	Hide(d, d.Clone(), cv.Privacy{Level: cv.ClientSafe}, nil)
	if len(d.Person.Details) != 1 || d.Person.Details[0].Value.Value != "Full" || len(d.Summary) != 1 {
		t.Errorf("%+v, %+v", d.Person.Details, d.Summary)
	}
}

func TestUnsure(t *testing.T) {
	for _, c := range []struct {
		name       string
		confidence float64
		unsure     bool
	}{
		{"", 0, true},
		{"Corresponding Address", 0.9, true},
		{"Name EmpNo.", 0.9, true},
		{"Curriculum", 0.9, true},
		{"System Administrator", 0.6, true},
		{"Orvind Pellam", 0.6, false}, // the address of mail repeats it
		{"Bo Quill", 0.9, false},
		{"Vida", 1, false},     // marked
		{"Bo Quill", 0, false}, // data, which nobody judged
	} {
		d := form()
		d.Person.Name = cv.Text{Value: c.name, Confidence: c.confidence}
		if got := Unsure(d); (got != "") != c.unsure {
			t.Errorf("%q, %v: %q", c.name, c.confidence, got)
		}
	}
}

// An address goes with the lines that stand below its house, as far as they read like one; a number
// goes with those of its list, and what a label of addresses names.
func TestBlocksGoWhole(t *testing.T) {
	doc := &cv.Document{Person: cv.Person{
		Phone:   cv.Text{ID: "person.phone", Value: "91- 98955-50101"},
		Details: []cv.Detail{{Label: cv.Text{Value: "DIST"}, Value: cv.Text{ID: "dist", Value: "TARN"}}},
	}}
	var items []cv.Item
	for i, l := range []string{
		"H no - 9 Street No- 4", "Quist Nagar Orvin Nagar Road", "Phone: 91- 98955-50101, 91- 98955-50102",
		"Built 12 km of the Quist Nagar road in 2016", "Road safety",
	} {
		doc.Source = append(doc.Source, cv.SourceLine{Text: l})
		items = append(items, cv.Item{Text: cv.Text{ID: fmt.Sprint("item", i), Value: l, Lines: []int{i}}})
	}
	doc.Additional = []cv.OtherSection{{Heading: cv.Text{Value: "More"}, Items: items}}
	out := doc.Clone()
	Hide(out, doc, cv.Privacy{Level: cv.ClientSafe}, nil)
	var left []string
	for _, item := range out.Additional[0].Items {
		left = append(left, item.Value)
	}
	if got, want := strings.Join(left, "|"), "Built 12 km of the Quist Nagar road in 2016|Road safety"; got != want {
		t.Errorf("%q is left, want %q", got, want)
	}
	if len(out.Person.Details) != 0 {
		t.Errorf("the district is left: %v", out.Person.Details)
	}
	for text, leaks := range map[string]bool{
		"98955 50102": true, "QUIST NAGAR, ORVIN NAGAR ROAD": true, "Nagar Road": false, "98955 50103": false,
	} {
		if got := len(Leaks([]string{text}, doc, cv.Privacy{Level: cv.ClientSafe})) > 0; got != leaks {
			t.Errorf("%q: found %v, want %v", text, got, leaks)
		}
	}
}

// C1: a client may have the number already, so mending what was read does not change it; another file has another one.
func TestC1_TheNumberIsThatOfTheFile(t *testing.T) {
	file := []cv.SourceLine{{Text: "Orvind Taskur"}, {Text: "Site Clerk, Bolt Ltd"}}
	read := &cv.Document{
		Source: file, Person: cv.Person{Name: cv.Text{Value: "Orvind Taskur"}},
		Work: []cv.Engagement{{Title: cv.Text{Value: "Site Clerk"}}},
	}
	mended := &cv.Document{Source: file, Person: cv.Person{Name: cv.Text{Value: "Orvind Taskur"}}}
	other := &cv.Document{Source: file[:1], Person: read.Person}
	if was, is := Alias(read, cv.Privacy{}), Alias(mended, cv.Privacy{}); was != is {
		t.Errorf("%s became %s when the reading was mended", was, is)
	}
	if Alias(read, cv.Privacy{}) == Alias(other, cv.Privacy{}) {
		t.Error("two files have one number")
	}
}

// Resumes that are exported tell no kind of a telephone that is taken out.
func TestC1_TheKindOfATelephoneGoesWithIt(t *testing.T) {
	doc := &cv.Document{Person: cv.Person{Phone: cv.Text{ID: "person.phone", Value: "+44 7700 900 321"}, PhoneKind: "Mobile"}}
	original := *doc
	if Hide(doc, &original, cv.Privacy{Level: cv.ClientSafe}, nil); doc.Person.PhoneKind != "" {
		t.Errorf("the telephone is told to be a %q", doc.Person.PhoneKind)
	}
}
