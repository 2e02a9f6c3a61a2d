package fit

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"focal/internal/cv"
)

// What the user puts back stands; what else went for the length stays out, as it was seen, and the cost is told as it is.
func TestB1_OnePutBackLeavesTheOthersOut(t *testing.T) {
	const others = "everything else that was left out for the length would fit on them, too"
	concise := Target{Pages: 1, Relax: true, Today: 2026}
	for _, c := range []struct {
		name   string
		doc    func() *cv.Document
		target Target
		back   int    // so many are put back at once
		said   string // whichever they are
		not    string
	}{
		{
			"one page becomes two, which have room for all",
			func() *cv.Document { return career(5, 2024, 2022, 2020, 2018) },
			concise, 4, "With what you put back this CV has 2 pages; " + others, "cannot be met",
		},
		{
			"two pages become three, which do not",
			func() *cv.Document { return career(20, 2024, 2022, 2020, 2018) },
			Target{Pages: 2, Firm: true, Today: 2026},
			4, "With what you put back this CV has 3 pages.", others,
		},
	} {
		full := c.doc()
		first := Pages(full, c.target, nil, measure, nil)
		out := fields(first)
		if len(out) < 10 {
			t.Fatalf("%s: %d went", c.name, len(out))
		}
		for at := range 5 {
			back := out[at : at+c.back]
			doc := c.doc()
			notes := Pages(doc, c.target, nil, measure, func(n cv.Note) bool { return !slices.Contains(back, n.Field) })
			again := fields(notes)
			if want := slices.Concat(out[:at], out[at+c.back:]); !slices.Equal(again, want) {
				t.Errorf("%s: with %v put back %d of %d go", c.name, back, len(again), len(out))
			}
			said := advised(notes)
			if !strings.Contains(said, c.said) || strings.Contains(said, c.not) {
				t.Errorf("%s: %v put back: %q, want %q", c.name, back, said, c.said)
			}
		}
	}
}

// Where there is room for what is put back nothing is said of more pages.
func TestB1_PutBackWhereThereIsRoom(t *testing.T) {
	doc := career(4, 2024, 2022)
	doc.Memberships = repeatTexts(12)
	doc.AssignIDs()
	before := doc.Clone()
	roomy := func(d *cv.Document) (int, float64) {
		lines := 0
		d.Walk(func(cv.Ref) { lines++ })
		for range d.Work {
			lines += 3
		}
		return max(1, (lines+29)/30), float64(max(1, (lines+29)/30)*30 - lines)
	}
	target := Target{Pages: 1, Relax: true, Today: 2026}
	out := fields(Pages(doc, target, nil, roomy, nil))
	for _, field := range out {
		notes := Pages(before.Clone(), target, nil, func(d *cv.Document) (int, float64) {
			pages, free := roomy(d)
			return pages, free + 1 // a line of room beyond what the first time left
		}, func(n cv.Note) bool { return n.Field != field })
		if said := advised(notes); strings.Contains(said, "put back") {
			t.Errorf("%s: %s", field, said)
		}
	}
}

// fields are those of what was left out, in order.
func fields(notes []cv.Note) (out []string) {
	for _, n := range notes {
		if n.Kind == cv.NoteLeftOut {
			out = append(out, n.Field)
		}
	}
	slices.Sort(out)
	return out
}

func advised(notes []cv.Note) string {
	var all []string
	for _, n := range notes {
		if n.Kind == cv.NoteAdvice {
			all = append(all, n.Reason)
		}
	}
	return strings.Join(all, " ")
}

func repeatTexts(n int) (list []cv.Text) {
	for i := range n {
		list = append(list, cv.Text{Value: fmt.Sprint("Guild ", i)})
	}
	return list
}
