package tailor

import (
	"strings"
	"unicode"
	"unicode/utf8"

	"focal/internal/ingest/page"
)

// Bounds on a job description. What stands beyond them is not read: a real one
// has some 200 lines, and its requirements stand in the first half.
const (
	maxLines     = 3000
	maxLineRunes = 3000
	maxText      = 200_000 // bytes
)

// block is one paragraph, list item or table row of a job description, with the
// lines that a reader or the writer wrapped joined again.
type block struct {
	text    string
	line    page.Line // its first line: kind and look
	apart   bool      // white space stands before it
	listed  bool      // a list item
	trailed bool      // white space stands after it, or it is the last
	leads   bool      // a list item follows
	parent  bool      // a line with a number of the next level follows
}

// blocksOf joins wrapped lines and drops running headers and footers.
func blocksOf(job *page.Document) []block {
	var out []block
	n, size := 0, 0
	piped := false // inside a table that was pasted with strokes
	for _, p := range job.Pages {
		for _, l := range p.Lines {
			if n++; n > maxLines {
				break
			}
			if l.Kind == page.PageHeader || l.Kind == page.PageFooter {
				continue
			}
			text := clean(l.Text())
			if size += len(text); size > maxText {
				break
			}
			if text == "" || strings.Trim(text, "|-: ") == "" && strings.Contains(text, "|") {
				continue
			}
			if l, piped = pipes(l, text, piped && strings.Contains(text, "|")); piped {
				text = clean(l.Text())
			}
			apart := setApart(l)
			if len(out) > 0 && l.Kind != page.TableRow {
				if last := &out[len(out)-1]; l.Continues || wrapped(last.text, text, l, apart) {
					last.text = joinWrapped(last.text, text)
					continue
				}
			}
			listed := l.Kind == page.ListItem
			if rest := bulletOf(text); rest != "" {
				text, listed = rest, true
			}
			out = append(out, block{text: text, line: l, apart: apart, listed: listed})
		}
	}
	for i := range out {
		out[i].trailed = i == len(out)-1 || out[i+1].apart
		out[i].leads = i < len(out)-1 && out[i+1].listed
		out[i].parent = i < len(out)-1 && subNumber.MatchString(out[i+1].text) && !subNumber.MatchString(out[i].text)
	}
	return out
}

func clean(s string) string {
	s = strings.Map(func(r rune) rune {
		switch r {
		case '\t', '\u00a0', '\u2007', '\u202f':
			return ' '
		case '\u200b', '\ufeff', '\u00ad':
			return -1
		}
		return r
	}, s)
	if utf8.RuneCountInString(s) > maxLineRunes {
		s = string([]rune(s)[:maxLineRunes])
	}
	return strings.TrimSpace(s)
}

// bulletOf returns the text behind a bullet that the reader left in it.
func bulletOf(text string) string {
	r, size := utf8.DecodeRuneInString(text)
	if strings.ContainsRune("•·▪◦‣●○■□–—*-✓✔➢►→⇒✅☑⭐★☆»▶◆◇❖❯›+~", r) && len(text) > size+1 && text[size] == ' ' {
		return strings.TrimSpace(text[size:])
	}
	return ""
}

// setApart reports white space before a line: a blank line in text, more than a
// line's height elsewhere.
func setApart(l page.Line) bool {
	if l.Size > 0 {
		return l.GapBefore > 1.7*l.Size
	}
	return l.GapBefore >= 1
}

// wrapped reports that a line goes on with the one before it although the format
// does not say so: a long line without an end, then a small letter.
func wrapped(before, text string, l page.Line, apart bool) bool {
	if apart || l.Kind != page.Paragraph || len(before) < 45 || strings.ContainsAny(before[len(before)-1:], ".;:!?") || bulletOf(text) != "" {
		return false
	}
	first, _ := utf8.DecodeRuneInString(text)
	return unicode.IsLower(first) || first == '('
}

func joinWrapped(a, b string) string {
	if a != "" && strings.HasSuffix(a, "-") {
		if first, _ := utf8.DecodeRuneInString(b); unicode.IsLower(first) {
			return a + b
		}
	}
	return a + " " + b
}
