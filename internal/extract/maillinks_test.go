package extract

import (
	"testing"

	"focal/internal/cv"
)

// An address of mail that a link leads to counts where the CV draws it, or draws none and has a word for it.
func TestDrawsOther(t *testing.T) {
	for _, c := range []struct {
		name, text, line, head, address string
		other                           bool
	}{
		{"the same", "ann@moss.example", "Mail: ann@moss.example", "", "ann@moss.example", false},
		{"another below the drawn one", "ann@moss.example", "Mail: ann@moss.example", "", "jo@berg.example", true},
		{"part of the line is the link", "ann@", "Mail: ann@moss.example", "", "jo@berg.example", true},
		{"broken over two lines", "ann@moss.", "ann@moss.", "", "ann@moss.example", false},
		{"a white space inside", "ann @moss.example", "ann @moss.example", "", "ann@moss.example", false},
		{"a word for it", "E-mail", "E-mail · Hull", "", "ann@moss.example", false},
		{"a name where none is drawn", "Ann Moss", "Ann Moss", "", "ann@moss.example", false},
		{"a name beside a drawn one", "Ann Moss", "Ann Moss, ann@moss.example", "", "jo@berg.example", true},
		{"a name below a drawn one", "Ann Moss", "Ann Moss", "Mail: ann@moss.example", "jo@berg.example", true},
		{"a name, and only a referee's below", "Ann Moss", "Ann Moss", "", "ann@moss.example", false},
	} {
		// as of a file with a referee
		b := &builder{doc: &cv.Document{Source: []cv.SourceLine{{Text: c.line}, {Text: "Jon Berg, jon@berg.example"}}}}
		b.contacts([]line{{text: c.line}, {text: c.head}})
		if got := b.drawsOther(target{url: "mailto:" + c.address, text: c.text}, c.address, []int{0}); got != c.other {
			t.Errorf("%s: %v", c.name, got)
		}
	}
}
