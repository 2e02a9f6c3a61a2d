package dates

import (
	"strings"
	"testing"
)

// show writes a match as "start..end", with "now" for an open end; seasons follow a year.
func show(m Match) string {
	one := func(iso, season string) string {
		if season != "" {
			return iso + " " + season
		}
		return iso
	}
	start := one(m.Range.Start.ISO(), string(m.Range.Start.Season))
	end := one(m.Range.End.ISO(), string(m.Range.End.Season))
	if m.Range.Current {
		end = "now"
	}
	if !m.Period {
		return start
	}
	return start + ".." + end
}

func TestFind(t *testing.T) {
	for _, c := range []struct{ text, want string }{
		{"2019", "2019"},
		{"[2014] — [2016]", "2014..2016"},
		{"Tern Ltd, 2013.5-2014.2", "2013-05..2014-02"},
		{"2011.9 – 2013.10", "2011-09..2013-10"},
		{"2011.9 - present", "2011-09..now"},
		{"Version 2011.9 - 2013", "2013"},
		{"Release 2013.5", ""},
		{"Feb 22-Dec 23, Fowey", "2022-02..2023-12"},
		{"Jul 12 - Aug 14, Oxford, 2019", "2012-07; 2019"},
		{"April 18 - May 19, Fowey", "2018-04..2019-05"},
		{"5/22/15- 9/1/16", "2015-05-22..2016-09-01"},
		{"9/1/15 - 5/22/16", "2015-09-01..2016-05-22"},
		{"6/9/16-8/12/16", "2016..2016"},
		{"2009/10 - 2012/03", "2009-10..2012-03"},
		{"2009/10 - 2010/11", "2009..2010; 2010..2011"},
		{"(July 14’to May 15)", "2014-07..2015-05"},
		{"July 13’ to June 14’", "2013-07..2014-06"},
		{"May 2010 - Pressent", "2010-05..now"},
		{"MAY 2010- PRSENT", "2010-05..now"},
		{"May 2010 - President", "2010-05"},
		{"2010 - Presence Ltd", "2010"},
		{"Jan 2010 -> Mar 2012", "2010-01..2012-03"},
		{"2013\u00ad2014 Gull Ferries", "2013..2014"},
		{"from 21/12/2015	30/6/2016", "2015-12-21..2016-06-30"},
		{"From 27th Aug 2014 To 11thsept.2016", "2014-08-27..2016-09-11"},
		{"from June 2010 October 2016.", "2010-06..2016-10"},
		{"January 2019 Present", "2019-01..now"},
		{"2018 Now TV, London", "2018"},
		{"2014 Present Perfect Cleaning", "2014"},
		{"2020 Present company: Tern Boats", "2020"},
		{"2020 Present Employer", "2020"},
		{"2020 now known as Tern Boats", "2020"},
		{"Moved in 2020 Now Fitter", "2020"},
		{"December 2016 to tillnow", "2016-12..now"},
		{"Tern Ltd, Buyer. May, 2016: currently", "2016-05..now"},
		{"Currently 05/2025\tBuyer", "2025-05..now"},
		{"October 2015 December 2018 Buyer", "2015-10..2018-12"},
		{"Nov 2017 Current account checks", "2017-11"},
		{"Paid in May 2014 June 2014 wages", "2014-05; 2014-06"},
		{"from June 2010, promoted in October 2016", "2010-06..now; 2016-10"},
		{"since June 2010 October 2016", "2010-06..now; 2016-10"},
		{"Jan’11 to Nov 16 with Gull Ltd., Fowey", "2011-01..2016-11"},
		{"Jan 2011 to Nov 16 with Gull Ltd., Fowey", "2011-01..2016-11"},
		{"3 Jan 2016 to Feb 16 days at sea", "2016-01-03"},
		{"from May 2014 to June 16th 2014 at sea", "2014-05..2014-06-16"},
		{"Apr- 11	May- 15", "2011-04; 2015-05"},
		{"From: Nov-2012,	to: Nov-2013", "2012-11..2013-11"},
		{"From: June-2015 to: Present", "2015-06..now"},
		{"Since-JUN 1998", "1998-06..now"},
		{"Since, August 2014 Location: York", "2014-08..now"},
		{"from 1st May’2014 to 31st	Oct’2015.", "2014-05-01..2015-10-31"},
		{"as a Rigger July2012toSep2014", "2012-07..2014-09"},
		{"(4th July 2013 to 14th August)", "2013-07-04..2013-08"},
		{"PERIOD	2004March to 2012 December", "2004-03..2012-12"},
		{"19 Feb, 2013. To 11 May, 2015. Fitter", "2013-02-19..2015-05-11"},
		{"[nov/14 to feb15]", "2014-11..2015-02"},
		{"[15-10-2012] – [Present]", "2012-10-15..now"},
		{"Mate (2014) – (Gull) 2015", "2014; 2015"},
		{"March’15 – Sep “16", "2015-03..2016-09"},
		{"Sep \"16 - Till Date", "2016-09..now"},
		{"in May “16 mates” sailed", ""},
		{"Dec 2015 – at present", "2015-12..now"},
		{"20 Sep 2014 – Tillto date", "2014-09-20..now"},
		{"BSc	2016 – Pursuing", "2016..now"},
		{"2008 JAN. To 2010 FEB.", "2008-01..2010-02"},
		{"2014 july– Till Date", "2014-07..now"},
		{"He joined in 2014 may be", "2014"},
		{"From / To	April 2018 to till date", "2018-04..now"},
		{"Duration: 19February 2017to till continues", "2017-02-19..now"},
		{"(Oct 2012 to Till the Date)", "2012-10..now"},
		{"Harbour Bank (July 2016 up to date)", "2016-07..now"},
		{"25/04/2016 to Till to Date", "2016-04-25..now"},
		{"May 2016 to till current date.", "2016-05..now"},
		{"From October 2016 to untill 30th June 2017", "2016-10..2017-06-30"},
		{"May 2012 untill March 2014", "2012-05..2014-03"},
		{"Surveyor, Tern Ltd	Nov '15 - Till", "2015-11..now"},
		{"2015 - till the work was done", "2015"},
		{"Nov 2016 – (Present)", "2016-11..now"},
		{"July 2015 – Contd...", "2015-07..now"},
		{"2014 to at present", "2014..now"},
		{"2014 / 10 – 2017 / 05", "2014-10..2017-05"},
		{"Period : 2014 / 09 - 2016 / 12", "2014-09..2016-12"},
		{"2013 / 05–present", "2013-05..now"},
		{"2003 / 04", "2003..2004"},
		{"2009 / 2010", "2009..2010"},
		{"From: April 2005 up to April 2010", "2005-04..2010-04"},
		{"in 2010 up to the roof", "2010"},
		{"18.6.12 to 09.07.2012", "2012-06-18..2012-07-09"},
		{"Since Dec 10’ 2012 to To 19th Aug 2014:", "2012-12-10..2014-08-19"},
		{"from Feb.12 to Dec.15.", "2012-02..2015-12"},
		{"3. 1998 – 2000", "1998..2000"},
		{"3. 2019 – 5. 2020", "2019-03..2020-05"},
		{"Feb 09 – August 2011as storekeeper", "2009-02..2011-08"},
		{"3 - 4/2014", "2014-03..2014-04"},
		{"from 1994 to1996 as foreman", "1994..1996"},
		{"10-02-11to 11-08-12", "2011-02-10..2012-08-11"},
		{"Duration : 25-05-11 to till date", "2011-05-25..now"},
		{"Part 10-02-11, revision 3", ""},
		{"Jun 2013 upto Dec 2014", "2013-06..2014-12"},
		{"February-2015 to still working", "2015-02..now"},
		{"May 6th2013 to 2016 July 25th working", "2013-05-06..2016-07"},
		{"From 01st -Apr-1995 to 31st July 1997", "1995-04-01..1997-07-31"},
		{"between 11th April to 31st October 2012", "2012-04-11..2012-10-31"},
		{"June 2013 to-till date", "2013-06..now"},
		{"5 - 11/2012	Aldgate Marine", "2012-05..2012-11"},
		{"Level 3 - 4/2014", "2014-04"},
		{"25.3-31.8.2019", "2019-03-25..2019-08-31"},
		{"24.11.-14.2.2018", "2017-11-24..2018-02-14"},
		{"5-12.6.2017	Camp cook", "2017-06-05..2017-06-12"},
		{"December(2012)- November(2015)", "2012-12..2015-11"},
		{"July (2017)- Till Date", "2017-07..now"},
		{"May 2013…..Till 2016", "2013-05..2016"},
		{"Deckhand ..... 2013", "2013"},
		{"from 19-4- 1995 to 18-4-1997", "1995-04-19..1997-04-18"},
		{"2019 Mar – 2020 Nov", "2019-03..2020-11"},
		{"(2019 Mar –)", "2019-03..now"},
		{"2019-03 .. 2020-11", "2019-03..2020-11"},
		{"2019-03 .. now", "2019-03..now"},
		{"March 2019", "2019-03"},
		{"Febuary 2019 - Sepember 2020", "2019-02..2020-09"},
		{"Mar 2019 - Presant", "2019-03..now"},
		{"2019 til date", "2019..now"},
		{"Janurary 2015 – Decemeber 2018", "2015-01..2018-12"},
		{"Jan 2021 onwards", "2021-01..now"},
		{"(31/05/2011 still working)", "2011-05-31..now"},
		{"May 2011 and still working", "2011-05..now"},
		{"Engineer, 2011 (still working)", "2011..now"},
		{"Sept 2021", "2021-09"},
		{"Sept. 2021", "2021-09"},
		{"Jan '18", "2018-01"},
		{"Jan, 2006 - Jan, 2009", "2006-01..2009-01"},
		{"03/2019", "2019-03"},
		{"Grade 2\tSep 2019 to date", "2019-09..now"}, // the number is no day
		{"GS-0343-12\tMar 2018 -- Present", "2018-03..now"},
		{"3/2019", "2019-03"},
		{"2019-03", "2019-03"},
		{"2019/03 - 2020/11", "2019-03..2020-11"},
		{"2019-03-09", "2019-03-09"},
		{"09.03.2019", "2019-03-09"},
		{"25/03/2019", "2019-03-25"},
		{"03/25/2019", "2019-03-25"},
		{"03/04/2019", "2019"}, // day and month cannot be told apart
		{"1 May 2018", "2018-05-01"},
		{"May 01, 2018", "2018-05-01"},
		{"1st May 2018", "2018-05-01"},
		{"01/18 – 03/20", "2018-01..2020-03"},
		{"Jan 18 – Mar 20", "2018-01..2020-03"},
		{"2014 - 2017", "2014..2017"},
		{"2014–17", "2014..2017"},
		{"2010/11", "2010..2011"},
		{"2019-2021", "2019..2021"},
		{"March 2014 to April 2016", "2014-03..2016-04"},
		{"June – August 2019", "2019-06..2019-08"},
		{"Nov – Feb 2019", "2018-11..2019-02"},
		{"Summer 2004", "2004 Summer"},
		{"Fall 2003 – Spring 2005", "2003 Autumn..2005 Spring"},
		{"Fall - 2003 to Spring - 2005", "2003 Autumn..2005 Spring"},
		{"2003 Fall - 2005 Spring", "2003; 2005"},
		{"Summers 2001, 2002", "2001 Summer..2002"},
		{"Q3 2020 - Q1 2021", "2020 Q3..2021 Q1"},
		{"Mar 2020 - Present", "2020-03..now"},
		{"03/2019 – heute", "2019-03..now"},
		{"depuis mars 2018", "2018-03..now"},
		{"mars 2018 à ce jour", "2018-03..now"},
		{"enero 2017 - actualidad", "2017-01..now"},
		{"Da settembre 2019 a oggi", "2019-09..now"},
		{"Da gennaio 2015 ad agosto 2019", "2015-01..2019-08"},
		{"Set 2018 – Dez 2020", "2018-09..2020-12"},
		{"maart 2018 - heden", "2018-03..now"},
		{"03.2019 – obecnie", "2019-03..now"},
		{"od marca 2015 do maja 2017", "2015-03..2017-05"},
		{"augusti 2019 - nu", "2019-08..now"},
		{"seit 2018", "2018..now"},
		{"since 1999", "1999..now"},
		{"circa 2011", "2011"},
		{"c. 2011 – 2014", "2011..2014"},
		{"Star Traders L.L.C December 2nd, 2009 - March 7th, 2013", "2009-12-02..2013-03-07"},
		{"until June 2014", "..2014-06"},
		{"2019 –", "2019..now"},
		{"2018 to date", "2018..now"},
		{"??? — Present", "..now"},
		{"Present", "..now"},
		{"Date:", ""}, // the label of a field
		{"Date", ""},
		{"2017 july - 2019 october: Fitter in Moss Ltd", "2017-07..2019-10"},
		{"(2016 september - 2017 june)", "2016-09..2017-06"},
		{"what was built in 2014 may be seen", "2014"},
		{"May 2014 to till", "2014-05..now"},
		{"as a fitter (27-08-2017 To Till)", "2017-08-27..now"},
		{"an ISO 14001:1989 certified firm", ""},
		{"with an ISO 9000-2000, OHSAS-18001 firm, 2011 - 2012", "2011..2012"},
		{"ISO/IEC 17025:2005 from June 2012 to May 2013", "2012-06..2013-05"},
		{"by an ISO CERTIFIED 9001:2008", ""},
		{"ISO certified, 2014 - 2016", "2014..2016"},
		{"ISO certified 2014 - 2016", "2014..2016"},
		{"ISO 2014 - 2016", "2014..2016"},
		{"Expected Graduation: June 2026", "2026-06"},
		{"(Mar 2021 - Present)", "2021-03..now"},
		{"Jun 2014 - Feb 2019 4 years 8 months", "2014-06..2019-02"},
		{"Engineer, ACME (2014 - 2016)", "2014..2016"},
		{"5. Mai 2020", "2020-05-05"},
		{"de junio de 2015 a marzo de 2018", "2015-06..2018-03"},
		{"From April 2013 – To May 2017", "2013-04..2017-05"},
		{"2011, to 2013", "2011..2013"},
		{"from March,2014,to Aug, 2015", "2014-03..2015-08"},
		{"from April 2013 to Dec to 2013", "2013-04..2013-12"},
		{"From 8/2/08 till 15/2/02(8 days)", "2008-02-08.."},
		{"11/ Jan/ 2014 To 02/ jul/ 2015 worked as a rigger", "2014-01-11..2015-07-02"},
		{"June 2014 to May 2012, Fowey", "2014-06.."},
		{"from 2014 to a wharf", "2014..now"},
		{"Jun’2012 – Dec 2017", "2012-06..2017-12"},
		{"July ‘2007 to August ‘2008", "2007-07..2008-08"},
		{"May’ 2016 to Nov’ 2016", "2016-05..2016-11"},
		{"From April”2013 to Till Now", "2013-04..now"},
		{"Dec `07 – Jan `08", "2007-12..2008-01"},
		{"October- 2016 to till date", "2016-10..now"},
		{"April 2005 up to April 2010", "2005-04..2010-04"},
		{"18.6.12 to 09.07.2012", "2012-06-18..2012-07-09"},
		{"13.06.2011 to 8.7.12", "2011-06-13..2012-07-08"},
		{"July 2013 to Onwards", "2013-07..now"},
		{"May 2015 to as on date", "2015-05..now"},
		{"Aug 2017- Cont.", "2017-08..now"},
		{"09/2013 － Current", "2013-09..now"},
		{"November - 2014 to May-2016", "2014-11..2016-05"},
		{"August - 2003 to November-2005", "2003-08..2005-11"},
		{"SEP / 2016", "2016-09"},
		{"08/ 2024 to Present", "2024-08..now"},
		{"09 /2018 - 06 /2020", "2018-09..2020-06"},
		{"From 4 /7/2016 to 5/7/2016", "2016..2016"},
		{"6/67-7/70", "1967-06..1970-07"},
		{"10/98 - 2/99", "1998-10..1999-02"},
		{"12/87-9/03", "1987-12..2003-09"},
		{"3/4-5/6", ""},
		{"1/12 of 2/15", ""},
		{"2015 – January", "2015-01"},
		{"2014 - December", "2014-12"},
		{"2014 – May 2015", "2014..2015-05"},
		{"2022, février", "2022-02"},
		{"2014 January-March: attachment", "2014-01..2014-03"},
		{"2023, février-juin", "2023-02..2023-06"},
		{"January-March 2014", "2014-01..2014-03"},
		{"July & August, 2010", "2010-07..2010-08"},
		{"from 05thNovember 2004 to 26th August2009", "2004-11-05..2009-08-26"},
		{"from 14thNOVEMBER 2017 to.31st may 2018", "2017-11-14..2018-05-31"},
		{"Jul’ 24 – 2013 To Present", "2013-07-24..now"},
		{"August-22 -2016 to Present", "2016-08-22..now"},
		{"From July- 01-2010 to May-05-2014", "2010-07-01..2014-05-05"},
		{"From June 2010 to dececmber 2011", "2010-06..2011-12"},
		{"Januvary 2017", "2017-01"},
		// no dates
		{"May I help you", ""},
		{"Room 2014B", ""},
		{"ISO 9001:2015x", ""},
		{"1,204 cases", ""},
		{"20XX", ""},
		{"+44 7700 900123", ""},
		{"", ""},
	} {
		var got []string
		for _, m := range Find(c.text) {
			got = append(got, show(m))
		}
		if s := strings.Join(got, "; "); s != c.want {
			t.Errorf("Find(%q) = %q, want %q", c.text, s, c.want)
		}
	}
}

