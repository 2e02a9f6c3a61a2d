package condense

import (
	"strings"
	"testing"
)

// A gerund that governs a thing gives it its article; one that names something does not.
func TestArticlesBehindGerunds(t *testing.T) {
	for before, want := range map[string]string{
		"Made slides clearly describing project for two contests.": "Made slides clearly describing the project for two contests.",
		"Cut costs by creating portal for owners.":                 "Cut costs by creating a portal for owners.",
		"Added ratings and reviews system to the site.":            "Added ratings and reviews system to the site.",
		"Draws the overall and detailed tide plan.":                "Draws the overall and detailed tide plan.",
		"Results summary in graphs and tables.":                    "Results summary in graphs and tables.",
		"Completed project on time.":                               "Completed the project on time.",
		"Delivered best possible solution for the yard.":           "Delivered the best possible solution for the yard.",
		"Led specialist team of riggers and welders.":              "Led a specialist team of riggers and welders.",
		"Created largest network for nine yards.":                  "Created the largest network for nine yards.",
		"Created modest network for nine yards.":                   "Created a modest network for nine yards.",
		"Led project teams in Leith.":                              "Led project teams in Leith.",
		"Presented academic project on tides.":                     "Presented academic project on tides.",
		"Served on managing committee of the club.":                "Served on managing committee of the club.",
		"Spent a year on building site in Leith.":                  "Spent a year on building site in Leith.",
		"Wrote to purchasing department of the yard.":              "Wrote to purchasing department of the yard.",
		"Took part in installing network and server rooms.":        "Took part in installing network and server rooms.",
	} {
		got := before
		for _, m := range missingArticles(before, tagged(before)) {
			got = strings.Replace(got, m.before, m.after, 1)
		}
		if got != want {
			t.Errorf("%s\n got  %s\n want %s", before, got, want)
		}
	}
}

// What is managed is carried out in a list of deeds, but not what somebody is good at.
func TestManagementInLists(t *testing.T) {
	now := speaker{third: true, listed: true, told: true}
	for before, want := range map[string]string{
		"Fleet management of nine boats.":           "Carries out fleet management of nine boats.",
		"Vendor Management.":                        "Carries out Vendor Management.",
		"Data entry and processing in two systems.": "Carries out data entry and processing in two systems.",
		"Time management.":                          "Time management.",
		"Team management of riggers.":               "Team management of riggers.",
		"Client audits of the yard.":                "Client audits of the yard.",
		"Senior management of the yard.":            "Senior management of the yard.",
		"Main entry of the yard.":                   "Main entry of the yard.",
	} {
		if got := Statement(before, now); got != want {
			t.Errorf("%s\n got  %s\n want %s", before, got, want)
		}
	}
}
