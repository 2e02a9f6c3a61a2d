package extract

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"focal/internal/cv"
)

const unsortedHead = "@ Marit Solberg\nmarit.solberg@example.org\n"

// certificatesText are the certificates, each with whom it is from and when.
func certificatesText(d *cv.Document) (out []string) {
	for _, c := range d.Certificates {
		out = append(out, fmt.Sprintf("%s | %s | %s", c.Name, c.Issuer, c.Dates.Text))
	}
	return out
}

func titlesOf(d *cv.Document) (out []string) {
	for _, w := range d.Work {
		out = append(out, strings.Trim(fmt.Sprintf("%s | %s", w.Title, w.Organisation), " |"))
	}
	return out
}

// What begins at a line ends where something else was read to begin, and takes what lacks the words of the line.
func TestA1_AnEntryThatBeginsSwallowsNoOther(t *testing.T) {
	const works = "# EXPERIENCE:\n- Experience with ' LUMEN ' lamps and boats company one year.\n" +
		"- ' NORTH-TECH SOLUTION ' hardware and software solution six months.\n- ' HOLM travels ' air ticketing, guiding and marketing.\n" +
		"- ' VOE TRADING ' sales representative.\n"
	const small = "# EXPERIENCE\nlamp keeper at Skerry Lights Trust 2009 - 2011\nferry operator at Holm Ferries Ltd 2011 - 2014\n" +
		"site foreman at Voe Builders Ltd 2014 - 2019\n"
	for _, c := range []struct {
		name, text string
		say        []string
		want       []string
	}{
		{
			"an employer above a post that has one", works,
			[]string{"LUMEN | employer | Work Experience | LUMEN"},
			[]string{"LUMEN", "NORTH-TECH", "HOLM", "VOE"},
		},
		{
			"a sentence above another one", works,
			[]string{"LUMEN | start | Work Experience"},
			[]string{"LUMEN", "NORTH-TECH", "HOLM", "VOE"},
		},
		{
			"posts that all begin in small letters", small,
			[]string{"lamp keeper | start | Work Experience", "ferry op | start | Work Experience"},
			[]string{"lamp keeper", "ferry operator", "site foreman"},
		},
		{
			"a title above a post that lacks it takes the post",
			"# Work Experience\nSite Engineer\nSkerry Lights Trust, 2016 – 2022\n- Trimmed forty lamps\n",
			[]string{"Site Engineer | start | Work Experience"},
			[]string{"Site Engineer | Skerry Lights Trust"},
		},
	} {
		src := flow(unsortedHead + c.text)
		plain, _ := Document(src, Options{})
		doc, _ := Document(src, Options{Marks: say(t, plain, c.say...)})
		got := titlesOf(doc)
		if len(got) != len(c.want) || slices.ContainsFunc(c.want, func(w string) bool {
			return !slices.ContainsFunc(got, func(g string) bool { return strings.Contains(g, w) })
		}) {
			t.Errorf("%s: %q, was %q", c.name, got, titlesOf(plain))
		}
	}
}

// What stands under a line that is said to be a heading ends where the CV goes on with something else.
func TestA1_AHeadingEndsWhereTheNextOneStands(t *testing.T) {
	const numbered = "III. Laurels of mine\nPrize of the Northern Isles 1998\nMedal for Lamps 2001\nIV. Where the sea took me\n" +
		"Keeper of the lamps, Skerry Lights Trust, 2016 – 2022\n- Trimmed forty lamps\n"
	const capitals = "LAURELS OF MINE:\nPrize of the Northern Isles 1998\nMedal for Lamps 2001\nWHERE THE SEA TOOK ME:\n" +
		"Rowing the mail in all weathers\n"
	const duties = "# Work Experience\nWhat I was trusted with\nLed forty keepers of nine islands.\nBought the oil for all lamps.\n" +
		"Keeper of the lamps, Skerry Lights Trust, 2016 – 2022\n- Trimmed forty lamps\n"
	for _, c := range []struct {
		name, text, say string
		outside         string // stays out of the section
		inside          string
	}{
		{"at the next number", numbered, "III. Laurels | heading | Awards", "Keeper of the lamps", "Medal for Lamps"},
		{"at a line in capitals as it is", capitals, "LAURELS | heading | Awards", "Rowing the mail", "Medal for Lamps"},
		{"at a post that was read", duties, "What I was trusted | heading | Profile", "Keeper of the lamps", "Bought the oil"},
		{
			"not at the numbers of its list", "I. Laurels of mine\nI. Prize of the Northern Isles\nII. Medal for Lamps\n",
			"Laurels | heading | Awards", "Laurels of mine", "Medal for Lamps",
		},
	} {
		src := flow(unsortedHead + c.text)
		plain, _ := Document(src, Options{})
		doc, _ := Document(src, Options{Marks: say(t, plain, c.say)})
		under := ""
		doc.Walk(func(r cv.Ref) {
			if string(r.Section) == strings.Split(c.say, " | ")[2] {
				under += r.Text.Value + "; "
			}
		})
		if strings.Contains(under, c.outside) || !strings.Contains(under, c.inside) {
			t.Errorf("%s: %q; posts %q, were %q", c.name, under, entriesText(doc), entriesText(plain))
		}
	}
}

