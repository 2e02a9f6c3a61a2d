package dates

import (
	"strconv"

	"focal/internal/cv"
	"focal/internal/extract/words"
	"focal/internal/typo"
)

// year reads a year; short allows "'19" and, after a month's name, "19".
func (p *parser) year(i int, short bool) (int, int, bool) {
	t := p.at(i)
	switch {
	case t.in("'’‘`´′"):
		n, ok := p.two(i + 1)
		return Century(n), i + 2, ok
	case t.digits(4):
		n := numeralOf(t)
		return n.value, i + 1, n.year() && p.boundary(i+1)
	case short && t.digits(2):
		n := numeralOf(t)
		if p.at(i+1).in("'’") && !p.toks[i+1].spaceBefore && p.yearLike(i+1) { // "July 14’ to May 15"
			return Century(n.value), i + 2, true
		}
		return Century(n.value), i + 1, n.value >= 50 && p.boundary(i+1) || p.yearLike(i)
	}
	return 0, 0, false
}

// yearLike tells "Jan 18 – Mar 20" from "Jan 18, 2019": a two-digit number after a
// month is a year when a dash, a bracket or the end follows.
func (p *parser) yearLike(i int) bool {
	next := p.at(i + 1)
	return next.kind == none || next.tabBefore || next.in(")]|;") || p.lastDot(i+1) || p.dash(i+1) > 0
}

func (p *parser) lastDot(i int) bool { return p.is(i, ".") && i+1 == len(p.toks) }

// Century is the year that two figures stand for.
func Century(two int) int {
	if two > 60 {
		return 1900 + two
	}
	return 2000 + two
}

func (p *parser) two(i int) (int, bool) {
	t := p.at(i)
	if !t.digits(2) {
		return 0, false
	}
	return numeralOf(t).value, true
}

func (p *parser) small(i, limit int) (int, bool) {
	t := p.at(i)
	if t.kind != number {
		return 0, false
	}
	n := numeralOf(t)
	return n.value, n.upTo(limit)
}

func ordinal(s string) bool { return ordinals.Has(s) }

// ordinalDay reads the day of "11th April".
func (p *parser) ordinalDay(i int) (int, bool) {
	day, ok := p.small(i, 31)
	return day, ok && ordinal(p.toksFold(i+1))
}

func (p *parser) month(i int) int {
	name := p.toksFold(i)
	if name == "" {
		return 0
	}
	v, ok := words.Months().Value(name)
	if !ok {
		return p.misspelt(i)
	}
	if p.doubtful(i) && !p.meant(i) {
		return 0
	}
	n, _ := strconv.Atoi(v)
	return n
}

// misspelt reads a long month's name with a slip in it ("Janaury", "Dececmber") where a
// year follows.
func (p *parser) misspelt(i int) int {
	w := p.toks[i].folded
	if len(w) < 6 || len(w) > 11 || !p.fourAhead(i) {
		return 0
	}
	for m, name := range words.EnglishMonths() {
		if slipOf(w, name) {
			return m + 1
		}
	}
	return 0
}

// fourAhead reports that a token as long as a year follows soon.
func (p *parser) fourAhead(i int) bool {
	return len(p.at(i+1).text) == 4 || len(p.at(i+2).text) == 4
}

func slipOf(w, name string) bool {
	return w[0] == name[0] && len(name) >= 6 && typo.Distance(w, name) <= len(name)/4
}

func (p *parser) season(i int) cv.Season {
	v, _ := words.Seasons().Value(p.toksFold(i))
	return cv.Season(v)
}

// quarter reads "Q3" and returns the number of its tokens.
func (p *parser) quarter(i int) (cv.Season, int) {
	if p.toksFold(i) != "q" {
		return "", 0
	}
	n, ok := p.small(i+1, len(quarters))
	if !ok || p.toks[i+1].spaceBefore {
		return "", 0
	}
	return quarters[n-1], 2
}

var quarters = [...]cv.Season{cv.Q1, cv.Q2, cv.Q3, cv.Q4}

func (p *parser) present(i int) int { return p.word(i, words.Present()) }

// presentSlip reads "present" with a slip in it, where nothing but the end of a period can stand: "May 2014 – Pressent".
func (p *parser) presentSlip(i int) bool {
	w := p.toksFold(i)
	return len(w) >= 6 && w[0] == 'p' && p.endsField(i+1) && typo.Distance(w, "present") == 1
}

// word returns the number of tokens at i that form a phrase of the set.
func (p *parser) word(i int, set *words.Set) int {
	phrase, said, best := "", 0, 0
	for n := 1; n <= 3 && p.spells(i+n-1); n++ {
		t := p.at(i + n - 1)
		if t.kind == punct {
			continue
		}
		if said++; said > set.Longest() {
			break
		}
		phrase = appended(phrase, t.folded)
		if set.Has(phrase) {
			best = n
		}
	}
	return best
}

// spells reports a word, or an apostrophe within a phrase.
func (p *parser) spells(i int) bool {
	t := p.at(i)
	return t.kind == letters || t.in("'’")
}

func appended(phrase, word string) string {
	if phrase == "" {
		return word
	}
	return phrase + " " + word
}

func (p *parser) skipGlue(i int) int {
	if n := p.word(i, glue); n > 0 && i+n < len(p.toks) {
		return i + n
	}
	return i
}

func (p *parser) skipDot(i int) int {
	if p.is(i, ".") {
		return i + 1
	}
	return i
}

// skipOne is the index after the token at i if that is one of the words.
func (p *parser) skipOne(i int, of *words.Set) int {
	if of.Has(p.toksFold(i)) {
		return i + 1
	}
	return i
}

// skipMarks is the index after so many of the marks at most.
func (p *parser) skipMarks(i, most int, marks string) int {
	j := i
	for j < i+most && p.at(j).in(marks) {
		j++
	}
	return j
}

var (
	ordinals = words.NewSet("st", "nd", "rd", "th")
	glue     = words.NewSet("the", "zum", "einschliesslich", "le", "el", "il", "o", "den", "einschl", "de", "of", "r", "roku")
)
