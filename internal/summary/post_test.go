package summary

import (
	"testing"

	"focal/internal/cv"
)

// A title goes without its place where that leaves the rank as it was; one is the head of something, and a manager at it.
func TestAsWhat(t *testing.T) {
	for title, want := range map[string]string{
		"Rigger, Leith":             "as Rigger at Tern Boatyard",
		"Site Manager (North Quay)": "as Site Manager at Tern Boatyard",
		"Site Manager (Acting)":     "at Tern Boatyard",
		"Site Manager (Trainee)":    "at Tern Boatyard",
		"Solicitor - trainee":       "at Tern Boatyard",
		"Harbour Pilot, Assistant":  "at Tern Boatyard",
		"Yard Clerk (Mat. cover)":   "at Tern Boatyard",
		"Yard Clerk - Temporary":    "at Tern Boatyard",
		"Acting Site Manager":       "as Acting Site Manager at Tern Boatyard",
		"Director, Sales":           "at Tern Boatyard",
		"Managing Director, Asia":   "at Tern Boatyard",
		"Founder":                   "as Founder of Tern Boatyard",
		"Managing Director":         "as Managing Director of Tern Boatyard",
		"Founder & CEO":             "as Founder & CEO of Tern Boatyard",
		"Product Owner":             "as Product Owner at Tern Boatyard",
		"Vice President":            "as Vice President at Tern Boatyard",

		"Rigger - Mooring Department":   "as Rigger at Tern Boatyard",
		"Pharmacist (pre-registration)": "at Tern Boatyard",
		"Teacher (unqualified)":         "at Tern Boatyard",
		"Partner (salaried)":            "at Tern Boatyard",
		"Pilot (second officer)":        "at Tern Boatyard",
		"Site Manager (Designate)":      "at Tern Boatyard",
		"Yard Director (non-executive)": "at Tern Boatyard",
		"Electrician (Apprenticeship)":  "at Tern Boatyard",
		"Rigger, Deputy to the Mate":    "at Tern Boatyard",
	} {
		doc := mate()
		doc.Work[0].Title, doc.Work[0].Location = sourced(doc, title), sourced(doc, "North Quay, Leith")
		got, _ := newComposer(doc, Request{Person: cv.ThirdPerson}).asWhat("is a sailor", 0)
		if got != want {
			t.Errorf("%s: got %q, want %q", title, got, want)
		}
	}
}

// Nobody works at a firm that only others sent them to, or that bought their time.
func TestWorksAt(t *testing.T) {
	for firm, want := range map[string]string{
		"Tern Boatyard (TB)":         "as Rigger at Tern Boatyard",
		"Tern Boatyard (freelance)":  "as Rigger",
		"Tern Boatyard (via Gulls)":  "as Rigger",
		"Tern Boatyard - Contract":   "as Rigger",
		"Tern Boatyard (contractor)": "as Rigger",
		"Tern Boatyard (agency)":     "as Rigger",
	} {
		doc := mate()
		doc.Work[0].Title, doc.Work[0].Organisation = sourced(doc, "Rigger"), sourced(doc, firm)
		if got, _ := newComposer(doc, Request{Person: cv.ThirdPerson}).asWhat("is a sailor", 0); got != want {
			t.Errorf("%s: got %q, want %q", firm, got, want)
		}
	}
}

// A degree is said however it is written, but not by what others study for.
func TestSaysDegree(t *testing.T) {
	for _, c := range []struct {
		profile, name, area string
		want                bool
	}{
		{"She holds an MSc and runs projects.", "MSc", "", true},
		{"She holds an M.Sc. from Solent.", "MSc", "Harbour Studies", true},
		{"She holds an MSc from Solent.", "M.Sc.", "Harbour Studies", true},
		{"She holds a B.Com. and sails.", "B.Com.", "", true},
		{"She holds a B. Com from Solent.", "B.Com.", "", true},
		{"She supervised three PhD students.", "PhD", "Harbour Studies", false},
		{"She taught MSc and BSc students.", "MSc", "Harbour Studies", false},
		{"She has Masters in Business Administration in Finance.", "MBA", "", true},
		{"She is a Bachelor of Computer Applications.", "MCA", "", false},
		{"She taught master's candidates.", "Master", "", false},
		{"She is a graduate in harbour studies.", "MSc", "Harbour Studies", true},
		{"She is a rigger.", "MSc", "Harbour Studies", false},
	} {
		doc := mate()
		doc.Summary = []cv.Text{sourced(doc, c.profile)}
		if got := newComposer(doc, Request{Person: cv.ThirdPerson}).saysDegree(c.name, c.area); got != c.want {
			t.Errorf("%q: %s %s: %v", c.profile, c.name, c.area, got)
		}
	}
}

