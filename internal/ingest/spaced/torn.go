package spaced

import (
	"regexp"
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"focal/internal/ingest/page"
	"focal/internal/lexicon"
	"focal/internal/wordset"
)

// Programs that make Word files from PDFs, and some fonts, tear words apart where letters stand a little wider: "F irs t Divis ion in
// Me c hat ronic s". A text is torn where its pieces are no words and their neighbours make them whole. The gaps that a file has stay
// unless a word closes them: nothing is parted that stood together, no two words are joined, and nothing across a number or a sign.

// torn puts the words of texts together that are torn. A file with one such text has others, of which less is asked.
func torn(pages []page.Page) {
	least := surelyTorn
	for range 2 {
		found := false
		for i := range pages {
			for k := range pages[i].Lines {
				found = tornLine(&pages[i].Lines[k], least) || found
			}
		}
		if !found {
			return
		}
		least = 1
	}
}

// surelyTorn is how many words of a text are torn where nothing else of the file says that it is.
const surelyTorn = 2

func tornLine(l *page.Line, least int) (found bool) {
	for s := range l.Segments {
		seg := &l.Segments[s]
		if text, is := mended(seg.Text(), least); is && !byLetters(seg.Text()) && seg.Alike() {
			run := seg.Runs[0]
			run.Text = text
			seg.Runs, found = []page.Run{run}, true
		}
	}
	return found
}

// lettersApart are stretches of letters with one blank between them.
var lettersApart = regexp.MustCompile(`\pL+(?: \pL+)+`)

// mended is a text with its torn words whole, where it has so many of them at least, and hardly a piece is left over.
func mended(text string, least int) (string, bool) {
	whole, before, after := 0, 0, 0
	out := lettersApart.ReplaceAllStringFunc(text, func(run string) string {
		pieces := strings.Fields(run)
		before += count(pieces, isPiece)
		list, long := joined(pieces)
		after += count(list, isPiece)
		whole += long
		return strings.Join(list, " ")
	})
	return out, whole >= least && before-after >= least && after <= before-after
}

func count(list []string, is func(string) bool) (n int) {
	for _, w := range list {
		if is(w) {
			n++
		}
	}
	return n
}

// What a word of a torn text costs: pieces are dear, and a word put together is cheaper than any piece.
const (
	costWord  = 1.0
	costLong  = 1.2 // a word of five letters or more, put together
	costBrief = 1.7 // a shorter one
	costPiece = 3.0
	mostTorn  = 9 // pieces of a word
)

// joined puts pieces together where they make words, and tells how many long ones they made.
func joined(pieces []string) (list []string, long int) {
	best, from := make([]float64, len(pieces)+1), make([]int, len(pieces)+1)
	for to := 1; to <= len(pieces); to++ {
		best[to], from[to] = best[to-1]+costOfPiece(pieces[to-1]), to-1
		for at := max(0, to-mostTorn); at < to-1; at++ {
			if c := best[at] + costWhole(pieces[at:to]); c < best[to] {
				best[to], from[to] = c, at
			}
		}
	}
	for to := len(pieces); to > 0; to = from[to] {
		w := strings.Join(pieces[from[to]:to], "")
		if list = append(list, w); to-from[to] > 1 && utf8.RuneCountInString(w) >= longWord {
			long++
		}
	}
	slices.Reverse(list)
	return list, long
}

// longWord is how many letters a word has that no accident makes.
const longWord = 5

func costOfPiece(w string) float64 {
	if isPiece(w) {
		return costPiece
	}
	return costWord
}

// costWhole is what pieces cost that make a word; what makes none is beyond price. Words of the file do not count: its mail address joins
// the names of its person.
func costWhole(pieces []string) float64 {
	w := strings.Join(pieces, "")
	small := strings.ToLower(w)
	switch {
	case !slices.ContainsFunc(pieces, isPiece) || !evenCase(w):
	case utf8.RuneCountInString(w) < longWord:
		uses := lexicon.Uses(small)
		name := lexicon.Exact(w).Known() && w == strings.ToUpper(w)
		if shortWords[small] || name || uses >= usedOften || uses > 0 && utf8.RuneCountInString(w) == longWord-1 {
			return costBrief
		}
	case lexicon.Uses(small) >= usedOften || lexicon.Word(small).Level() <= plainLevel:
		return costLong
	}
	return costPiece * float64(len(pieces)+1)
}

const (
	usedOften  = 4  // how common a word is that no list of words has, or that is short: torn files have their share in what is used
	plainLevel = 70 // of the lexicon: what most readers know
)

// evenCase reports letters as a word has them: small ones behind the first, or capitals throughout.
func evenCase(w string) bool {
	_, n := utf8.DecodeRuneInString(w)
	return strings.ToLower(w[n:]) == w[n:] || strings.ToUpper(w) == w
}

// isPiece reports letters that are no word by themselves. What words begin with is often written apart ("co ordinate"): it is one.
func isPiece(w string) bool {
	small := strings.ToLower(w)
	switch n := utf8.RuneCountInString(w); {
	case shortWords[small] || beginnings[small]:
		return false
	case n <= 2:
		return !(n == 2 && w == strings.ToUpper(w) && lexicon.Exact(w).Known())
	default:
		return lexicon.Uses(small) < usedOften && lexicon.Word(small).Level() > plainLevel &&
			!strings.ContainsFunc(w, func(r rune) bool { return r > unicode.MaxASCII })
	}
}

var (
	shortWords = wordset.Of("a i of to in on at is as by my or an it we be do no if so us am up me he go the and for was")
	beginnings = wordset.Of("co re pre non sub anti multi inter auto ex un semi micro mini tele e de pro post mid bi tri")
)
