package form

import (
	"slices"
	"strings"
	"testing"

	"focal/internal/cv"
)

func text(value string, lines ...int) cv.Text { return cv.Text{Value: value, Lines: lines} }

func values(list []cv.Text) []string {
	var out []string
	for _, t := range list {
		out = append(out, t.Value)
	}
	return out
}

func TestIsPlace(t *testing.T) {
	for s, want := range map[string]bool{
		"Accra, Ghana": true, "Lagos, Nigeria": true, "Boston, MA": true, "Gambia, West Africa": true,
		"Madurai, TamilNadu": true, "Leeds, West Yorkshire, England": true,
		"Marketing, Advertising": false, "Finance, HR": false, "Excel, Word": false, "Dean's List": false, "Kenya": false,
		"Taught in Nairobi, Kenya": false, "Won the cup, Ghana": false, "Room 4, Accra, Ghana": false, "Sales, IT": false,
		"Music, Dance, Drama": false,
	} {
		if got := isPlace(s); got != want {
			t.Errorf("%q: got %v", s, got)
		}
	}
}

func TestItems(t *testing.T) {
	for _, c := range []struct {
		is   string
		want []string
	}{
		{"Rigging - Rope Work - Knot Tying - Crew Training", []string{"Rigging", "Rope Work", "Knot Tying", "Crew Training"}},
		{"CI/CD/QA/UAT/Release tools", []string{"CI/CD/QA/UAT/Release tools"}},
		{"Forklift - Reach Truck - expired", []string{"Forklift - Reach Truck - expired"}},
		{"Sage • Tally • Word", []string{"Sage", "Tally", "Word"}},
		{"Sage * Tally * Word", []string{"Sage", "Tally", "Word"}},
		{"Rigging - a trade of rope", nil},
		{"TCP/IP", nil},
		{"Word/Excel", nil},
		{"Planning - Scheduling - Monitoring of more than forty different programmes", nil},
		{"Self-starter with hands-on know-how", nil},
		{"Plan - (Do - Check) - Act", nil},
		{"https://moss.example/a/b/c/d and more", nil},
		{"C - A - B", nil},
	} {
		if c.want == nil {
			c.want = []string{c.is}
		}
		if got := values(items(text(c.is))); !slices.Equal(got, c.want) {
			t.Errorf("%q: got %q", c.is, got)
		}
	}
}

func TestLeads(t *testing.T) {
	doc := &cv.Document{Locale: "en-GB", Skills: []cv.SkillGroup{{Keywords: []cv.Text{
		text("Proficient in Word, Excel, Outlook and Sage."), text("Skilled in leading crews, drills and repairs"),
		text("Knowledge of rope, canvas and tar"), text("Good knowledge of health and safety"), text("Sailing"),
	}}}}
	Document(doc, nil, missingWords)
	if len(doc.Skills) != 2 || doc.Skills[1].Name.Value != "Proficient in" ||
		!slices.Equal(values(doc.Skills[1].Keywords), []string{"Word", "Excel", "Outlook", "Sage"}) {
		t.Errorf("got %+v", doc.Skills)
	}
	if got := values(doc.Skills[0].Keywords); len(got) != 4 {
		t.Errorf("the rest: got %q", got)
	}
}

