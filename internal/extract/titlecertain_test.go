package extract

import "testing"

func TestCertainTitle(t *testing.T) {
	for text, want := range map[string]bool{
		"Deck Officer":                  true,
		"Rope Access / Paint Inspector": true,
		"Senior Node.js Developer":      true,
		"Curriculum Vitae":              false,
		"Operator":                      false,
		"The Recruitment Officer":       false,
		"CV for Deck Officer":           false,
		"Certified Crane Operator":      false,
		"Near the pier":                 false,
		"Ferry Quay (PO)":               false,
		"ROB IN TA":                     false,
		"Hull, East Riding":             false,
		"BSc Marine Science":            false,
		"Village Officer, Dist Sur":     false,
		"Worked as an engineer with 12 years of service at sea": false,
	} {
		if got := certainTitle(text); got != want {
			t.Errorf("%q: %v", text, got)
		}
	}
}

// A title of the head is the headline even where the models are not sure of it: under the contacts, beside the first of them, as large as a
// heading. A cell of a table further down is none.
func TestTitleInTheHead(t *testing.T) {
	const rest = "Profile\nCalm and careful.\n\nExperience\nMate, Tern Ferries, 2015 - 2018\n- Kept the log of the ship\n"
	for head, want := range map[string]string{
		"Robin Moss\nFowey, PL23 1AA\nMobile: 07700 900123\nrobin@example.org\nDECK OFFICER":                  "DECK OFFICER",
		"Robin Moss\tE-mail: robin@example.org\nDeck Officer\tPhone: 07700 900123":                            "Deck Officer",
		"Robin Moss\tBorn 1990\nFowey\trobin@example.org\nQuay 4\t07700 900123\nDeck Officer\tUnited Kingdom": "Deck Officer",
		"Robin Moss\n(Deck Officer)\nMobile: 07700 900123\nrobin@example.org":                                 "Deck Officer",
		"Robin Moss (Deck Officer)\nMobile: 07700 900123\nrobin@example.org":                                  "Deck Officer",

		"Robin Moss\nDeck Officer (7 years)\nrobin@example.org": "Deck Officer (7 years)",
		"Deck Officer with 3+ years\nrobin@example.org":         "Deck Officer with 3+ years",

		"Robin Moss\nAt-Oak Street, Po-Hull\nMobile: 07700 900123\nrobin@example.org":                               "",
		"Robin Moss\nrobin@example.org\nReferee\tAnn Hill\tHead Teacher":                                            "",
		"Robin Moss\nPO / Scrum Master\nrobin@example.org":                                                          "PO / Scrum Master",
		"Robin Moss\nPost applied for:\tDeck Officer\nMobile: 07700 900123\nrobin@example.org":                      "",
		"Robin Moss\nrobin@example.org\n07700 900123\nFowey\nTenders\nPort\tRole\tStatus\nFowey\tDeck Officer\tWon": "",
	} {
		doc, _ := Document(flow(head+"\n"+rest), Options{})
		if got := doc.Person.Label.Value; got != want {
			t.Errorf("%q: %q, want %q", head, got, want)
		}
	}
}

// How long somebody has had a title is no part of what tells the title; a text that says more is none.
func TestTitleWithoutItsTime(t *testing.T) {
	for text, want := range map[string]string{
		"Deck Officer (7 years 7 months)":         "Deck Officer",
		"Deck Officer 11months Experience":        "Deck Officer",
		"Deck Officer with over 3.5 years at sea": "Deck Officer",
		"Deck Officer":                                 "Deck Officer",
		"Deck Officer; 3 years at sea; calm":           "Deck Officer; 3 years at sea; calm",
		"3 years at sea":                               "3 years at sea",
		"Deck Officer 3: the ferry of the year 2019 x": "Deck Officer 3: the ferry of the year 2019 x",
	} {
		if got := withoutTime(text); got != want {
			t.Errorf("%q: %q, want %q", text, got, want)
		}
	}
	for name, want := range map[string]string{
		"Robin Moss (Deck Officer)": "Robin Moss", "Robin (Rob) Moss": "Robin (Rob) Moss", "Robin Moss (Rob)": "Robin Moss (Rob)",
	} {
		if got := nameWithoutTitle(name); got != want {
			t.Errorf("%q: %q, want %q", name, got, want)
		}
	}
}
