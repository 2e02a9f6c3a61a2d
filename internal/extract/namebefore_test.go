package extract

import (
	"strings"
	"testing"
)

// A name that shares its line with a title, an address or a remark is read without them; a line that may be something
// else as a whole names nobody.
func TestNameThatOpensItsLine(t *testing.T) {
	for _, c := range []struct{ line, name, headline string }{
		{"MARIAN OSTREGA Project Engineer – Electrical", "MARIAN OSTREGA", "Project Engineer – Electrical"},
		{"Marian Ostrega Senior Software Engineer", "Marian Ostrega", "Senior Software Engineer"},
		{"Anna Maria Ostrega Consultant", "Anna Maria Ostrega", "Consultant"},
		{"Ilona Vell, 12 Harbour Street, Hull", "Ilona Vell", ""},
		{"Ilona Vell – Born in 1986", "Ilona Vell", ""},
		{"Senior Project Engineer", "", "Senior Project Engineer"},
		{"Harbour Lines Technical Services Limited", "", ""},
	} {
		doc, _ := Document(flow(c.line+"\n020 7946 0111 | box17@example.org\n\n# Experience\n"+
			"Deck Officer, Harbour Lines, Hull\nJan 2015 - Mar 2019\n- Kept the watch and the log\n\n"+
			"# Education\nBSc Navigation, University of Hull, 2014"), Options{})
		p := doc.Person
		if p.Name.Value != c.name || c.headline != "" && p.Label.Value != c.headline || strings.Contains(p.Label.Value, "Ostrega") {
			t.Errorf("%q: name %q headline %q", c.line, p.Name.Value, p.Label.Value)
		}
	}
}
