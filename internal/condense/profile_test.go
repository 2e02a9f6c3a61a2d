package condense

import (
	"strings"
	"testing"

	"focal/internal/cv"
)

// profileOf is an English document whose profile has these paragraphs.
func profileOf(paragraphs ...string) *cv.Document {
	doc := &cv.Document{Locale: "en-GB"}
	doc.Person.Name.Value = "Robin Moss"
	for i, p := range paragraphs {
		doc.Summary = append(doc.Summary, cv.Text{ID: "summary[" + string(rune('0'+i)) + "]", Value: p})
	}
	return doc
}

func profileText(doc *cv.Document) string {
	var list []string
	for _, t := range doc.Summary {
		list = append(list, t.Value)
	}
	return strings.Join(list, " | ")
}

// Fragments that are claims become sentences; what only looks like one stays.
func TestSpokenFragmentsOfProfiles(t *testing.T) {
	for before, want := range map[string]string{
		"Civil engineer having nine years of experience.":      "I am a civil engineer having nine years of experience.",
		"1.8 years of experience in dredging.":                 "I have 1.8 years of experience in dredging.",
		"Highly trustworthy, discreet and ethical.":            "I am highly trustworthy, discreet and ethical.",
		"Hardworking, 5 years' experience in retail.":          "I am hardworking and have 5 years' experience in retail.",
		"Self motivated, hard working with a wide outlook.":    "I am self motivated, hard working with a wide outlook.",
		"Having a driving licence.":                            "I have a driving licence.",
		"Involved in all aspects of rigging.":                  "I have been involved in all aspects of rigging.",
		"Presently associated with Solent Dredging as a mate.": "I am presently associated with Solent Dredging as a mate.",
		"Intend to build boats in the north.":                  "I intend to build boats in the north.",
		"Effective communicator; had the chance to lead.":      "I am an effective communicator; had the chance to lead.",
		"An ambitious rigger with tact, and has a licence.":    "I am an ambitious rigger with tact, and have a licence.",
		"To be a part of a yard that builds lifeboats.":        "I seek to be a part of a yard that builds lifeboats.",
		"A conscientious and calm person who is never late.":   "I am a conscientious and calm person who is never late.",
		"Good communication.":                                  "I have good communication.",
		"A person who rests will never grow.":                  "A person who rests will never grow.",
		"To be a rigger.":                                      "To be a rigger.",
		"Harbour master before that, former pilot.":            "Harbour master before that, former pilot.",
		"Engineer robin.moss@example.org":                      "Engineer robin.moss@example.org",
		"Support the crews.":                                   "Support the crews.",
		"Process drawings and market the yard.":                "Process drawings and market the yard.",
		"Employed as a nurse at Hull from 2001 to 2009.":       "Employed as a nurse at Hull from 2001 to 2009.",
		"Employed by Humber Yard until 2014.":                  "Employed by Humber Yard until 2014.",
		"Working with the harbour till 2019.":                  "Working with the harbour till 2019.",
		"Currently employed by Humber Yard as a cook.":         "I am currently employed by Humber Yard as a cook.",
		"Unsuccessful candidate at the 2015 election.":         "Unsuccessful candidate at the 2015 election.",
		"Shift working.":                                       "Shift working.",
		"English spoken.":                                      "English spoken.",
		"Open University graduate in law.":                     "I am an Open University graduate in law.",
		"Bring boats home.":                                    "Bring boats home.",
		"Involved in a collision at sea.":                      "Involved in a collision at sea.",
		"Customer service, sales and marketing.":               "Customer service, sales and marketing.",
	} {
		if got := Spoken(before); got != want {
			t.Errorf("%q: got %q, want %q", before, got, want)
		}
	}
}

// What tells nothing of its owner goes, one note for each cut; what says which post, denies or counts stays.
func TestProfile(t *testing.T) {
	for _, c := range []struct{ before, want string }{
		{"I am a welder with tact. Seeking a position where I can use my skills and grow.", "I am a welder with tact."},
		{"Seeking a post as a welder with a view to use my skills for the benefit of the company.", "Seeking a post as a welder."},
		{"Looking for a research post in Hull where I can use my skills and knowledge to grow.", "Looking for a research post in Hull."},
		{
			"Looking for a research post in Hull and to work in a growing company where I can use my skills and knowledge.",
			"Looking for a research post in Hull and to work in a growing company.",
		},
		{"To obtain a position as a cook in a company that values hard work and offers growth.", "To obtain a position as a cook."},
		{"To obtain a position as a ship's cook in a firm that offers growth and learning.", "To obtain a position as a ship's cook."},
		{"Career Objective: To build lifeboats.", "To build lifeboats."},
		{"Seeking a role as a tide surveyor where I would not travel.", "Seeking a role as a tide surveyor where I would not travel."},
		{"Seeking a rigging post that uses my analytical skills.", "Seeking a rigging post that uses my analytical skills."},
		{
			"Seeking a tide surveyor's post in Hull, aiming to develop skills and grow.",
			"Seeking a tide surveyor's post in Hull, aiming to develop skills and grow.",
		},
		{
			"Seeking a tide surveyor's post in Hull with a chance to develop skills and grow.",
			"Seeking a tide surveyor's post in Hull with a chance to develop skills and grow.",
		},
		{
			"I am a welder. Looking for an immediate start in a good company.",
			"I am a welder. Looking for an immediate start in a good company.",
		},
		{"I am a welder. Willing to work hard and travel.", "I am a welder. Willing to work hard and travel."},
		{"I am a welder. Looking for a good team, no weekends.", "I am a welder. Looking for a good team, no weekends."},
		{
			"Seeking a welder's post in a firm for which I would be proud to grow.",
			"Seeking a welder's post in a firm for which I would be proud to grow.",
		},
		{"Goal-oriented rigger with tact.", "Goal-oriented rigger with tact."},
		{"Objective-C developer since 2012.", "Objective-C developer since 2012."},
		{"Qualified electrician with a van seeks a position in Hull.", "Qualified electrician with a van, and seeks a position in Hull."},
		{"The crew with tact seeks a master.", "The crew with tact seeks a master."},
	} {
		doc := profileOf(c.before)
		notes := Profile(doc, cv.ThirdPerson, cv.Keep(nil))
		if got := profileText(doc); got != c.want {
			t.Errorf("%q: got %q, want %q", c.before, got, c.want)
		}
		if (c.before != c.want) != (len(notes) > 0) {
			t.Errorf("%q: %d notes", c.before, len(notes))
		}
		doc = profileOf(c.before)
		Profile(doc, cv.ThirdPerson, func(cv.Note) bool { return false })
		if got := profileText(doc); got != c.before {
			t.Errorf("%q: taken back, but got %q", c.before, got)
		}
	}
}