// A lead that stands alone inside of a list is the label of what stands right below it, as far as the next lead.
func TestLeadInsideOfAList(t *testing.T) {
	for list, want := range map[string]string{
		"Sailing|Proficient in:|Rope work|Sail repair|Basic knowledge of|Diesel engines": ": Sailing; " +
			"Proficient in: Rope work, Sail repair; Basic knowledge of: Diesel engines",
		"Proficient in:|Rope work|Basic knowledge of Diesel, Welding, Paint|Tar": ": Tar; " +
			"Proficient in: Rope work; Basic knowledge of: Diesel, Welding, Paint",
		"Proficient in:|Rope work|Skilled in the use of winches|Tar": ": Skilled in the use of winches, Tar; Proficient in: Rope work",
		"Skilled in Moss, Sage, Elm|Tar|Skilled in Oak, Ash, Fir":    ": Tar; Skilled in: Moss, Sage, Elm, Oak, Ash, Fir",
		"Knowledge of:|Tides||Driving licence":                       ": Driving licence; Knowledge of: Tides",
	} {
		g := cv.SkillGroup{}
		for i, s := range strings.Split(list, "|") {
			if s != "" { // else a line of something else
				g.Keywords = append(g.Keywords, text(s, i))
			}
		}
		doc := &cv.Document{Locale: "en-GB", Skills: []cv.SkillGroup{g}}
		Document(doc, nil, missingWords)
		var got []string
		for _, g := range doc.Skills {
			got = append(got, g.Name.Value+": "+strings.Join(values(g.Keywords), ", "))
		}
		if s := strings.Join(got, "; "); s != want {
			t.Errorf("%q: %q, want %q", list, s, want)
		}
	}
}

func TestEducation(t *testing.T) {
	school := text("Moss University")
	for _, c := range []struct {
		name         string
		is           cv.Education
		bullets      []string
		degree, area string
		score, place string
		school       string
		left         []string
	}{
		{name: "major and minor", is: cv.Education{Degree: text("BSc"), Institution: school}, bullets: []string{
			"Minor: Dance",
			"Major: Finance",
		}, degree: "BSc", area: "Finance, Minor in Dance"},
		{
			name: "minor alone", is: cv.Education{Degree: text("BA in History"), Institution: school},
			bullets: []string{"Minor in Dance"}, degree: "BA in History, Minor in Dance",
		},
		{
			name: "grade", is: cv.Education{Degree: text("BSc"), Institution: school}, bullets: []string{"Cumulative GPA: 3.4/4.0"},
			degree: "BSc", score: "Cumulative GPA: 3.4/4.0",
		},
		{
			name: "class behind marks", is: cv.Education{Degree: text("BSc"), Score: text("72%"), Institution: school},
			bullets: []string{"First Class"}, degree: "BSc", score: "72%, First Class",
		},
		{
			name: "place", is: cv.Education{Degree: text("BSc"), Institution: school}, bullets: []string{"Accra, Ghana"},
			degree: "BSc", place: "Accra, Ghana",
		},
		{
			name: "board", is: cv.Education{Degree: text("12th"), Institution: text("Fernhill School")},
			bullets: []string{"From Kerala State Board"}, degree: "12th", school: "Fernhill School, Kerala State Board",
		},
		{
			name: "what was done stays", is: cv.Education{Degree: text("BSc"), Institution: school},
			bullets: []string{
				"President of the University Choir", "Dean's List",
				"Majored in three subjects of the faculty and won a prize for each of them", "Minor repairs of boats",
			}, degree: "BSc",
			left: []string{
				"President of the University Choir", "Dean's List",
				"Majored in three subjects of the faculty and won a prize for each of them", "Minor repairs of boats",
			},
		},
		{
			name: "without a degree", is: cv.Education{Institution: school}, bullets: []string{"Major: Finance"},
			left: []string{"Major: Finance"},
		},
		{
			name: "inside", is: cv.Education{Degree: text("B.S. in Forestry: Major: Soils, Minor in Dance"), Institution: school},
			degree: "B.S. in Forestry, Major in Soils, Minor in Dance",
		},
		{
			name: "a bar before a label", is: cv.Education{Degree: text("BA"), Area: text("Forestry | Minor: Dance"), Institution: school},
			degree: "BA", area: "Forestry, Minor in Dance",
		},
		{
			name:   "the minor read as the subject",
			is:     cv.Education{Degree: text("BA, Forestry, Minors"), Area: text("Dance, Soils"), Institution: school},
			degree: "BA, Forestry, Minors in Dance, Soils",
		},
		{
			name: "a minor by its name", is: cv.Education{Degree: text("BA Dance Minor"), Area: text("Forestry"), Institution: school},
			degree: "BA Dance Minor", area: "Forestry",
		},
		{
			name:   "a label behind the place",
			is:     cv.Education{Degree: text("BSc"), Institution: school, Location: text("Hull, England - GPA"), Score: text("GPA 3.5")},
			degree: "BSc", place: "Hull, England", score: "GPA 3.5",
		},
		{
			name: "emphasis", is: cv.Education{Degree: text("B.A. in Forestry, Emphasis: Soils"), Institution: school},
			degree: "B.A. in Forestry, Emphasis in Soils",
		},
		{
			name: "brackets stay", is: cv.Education{Degree: text("BA in Communication (Concentration: Rural)"), Institution: school},
			degree: "BA in Communication (Concentration: Rural)",
		},
		{name: "doubled", is: cv.Education{
			Degree: text("Bachelor of Science Major"), Area: text("Biology, Minor: Dance"),
			Institution: school,
		}, degree: "Bachelor of Science", area: "Biology, Minor in Dance"},
	} {
		for _, b := range c.bullets {
			c.is.Highlights = append(c.is.Highlights, text(b))
		}
		doc := &cv.Document{Locale: "en-GB", Education: []cv.Education{c.is}}
		Document(doc, nil, missingWords)
		e := doc.Education[0]
		if e.Degree.Value != c.degree || e.Area.Value != c.area || e.Score.Value != c.score || e.Location.Value != c.place {
			t.Errorf("%s: got %+v", c.name, e)
		}
		if c.school != "" && e.Institution.Value != c.school {
			t.Errorf("%s: school %q", c.name, e.Institution.Value)
		}
		if got := values(e.Highlights); !slices.Equal(got, c.left) {
			t.Errorf("%s: left %q", c.name, got)
		}
	}
}

