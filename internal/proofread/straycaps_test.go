package proofread

import (
	"testing"

	"focal/internal/cv"
)

// Capitals that only a habit explains become small, those of names and of what is listed stay.
func TestStrayCapitals(t *testing.T) {
	sloppy := []string{
		"Maintained Electrical equipment of the yard.", "Performed price Negotiations with the chandlers.",
		"Checked all types of Items for the crews.", "Led weekly reviews with the Team, and told the owner.",
	}
	for _, c := range []struct{ before, want string }{
		{"Maintained Electrical equipment of two tugs.", "Maintained electrical equipment of two tugs."},
		{"Wrote Test Cases for the winches.", "Wrote test cases for the winches."},
		{"Was named Employee of the Month twice.", "Was named Employee of the Month twice."},
		{"Dealt with the Ministry of Finance.", "Dealt with the Ministry of Finance."},
		{"Sold ropes to Target stores.", "Sold ropes to Target stores."},
		{"Reported to the Project Manager.", "Reported to the Project Manager."},
		{"Worked in Steel, Energy and Power.", "Worked in Steel, Energy and Power."},
		{"Kept the log with the crew Reports were sent.", "Kept the log with the crew Reports were sent."},
		{"Tested the code and Report bugs to them.", "Tested the code and Report bugs to them."},
		{"Built dashboards in Excel and Access.", "Built dashboards in Excel and Access."},
		{"Bought Quayline stock for the shop.", "Bought Quayline stock for the shop."},
		{"Applied the Employment act to the crew.", "Applied the Employment act to the crew."},
		{"Applied the Data protection act.", "Applied the Data protection act."},
		{"Wrote Moorings as Code with the crew.", "Wrote Moorings as Code with the crew."},
		{"Sold Ropes as a Service to owners.", "Sold Ropes as a Service to owners."},
		{"Ran the name server with Route 53 for two yards.", "Ran the name server with Route 53 for two yards."},
		{"Issued Work Permits.", "Issued work permits."},
		{"Configured Active directory for the yard.", "Configured Active directory for the yard."},
		{"Visited the Interior ministry each month.", "Visited the Interior ministry each month."},
		{"Ran the Harbour Safety Programme.", "Ran the Harbour Safety Programme."},
	} {
		doc := docOf(append(sloppy, c.before)...)
		New(Config{}).Document(doc, Options{})
		if got := doc.Work[0].Highlights[len(sloppy)].Value; got != c.want {
			t.Errorf("%s\n got  %s\n want %s", c.before, got, c.want)
		}
	}
	one := docOf("Maintained Electrical equipment of two tugs.", "Kept the log.")
	New(Config{}).Document(one, Options{})
	if got := one.Work[0].Highlights[0].Value; got != "Maintained Electrical equipment of two tugs." {
		t.Errorf("a single capital became %q", got)
	}
}

// A letter before several bullets is the sign of their list.
func TestTypedSigns(t *testing.T) {
	doc := docOf("x Led the crew.", "x Kept the log.", "x Sold ropes.", "X marks the spot.")
	New(Config{}).Document(doc, Options{})
	if got := doc.Work[0].Highlights[1].Value; got != "Kept the log." {
		t.Errorf("got %q", got)
	}
	doc = docOf("x Led the crew.", "Kept the log.")
	New(Config{}).Document(doc, Options{})
	if got := doc.Work[0].Highlights[0].Value; got != "x Led the crew." {
		t.Errorf("one letter alone: got %q", got)
	}
}

func docOf(bullets ...string) *cv.Document {
	doc := &cv.Document{Locale: "en-GB", Work: []cv.Engagement{{}}}
	for i, b := range bullets {
		doc.Work[0].Highlights = append(doc.Work[0].Highlights, cv.Text{ID: string(rune('a' + i)), Value: b})
	}
	return doc
}
