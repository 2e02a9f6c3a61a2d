package extract

import (
	"strings"
	"testing"

	"focal/internal/cv"
	"focal/internal/extract/labeller"
)

// A post that was held twice has the time in which it was held last; the other one is told with it.
func TestPostsHeldAgain(t *testing.T) {
	const three = "May 2018 – Dec 2020|May 2014 – Dec 2016|May 2010 – Dec 2011"
	for text, want := range map[string]string{
		"Deckhand, Elm Ferries\tMay 2013 – Dec 2013; Sept 2014 – Present":                      "Sep 2014 – Present|May 2013 – Dec 2013",
		"Deckhand, Elm Ferries\tMay 2013 – Dec 2013, 09/2014 - 10/2015":                        "Sep 2014 – Oct 2015|May 2013 – Dec 2013",
		"Deckhand, Elm Ferries\tSept 2014 – Oct 2015 and May 2013 – Dec 2013":                  "Sep 2014 – Oct 2015|May 2013 – Dec 2013",
		"Deckhand, Elm Ferries\tMay 2013 – Dec 2013; Sept\n2014 – Present":                     "Sep 2014 – Present|May 2013 – Dec 2013",
		"Deckhand, Elm Ferries\tMay 2018 – Dec 2020; May 2014 – Dec 2016; May 2010 – Dec 2011": three,
		"Deckhand, Elm Ferries\tMay 2014 – Dec 2016; May 2010 – Dec 2011; May 2018 – Dec 2020": three,
		"Deckhand, Elm Ferries\tMay 2013 – Dec 2013":                                           "May 2013 – Dec 2013",
		"Elm Ferries, May 2013 – Dec 2015\tDeckhand, June 2013 – Sept 2014":                    "May 2013 – Dec 2015",
		"Deckhand, May 2013 – Dec 2013; mate, Jan 2014 – May 2015":                             "May 2013 – Dec 2013",
		"Deckhand, Elm Ferries\tMay 2013 – Dec 2013\nMate\tSept 2014 – Present":                "May 2013 – Dec 2013",
		"Deckhand, Elm Ferries\tMay 2013 – Dec 2013\nSept 2014 – May 2015 at a bar":            "May 2013 – Dec 2013",
	} {
		b := &builder{doc: &cv.Document{}}
		e := &labeller.Entry{Kind: labeller.Post}
		for i, s := range strings.Split(text, "\n") {
			l := line{index: i, segs: []segment{{text: s}}}
			l.finish()
			b.lines, e.Head = append(b.lines, l), append(e.Head, i)
		}
		w := cv.Engagement{Dates: b.period(e.Head)}
		b.heldAgain(&w, e)
		got := w.Dates.Display()
		for _, s := range w.Summary {
			got += "|" + s.Value
		}
		if got != want {
			t.Errorf("%q: %q, want %q", text, got, want)
		}
	}
}