// A degree that is not given yet must not read as given because its label stood on another line.
func TestPlannedTime(t *testing.T) {
	for _, c := range []struct{ time, line, want string }{
		{"May 2027", "Projected Graduation", "Projected May 2027"},
		{"May 2027", "Anticipated Date of Graduation:", "Anticipated May 2027"},
		{"Expected May 2027", "(Expected Graduation)", "Expected May 2027"},
		{"May 2027", "Graduation with honours", "May 2027"},
	} {
		doc := &cv.Document{Locale: "en-GB", Education: []cv.Education{{
			Degree: text("BSc"), Dates: cv.DateRange{Start: cv.Date{Year: 2027, Month: 5}, Text: text(c.time)},
			Highlights: []cv.Text{text(c.line)},
		}}}
		Document(doc, nil, missingWords)
		Leave(doc, nil)
		if e := doc.Education[0]; e.Dates.Text.Value != c.want || len(e.Highlights) > 0 != (c.line == "Graduation with honours") {
			t.Errorf("%q, %q: %q %q", c.time, c.line, e.Dates.Text.Value, values(e.Highlights))
		}
	}
	period := &cv.Document{Locale: "en-GB", Education: []cv.Education{{
		Degree: text("BSc"), Highlights: []cv.Text{text("Projected Graduation")},
		Dates: cv.DateRange{Start: cv.Date{Year: 2023}, End: cv.Date{Year: 2027}, Text: text("2023 - 2027")},
	}}}
	Document(period, nil, missingWords)
	if e := period.Education[0]; e.Dates.Text.Value != "2023 – Projected 2027" || len(e.Highlights) != 0 {
		t.Errorf("the end of a period: %q %q", e.Dates.Text.Value, values(e.Highlights))
	}
}

func TestEvenTime(t *testing.T) {
	for is, want := range map[string]string{
		"Completed May 2009": "May 2009", "Graduated 2008": "2008", "Expected: May 2027": "Expected May 2027",
		"Expected Graduation: May 27, 2027": "Expected May 2027", "Anticipated June 2027": "Anticipated Jun 2027",
		"Attended until May 2009": "Attended until May 2009", "Failed 2009": "Failed 2009", "May 2009": "May 2009",
	} {
		r := cv.DateRange{Start: cv.Date{Year: 2009, Month: 5}, Text: text(is)}
		switch {
		case is == "Graduated 2008":
			r.Start = cv.Date{Year: 2008}
		case is == "Anticipated June 2027":
			r.Start = cv.Date{Year: 2027, Month: 6}
		case want == "Expected May 2027":
			r.Start = cv.Date{Year: 2027, Month: 5}
		}
		if evenTime(&r); r.Text.Value != want {
			t.Errorf("%q: got %q", is, r.Text.Value)
		}
	}
}

