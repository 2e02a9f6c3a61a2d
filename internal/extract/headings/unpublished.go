package headings

import (
	"slices"
	"strings"

	"focal/internal/extract/words"
)

// Unpublished reports a heading of papers that are not out ("Works in Progress", "Publications under Review"). One that
// joins them with others ("Publications and Works in Progress") says nothing of each.
func Unpublished(text string) bool {
	f := words.Split(Bare(text))
	if slices.ContainsFunc(f, joining.Has) || strings.ContainsAny(text, "&/,+") {
		return false
	}
	under := slices.Contains(f, "review") && slices.Contains(f, "under")
	return under || slices.ContainsFunc(f, unfinished.Has)
}

var (
	unfinished = words.NewSet("progress", "preparation", "unpublished", "submitted", "prep")
	joining    = words.NewSet("and", "or")
)
