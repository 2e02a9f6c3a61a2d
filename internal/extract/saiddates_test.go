package extract

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"focal/internal/cv"
	"focal/internal/ingest/page"
)

// Dates that stand away from every entry go to the one beside, above or below which they stand; with
// none there they stay in the document, and so do the dates that give way to others.
func TestDatesThatStandAway(t *testing.T) {
	const (
		head   = "**Marit Solberg**\nmarit.solberg@example.org\n\n"
		keeper = "# Work Experience\nKeeper of the lamps, Skerry Lights Trust"
		duties = "\n- Trimmed lamps on nine islands\n- Wrote the log of each night\n- Taught twelve apprentices\n- Bought the oil"
	)
	column := drawn(
		column{page: 1, left: 40, right: 150, top: 60, text: "@ Marit Solberg\nmarit.solberg@example.org\n## Profile\nKeeps lamps.\n" +
			"Rows boats.\n2016 – 2018\n\n\n\n\n\n\n\n\n\n2010 – 2012"},
		column{page: 1, left: 200, right: 500, top: 108, text: "## Education\nDiploma in Pilotage, Holm College\n" +
			"Navigation by stars, radar and sounding\n\n\n\n\n\n\n\n\n\n\n" +
			"Certificate in Rope Work, Loft School\nKnots and splices of all kinds"})
	dated := func(d *cv.Document) (out []string) {
		for _, w := range d.Work {
			out = append(out, w.Title.Value+" | "+w.Dates.Text.Value)
		}
		for _, e := range d.Education {
			out = append(out, e.Degree.Value+" | "+e.Dates.Text.Value)
		}
		for _, c := range d.Certificates {
			out = append(out, c.Name.Value+" | "+c.Dates.Text.Value)
		}
		return out
	}
	for _, c := range []struct {
		name string
		src  *page.Document
		say  []string
		want []string
	}{
		{
			"above its entry",
			flow(head + "# Profile\nKeeps lamps.\n2016 – 2018\n" + keeper + duties),
			[]string{"2016"},
			[]string{"Keeper of the lamps | 2016 – 2018"},
		},
		{
			"far from its entry",
			flow(head + "# Profile\n2016 – 2018\nKeeps lamps.\nRows boats.\nReads charts.\nSings.\n" + keeper + duties),
			[]string{"2016"},
			[]string{"Keeper of the lamps | 2016 – 2018"},
		},
		{"no entry", flow(head + "# Profile\nKeeps lamps.\n2016 – 2018\nRows boats."), []string{"2016"}, nil},
		{
			"in place of others",
			flow(head + keeper + ", 2019 – 2021\n- Ran the station from 2016 – 2018" + duties),
			[]string{"Ran the station"},
			[]string{"Keeper of the lamps | from 2016 – 2018"},
		},
		{
			"beside a certificate that has its own",
			flow(head + "# Certifications\nSeen at the pier 2016 – 2018\nRope Work, Loft School, 2014\nFirst Aid, Red Cross, 2015\n" +
				keeper + duties),
			[]string{"2016"},
			[]string{"Keeper of the lamps | ", "Seen at the pier | 2016 – 2018", "Rope Work | 2014", "First Aid | 2015"},
		},
		{
			"a column of dates",
			column,
			[]string{"2016", "2010"},
			[]string{"Diploma in Pilotage | 2016 – 2018", "Certificate in Rope Work | 2010 – 2012"},
		},
	} {
		plain, _ := Document(c.src, Options{})
		var marks []cv.Mark
		for _, words := range c.say {
			marks = append(marks, say(t, plain, words+" | dates | Work Experience")...)
		}
		doc, _ := Document(c.src, Options{Marks: marks})
		all := ""
		doc.Walk(func(r cv.Ref) { all += r.Text.Value + "\n" })
		if got := dated(doc); !slices.Equal(got, c.want) || lostDates(c.src, all) != nil {
			t.Errorf("%s: %q; lost %q in %v, %v", c.name, got, lostDates(c.src, all), doc.Summary, doc.Additional)
		}
	}
}

// lostDates are the years of a file that a text does not hold.
func lostDates(src *page.Document, text string) (lost []string) {
	for _, l := range src.Lines() {
		for _, w := range strings.Fields(l.Text()) {
			if strings.HasPrefix(w, "20") && !strings.Contains(text, strings.Trim(w, ",")) {
				lost = append(lost, w)
			}
		}
	}
	return lost
}

// A period that is named by words of a line is what these say, and what led to it stays nowhere.
func TestA1_DatesByWords(t *testing.T) {
	src := drawn(column{page: 1, left: 60, right: 560, top: 60, text: `@ Marit Solberg
marit.solberg@example.org
## Work Experience
Since Oct 2016 with Skerry Lights Trust as Keeper of the lamps
- Trimmed forty lamps
Ferry Operator, Holm Ferries Ltd
- One year & six month experience
- Rowed the mail for 15days.`})
	plain, _ := Document(src, Options{})
	leadingWord, words := "Since | out |  | Since", "Since | dates | Work Experience | Oct 2016"
	for _, c := range []struct {
		name string
		say  []string
		at   int
		want string
	}{
		{"as it is read", nil, 0, "Since Oct 2016 true; Trimmed forty lamps"},
		{"the words alone", []string{words}, 0, "Oct 2016 false; Trimmed forty lamps"},
		{"and still without the other word", []string{words, leadingWord}, 0, "Oct 2016 false; Trimmed forty lamps"},
		{"in whichever order", []string{leadingWord, words}, 0, "Oct 2016 false; Trimmed forty lamps"},
		{"an open end goes with its word", []string{leadingWord}, 0, "Oct 2016 false; Trimmed forty lamps"},
		{
			"the words of a length of time",
			[]string{"One year | dates | Work Experience"},
			1,
			"One year & six month false; Rowed the mail for 15days.",
		},
		{
			"and the other words of the sentence stay",
			[]string{"Rowed | dates | Work Experience"},
			1,
			"15days false; One year & six month experience; Rowed the mail for",
		},
	} {
		doc, _ := Document(src, Options{Marks: say(t, plain, c.say...)})
		w := doc.Work[c.at]
		text := strings.Join(append(valuesOf(w.Summary), valuesOf(w.Highlights)...), "; ")
		got := fmt.Sprintf("%s %v; %s", w.Dates.Text.Value, w.Dates.Current, text)
		if got != c.want {
			t.Errorf("%s: %q, want %q", c.name, got, c.want)
		}
	}
}

