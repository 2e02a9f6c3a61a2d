package extract

import (
	"slices"
	"strings"
	"testing"

	"focal/internal/cv"
	"focal/internal/extract/labeller"
)

func TestDatesOfHeads(t *testing.T) {
	for _, c := range []struct {
		name       string
		lines      []string
		start, end string
		current    bool
	}{
		{"a period over two lines", []string{"Worked as Welder with Bolt Ltd from June 2012 to", "August 2013."}, "2012-06", "2013-08", false},
		{
			"a long period below the word that opens it",
			[]string{"Worked as Welder in Bolt Ltd. Since", "09th September 2012 to 08 September 2015."},
			"2012-09", "2015-09", false,
		},
		{"a month over its year", []string{"Welder at Bolt Ltd since October", "2015 in Leeds"}, "2015-10", "", true},
		{"an end below the dash", []string{"Jan 2018 –", "Dec 2020"}, "2018-01", "2020-12", false},
		{"two years that are not one period", []string{"Welder, 2013", "2014 award"}, "2013", "2014", false},
		{"a column of dates", []string{"Jan 2016 –\tOakfield Ltd", "Aug 2017\tWelder"}, "2016-01", "2017-08", false},
		{"a column of dates at the right", []string{"Welder at Tarn Ltd\t18/07/2014 -", "HULL\t18/08/2014"}, "2014-07", "2014-08", false},
		{"a column of years, each of its own", []string{"2016\tOakfield Ltd", "2014\tWelder"}, "2016", "", false},
		{"a full stop above", []string{"Position: Welder (mate).", "Period: June 2012 to December2013."}, "2012-06", "2013-12", false},
		{"no day", []string{"Welder 21/12/2015 - 30/06/2016"}, "2015-12", "2016-06", false},
	} {
		b := &builder{doc: &cv.Document{}}
		var head []int
		for i, text := range c.lines {
			l := line{index: i, segs: []segment{{text: text}}}
			l.finish()
			b.lines = append(b.lines, l)
			head = append(head, i)
		}
		if r := b.period(head); r.Start.ISO() != c.start || r.End.ISO() != c.end || r.Current != c.current {
			t.Errorf("%s: %s to %s, current %v", c.name, r.Start.ISO(), r.End.ISO(), r.Current)
		}
	}
}

// Where nothing else tells the day from the month, the country of the telephone number does.
func TestOrderOfCountry(t *testing.T) {
	for phone, want := range map[string]string{
		"+971 50 123 4567": "2015-07..2016-09",
		"+63 917 123 4567": "2015-01..2016-03",
		"no telephone":     "2015..2016",
	} {
		doc, _ := Document(flow("**Mira Solberg**\n"+phone+"\nmira.solberg@example.org\n\n# Career\n"+
			"**Welder**, Tern Boatyard\n01/07/2015 - 03/09/2016\n"+
			"- Mended the hulls of forty boats with two others and kept the records of the work that was done"), Options{})
		if len(doc.Work) != 1 || period(doc.Work[0].Dates) != want {
			t.Errorf("%s: %v, want %s (%s)", phone, posts(doc.Work), want, doc.Locale)
		}
	}
}

