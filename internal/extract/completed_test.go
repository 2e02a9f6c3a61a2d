package extract

import (
	"testing"
)

// An employer below the title, its dates and the department is found there, though the models took its line for text.
func TestEmployerBelowTheDepartment(t *testing.T) {
	doc, _ := Document(drawn(column{1, 50, 400, 60, `@ Ines Marlow
ines.marlow@example.org
## Professional Experience
Assistant Manager - Harbour Analytics	Since: Sep'14 – Nov'15
Dept.: Business Platforms – Product Engineering & Transformation
Tern Harbour Ltd, Hull
Functional Expertise
Create proof of concepts for various reports and develop story boards for clients.
Work with business owners to identify information needs.
Business Analyst – Berth Planning	Since: Jul'11 – Oct'13
Dept.: Institutional Clients – Port Operations
Gull Consultancy Services Ltd, Leeds
Functional Expertise
Preparing spreadsheets, graphs and charts to help illustrate trends.
## Education
BSc Mathematics, University of Hull, 2010`}), Options{})
	for i, want := range []string{"Tern Harbour Ltd", "Gull Consultancy Services Ltd"} {
		if i >= len(doc.Work) || doc.Work[i].Organisation.Value != want {
			t.Errorf("post %d: %+v, want %q", i+1, doc.Work, want)
		}
	}
}
