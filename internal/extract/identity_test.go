package extract

import (
	"context"
	"testing"

	"focal/internal/ingest"
)

// Ten digits behind the label of an identity are no telephone number, however much they look like one.
func TestC4_IdentityIsNoTelephone(t *testing.T) {
	for _, line := range []string{"DoD ID: 1234567890", "EDIPI: 1234567890", "NPI: 1234567893"} {
		text := "Ana Lee\nana@example.org\n(619) 555-0147\n" + line +
			"\n\nExperience\nClerk, Tamar Build\nJune 2014 - present\n- Kept books.\n"
		pages, err := ingest.New(ingest.Config{}).Read(context.Background(), "cv.txt", []byte(text))
		if err != nil {
			t.Fatal(err)
		}
		d, _ := Document(pages, Options{})
		details := d.Person.Details
		if len(details) != 1 || details[0].Label.Value+": "+details[0].Value.Value != line || d.Person.Phone.Value != "(619) 555-0147" {
			t.Errorf("%s: telephone %q, details %+v", line, d.Person.Phone.Value, details)
		}
	}
}

// The number of a paper stands in another cell than its label and is no telephone's either.
func TestNumbersOfPapersAreNoTelephones(t *testing.T) {
	for _, label := range []string{"Gulf driving license\t: 2273794863 valid till 08/07/2029", "Iqama & Driving Lic. No.\t2304499970"} {
		numberOfPaper(t, label)
	}
}

func numberOfPaper(t *testing.T, row string) {
	t.Helper()
	text := "Ana Lee\nana@example.org\n+91 98846 26320\n\nExperience\nClerk, Tamar Build\nJune 2014 - present\n- Kept books.\n\n" +
		"Personal Details\n" + row + "\n"
	pages, err := ingest.New(ingest.Config{}).Read(context.Background(), "cv.txt", []byte(text))
	if err != nil {
		t.Fatal(err)
	}
	d, _ := Document(pages, Options{})
	for _, detail := range d.Person.Details {
		if detail.Label.Value == "Phone" {
			t.Errorf("a telephone beside the first one: %q", detail.Value.Value)
		}
	}
	if d.Person.Phone.Value != "+91 98846 26320" {
		t.Errorf("telephone %q", d.Person.Phone.Value)
	}
}
