package form

import (
	"strings"
	"testing"

	"focal/internal/cv"
)

func TestOfFile(t *testing.T) {
	person := cv.Person{
		Name: text("Ada Moss"), Phone: text("+44 117 496 0321, 0117 496 0400"), Email: text("ada@moss.example"),
		Location: cv.Place{Text: text("4 Quay Road, Hull")},
	}
	person.Details = []cv.Detail{{Label: text("Mobile"), Value: text("+44 117 496 0555", 2)}}
	for line, goes := range map[string]bool{
		"CE_HULLTECH_ADA MOSS": true, "ada_moss_resume": true, "resume_final": false, "Wrote resume_parser": false,
		"Runs moss_survey": false, "END OF RESUME": true, "DATE: ADA MOSS": true,
		"Date:": true, "Place: Signature: Ada Moss": true, "Contact no: +441174960321": true, "0117 496 0400": true,
		"E-mail: ADA@moss.example": true, "Mobile Number +44 117 496 0321": true, "Mobile Number +44 117 496 0999": false,
		"Your’s faithfully,": true, "Crew of 0117 496 0400": false,
		"Mobile No 0117 496 0555": true,

		"Resume Templates": true, "Build this template": true, "Made with Canva": true, "Built templates for resumes": false,

		"ship_log tables": false, "Moss_ltd: data": false, "Date: 4 May 2012": false, "Contact of crew: 0117 496 0321": false,
		"Hotline 0117 496 0999": false, "Signed the treaty": false, "Place: Hull": false, "Ada Moss Prize": false, "Date: Ida Holm": false,
	} {
		doc := &cv.Document{Person: person, Work: []cv.Engagement{{Title: text("Mate"), Highlights: []cv.Text{text(line, 3)}}}}
		if Leave(doc, nil); len(doc.Work[0].Highlights) == 0 != goes {
			t.Errorf("%q: %v", line, doc.Work[0].Highlights)
		}
	}
	if own := []string{"ada01@moss.example"}; !contactAgain("ada01@moss.example", own) {
		t.Error("the figures of an address of mail are part of it")
	}
	for _, c := range []struct {
		label, value string
		goes         bool
	}{
		{"", "Name Ada Moss", true},
		{"Name", "ADA MOSS", true},
		{"", "AdaMoss", true},
		{"Phone", "0117 496 0321", true},
		{"Phone No.", "+44 117 4960321", true},
		{"Place", "Hull", true},
		{"Place", "Salem", false},
		{"Father's Name", "Olav Moss", true},
		{"Mother’s Name and Occupation", "Ida Moss, pilot", true},
		{"S/O", "Olav Moss", true},
		{"Religion", "Christian", true},
		{"Father Ted Society", "Member", false},
		{"Guardian", "Salem Children's Panel", false},
		{"Guardian", "Olav Moss", true},
		{"Father", "Olav Moss, clerk of Moss Bank", true},
		{"Occupation", "Pilot", false},
		{"Marital Status", "Single", false},
		{"Address", "4 Quay Road, Hul", true},
		{"Permanent Address", "5 Quay Road, Hull", false},
		{"Phone", "0117 496 0999", false},
		{"", "My education details are given below.", true},
		{"", "Ada Moss D/o Olav Moss.", true},
		{"", "S/o Olav Moss", true},
		{"", "Father's Name - Olav Moss", true},
		{"", "ADA MOSS W/O OLAV MOSS", true},
		{"", "Father - Olav Moss", false},
		{"", "Rigs w/o supervision", false},
		{"", "Boat licence w/o points", false},
		{"", "RIGS W/O SUPERVISION", false},
		{"", "Father - of two boys", false},
		{"", "Father-in-law owns a wharf", false},
		{"", "Father - Son Sailing Crew", false},
		{"", "Applied for the post of head of sails", false},
		{"", "Job applied research at Tay Loft", false},
		{"", "Job applied rigging", false},
		{"", "Applying for job seekers aid: help given to mates", false},
		{"", "Post applied for: Rigger", true},
		{"", "Applying for the post of – Rigger", true},
		{"Position applied mathematics", "Tutor", false},
		{"", "D/o Olav Moss, 5 Ropewalk", false},
		{"", "Hull, Quay Road", true},
		{"", "Hull 4 East", false},
		{"", "Hull", false},
		{"Post Applied for", "Rigger", true},
		{"Position applied", "Rigger / Mate", true},
		{"Post applied for", "Rigger, skype ada26", false},
		{"", "Applying for Position", false},
		{"", "Applied rigging", false},
		{"Post", "Rigger", false},
		{"", "Curriculum Vitae 2018", true},
		{"", "Resume 2018 of a fleet", false},
		{"", "OFFICIAL-SENSITIVE", true},
		{"", "Official receiver", false},
	} {
		doc := &cv.Document{Person: person}
		doc.Person.Details = []cv.Detail{{Label: text(c.label), Value: text(c.value, 2)}}
		if notes := Leave(doc, nil); (len(doc.Person.Details) == 0 && len(notes) == 1) != c.goes {
			t.Errorf("%s: %s: %v", c.label, c.value, doc.Person.Details)
		}
	}
}

