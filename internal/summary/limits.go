package summary

import (
	"regexp"
	"strconv"
	"strings"

	"focal/internal/cv"
)

// What was done within limits, or is still to come, is not told without them.

var (
	// limits says up to when, or while what else was so, something was done: "until 2021", "when the owner was ill".
	limits = regexp.MustCompile(`(?i)\b(?:until|till|unless)\b|\b(?:when|while|whilst) (?:[\p{L}'’-]+ )*?(?:was|were|is|are|had|has|` +
		`went|left|took|ran|short-staffed)\b|\bwhen short-staffed\b`)
	// toCome is a time that has not come.
	toCome = regexp.MustCompile(`(?i)\b(?:next|coming|upcoming) (?:spring|summer|autumn|fall|winter|year|month|week|quarter|season|term|` +
		`semester|january|february|march|april|may|june|july|august|september|october|november|december)\b|\btomorrow\b|` +
		`\bover the next\b|\bin (?:the )?future\b`)
	// dated is a time that a deed has, with its month where it has one: "from May 2027".
	dated = regexp.MustCompile(`(?i)\b(?:from|in|by|for|until|till|starting|during|through|to|of|early|late|mid|(?:(jan|feb|mar|` +
		`apr|may|jun|` +
		`jul|aug|sep|oct|nov|dec)[a-z]*\.?)) (20\d\d)\b`)
)

const monthNames = "jan feb mar apr may jun jul aug sep oct nov dec"

// isLimited reports such a bullet.
func (c *composer) isLimited(bullet string) bool {
	if limits.MatchString(bullet) || toCome.MatchString(bullet) {
		return true
	}
	for _, m := range dated.FindAllStringSubmatch(bullet, -1) {
		if c.Today.Year > 0 && isAfter(m[1], m[2], c.Today) {
			return true
		}
	}
	return false
}

// isAfter reports a month of a year that has not come.
func isAfter(month, year string, today cv.Date) bool {
	y, _ := strconv.Atoi(year)
	m := 0
	if month != "" {
		m = strings.Index(monthNames, strings.ToLower(month))/len("jan ") + 1
	}
	return y > today.Year || y == today.Year && today.Month > 0 && m > today.Month
}
