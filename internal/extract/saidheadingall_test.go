package extract

import (
	"slices"
	"strings"
	"testing"
)

// postsBelow are unpaid posts under a heading that the reader does not know.
const postsBelow = `@ Marit Solberg
marit.solberg@example.org
## Work Experience
Keeper of the lamps, Skerry Lights Trust, Kirkwall	2016 – 2022
- Trimmed forty lamps
GUILDS OF NOTE/HELP FOR THE ISLES
Treasurer, Holm Rowing Club, Holm	2014 – 2016
- Kept the accounts of ninety members
- Sold raffle tickets
Secretary, Vardo Choir, Vardo	2012 – 2014
- Booked nine halls
Steward, Skerry Tall Ships Fair, Kirkwall	2011 – 2012
- Guided forty visitors each day
Cook, Vardo Lifeboat Station, Vardo	2008 – 2010
- Cooked for the crew of six
## Skills
Sextant, Radar`

// All that stands below a heading goes to its section, whatever was said of an entry below it before.
func TestAHeadingTakesMendedEntriesAlong(t *testing.T) {
	src := drawn(column{page: 1, left: 60, right: 560, top: 60, text: postsBelow})
	plain, _ := Document(src, Options{})
	unpaid := func(say0 ...string) (work, help string) {
		doc, _ := Document(src, Options{Marks: say(t, plain, say0...)})
		var rest []string
		for _, w := range doc.Volunteering {
			rest = append(rest, w.Title.Value+" | "+w.Organisation.Value+" | "+w.Dates.Text.Value+" | "+
				strings.Join(slices.Concat(valuesOf(w.Highlights), valuesOf(w.Summary)), "; "))
		}
		return strings.Join(wholePosts(doc), "\n"), strings.Join(rest, "\n")
	}
	const heading = "GUILDS | heading | Volunteering"
	work, help := unpaid(heading)
	if strings.Count(help, "\n") != 3 {
		t.Fatalf("%s\n--\n%s", work, help)
	}
	for name, before := range map[string][]string{
		"dates":          {"Secretary | dates | Work Experience | 2012 – 2014"},
		"dates of two":   {"Secretary | dates | Work Experience | 2012 – 2014", "Cook, | dates | Work Experience | 2008 – 2010"},
		"a title":        {"Steward | title | Work Experience | Steward"},
		"an employer":    {"Treasurer | employer | Work Experience | Holm Rowing Club"},
		"a start":        {"Steward | start | Work Experience"},
		"the last":       {"Cook, | dates | Work Experience | 2008 – 2010"},
		"a text":         {"Booked | text | Work Experience"},
		"a right line":   {"Secretary | right"},
		"title and more": {"Steward | title | Work Experience | Steward", "Steward | employer | Work Experience | Skerry Tall Ships Fair"},
	} {
		if w, h := unpaid(append(before, heading)...); w != work || h != help {
			t.Errorf("%s:\n%s\n--\n%s\nwant\n%s\n--\n%s", name, w, h, work, help)
		}
	}
}

// Whatever is said of the lines below, no entry stays above.
func TestAHeadingLeavesNoEntryBelow(t *testing.T) {
	src := drawn(column{page: 1, left: 60, right: 560, top: 60, text: postsBelow})
	plain, _ := Document(src, Options{})
	for _, before := range []string{
		"Sold raffle | join | Work Experience", "Sold raffle | out", "Secretary | same | Work Experience",
		"Booked | start | Work Experience",
		"Guided | title | Work Experience | visitors", "Cook, | place | Work Experience | Vardo", "Steward | out | | 2011",
		"Treasurer | text | Work Experience", "Secretary | join | Work Experience",
	} {
		doc, _ := Document(src, Options{Marks: say(t, plain, before, "GUILDS | heading | Volunteering")})
		if len(doc.Work) != 1 || len(doc.Volunteering) < 3 {
			t.Errorf("%s:\n%s", before, dumped(doc))
		}
	}
}

// Of a line that a heading takes along every word stands, or the line tells which ones it lacks.
func TestAHeadingLosesNoWordsBelow(t *testing.T) {
	src := drawn(column{page: 1, left: 60, right: 560, top: 60, text: `@ Marit Solberg
marit.solberg@example.org
## Work Experience
Keeper of the lamps, Skerry Lights Trust, Kirkwall	2016 – 2022
- Trimmed forty lamps
HELM/ORGANIZATIONS:
Organization of Island Rowers at UHI	2014 – 2016
Treasurer
- Kept the accounts of ninety members
Association of Young Pilots at UHI	2012 – 2014
Secretary
- Booked nine halls`})
	plain, _ := Document(src, Options{})
	doc, _ := Document(src, Options{Marks: say(t, plain, "HELM | heading | Volunteering")})
	all := dumped(doc)
	for _, s := range doc.Source {
		all += "\n" + s.Lacks
	}
	for _, s := range doc.Source[6:] {
		for _, w := range strings.Fields(s.Text) {
			if len(w) > 1 && !strings.Contains(all, w) {
				t.Errorf("%q of %q stands nowhere\n%s", w, s.Text, all)
			}
		}
	}
}