func TestTheOnlyRowThatNamesThePersonStays(t *testing.T) {
	doc := &cv.Document{Person: cv.Person{Details: []cv.Detail{{Value: text("Ada Moss D/o Olav Moss")}}}}
	if Leave(doc, nil); len(doc.Person.Details) != 1 {
		t.Error("the row is gone")
	}
}

func TestWhatStandsOverAFile(t *testing.T) {
	for _, c := range []struct {
		heading string
		list    string
		want    string
	}{
		{"", "POST APPLIED FOR: Rigger-Mate|Knows the coast", "Knows the coast"},
		{"Position Applied for", "Rigger", ""},
		{"", "Applied for the post of mate|Job applied research|Job applied rigging", "Applied for the post of mate|" +
			"Job applied research|Job applied rigging"},
		{"Post applied", "Rigger|Knows the coast", "Rigger|Knows the coast"},
		{"", "Applied for a patent of a mast|RESUME", "Applied for a patent of a mast"},
		{"", "Position applied for when the yard closed and that was held for four years until it moved", "Position applied for when " +
			"the yard closed and that was held for four years until it moved"},
	} {
		s := cv.OtherSection{Heading: text(c.heading)}
		for i, item := range strings.Split(c.list, "|") {
			s.Items = append(s.Items, cv.Item{Text: text(item, i+1)})
		}
		doc := &cv.Document{Additional: []cv.OtherSection{s}}
		notes := Leave(doc, nil)
		got := ""
		for _, s := range doc.Additional {
			for i, item := range s.Items {
				if i > 0 {
					got += "|"
				}
				got += item.Value
			}
		}
		if got != c.want || (got == c.list) != (len(notes) == 0) {
			t.Errorf("%s: %q: %q, %d notes", c.heading, c.list, got, len(notes))
		}
	}
}

func TestFiguresAndLabelsOfGrades(t *testing.T) {
	for _, c := range []struct {
		list []string
		want []string
	}{
		{[]string{"VIII", "7.39", "7.16", "Prize of the year"}, []string{"Prize of the year"}},
		{[]string{"7.39", "Prize of the year"}, []string{"7.39", "Prize of the year"}},
		{[]string{"Semester Performance Index (SPI)", "percentageof", "with an aggregate of", "Race of sails"}, []string{"Race of sails"}},
		{[]string{"Raced with a percentage of boats"}, []string{"Raced with a percentage of boats"}},
	} {
		doc := &cv.Document{Education: []cv.Education{{Degree: text("BSc"), Score: text("70%")}}}
		for i, s := range c.list {
			doc.Education[0].Highlights = append(doc.Education[0].Highlights, text(s, i))
		}
		Leave(doc, nil)
		if got := values(doc.Education[0].Highlights); len(got) != len(c.want) || len(got) > 0 && got[0] != c.want[0] {
			t.Errorf("%q: %q", c.list, got)
		}
	}
}

