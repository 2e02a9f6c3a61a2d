package summary

import (
	"strconv"
	"strings"

	"focal/internal/cv"
	"focal/internal/sieve"
)

// What was done within limits, or is still to come, is not told without them.

var (
	// limits says up to when, or while what else was so, something was done: "until 2021", "when the owner was ill".
	limits = sieve.MustCompile(`(?i)\b(?:until|till|unless)\b|\b(?:when|while|whilst) (?:[\p{L}'’-]+ )*?(?:was|were|is|are|had|has|` +
		`went|left|took|ran|short-staffed)\b|\bwhen short-staffed\b`)
	// partOf is how many of how many: without the second number, or the first, it is another fact.
	partOf = sieve.MustCompile(`(?i)\b(?:\d+|one|two|three|four|five|six|seven|eight|nine|ten|eleven|` +
		`twelve) (?:out )?of (?:the |its |our |all )?` +
		`(?:\d+|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)\b`)
	// toCome is a time that has not come.
	toCome = sieve.MustCompile(`(?i)\b(?:next|coming|upcoming) (?:spring|summer|autumn|fall|winter|year|month|week|quarter|season|term|` +
		`semester|january|february|march|april|may|june|july|august|september|october|november|december)\b|\btomorrow\b|` +
		`\bover the next\b|\bin (?:the )?future\b`)
	// dated is a time that a deed has, with its month where it has one: "from May 2027".
	dated = sieve.MustCompile(`(?i)\b(?:from|in|by|for|until|till|starting|during|through|to|of|early|late|mid|(?:(jan|feb|mar|` +
		`apr|may|jun|` +
		`jul|aug|sep|oct|nov|dec)[a-z]*\.?)) (20\d\d)\b`)
)

const monthNames = "jan feb mar apr may jun jul aug sep oct nov dec"

// isLimited reports such a bullet.
func (c *composer) isLimited(bullet string) bool {
	if limits.MatchString(bullet) || partOf.MatchString(bullet) || lessThanDone.MatchString(bullet) || toCome.MatchString(bullet) {
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

// lessThanDone says in whose place, under whom, with whom, how long or in what play something was done, or what came of it:
// without that more would be told than was done.
var lessThanDone = sieve.MustCompile(`(?i)` + strings.Join([]string{
	`\bas (?:an? |the |third |second )?(?:\p{L}+ )?(?:stand-?in|understudy|cover|locum|trainee|pilot under|crew|band|team|group|duo)\b`,
	`\bas (?:an? |the )?(?:\p{L}+ )?(?:student|apprentice|intern|guest|observer|deputy)\b`,
	`\bin (?:the )?(?:absence|presence) of\b`,
	`\bunder (?:\p{L}+ )?(?:training|supervision|guidance|instruction|the)\b`,
	`\b(?:guided|supervised|overseen|designed|led|written|built) by\b`,
	`\bwith (?:the|my|our|his|her) (?:\p{L}+ )?(?:owner|crew|team|manager|head|band|partner|colleagues?|others)\b`,
	`(?-i:\bwith The \p{Lu})`, // a band
	`\bat the (?:lab|studio|office|practice) of\b`,
	`\bthrough (?:the|an?|my|our) (?:\p{L}+ )?(?:partner|manager|owner|team|agent|head)\b`,
	`\b(?:dummy|mannequin|manikin|mock|moot)\b|\b(?:in|during) (?:\p{L}+ )?drills\b`,
	`\bfor (?:one|a|two|three) (?:single )?(?:hour|night|day|week|weekend|shift|month|summer|winter|season)s?\b`,
	`\b(?:days?|nights?|mornings?|shifts?) an? (?:week|month|term|year)\b`,
	`\bonly\W*$|\bdid(?: not|n['’]t)\b|\bon hold\b|\brefusal\b|\bstopped\b|\bup to (?:\p{L}+ ){0,2}stage\b|\bclosed within\b|` +
		`\blater lost\b`,
	`\b(?:that|which|who) (?:later )?(?:died|closed|failed|lost|burned|burnt)\b`,
	`\b(?:my|our|the) (?:manager|boss|team|partner) (?:later )?(?:designed|lost|wrote|built|made|led)\b`,
	`\b(?:part|half|day) of\b`,
}, "|"))
