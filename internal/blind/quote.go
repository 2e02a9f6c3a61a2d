package blind

import (
	"strings"

	"focal/internal/cv"
	"focal/internal/personal"
)

// cutOff ends a quotation that was shortened.
const cutOff = " …"

// Quotes returns what makes a quotation fit for p: a value of original, the beginning of
// one that ends with " …", or a part of one comes back without what Hide would take out
// of it. Where nothing is left it is "[withheld]", as it is where a text that it may come
// from does not say so any more in reviewed, which is original with the user's wordings.
// A change that a user took back does not count here: a quotation always has the level
// that was chosen. Numbers of identity are in none: who reads the quotations may be a client.
func Quotes(original, reviewed *cv.Document, p cv.Privacy) func(quote string) string {
	if p.Level == cv.Open {
		return func(quote string) string { return personal.WithoutNumbers(quote, withheld, personal.OfPost) }
	}
	changed := map[string]string{} // by Text.ID: what is in its place
	for _, n := range Hide(original.Clone(), original, p, nil) {
		changed[n.Field] = n.After
	}
	s := secretsOf(original, p)
	return func(quote string) string {
		if !stands(quote, original, reviewed) {
			return withheld
		}
		found := whole(original, quote)
		begin, isCut := strings.CutSuffix(quote, cutOff)
		if found == nil && isCut {
			found = beginning(original, begin)
		}
		after, is := "", false
		if found != nil {
			after, is = changed[found.Text.ID]
		}
		switch {
		case is && !isCut && after != "":
			return after
		case is:
			return withheld
		case found != nil:
			return quote
		}
		after, _ = s.scrub(quote, cv.Ref{})
		return after
	}
}

// stands reports that every text of original that has the words of a quotation still
// has them in reviewed.
func stands(quote string, original, reviewed *cv.Document) bool {
	if original == reviewed {
		return true
	}
	words := flat(strings.TrimSuffix(quote, cutOff))
	now := map[string]bool{}
	reviewed.Walk(func(r cv.Ref) {
		now[r.Text.ID] = now[r.Text.ID] || strings.Contains(flat(r.Text.Value), words)
	})
	stands := true
	original.Walk(func(r cv.Ref) {
		stands = stands && (now[r.Text.ID] || !strings.Contains(flat(r.Text.Value), words))
	})
	return stands
}

// flat has single spaces, as a quotation that was shortened has.
func flat(s string) string { return strings.Join(strings.Fields(s), " ") }

// whole is the value that is quoted, nil for a part of one.
func whole(d *cv.Document, quote string) *cv.Ref {
	return first(d, func(value string) bool { return value == quote })
}

// beginning is the value that begins with these words, whatever is between them.
func beginning(d *cv.Document, words string) *cv.Ref {
	return first(d, func(value string) bool { return strings.HasPrefix(flat(value), words) })
}

func first(d *cv.Document, is func(value string) bool) *cv.Ref {
	var found *cv.Ref
	d.Walk(func(r cv.Ref) {
		if found == nil && r.Role != cv.RoleName && r.Role != cv.RoleContact && is(r.Text.Value) {
			found = &r
		}
	})
	return found
}
