package truth

import (
	"regexp"
	"strings"
)

// Over reports whether a sentence about a post that has ended says what its original
// says, where verbs may have been put into the past.
func Over(original, output string) bool {
	if quoted(original) != quoted(output) {
		return false
	}
	_, why := alignment{source: words(original), output: words(output), begins: beginnings(original), time: over}.compare()
	return why == ""
}

// toldAsOver reports a verb of the source that opens a sentence, or is joined to one
// that does, and has its own past in the output.
func (a alignment) toldAsOver(i, j int) bool {
	return i < len(a.begins) && a.begins[i] && pastOf(a.source[i], a.output[j])
}

// pieces are what commas and the ends of sentences part.
var pieces = regexp.MustCompile(`([,;]\s*|[.!?:]\s+|\s[–—/-]\s+)\pL`)

// beginnings tells of each word of a text whether a finite verb without a subject may
// stand there: where a sentence begins, adverbs apart, and behind "and" or a comma,
// unless the verb before it leads to something that is only wished or that others do.
func beginnings(text string) []bool {
	var list []bool
	bound := false // by a word like "to" or "who" that may govern what follows
	from := 0
	ends := append(pieces.FindAllStringSubmatchIndex(text, -1), []int{0, 0, len(text), len(text)})
	for _, end := range ends {
		end = end[2:]
		begins := true
		part := words(text[from:end[0]])
		for k, w := range part {
			list = append(list, begins && !bound)
			switch {
			case joiners[w.folded], begins && strings.HasSuffix(w.folded, "ly"):
				begins = true
			default:
				begins = false
				bound = bound || governing[w.folded] || w.folded == "to" && (k+1 == len(part) || !isThing(part[k+1]))
			}
		}
		if end[0] < len(text) && strings.ContainsAny(text[end[0]:end[1]], ".!?:") {
			bound = false
		}
		from = end[1]
	}
	return list
}

var (
	joiners = set(`and or but then also both either not`)
	// governing words open a clause whose verbs are not the person's own deeds.
	governing = set(`who whom whose which that can could may might must shall should will would help helps helped let lets make makes
		if when while whenever where because so until unless what how whether we they he she it i you`)
	// pointing are words behind which "to" leads to a thing, not to a deed.
	pointing = set(`a an the this these those our their his her its my your all both each every staff senior internal external`)
)

// isThing reports a word behind "to" that is no verb: "to the board", "to 12 ports",
// "to clients", "to Bergen".
func isThing(w word) bool {
	plural := strings.HasSuffix(w.folded, "s") && !strings.HasSuffix(w.folded, "ss") && !strings.HasSuffix(w.folded, "us")
	return pointing[w.folded] || w.figure() || plural || strings.ToLower(w.text) != w.text
}

// pastOf reports that b is the past of the verb that a is the base or the third person
// of: "manage" and "manages" of "managed", "lead" of "led".
func pastOf(a, b word) bool {
	if a.figure() || acronym(a.text) || acronym(b.text) || len(a.folded) < 2 || strings.HasSuffix(a.folded, "ing") ||
		isPast(a.folded) && !unmarked[a.folded] || grammarWords[a.folded] {
		return false
	}
	for _, base := range unending(a.folded) {
		if regularPast(base, b.folded) || irregularPast(base, b.folded) {
			return true
		}
	}
	return false
}

// unending are what a verb form may be the third person of, and the form itself.
func unending(w string) []string {
	list := []string{w}
	if base, is := strings.CutSuffix(w, "ies"); is {
		list = append(list, base+"y")
	}
	if base, is := strings.CutSuffix(w, "es"); is {
		list = append(list, base)
	}
	if base, is := strings.CutSuffix(w, "s"); is && !strings.HasSuffix(base, "s") {
		list = append(list, base)
	}
	return list
}

func regularPast(base, past string) bool {
	stem, is := strings.CutSuffix(past, "ed")
	if !is || len(base) < 3 || isPast(base) {
		return false
	}
	last := base[len(base)-1:]
	switch stem {
	case base, strings.TrimSuffix(base, "e"), base + "k":
		return stem != base || last != "e"
	case base + last:
		return !strings.Contains("aeiouy", last)
	}
	before, is := strings.CutSuffix(base, "y")
	return is && stem == before+"i"
}

func irregularPast(base, past string) bool {
	for _, prefix := range []string{"", "re", "re-", "over", "under", "out", "up"} {
		b, hasBase := strings.CutPrefix(base, prefix)
		p, hasPast := strings.CutPrefix(past, prefix)
		if forms := irregular[b]; hasBase && hasPast && len(forms) > 2 && forms[0] == b && forms[2] == p {
			return true
		}
	}
	return false
}