// The time of an employer above a title is that of all its posts.
func TestTimeOfPostBelowItsEmployer(t *testing.T) {
	at := func(line int) labeller.Field { return labeller.Field{Value: "x", Lines: []int{line}} }
	for _, c := range []struct {
		name       string
		lines      []string
		title, org int
		want       string
	}{
		{"within", []string{"Oakfield Ltd, 2009 – 2014", "Foreman, Mar 2012 – Jan 2014"}, 1, 0, "2012-03..2014-01"},
		{"within, on a line of its own", []string{"Oakfield Ltd, 2009 – 2014", "Foreman", "2012 – 2014"}, 1, 0, "2012..2014"},
		{"the same years, said nearer", []string{"Oakfield Ltd, 2009 – 2014", "Foreman, Mar 2009 – Jan 2014"}, 1, 0, "2009-03..2014-01"},
		{"longer", []string{"Oakfield Ltd, 2009 – 2014", "Foreman, 2010 – 2015"}, 1, 0, "2009..2014"},
		{"both to this day", []string{"Oakfield Ltd, since 2009", "Foreman, since 2012"}, 1, 0, "2012..now"},
		{"to this day", []string{"Oakfield Ltd, since 2009", "Foreman, 2012 – 2014"}, 1, 0, "2012..2014"},
		{"the only one", []string{"Oakfield Ltd, 2009 – 2014", "Foreman"}, 1, 0, "2009..2014"},
		{"another time", []string{"Oakfield Ltd, 2009 – 2014", "Foreman, 2015 – 2016"}, 1, 0, "2009..2014"},
		{"a year is no period", []string{"Oakfield Ltd, 2009 – 2014", "Foreman of 2012"}, 1, 0, "2009..2014"},
		{"title first", []string{"Foreman, 2009 – 2014", "Oakfield Ltd, 2012 – 2014"}, 0, 1, "2009..2014"},
	} {
		b := &builder{doc: &cv.Document{}}
		e := &labeller.Entry{Fields: map[string]labeller.Field{"title": at(c.title), "org": at(c.org)}}
		for i, text := range c.lines {
			l := line{index: i, segs: []segment{{text: text}}}
			l.finish()
			b.lines = append(b.lines, l)
			e.Head = append(e.Head, i)
		}
		if got := period(b.postPeriod(e)); got != c.want {
			t.Errorf("%s: %s, want %s", c.name, got, c.want)
		}
	}
}

// What two cells or two lines tell together is one period, and what is called present has no end.
func TestPeriodsInPieces(t *testing.T) {
	for _, c := range []struct{ name, text, want string }{
		{"current company", "Current Company: Tern Ltd\nDesignation: Mate\nDuration: November 2015\nStood the watch.", "2015-11..now"},
		{"order of day and month", "Mate, Tern Shipping Ltd\t02/03/13 TO 30/10/14\nStood the watch.", "2013-03..2014-10"},
	} {
		t.Run(c.name, func(t *testing.T) {
			doc, _ := Document(flow("Anna Reed\nanna@reed.example\n\nWORK EXPERIENCE\n\n"+c.text), Options{})
			if len(doc.Work) != 1 {
				t.Fatalf("posts %v", doc.Work)
			}
			d := doc.Work[0].Dates
			got := d.Start.ISO() + ".." + d.End.ISO()
			if d.Current {
				got = d.Start.ISO() + "..now"
			}
			if got != c.want {
				t.Errorf("%s, want %s", got, c.want)
			}
		})
	}
}

// Dates beside the text of a post are those of what its lines tell.
func TestDatesBesideText(t *testing.T) {
	for _, c := range []struct{ name, text, want, duty string }{
		{
			"of a prize", "TERN SHIPPING LTD, Chief Mate\tFowey\n- Won the cup of the fleet.\t2010\n- Taught cadets.",
			"..", "Won the cup of the fleet. 2010",
		},
		{
			"of prizes", "TERN SHIPPING LTD, Chief Mate\tFowey\n- Won the cup of the fleet.\t2010\n- Won the oar of the town.\t2011",
			"..", "Won the cup of the fleet. 2010",
		},
		{
			"its own", "TERN SHIPPING LTD, Chief Mate\t2007 - 2011\n- Won the cup of the fleet.\t2010\n- Taught cadets.",
			"2007..2011", "Won the cup of the fleet. 2010",
		},
	} {
		t.Run(c.name, func(t *testing.T) {
			doc, _ := Document(flow("Anna Reed\nanna@reed.example\n\nWORK EXPERIENCE\n\n"+c.text), Options{})
			if len(doc.Work) != 1 || period(doc.Work[0].Dates) != c.want {
				t.Fatalf("posts %v, want one of %s", posts(doc.Work), c.want)
			}
			duties := append(doc.Work[0].Summary, doc.Work[0].Highlights...)
			if len(duties) == 0 || strings.Join(strings.Fields(duties[0].Value), " ") != c.duty {
				t.Errorf("duties %q, want %q first", duties, c.duty)
			}
		})
	}
}

