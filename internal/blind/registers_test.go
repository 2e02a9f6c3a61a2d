package blind

import (
	"slices"
	"testing"

	"focal/internal/cv"
)

// A number in the register of a profession goes from Blind on, from a fact of the head, a paper and a sentence; each
// is listed and comes back, and the check of the finished file knows it.
func TestC1_NumbersInRegisters(t *testing.T) {
	read := func() *cv.Document {
		d := fileOf(cv.SectionAdditional, "HCPC number PH123456", "Quote PH123456 in letters", "Sold 123456 tickets")
		d.Person.Details = []cv.Detail{
			{Label: cv.Text{Value: "NMC PIN"}, Value: cv.Text{Value: "09I2345E"}},
			{Label: cv.Text{Value: "GMC No"}, Value: cv.Text{Value: "6123457 (full)"}},
			{Label: cv.Text{Value: "Membership"}, Value: cv.Text{Value: "Institute of Tarn Works"}},
		}
		d.Work = []cv.Engagement{{Title: cv.Text{Value: "Nurse"}, Highlights: []cv.Text{
			{Value: "Signed under PIN 09I2345E for the ward"}, {Value: "Raised membership: 123450 members by May"},
		}}}
		d.AssignIDs()
		return d
	}
	for _, c := range []struct {
		level cv.Level
		want  string
		post  string
	}{
		{cv.ClientSafe, "NMC PIN: 09I2345E|GMC No: 6123457 (full)|Membership: Institute of Tarn Works|HCPC number PH123456" +
			"|Quote PH123456 in letters|Sold 123456 tickets", "Signed under PIN 09I2345E for the ward"},
		{cv.Blind, "NMC PIN: [withheld]|GMC No: [withheld] (full)|Membership: Institute of Tarn Works|HCPC number [withheld]" +
			"|Quote [withheld] in letters|Sold 123456 tickets", "Signed under PIN [withheld] for the ward"},
	} {
		original, p := read(), cv.Privacy{Level: c.level, Candidate: cv.Initials}
		doc := original.Clone()
		notes := Hide(doc, original, p, nil)
		if got := shown(doc); got != c.want {
			t.Errorf("%s: %s", c.level, got)
		}
		if got := doc.Work[0].Highlights[0].Value; got != c.post {
			t.Errorf("%s: %s", c.level, got)
		}
		if got := doc.Work[0].Highlights[1].Value; got != "Raised membership: 123450 members by May" {
			t.Errorf("%s: %s", c.level, got)
		}
		if c.level == cv.ClientSafe {
			continue
		}
		listed := slices.ContainsFunc(notes, func(n cv.Note) bool { return n.Before == "09I2345E" && What(n) == whatRegister })
		if !listed {
			t.Errorf("not listed: %v", notes)
		}
		known := slices.ContainsFunc(identifiers(original, p, nil), func(id identifier) bool { return id.phrase == "09i2345e" })
		if !known {
			t.Error("the check of the finished file does not look for it")
		}
	}
}
