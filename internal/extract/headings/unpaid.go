package headings

import (
	"slices"

	"focal/internal/extract/words"
)

// Unpaid reports a heading that opens no posts: one of voluntary work, of what students do besides their studies
// ("Volunteer Experience", "Leadership & Activities"). Of 350 such sections in labelled CVs 5 hold a post. Where it says
// paid work too ("Work and Volunteer Experience"), and of "Service" alone, which soldiers have, nothing is said.
func Unpaid(text string) bool {
	f := words.Split(Bare(text))
	if len(f) > maxUnpaid {
		return false
	}
	kind, _ := Lookup(text)
	unpaid := slices.ContainsFunc(f, unpaidWords.Has)
	paid := slices.ContainsFunc(f, paidWords.Has) || slices.Contains(f, "professional") && slices.ContainsFunc(f, careers.Has)
	return unpaid && !paid || kind == Volunteering && (unpaid || slices.ContainsFunc(f, places.Has))
}

// maxUnpaid bounds the words of such a heading.
const maxUnpaid = 6

var (
	unpaidWords = words.NewSet("volunteer", "volunteers", "volunteering", "volunteerism", "voluntary", "leadership",
		"activities", "activity", "extracurricular", "extracurriculars", "curricular", "involvement", "charity", "clubs")
	careers   = words.NewSet("experience", "leadership", "background", "history", "development") // with "professional" beside them
	places    = words.NewSet("community", "campus")
	paidWords = words.NewSet("work", "working", "employment", "employments", "job", "jobs", "career", "paid",
		"internship", "internships", "business", "research", "teaching", "clinical", "military", "industry", "main", "key",
		"daily", "core", "duties", "responsibilities", "projects", "management")
)
