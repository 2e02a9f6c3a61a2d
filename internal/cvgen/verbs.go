package cvgen

import (
	"strings"

	"focal/internal/wordset"
)

// Forms in which people tell what they did. A duty in the vocabulary begins with the
// plain verb.
const (
	verbPlain = iota // Prepare reports
	verbPast         // Prepared reports
	verbIng          // Preparing reports
	verbFor          // Responsible for preparing reports
	verbTo           // To prepare reports
	verbThird        // Prepares reports
	verbI            // I prepared reports
)

var irregular = map[string][2]string{ // past, -ing
	"write": {"wrote", "writing"}, "run": {"ran", "running"}, "lead": {"led", "leading"}, "build": {"built", "building"},
	"drive": {"drove", "driving"}, "make": {"made", "making"}, "keep": {"kept", "keeping"}, "teach": {"taught", "teaching"},
	"hold": {"held", "holding"}, "give": {"gave", "giving"}, "take": {"took", "taking"}, "deal": {"dealt", "dealing"},
	"sell": {"sold", "selling"}, "oversee": {"oversaw", "overseeing"}, "set": {"set", "setting"}, "feed": {"fed", "feeding"},
	"cut": {"cut", "cutting"}, "bring": {"brought", "bringing"}, "find": {"found", "finding"}, "draw": {"drew", "drawing"},
	"buy": {"bought", "buying"}, "plan": {"planned", "planning"}, "stop": {"stopped", "stopping"}, "fit": {"fitted", "fitting"},
	"do": {"did", "doing"}, "get": {"got", "getting"}, "meet": {"met", "meeting"}, "win": {"won", "winning"},
	"speak": {"spoke", "speaking"}, "ship": {"shipped", "shipping"}, "map": {"mapped", "mapping"}, "submit": {"submitted", "submitting"},
	"send": {"sent", "sending"}, "liaise": {"liaised", "liaising"}, "grow": {"grew", "growing"}, "refer": {"referred", "referring"},
	"read": {"read", "reading"}, "lay": {"laid", "laying"}, "troubleshoot": {"troubleshot", "troubleshooting"}, "upsell": {"upsold", "upselling"},
	"shoot":   {"shot", "shooting"},
	"control": {"controlled", "controlling"}, "travel": {"travelled", "travelling"}, "wrap": {"wrapped", "wrapping"},
}

func past(v string) string {
	if f, ok := irregular[v]; ok {
		return f[0]
	}
	switch {
	case strings.HasSuffix(v, "e"):
		return v + "d"
	case strings.HasSuffix(v, "y") && !strings.ContainsAny(v[len(v)-2:len(v)-1], "aeiou"):
		return v[:len(v)-1] + "ied"
	}
	return v + "ed"
}

func gerund(v string) string {
	if f, ok := irregular[v]; ok {
		return f[1]
	}
	if strings.HasSuffix(v, "e") && !strings.HasSuffix(v, "ee") {
		return v[:len(v)-1] + "ing"
	}
	return v + "ing"
}

func third(v string) string {
	switch {
	case strings.HasSuffix(v, "y") && !strings.ContainsAny(v[len(v)-2:len(v)-1], "aeiou"):
		return v[:len(v)-1] + "ies"
	case strings.HasSuffix(v, "s"), strings.HasSuffix(v, "sh"), strings.HasSuffix(v, "ch"), strings.HasSuffix(v, "x"), v == "do":
		return v + "es"
	}
	return v + "s"
}

// also are the verbs that come second in a duty: "check deliveries and report faults".
var also = wordset.Of(`
	follow monitor report keep prepare record check give update send present clear forward advise label plan take inform` +
	"perform respond collect solve analyse serve handle evaluate review store complete sell cut run train meet exceed join interpret write water set")

// told puts a duty into a form.
func told(duty string, form int) string {
	words := strings.Split(duty, " ")
	words[0] = inflected(words[0], form)
	for i := 1; i+1 < len(words); i++ {
		if words[i-1] == "and" && also[words[i]] {
			words[i] = inflected(words[i], form)
		}
	}
	switch form {
	case verbFor:
		words[0] = "responsible for " + words[0]
	case verbTo:
		words[0] = "to " + words[0]
	case verbI:
		words[0] = "I " + words[0]
	}
	return capital(strings.Join(words, " "))
}

func inflected(verb string, form int) string {
	switch form {
	case verbPast, verbI:
		return past(verb)
	case verbIng, verbFor:
		return gerund(verb)
	case verbThird:
		return third(verb)
	}
	return verb
}

func capital(s string) string {
	if s == "" {
		return s
	}
	return strings.ToUpper(s[:1]) + s[1:]
}
