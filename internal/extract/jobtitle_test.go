package extract

import "testing"

func TestJobTitle(t *testing.T) {
	for text, want := range map[string]string{
		"Job description\nJob title: Harbour Master\nGrade 7":                                              "Harbour Master",
		"Aldmoor Harbour Trust\nSenior Marine Engineer\nWe look for an engineer.":                          "Senior Marine Engineer",
		"# Programme Manager (Ports)\nYou will lead.":                                                      "Programme Manager (Ports)",
		"We are looking for somebody who likes boats.":                                                     "",
		"JOB DETAILS\nJob Number: 17(PC)\nDepartment: Clerk and Recorder\nGrade: Clerk":                    "",
		"Aldmoor Harbour Trust\nTeam Leader: Payments\nYou will lead.":                                     "Team Leader: Payments",
		"Marine Engineer / Watch Engineer (Steam and Diesel) - Fleet Renewal, Aldmoor Docks\nWe seek one.": "Marine Engineer",
		"Our trust, a harbour for small boats and large ones - and for all\nYou will row.":                 "",
		"Marine engineers, stokers and mates of every rank are wanted here.":                               "",
		"Grade 7\n###Major duties:\nAs a Harbour Master, you look after three quays.":                      "Harbour Master",
		"We are looking for an experienced Marine Engineer to join us.":                                    "Marine Engineer",
		"As an Equal Opportunity Employer we welcome all sailors.":                                         "",
		"The role is for the Managing Director's office.":                                                  "",
		"Experience as a Store Manager is a plus.":                                                         "",
		"We seek the Harbour Trust's help.":                                                                "",
		"Position:\nSenior Marine Engineer":                                                                "Senior Marine Engineer",
	} {
		if got := JobTitle(flow(text)); got != want {
			t.Errorf("%q: %q, not %q", text, got, want)
		}
	}
}

func TestBareJobTitle(t *testing.T) {
	for title, want := range map[string]string{
		"Estates Manager": "Estates Manager",
		"Site Manager at Barclays Bank plc (contact Jane Doe)": "Site Manager",
		"Site Manager for Barclays":                            "Site Manager",
		"Site Manager with Barclays, Leeds":                    "Site Manager",
		"Site Manager – Barclays":                              "Site Manager",
		"Site Manager - Barclays":                              "Site Manager",
		"Site Manager—Barclays":                                "Site Manager",
		"Site Manager | Barclays":                              "Site Manager",
		"Site Manager, Barclays":                               "Site Manager",
		"Site Manager (Barclays":                               "Site Manager",
		"Site Manager: Barclays":                               "Site Manager",
		"[Remote] Site Manager":                                "Site Manager",
		"Site Manager [Ref 12]":                                "Site Manager",
		"Co-ordinating Site Manager":                           "Co-ordinating Site Manager",
		"Barclays – Site Manager":                              "",
		"(contact Jane Doe)":                                   "",
		"":                                                     "",
	} {
		if got := BareJobTitle(title); got != want {
			t.Errorf("%q: %q, not %q", title, got, want)
		}
	}
}
