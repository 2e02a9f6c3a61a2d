package proofread

import (
	"strings"
	"testing"

	"focal/internal/cv"
	"focal/internal/truth"
)

func document(bullets ...string) *cv.Document {
	d := &cv.Document{Locale: "en-GB", Work: []cv.Engagement{{Title: cv.Text{Value: "Brewer"}, Organisation: cv.Text{Value: "Hoppify Brewing"}}}}
	for i, b := range bullets {
		d.Work[0].Highlights = append(d.Work[0].Highlights, cv.Text{Value: b, Lines: []int{i}})
	}
	d.AssignIDs()
	return d
}

func TestDocumentCorrectsSentencesAndSaysSo(t *testing.T) {
	d := document("Recieved two awards .", "Brewed stout.")
	notes := New(Config{}).Document(d, Options{})
	if got := d.Work[0].Highlights[0].Value; got != "Received two awards." {
		t.Errorf("got %q", got)
	}
	if len(notes) != 2 {
		t.Fatalf("notes: %+v", notes)
	}
	n := notes[0]
	if n.Kind != cv.NoteSpelling || n.Field != "work[0].highlights[0]" || n.Before != "Recieved" || n.After != "Received" || n.Reason == "" || len(n.Lines) != 1 {
		t.Errorf("note: %+v", n)
	}
	if n := notes[1]; n.Kind != cv.NoteGrammar || n.Before != "awards ." || n.After != "awards." {
		t.Errorf("a note on spacing shows the words around it: %+v", n)
	}
}

func TestDocumentLeavesFactsAndTheirWords(t *testing.T) {
	d := document("Ran the hoppify tap room and its hoppify bottle shop.", "Made wort with a grundy tank.", "Cleaned the grundy tank.")
	d.Work[0].Organisation.Value = "Assistent Manger"
	if notes := New(Config{}).Document(d, Options{}); len(notes) != 0 || d.Work[0].Organisation.Value != "Assistent Manger" {
		t.Errorf("notes: %+v", notes)
	}
}

// A long word one slip away from one that CVs are full of is corrected in facts that are no names, too.
func TestDocumentCorrectsSlipsInFacts(t *testing.T) {
	for before, after := range map[string]string{
		".Fluent in French": "Fluent in French", ".NET fitter": ".NET fitter",
		"Pipline Fitter": "Pipeline Fitter", "JUNIOR ASSITANT": "JUNIOR ASSISTANT", "Tecnical Manager": "Technical Manager",
		"Diploma in Techonology": "Diploma in Technology", "Head of Maintanance and Instalation": "Head of Maintenance and Installation",
		"Head Portfolio Manger": "Head Portfolio Manager", "SITE MANGER": "SITE MANAGER", "Electrical Forman": "Electrical Foreman",
		"Principle Engineer": "Principal Engineer",
		"Manger, Krello":     "Manger, Krello", "First Principle": "First Principle",
		"SOFEWARE ENGINEER": "SOFTWARE ENGINEER", "SOFEWARE": "SOFEWARE",
		// in doubt they stay
		"Assistent": "Assistent", "Assistent der Direktion": "Assistent der Direktion", "Profesor Invitado": "Profesor Invitado",
		"Grundfos Technican": "Grundfos Technican", "Fitter, Managment Ltd": "Fitter, Managment Ltd",
		"Wordpress Fitter": "WordPress Fitter", "Nodejs Fitter": "Node.js Fitter", "Springboot Fitter": "Springboot Fitter",
		"Coraldraw Fitter": "CorelDRAW Fitter", "Yard Messanger": "Yard Messenger", "Resturent Fitter": "Resturent Fitter",
		"github.com/krello Fitter": "github.com/krello Fitter",
		"AutoCad Fitter":           "AutoCAD Fitter",
		"Manger of Trent Dock":     "Manger of Trent Dock", "Kelsey Technican": "Kelsey Technican",
		"Mechanical Technicial": "Mechanical Technicial", "Technicial Clerk": "Technical Clerk",
		".Net Fitter": ".Net Fitter", "krello.Net Fitter": "krello.Net Fitter",
		"krelloscm Techinician Lead": "krelloscm Technician Lead", "krelloscm Pipline Lead": "krelloscm Pipline Lead",
	} {
		d := document("Brewed stout.")
		d.Work[0].Title.Value = before
		original := d.Clone()
		notes := New(Config{}).Document(d, Options{})
		if got := d.Work[0].Title.Value; got != after {
			t.Errorf("%q: got %q, want %q", before, got, after)
		}
		if v := truth.Check(original, d, notes); len(v) > 0 {
			t.Errorf("%q: %v", after, v)
		}
	}
}

