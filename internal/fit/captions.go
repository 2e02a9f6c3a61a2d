package fit

import (
	"strings"

	"focal/internal/cv"
)

// A text that ends with a colon leads to those below it and says nothing by itself: it is no point that an entry could keep, and
// goes when all that it leads to has gone.

// leadsTo are the texts below each of a list that ends with a colon, by the field of that.
func leadsTo(list []cv.Text) map[string][]cv.Text {
	led, above := map[string][]cv.Text{}, ""
	for _, t := range list {
		if leads(t) {
			above = t.ID
		} else if above != "" {
			led[above] = append(led[above], t)
		}
	}
	return led
}

func leads(t cv.Text) bool { return strings.HasSuffix(strings.TrimSpace(t.Value), ":") }

// captions are the cuts of what leads to nothing any more once others are made.
func (f fitting) captions(made []cut) (out []cut) {
	why, taken := map[string]string{}, map[string]bool{}
	for _, c := range made {
		c.take(taken)
		for _, id := range c.ids {
			why[id] = c.reason
		}
	}
	for _, list := range storyLists(f.doc) {
		led := leadsTo(list)
		for _, t := range list {
			if taken[t.ID] {
				continue
			}
			below := cut{text: t}
			for _, point := range led[t.ID] {
				below.ids = append(below.ids, point.ID)
			}
			if below.within(taken) {
				below.reason, below.ids = why[below.ids[0]], []string{t.ID}
				out = append(out, below)
			}
		}
	}
	return out
}

// storyLists are the lists of points that entries are told in.
func storyLists(doc *cv.Document) (out [][]cv.Text) {
	for _, w := range append(doc.Work[:len(doc.Work):len(doc.Work)], doc.Volunteering...) {
		out = append(out, w.Summary, w.Highlights)
	}
	for _, p := range doc.Projects {
		out = append(out, p.Summary, p.Highlights)
	}
	for _, e := range doc.Education {
		out = append(out, e.Summary, e.Highlights)
	}
	for _, s := range doc.Additional {
		out = append(out, textsOf(s.Items))
	}
	return out
}
