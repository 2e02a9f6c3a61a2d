package advice_test

import (
	"testing"

	"focal/internal/advice"
	"focal/internal/cv"
)

// FuzzDocument puts any text where advice looks for dates and numbers.
func FuzzDocument(f *testing.F) {
	f.Add("valid until 31.12.2026", "QQ 12 34 56 C", 2019, 13)
	f.Add("\xff expires 99/9999", "OFFICIAL-SENSITIVE", -1, 0)
	f.Fuzz(func(t *testing.T, a, b string, year, month int) {
		d := &cv.Document{
			Summary: []cv.Text{{Value: b}}, Certificates: []cv.Certificate{{Name: cv.Text{Value: a}}},
			Work: []cv.Engagement{{Dates: cv.DateRange{Start: cv.Date{Year: year, Month: month}}}, {Dates: cv.DateRange{End: cv.Date{Year: year + 2, Month: month}}}},
		}
		d.AssignIDs()
		for _, n := range append(advice.Document(d, cv.Date{Year: 2026, Month: 11}, ""), advice.Numbers(d, d)...) {
			if n.Reason == "" {
				t.Errorf("%+v", n)
			}
		}
	})
}
