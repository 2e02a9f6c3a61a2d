package layout

import (
	"regexp"
	"strings"
	"unicode"
	"unicode/utf8"

	"focal/internal/ingest/page"
	"focal/internal/wordset"
)

// joinWords re-joins words that a line end splits: the rest of the word moves up.
// Compounds keep their hyphen. breaks reports that the producer hyphenates.
func joinWords(pages []page.Page, breaks bool) {
	v := vocabulary(pages)
	v.breaks = v.breaks || breaks
	for i := range pages {
		ls := pages[i].Lines
		out := ls[:0]
		for j := range ls {
			l := ls[j]
			if n := len(out); n > 0 && j > 0 && follows(&out[n-1], &l) {
				if v.join(&out[n-1], &l) {
					l.Continues = true
				}
				if strings.TrimSpace(l.Text()) == "" {
					continue
				}
			}
			out = append(out, l)
		}
		pages[i].Lines = out
	}
}

// follows reports whether l can be the next line of prev's paragraph.
func follows(prev, l *page.Line) bool {
	return l.Block == prev.Block && l.Bullet == "" && l.Kind == page.Paragraph && prev.Kind != page.PageHeader && prev.Kind != page.PageFooter &&
		l.Y > prev.Y && l.Y-prev.Y < 2.2*max(prev.Size, l.Size)
}

// ownWords is what the file itself tells about words and hyphens.
type ownWords struct {
	seen   map[string]bool // in lower case, hyphens inside kept
	breaks bool            // the producer hyphenates at line ends
}

func vocabulary(pages []page.Page) ownWords {
	v := ownWords{seen: map[string]bool{}}
	var ends [][2]string
	for _, p := range pages {
		for j, l := range p.Lines {
			for _, w := range strings.FieldsFunc(strings.ToLower(l.Text()), func(r rune) bool { return !unicode.IsLetter(r) && r != '-' }) {
				v.seen[w] = true
			}
			if j > 0 && follows(&p.Lines[j-1], &p.Lines[j]) {
				if left, right, ok := parts(&p.Lines[j-1], &p.Lines[j]); ok {
					ends = append(ends, [2]string{left, right})
				}
			}
		}
	}
	for _, e := range ends {
		v.breaks = v.breaks || v.seen[e[0]+e[1]] || fragmentOf(e[0], e[1])
	}
	return v
}

var (
	tokenEnd   = regexp.MustCompile(`[^\s]+-$`)
	wordEnd    = regexp.MustCompile(`[\pL\d]-$`)
	lettersEnd = regexp.MustCompile(`(\pL+)-$`)
	wordStart  = regexp.MustCompile(`^(\pL+)`)
)

// parts returns the letters at both sides of a hyphen at the end of a.
func parts(a, b *page.Line) (left, right string, ok bool) {
	l := lettersEnd.FindStringSubmatch(wrapping(a, b).Text())
	r := wordStart.FindStringSubmatch(b.Segments[0].Text())
	if l == nil || r == nil {
		return "", "", false
	}
	return strings.ToLower(l[1]), strings.ToLower(r[1]), true
}

// wrapping returns the segment of a that goes on in b: the one above its start, so
// that a date at the right margin does not come between.
func wrapping(a, b *page.Line) *page.Segment {
	best := len(a.Segments) - 1
	for best > 0 && a.Segments[best].X > b.X+3 {
		best--
	}
	return &a.Segments[best]
}

// fragmentOf reports whether one of the parts is no word by itself: then a
// hyphenation program broke it.
func fragmentOf(left, right string) bool {
	for _, suffix := range []string{"tion", "tions", "sion", "sions", "ment", "ments", "ing", "ness", "ity", "ties", "ence", "ance", "ency", "ally", "able", "ible", "ical", "ative", "gies", "gy", "ers", "ed", "tive", "ture", "tures", "tic", "ung", "ungen", "keit", "heit"} {
		if right == suffix {
			return true
		}
	}
	return utf8.RuneCountInString(left) == 1 || utf8.RuneCountInString(right) <= 2 && !joiners[right]
}

// compound holds first and last parts of the commonest English compounds that are
// written with a hyphen.
var (
	joiners = wordset.Of("to of on in up off out at by and the a an end job")
	firsts  = wordset.Of(`
		self co non ex all cross well long short high low full part multi real end large small mid on off in out up follow hands day
		state cost user client customer data first second third two three four five six seven eight nine ten year decision problem
		award fast front back world top best cutting open closed ever next post pre anti inter semi quasi de re third one half
		double single time team risk life work`)
	lasts = wordset.Of(`
		based driven term time end level oriented scale wide wise functional site facing party user led side class quality year
		month day week old person making solving building free friendly ready aware specific effective efficient related focused
		intensive managed paced winning ranging reaching rich centric centred centered edge source stop house depth line building up
		down out off in on to of ins ups offs going minded setting saving sector sized step hour part`)
)