func TestJoins(t *testing.T) {
	long := "Led drills for the crews of four boats that lay in the outer harbour and"
	for _, c := range []struct {
		first, next string
		want        int
	}{
		{"Harbour Ladies (women of the", "fishing trade)", 1},
		{long, "trained new hands", 1},
		{"Wrote a study of how the harbour of a small town changed in the time of steam", "power and rail", 1},
		{"Wrote a study of how the harbour of a small town changed in the time of steam", "trained new hands", 2},
		{"Wrote a study of how the harbour of a small town changed in the time of steam.", "power and rail", 2},
		{"Led drills", "rope work", 2},
		{"Led drills", "and rope work", 1},
		{"Led drills", "android tablets were kept in order", 2},
		{"Led drills", "ordered rope for the store", 2},
		{"Led drills", "offered help to new hands", 2},
		{long, "• rope work", 2},
		{"Ran the docks of the north [crew of", "60 hands, 2 boats(s), one barge (new)]", 1},
		{"Mended ropes and sails for crews across", "various harbours of the north", 1},
		{"Asked the harbour master regarding", "berths for the boats", 1},
		{"Handed the boats over", "various harbours of the north", 2},
		{"Prepares pre-", "and post-race checks", 1},
		{"Kept up with the day-to-", "day running of the stores", 1},
		{"Held the rank of", "Bosun in the north", 2},
		{"Ran stalls, fairs, markets and all other events for members of the club, etc.,", "Called members", 2},
	} {
		doc := &cv.Document{Locale: "en-GB", Source: []cv.SourceLine{{Text: c.first}, {Text: c.next}}}
		doc.Work = []cv.Engagement{{Title: text("Bosun"), Highlights: []cv.Text{text(c.first, 0), text(c.next, 1)}}}
		Document(doc, nil, missingWords)
		if got := len(doc.Work[0].Highlights); got != c.want {
			t.Errorf("%q + %q: %d texts", c.first, c.next, got)
		}
	}
}

func TestPapersAndMemberships(t *testing.T) {
	doc := &cv.Document{
		Locale: "en-GB",
		Certificates: []cv.Certificate{
			{Name: text("Bachelor of Science: Marine Biology"), Issuer: text("Moss University")},
			{Name: text("Master Mariner")},
			{Name: text("Masterclass in Rigging")},
			{Name: text("Student Member of the Rope Guild")},
			{Name: text("Harbour Run"), Issuer: text("Volunteer")},
			{Name: text("MBA Essentials course")},
			{Name: text("Team Member Training, Level 2")},
		},
		Volunteering: []cv.Engagement{
			{Title: text("Member"), Organisation: text("Rope Guild")},
			{Title: text("Member"), Organisation: text("Choir"), Highlights: []cv.Text{text("Sang")}},
		},
	}
	Document(doc, nil, missingWords)
	if len(doc.Education) != 1 || doc.Education[0].Area.Value != "Marine Biology" {
		t.Errorf("education %+v", doc.Education)
	}
	if len(doc.Certificates) != 4 {
		t.Errorf("certificates %+v", doc.Certificates)
	}
	if got := values(doc.Memberships); !slices.Equal(got, []string{"Student Member of the Rope Guild", "Rope Guild, Member"}) {
		t.Errorf("memberships %q", got)
	}
	if len(doc.Volunteering) != 2 {
		t.Errorf("volunteering %+v", doc.Volunteering)
	}
}

func TestBelongsTo(t *testing.T) {
	for s, want := range map[string]bool{
		"Member of the Rope Guild": true, "Student Member, Moss Institute": true,
		"Member Rope Guild": true, "Moss Institute - Member": true,
		"Affiliated with the Rope Guild": true, "Member training": false, "Membership Marketing Certificate": false,
		"Member of Staff Training": false,
		"Crew member safety":       false, "Best Team Member": false, "Affiliated with nobody": false, "Member services award": false,
	} {
		if got := belongsTo(s); got != want {
			t.Errorf("%q: got %v", s, got)
		}
	}
}

