package tailor

import (
	"regexp"
	"strconv"
	"strings"
)

// threshold is a size that is asked for: "over 300 m".
type threshold struct {
	words  string // as written
	number float64
	unit   string
}

var (
	thresholdWords = regexp.MustCompile(`(?i)\b(?:over|more than|above|at least|exceeding|greater than|minimum of|up to)\s+[£$€]?(\d[\d,]*(?:\.\d+)?)\s?(k|m|km|bn|mw|kv|kw|tonnes?|million|people|staff|beds|users|words per minute|wpm|%)?(?:[^\p{L}\d]|$)`)
	measured       = regexp.MustCompile(`(?i)(\d[\d,]*(?:\.\d+)?)\s?(k|m|km|bn|mw|kv|kw|tonnes?|million|people|staff|beds|users|words per minute|wpm|%)?(?:[^\p{L}\d]|$)`)
)

func thresholdOf(text string) threshold {
	m := thresholdWords.FindStringSubmatch(text)
	if m == nil {
		return threshold{}
	}
	return threshold{strings.TrimSpace(m[0]), numberOf(m[1]), strings.ToLower(m[2])}
}

// fails reports that a text shows no number of the unit as great as asked.
func (t threshold) fails(text string) bool {
	if t.number == 0 {
		return false
	}
	for _, m := range measured.FindAllStringSubmatch(text, 20) {
		if strings.EqualFold(m[2], t.unit) && numberOf(m[1]) >= t.number {
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