// In the name of a school only the words that all schools are called by are mended, and no word that stands alone.
func TestDocumentCorrectsSlipsInSchools(t *testing.T) {
	for before, after := range map[string]string{
		"Trent Polytechanic Collage": "Trent Polytechnic College", "DOCK COLLAGE OF ENGINNERING": "DOCK COLLEGE OF ENGINEERING",
		"Board of Secondery Eduction": "Board of Secondary Education", "Govt. univarsity of Tarnvale": "Govt. university of Tarnvale",
		"Collage": "Collage", "Kelsey Managment School": "Kelsey Management School", "Universidad de Tarnvale": "Universidad de Tarnvale",
		"Tarnvale Maintanance Yard": "Tarnvale Maintanance Yard",
	} {
		d := document("Brewed stout.")
		d.Education = []cv.Education{{Institution: cv.Text{ID: "education[0].institution", Value: before}}}
		original := d.Clone()
		notes := New(Config{}).Document(d, Options{})
		if got := d.Education[0].Institution.Value; got != after {
			t.Errorf("%q: got %q, want %q", before, got, after)
		}
		if v := truth.Check(original, d, notes); len(v) > 0 {
			t.Errorf("%q: %v", after, v)
		}
	}
}

// The same words are corrected inside sentences, though not where they stand in a name; signs of lists go.
func TestSlipsWithCapitals(t *testing.T) {
	for before, after := range map[string]string{
		"-Answered calls for the pub.":                   "Answered calls for the pub.",
		"* Brewed nine beers.":                           "Brewed nine beers.",
		"*Holt, J., and Lee, A., on brewing.":            "*Holt, J., and Lee, A., on brewing.",
		".NET services for the till.":                    ".NET services for the till.",
		"-5 degrees were kept in the cellar.":            "-5 degrees were kept in the cellar.",
		"Checked the Temeprature of the tanks.":          "Checked the Temperature of the tanks.",
		"Seccondary stage and Managment of the pub.":     "Secondary stage and Management of the pub.",
		"Worked for Managment Ltd on the quay.":          "Worked for Managment Ltd on the quay.",
		"Served Mr Managment at the bar.":                "Served Mr Managment at the bar.",
		"Brewed with Holgrund Temeprature on the quays.": "Brewed with Holgrund Temeprature on the quays.",
	} {
		if got, _ := New(Config{}).Sentence(before, Options{}); got != after {
			t.Errorf("%q: got %q, want %q", before, got, after)
		}
	}
}

// The capitals of a product's name are corrected among the skills, nothing else is.
func TestDocumentWritesProductsAsTheirMakersDo(t *testing.T) {
	for before, after := range map[string]string{
		"NoSql": "NoSQL", "Javascript": "JavaScript", "javascript (ES6)": "JavaScript (ES6)", "Github actions": "GitHub actions",
		"GITHUB": "GITHUB", "go": "go",
		"C#/.Net": "C#/.NET", ".net core": ".NET core", "krello.net": "krello.net",
		"https://github.com/x": "https://github.com/x",
		"Brewing":              "Brewing", "monday rotas": "monday rotas", "Assistent": "Assistent",
	} {
		d := document("Brewed stout.")
		d.Skills = []cv.SkillGroup{{Keywords: []cv.Text{{Value: before}}}}
		d.AssignIDs()
		original := d.Clone()
		notes := New(Config{}).Document(d, Options{})
		if got := d.Skills[0].Keywords[0].Value; got != after || (before == after) != (len(notes) == 0) {
			t.Errorf("%q: got %q, want %q, %d notes", before, got, after, len(notes))
		}
		New(Config{}).Document(original, Options{Keep: func(cv.Note) bool { return false }})
		if got := original.Skills[0].Keywords[0].Value; got != before {
			t.Errorf("%q: changed to %q although that was taken back", before, got)
		}
	}
}