func TestSchools(t *testing.T) {
	item := func(s string) cv.Item { return cv.Item{Text: text(s)} }
	doc := &cv.Document{Locale: "en-GB", Additional: []cv.OtherSection{{Items: []cv.Item{
		item("Fernhill High School, Accra, Ghana"), item("Moss University Rowing Club"), item("Moss University"),
		item("BSc in Biology"), item("Anticipated Graduation - May 2027"), item("Sailing"),
	}}}}
	Document(doc, nil, missingWords)
	if len(doc.Education) != 2 || doc.Education[0].Location.Value != "Accra, Ghana" || doc.Education[1].Degree.Value != "BSc in Biology" ||
		doc.Education[1].Dates.Text.Value != "Anticipated May 2027" {
		t.Errorf("got %+v", doc.Education)
	}
	if len(doc.Additional[0].Items) != 2 {
		t.Errorf("left %+v", doc.Additional[0].Items)
	}
}

func TestHeads(t *testing.T) {
	for is, want := range map[string]string{
		"Trainee.": "Trainee", "Coordinator of": "Coordinator", "Moss Ltd.": "Moss Ltd.", "Site Engg.": "Site Engg.",
		"Head of Stores": "Head of Stores", "Foreman,": "Foreman", "Sr.": "Sr.",
	} {
		doc := &cv.Document{Locale: "en-GB", Work: []cv.Engagement{{Title: text(is), Organisation: text("Moss Rail")}}}
		Document(doc, nil, missingWords)
		if got := doc.Work[0].Title.Value; got != want {
			t.Errorf("%q: got %q", is, got)
		}
	}
}

func TestPlacedStays(t *testing.T) {
	doc := &cv.Document{Locale: "en-GB", Education: []cv.Education{{
		Degree: text("BSc", 0), Institution: text("Moss University", 1), Highlights: []cv.Text{text("Major: Finance", 2)},
	}}}
	Document(doc, func(lines []int) bool { return slices.Contains(lines, 2) }, missingWords)
	if len(doc.Education[0].Highlights) != 1 {
		t.Error("moved what the user placed")
	}
}

func TestLeave(t *testing.T) {
	made := func() *cv.Document {
		return &cv.Document{
			Locale: "en-GB", Person: cv.Person{Name: text("Robin Moss"), Email: text("robin@moss.example")},
			Work: []cv.Engagement{{Title: text("Fitter"), Organisation: text("Moss Rail Ltd"), Highlights: []cv.Text{
				text("Worked with Moss Rail Ltd"), text("Organization: MOSS RAIL LTD."),
				text("Worked with Moss Rail Ltd and its suppliers"), text("Fitter of the year"),
			}}},
			Education: []cv.Education{{Degree: text("BSc"), Highlights: []cv.Text{
				text("Anticipated Date of Graduation"),
				text("GPA prize"),
			}}},
			Skills:     []cv.SkillGroup{{Keywords: []cv.Text{text("Rope work"), text("rope work."), text("Rope")}}},
			Additional: []cv.OtherSection{{Items: []cv.Item{{Text: text("ROBIN MOSS")}, {Text: text("Robin Moss Trust")}}}},
		}
	}
	doc := made()
	notes := Leave(doc, nil)
	if len(notes) != 5 || len(doc.Work[0].Highlights) != 2 || len(doc.Education[0].Highlights) != 1 ||
		len(doc.Skills[0].Keywords) != 2 || len(doc.Additional[0].Items) != 1 {
		t.Errorf("%d notes: %+v", len(notes), notes)
	}
	doc = made()
	if Leave(doc, func(cv.Note) bool { return false }); len(doc.Work[0].Highlights) != 4 || len(doc.Skills[0].Keywords) != 3 {
		t.Error("left out what the user took back")
	}
}

func line(s string) cv.Item { return cv.Item{Text: text(s)} }

