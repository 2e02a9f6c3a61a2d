package extract

import "testing"

func TestJobTitle(t *testing.T) {
	for text, want := range map[string]string{
		"Job description\nJob title: Harbour Master\nGrade 7":                           "Harbour Master",
		"Aldmoor Harbour Trust\nSenior Marine Engineer\nWe look for an engineer.":       "Senior Marine Engineer",
		"# Programme Manager (Ports)\nYou will lead.":                                   "Programme Manager (Ports)",
		"We are looking for somebody who likes boats.":                                  "",
		"JOB DETAILS\nJob Number: 17(PC)\nDepartment: Clerk and Recorder\nGrade: Clerk": "",
		"Aldmoor Harbour Trust\nTeam Leader: Payments\nYou will lead.":                  "Team Leader: Payments",
		"Position:\nSenior Marine Engineer":                                             "Senior Marine Engineer",
	} {
		if got := JobTitle(flow(text)); got != want {
			t.Errorf("%q: %q, not %q", text, got, want)
		}
	}
}
