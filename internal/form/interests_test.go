package form

import (
	"strings"
	"testing"

	"focal/internal/cv"
)

func TestInterestsThatAreNone(t *testing.T) {
	for _, c := range []struct {
		page                 []string
		hobbies, skills, too string
	}{
		{[]string{"## AREAS OF INTEREST", "Rope making", "## Hobbies", "Chess"}, "Chess", "Areas of Interest: Rope making", ""},
		{[]string{"## Areas of Interest", "Rope making", "Chess"}, "Rope making; Chess", "", ""},
		{[]string{"## Area Of Specialization:", "Rope making", "Tar"}, "", "Area Of Specialization: Rope making, Tar", ""},
		{[]string{"## Activities", "Harbour Choir", "Crew Tutor"}, "", "", "Activities: Harbour Choir; Crew Tutor"},
		{[]string{"## ACTIVITIES", "Harbour Choir, Crew Tutor"}, "", "", "Activities: Harbour Choir, Crew Tutor"},
		{[]string{"## Activities", "Harbour Choir", "## Interests", "Chess"}, "Harbour Choir; Chess", "", ""},
		{[]string{"## Activities and Interests", "Harbour Choir", "Chess"}, "Harbour Choir; Chess", "", ""},
		{[]string{"## Interests", "Chess", "Harbour Choir, May 2004 to Present"}, "Chess", "", "Harbour Choir, May 2004 to Present"},
		{
			[]string{"## Interests", "Chess", "The poems of 1917", "Sailing since childhood"},
			"Chess; The poems of 1917; Sailing since childhood", "", "",
		},
	} {
		doc := &cv.Document{Locale: "en-GB", Source: page(c.page...)}
		for i, l := range doc.Source {
			if l.As == "" {
				for _, part := range strings.Split(l.Text, ", ") {
					doc.Interests = append(doc.Interests, cv.Interest{Name: text(part, i)})
				}
			}
		}
		Document(doc, nil, missingWords)
		var hobbies, too []string
		for _, n := range doc.Interests {
			hobbies = append(hobbies, n.Name.Value)
		}
		for _, s := range doc.Additional {
			var items []string
			for _, i := range s.Items {
				items = append(items, i.Value)
			}
			too = append(too, strings.TrimPrefix(s.Heading.Value+": ", ": ")+strings.Join(items, "; "))
		}
		if h := strings.Join(hobbies, "; "); h != c.hobbies || shown(doc.Skills) != c.skills || strings.Join(too, " | ") != c.too {
			t.Errorf("%q: hobbies %q, skills %q, others %q", c.page, h, shown(doc.Skills), too)
		}
	}
}

func TestLabelOfOneListOfHobbies(t *testing.T) {
	doc := &cv.Document{Locale: "en-GB", Source: page("# Hobbies", "Clubs and activities: chess, drama", "Painting")}
	doc.Interests = []cv.Interest{
		{Name: text("Clubs and activities", 1), Keywords: []cv.Text{text("chess", 1), text("drama", 1)}}, {Name: text("Painting", 2)},
	}
	Document(doc, nil, missingWords)
	if len(doc.Interests) != 2 || len(doc.Additional) != 0 {
		t.Errorf("got %+v, others %+v", doc.Interests, doc.Additional)
	}
}
