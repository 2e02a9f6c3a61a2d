package cvgen

import "strings"

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

// told puts a duty into a form.
func told(duty string, form int) string {
	verb, rest, _ := strings.Cut(duty, " ")
	switch form {
	case verbPast:
		verb = past(verb)
	case verbIng:
		verb = gerund(verb)
	case verbFor:
		verb = "responsible for " + gerund(verb)
	case verbTo:
		verb = "to " + verb
	case verbThird:
		verb = third(verb)
	case verbI:
		verb = "I " + past(verb)
	}
	return capital(verb + " " + rest)
}

func capital(s string) string {
	if s == "" {
		return s
	}
	return strings.ToUpper(s[:1]) + s[1:]
}
