package labeller

import (
	_ "embed" // the weights
	"math"
	"slices"
	"strconv"
	"strings"
	"sync"
	"unicode"
	"unicode/utf8"
)

// The heads of a CV are mostly written alike: title first, employer behind a dash. What one of them says for certain tells
// how to read another one that the model of words doubts.

// manner is how the main fields of a head are written; a trait is "" where there is nothing to compare.
type manner [traits]string

const (
	inOrder = iota
	firstRow
	secondRow
	rowsApart
	firstBetween
	secondBetween
	firstBegins
	secondBegins
	firstEnds
	secondEnds
	traits
)

func mannerOf(main [2]written) (out manner) {
	a, b := &main[0], &main[1]
	out[inOrder] = orderOf(a, b)
	for k, w := range []*written{a, b} {
		if !w.there {
			continue
		}
		row := strconv.Itoa(w.row)
		out[firstRow+k], out[firstBetween+k] = row, w.before+" "+w.after
		out[firstBegins+k], out[firstEnds+k] = w.before+" "+row, w.after
	}
	if a.there && b.there {
		out[rowsApart] = strconv.Itoa(a.row - b.row)
	}
	return out
}

func orderOf(a, b *written) string {
	switch {
	case !a.there && !b.there:
		return "none"
	case !a.there:
		return "second alone"
	case !b.there:
		return "first alone"
	case a.at < b.at:
		return "first"
	}
	return "second"
}

// common is how often the heads of a CV are written in each manner: readings count as much as they are likely.
type common struct {
	heads int
	count [traits]map[string]float64
	total [traits]float64
}

func commonOf(heads [][]choice) *common {
	c := &common{heads: len(heads)}
	for t := range c.count {
		c.count[t] = map[string]float64{}
	}
	for _, list := range heads {
		c.add(list, 1)
	}
	return c
}

// add counts the readings of a head, sign times.
func (c *common) add(list []choice, sign float64) {
	if len(list) == 0 {
		return
	}
	logs := make([]float64, len(list))
	for i := range list {
		logs[i] = list[i].log
	}
	for i, p := range Shares(logs) {
		for t, v := range list[i].manner {
			if v != "" {
				c.count[t][v] += sign * p
				c.total[t] += sign * p
			}
		}
	}
}

// without is what the heads beside one of them have in common.
func (c *common) without(list []choice) *common {
	out := &common{heads: c.heads - 1, total: c.total}
	for t := range c.count {
		out.count[t] = make(map[string]float64, len(c.count[t]))
		for v, n := range c.count[t] {
			out.count[t][v] = n
		}
	}
	out.add(list, -1)
	return out
}

// signs are what speaks for a reading and against it, in the order of SignNames.
func (c *choice) signs(best bool, others *common) []float64 {
	out := append(make([]float64, 0, len(SignNames)), max(c.log, -12), number(best), number(!c.main[0].there), number(!c.main[1].there))
	for k := range c.main {
		out = append(out, c.main[k].signs()...)
	}
	for t, v := range c.manner {
		alike, unlike := 0.0, 0.0
		if v != "" {
			n, total := others.count[t][v], others.total[t]
			alike = n / (total + 1)
			if others.heads > 1 && n < total/10 {
				unlike = min(1, total/4)
			}
		}
		out = append(out, alike, unlike)
	}
	return out
}

// signs are those of one field: what the evidence says of its words, and whether it is torn.
func (w *written) signs() []float64 {
	if !w.there {
		return make([]float64, len(fieldSigns))
	}
	first, _ := utf8.DecodeRuneInString(w.text)
	return []float64{
		max(w.own, -3), max(w.other, -3), number(w.before == inside), number(w.after == inside),
		math.Log(float64(w.to - w.at)), number(tornField(w.text)), number(unicode.IsLower(first)),
	}
}

var fieldSigns = []string{"evidence", "evidence of the other", "begins inside", "ends inside", "words", "torn", "small letter"}

// SignNames name what readings of heads are chosen by.
var SignNames = func() []string {
	out := []string{"log", "best", "no first", "no second"}
	for _, which := range []string{"first", "second"} {
		for _, s := range fieldSigns {
			out = append(out, which+": "+s)
		}
	}
	for _, trait := range []string{
		"order", "row of first", "row of second", "rows apart", "marks of first", "marks of second", "beginning of first",
		"beginning of second", "end of first", "end of second",
	} {
		out = append(out, "alike: "+trait, "unlike: "+trait)
	}
	return out
}()

// tornField reports words that go on: a bracket or a quotation that stays open, a last word that leads on.
func tornField(text string) bool {
	fields := strings.Fields(strings.ToLower(text))
	return len(fields) > 0 && slices.Contains(leadingOn, fields[len(fields)-1]) ||
		strings.Count(text, "(") != strings.Count(text, ")") || strings.Count(text, `"`)%2 == 1
}

var leadingOn = strings.Fields("of for in and the at to with de du der für und et y & - – , /")

func number(b bool) float64 { return float64(one(b)) }

//go:embed choices.txt
var choiceFile string

// choiceWeights are those of the signs, of posts and of courses, that `readertrain choices` learned: a line for each sign.
var choiceWeights = sync.OnceValue(func() (out [Person][]float64) {
	for line := range strings.Lines(choiceFile) {
		name, rest, _ := strings.Cut(strings.TrimSpace(line), "\t")
		post, course, _ := strings.Cut(rest, "\t")
		if !slices.Contains(SignNames, name) {
			continue
		}
		for kind, text := range []string{post, course} {
			w, _ := strconv.ParseFloat(text, 64)
			out[kind] = append(out[kind], w)
		}
	}
	return out
})
