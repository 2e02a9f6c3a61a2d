package blind

import (
	"strings"
	"testing"

	"focal/internal/cv"
)

// fileOf is a CV whose lines all became unlabelled facts of the head or of a section at the end, as
// where the reader took nothing in for what it is.
func fileOf(section cv.Section, lines ...string) *cv.Document {
	d := &cv.Document{Person: cv.Person{Name: cv.Text{Value: "Orvind S. Pellamquist", Confidence: 0.9}}}
	var items []cv.Item
	for i, l := range lines {
		d.Source = append(d.Source, cv.SourceLine{Text: l})
		for _, cell := range strings.Split(l, "\t") {
			t := cv.Text{Value: cell, Lines: []int{i}}
			if section == cv.SectionPerson {
				d.Person.Details = append(d.Person.Details, cv.Detail{Value: t})
			} else {
				items = append(items, cv.Item{Text: t})
			}
		}
	}
	if len(items) > 0 {
		d.Additional = []cv.OtherSection{{Heading: cv.Text{Value: "More"}, Items: items}}
	}
	d.AssignIDs()
	return d
}

func shown(d *cv.Document) string {
	var texts []string
	for _, f := range d.Person.Details {
		texts = append(texts, strings.TrimPrefix(f.Label.Value+": "+f.Value.Value, ": "))
	}
	for _, s := range d.Additional {
		for _, item := range s.Items {
			texts = append(texts, item.Value)
		}
	}
	return strings.Join(texts, "|")
}