// Lines that belong to no profile are not lost, and an aim stands last.
func TestProfileLines(t *testing.T) {
	doc := profileOf("C U R R I C U L U M V I T A E", "To build lifeboats in Hull.", "Fitter with four years in rail.", "2010 - 2012")
	Profile(doc, cv.ThirdPerson, cv.Keep(nil))
	if got, want := profileText(doc), "Fitter with four years in rail. | To build lifeboats in Hull."; got != want {
		t.Errorf("got %q, want %q", got, want)
	}
	if len(doc.Additional) != 1 || doc.Additional[0].Items[0].Value != "2010 - 2012" {
		t.Errorf("the years are lost: %v", doc.Additional)
	}
}

// Nothing in the first person is printed in a profile of the third.
func TestThirdPersonOnly(t *testing.T) {
	for _, c := range []struct{ before, want string }{
		{"Robin Moss is a rigger. I did also sail for my uncle.", "Robin Moss is a rigger."},
		{"I did also sail.", ""},
		{"Robin Moss runs the yard. Our team won.", "Robin Moss runs the yard."},
		{"Robin Moss holds Class I tickets and PART I of the exam.", "Robin Moss holds Class I tickets and PART I of the exam."},
		{"Robin Moss is a My SQL and US tax adviser.", "Robin Moss is a My SQL and US tax adviser."},
		{"Robin Moss is a rigger. “I want to use my skills.”", "Robin Moss is a rigger."},
		{"Robin Moss has run phase I trials and level I audits.", "Robin Moss has run phase I trials and level I audits."},
		{"Robin Moss is a mine surveyor. Has planned open cast mines.", "Robin Moss is a mine surveyor. Has planned open cast mines."},
		{"Robin Moss is eligible to work in the us.", "Robin Moss is eligible to work in the us."},
		{"Robin Moss served alongside us navy crews.", "Robin Moss served alongside us navy crews."},
		{"Robin Moss is a rigger. He paid us.", "Robin Moss is a rigger."},
		{"Robin Moss is a rigger. We built 12 boats.", "Robin Moss is a rigger. We built 12 boats."},
		{"Robin Moss was told: “I like our work.”", "Robin Moss was told: “I like our work.”"},
	} {
		doc := profileOf(c.before)
		notes := ThirdPersonOnly(doc, cv.ThirdPerson, cv.Keep(nil))
		if got := profileText(doc); got != c.want || (got != c.before) != (len(notes) > 0) {
			t.Errorf("%q: got %q with %d notes, want %q", c.before, got, len(notes), c.want)
		}
	}
	doc := profileOf("Moss K. I has worked at sea.", "Moss K. I rows.")
	doc.Person.Name.Value = "MOSS K. I"
	if ThirdPersonOnly(doc, cv.ThirdPerson, cv.Keep(nil)); len(doc.Summary) != 2 {
		t.Error("the initial of a name is nobody who speaks")
	}
	doc = profileOf("Moss.C.I has worked at sea.")
	if ThirdPersonOnly(doc, cv.ThirdPerson, cv.Keep(nil)); len(doc.Summary) != 1 {
		t.Error("initials without spaces are nobody who speaks")
	}
	doc = profileOf("I am a rigger.")
	if ThirdPersonOnly(doc, cv.FirstPerson, cv.Keep(nil)); len(doc.Summary) != 1 {
		t.Error("the first person is what was asked for")
	}
}

// The heading of a list that ran into the profile goes from it; a sentence in capitals stays.
func TestProfileHeadingsGo(t *testing.T) {
	for text, want := range map[string]string{
		"SKILLS AND QUALIFICATIONS": "", "KEY STRENGTHS:": "", "EXPERTISE": "",
		"SKILLS ARE MY LIFE": "SKILLS ARE MY LIFE", "RIGGER WITH EXPERIENCE": "RIGGER WITH EXPERIENCE",
	} {
		doc := profileOf(text, "Rigs twelve ships.")
		notes := Profile(doc, cv.ThirdPerson, cv.Keep(nil))
		if got := doc.Summary[0].Value; got != want && !(want == "" && got == "Rigs twelve ships.") || (want == "") != (len(notes) == 1) {
			t.Errorf("%q: got %q with %d notes", text, got, len(notes))
		}
	}
}
