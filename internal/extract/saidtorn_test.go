package extract

import (
	"slices"
	"strings"
	"testing"

	"focal/internal/cv"
)

const toldTwiceOver = `**Marit Solberg**
marit.solberg@example.org

# Teaching Experience
Instructor	Department of Boats, Holm University,
Kirkwall, Orkney, 2019 - 2021
- Taught rowing in winter
Assistant	Skerry University, Shetland, Sept. 2014-Aug. 2019. *Number of times in brackets.
- Taught the trimming of lamps

# Research Positions
Aug 2020-Present	Postdoctoral Fellow, Department of Boats.
Holm University, Kirkwall
Sept 2014-Aug 2019	Graduate Research Assistant
Skerry University, Lerwick

# Other Work
Keeper of the lamps, Skerry Lights Trust
May 2010 - June 2012
Trimmed forty lamps
3. Position at Oban Tourist offices as clerk of various tasks, such Sept 2006 - Oct 2007
as sorting the mail and answering the telephone.`

// Plain text can become a post again, with all that its lines tell; and no sentence is left in pieces by what is said of it.
func TestA1_WhatIsTornStaysTogether(t *testing.T) {
	src := flow(toldTwiceOver)
	for _, c := range []struct {
		name       string
		said       []string
		want, gone []string
	}{
		{
			"plain text that is a post after all",
			[]string{"B Keeper", "P Keeper"},
			[]string{"Keeper of the lamps", "Skerry Lights Trust", "May 2010 - June 2012"},
			[]string{"Keeper of the lamps, Skerry Lights Trust"},
		},
		{
			"a sentence with the employer above",
			[]string{"W 3. Position"},
			[]string{"3. Position at Oban Tourist offices as clerk of various tasks, such Sept 2006 - Oct 2007 as sorting the mail" +
				" and answering the telephone."},
			[]string{"clerk of various", "3. Position at Oban Tourist offices", "Oban Tourist offices"},
		},
	} {
		doc := Reader(src, Options{})(saidAs(t, src, cv.SectionWork, c.said...)).Document
		var got []string
		doc.Walk(func(r cv.Ref) { got = append(got, r.Text.Value) })
		for _, w := range c.want {
			if !slices.Contains(got, w) {
				t.Errorf("%s: no %q in\n%s", c.name, w, dumped(doc))
			}
		}
		for _, g := range c.gone {
			if slices.Contains(got, g) {
				t.Errorf("%s: still %q in\n%s", c.name, g, dumped(doc))
			}
		}
	}
}

// The heading at the front of a line is printed as one: what is said of the words behind it does not leave it without a place.
func TestAHeadingBeforeItsFirstEntryFoundItsPlace(t *testing.T) {
	src := flow("**Marit Solberg**\nmarit.solberg@example.org\n\n" +
		"# Work Experience\nKeeper, Skerry Lights Trust\t2016 - 2022\n- Trimmed lamps\n\n" +
		"AWARDS\tSilver Lamp, Holm College, 2012\n\n# Interests\nRowing")
	marks := saidAs(t, src, cv.SectionAwards, "T AWARDS")
	marks[0].Part = "Silver Lamp"
	doc := Reader(src, Options{})(marks).Document
	if at := doc.Source[marks[0].Line]; at.Lacks != "" {
		t.Errorf("%q found no place\n%s", at.Lacks, dumped(doc))
	}
}

// Fields side by side are no torn sentence for their small letters, nor for what gave way in their line.
func TestA1_FieldsInSmallLettersStayFields(t *testing.T) {
	for _, c := range []struct {
		line, part string
		as         cv.MarkKind
		want       []string
	}{
		{"Skerry Lights Ltd senior keeper, Mail Team, London", "Mail Team", cv.MarkPlace, []string{"senior keeper", "Skerry Lights Ltd"}},
		{"Skerry Lights Ltd software engineer, London", "London", cv.MarkEmployer, []string{"software engineer", "London"}},
		{"Developer eBay, Holm, London", "Holm", cv.MarkPlace, []string{"Developer", "eBay"}},
		{"Developer eBay London", "London", cv.MarkEmployer, []string{"Developer", "London"}},
		{"software engineer Skerry Lights Ltd, London", "London", cv.MarkTitle, []string{"London", "Skerry Lights Ltd"}},
		{"Skerry Lights Ltd senior keeper, London", "", cv.MarkSame, []string{"senior keeper", "Holm Ferries Ltd"}},
		{"Developer eBay London", "", cv.MarkSame, []string{"Developer", "Holm Ferries Ltd"}},
	} {
		read := Reader(flow("**Marit Solberg**\nmarit.solberg@example.org\n\n# Work Experience\nMate, Holm Ferries Ltd\t2010 - 2014\n"+
			"- Rowed the mail\n"+c.line+"\t2016 - 2022\n- Trimmed forty lamps and kept the log\n- Led five keepers"), Options{})
		line := slices.IndexFunc(read(nil).Document.Source, func(l cv.SourceLine) bool { return strings.HasPrefix(l.Text, c.line) })
		doc := read([]cv.Mark{{Line: line, As: c.as, Part: c.part, Section: cv.SectionWork}}).Document
		if w := doc.Work[len(doc.Work)-1]; w.Title.Value != c.want[0] || w.Organisation.Value != c.want[1] {
			t.Errorf("%s, %s %q: not %q\n%s", c.line, c.as, c.part, c.want, dumped(doc))
		}
	}
}

// A sentence that becomes a post of its own is told whole there, whatever fields were read out of its midst; fields alone are no text.
func TestA1_ASentenceThatIsAPostIsToldWhole(t *testing.T) {
	src := flow(`**Marit Solberg**
marit.solberg@example.org

# Work Experience
Keeper of the lamps, Skerry Lights Trust, Kirkwall, 2016 – 2022
- Trimmed forty lamps
- Promoted to Senior Deckhand at the Kirkwall yard in March 2014 after the fleet was renewed.
- Worked as harbour clerk in Vardo, Norway for the summer of 2012 and kept the books.
- Kept the log of every night`)
	for said, want := range map[string][2]string{
		"W Promoted": {"Senior Deckhand", "Promoted to Senior Deckhand at the Kirkwall yard in March 2014 after the fleet was renewed."},
		"P Promoted": {"Senior Deckhand", "Promoted to Senior Deckhand at the Kirkwall yard in March 2014 after the fleet was renewed."},
		"W Worked":   {"harbour clerk", "Worked as harbour clerk in Vardo, Norway for the summer of 2012 and kept the books."},
		"W Kept":     {"Kept the log of every night", ""},
	} {
		doc := Reader(src, Options{})(saidAs(t, src, cv.SectionWork, said)).Document
		if len(doc.Work) != 2 || doc.Work[1].Title.Value != want[0] {
			t.Errorf("%s: %s", said, dumped(doc))
			continue
		}
		told := ""
		for _, s := range doc.Work[1].Summary {
			told += s.Value
		}
		if told != want[1] {
			t.Errorf("%s: %q, want %q", said, told, want[1])
		}
	}
}
