package pdfium

import (
	"regexp"
	"strings"
)

var (
	subset     = regexp.MustCompile(`^[A-Z]{6}\+`)
	boldName   = regexp.MustCompile(`(?i)bold|black|heavy|\bdemi|semibd|-bd\b|cmb(x|sy)|-medi$|sfb[xi]|[Bb]d(it)?$`)
	italicName = regexp.MustCompile(`(?i)italic|oblique|slanted|cmti|cmsl|sfti|sfsl|-it\b|ital\b|[a-z]-?It$`)
)

// look is what a font's name tells of it.
type look struct {
	name         string
	bold, italic bool
}

// fontLook strips the subset prefix and reads weight and slant off the name, which
// fonts state more reliably than their flags.
func fontLook(name string) look {
	clean := subset.ReplaceAllString(name, "")
	return look{
		name: clean, italic: italicName.MatchString(clean),
		bold: boldName.MatchString(clean) && !strings.Contains(strings.ToLower(clean), "semilight"),
	}
}