func TestDegreesWrittenTogetherWithWhatLeadsOn(t *testing.T) {
	for is, want := range map[string]string{
		"12thfrom": "12th", "10^thfrom": "10th", "10th class": "10th class", "BSc from": "BSc",
		"12thclass": "12th class", "4th year": "4th year",
		"Health": "Health", "MSc with Honours": "MSc with Honours",
	} {
		e := cv.Education{Degree: text(is, 1), Score: text("59.4%.", 1)}
		e.Summary = []cv.Text{text("(Affiliated to Leith)with an aggregate", 1), text("with an aggregate", 1), text("Races with scores", 1)}
		f := former{doc: &cv.Document{}}
		f.withoutGradeLeader(&e)
		if got := values(e.Summary); got[0] != "(Affiliated to Leith)" || got[1] != "with an aggregate" || got[2] != "Races with scores" {
			t.Errorf("%q", got)
		}
		if f.gluedLevel(&e); e.Degree.Value != want || e.Score.Value != "59.4%" {
			t.Errorf("%q: %q, %q", is, e.Degree.Value, e.Score.Value)
		}
	}
}

func TestWhatIsOfRelatives(t *testing.T) {
	doc := &cv.Document{Person: cv.Person{
		Details: []cv.Detail{
			{Label: text("Mother's Name"), Value: text("Ida Moss")},
			{Label: text("Occupation"), Value: text("Pilot")},
			{Label: text("Nationality"), Value: text("Norwegian")},
			{Label: text("Occupation"), Value: text("Rigger")},
		},
		Profiles: []cv.Profile{
			{URL: text("resume.io/?id=ab12")}, {URL: text("resume.io/r/adamoss")}, {URL: text("linkedin.com/in/adamoss")},
		},
	}}
	notes := Leave(doc, nil)
	if len(notes) != 3 || len(doc.Person.Details) != 2 || doc.Person.Details[1].Value.Value != "Rigger" || len(doc.Person.Profiles) != 2 {
		t.Errorf("%+v %+v", notes, doc.Person)
	}
}

func TestAddressInPieces(t *testing.T) {
	for _, c := range []struct{ details, want string }{
		{
			"Permanent Address=12 Quay Road|Dist=Hull|=State- Yorkshire|Pin=711303",
			"Permanent Address=12 Quay Road, Dist: Hull, State- Yorkshire, Pin: 711303",
		},
		{"Present Address=12 Quay Road, Pin: 711303|Pin=711304", "Present Address=12 Quay Road, Pin: 711303|Pin=711304"},
		{"Nationality=Norwegian|State=Single", "Nationality=Norwegian|State=Single"},
		{"Address=12 Quay Road|Gender=Male|Dist=Hull", "Address=12 Quay Road|Gender=Male|Dist=Hull"},
	} {
		doc := cv.Document{}
		for i, s := range strings.Split(c.details, "|") {
			d := detailOf(s)
			d.Value.Lines = []int{i}
			doc.Person.Details = append(doc.Person.Details, d)
		}
		f := former{doc: &doc}
		f.addressPieces()
		if got := strings.Join(detailsOf(doc.Person.Details), "|"); got != c.want {
			t.Errorf("%s: %s", c.details, got)
		}
	}
}

func TestRowsOfTwoThings(t *testing.T) {
	for is, want := range map[string]string{
		"Nationality/Religion=Norwegian/ Christian":      "Nationality=Norwegian|Religion=Christian",
		"Gender & Marital Status=Male & Single":          "Gender=Male|Marital Status=Single",
		"Date of Birth/Age=4 May 1990":                   "Date of Birth/Age=4 May 1990",
		"Nationality/Citizenship=Norwegian/British":      "Nationality/Citizenship=Norwegian/British",
		"Birthplace and Nationality=Antigua and Barbuda": "Birthplace and Nationality=Antigua and Barbuda",
		"Habits=Non-smoker, teetotaller":                 "Habits=Non-smoker, teetotaller",
		"Nationality=Norwegian/British":                  "Nationality=Norwegian/British",
		"Interest & Hobbies=chess, rowing on the Humber": "",
		"√ Civil Status=Single":                          "Civil Status=Single",
		"Interest rates=4 %":                             "Interest rates=4 %",
	} {
		doc := cv.Document{Person: cv.Person{Details: []cv.Detail{detailOf(is)}}}
		f := former{doc: &doc}
		f.details()
		if got := strings.Join(detailsOf(doc.Person.Details), "|"); !strings.EqualFold(got, want) || want == "" && len(doc.Interests) != 2 {
			t.Errorf("%q: %q, %v", is, got, doc.Interests)
		}
	}
}