func TestDocumentInAnotherLanguageStays(t *testing.T) {
	d := document("Responsable de la maintainance .")
	d.Locale = "fr"
	if notes := New(Config{}).Document(d, Options{}); notes != nil {
		t.Errorf("notes: %+v", notes)
	}
}

func TestDocumentKeepsAHabitOfLowerCaseBullets(t *testing.T) {
	d := document("managed a large kitchen", "trained six cooks in hygiene", "ordered all the stock", "planned menus for weddings")
	if notes := New(Config{}).Document(d, Options{}); len(notes) != 0 {
		t.Errorf("a habit is no slip: %+v", notes)
	}
	d = document("managed a large kitchen", "Trained six cooks in hygiene", "Ordered all the stock", "Planned menus for weddings")
	if notes := New(Config{}).Document(d, Options{}); len(notes) != 1 {
		t.Errorf("one slip among four: %+v", notes)
	}
}

func TestDocumentPutsEndedPostsIntoThePast(t *testing.T) {
	bullets := []string{"Ran the taproom.", "Brewed nine beers.", "Hired two cooks.", "Manage the cellar.", "Manage the bar and train staff."}
	d := document(bullets...)
	if notes := New(Config{}).Document(d, Options{}); len(notes) != 0 {
		t.Errorf("a post without an end may mix tenses: %+v", notes)
	}
	d = document(bullets[:4]...)
	d.Work[0].Dates = cv.DateRange{Start: cv.Date{Year: 2010}, End: cv.Date{Year: 2014}}
	notes := New(Config{}).Document(d, Options{})
	if got := d.Work[0].Highlights[3].Value; got != "Managed the cellar." || len(notes) != 1 || notes[0].Before != "Manage" {
		t.Errorf("got %q, %+v", got, notes)
	}
	d = document(append(bullets[:3:3], bullets[4])...)
	d.Work[0].Dates = cv.DateRange{Start: cv.Date{Year: 2010}, End: cv.Date{Year: 2014}}
	if notes := New(Config{}).Document(d, Options{}); len(notes) != 0 {
		t.Errorf("a second verb makes it uncertain: %+v", notes)
	}
}

// TestDocumentKnowsWrappedLines: what goes on from the line before has no capital.
func TestDocumentKnowsWrappedLines(t *testing.T) {
	for _, c := range []struct {
		bullets []string
		want    string // of the second
	}{
		{[]string{"Planned the work of the crew and", "ordered parts for it.", "Kept the books.", "Trained two apprentices."}, "ordered parts for it."},
		{[]string{"Planned the work of the", "crew on nights.", "Kept the books.", "Trained two apprentices."}, "crew on nights."},
		{[]string{"Planned the work of the crew.", "ordered parts for it.", "Kept the books.", "Trained two apprentices."}, "Ordered parts for it."},
		{[]string{"Planned the work of the crew", "ordered parts for the yard", "Kept the books", "Trained two apprentices"}, "Ordered parts for the yard"},
	} {
		d := document(c.bullets...)
		New(Config{}).Document(d, Options{})
		if got := d.Work[0].Highlights[1].Value; got != c.want {
			t.Errorf("got %q, want %q", got, c.want)
		}
	}
}

// A text whose own later sentences have their capitals begins in the middle of one, whatever stands above.
func TestRestsOfParagraphs(t *testing.T) {
	for _, c := range []struct{ text, want string }{
		{"brewing at the yard of the town. Each batch was tested.", ""},
		{"in the yard of the town", ""},
		{"brewing at the yard (Moss et al. 2001) of the town. Each batch was tested.", ""},
		{"connected with the yard of the town. Each batch was tested.", ""},
		{"ordered the parts for it. Kept the books.", "Ordered the parts for it. Kept the books."},
		{"ordered parts for the yard", "Ordered parts for the yard"},
	} {
		if c.want == "" {
			c.want = c.text
		}
		d := document("Kept the books.", c.text)
		d.Source = []cv.SourceLine{{Page: 1, Text: "Plots are drawn from the log."}, {Page: 1, Text: c.text}}
		New(Config{}).Document(d, Options{})
		if got := d.Work[0].Highlights[1].Value; got != c.want {
			t.Errorf("got %q, want %q", got, c.want)
		}
	}
}