// An entry that goes to another section as a whole stays one, with what is known of it and without the labels of its form.
func TestA1_AnEntryGoesToAnotherSectionAsOne(t *testing.T) {
	const form = "# Employment History\nDesignation:\tLamp Keeper\nEmployer:\tSkerry Lights Trust\n" +
		"Period:\t10 March 2012 to 5 October 2018\n" +
		"# INDUSTRIAL TRAININGS/TECHNICAL VISITS:\nDesignation:\tTrainee\nCompany:\tVoe Cement Ltd\nKirkwall, Orkney\n" +
		"Period:\t7 June 2010 to 9 July 2010\n" +
		"Designation:\tApprentice\nCompany:\tHolm Cement Ltd\nLerwick, Shetland\nPeriod:\t10 August 2010 to 10 December 2010\n"
	for _, c := range []struct {
		name string
		say  []string
		want []string
		left int // posts
	}{
		{
			"under a heading",
			[]string{"INDUSTRIAL TRAININGS | heading | Certifications & Training"},
			[]string{
				"Trainee – Kirkwall, Orkney | Voe Cement Ltd | Period:\t7 June 2010 to 9 July 2010",
				"Apprentice – Lerwick, Shetland | Holm Cement Ltd | Period:\t10 August 2010 to 10 December 2010",
			},
			1,
		},
		{
			"moved by its lines",
			[]string{
				"Trainee | move | Certifications & Training", "Voe Cement | move | Certifications & Training",
				"Kirkwall | move | Certifications & Training", "7 June | move | Certifications & Training",
			},
			[]string{"Trainee – Kirkwall, Orkney | Voe Cement Ltd | Period:\t7 June 2010 to 9 July 2010"},
			2,
		},
	} {
		src := flow(unsortedHead + form)
		plain, _ := Document(src, Options{})
		doc, _ := Document(src, Options{Marks: say(t, plain, c.say...)})
		if got := certificatesText(doc); !slices.Equal(got, c.want) || len(doc.Work) != c.left {
			t.Errorf("%s: %q; posts %q, were %q", c.name, got, entriesText(doc), entriesText(plain))
		}
	}
}

// A line that was taken for text of a post far below is no beginning of that post: another one may begin there.
func TestA1_TextFarAboveItsPost(t *testing.T) {
	at := func(value string, lines ...int) cv.Text { return cv.Text{Value: value, Lines: lines} }
	b := &builder{doc: &cv.Document{Work: []cv.Engagement{{
		Title: at("Lamp Keeper", 20), Organisation: at("Skerry Lights Trust", 21),
		Highlights: []cv.Text{at("Civil Engineer", 4), at("Built piers", 18)},
	}}}}
	for line, want := range map[int]bool{4: true, 18: false, 20: false, 30: false} {
		if got := b.isTextFarAbove(cv.SectionWork, line); got != want {
			t.Errorf("line %d: %v", line, got)
		}
	}
}

// A telephone number and an address of mail in lines of their own stay so where an entry or a section begins above them.
func TestA1_ContactsBelowABeginningStay(t *testing.T) {
	const head = "@ Marit Solberg\nmarit.solberg@example.org\n"
	const work = "# Work Experience\nKeeper, Holm Ferries Ltd, 2016 – 2022\n- Trimmed lamps of all the sea\n"
	for _, c := range []struct{ name, text, say string }{
		{
			"a post", "@ Marit Solberg\nLamp Keeper at Voe Trust 2010 - 2012\n07700 900123 | marit.solberg@example.org\n" +
				"Rows boats.\n" + work,
			"Lamp Keeper | start | Work Experience",
		},
		{
			"told again", head + "Lamp Keeper at Voe Trust\nMobile: 07700 900123\nEmail: marit.solberg@example.org\nRows boats.\n" + work,
			"Lamp Keeper | start | Work Experience",
		},
		{
			"a section", "@ Marit Solberg\nPast of mine\nLamp Keeper, Voe Trust, 2010 – 2012\n" +
				"Mobile: 07700 900123, Email: marit.solberg@example.org\nRows boats.\n" + work,
			"Past of | heading | Work Experience",
		},
	} {
		src := flow(c.text)
		plain, _ := Document(src, Options{})
		doc, _ := Document(src, Options{Marks: say(t, plain, c.say)})
		all := ""
		doc.Walk(func(r cv.Ref) { all += r.Text.Value + "; " })
		p := &doc.Person
		if p.Phone.Value != "07700 900123" || p.Email.Value != "marit.solberg@example.org" ||
			strings.Count(all, "07700")+strings.Count(all, "solberg@") != 2 || len(doc.Work) != 2 || !strings.Contains(all, "Rows boats") {
			t.Errorf("%s: %q", c.name, all)
		}
	}
}
