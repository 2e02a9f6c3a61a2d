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

// What a link has behind an address is no part of it, and makes no longer one of the address that is drawn.
func TestTakeMailLink(t *testing.T) {
	for _, c := range []struct{ drawn, link, want string }{
		{"ann@moss.com", "mailto:ann@moss.com%7C", "ann@moss.com"},
		{"ann@moss.com", "mailto:ann@moss.com?subject=CV", "ann@moss.com"},
		{"ann@moss.co", "mailto:ann@moss.com", "ann@moss.com"},
		{"", "mailto:ann@moss.com%20", "ann@moss.com"},
	} {
		b := &builder{doc: &cv.Document{Source: []cv.SourceLine{{Text: c.drawn}}}}
		if c.drawn != "" {
			b.doc.Person.Email = cv.Text{Value: c.drawn, Lines: []int{0}}
		}
		b.takeMailLink(target{url: c.link, text: c.drawn}, []int{0})
		if got := b.doc.Person.Email.Value; got != c.want || len(b.doc.Person.Details) > 0 {
			t.Errorf("%s: %q, want %q; %v", c.link, got, c.want, b.doc.Person.Details)
		}
	}
}
