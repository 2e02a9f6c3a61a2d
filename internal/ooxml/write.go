package ooxml

import (
	"strings"
	"unicode/utf8"
)

// Header opens every part that Focal writes.
const Header = `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>` + "\n"

// Bytes returns the node as a complete part.
func (n *Node) Bytes() []byte { return n.Append([]byte(Header)) }

// Append appends the serialised node to dst.
func (n *Node) Append(dst []byte) []byte {
	if n.raw != nil {
		return append(dst, n.raw...)
	}
	if n.Name == "" {
		return appendEscaped(dst, n.Text, false)
	}
	dst = append(dst, '<')
	dst = append(dst, n.Name...)
	for _, a := range n.Attrs {
		dst = append(dst, ' ')
		dst = append(dst, a.Name...)
		dst = append(dst, '=', '"')
		dst = appendEscaped(dst, a.Value, true)
		dst = append(dst, '"')
	}
	if len(n.Kids) == 0 {
		return append(dst, '/', '>')
	}
	dst = append(dst, '>')
	for _, k := range n.Kids {
		dst = k.Append(dst)
	}
	dst = append(dst, '<', '/')
	dst = append(dst, n.Name...)
	return append(dst, '>')
}

// allowed reports whether XML 1.0 may contain r (section 2.2, Char); the two
// non-characters at the end of each plane are refused too, as Word refuses them.
func allowed(r rune) bool {
	switch {
	case r < 0x20:
		return r == '\t' || r == '\n' || r == '\r'
	case r >= 0xD800 && r <= 0xDFFF:
		return false
	}
	return r&0xFFFE != 0xFFFE && r <= utf8.MaxRune
}

// Clean drops the characters that XML 1.0 forbids and bytes that are not UTF-8.
func Clean(s string) string {
	dirty := !utf8.ValidString(s)
	for _, r := range s {
		if dirty {
			break
		}
		dirty = !allowed(r)
	}
	if !dirty {
		return s
	}
	var b strings.Builder
	for i, r := range s {
		if r == utf8.RuneError {
			if _, size := utf8.DecodeRuneInString(s[i:]); size == 1 {
				continue
			}
		}
		if allowed(r) {
			b.WriteRune(r)
		}
	}
	return b.String()
}

func appendEscaped(dst []byte, s string, attr bool) []byte {
	s = Clean(s)
	start := 0
	for i := 0; i < len(s); i++ {
		var esc string
		switch c := s[i]; {
		case c == '&':
			esc = "&amp;"
		case c == '<':
			esc = "&lt;"
		case c == '>':
			esc = "&gt;"
		case c == '\r':
			esc = "&#13;"
		case attr && c == '"':
			esc = "&quot;"
		case attr && c == '\n':
			esc = "&#10;"
		case attr && c == '\t':
			esc = "&#9;"
		default:
			continue
		}
		dst = append(dst, s[start:i]...)
		dst = append(dst, esc...)
		start = i + 1
	}
	return append(dst, s[start:]...)
}