// join moves what belongs to prev's last word from l to prev; it reports whether
// there was something.
func (v ownWords) join(prev, l *page.Line) bool {
	seg := wrapping(prev, l)
	text := seg.Text()
	end := &seg.Runs[len(seg.Runs)-1]
	start := &l.Segments[0].Runs[0]
	if token := tokenEnd.FindString(text); token != "" {
		first, _ := utf8.DecodeRuneInString(start.Text)
		address := isAddress(token) || sameLink(end, start)
		if !goesOnWith(first, text, token, address) {
			return false
		}
		if left, right, ok := parts(prev, l); ok && !address && unicode.IsLower(first) && !v.compound(token, left, right) {
			end.Text = strings.TrimSuffix(end.Text, "-")
		}
		return moveWord(seg, end, l)
	}
	if sameLink(end, start) && unbroken(seg, l) || splitMail(text, l) {
		return moveWord(seg, end, l)
	}
	return false
}

// goesOnWith reports whether a word that ends in a hyphen at the end of a line of text goes on with the rune.
func goesOnWith(first rune, text, token string, address bool) bool {
	switch {
	case unicode.IsLower(first):
		return true
	case len(token) == 2 && unicode.IsUpper(rune(token[0])):
		return false // a grade: "A-"
	}
	return address || wordEnd.MatchString(text) && (unicode.IsLetter(first) || unicode.IsDigit(first))
}

// compound reports whether left-right keeps its hyphen.
func (v ownWords) compound(token, left, right string) bool {
	switch {
	case strings.ContainsAny(strings.TrimSuffix(token, "-"), "-0123456789/"):
		return true
	case v.seen[left+right]:
		return false
	case v.seen[left+"-"+right], firsts[left], lasts[right], joiners[right]:
		return true
	case fragmentOf(left, right):
		return false
	case len(left) > 3 && len(right) > 3 && v.seen[left] && v.seen[right] && !v.breaks:
		return true
	}
	return !v.breaks
}

// isAddress reports whether a token is a part of a mail or web address.
func isAddress(token string) bool {
	return strings.Contains(token, "@") || strings.Contains(token, "://") || strings.Contains(token, "www.") || strings.Contains(token, "/") && strings.Contains(token, ".")
}

// sameLink reports whether two runs are parts of one hyperlink.
func sameLink(a, b *page.Run) bool { return a.Link != "" && a.Link == b.Link }

// unbroken reports whether a hyperlink whose text is its own address is split by
// the line end, not between words.
func unbroken(seg *page.Segment, l *page.Line) bool {
	text := strings.Fields(seg.Text())
	next := strings.Fields(l.Segments[0].Text())
	target := bare(seg.Runs[len(seg.Runs)-1].Link)
	return len(text) > 0 && len(next) > 0 && strings.Contains(target, bare(text[len(text)-1])+bare(next[0]))
}

func bare(s string) string {
	s = strings.ToLower(s)
	for _, p := range []string{"mailto:", "tel:", "https://", "http://", "www."} {
		s = strings.TrimPrefix(s, p)
	}
	return strings.TrimRight(s, "/")
}

var (
	openMail = regexp.MustCompile(`[^\s@]+@([^\s@.]*|\S*\.|\S*\.\pL)$`)
	mailRest = regexp.MustCompile(`^[\pL\d.-]*\.?\pL{1,}$`)
)

// splitMail reports whether a line ends inside a mail address.
func splitMail(text string, l *page.Line) bool {
	first, _ := utf8.DecodeRuneInString(l.Segments[0].Text())
	if strings.HasSuffix(text, ".") && !unicode.IsLower(first) {
		return false // the full stop of a sentence
	}
	return openMail.MatchString(text) && mailRest.MatchString(l.Segments[0].Text()) && len(l.Segments) == 1
}

// moveWord appends the first word of l to the run end of seg.
func moveWord(seg *page.Segment, end *page.Run, l *page.Line) bool {
	first := &l.Segments[0]
	for len(first.Runs) > 0 {
		r := &first.Runs[0]
		i := strings.IndexByte(r.Text, ' ')
		if i >= 0 {
			end.Text += r.Text[:i]
			r.Text = r.Text[i+1:]
			if r.Text == "" && len(first.Runs) > 1 {
				first.Runs = first.Runs[1:]
			}
			return true
		}
		end.Text += r.Text
		if len(first.Runs) == 1 {
			r.Text = ""
			return true
		}
		first.Runs = first.Runs[1:]
	}
	return true
}
