package extract

import (
	"math"
	"strings"
	"unicode/utf8"

	"focal/internal/extract/words"
	"focal/internal/ingest/page"
)

// A line that ends open goes on below: with a word that needs another one, inside brackets or quotation marks that the next line
// closes, or at the margin of an item whose next line returns to its sign.

// dangles reports a line of a file with margins that goes on with one which cannot end there, whether
// that one ran to the margin or not, and over the end of a page too.
func dangles(p *para, l *line) bool {
	q := &p.last
	if q.right == 0 || l.right == 0 {
		return false
	}
	if inOneBlock(q, l) && l.gap >= 0 && l.gap <= 2*max(l.size, 6) && (closesOpen(q, l) || returnsToSign(p, l)) {
		return true
	}
	if !plainText(l) || !staysOpen(q, l) && !bracketOfItem.MatchString(l.text) {
		return false
	}
	if inOneBlock(q, l) {
		return closeBelow(p, l)
	}
	return q.style.bold == l.style.bold && l.page == q.page+1 && wordCount(p.text) > 7
}

// staysOpen reports a line that cannot end where it does. One that ran to the margin tells so by fewer words, in capitals as well.
func staysOpen(q, l *line) bool {
	if !noRoomBehind(q, l) {
		return cannotEnd(q.text) && q.style.bold == l.style.bold
	}
	last := lastWord(q.text)
	return wordCount(q.text) >= 2 && utf8.RuneCountInString(last) > 1 && expectsMore.Has(words.Fold(last)) && !endsAtPar(q.text) ||
		cannotEnd(q.text)
}

func lastWord(text string) string { return text[strings.LastIndexAny(text, " \t")+1:] }

// cannotEnd reports a text of some words whose last one needs another behind it.
func cannotEnd(text string) bool {
	last := lastWord(text)
	return (last == "&" || startsLower(last) && expectsMore.Has(last) && !endsAtPar(text)) && wordCount(text) >= 4
}

// closeBelow reports a line without a gap below another that begins no further right than that or its last cell; one in small letters
// may stand anywhere.
func closeBelow(p *para, l *line) bool {
	x := above(p, l)
	return l.gap >= 0 && l.gap <= 2*max(l.size, 6) && (l.x <= x+6 && l.x >= x-indents || startsLower(l.text) && l.gap <= 1.75*l.size)
}

// noRoomBehind reports a line on which the first word of the next one had no room.
func noRoomBehind(q, l *line) bool {
	return q.edge.right > 0 && q.right > 0 && len(l.segs) == 1 && q.edge.right-q.right-wordWidth(l) < almostFull
}

// almostFull is how much room, in points, may be left on a full line.
const almostFull = 2

// closesOpen reports a line that closes the brackets or the quotation marks which the last cell of the line above opens.
func closesOpen(q, l *line) bool {
	above := q.segs[len(q.segs)-1].text
	if l.bullet || l.kind == page.Heading || len(l.segs) > 1 || q.style.bold != l.style.bold || wordCount(above) < 2 {
		return false
	}
	if at := strings.IndexByte(l.text, ')'); at >= 0 && at <= farClose && !strings.Contains(l.text[:at], "(") && openBracket(above) {
		return true
	}
	return openQuote(above) && !strings.ContainsAny(l.text[:1], "\"'") && !strings.HasPrefix(l.text, "“") && !openQuote(above+" "+l.text)
}

// farClose is how far from its beginning, in letters, a line closes the bracket of the line above at the most.
const farClose = 60

// returnsToSign reports the rest of an item that begins left of its first words, where its sign stands.
func returnsToSign(p *para, l *line) bool {
	q := &p.last
	if !p.bullet || l.kind == page.Heading || !signBelow(p, l) || !noRoomBehind(q, l) {
		return false
	}
	alike := q.style.bold == l.style.bold && math.Abs(l.size-q.size) < 0.6 && len(q.segs) == 1
	return alike && wordCount(q.text) >= 4 && plainText(l) && !endsWith(p.text, ".!?:;") && !knownHeading(l.text)
}

// signBelow reports a line that stands close below an item, where its sign does, as the second line of the item did
// where there is one.
func signBelow(p *para, l *line) bool {
	if len(p.lines) > 1 && math.Abs(l.x-p.last.x) > 3 {
		return false
	}
	off := l.x - p.first.x
	return off < -3 && off >= -signWidth && l.page == p.first.page && l.gap <= 1.75*max(l.size, 6)
}

// signWidth is how wide, in points, the sign of an item is at the most, with the space behind it.
const signWidth = 16
