package form

import (
	"fmt"
	"strings"
	"testing"

	"focal/internal/cv"
)

func TestNamesOnLine(t *testing.T) {
	eight := "Brandt|Ocean Drive|Twelve|Olga Ruiz|Weir & Sons|Marble (Oslo)|Quay 9|Ines Falk"
	for _, c := range []struct {
		name, items, want string // ! a bullet
	}{
		{"eight names", eight, "0-8"},
		{"seven", "A|B|C|D|E|F|G", ""},
		{"a long one between", strings.Replace(eight, "Twelve", "Costumes for all of the twelve plays|Twelve", 1), "0-2 3-9"},
		{"one alone stays alone", "Twelve|the costumes of all plays|" + eight, "2-10"},
		{
			"names with a full stop of their own",
			strings.NewReplacer("Brandt", "Olaf Brandt Jr.", "Twelve", "Twelve Inc.", "Quay 9", "Quay B.V.").Replace(eight), "0-8",
		},
		{"things like verbs", strings.NewReplacer("Brandt", "Cost of moorings", "Twelve", "Broadcast of plays").Replace(eight), "0-8"},
		{"sentences", "Ran.|Led.|Kept.|Sold.|Built.|Wrote.|Drew.|Rode.|Sang.", ""},
		{"lines of a sentence", "Held|the|keys|to|every|house|of|the|town", ""},
		{"labels with a value", "A: 1|B: 2|C: 3|D: 4|E: 5|F: 6|G: 7|H: 8", ""},
		{"a table torn into pieces", "A (B|C (D|E (F|G (H|I (J|K (L|M (N|O (P", ""},
		{"a label over them", "Papers:|" + eight, "1-9"},
		{
			"deeds",
			"Trained four new riggers|Won the regatta twice|Cut costs by half|Led 9 riggers|Built two lofts|Kept the logs|Sold it|Ran it",
			"",
		},
		{"names like deeds", strings.NewReplacer("Brandt", "Ahmed Khan", "Weir & Sons", "United Airlines").Replace(eight), "0-8"},
		{"a share", "Costs down 12%|" + eight, "1-9"},
		{"years and dates", "2012|2013|03/2014|May 2015 - Present|2016 to 2017|2018|2019|2020|2021", ""},
		{"a year in a name", strings.Replace(eight, "Quay 9", "Expo 2012", 1), "0-8"},
		{"a deed with a figure", strings.Replace(eight, "Twelve", "Read 20 books|Twelve", 1), "0-2 3-9"},
		{"a deed between", strings.Replace(eight, "Twelve", "Trained four riggers|Twelve", 1), "0-2 3-9"},
		{"one word in the past", strings.Replace(eight, "Twelve", "Wanted", 1), "0-8"},
		{"sentences without spaces", strings.TrimSuffix(strings.Repeat("具备良好的沟通能力和团队合作精神|", 8), "|"), ""},
		{"names without spaces", strings.TrimSuffix(strings.Repeat("项目管理|", 8), "|"), "0-8"},
		{"lines over bullets are no names of the same list", "North|South|!A|!B|!C|!D|!E|!F", "0-2 2-8"},
	} {
		s := cv.OtherSection{Heading: cv.Text{Value: "Clients"}}
		for _, v := range strings.Split(c.items, "|") {
			value, bullet := strings.CutPrefix(v, "!")
			s.Items = append(s.Items, cv.Item{Text: cv.Text{Value: value}, Bullet: bullet})
		}
		doc := cv.Document{Additional: []cv.OtherSection{s}}
		NamesOnLine(&doc)
		var got []string
		for _, r := range doc.Additional[0].NameRuns() {
			got = append(got, fmt.Sprintf("%d-%d", r.From, r.To))
		}
		if got := strings.Join(got, " "); got != c.want {
			t.Errorf("%s: %q, want %q", c.name, got, c.want)
		}
	}
}

// What found no place is told as it stands: those are no names of one kind.
func TestNoNamesBelowNoHeading(t *testing.T) {
	s := cv.OtherSection{}
	for _, v := range strings.Fields("Rigger Hull Mate Bosun Leith Lerwick Skipper Dover Purser") {
		s.Items = append(s.Items, cv.Item{Text: cv.Text{Value: v}})
	}
	doc := cv.Document{Additional: []cv.OtherSection{s}}
	NamesOnLine(&doc)
	if got := doc.Additional[0].NameRuns(); got != nil {
		t.Errorf("%v", got)
	}
}

// Beside a long list of names that stands on a line a short one does as well, and what was on a line before is decided anew.
func TestShortListsBesideLongOnes(t *testing.T) {
	section := func(heading string, n int) cv.OtherSection {
		s := cv.OtherSection{Heading: cv.Text{Value: heading}}
		for i := range n {
			s.Items = append(s.Items, cv.Item{Text: cv.Text{Value: fmt.Sprintf("Boat %d", i)}, OnLine: true})
		}
		return s
	}
	for _, c := range []struct {
		sizes []int
		want  string
	}{{[]int{6, 3}, "0 0"}, {[]int{6, 9}, "1 1"}, {[]int{3, 8, 2}, "1 1 0"}, {[]int{7}, "0"}} {
		doc := cv.Document{}
		for _, n := range c.sizes {
			doc.Additional = append(doc.Additional, section("Boats", n))
		}
		NamesOnLine(&doc)
		var got []string
		for _, s := range doc.Additional {
			got = append(got, fmt.Sprint(len(s.NameRuns())))
		}
		if strings.Join(got, " ") != c.want {
			t.Errorf("%v: %v, want %s", c.sizes, got, c.want)
		}
	}
}
