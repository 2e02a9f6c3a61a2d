package cv_test

import (
	"slices"
	"testing"

	"focal/internal/cv"
)

func TestStandingMarks(t *testing.T) {
	mark := func(line int, as cv.MarkKind, part string) cv.Mark { return cv.Mark{Line: line, As: as, Part: part} }
	moved := func(line int, of cv.Section, entry int) cv.Mark {
		return cv.Mark{Line: line, As: cv.MarkMove, Section: of, Entry: entry}
	}
	for name, c := range map[string]struct{ made, want []cv.Mark }{
		"other lines":           {[]cv.Mark{mark(1, cv.MarkTitle, ""), mark(2, cv.MarkTitle, "")}, []cv.Mark{mark(1, cv.MarkTitle, ""), mark(2, cv.MarkTitle, "")}},
		"the last word":         {[]cv.Mark{mark(1, cv.MarkTitle, ""), mark(1, cv.MarkEmployer, "")}, []cv.Mark{mark(1, cv.MarkEmployer, "")}},
		"two parts of a line":   {[]cv.Mark{mark(1, cv.MarkTitle, "a"), mark(1, cv.MarkEmployer, "b")}, []cv.Mark{mark(1, cv.MarkTitle, "a"), mark(1, cv.MarkEmployer, "b")}},
		"one part, twice":       {[]cv.Mark{mark(1, cv.MarkTitle, "a"), mark(1, cv.MarkEmployer, "a")}, []cv.Mark{mark(1, cv.MarkEmployer, "a")}},
		"a title has one place": {[]cv.Mark{mark(1, cv.MarkTitle, "a"), mark(1, cv.MarkTitle, "b")}, []cv.Mark{mark(1, cv.MarkTitle, "b")}},
		"a title with dates":    {[]cv.Mark{mark(1, cv.MarkTitle, ""), mark(1, cv.MarkDates, "")}, []cv.Mark{mark(1, cv.MarkTitle, ""), mark(1, cv.MarkDates, "")}},
		"a start with a title":  {[]cv.Mark{mark(1, cv.MarkStart, ""), mark(1, cv.MarkTitle, "")}, []cv.Mark{mark(1, cv.MarkStart, ""), mark(1, cv.MarkTitle, "")}},
		"a start, then joined":  {[]cv.Mark{mark(1, cv.MarkStart, ""), mark(1, cv.MarkJoin, "")}, []cv.Mark{mark(1, cv.MarkJoin, "")}},
		"a title and a place":   {[]cv.Mark{mark(1, cv.MarkTitle, ""), mark(1, cv.MarkPlace, "a")}, []cv.Mark{mark(1, cv.MarkTitle, ""), mark(1, cv.MarkPlace, "a")}},
		"left out after all":    {[]cv.Mark{mark(1, cv.MarkTitle, ""), mark(1, cv.MarkOut, "")}, []cv.Mark{mark(1, cv.MarkOut, "")}},

		"text where an entry begins": {
			[]cv.Mark{mark(1, cv.MarkStart, ""), mark(1, cv.MarkText, "")},
			[]cv.Mark{mark(1, cv.MarkStart, ""), mark(1, cv.MarkText, "")},
		},
		"an entry begins with what was plain text": {
			[]cv.Mark{mark(1, cv.MarkText, ""), mark(1, cv.MarkStart, "")}, []cv.Mark{mark(1, cv.MarkStart, "")},
		},
		"words left out of a line that was moved": {
			[]cv.Mark{mark(1, cv.MarkMove, ""), mark(1, cv.MarkOut, "a")},
			[]cv.Mark{mark(1, cv.MarkMove, ""), mark(1, cv.MarkOut, "a")},
		},
		"and before it was moved": {
			[]cv.Mark{mark(1, cv.MarkOut, "a"), mark(1, cv.MarkMove, "")},
			[]cv.Mark{mark(1, cv.MarkOut, "a"), mark(1, cv.MarkMove, "")},
		},
		"a title in an employer": {
			[]cv.Mark{mark(1, cv.MarkEmployer, ""), mark(1, cv.MarkTitle, "a")},
			[]cv.Mark{mark(1, cv.MarkEmployer, ""), mark(1, cv.MarkTitle, "a")},
		},
		"a title where it was moved": {
			[]cv.Mark{mark(1, cv.MarkMove, ""), mark(1, cv.MarkTitle, "")},
			[]cv.Mark{mark(1, cv.MarkMove, ""), mark(1, cv.MarkTitle, "")},
		},
		"moved after all": {[]cv.Mark{mark(1, cv.MarkTitle, ""), mark(1, cv.MarkMove, "")}, []cv.Mark{mark(1, cv.MarkMove, "")}},
		"moved as a new entry it stays the title": {
			[]cv.Mark{mark(1, cv.MarkTitle, "a"), mark(2, cv.MarkEmployer, ""), moved(1, cv.SectionWork, 2), moved(2, cv.SectionWork, 2)},
			[]cv.Mark{mark(1, cv.MarkTitle, "a"), mark(2, cv.MarkEmployer, ""), moved(1, cv.SectionWork, 2), moved(2, cv.SectionWork, 2)},
		},
		"moved to a section with entries, too": {
			[]cv.Mark{mark(1, cv.MarkTitle, ""), moved(1, cv.SectionEducation, 0)},
			[]cv.Mark{mark(1, cv.MarkTitle, ""), moved(1, cv.SectionEducation, 0)},
		},
		"moved into an entry that is there it is text": {
			[]cv.Mark{mark(2, cv.MarkTitle, ""), moved(2, cv.SectionWork, 1)}, []cv.Mark{moved(2, cv.SectionWork, 1)},
		},
		"moved where no entries are, too": {
			[]cv.Mark{mark(1, cv.MarkTitle, ""), moved(1, cv.SectionSkills, 0)}, []cv.Mark{moved(1, cv.SectionSkills, 0)},
		},
		"plain text that is moved is read anew": {
			[]cv.Mark{mark(1, cv.MarkText, ""), moved(1, cv.SectionWork, 2)}, []cv.Mark{moved(1, cv.SectionWork, 2)},
		},
		"the name stays that among the personal details": {
			[]cv.Mark{mark(1, cv.MarkName, ""), moved(1, cv.SectionPerson, 0)},
			[]cv.Mark{mark(1, cv.MarkName, ""), moved(1, cv.SectionPerson, 0)},
		},
		"but not elsewhere": {
			[]cv.Mark{mark(1, cv.MarkName, ""), moved(1, cv.SectionWork, 0)}, []cv.Mark{moved(1, cv.SectionWork, 0)},
		},
		"words that are left out beside a title": {
			[]cv.Mark{mark(1, cv.MarkTitle, ""), mark(1, cv.MarkOut, "a"), mark(1, cv.MarkOut, "b")},
			[]cv.Mark{mark(1, cv.MarkTitle, ""), mark(1, cv.MarkOut, "a"), mark(1, cv.MarkOut, "b")},
		},
		"words that are the title after all": {
			[]cv.Mark{mark(1, cv.MarkOut, "a"), mark(1, cv.MarkTitle, "a")}, []cv.Mark{mark(1, cv.MarkTitle, "a")},
		},
		"words of a line that is left out": {
			[]cv.Mark{mark(1, cv.MarkMove, "a"), mark(1, cv.MarkOut, "")}, []cv.Mark{mark(1, cv.MarkOut, "")},
		},
		"two entries of a line have two titles": {
			[]cv.Mark{mark(1, cv.MarkStart, "b c"), mark(1, cv.MarkTitle, "a"), mark(1, cv.MarkTitle, "b")},
			[]cv.Mark{mark(1, cv.MarkStart, "b c"), mark(1, cv.MarkTitle, "a"), mark(1, cv.MarkTitle, "b")},
		},
		"and one of them a better one": {
			[]cv.Mark{mark(1, cv.MarkStart, "b c"), mark(1, cv.MarkTitle, "b"), mark(1, cv.MarkTitle, "b c")},
			[]cv.Mark{mark(1, cv.MarkStart, "b c"), mark(1, cv.MarkTitle, "b c")},
		},
		"words are added to a title": {
			[]cv.Mark{mark(1, cv.MarkTitle, "a"), {Line: 1, As: cv.MarkTitle, Part: "b", Add: true}},
			[]cv.Mark{mark(1, cv.MarkTitle, "a"), {Line: 1, As: cv.MarkTitle, Part: "b", Add: true}},
		},
		"another title after all": {
			[]cv.Mark{mark(1, cv.MarkTitle, "a"), {Line: 1, As: cv.MarkTitle, Part: "b", Add: true}, mark(1, cv.MarkTitle, "c")},
			[]cv.Mark{mark(1, cv.MarkTitle, "c")},
		},
		"text beside a title": {
			[]cv.Mark{mark(1, cv.MarkTitle, "a"), mark(1, cv.MarkText, "b")},
			[]cv.Mark{mark(1, cv.MarkTitle, "a"), mark(1, cv.MarkText, "b")},
		},
		"all of the line is text": {[]cv.Mark{mark(1, cv.MarkTitle, "a"), mark(1, cv.MarkText, "")}, []cv.Mark{mark(1, cv.MarkText, "")}},
		"a contact after all": {
			[]cv.Mark{mark(1, cv.MarkTitle, "a"), mark(1, cv.MarkContact, "")}, []cv.Mark{mark(1, cv.MarkContact, "")},
		},
		"the same employer, and a title": {
			[]cv.Mark{mark(1, cv.MarkSame, ""), mark(1, cv.MarkTitle, "")}, []cv.Mark{mark(1, cv.MarkSame, ""), mark(1, cv.MarkTitle, "")},
		},
		"another employer after all": {
			[]cv.Mark{mark(1, cv.MarkSame, ""), mark(1, cv.MarkEmployer, "a")}, []cv.Mark{mark(1, cv.MarkEmployer, "a")},
		},
		"a post that is left out": {[]cv.Mark{mark(1, cv.MarkSame, ""), mark(1, cv.MarkOut, "")}, []cv.Mark{mark(1, cv.MarkOut, "")}},
		"words that are the name stay it wherever the rest goes": {
			[]cv.Mark{mark(1, cv.MarkName, "a"), moved(1, cv.SectionSummary, 0)},
			[]cv.Mark{mark(1, cv.MarkName, "a"), moved(1, cv.SectionSummary, 0)},
		},
		"put back by another word": {[]cv.Mark{mark(1, cv.MarkOut, ""), mark(1, cv.MarkTitle, "")}, []cv.Mark{mark(1, cv.MarkTitle, "")}},
	} {
		if got := cv.Standing(c.made); !slices.Equal(got, c.want) {
			t.Errorf("%s: %v", name, got)
		}
	}
}
