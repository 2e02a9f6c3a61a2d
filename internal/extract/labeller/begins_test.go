package labeller

import (
	"slices"
	"strings"
	"testing"
)

// What the models let run on is parted where a second period, or a head without an entry, tells of another post.
func TestEntriesThatRunOn(t *testing.T) {
	for name, c := range map[string]struct {
		lines, labels, want string
		sure                int // line that the models thought of as a beginning; 0 is none
	}{
		"heads drawn alike": {
			lines:  "Tern Ltd|Clerk (May 2014 - June 2016)|Gull Ltd|Mate (July 2016 - May 2018)",
			labels: "work+ work= work= work=", want: "work+ work= work+ work=",
		},
		"one line each":           {lines: "Tern Ltd 2009 - 2011|Gull Ltd 2012 - 2014", labels: "work+ work=", want: "work+ work+"},
		"a time inside the other": {lines: "Tern Ltd 2009 - 2014|Clerk 2011 - 2014", labels: "work+ work=", want: "work+ work="},
		"heads of other lengths": {
			lines: "Tern Ltd 2009 - 2011|Gull Ltd|Mate 2012 - 2014", labels: "work+ work= work=", want: "work+ work= work=",
		},
		"which the models thought of": {
			lines: "Tern Ltd 2009 - 2011|Gull Ltd|Mate 2012 - 2014", labels: "work+ work= work=", want: "work+ work+ work=", sure: 1,
		},
		"below text": {
			lines:  "Clerk|Tern Ltd|May 2014 - June 2016|Filed papers|Mate|Gull Ltd|July 2016 - May 2018",
			labels: "work+ work= work= work- work= work= work=", want: "work+ work= work= work- work+ work= work=",
		},
		"a time below text": {
			lines:  "Clerk, Tern Ltd|May 2014 - June 2016|Built a pier|July 2016 - May 2018|Place: Elm",
			labels: "work+ work= work- work= work=", want: "work+ work= work- work= work=",
		},
		"nothing began it": {
			lines:  "EXPERIENCE|Mate|Gull Ltd, 2016 - 2018|Sailed",
			labels: "h:work work= work= work-", want: "h:work work+ work= work-",
		},
		"each below its own time": {
			lines:  "2011 - 2014|Mate, Gull Ltd|2009 - 2011|Cadet, Gull Ltd",
			labels: "work+ work= work= work=", want: "work+ work= work+ work=",
		},
		"a time with nothing below": {
			lines: "2011 - 2014|Mate, Gull Ltd|2009 - 2011", labels: "work+ work= work=", want: "work+ work= work=",
		},
		"a form begins anew": {
			lines:  "Company: Gull Ltd|Date: 2011 - 2014|Position: Mate|Company: Tern Ltd|Date: 2009 - 2011|Position: Cadet",
			labels: "work+ work= work= work= work= work=", want: "work+ work= work= work+ work= work=",
		},
		"a label twice": {
			lines:  "Company: Gull Ltd|Company: a firm of builders|Date: 2011 - 2014",
			labels: "work+ work= work=", want: "work+ work= work=",
		},
		"columns of a table": {
			lines:  "EXPERIENCE|Firm|Period 2010 - 2018|Gull Ltd 2016 - 2018",
			labels: "h:work work= work= work+", want: "h:work work= work= work+",
		},
		"a line alone":    {lines: "EXPERIENCE|From 2016 - 2018 at sea", labels: "h:work work=", want: "h:work work="},
		"without a time":  {lines: "EXPERIENCE|Mate|Gull Ltd", labels: "h:work work= work=", want: "h:work work= work="},
		"courses as well": {lines: "EDUCATION|BSc|Elm College 2016 - 2018", labels: "h:education edu= edu=", want: "h:education edu+ edu="},
	} {
		r := &Reading{lines: gather(linesOf(strings.Split(c.lines, "|")...))}
		for _, l := range strings.Fields(c.labels) {
			r.Labels = append(r.Labels, Label(l))
		}
		r.Prob = make([]float64, len(r.Labels))
		b := beginner{Reading: r, prob: func(line int, _ Label) float64 { return float64(one(c.sure > 0 && line == c.sure)) }}
		b.run()
		var got []string
		for _, l := range r.Labels {
			got = append(got, string(l))
		}
		if !slices.Equal(got, strings.Fields(c.want)) {
			t.Errorf("%s: %v, want %s", name, got, c.want)
		}
	}
}
