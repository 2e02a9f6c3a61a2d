package condense

import (
	"slices"
	"strings"

	"focal/internal/cv"
	"focal/internal/language"
	"focal/internal/sieve"
)

// lowerBullets reports that half of the bullets, of three at least, start in lower case.
func lowerBullets(doc *cv.Document) bool {
	lower, all := 0, 0
	doc.Walk(func(r cv.Ref) {
		if r.Role == cv.RoleBullet {
			all++
			if startsLower(r.Text.Value) {
				lower++
			}
		}
	})
	return all >= 3 && lower*2 >= all
}

// startsLower reports a text whose first letter is a small one of our alphabet.
func startsLower(s string) bool { return s != "" && s[0] >= 'a' && s[0] <= 'z' }

// lowerLists are the entries of whose bullets, three at least, three of four open in lower case with a verb: none of them is the
// rest of a line.
func lowerLists(doc *cv.Document) map[string]bool {
	verbs, all := map[string]int{}, map[string]int{}
	doc.Walk(func(r cv.Ref) {
		if r.Role != cv.RoleBullet {
			return
		}
		all[entryOf(r)]++
		if startsLower(r.Text.Value) && opensLowerDeed(tagged(r.Text.Value)[0]) {
			verbs[entryOf(r)]++
		}
	})
	lists := map[string]bool{}
	for entry, n := range verbs {
		lists[entry] = n >= leastLower && n*4 >= all[entry]*3
	}
	return lists
}

// opensLowerDeed reports a word that is hardly anything but a verb.
func opensLowerDeed(w language.Tagged) bool {
	return w.Has(language.Base) && w.Share >= surelyPaired || w.Tag == language.TagPast || isGerund(w)
}

// leastLower is how many bullets such a list has at least.
const leastLower = 3

// Statements puts Statement to the bullets of posts and projects.
func Statements(doc *cv.Document, to cv.Perspective, keep cv.Keep) []cv.Note {
	if !strings.HasPrefix(doc.Locale, "en") {
		return nil
	}
	var notes []cv.Note
	told := presenceOf(doc, Wordings(doc))
	lists, lower, lowerIn, above := dutyLists(doc), lowerBullets(doc), lowerLists(doc), map[string]string{}
	doc.Walk(func(r cv.Ref) {
		defer func() { above[entryOf(r)] = r.Text.Value }()
		if r.Section == cv.SectionEducation && r.Role == cv.RoleBullet && doc.Education[r.Entry].Dates.Ended() {
			notes = append(notes, ofStudies(r, keep)...)
			return
		}
		if !r.IsSentence() || !tellsDeeds[r.Section] || !lower && !lowerIn[entryOf(r)] && startsLower(r.Text.Value) {
			return // what proofreading gave no capital is the rest of a line
		}
		s := speakerOf(r, lists[entryOf(r)])
		s.undated = doc.Undated(r)
		s.third, s.past, s.among = to == cv.ThirdPerson, doc.Over(r) || told.inPast(r), told.past[entryOf(r)] > 0
		if n, is := gerunds(r, s, keep); is {
			notes = append(notes, n)
			r.Text.Value = n.After
		}
		notes = append(notes, stated(r, s, above[entryOf(r)], keep)...)
		if !lower && lowerIn[entryOf(r)] {
			notes = append(notes, begun(r, keep)...)
		}
	})
	return notes
}

// speakerOf is how a text is told among those of its entry.
func speakerOf(r cv.Ref, list *dutyList) speaker {
	s := speaker{project: r.Section == cv.SectionProjects}
	if r.Role == cv.RoleBullet {
		s.listed, s.told, s.bare, s.strict = list.listed(), list.told(), list.bareList(), list.allBare()
	}
	return s
}

// begun gives a bullet the capital that those of other lists open with; a first word with a capital further on is a name ("eBay").
func begun(r cv.Ref, keep cv.Keep) []cv.Note {
	first, _, _ := strings.Cut(r.Text.Value, " ")
	if !startsLower(first) || first != strings.ToLower(first) || !opensLowerDeed(tagged(first)[0]) {
		return nil
	}
	n := cv.Note{
		Kind: cv.NoteGrammar, Field: r.Text.ID, Before: first, After: capital(first),
		Reason: "Bullets open alike.", Lines: r.Text.Lines,
	}
	if !keep.Accepts(n) {
		return nil
	}
	r.Text.Value = capital(r.Text.Value)
	return []cv.Note{n}
}

// stated puts Statement to one text, which stands below another.
func stated(r cv.Ref, s speaker, above string, keep cv.Keep) []cv.Note {
	after := Statement(r.Text.Value, s)
	if belowDate(r.Text.Value, above) {
		return nil
	}
	if after == r.Text.Value || half(after, s) {
		return nil
	}
	n := cv.Note{
		Kind: cv.NoteWording, Field: r.Text.ID, Before: r.Text.Value, After: varied(after, above),
		Reason: "Opens with a verb, like the others.", Lines: r.Text.Lines,
	}
	if !keep.Accepts(n) {
		return nil
	}
	r.Text.Value = n.After
	return []cv.Note{n}
}

// belowDate reports what somebody was in charge of below a line with a time of its own: "Risk Management Fall 2013".
func belowDate(text, above string) bool {
	return stands.MatchString(text) && slices.ContainsFunc(tagged(above), namesYear)
}

// studentOffice opens a bullet of a course with an office that students hold, and what it was for; a year or a sentence behind it
// says something else.
var studentOffice = sieve.MustCompile(`^(?:(?:Undergraduate|Graduate|Head|Lead|Senior) )?` +
	`(?:(?:(?:Teaching|Research|Lab|Laboratory|Course) Assistant|Peer (?:Tutor|Mentor)) (?:for|in|on)|` +
	`(?:Vice[- ])?(?:President|Treasurer|Secretary) of the) \p{L}[^,:;|]*$`)

// ofStudies gives such a bullet of a course that is over its verb: "Served as Teaching Assistant for Rope Science (2019)".
func ofStudies(r cv.Ref, keep cv.Keep) []cv.Note {
	before := r.Text.Value
	if !studentOffice.MatchString(before) || mainVerb(tagged(before)) {
		return nil
	}
	n := cv.Note{
		Kind: cv.NoteWording, Field: r.Text.ID, Before: before, After: "Served as " + before,
		Reason: "Opens with a verb, like the others.", Lines: r.Text.Lines,
	}
	if !keep.Accepts(n) {
		return nil
	}
	r.Text.Value = n.After
	return []cv.Note{n}
}

// serving are the openings that an office gets, and what stands for one right below another.
var serving = [][2]string{{"Serves as ", "Acts as "}, {"Served as ", "Acted as "}, {"Serve as ", "Act as "}}

// varied says of a second office in a row that somebody acts as it: bullets that open alike read like a form.
func varied(text, above string) string {
	for _, s := range serving {
		if office, is := strings.CutPrefix(text, s[0]); is && strings.HasPrefix(above, s[0]) && !strings.HasPrefix(office, "a member ") {
			return s[1] + office
		}
	}
	return text
}
