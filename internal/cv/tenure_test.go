package cv

import "testing"

func TestYearsIn(t *testing.T) {
	span := func(y1, m1, y2, m2 int) DateRange {
		return DateRange{Start: Date{Year: y1, Month: m1}, End: Date{Year: y2, Month: m2}}
	}
	for name, c := range map[string]struct {
		list []DateRange
		want int
	}{
		"one after the other":  {[]DateRange{span(2010, 1, 2012, 1), span(2012, 1, 2014, 6)}, 4},
		"at the same time":     {[]DateRange{span(2010, 1, 2014, 1), span(2011, 1, 2013, 1)}, 4},
		"a gap does not count": {[]DateRange{span(2010, 1, 2011, 1), span(2015, 1, 2016, 1)}, 2},
		"without months":       {[]DateRange{span(2010, 0, 2014, 0)}, 4},
		"one month is missing": {[]DateRange{span(2010, 11, 2014, 0)}, 4},
		"less than a year":     {[]DateRange{span(2010, 3, 2011, 2)}, 0},
		"without an end":       {[]DateRange{{Start: Date{Year: 2010}}}, 0},
		"it goes on":           {[]DateRange{{Start: Date{Year: 2010, Month: 6}, End: Date{Year: 2018}, Current: true}}, 0},
		"turned round":         {[]DateRange{span(2014, 1, 2010, 1)}, 0},
	} {
		if got := YearsIn(c.list); got != c.want {
			t.Errorf("%s: %d, want %d", name, got, c.want)
		}
	}
}
