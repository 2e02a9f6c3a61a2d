package summary

import "testing"

func TestActivity(t *testing.T) {
	for bullet, want := range map[string]string{
		"Led the response to 17 severe floods, restoring supply within a day.": "leading the response to 17 severe floods",
		"Manages a 24-strong night crew that looks after 31 depots.":           "managing a 24-strong night crew",
		"Planned and executed 214 heavy lifts covering 96 sites.":              "planning and executing heavy lifts",
		"She audits banks, cocoa traders and district councils.":               "auditing banks, cocoa traders and district councils",
		"Leads the £45m quay renewal programme across four ports.":             "leading the £45m quay renewal programme across four ports",
		"Supervised the dredging of 6.3 km of channel for the ferry line.":     "supervising the dredging of 6.3 km of channel for the ferry line",
		"Wrote the yard's guide to chart-table drawing.":                       "writing the yard's guide to chart-table drawing",
		"Ran the rope packing line in Hull.":                                   "running the rope packing line in Hull",
		"Recovered a failing refit by renegotiating the contract.":             "recovering a failing refit",
		// What would read badly, say nothing or is not the candidate's own deed stays out.
		"Built ferry pipeline processing 2M tickets a day.":     "",
		"Designed sparse sail plan reducing drag.":              "",
		"Shipped harbour-first rope-based trigger in May.":      "",
		"Shipped harbour-first rope-based trigger on the pier.": "",
		"Won the county prize for seamanship.":                  "",
		"Our team opened three new yards.":                      "",
		"Worked with suppliers on prices.":                      "",
		"Saved 11% of steel.":                                   "",
		"Responsible for the north quay.":                       "",
		"Chair of the safety committee.":                        "",
		"Was promoted to mate.":                                 "",
		"Told crews “hold fast” in storms.":                     "",
		"Did it.":                                               "",
		"Helped the mate with the log.":                         "",
	} {
		if got := activity(bullet, "en-GB"); got != want {
			t.Errorf("%q: got %q, want %q", bullet, got, want)
		}
	}
}

func TestCertificate(t *testing.T) {
	for name, want := range map[string]string{
		"CISM": "CISM",
		"Certified in Rigging, Lifting and Slinging (CRLS)": "the Certified in Rigging, Lifting and Slinging (CRLS) credential",
		"Six Sigma Yellow Belt":                             "a Six Sigma Yellow Belt",
		"HGV Licence":                                       "an HGV Licence",
		"Certified Sail Maker":                              "the Certified Sail Maker credential",
		"PRINCE2 Practitioner":                              "PRINCE2 Practitioner certification",
		// Membership is no certificate, and a course no qualification.
		"RINA Member": "", "Fire Marshal Training": "", "SC clearance": "", "Rigging: level 2": "",
	} {
		if got := certificate(name); got != want {
			t.Errorf("%q: got %q, want %q", name, got, want)
		}
	}
}

func TestDeed(t *testing.T) {
	for bullet, want := range map[string]string{
		"Automated monthly stock reporting in Excel, saving nine hours.": "automate monthly stock reporting in Excel",
		"Holds responsibility for the refit of a 90 m cable-laid pier.":  "have responsibility for the refit of a 90 m cable-laid pier",
		"Cut the mean refit time from 15 to 6 days by planning ahead.":   "cut the mean refit time from 15 to 6 days",
		"Manages berths across yachts, tugs, Barges, and Punts.":         "",
		"Stored 1.9 billion records of tides.":                           "store 1.9 billion records of tides",
		"Plotted tide charts in coordination with the port.":             "plot tide charts",
		// A change without its figure says little.
		"Reduced the refit time by planning ahead.": "", "Improved morale.": "",
	} {
		d, ok := deedOf(bullet, "en-GB")
		got := ""
		if ok {
			got = enumerate(d.verbs) + " " + d.object
		}
		if got != want {
			t.Errorf("%q: got %q, want %q", bullet, got, want)
		}
	}
}
