package extract

import (
	"fmt"
	"strings"
	"testing"
)

// The profiles are invented; their form is what the portal prints.
const portalHead = `Merlin Penrose
Harbour Fitter

Truro, Cornwall - Email me on Indeed: indeed.com/r/Merlin-Penrose/0000

`

func TestPortalProfiles(t *testing.T) {
	for _, c := range []struct{ name, text, want string }{
		{"a post is a title, an employer with its town and a period", `WORK EXPERIENCE

Fitter

Tern Boats Ltd -  Fowey, Cornwall -

March 2016 to Present

Looks after the slipway.

TECHNICAL SKILL SET

Winches: Lofrans, Quick

Senior Apprentice

Mylor Yard -

September 2014 to February 2016

EDUCATION

Diploma in Marine Engineering

Falmouth College -  Falmouth, Cornwall

2014`, "Fitter|Tern Boats Ltd|Fowey, Cornwall|2016-03; Senior Apprentice|Mylor Yard||2014-09" +
			" / Diploma in Marine Engineering|Falmouth College|2014"},
		{"what the person typed below is text, whatever it looks like", `WORK EXPERIENCE

Fitter

Tern Boats Ltd -  Fowey, Cornwall -

March 2016 to Present

Responsibilities:
SLIPWAY FOREMAN
TERN BOATS LTD.

Greases the winches.`, "Fitter|Tern Boats Ltd|Fowey, Cornwall|2016-03 / "},
		{"no employer is named", `WORK EXPERIENCE

Fitter

-

March 2016 to Present

Greases the winches.

Apprentice

Mylor Yard -

September 2014 to February 2016`, "Fitter|||2016-03; Apprentice|Mylor Yard||2014-09 / "},
		{"a name may hold a dash", `WORK EXPERIENCE

Clerk

Cole - Wade Associates Ltd -

March 2016 to May 2017

Filed letters.`, "Clerk|Cole - Wade Associates Ltd||2016-03 / "},
		{"schools without a degree are kept", `WORK EXPERIENCE

Fitter

Tern Boats Ltd -  Fowey, Cornwall -

March 2016 to Present

EDUCATION

Diploma in Marine Engineering

Falmouth College -  Falmouth, Cornwall

2014

St Piran Junior College

2012

GCSE

Truro High School

2010`, "Fitter|Tern Boats Ltd|Fowey, Cornwall|2016-03" +
			" / Diploma in Marine Engineering|Falmouth College|2014; |St Piran Junior College|2012; GCSE|Truro High School|2010"},
	} {
		doc, _ := Document(flow(portalHead+c.text), Options{})
		var posts, courses []string
		for _, w := range doc.Work {
			posts = append(posts, fmt.Sprintf("%s|%s|%s|%s", w.Title.Value, w.Organisation.Value, w.Location.Value, w.Dates.Start.ISO()))
		}
		for _, e := range doc.Education {
			courses = append(courses, fmt.Sprintf("%s|%s|%s", e.Degree.Value, e.Institution.Value, e.Dates.Display()))
		}
		if got := strings.Join(posts, "; ") + " / " + strings.Join(courses, "; "); got != c.want {
			t.Errorf("%s:\n got %s\nwant %s", c.name, got, c.want)
		}
	}
}
