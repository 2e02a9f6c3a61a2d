package form

import (
	"slices"
	"strings"
	"unicode"

	"focal/internal/caption"
	"focal/internal/cv"
	"focal/internal/extract/words"
	"focal/internal/lexicon"
	"focal/internal/wordset"
)

// career finds what tells of several posts without saying of which: duties under a heading of their own, and achievements of
// which most name an employer. It stands behind the posts then, of which none may claim it.
func (f *former) career() {
	for i := range f.doc.Additional {
		if s := &f.doc.Additional[i]; f.free(s.Heading) && f.tellsOfPosts(s) {
			s.OfWork = true
		}
	}
}

func (f *former) tellsOfPosts(s *cv.OtherSection) bool {
	heading := words.Split(s.Heading.Value)
	named := func(list map[string]bool) bool {
		return slices.ContainsFunc(heading, func(w string) bool { return list[w] })
	}
	if len(f.doc.Work) < 2 || share(s.Items, tellsOfStudies) >= 1.0/3 || !f.speaksOfPosts(heading) {
		return false
	}
	return slices.ContainsFunc(heading, caption.NamesDuties) || named(ofJob) && named(asDone) ||
		named(achieved) && share(s.Items, f.namesEmployer) >= 0.5
}

// speaksOfPosts reports a heading of no other words than such have, and those of titles and employers: what somebody does for a
// church, at home, beside studies, or would like to do, has a word for it.
func (f *former) speaksOfPosts(heading []string) bool {
	return !slices.ContainsFunc(heading, func(w string) bool {
		return !caption.NamesDuties(w) && !ofJob[w] && !asDone[w] && !achieved[w] && !besideDuties[w] &&
			!slices.ContainsFunc(f.doc.Work, func(e cv.Engagement) bool {
				return slices.Contains(words.Split(e.Title.Value+" "+e.Organisation.Value), w)
			})
	})
}

var (
	// ofJob and asDone stand in headings over duties that have no word for them: "Job Profile", "Nature of Work".
	ofJob    = wordset.Of("job jobs work works")
	asDone   = wordset.Of("profile profiles description descriptions nature performed handled done carried")
	achieved = wordset.Of("achievement achievements accomplishment accomplishments contribution contributions highlights milestones")
	// besideDuties stand in such headings and say nothing of what sort they are.
	besideDuties = wordset.Of(`a all and as at brief by daily day details for function functions general gist handled held i in involved key
		main major managerial my notable of official on out over overall overview primary professional regular role
		roles routine significant summary task tasks that the these to undertaken various was were with career
		deliverables include included including core`)
)

// tellsOfStudies reports what students do beside their studies: they have responsibilities, too.
func tellsOfStudies(text string) bool {
	return slices.ContainsFunc(words.Split(text), func(w string) bool { return besideStudies[w] })
}

// share is how many of the items are such, of all.
func share(items []cv.Item, is func(string) bool) float64 {
	n := 0
	for _, i := range items {
		if is(i.Value) {
			n++
		}
	}
	return float64(n) / float64(max(1, len(items)))
}

var besideStudies = wordset.Of("club clubs camp camps nss ncc college colleges fest symposium cultural scouts")

// namesEmployer reports a text that names the employer of a post as people call it: by the first word of its name, which is no
// word of the language.
func (f *former) namesEmployer(text string) bool {
	said := strings.FieldsFunc(text, notOfName)
	return slices.ContainsFunc(f.doc.Work, func(e cv.Engagement) bool {
		name := strings.FieldsFunc(e.Organisation.Value, notOfName)
		return len(name) > 0 && isFirm(name[0]) && slices.Contains(said, name[0])
	})
}

// isFirm reports a word that names a firm and nothing else.
func isFirm(word string) bool {
	small := strings.ToLower(word)
	return len(word) >= shortestFirm && (lexicon.MostlyName(small) || !lexicon.Word(small).Known() && lexicon.Uses(small) == 0)
}

// shortestFirm is how many letters a name has that is no accident.
const shortestFirm = 4

func notOfName(r rune) bool { return !unicode.IsLetter(r) && !unicode.IsDigit(r) }