func TestFindSpansTheWholeDate(t *testing.T) {
	for text, want := range map[string]string{
		"Engineer (Mar 2021 - Present) at ACME":   "(Mar 2021 - Present)",
		"Issued on: May 01, 2018":                 "Issued on: May 01, 2018",
		"Jun 2014 - Feb 2019 (4 yrs 8 mos), York": "Jun 2014 - Feb 2019 (4 yrs 8 mos)",
		"2013 - 2015": "2013 - 2015",
	} {
		m := Find(text)
		if len(m) != 1 || m[0].Range.Text.Value != want {
			t.Errorf("Find(%q) = %+v, want the text %q", text, m, want)
		}
	}
}

func TestDuration(t *testing.T) {
	for text, want := range map[string]bool{"2 years 10 months": true, "4 months": true, "3 yrs 2 mos": true, "1 Jahr": true, "3 years of service": false, "2019": false, "": false} {
		if Duration(text) != want {
			t.Errorf("Duration(%q) = %v", text, !want)
		}
	}
}

func FuzzFind(f *testing.F) {
	for _, s := range []string{"Mar 2020 - Present", "2014–17", "??? — 20XX", "May 01, 2018", "\tJan '18 (3 yrs", "от 2015 по настоящее время", "2019/03/-", "Q9 2020–"} {
		f.Add(s)
	}
	f.Fuzz(func(t *testing.T, text string) {
		last := 0
		for _, m := range Find(text) {
			if m.Start < last || m.End <= m.Start || m.End > len(text) {
				t.Fatalf("Find(%q): span %d..%d after %d", text, m.Start, m.End, last)
			}
			last = m.End
			for _, d := range []int{m.Range.Start.Month, m.Range.End.Month} {
				if d < 0 || d > 12 {
					t.Fatalf("Find(%q): month %d", text, d)
				}
			}
			if m.Range.Start.IsZero() && m.Range.End.IsZero() && !m.Range.Current {
				t.Fatalf("Find(%q): a date without a date", text)
			}
		}
	})
}

func BenchmarkFind(b *testing.B) {
	for b.Loop() {
		Find("Senior Project Manager, Avon Works Ltd, Bath\tJune 2014 – February 2019")
	}
}

// An end that cannot be, or that names no date, is unknown: neither the start nor today.
func TestEndUnknown(t *testing.T) {
	for text, want := range map[string]bool{
		"from 8/2/08 till 15/2/02": true, "May 2005 to May 2000": true, "2014 – ???": true,
		"May 2005": false, "May 2000 to May 2005": false, "since 2014": false, "2014 – present": false, "": false,
	} {
		if EndUnknown(text) != want {
			t.Errorf("EndUnknown(%q) = %v", text, !want)
		}
	}
}
