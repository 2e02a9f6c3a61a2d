package form

import (
	"slices"
	"strings"
	"testing"

	"focal/internal/cv"
)

// fileOf is a document of the lines of a file; a line that begins with "#" is a heading, with "=" a label.
func fileOf(lines ...string) *cv.Document {
	doc := &cv.Document{Locale: "en-GB"}
	for _, l := range lines {
		s := cv.SourceLine{Text: strings.TrimLeft(l, "#=")}
		switch {
		case strings.HasPrefix(l, "#"):
			s.As = cv.LineHeading
		case strings.HasPrefix(l, "="):
			s.As = cv.LineLabel
		}
		doc.Source = append(doc.Source, s)
	}
	return doc
}

// itemsOf are lines of a file as the items of a list: those that begin with "-" are bullets.
func itemsOf(doc *cv.Document, from int) (list []cv.Item) {
	for i := from; i < len(doc.Source); i++ {
		t, bullet := strings.CutPrefix(doc.Source[i].Text, "- ")
		list = append(list, cv.Item{Text: text(strings.ReplaceAll(t, "\t", " "), i), Bullet: bullet})
	}
	return list
}

// told is an entry as "title | body | place | time: deeds".
func told(e cv.Engagement) string {
	head := strings.Join([]string{e.Title.Value, e.Organisation.Value, e.Location.Value, e.Dates.Display()}, " | ")
	return head + ": " + strings.Join(values(e.Highlights), "; ")
}

func TestRoles(t *testing.T) {
	for _, c := range []struct {
		name  string
		lines []string // below the heading
		want  []string
		rest  int
	}{
		{"a body, then bullets with the role first", []string{
			"Lantern Parade, Moss University", "- Producer, August 2011-May 2013, of a show with 900 guests", "- Chose 40 walkers",
		}, []string{
			" | Lantern Parade, Moss University |  | : Producer, August 2011-May 2013, of a show with 900 guests; Chose 40 walkers",
		}, 0},
		{"the role is a bullet by itself", []string{
			"Moss University Radio, Salem, MA", "- Board Member, May 2013-May 2014", "- Cut the evening news",
		}, []string{"Board Member | Moss University Radio | Salem, MA | May 2013 – May 2014: Cut the evening news"}, 0},
		{"two lines", []string{"Tide Film School", "Acting for Film, Fall 2013", "- Wrote a short film"}, []string{
			"Acting for Film | Tide Film School |  | Autumn 2013: Wrote a short film",
		}, 0},
		{"a role behind a dash", []string{"Fell Runners Society - Secretary\tSeptember 2012 - May 2014", "- Planned forty runs"}, []string{
			"Secretary | Fell Runners Society |  | Sep 2012 – May 2014: Planned forty runs",
		}, 0},
		{"a role before its body", []string{"President, Chess Union, Leeds Chapter, 2010 - 2011", "- Held ten matches"}, []string{
			"President | Chess Union, Leeds Chapter |  | 2010 – 2011: Held ten matches",
		}, 0},
		{"what a role is about is part of it", []string{"Director of Outreach, 2012 - 2013", "- Wrote to forty schools"}, []string{
			"Director of Outreach |  |  | 2012 – 2013: Wrote to forty schools",
		}, 0},
		{"bodies without a text stay", []string{"Order of the Oak", "Rowing Club", "Harbour Band, 2010", "- Played the horn"}, []string{
			" | Harbour Band |  | 2010: Played the horn",
		}, 2},
		{"several bodies, the last with its role", []string{
			"Order of the Oak", "Rowing Club", "Harbour Band", "Leader, 2010 - 2011", "- Played the horn",
		}, []string{
			"Leader | Harbour Band |  | 2010 – 2011: Played the horn",
		}, 2},
		{"bullets alone", []string{"- Ran a fair", "- Held a raffle"}, nil, 2},
		{"a paid role", []string{"Professional Rower at Moss Quay", "- Won the Moss Cup"}, nil, 2},
		{"a bullet that is a role of its own", []string{
			"Rowing Club, 2012", "- Led the novices", "- Volunteer, Moss Trust - planted trees",
		}, []string{
			" | Rowing Club |  | 2012: Led the novices",
		}, 1},
		{"a list without bullets and times", []string{"Active member of the choir", "Participated in the harbour quiz"}, nil, 2},
		{"a list without bullets", []string{
			"Moss Choir, 2010 - 2012", "Volunteer reader at the library for the blind in Salem town",
			"Harbour Band, 2013", "Goalkeeper of the second team of the town club for many years",
		}, nil, 4},
		{"two bodies with a role", []string{"President, Alder Fraternity", "Moss Chapter, May 2010 - May 2012", "- Built a house"}, nil, 3},
		{"a sentence is no head", []string{"Took part in the harbour fair.", "- Sold cakes"}, nil, 2},
	} {
		doc := fileOf(append([]string{"#Leadership & Activities"}, c.lines...)...)
		doc.Additional = []cv.OtherSection{{Heading: text("Leadership & Activities", 0), Items: itemsOf(doc, 1)}}
		f := former{doc: doc}
		f.roles()
		var got []string
		for _, e := range doc.Volunteering {
			got = append(got, told(e))
		}
		rest := 0
		for _, s := range doc.Additional {
			rest += len(s.Items)
		}
		if !slices.Equal(got, c.want) || rest != c.rest {
			t.Errorf("%s: got %q, %d left", c.name, got, rest)
		}
	}
}

// Lists under other headings stay, for they may be anything.
func TestRolesNeedAHeading(t *testing.T) {
	for _, heading := range []string{"Industrial Training", "Technical Work", "Hobbies"} {
		doc := fileOf("#"+heading, "Harbour Works, 2010 - 2011", "- Built a slipway")
		doc.Additional = []cv.OtherSection{{Heading: text(heading, 0), Items: itemsOf(doc, 1)}}
		(&former{doc: doc}).roles()
		if len(doc.Volunteering) != 0 {
			t.Errorf("%s: got %+v", heading, doc.Volunteering)
		}
	}
}

func TestRolesBelowALabel(t *testing.T) {
	doc := fileOf("Leadership:", "Fell Society - Secretary\tMay 2012 - Present", "- Plans the runs")
	doc.Additional = []cv.OtherSection{{Items: itemsOf(doc, 0)}}
	(&former{doc: doc}).roles()
	if len(doc.Volunteering) != 1 || len(doc.Additional) != 0 {
		t.Errorf("got %+v, %+v", doc.Volunteering, doc.Additional)
	}
}

// Lines that lost their entry stand below its heading without one: deeds go to the role right above them.
func TestLinesBelowAHeadingOfRoles(t *testing.T) {
	doc := fileOf("#Leadership Experience", "Porter, Elm College", "- Carried the bags",
		"Secretary, Moss Committee, Elm College", "- Wrote to the mayor", "#Training", "Rope course", "- Tied knots")
	doc.Volunteering = []cv.Engagement{{Title: text("Porter", 1), Organisation: text("Elm College", 1)}}
	items := slices.DeleteFunc(itemsOf(doc, 2), func(i cv.Item) bool { return i.Value == "Training" })
	doc.Additional = []cv.OtherSection{{Items: items}}
	(&former{doc: doc}).roles()
	if len(doc.Volunteering) != 2 || len(doc.Volunteering[0].Highlights) != 1 ||
		told(doc.Volunteering[1]) != "Secretary | Moss Committee, Elm College |  | : Wrote to the mayor" ||
		len(doc.Additional) != 1 || len(doc.Additional[0].Items) != 2 {
		t.Errorf("got %+v, %+v", doc.Volunteering, doc.Additional)
	}
}
