package condense

import (
	"testing"

	"focal/internal/cv"
)

// What stands behind a word that may be a noun tells whether it is a verb beside the first one.
func TestDoubtfulByObject(t *testing.T) {
	for text, want := range map[string]bool{
		"Inspect and repair torn sails and audit rejected deliveries":    false,
		"Conduct telephone interviews and schedule appointments":         false,
		"Keep in touch with the crews and exchange partners":             false,
		"Train the agents of nine shops and call centre staff":           false, // one thing
		"Prepare budgets and forecast reports":                           true,
		"Review contracts and lease agreements of boats":                 true,
		"Maintain the list of harbour contacts and film deliveries":      false, // surely things, which the guard makes them again
		"Develop deck tools and test driven designs":                     true,
		"Observe the tides and report to the harbour master at the quay": false,
	} {
		if got := stillDoubtful(text, ""); got != want {
			t.Errorf("%q: %t", text, got)
		}
	}
}

// Lines that were left in the form of their notes, and those that have to stay.
func TestFormsOfPosts(t *testing.T) {
	for _, c := range []struct{ said, came, want string }{
		{
			"Contact and collaborate with other yards for rope tests", "Contacted and collaborated with other yards for rope tests", "",
		},
		{"Witness and report on inspection and testing of ropes", "Witnessed and reported on inspection and testing of ropes", ""},
		{"Search and find the gaps between the planks", "Searched and found the gaps between the planks", ""},
		{
			"Coordinates with pilots for any instructions and inspection of hulls",
			"Coordinated with pilots for any instructions and inspection of hulls", "",
		},
		{
			"Maintain good relations with other pilots, owners and school staff",
			"Maintains good relations with other pilots, owners and school staff", "",
		},
		{
			"Preparing lists for the week, work done for the month and adjusted schedule",
			"Prepared lists for the week, work done for the month and adjusted schedule", "",
		},
		{
			"Responsible for keeping the accounts, entering tides into the log", "Keeps the accounts, entering tides into the log",
			"Keeps the accounts, enters tides into the log",
		},
		{
			"Responsible for leading the crew, driving growth", "Leads the crew, driving growth",
			"Responsible for leading the crew, driving growth",
		},
		{
			"Manage lists of harbour contacts and film deliveries", "Manages lists of harbour contacts and films deliveries",
			"Manages lists of harbour contacts and film deliveries",
		},
		{"Control on waste of ropes", "Controls on waste of ropes", "Control on waste of ropes"},
	} {
		doc := bulletsOf(c.said)
		doc.Locale, doc.Work[0].Dates = "en-GB", cv.DateRange{Current: true}
		doc.Work[0].Highlights[0].ID = "b"
		said := Wordings(doc)
		doc.Work[0].Highlights[0].Value = c.came
		Evened(doc, cv.ThirdPerson, said, []cv.Note{{Field: "b", Before: c.said, After: c.came}}, nil)
		if c.want == "" {
			c.want = c.came
		}
		if got := doc.Work[0].Highlights[0].Value; got != c.want {
			t.Errorf("%q became %q, want %q", c.said, got, c.want)
		}
	}
}

// Aims that stand beside each other are told as done, if nothing else may govern the second.
func TestAimsBesideEachOther(t *testing.T) {
	past := speaker{third: true, past: true}
	for before, want := range map[string]string{
		"To look into the tide tables and to update the log.":           "Looked into the tide tables and updated the log.",
		"To prepare and to file papers.":                                "Prepared and filed papers.",
		"To help crews to moor and to unload boats.":                    "To help crews to moor and to unload boats.",
		"To ensure that crews are safe and to train them.":              "To ensure that crews are safe and to train them.",
		"To liaise with yards to source parts and to negotiate prices.": "To liaise with yards to source parts and to negotiate prices.",
		"To assist in all duties and to be on call.":                    "To assist in all duties and to be on call.",
		"To provide support to the crew and to the office.":             "Provided support to the crew and to the office.",
		"Involvement in tide studies.":                                  "Took part in tide studies.",
		"Active involvement in tide studies.":                           "Active involvement in tide studies.",
		"Kept the log. Preparation of weekly tables.":                   "Kept the log. Prepared weekly tables.",
		"Kept the log. Inspection of the boat was done by owners.":      "Kept the log. Inspection of the boat was done by owners.",
	} {
		if got := Statement(before, past); got != want {
			t.Errorf("%q became %q, want %q", before, got, want)
		}
	}
}

// Deeds beside the ones that a list opens with.
func TestDeedsBesideThem(t *testing.T) {
	past := speaker{third: true, past: true, listed: true}
	for before, want := range map[string]string{
		"Dealing with owners by mail and also making calls to the yard.": "Dealt with owners by mail and also made calls to the yard.",
		"Helping the pilot with the plan (ropes, permits and other tasks that it needs).": "Helped the pilot with the plan " +
			"(ropes, permits and other tasks that it needs).",
		"Filing, typing letters and other clerical duties": "Filing, typing letters and other clerical duties",
		// a row of three, each with its object
		"Keeping the log, allocating berths and counting the boats.": "Kept the log, allocated berths and counted the boats.",
		"Keeping boats, including mooring and painting the hulls.":   "Kept boats, including mooring and painting the hulls.",
		"Improving the yard by calling owners, visiting piers and asking crews.": "Improved the yard by calling owners, visiting piers " +
			"and asking crews.",
		// an adverb between the link and the deed
		"Handling and properly storing the ropes.":    "Handled and properly stored the ropes.",
		"Checking the ropes and daily storing them.":  "Checked the ropes and daily stored them.",
		"Checking mails and then sending to the yard": "Checked mails and then sent to the yard",
		// understanding is done where it says of what
		"Meeting the owners and understanding the needs.": "Met the owners and understood the needs.",
		"Having understanding of tides.":                  "Having understanding of tides.",
		"Liaising with and alerting the crews.":           "Liaised with and alerted the crews.",
		"Alerting pilots and underwriting teams of fog.":  "Alerting pilots and underwriting teams of fog.",
	} {
		if got := listedDuties(before, past); got != want {
			t.Errorf("%q became %q, want %q", before, got, want)
		}
	}
	for before, want := range map[string]string{
		"Preparation of the tide report and maintain the log":       "Preparation of the tide report and maintain the log",
		"Preparation of the tide report and maintain logs of ropes": "Prepared the tide report and maintain logs of ropes",
		"Preparation of tables to sell and maintain boats":          "Preparation of tables to sell and maintain boats",
	} {
		if got := Statement(before, past); got != want {
			t.Errorf("%q became %q, want %q", before, got, want)
		}
	}
}