// What somebody does and what they have done are two claims, but not what others have who are named between them.
func TestNowAndThen(t *testing.T) {
	for text, want := range map[string]int{
		"runs a yard and has won three design awards":                          2,
		"works for a yard that builds ferries and has won three design awards": 1,
		"works for a yard whose crew sails and has won three awards":           1,
		"works for a crew who sail and have won three awards":                  1,
		"works where nobody sails and has won three awards":                    1,
		"is a rigger and has won three awards":                                 1,
	} {
		if got := len(nowAndThen(predicate{text: text})); got != want {
			t.Errorf("%q: %d claims, want %d", text, got, want)
		}
	}
}

// What a note without a verb says is had is a card or years of some work.
func TestHad(t *testing.T) {
	for note, want := range map[string]string{
		"15 years commercial and industrial":   "has 15 years of commercial and industrial experience",
		"Over ten years coastal":               "has over ten years of coastal experience",
		"5 years unemployed":                   "",
		"3 years self-employed":                "",
		"9 years married":                      "",
		"40 years old":                         "",
		"Early years primary":                  "",
		"Full, clean driving licence":          "has a full, clean driving licence",
		"Full UK driving licence":              "has a full UK driving licence",
		"Enhanced DBS check":                   "has an enhanced DBS check",
		"Valid passport":                       "has a valid passport",
		"Full of ideas, current certificate":   "",
		"Current and lapsed rope certificate":  "",
		"Clean record, no points, no passport": "",
	} {
		c := newComposer(mate(), Request{Person: cv.ThirdPerson, Pronouns: cv.She})
		got, ok := c.ofCandidate(note)
		if !ok {
			got = ""
		}
		if got != want {
			t.Errorf("%q: got %q, want %q", note, got, want)
		}
	}
}

// A profile that names certificates holds those that are held today.
func TestCards(t *testing.T) {
	for _, c := range []struct {
		name  string
		dates cv.DateRange
		want  string
	}{
		{"Mooring Certificate", cv.DateRange{}, "holds a Mooring Certificate"},
		{"Mooring Certificate", cv.DateRange{Start: cv.Date{Year: 2012}}, "holds a Mooring Certificate"},
		{"Mooring Certificate", years(2012, 2030), "holds a Mooring Certificate"},
		{"Mooring Certificate", years(2012, 2016), ""},
		{"Mooring Certificate", cv.DateRange{End: cv.Date{Year: 2020}}, ""},
		{"Mooring Certificate (in progress)", cv.DateRange{}, ""},
	} {
		doc := mate()
		doc.Certificates = []cv.Certificate{{Name: sourced(doc, c.name), Dates: c.dates}}
		composer := newComposer(doc, Request{Person: cv.ThirdPerson, Pronouns: cv.She, Today: cv.Date{Year: 2026}})
		if got, _ := composer.cards(c.name); got != c.want {
			t.Errorf("%s %v: got %q, want %q", c.name, c.dates, got, c.want)
		}
	}
}

// What somebody has to be before they may work at all.
func TestOnRegister(t *testing.T) {
	for text, want := range map[string]bool{
		"is NMC registered": true, "is fully registered with the GMC": true, "are licensed to practise": true,
		"is a registered nurse": false, "registered three boats": false, "is skilled in rigging": false,
	} {
		if got := onRegister.MatchString(text); got != want {
			t.Errorf("%q: %v", text, got)
		}
	}
}

// A strong deed keeps others company although the job does not ask for it; a slight one and a weak verb do not.
func TestKeepsCompany(t *testing.T) {
	c := newComposer(mate(), Request{Person: cv.ThirdPerson})
	for _, d := range []struct {
		verb  string
		score float64
		want  bool
	}{{"build", leastScore, true}, {"build", leastScore - 1, true}, {"build", leastScore - 2, false}, {"attend", leastScore, false}} {
		if got := c.keepsCompany(deed{verbs: []string{d.verb}, score: d.score}); got != d.want {
			t.Errorf("%s %v: %v", d.verb, d.score, got)
		}
	}
}

// The number of a register is held by nobody.
func TestRegisterNumbers(t *testing.T) {
	for name, want := range map[string]bool{
		"NMC PIN 16X0000E": true, "CSCS card no. 1234": true, "SMSTS 00456123": true,
		"ISO 9001 Lead Auditor": false, "NVQ Level 3": false, "No Fear Rescue": false, "AWS DVA-C02": false, "City & Guilds 2391": false,
	} {
		if got := registerNumber.MatchString(name); got != want {
			t.Errorf("%q: %v", name, got)
		}
	}
}
