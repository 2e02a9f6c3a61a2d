package perspective

import (
	"slices"
	"strings"

	"focal/internal/language"
	"focal/internal/wordset"
)

// changedBy reports a change that is told with its measure, and so is over: "from
// 12 to 4 days", "by 30 %", "in half".
func (t *clauses) changedBy(v int) bool {
	for k := v + 1; k < len(t.words); k++ {
		if t.measureAt(k, v) {
			return true
		}
	}
	return false
}

// happenedOnce reports what nobody does again and again, so that it is no habit of a post that goes on: a prize, and a figure that
// became another. "Get 1st prize", "Reduce losses from 9 % to 2 %".
func (t *clauses) happenedOnce(v int) bool {
	if t.over {
		return false
	}
	for k := v + 1; k < len(t.words); k++ {
		if t.words[k].Is("from") && t.fromTo(k+1) && t.shares(k+1) {
			return true
		}
	}
	return t.words[v].Is("get", "win", "secure", "obtain", "receive", "achieve") &&
		slices.ContainsFunc(t.words[v+1:min(v+5, len(t.words))], func(w language.Tagged) bool { return prizes[w.Low] })
}

// shares reports a share of a hundred right behind the figure from k on: a range of money or people may come again and again.
func (t *clauses) shares(k int) bool { return t.at(t.figure(k)+1).Is("%", "percent") }

// prizes are what somebody wins.
var prizes = wordset.Of("prize medal trophy")

// measureAt reports the preposition of a measure at k.
func (t *clauses) measureAt(k, v int) bool {
	switch t.words[k].Low {
	case "in":
		return t.at(k + 1).Is("half")
	case "by":
		return t.byMeasure(k + 1)
	case "to":
		return t.words[v].Is("cut") && t.downTo(k+1)
	case "from":
		return t.fromTo(k + 1)
	}
	return false
}

// byMeasure reports how much something changed by, but no hour: "by 30 %", "by a third".
func (t *clauses) byMeasure(k int) bool {
	if n := t.figure(k); n > 0 && !t.at(n+1).Is("am", "pm", "o'clock", ":", ".") {
		return true
	}
	return t.at(k).Is("half") || t.at(k+1).Is("third", "thirds", "quarter", "quarters", "fifth", "tenth")
}

// downTo reports what something was cut to: "cut waste to £40k".
func (t *clauses) downTo(k int) bool {
	n := t.figure(k)
	return n > 0 && (n == k+1 || t.at(n+1).Is("%", "per"))
}

// fromTo reports the two figures of a change; the first is at k.
func (t *clauses) fromTo(k int) bool {
	from := t.figure(k)
	if from <= 0 {
		return false
	}
	for m := from + 1; m < from+4; m++ {
		if t.at(m).Is("to") && t.isTarget(m+1) {
			return true
		}
	}
	return false
}

// isTarget reports the second figure of a change, with its unit, but no hour.
func (t *clauses) isTarget(k int) bool {
	n := t.figure(k)
	if n <= 0 {
		return false
	}
	unit := t.at(n + 1)
	return n == k+1 || unit.Is("%") || isWord(unit) && !unit.Is("am", "pm", "on", "in", "at", "and", "every", "each")
}

// figure returns the index of the figure at k, a sign of money apart, or -1.
func (t *clauses) figure(k int) int {
	if isMoney(t.at(k)) {
		k++
	}
	w := t.at(k)
	million := strings.HasSuffix(w.Low, "m")
	switch {
	case w.Kind == language.Number, million && isMoney(t.at(k-1)), !million && startsWithDigit(w):
		return k // "40", "40k", "£2m", but no hour: "9am"
	}
	return -1
}

func isMoney(w language.Tagged) bool { return w.Is("£", "$", "€") }

func startsWithDigit(w language.Tagged) bool {
	return w.Text != "" && w.Text[0] >= '0' && w.Text[0] <= '9'
}
