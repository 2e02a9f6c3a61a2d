package tailor

import (
	"strings"
	"testing"

	"focal/internal/cv"
)

// TestListsAreMetAsAWhole: of several things asked for in one breath, some are not
// all; the reason names the others.
func TestListsAreMetAsAWhole(t *testing.T) {
	doc := &cv.Document{
		Skills: keywords("Siemens NX", "Teamcenter", "Excel"),
		Work:   []cv.Engagement{post("Design Engineer", "Orrin Pumps", 2018, 0, "Released drawings of pump housings in Siemens NX.")},
	}
	for _, c := range []struct {
		text, status string
		lack         []string
	}{
		{"Siemens NX, Teamcenter and Excel", Met, nil},
		{"Siemens NX, Teamcenter and Windchill", Partly, []string{"Windchill"}},
		{"Siemens NX, Creo and Windchill", Partly, []string{"Creo", "Windchill"}},
		{"Siemens NX or Creo", Met, nil},
		{"Creo or Windchill", Not, nil},
		{"CAD systems such as Siemens NX, Creo and SolidWorks", Met, nil},
	} {
		r := Requirement{Text: c.text, Quote: c.text, Level: Must, Kind: KindSkill}
		got := Compare(doc, []Requirement{r}, cv.Date{Year: 2026}).Requirements[0]
		if rank(got.Status) > rank(c.status) || c.status == Met && got.Status != Met {
			t.Errorf("%s: %s (%s), want %s", c.text, got.Status, got.Reason, c.status)
		}
		for _, w := range c.lack {
			if !strings.Contains(got.Reason, "“"+w+"”") {
				t.Errorf("%s: the reason %q does not name %s", c.text, got.Reason, w)
			}
		}
	}
}

// TestReasonsSayWhatIsMissing: a requirement that is not met says in words what was
// looked for; one that is met says nothing.
func TestReasonsSayWhatIsMissing(t *testing.T) {
	doc := judgedCVs()["nurse"]
	for _, c := range []struct{ text, kind, want string }{
		{"Wound care", KindSkill, ""},
		{"Dialysis", KindSkill, "Nothing in the CV mentions “Dialysis” or another name for it."},
		{"Ward accreditation lead", KindSkill, "it does not mention “accreditation”"},
		{"5 years of experience in anaesthetics", KindExperience, "5 years are asked for; no post in the CV shows that it was about this."},
		{"Bilingual (English/Spanish)", KindLanguage, "Two languages are asked for; Spanish is not listed among the languages of the CV."},
		{"Wards that meet dialysis standards", KindSkill, "“dialysis”"},
		{"Fluent Polish", KindLanguage, "The language is there, at a lower level (“B1”) than is asked for."},
		{"SC clearance", KindClearance, "The CV names no clearance of this level."},
		{"PhD in physics", KindEducation, "No qualification of this level and subject is listed in the CV."},
	} {
		r := Compare(doc, []Requirement{{Text: c.text, Quote: c.text, Level: Must, Kind: c.kind}}, cv.Date{Year: 2026}).Requirements[0]
		if c.want == "" && r.Reason != "" || !strings.Contains(r.Reason, c.want) {
			t.Errorf("%s (%s): reason %q, want %q", c.text, r.Status, r.Reason, c.want)
		}
		if strings.Contains(r.Reason, "“meet”") {
			t.Errorf("%s: a verb that says nothing is named: %s", c.text, r.Reason)
		}
		if (r.Status == Met) != (r.Reason == "") {
			t.Errorf("%s is %s and has the reason %q", c.text, r.Status, r.Reason)
		}
	}
}

// TestADegreeIsNotAStatus: a degree is neither a licence to teach nor an MBA.
func TestADegreeIsNotAStatus(t *testing.T) {
	doc := judgedCVs()["developer"] // an MSc in mathematics
	for text, most := range map[string]string{
		"Qualified Teacher Status and a good degree": Not,
		"MBA": Not,
		"Ability to offer A-level mathematics to the sixth form": Partly,
		"Master's degree in mathematics":                         Met,
	} {
		r := Compare(doc, []Requirement{{Text: text, Quote: text, Level: Must, Kind: KindEducation}}, cv.Date{Year: 2026}).Requirements[0]
		if rank(r.Status) > rank(most) || most == Met && r.Status != Met {
			t.Errorf("%s: %s by %q, want %s at most", text, r.Status, r.Evidence, most)
		}
	}
}