// What the lines of a file tell by their labels goes, wherever the reader put it, and the label with it.
func TestWhatLabelsTellGoes(t *testing.T) {
	const person, more = cv.SectionPerson, cv.SectionAdditional
	for _, c := range []struct {
		level   cv.Level
		section cv.Section
		lines   string // parted by "|"
		want    string
	}{
		// Telephone numbers in cells, in lists, below their label.
		{cv.ClientSafe, person, "Contact no.: Selby|Selby: +971\t52465101/0502766931|Welds", "Contact no.: Selby|Welds"},
		{cv.ClientSafe, more, "Phone:|52465101|Welds", "Welds"},
		{cv.ClientSafe, more, "Reach me at mobile 52 46 51 01, 50 27 66 93", ""},
		{cv.ClientSafe, more, "Salary: 20000-25000", "Salary: 20000-25000"},
		{cv.Blind, more, "20000-25000 a month", "20000-25000 a month"},
		// Accounts.
		{cv.ClientSafe, person, "Skype,id, orvin101", ""},
		{cv.ClientSafe, more, "Find me on LinkedIn: orvind-pellam", ""},
		{cv.ClientSafe, more, "Wrote fb.com/orvin.pel", "Wrote [withheld]"},
		{cv.ClientSafe, more, "Skype for Business, GitHub Actions", "Skype for Business, GitHub Actions"},
		{cv.ClientSafe, more, "Email; orvin-tarnworks.org.ke", ""},
		{cv.ClientSafe, more, "Maintenance @ 11kV, erection @ site", "Maintenance @ 11kV, erection @ site"},
		{cv.ClientSafe, more, "Instagram 12000 followers, Facebook ads 12000", "Instagram 12000 followers, Facebook ads 12000"},
		{cv.ClientSafe, more, "Email volume grew to 2500000.|Sold 2500000 tickets", "Email volume grew to 2500000.|Sold 2500000 tickets"},
		{cv.ClientSafe, more, "Email marketing, 25 000 000 users", "Email marketing, 25 000 000 users"},
		// Numbers of identity.
		{cv.ClientSafe, more, "PAN India, 250000 homes|Reached 250000 homes", "PAN India, 250000 homes|Reached 250000 homes"},
		{cv.ClientSafe, person, "Passport No|H 3 7 6 8 1 3 1|Date of issue 30 / 04 / 2009", "Date of issue 30 / 04 / 2009"},
		{cv.ClientSafe, more, "Passport Details:-", ""},
		{cv.ClientSafe, person, "05002041", ""},
		{cv.ClientSafe, person, "CDC No MUM 123456", ""},
		{cv.ClientSafe, person, "Iqama No: 2123456789", ""},
		{cv.ClientSafe, person, "INDoS 07ZL1234", ""},
		{cv.ClientSafe, more, "RN license #612345 (Ohio)", "RN license #[withheld] (Ohio)"},
		{cv.ClientSafe, more, "Service number 25123456", ""},
		{cv.ClientSafe, more, "SBI A/c No: 12345678901", ""},
		{cv.ClientSafe, more, "Customer service: 250000 calls", "Customer service: 250000 calls"},
		{cv.ClientSafe, more, "Licences 25000, service no 4 line", "Licences 25000, service no 4 line"},
		{cv.ClientSafe, person, "Full driving licence", "Full driving licence"},
		// Addresses.
		{cv.ClientSafe, more, "38/5048,TARN NAGAR, QUIST CHOWK|[CHENNAI-516002]", "CHENNAI"},
		{cv.ClientSafe, more, "Address: 9 Mill Street, Chennai, Tamil Nadu, Playing chess", "Chennai, Tamil Nadu"},
		{cv.ClientSafe, person, "Postal Address", ""},
		{cv.ClientSafe, person, "443” Street No.3”, Chennai-110092", "Chennai"},
		{cv.ClientSafe, person, "Selby, U.P. (247001)", "Selby, U.P."},
		{cv.ClientSafe, person, "Orvin Lodge, 5 Elm Hill, Norwich NR2 1AA", "Norwich"},
		{cv.ClientSafe, person, "Lindenstraße 7, 80331 München", "München"},
		{cv.ClientSafe, person, "40 staff, Norwich", "40 staff, Norwich"},
		{cv.ClientSafe, person, "Level 5, Norwich", "Level 5, Norwich"},
		{cv.ClientSafe, person, "5 floors of steel, led alone", "5 floors of steel, led alone"},
		{cv.ClientSafe, person, "Quist CHS.Ltd, 4/12 Mill Road, Orvin Nagar. Nr.Tarn. Kennet Road (E)", ""},
		{cv.ClientSafe, more, "Mob. No. 9895401111", ""},
		{cv.ClientSafe, more, "No. 9895401111", "No. 9895401111"},
		{cv.ClientSafe, more, "Passport: No. M1696206", "Passport: No. [withheld]"},
		// Relatives.
		{cv.ClientSafe, more, "Father\t: L. SHENBAGAM", "Father|: L. SHENBAGAM"},
		{cv.Blind, person, "Father\t: L. SHENBAGAM|L. SHENBAGAM|Mother tongue: Welsh", "Mother tongue: Welsh"},
		{cv.Blind, more, "Name: Orvind Father name : Harvik Orme Date of Birth : 04-03-87 Gender : Male", "Name: O.P. Gender : Male"},
		{cv.BlindPlus, more, "Date of Birth : 04-03-1987 Gender : Male", ""},
		{cv.Blind, more, "Born on the twenty-third of June nineteen ninety, welds.", "[withheld], welds."},
		{cv.Blind, more, "Father`s Name: Mr. Shenbagam Quist", ""},
		{cv.Blind, more, "Guardian\tLondon|Wrote in London", "Guardian|London|Wrote in London"},
		// The name in other writings.
		{cv.Blind, more, "O R V I N D leads", "O.P. leads"},
		{cv.Blind, more, "OrvindPellamquist leads", "O.P. leads"},
		{cv.Blind, more, "Station: (Orvind Pelamquist.S)", "Station: (O.P.)"},
		{cv.Blind, more, "Place:|Date:\tSignature|(T.S.Quistarn kumar)", "Place:|Date:|Signature|(O.P.)"},
		{cv.Blind, more, "Place:|Signature|(Chennai)", "Place:|Signature|(Chennai)"},
		// What was taken out leaves no rubble.
		{cv.ClientSafe, more, "Harvik Orme, Tarn Works 9895401111", "Harvik Orme, Tarn Works"},
		{cv.ClientSafe, more, "9895401111, Tarn Works", "Tarn Works"},
		{cv.ClientSafe, more, "Call 9895401111", "Call [withheld]"},
		{cv.Blind, more, "Date of birth : 27-07-1971", ""},
		{cv.BlindPlus, more, "Dependents: wife and two sons", ""},
	} {
		original := fileOf(c.section, strings.Split(c.lines, "|")...)
		doc := original.Clone()
		Hide(doc, original, cv.Privacy{Level: c.level, Candidate: cv.Initials}, nil)
		if got := shown(doc); got != c.want {
			t.Errorf("%s: %q became %q, want %q", c.level, c.lines, got, c.want)
		}
	}
}

