package extract

import "testing"

// A month and two digits are a month and a year, unless that year lies long before everything that the CV writes in full:
// then they are a day, and no year is told.
func TestMonthAndDay(t *testing.T) {
	const post = "\nWeb Developer\n- Maintained websites"
	const studies = post + "\n# Education\nMCA, Trident Academy, 2022\nBSc, Selby College, 2020"
	for text, want := range map[string]string{
		"Harbour Systems Ltd\tJuly 01 to Present" + studies:                                                 "Present",
		"Harbour Systems Ltd\tJuly 22 to Present" + studies:                                                 "Jul 2022 – Present",
		"Harbour Systems Ltd\tJuly 2001 to Present" + studies:                                               "Jul 2001 – Present",
		"Harbour Systems Ltd\tJuly '01 to Present" + studies:                                                "Jul 2001 – Present",
		"Harbour Systems Ltd\tJuly 01 to Present" + post + "\n# Education\nBSc, Selby College, 2000":        "Jul 2001 – Present",
		"Harbour Systems Ltd\tJuly 01 to Present" + post + "\n# Education\nBSc, Selby College, 1998 – 2001": "Jul 2001 – Present",
	} {
		doc, _ := Document(flow(top+"# Experience\n"+text), Options{})
		if len(doc.Work) != 1 || doc.Work[0].Dates.Display() != want {
			t.Errorf("%s\ngot %+v, want %s", text, doc.Work, want)
		}
	}
}
