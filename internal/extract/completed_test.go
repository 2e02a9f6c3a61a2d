package extract

import (
	"testing"
)

// An employer below the title, its dates and the department is found there, though the models took its line for text.
func TestEmployerBelowTheDepartment(t *testing.T) {
	doc, _ := Document(drawn(column{1, 50, 400, 60, `@ Ines Marlow
ines.marlow@example.org
## Professional Experience
Assistant Warden - Night Berths	Since: Sep'14 – Nov'15
Dept.: Ferry Platforms – Berth Engineering & Conversion
Tern Harbour Ltd, Hull
Functional Expertise
Draw up berthing plans for each tide and explain them to the pilots.
Work with mooring crews to find out which lines are worn.
Records Clerk – Berth Planning	Since: Jul'11 – Oct'13
Dept.: Ferry Services – Timetables
Gull Consultancy Services Ltd, Leeds
Functional Expertise
Counting the passengers of each ferry and drawing charts of them.
## Education
BSc Mathematics, University of Hull, 2010`}), Options{})
	for i, want := range []string{"Tern Harbour Ltd", "Gull Consultancy Services Ltd"} {
		if i >= len(doc.Work) || doc.Work[i].Organisation.Value != want {
			t.Errorf("post %d: %+v, want %q", i+1, doc.Work, want)
		}
	}
}
