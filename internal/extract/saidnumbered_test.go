package extract

import (
	"slices"
	"strings"
	"testing"
)

const numberedPosts = `@ Marit Solberg
marit.solberg@example.org
## Work Experience
Skerry Lights Trust
1.	Skerry (June 2019 to Till date)
Role: Keeper of the lamps
Skerry is a house of lamps. It stands on a rock in the north of the isles.
2.	Holm (March 2017 – Jan 2018)
Role: Keeper of the lamps
Holm is a house of lamps, too. It has two towers, and a store of oil.
3.	Vardo (Aug 2016 – March 2017)
Role: Keeper of the oil
Vardo is a house of oil. Its barrels stand on the pier all year.
## Education
Diploma in Pilotage, Holm College, 2010`

// The number that a post has in a list is none of its words, whatever is said of its line.
func TestNumbersOfPostsGo(t *testing.T) {
	src := drawn(column{page: 1, left: 60, right: 560, top: 60, text: numberedPosts})
	plain, _ := Document(src, Options{})
	for _, said := range [][]string{
		{"2.\tHolm | start | Work Experience"},
		{"3.\tVardo | start | Work Experience"},
		{"2.\tHolm | start | Work Experience", "3.\tVardo | start | Work Experience"},
		{"2.\tHolm | title | Work Experience"},
		{"2.\tHolm | start | Work Experience", "2.\tHolm | title | Work Experience"},
		{"2.\tHolm | start | Work Experience", "3.\tVardo | same | Work Experience"},
	} {
		doc, _ := Document(src, Options{Marks: say(t, plain, said...)})
		posts := wholePosts(doc)
		isNumbered := func(post string) bool {
			return slices.ContainsFunc(strings.Split(post, " | "), func(v string) bool {
				return strings.HasPrefix(v, "2.") || strings.HasPrefix(v, "3.") && strings.Contains(said[len(said)-1], "3.")
			})
		}
		if slices.ContainsFunc(posts, isNumbered) || !strings.Contains(strings.Join(posts, "\n"), "Holm") {
			t.Errorf("%q: %q\n%s", said, posts, dumped(doc))
		}
	}
}