// Each of these changes is listed with what was there, and comes back alone.
func TestEachComesBackAlone(t *testing.T) {
	original := fileOf(cv.SectionAdditional, "Contact no.: Selby", "Selby: +971\t52465101/0502766931", "Skype,id, orvin101",
		"Passport No", "H 3 7 6 8 1 3 1", "Father\t: L. Shenbagam", "Date of Birth : 04-03-87 Gender : Male", "O R V I N D leads",
		"Harvik Orme, Tarn Works 9895401111", "Residential Address:", "[CHENNAI-516002]")
	values := func(d *cv.Document) map[string]string {
		found := map[string]string{}
		d.Walk(func(r cv.Ref) { found[r.Text.ID] = r.Text.Value })
		return found
	}
	was := values(original)
	privacy := cv.Privacy{Level: cv.BlindPlus}
	notes := Hide(original.Clone(), original, privacy, nil)
	if len(notes) < 10 {
		t.Errorf("only %d changes: %+v", len(notes), notes)
	}
	for _, n := range notes {
		if n.Before != was[n.Field] || n.Reason == "" {
			t.Errorf("the note does not say what was there: %+v", n)
		}
		doc := original.Clone()
		others := Hide(doc, original, privacy, func(x cv.Note) bool { return x.Field != n.Field })
		if got := values(doc)[n.Field]; got != n.Before || len(others) != len(notes)-1 {
			t.Errorf("%q came back as %q beside %d of %d changes", n.Before, got, len(others), len(notes))
		}
	}
}

// What a part of the name is beside it: a word of its own, or the name in short.
func TestNamesThatAreWords(t *testing.T) {
	const work = cv.SectionWork
	for _, c := range []struct {
		name string
		role cv.Role
		text string
		want string
	}{
		{"Rose May", cv.RoleOrganisation, "Rose Garden Hotel", "R.M. Garden Hotel"},
		{"Rose May", cv.RoleBullet, "Opened in May 2019, closed 3 May", "Opened in May 2019, closed 3 May"},
		{"Rose May", cv.RoleBullet, "Rose led it, and May too", "R.M. led it, and R.M. too"},
		{"Rose May", cv.RoleDetail, "Rose Lodge", "R.M. Lodge"},
		{"Orla Price", cv.RoleBullet, "Price negotiation; Price trains others", "Price negotiation; O.P. trains others"},
		{"Orla Price", cv.RoleOrganisation, "Price & Sons Ltd", "O.P. & Sons Ltd"},
		{"Orla Price", cv.RoleOrganisation, "Price Consulting", "O.P. Consulting"},
		{"Orla Price", cv.RoleOrganisation, "Orla Price Analysis", "O.P. Analysis"},
		{"Imran King", cv.RoleOrganisation, "Burger King UK", "Burger King UK"},
		{"Tarn Pellam", cv.RoleOrganisation, "Pellam Hospital", "T.P. Hospital"},
		{"Jacob Young", cv.RoleBullet, "Joined the Young Professionals of Mr Young", "Joined the Young Professionals of Mr J.Y."},
		{"Patrick Orvind", cv.RoleBullet, "Pat Orvind leads; Pat. Orvind", "P.O. leads; P.O."},
		{"Grace Quist", cv.RoleBullet, "Graduate Quist", "Graduate G.Q."},
		{"David Hunt", cv.RoleBullet, "Dave Hunt built the Hunt group", "D.H. built the Hunt group"},
		{"Ann Cooper", cv.RoleBullet, "Copper cabling for Ann Coper", "Copper cabling for A.C."},
		{"Orvind Pellam, RN", cv.RoleBullet, "RN of a ward; Orvind", "RN of a ward; O.P."},
	} {
		original := &cv.Document{Person: cv.Person{Name: cv.Text{Value: c.name, Confidence: 0.9}}}
		if c.role == cv.RoleOrganisation {
			original.Work = []cv.Engagement{{Organisation: cv.Text{Value: c.text}}}
		}
		s := secretsOf(original, cv.Privacy{Level: cv.Blind, Candidate: cv.Initials})
		section := work
		if c.role == cv.RoleDetail {
			section = cv.SectionPerson
		}
		if got, _ := s.scrub(c.text, cv.Ref{Section: section, Role: c.role, Text: &cv.Text{Value: c.text}}); got != c.want {
			t.Errorf("%s: %q became %q, want %q", c.name, c.text, got, c.want)
		}
	}
}
