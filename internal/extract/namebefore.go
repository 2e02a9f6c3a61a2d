package extract

import (
	"slices"
	"strings"

	"focal/internal/cv"
	"focal/internal/extract/labeller"
	"focal/internal/extract/words"
)

// nameBefore is the name that begins one of the first lines, where something else stands behind it on the same line: a
// title ("Ann Lee Site Manager"), an address, a remark. What is behind it must be known for what it is, or the name repeated
// by the e-mail address: else the line stays whole, and the user is asked for the name.
func (b *builder) nameBefore(r *labeller.Reading) cv.Text {
	for i := range b.lines[:min(len(b.lines), firstLines)] {
		l := &b.lines[i]
		if l.bullet || !ofPerson(r.Labels[i]) {
			continue
		}
		if name := b.nameOpening(l.segs[0].text, i == 0); name != "" {
			return cv.Text{Value: name, Lines: []int{l.index}, Confidence: 0.6}
		}
	}
	return cv.Text{}
}

// firstLines is among how many lines a name is looked for that shares its line.
const firstLines = 3

// nameOpening is the name that a text begins with; first says that the text opens the CV.
func (b *builder) nameOpening(text string, first bool) string {
	f := strings.Fields(text)
	for n := 2; n <= min(4, len(f)-1); n++ {
		name := strings.TrimRight(strings.Join(f[:n], " "), ",;|–-")
		if !personName(name) || noName(name) || slices.ContainsFunc(words.Split(name), opensTitle) {
			continue
		}
		rest := strings.TrimLeft(strings.Join(f[n:], " "), ",;|–- ")
		parted := name != strings.Join(f[:n], " ") || strings.ContainsAny(f[n][:1], "-|,") || strings.HasPrefix(f[n], "–")
		known := onlyTitle(rest) && opensTitle(words.Fold(rest)) || parted && (addressPart(rest) || strings.ContainsAny(rest, "0123456789"))
		if first && known || b.matchesAccount(words.Split(name)) >= 0.9 {
			return name
		}
	}
	return ""
}

// opensTitle reports words that begin with one that titles begin with.
func opensTitle(text string) bool {
	f, lists := strings.Fields(text), words.Titles()
	return len(f) > 0 && lists.Modifier.At(f, 0)+lists.Head.At(f, 0)+lists.Phrase.At(f, 0) > 0
}

// firstText is the first of some texts that says something; zero where none does.
func firstText(texts ...cv.Text) cv.Text {
	for _, t := range texts {
		if !t.IsZero() {
			return t
		}
	}
	return cv.Text{}
}
