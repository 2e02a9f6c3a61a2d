package extract

import (
	"slices"
	"testing"

	"focal/internal/cv"
)

// What a line names goes along where the line is moved; a line that has its list beside it, or of which the list was said to be
// elsewhere, goes alone, and nothing else does.
func TestA1_AListGoesWithItsName(t *testing.T) {
	src := flow("**Marit Solberg**\nmarit@lamps.example\n# Work Experience\nKeeper, Skerry Lights Trust, 2016 – 2022\n" +
		"- Trimmed forty lamps\n# Software Skills\nOffice: Word, Excel\nCharts: Sextant Pro\nNOTICE PERIOD\n3 months")
	for _, c := range []struct {
		name string
		say  []string
		want []string
	}{
		{
			"to the additional information",
			[]string{"NOTICE | move | Additional Information"},
			[]string{"additional[0].heading NOTICE PERIOD", "additional[0].items[0] 3 months"},
		},
		{
			"to the head",
			[]string{"NOTICE | move | Personal Details"},
			[]string{"person.details[0].label NOTICE PERIOD", "person.details[0].value 3 months"},
		},
		{
			"a list beside its name",
			[]string{"Office | move | Additional Information"},
			[]string{"additional[0].items[0] Office: Word, Excel"},
		},
		{
			"a list that was said to be elsewhere",
			[]string{"3 months | move | Interests", "NOTICE | move | Additional Information"},
			[]string{"interests[0].name 3 months", "additional[0].items[0] NOTICE PERIOD"},
		},
	} {
		b := read(src, Options{})
		if n := len(b.doc.Skills); n == 0 || b.doc.Skills[n-1].Name.Value != "NOTICE PERIOD" {
			t.Fatalf("read otherwise: %s", dumped(b.doc))
		}
		b.mend(say(t, b.doc, c.say...))
		var got []string
		b.doc.Walk(func(r cv.Ref) { got = append(got, r.Path+" "+r.Text.Value) })
		for _, w := range c.want {
			if !slices.Contains(got, w) {
				t.Errorf("%s: no %q\n%s", c.name, w, dumped(b.doc))
			}
		}
		if !slices.Contains(got, "skills[1].name Charts") && !slices.Contains(got, "skills[0].name Charts") {
			t.Errorf("%s: what stands above was moved\n%s", c.name, dumped(b.doc))
		}
	}
}
