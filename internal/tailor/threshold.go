package tailor

import (
	"strconv"
	"strings"

	"focal/internal/sieve"
)

// threshold is a size that is asked for: "over 300 m", "100+ people".
type threshold struct {
	words  string // as written
	number float64
	unit   string
	money  bool
}

var (
	thresholdWords = sieve.MustCompile(`(?i)\b(?:over|more than|above|at least|exceeding|greater than|minimum of|up to)\s+([£$€])?(\d[\d,]*(?:\.\d+)?)\s?(k|m|km|bn|mw|kv|kw|tonnes?|million|people|staff|employees|colleagues|workers|beds|users|words per minute|wpm|%)?(?:[^\p{L}\d]|$)`)
	measured       = sieve.MustCompile(`(?i)([£$€])?(\d[\d,]*(?:\.\d+)?)\s?(k|m|km|bn|mw|kv|kw|tonnes?|million|people|staff|employees|colleagues|workers|beds|users|words per minute|wpm|%)?(?:[^\p{L}\d]|$)`)
	// plus is a size with a plus behind it; a bare number is a version or years.
	plus      = sieve.MustCompile(`(?i)([£$€])(\d[\d,]*(?:\.\d+)?)\s?(k|m|bn|million)?\s?\+|()\b(\d[\d,]*)\s?\+\s?(people|staff|employees|colleagues|workers|beds|users)\b`)
	multiples = map[string]float64{"k": 1e3, "m": 1e6, "million": 1e6, "bn": 1e9}
)

func thresholdOf(text string) threshold {
	m := thresholdWords.FindStringSubmatch(text)
	if m == nil {
		if m = plus.FindStringSubmatch(text); m == nil {
			return threshold{}
		}
		if m[2] == "" {
			m = append(m[:1], m[4:]...) // a number of people, not money
		}
	}
	return threshold{strings.TrimSpace(m[0]), amount(m[1], m[2], m[3]), unitOf(m[3]), m[1] != ""}
}

// unitOf gives the words that count people one common name.
func unitOf(unit string) string {
	switch unit = strings.ToLower(unit); unit {
	case "staff", "employees", "colleagues", "workers":
		return "people"
	}
	return unit
}

// amount is the number with its multiple, where it is one of money: "£2.6m".
func amount(currency, digits, unit string) float64 {
	n := numberOf(digits)
	if by := multiples[strings.ToLower(unit)]; currency != "" && by > 0 {
		n *= by
	}
	return n
}

// fails reports that a text shows no number of the unit as great as asked.
func (t threshold) fails(text string) bool {
	if t.number == 0 {
		return false
	}
	for _, m := range measured.FindAllStringSubmatch(text, 20) {
		if (m[1] != "") == t.money && (t.money || unitOf(m[3]) == t.unit) && amount(m[1], m[2], m[3]) >= t.number {
			return false
		}
	}
	return true
}

func numberOf(s string) float64 {
	n, err := strconv.ParseFloat(strings.ReplaceAll(s, ",", ""), 64)
	if err != nil {
		return 0
	}
	return n
}