// Words that are said to be dates and are none stay in the document.
func TestA1_WordsBesideADateStay(t *testing.T) {
	for _, c := range []struct{ part, dates, text string }{
		{"deputy manager June 2010 – May 2012", "June 2010 – May 2012", "deputy manager"},
		{"relief contract June 2010 – May 2012", "June 2010 – May 2012", "relief contract"},
		{"contract June 2010 – May 2012", "June 2010 – May 2012", "relief contract"},
		{"June 2010 – May 2012", "June 2010 – May 2012", "relief contract"},
	} {
		src := flow("@ Marit Solberg\nmarit.solberg@example.org\n# Work Experience\nKeeper of the lamps, Skerry Lights Trust\n" +
			c.text + " June 2010 – May 2012\n- Trimmed lamps")
		plain, _ := Document(src, Options{})
		doc, _ := Document(src, Options{Marks: say(t, plain, "2012 | dates | Work Experience | "+c.part)})
		all := ""
		doc.Walk(func(r cv.Ref) { all += r.Text.Value + "; " })
		if len(doc.Work) != 1 || doc.Work[0].Dates.Text.Value != c.dates || strings.Count(all, c.text) != 1 {
			t.Errorf("%q: %q, all %q", c.part, entriesText(doc), all)
		}
	}
}

// Words with but a sign between are words of their own; figures and numbers of a form are not.
func TestSignsPartWords(t *testing.T) {
	for text, want := range map[string]string{
		"to July 21|Home":         "[to July 21| Home]",
		"Holm College,Skerry.":    "[Holm College, Skerry.]",
		"Oct,2010;Keeper":         "[Oct, 2010; Keeper]",
		"a crew of 1,000, C/C++":  "[a crew of 1,000, C/C++]",
		"Keeper | Holm , Orkney,": "[Keeper | Holm , Orkney,]",
		"A|B,C":                   "[A| B, C]",
	} {
		if got := strings.Join(gestureWords(text), " "); "["+got+"]" != want || len(gestureWords(text)) != len(strings.Fields(want)) {
			t.Errorf("%q: %q, want %s", text, got, want)
		}
	}
	src := flow("@ Marit Solberg\nmarit.solberg@example.org\n# Education\nDiploma in Pilotage, 2010\nHolm College,Skerry\n")
	plain, _ := Document(src, Options{})
	doc, _ := Document(src, Options{Marks: say(t, plain, "Holm College | place | Education | Skerry")})
	if len(doc.Education) != 1 || doc.Education[0].Location.Value != "Skerry" || doc.Education[0].Institution.Value != "Holm College" {
		t.Errorf("got\n%s", dumped(doc))
	}
}

// A year that a narrow column tore apart is one where it is said to be of dates.
func TestTornYearsAreWhole(t *testing.T) {
	src := flow("@ Marit Solberg\nmarit.solberg@example.org\n# Education\nDiploma in Pilotage, Holm College\t2008-201 0\n")
	plain, _ := Document(src, Options{})
	for _, said := range []string{"Diploma | dates | Education", "Diploma | dates | Education | 2008-201 0"} {
		doc, _ := Document(src, Options{Marks: say(t, plain, said)})
		all := ""
		doc.Walk(func(r cv.Ref) { all += r.Text.Value + "; " })
		if len(doc.Education) != 1 || doc.Education[0].Dates.End.Year != 2010 || strings.Contains(all, "201 0") {
			t.Errorf("%s:\n%s", said, dumped(doc))
		}
	}
}

// Words in brackets that stand close to a year are words of their own: what is said of them leaves the dates alone.
func TestA1_BracketsPartWords(t *testing.T) {
	for text, want := range map[string]string{
		"June – May 2011(Temporary)":  "[June – May 2011 (Temporary)]",
		"Boatman(s), Ltd.(Holm) (UK)": "[Boatman(s), Ltd.(Holm) (UK)]",
		"Grade2[relief](night)":       "[Grade2 [relief](night)]",
	} {
		if got := fmt.Sprint(gestureWords(text)); got != want {
			t.Errorf("%q: %s, want %s", text, got, want)
		}
	}
	src := flow("@ Marit Solberg\nmarit.solberg@example.org\n# Work Experience\nKeeper of the lamps, Skerry Lights Trust\n" +
		"June 2011 – September 2011(Temporary)\n- Trimmed lamps")
	plain, _ := Document(src, Options{})
	doc, _ := Document(src, Options{Marks: say(t, plain, "Temporary | text | Work Experience | (Temporary)")})
	all := ""
	doc.Walk(func(r cv.Ref) { all += r.Text.Value + "; " })
	if len(doc.Work) != 1 || doc.Work[0].Dates.Text.Value != "June 2011 – September 2011" || strings.Count(all, "Temporary") != 1 {
		t.Errorf("%q, all %q", entriesText(doc), all)
	}
}