// What is lapsed, not given, a prize or somebody else's stays where it was read: moved, it would read as held.
func TestWhatIsQualifiedStays(t *testing.T) {
	doc := &cv.Document{
		Locale: "en-GB",
		Certificates: []cv.Certificate{
			{Name: text("MBA in Harbours, not conferred")},
			{Name: text("Member of Moss Society, lapsed")},
			{Name: text("Member of Moss Society"), Dates: cv.DateRange{End: cv.Date{Year: 2018}, Text: text("until 2018")}},
		},
		Awards: []cv.Award{{Title: text("Member of the Champion Team")}, {Title: text("Member of the Order of Moss")}},
		Work: []cv.Engagement{
			{Title: text("Carer, Live-in"), Organisation: text("Moss Homes")},
			{Title: text("Engineer - IN"), Organisation: text("Moss")},
		},
		Education: []cv.Education{
			{
				Degree: text("BSc"), Institution: text("University of Moss"),
				Highlights: []cv.Text{text("Tern University"), text("Minor in None")},
				Dates:      cv.DateRange{Start: cv.Date{Year: 2021}, Text: text("Started 2021")},
			},
			{Degree: text("BA"), Score: text("First Class"), Highlights: []cv.Text{text("Second Class"), text("Branch in Leith")}},
		},
		Additional: []cv.OtherSection{{Items: []cv.Item{line("Affiliate of Moss University"), line("Tern College"), line("SSCE 2009")}}},
	}
	doc.Education[0].Summary = []cv.Text{text("Expected Graduation")}
	Document(doc, nil, missingWords)
	switch {
	case len(doc.Certificates) != 3, len(doc.Awards) != 2, len(doc.Memberships) != 0:
		t.Errorf("moved: %+v %+v", doc.Certificates, doc.Memberships)
	case doc.Work[0].Title.Value != "Carer, Live-in", doc.Work[1].Title.Value != "Engineer - IN":
		t.Errorf("cut: %q %q", doc.Work[0].Title.Value, doc.Work[1].Title.Value)
	case len(doc.Education) != 2, doc.Education[0].Institution.Value != "University of Moss", len(doc.Education[0].Highlights) != 2:
		t.Errorf("joined: %+v", doc.Education)
	case doc.Education[0].Dates.Text.Value != "Started 2021", doc.Education[1].Score.Value != "First Class",
		len(doc.Education[1].Highlights) != 2:
		t.Errorf("joined: %+v", doc.Education)
	}
}

// A line that names one of the details goes, one that only has words of them does not.
func TestLeaveTheHeadAlone(t *testing.T) {
	doc := &cv.Document{
		Locale: "en-GB", Person: cv.Person{Name: text("Robin Moss"), Email: text("robin@moss.example")},
		Additional: []cv.OtherSection{
			{Items: []cv.Item{line("University of Moss"), line("Robin of Moss"), line("Robin Moss")}},
			{Heading: text("Referee"), Items: []cv.Item{line("Robin Moss")}},
		},
	}
	if Leave(doc, nil); len(doc.Additional) != 2 || len(doc.Additional[0].Items) != 2 || len(doc.Additional[1].Items) != 1 {
		t.Errorf("left: %+v", doc.Additional)
	}
}

// An abbreviation and what it stands for are one name.
func TestWrittenOut(t *testing.T) {
	group := func(name, first string) cv.SkillGroup {
		return cv.SkillGroup{Name: cv.Text{Value: name}, Keywords: []cv.Text{{Value: first}, {Value: "Cranes"}}}
	}
	doc := &cv.Document{Locale: "en", Skills: []cv.SkillGroup{
		group("TCS", "(Tide Control System) and charts"), group("Tides", "(spring and neap)"), group("TCS", "(all)"),
	}}
	Document(doc, nil, missingWords)
	for i, want := range []string{"TCS (Tide Control System) and charts", "(spring and neap)", "(all)"} {
		if g := doc.Skills[i]; g.Keywords[0].Value != want || (g.Name.Value == "") != (i == 0) {
			t.Errorf("%d: %+v", i, g)
		}
	}
}
