package headings

import "focal/internal/extract/words"

// Unpaid reports a heading that opens no posts: one of voluntary work, of service, of what students do besides their
// studies ("Volunteer Experience", "Leadership & Activities"). Of 350 such sections in labelled CVs 5 hold a post. Where
// it says paid work too ("Work and Volunteer Experience"), nothing is said.
func Unpaid(text string) bool {
	kind, known := Lookup(text)
	if known && kind == Volunteering {
		return true
	}
	f := words.Split(Bare(text))
	if len(f) == 0 || len(f) > maxUnpaid {
		return false
	}
	unpaid := false
	for _, w := range f {
		if paidWords.Has(w) {
			return false
		}
		unpaid = unpaid || unpaidWords.Has(w)
	}
	return unpaid
}

// maxUnpaid bounds the words of such a heading.
const maxUnpaid = 6

var (
	unpaidWords = words.NewSet("volunteer", "volunteers", "volunteering", "volunteerism", "voluntary", "leadership", "activities", "activity",
		"extracurricular", "extracurriculars", "curricular", "involvement", "charity", "clubs")
	paidWords = words.NewSet("work", "working", "employment", "employments", "job", "jobs", "career", "professional", "paid", "internship", "internships",
		"business", "research", "teaching", "clinical", "military", "industry", "main", "key", "daily", "core", "duties", "responsibilities", "projects", "management")
)
