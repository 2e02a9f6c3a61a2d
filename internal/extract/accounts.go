package extract

import (
	"slices"
	"strings"

	"focal/internal/extract/contact"
	"focal/internal/extract/words"
)

// accounts are the local parts of the e-mail addresses and the account names at the top: they tell a name
// drawn like a heading from a heading.
type accounts []string

func accountsOf(lines []line) accounts {
	var out accounts
	for i := range lines[:min(len(lines), accountLines)] {
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

// accountLines are the lines at the top that are looked at.
const accountLines = 81

// full reports that an address repeats two words of the text, and all of weight.
func (a accounts) full(text string) bool {
	f := words.Split(text)
	return len(f) >= 2 && len(f) <= 5 && slices.ContainsFunc(a, func(local string) bool { return repeatsName(local, f) })
}

// repeatsName reports that an account holds two words of a name, and all of weight.
func repeatsName(local string, name []string) bool {
	hit := 0
	for _, w := range name {
		switch {
		case len(w) < 3:
		case strings.Contains(local, w):
			hit++
		default:
			return false
		}
	}
	return hit >= 2
}
