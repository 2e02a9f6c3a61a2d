package extract

import (
	"strings"
	"testing"
)

// The title of a superior is no title of the person, who may have one of the same words.
func TestTitlesOfSuperiors(t *testing.T) {
	for _, c := range []struct{ head, want string }{
		{"Jan 2008 - Aug 2010\tSecretary\nTern Shipping Ltd\nSuperior\t:\tSenior Project Manager and Project Manager", "Secretary"},
		{"Jan 2008 - Aug 2010\tSecretary\nTern Shipping Ltd\nReporting to: Director of Projects", "Secretary"},
		{"Jan 2008 - Aug 2010\tShift Supervisor\nTern Shipping Ltd, Fowey", "Shift Supervisor"},
		{"Tern Shipping Ltd\tFowey\nSupervisor\tJan 2008 - Aug 2010", "Supervisor"},
		{"Supervisor - Stores\nTern Shipping Ltd, Fowey\nJan 2008 - Aug 2010", "Supervisor - Stores"},
	} {
		duties := "\nJob Duties\tArranged meetings and travel."
		doc, _ := Document(flow("Anna Reed\nanna@reed.example\n\nWORK EXPERIENCE\n\n"+c.head+duties), Options{})
		if len(doc.Work) != 1 || doc.Work[0].Title.Value != c.want {
			t.Errorf("%q: %v, want %q", c.head, doc.Work, c.want)
		}
		told := "Superior: Senior Project Manager and Project Manager"
		if strings.Contains(c.head, "Superior\t") && doc.Work[0].Summary[0].Value != told {
			t.Errorf("%q: %v", c.head, doc.Work[0].Summary)
		}
	}
}
