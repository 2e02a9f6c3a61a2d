package extract

import "testing"

// A post whose head names no title is called what its text calls it; where the text names several, nothing is taken.
func TestTitleToldInText(t *testing.T) {
	head := "Anna Reed\nanna@reed.example\n\nWORK EXPERIENCE\n\nTern Fabrication Pvt Ltd, Fowey (May 2012 – June 2016)\n"
	for _, c := range []struct{ name, text, want string }{
		{"form", "PROJECT: Harbour gate\nROLE: Site Engineer\nChecked the works and kept the records of the yard.", "Site Engineer"},
		{"sentence", "Repairs ships.\nDesignated as Electrical Engineer (Switchgear).", "Electrical Engineer (Switchgear)"},
		{"alone", "Client: Heron Ports\nAs HVAC Engineer\nInstalled fans and dampers.", "HVAC Engineer"},
		{"several", "PROJECT: Gate\nROLE: Site Engineer\nLaid plates.\nPROJECT: Quay\nROLE: Surveyor\nMeasured the quay.", ""},
		{"none", "Kept the records of the yard and of its stores.", ""},
	} {
		t.Run(c.name, func(t *testing.T) {
			doc, _ := Document(flow(head+c.text), Options{})
			if len(doc.Work) != 1 {
				t.Fatalf("posts %v", doc.Work)
			}
			if got := doc.Work[0].Title.Value; got != c.want {
				t.Errorf("title %q, want %q", got, c.want)
			}
		})
	}
}