// Years of two digits are no days of the months in the row below.
func TestPeriodsOfRows(t *testing.T) {
	doc, _ := Document(flow("Anna Reed\nanna@reed.example\n\nWORK EXPERIENCE\n\n"+
		"Tern Shipping Ltd\t(Chief Mate)\tSep 14 to Nov 16\nFowey Ferries Ltd\t(Mate)\tOct 11 to Aug 14\n"+
		"Looe Lines Ltd\t(Deck Hand)\tJul 06 to Sep 11"), Options{})
	var got []string
	for _, w := range doc.Work {
		got = append(got, period(w.Dates))
	}
	if want := []string{"2014-09..2016-11", "2011-10..2014-08", "2006-07..2011-09"}; !slices.Equal(got, want) {
		t.Errorf("got %v, want %v", got, want)
	}
}

// Papers have dates of their own: no post takes them. A post about papers has its own.
func TestDatesOfPapers(t *testing.T) {
	for _, c := range []struct{ name, text, want string }{
		{"passport", "Duct Fitter, Tern Shipping Ltd\nPASSPORT ISSUE DATE 28/10/2015 PASSPORT EXPIRY DATE 27/10/2025\nFitted ducts.", ".."},
		{"visa", "Duct Fitter, Tern Shipping Ltd\nVisa valid until 12/2024\nFitted ducts.", ".."},
		{"licence", "Driver, Tern Shipping Ltd\nDriving licence issued 03/2012\nDrove vans.", ".."},
		{"passport officer", "Passport Officer, Tern Shipping Ltd, 2012 - 2014\nChecked papers.", "2012..2014"},
		{"permit issuer", "Permit Issuer, 03/2009 - 04/2010\nTern Shipping Ltd\nIssued permits.", "2009-03..2010-04"},
		{"visa officer since", "Visa Issuing Officer, Tern Shipping Ltd, since March 2012\nChecked papers.", "2012-03..now"},
	} {
		t.Run(c.name, func(t *testing.T) {
			doc, _ := Document(flow("Anna Reed\nanna@reed.example\n\nWORK EXPERIENCE\n\n"+c.text), Options{})
			if len(doc.Work) != 1 || period(doc.Work[0].Dates) != c.want {
				t.Errorf("posts %v, want one of %s", posts(doc.Work), c.want)
			}
		})
	}
}

// The end of a period alone on the line below the head is part of the head, and no text.
func TestEndsOfPeriodsBelow(t *testing.T) {
	for _, c := range []struct{ name, head, want string }{
		{"month above its year", "Mate, Tern Shipping Ltd, Fowey - Jan 2015 to Aug\n2019.", "2015-01..2019-08: Stood the watch."},
		{"year alone", "Mate, Tern Shipping Ltd, Fowey 2015 -\n2019", "2015..2019: Stood the watch."},
		{
			"a year that begins a sentence", "Mate, Tern Shipping Ltd, Fowey 2015 - 2019\n2018 refit of the fleet led.",
			"2015..2019: 2018 refit of the fleet led. Stood the watch.",
		},
	} {
		t.Run(c.name, func(t *testing.T) {
			doc, _ := Document(flow("Anna Reed\nanna@reed.example\n\nWORK EXPERIENCE\n\n"+c.head+"\n- Stood the watch."), Options{})
			if len(doc.Work) != 1 {
				t.Fatalf("posts %v", doc.Work)
			}
			w := doc.Work[0]
			got := w.Dates.Start.ISO() + ".." + w.Dates.End.ISO() + ":"
			for _, x := range append(append([]cv.Text{}, w.Summary...), w.Highlights...) {
				got += " " + x.Value
			}
			if got != c.want {
				t.Errorf("%s, want %s", got, c.want)
			}
		})
	}
}

// An end that cannot be is neither the start nor today; one date alone is that of the whole post.
func TestPostWithAnEndThatCannotBe(t *testing.T) {
	for told, want := range map[string]string{
		"May 2005 to May 2000": "May 2005", "May 2000 to May 2005": "May 2000 – May 2005", "May 2005": "May 2005",
	} {
		doc, _ := Document(flow("Jane Moss\njane@example.org\n# Experience\nHarbour Clerk, Tarn Docks, "+told+
			"\n- Kept the books of the slip and of its ropes\n"), Options{})
		if len(doc.Work) != 1 {
			t.Fatalf("%q: %+v", told, doc.Work)
		}
		if d := doc.Work[0].Dates; d.Display() != want || d.End.IsZero() != (told == "May 2005 to May 2000") || d.Current {
			t.Errorf("%q: %+v", told, d)
		}
	}
}
