package wordtemplate

import (
	"strings"

	"focal/internal/cv"
)

// A label has at most so many words; a skill with more is a phrase, not a keyword.
const fewWords = 6

// points are the items of a list, for templates that set a label differently from
// the bullets below it: "text", "bullet", and "caption" for a bullet that only
// announces the next one. A label that announces nothing, as it stands last or
// before another label, is neither. The order is that of the CV.
func points(list []cv.Item) []any {
	out := make([]any, 0, len(list))
	var last object // the label that waits for what it announces
	for _, i := range list {
		if i.Value == "" {
			continue
		}
		label := i.Bullet && announces(i.Value)
		if last != nil && !label {
			last["caption"] = true
		}
		o := object{"text": i.Value, "bullet": i.Bullet && !label, "caption": false}
		if last = nil; label {
			last = o
		}
		out = append(out, o)
	}
	return out
}

// bulleted are texts as the bullets of a list.
func bulleted(list []cv.Text) []cv.Item {
	out := make([]cv.Item, 0, len(list))
	for _, t := range list {
		out = append(out, cv.Item{Text: t, Bullet: true})
	}
	return out
}

// namesOnLine are the items of a section with its short names on one line, as skills are: one below the other they fill pages.
func namesOnLine(s cv.OtherSection) []cv.Item {
	out, at := make([]cv.Item, 0, len(s.Items)), 0
	for _, r := range s.NameRuns() {
		out = append(out, s.Items[at:r.From]...)
		line := make([]string, 0, r.To-r.From)
		for _, i := range s.Items[r.From:r.To] {
			line = append(line, i.Value)
		}
		if len(line) == 1 { // the others were left out
			out = append(out, s.Items[r.From])
		} else {
			out = append(out, cv.Item{Text: cv.Text{Value: strings.Join(line, " · ")}})
		}
		at = r.To
	}
	return append(out, s.Items[at:]...)
}

// announces reports a few words that end with a colon: "Key Activities:".
func announces(s string) bool {
	s = strings.TrimSpace(s)
	return (strings.HasSuffix(s, ":") || strings.HasSuffix(s, "：")) && cv.WordCount(s) <= fewWords
}

// byLength parts the skills that go on one line from those that need a line each. A
// single one goes with the many others, so that no bullet and no line stands alone.
func byLength(list []cv.Text) (short, long []any) {
	short, long = []any{}, []any{}
	all := texts(list)
	for _, v := range all {
		if isPhrase(v.(string)) {
			long = append(long, v)
		} else {
			short = append(short, v)
		}
	}
	switch {
	case len(short) == 1 && len(long) > 1:
		return []any{}, all
	case len(long) == 1 && len(short) > 2 && fitsInLine(long[0].(string)):
		return all, []any{}
	}
	return short, long
}

// fitsInLine reports a phrase that may stand between keywords: no sentence, and not much longer than they are.
func fitsInLine(s string) bool {
	return cv.WordCount(s) <= 2*fewWords && !strings.HasSuffix(strings.TrimSpace(s), ".")
}

// isPhrase reports a skill that is a sentence or as long as one.
func isPhrase(s string) bool {
	n := cv.WordCount(s)
	return n > fewWords || n > 3 && strings.HasSuffix(strings.TrimSpace(s), ".")
}

const (
	// fewestClaims is how many short paragraphs at the end of a profile make a list.
	fewestClaims = 3
	// longestClaim is how many words such a paragraph has at most.
	longestClaim = 32
)

// profile are the paragraphs of a profile: what stands as a column of short statements behind its first
// paragraph, or at the end, is a list.
func profile(list []cv.Text) []cv.Item {
	from := len(list)
	for from > 1 && cv.WordCount(list[from-1].Value) <= longestClaim {
		from--
	}
	out := make([]cv.Item, 0, len(list))
	for i, t := range list {
		out = append(out, cv.Item{Text: t, Bullet: i >= from && len(list)-from >= fewestClaims})
	}
	return out
}
