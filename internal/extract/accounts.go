package extract

import (
	"strings"

	"focal/internal/extract/contact"
	"focal/internal/extract/words"
)

// accounts are the local parts of the e-mail addresses and the account names at the top: they tell a name
// drawn like a heading from a heading.
type accounts []string

func accountsOf(lines []line) accounts {
	var out accounts
	for i := range lines {
		if i > 80 {
			break
		}
		for _, e := range contact.Emails(lines[i].text) {
			local, _, _ := strings.Cut(e.Value, "@")
			out = append(out, words.Squeeze(local))
		}
		for _, u := range contact.URLs(lines[i].text) {
			if _, user, ok := contact.Network(u.Value); ok && user != "" {
				out = append(out, words.Squeeze(user))
			}
		}
	}
	return out
}

// full reports that an address repeats two words of the text, and all of weight.
func (a accounts) full(text string) bool {
	f := words.Split(text)
	if len(f) < 2 || len(f) > 5 {
		return false
	}
	for _, local := range a {
		hit, all := 0, true
		for _, w := range f {
			switch {
			case len(w) < 3:
			case strings.Contains(local, w):
				hit++
			default:
				all = false
			}
		}
		if all && hit >= 2 {
			return true
		}
	}
	return false
}

// named reports that an address repeats a word of the text.
func (a accounts) named(text string) bool {
	for _, w := range words.Split(text) {
		for _, local := range a {
			if len(w) >= 4 && strings.Contains(local, w) {
				return true
			}
		}
	}
	return false
}