// What begins in lower case is the rest of a sentence where the file says it below a long line that has not ended, or
// inside a line; below a title, a short line or a full stop it is a slip.
func TestCapitalsAtTheStartOfLines(t *testing.T) {
	const rest, upper = "ordered parts for it.", "Ordered parts for it."
	for _, c := range []struct{ name, above, line, want string }{
		{"below a long line", "Analysed what customers bought to suggest the products and", rest, rest},
		{"below a long line that seems whole", "Analysed what customers bought in the shops", rest, rest},
		{"below a sentence", "Analysed what customers bought in the shops of the town.", rest, upper},
		{"below a title", "Brewer, Hoppify Brewing", rest, upper},
		{"below a label", "What I did in the first two years in the brewery:", rest, upper},
		{"behind another column", "Brewer, Hoppify Brewing", "2014 – 2016\t" + rest, rest},
		{"behind a bullet", "Brewer, Hoppify Brewing", "• " + rest, upper},
		{"below a short line of the same list", "Six months of", rest, rest},
		{"below a short item that may go on", "Six months of brewing", rest, rest},
		{"behind a bullet below such an item", "Six months of brewing", "• " + rest, upper},
		{"below a number of a page", "513", rest, rest},
	} {
		d := document("Kept the books.", rest)
		if strings.HasPrefix(c.above, "Six") {
			d.Work[0].Highlights[0].Value = c.above
		}
		d.Source = []cv.SourceLine{{Page: 1, Text: c.above}, {Page: 1, Text: c.line}}
		New(Config{}).Document(d, Options{})
		if got := d.Work[0].Highlights[1].Value; got != c.want {
			t.Errorf("%s: got %q, want %q", c.name, got, c.want)
		}
	}
}

// A slip that stands twice is one still; what stands time and again is a word of the trade.
func TestSlipsThatComeBack(t *testing.T) {
	for _, c := range []struct{ before, after string }{
		{"Installtion of pumps|Planned the installtion of boilers", "Installation of pumps|Planned the installation of boilers"},
		{
			"Sold boats and instrumentats|Bought instrumentats|Sorted instrumentats|Cleaned instrumentats|Kept instrumentats",
			"Sold boats and instrumentats|Bought instrumentats|Sorted instrumentats|Cleaned instrumentats|Kept instrumentats",
		},
	} {
		d := document(strings.Split(c.before, "|")...)
		New(Config{}).Document(d, Options{})
		var got []string
		for _, h := range d.Work[0].Highlights {
			got = append(got, h.Value)
		}
		if strings.Join(got, "|") != c.after {
			t.Errorf("got %q, want %q", got, c.after)
		}
	}
}

// A degree is one, and what is called after an office has an apostrophe; the names of schools and posts stay.
func TestDocumentMendsDegreesAndAwards(t *testing.T) {
	for before, after := range map[string]string{
		"Bachelors of Science in Rigging": "Bachelor of Science in Rigging", "Master’s of Arts": "Master of Arts",
		"Master of Arts": "Master of Arts", "Bachelors in Rigging": "Bachelors in Rigging", "Masters of 2010": "Masters of 2010",
	} {
		d := &cv.Document{Education: []cv.Education{{Degree: cv.Text{Value: before}, Institution: cv.Text{Value: before}}}}
		d.AssignIDs()
		New(Config{}).Document(d, Options{})
		if got := d.Education[0]; got.Degree.Value != after || got.Institution.Value != before {
			t.Errorf("%q: degree %q, school %q", before, got.Degree.Value, got.Institution.Value)
		}
	}
	for before, after := range map[string]string{
		"Deans List, twice": "Dean's List, twice", "Presidents Award": "President's Award", "Dean’s List": "Dean’s List",
		"Two Deans spoke": "Two Deans spoke", "Boys Club": "Boys Club",
	} {
		d := &cv.Document{Awards: []cv.Award{{Title: cv.Text{Value: before}}}}
		d.AssignIDs()
		New(Config{}).Document(d, Options{})
		if got := d.Awards[0].Title.Value; got != after {
			t.Errorf("%q: got %q, want %q", before, got, after)
		}
	}
}
