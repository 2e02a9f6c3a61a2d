package lexicon

import "testing"

func TestOfLetter(t *testing.T) {
	for text, want := range map[string]bool{
		"Your’s faithfully,": true, "Yours sincerely": true, "Date: yours truly,": true, "Served faithfully": false,
		"Yours truly ran the yard": false,
		"DEAR SIR,":                true, "Dear Sir/Madam": true, "Respected Hiring Manager,": true,
		"Dear Harbour Master,": true, "Respected Sir/Mam": true, "Dear to every sailor, as to all": false,
		"My resume attachment below here.": true, "Their resume attachment below here.": true, "My Education Details is given below.": true,
		"Please find my CV attached herewith": true, "Personal details are as follows:": true, "END OF RESUME": true, "P.T.O.": true,
		"TABLE OF CONTENTS Page": true, "Table of Contents": true, "Contents of the page": false,
		"My resume is enclosed for your reference": true,

		"Dear to every sailor": false, "Respected team leader": false, "Details of rigging": false, "Attached to the 3rd Fleet": false,
		"Provided details of cargo to customs": false, "Project details mentioned in the tender": false, "CV writing": false,
		"Wrote the details given below the line": false, "PTO": false, "End of the voyage": false, "Details provided by shippers": false,
	} {
		if got := OfLetter(text); got != want {
			t.Errorf("%q: %v", text, got)
		}
	}
}
