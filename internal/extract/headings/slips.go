package headings

import (
	"strings"
	"sync"

	"focal/internal/extract/words"
	english "focal/internal/lexicon"
	"focal/internal/typo"
)

// typed are the words of English headings in which a slip is forgiven.
var typed = words.NewSet(strings.Fields(`academic accreditations achievements activities additional awards background career certificates certifications
	clearance competencies contact courses details development education educational employment experience experiences hobbies history information
	interests languages licences memberships objective personal professional profile projects publications qualification qualifications referees
	references responsibilities security skills statement summary technical training voluntary volunteering work`)...)

// shortest is the length from which a word is told from its neighbours.
const shortest = 5

// mended spells "Work Experiance" as it was meant. Only words that English does not
// have are looked at, and only those that one heading's word is near to; a line with
// another word that no heading has is none.
func mended(folded string) (string, bool) {
	f := strings.Fields(folded)
	if len(f) > 4 {
		return "", false
	}
	changed := false
	for i, w := range f {
		if len(w) < shortest || typed.Has(w) || english.Exact(w).Known() {
			continue
		}
		right := meant(w)
		if right == "" {
			return "", false
		}
		f[i], changed = right, true
	}
	return strings.Join(f, " "), changed
}

// meant is the one heading's word that a slip or two of the fingers make this one of.
func meant(w string) string {
	most := 1
	if len(w) >= 8 {
		most = 2
	}
	best, nearest, tie := "", most+1, false
	for _, candidate := range typedBy()[w[0]] {
		if len(candidate)-len(w) > most || len(w)-len(candidate) > most {
			continue
		}
		if d := typo.Slips(w, candidate); d <= nearest && d <= most {
			best, nearest, tie = candidate, d, d == nearest
		}
	}
	if tie {
		return ""
	}
	return best
}

// typedBy are the words in which a slip is forgiven by their first letter: that is where
// writers rarely err.
var typedBy = sync.OnceValue(func() map[byte][]string {
	out := map[byte][]string{}
	typed.Each(func(w, _ string) {
		if len(w) >= shortest && english.Exact(w).Known() {
			out[w[0]] = append(out[w[0]], w)
		}
	})
	return out
})