// TestRequirementsInManyStyles: what a job asks for is found however it is set out.
func TestRequirementsInManyStyles(t *testing.T) {
	for _, c := range []struct {
		name, job string
		want      map[string]string // part of the text -> level
	}{
		{"arrows and stars", "WHAT YOU BRING\n→ Solid experience with Vault and Consul\n→ Fluent Danish\n⭐ Bonus: Nomad\n", map[string]string{"Vault": Must, "Danish": Must, "Nomad": Nice}},
		{"lettered lists", "Essential qualifications\na) Thorough knowledge of Tetra radio.\nb) Instructor certificate.\nDesirable\nc) Airwave exposure.\n", map[string]string{"Tetra radio": Must, "Instructor certificate": Must, "Airwave": Nice}},
		{"would be nice", "Must have:\nIPAF 3a\nPASMA\n\nWould be nice:\nRope access\nSlinger ticket\n", map[string]string{"IPAF": Must, "PASMA": Must, "Rope access": Nice, "Slinger": Nice}},
		{"formal prose", "The appointee will be a chartered surveyor (MRICS). He or she will possess demonstrable experience of lease renewals. An MBA will be viewed favourably.", map[string]string{"surveyor": Must, "lease renewals": Must, "MBA": Nice}},
		{"a long demand with tickets", "You will have a proven track record of delivering care homes of £4m and more, SSSTS, IPAF and First Aid tickets, and a joinery background.", map[string]string{"SSSTS": Must, "IPAF": Must, "First Aid": Must}},
		{"the level of security", "Person specification\nThe level of security needed is counter-terrorist check.\n", map[string]string{"counter-terrorist check": Must}},
	} {
		got := Requirements(job(c.job))
		for part, level := range c.want {
			found := false
			for _, r := range got {
				if strings.Contains(strings.ToLower(r.Text), strings.ToLower(part)) {
					found = true
					if r.Level != level {
						t.Errorf("%s: %q is %s, want %s", c.name, r.Text, r.Level, level)
					}
				}
			}
			if !found {
				t.Errorf("%s: %q not found in %+v", c.name, part, got)
			}
		}
	}
}

// What stands among the certificates need not call itself a certificate; the same
// words in a post do.
func TestCertificatesAreCertificates(t *testing.T) {
	named := []string{"First Aid at Work", "RTITB Forklift Instructor", "IOSH Managing Safely"}
	listed, told := &cv.Document{}, &cv.Document{}
	for _, n := range named {
		listed.Certificates = append(listed.Certificates, cv.Certificate{Name: text(n)})
	}
	told.Work = []cv.Engagement{post("Supervisor", "Kestrel Parcels", 2019, 0, named...)}
	for _, want := range []string{"First aid certificate", "Forklift instructor qualification (RTITB or similar)", "IOSH Managing Safely certificate"} {
		r := Requirement{Text: want, Quote: want, Level: Must, Kind: KindCertificate}
		got := Compare(listed, []Requirement{r}, cv.Date{Year: 2026}).Requirements[0]
		if got.Status != Met {
			t.Errorf("%s, listed: %s (%s)", want, got.Status, got.Reason)
		}
		if got := Compare(told, []Requirement{r}, cv.Date{Year: 2026}).Requirements[0]; got.Status == Met {
			t.Errorf("%s, in a post: %s", want, got.Status)
		}
	}
	r := Requirement{Text: "Food hygiene certificate", Quote: "Food hygiene certificate", Level: Must, Kind: KindCertificate}
	if got := Compare(listed, []Requirement{r}, cv.Date{Year: 2026}).Requirements[0]; got.Status == Met {
		t.Errorf("another certificate: %s", got.Status)
	}
}
