package main

import (
	"focal/internal/extract/crf"
	"focal/internal/extract/labeller"
)

// wordExamples are the heads of entries of a CV with the fields of their words.
func (a *aligned) wordExamples(kind labeller.Kind) []crf.Example {
	_, out := a.headExamples(kind)
	return out
}

// secondWordExamples are those of the second model, which sees what the first says.
func (a *aligned) secondWordExamples(kind labeller.Kind, first *crf.Model) []crf.Example {
	heads, out := a.headExamples(kind)
	if len(heads) == 0 {
		return nil
	}
	items := make([][]crf.Item, len(out))
	labels := make([]crf.Result, len(out))
	for i := range out {
		items[i], labels[i] = out[i].Items, first.Label(out[i].Items)
	}
	for i, it := range labeller.SecondWordItems(a.lines, kind, heads, items, labels) {
		out[i].Items = it
	}
	return out
}

func (a *aligned) headExamples(kind labeller.Kind) ([][]int, []crf.Example) {
	heads, fields := a.headsOf(kind)
	words, items := labeller.WordItems(a.lines, heads)
	var out []crf.Example
	for i := range heads {
		out = append(out, crf.Example{Items: items[i], Allowed: a.wordLabels(kind, words[i], fields[i])})
	}
	return heads, out
}

// headsOf returns the heads of a kind of which every field was found, and where the fields are.
func (a *aligned) headsOf(kind labeller.Kind) (heads [][]int, fields []map[string]place) {
	add := func(list []placed, complete func(int, placed) bool) {
		for i, p := range list {
			if p.fields != nil && len(p.head) > 0 && complete(i, p) {
				heads = append(heads, a.headOf(p))
				fields = append(fields, p.fields)
			}
		}
	}
	switch kind {
	case labeller.Post:
		add(a.posts, func(i int, p placed) bool {
			w := a.cv.gold.Work[i]
			return a.found(w.Position, p, "title") && a.found(w.Name, p, "org")
		})
	case labeller.Course:
		add(a.courses, func(i int, p placed) bool {
			e := a.cv.gold.Education[i]
			return a.found(e.Degree, p, "degree") && a.found(e.Institution, p, "school")
		})
	case labeller.Person:
		if head := a.personLines(); len(head) > 0 && a.wholePerson() {
			heads = append(heads, head)
			fields = append(fields, map[string]place{"name": a.name, "headline": a.headline, "place": a.location})
		}
	}
	return heads, fields
}

// wholePerson reports that what the labels say of the person was found.
func (a *aligned) wholePerson() bool {
	return (a.name.to > 0 || a.cv.gold.Name == "") && (a.headline.to > 0 || a.cv.gold.Headline == "")
}

// found reports that a field which the labels name was found, or stands elsewhere.
func (a *aligned) found(text string, p placed, key string) bool {
	return text == "" || p.fields[key].to > 0 || len(a.stream.all(text)) > 0
}

// headOf are the lines from the first of the head to the last.
func (a *aligned) headOf(p placed) []int {
	var out []int
	for l := p.head[0]; l <= p.head[len(p.head)-1] && len(out) < 12; l++ {
		own := false
		for _, h := range p.head {
			own = own || h == l
		}
		if own || a.allowed[l]&(bit[labeller.WorkHead]|bit[labeller.EduHead]) != 0 {
			out = append(out, l)
		}
	}
	return out
}

func (a *aligned) personLines() []int {
	var out []int
	for i := range a.lines {
		if a.allowed[i]&(bit[labeller.Head]|bit[labeller.Personal]) != 0 && len(out) < 40 {
			out = append(out, i)
		}
	}
	return out
}

// wordLabels marks the words that fields cover.
func (a *aligned) wordLabels(kind labeller.Kind, words []labeller.Word, fields map[string]place) []uint64 {
	names := labeller.WordLabels(kind)
	out := make([]uint64, len(words))
	for i := range out {
		out[i] = 1
	}
	for y := 1; y < len(names); y += 2 {
		p := fields[names[y][2:]]
		if p.to == 0 {
			continue
		}
		begun := false
		last := -1
		for i, w := range words {
			if !a.covers(p, w) {
				continue
			}
			if !begun {
				out[i], begun = 1<<y, true
			} else {
				for k := last + 1; k < i; k++ {
					out[k] = 1 << (y + 1) // a mark inside
				}
				out[i] = 1 << (y + 1)
			}
			last = i
		}
	}
	return out
}

// covers reports a word whose letters all belong to the stretch.
func (a *aligned) covers(p place, w labeller.Word) bool {
	for k := p.from; k < p.to; k++ {
		if a.stream.line[k] == w.Line && a.stream.offset[k] >= w.From && a.stream.offset[k] < w.To {
			return true
		}
	}
	return false
}
