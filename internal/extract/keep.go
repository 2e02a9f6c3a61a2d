package extract

import (
	"slices"
	"strings"

	"focal/internal/cv"
	"focal/internal/extract/dates"
	"focal/internal/extract/headings"
	"focal/internal/extract/words"
)

// keepRest puts every line, and every part of a line, that no field took under
// Additional Information: a reader may doubt where a text belongs, never lose it.
func (b *builder) keepRest(sections []*section) {
	if len(b.strays) > 0 {
		var o cv.OtherSection
		for _, t := range b.strays {
			o.Items = append(o.Items, cv.Item{Text: t})
		}
		b.doc.Additional = append(b.doc.Additional, o)
	}
	held := b.heldWords()
	for _, s := range sections {
		var items []cv.Item
		for i := range s.paras {
			p := &s.paras[i]
			if rest := missing(p, held); rest != "" && !b.usedWhole(p) && !slices.Contains(b.labels, words.Fold(rest)) {
				items = append(items, cv.Item{Text: cv.Text{Value: rest, Lines: p.lines, Confidence: 0.5}, Bullet: p.bullet})
			}
		}
		if len(items) == 0 {
			continue
		}
		o := cv.OtherSection{Items: items}
		if s.at >= 0 {
			o.Heading = cv.Text{Value: s.heading, Lines: []int{s.at}, Confidence: 0.6}
		}
		b.doc.Additional = append(b.doc.Additional, o)
	}
}

// usedWhole reports a paragraph whose lines carry no content of their own.
func (b *builder) usedWhole(p *para) bool {
	for _, l := range p.lines {
		if !b.used[l] {
			return false
		}
	}
	return true
}

// heldWords collects for every source line the words of the values that came from it.
func (b *builder) heldWords() map[int]map[string]bool {
	held := map[int]map[string]bool{}
	for l, labels := range b.said {
		held[l] = map[string]bool{}
		for _, w := range labels {
			held[l][w] = true
		}
	}
	b.doc.Walk(func(r cv.Ref) {
		fields := words.Split(r.Text.Value)
		squeezed := words.Squeeze(r.Text.Value)
		for _, l := range r.Text.Lines {
			if held[l] == nil {
				held[l] = map[string]bool{}
			}
			for _, w := range fields {
				held[l][w] = true
			}
			if len(squeezed) < 200 {
				held[l][squeezed] = true
			}
		}
	})
	return held
}

// missing returns the stretches of a paragraph whose words no value holds; "" when
// at most a label or a connecting word is left.
func missing(p *para, held map[int]map[string]bool) string {
	has := func(w string) bool {
		for _, l := range p.lines {
			if held[l][w] {
				return true
			}
		}
		return false
	}
	if has(words.Squeeze(p.text)) {
		return ""
	}
	var out []string
	var run []string
	weight := 0
	gap := 0 // held words inside of a stretch
	flush := func() {
		run = run[:max(0, len(run)-gap)] // the held words at the end
		if weight >= 5 || len(run) > 1 && weight >= 3 {
			out = append(out, strings.Join(run, " "))
		}
		run, weight, gap = nil, 0, 0
	}
	for _, word := range strings.Fields(p.text) {
		lost := false
		for _, w := range words.Split(word) {
			if !has(w) && !negligible(w) {
				lost = true
				weight += len(w)
			}
		}
		if !lost {
			if gap == 2 || len(run) == 0 {
				flush()
				continue
			}
			gap++
			run = append(run, word)
			continue
		}
		gap = 0
		run = append(run, strings.Trim(word, "|·•,;"))
	}
	flush()
	rest := strings.Join(out, " … ")
	if strings.HasSuffix(rest, ":") && (gradeLabels.Has(words.Fold(rest)) || degreeLabels.Has(words.Fold(rest)) || courseLabels.Has(words.Fold(rest))) {
		return ""
	}
	if rest == "" || headings.IsLabel(rest) || dates.Duration(rest) || networkWord(rest) || headings.IsTitle(rest) {
		return ""
	}
	return rest
}

// negligible reports words that stand for what the fields say themselves: labels of
// contacts, "issued by", units of a duration.
func negligible(w string) bool {
	if _, ok := words.Labels().Value(w); ok {
		return true
	}
	return slack.Has(w)
}

var slack = words.NewSet("issued", "awarded", "published", "by", "on", "and", "und", "et", "y", "e", "or", "in", "at", "from", "to", "of", "the", "mobile", "home", "graduated", "expected", "graduation", "grad", "date", "years", "year", "months", "month", "yrs", "mos", "majoring", "specializing", "specialising", "major", "http", "https", "www", "com", "mailto", "grade", "coursework", "courses", "modules", "relevant", "profile", "linkedin", "github", "designation", "organization", "organisation", "company", "employer", "duration", "period", "position", "role", "worked", "working", "as", "with", "presently", "currently", "passed", "present", "till", "since", "sl", "sr", "no", "name", "university", "board", "institution", "institute", "college", "school", "qualification", "examination", "degree", "passing", "percentage", "marks", "cleared", "clearance", "expires", "expiry", "expiring")
