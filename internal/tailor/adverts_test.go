package tailor

import (
	"slices"
	"testing"

	"focal/internal/cv"
)

// TestPastedAdverts: adverts as job boards hand them out, without their line breaks.
func TestPastedAdverts(t *testing.T) {
	for _, c := range []struct {
		name, text string
		want       []string
	}{
		{
			"a first line that looks like a heading", `Rigger

Requirements

Calm on a high mastGood with ropes and hooksTwo years of yard experienceFull rigging certificate`,
			[]string{
				"must skill Calm on a high mast",
				"must skill Ropes and hooks",
				"must experience Two years of yard experience",
				"must certificate Full rigging certificate",
			},
		},
		{
			"years behind a word", `Rigger

Requirements

Ticket for cranes or a related field1 to 3 years of yard experience2+ years of rope work`,
			[]string{
				"must skill Ticket for cranes or a related field",
				"must experience 1 to 3 years of yard experience",
				"must experience 2+ years of rope work",
			},
		},
		{
			"one break lost in a line of a torn text", `Rigger

Requirements

Knots and splicesSail repairWinch careTide tables

Degree in ship building or a related fieldPMI certification is a plus`,
			[]string{
				"must skill Knots and splices",
				"must skill Sail repair",
				"must skill Winch care",
				"must skill Tide tables",
				"must education Degree in ship building or a related field",
				"nice certificate PMI certification",
			},
		},
		{
			"lines that end with a full stop", `Rigger

Requirements:
Excellent understanding of load charts, shackles and the wear of ropes and chains in salt water.
Skill with splicing tools (e.g., fids and palms) to make slings for the crew is a plus.
Two years of yard work.`,
			[]string{
				"must skill Load charts, shackles and the wear of ropes and chains in salt water",
				"nice skill Splicing tools (e.g., fids and palms) to make slings for the crew",
				"must experience Two years of yard work",
			},
		},
		{
			"bullets that the wrong character set broke", `Clerk

The candidate will have: €¢ A forklift licence €¢ Knowledge of stock ledgers`,
			[]string{
				"must licence Forklift licence",
				"must skill Stock ledgers",
			},
		},
		{
			"what the post requires, in prose", `Clerk

Description

The role is yard wide and as such requires a keen interest in tide tables.
It will also be useful in your work if you have knowledge of wreck law.
We keep three docks.`,
			[]string{
				"must soft Keen interest in tide tables",
				"nice skill Wreck law",
			},
		},
		{
			"the ideal candidate, clause by clause", `Clerk

You are our ideal candidate if you are training as a pilot, if you have a boat licence, and if you have worked on a ferry.`,
			[]string{
				"nice skill Training as a pilot",
				"nice licence Boat licence",
				"nice skill Worked on a ferry",
			},
		},
		{
			"duties under a heading of requirements", `Clerk

Requirements:
- Performs stock counts on the quay
- Keeps the ledgers of the yard
- Provides weekly figures to the office
- Two years of yard work`,
			[]string{
				"must experience Two years of yard work",
			},
		},
		{
			"a short first line under a heading", `Clerk

Requirements

Passionate sailor
Calm on a high mast
Two years of yard work`,
			[]string{
				"must soft Passionate sailor",
				"must skill Calm on a high mast",
				"must experience Two years of yard work",
			},
		},
		{
			"duties that tell of relations and manners", `Clerk

Requirements:
- Develops good working relationships with the crews
- Objectively validates the figures of the quay
- Computes the rates of the berths
- Two years of yard work`,
			[]string{
				"must experience Two years of yard work",
			},
		},
		{
			"a long list of short things", `Clerk

Skills: stock ledgers, filing, typing, tide tables, invoicing, crane bookings`,
			[]string{
				"must skill Stock ledgers",
				"must skill Filing",
				"must skill Typing",
				"must skill Tide tables",
				"must skill Invoicing",
				"must skill Crane bookings",
			},
		},
		{
			"two things that are one demand", `Clerk

Requirements:
- Excellent command of Welsh, both written and oral
- Hands-on experience with CVS
You will be answering calls from the boats.`,
			[]string{
				"must language Command of Welsh, both written and oral",
				"must skill CVS",
			},
		},
		{
			"which of several things would be best", `Clerk

Requirements:
- Experience with relational databases, preferably Oracle
- Licensed crane operator (ideally with a ticket for tower cranes)`,
			[]string{
				"must experience Relational databases, preferably Oracle",
				"must licence Licensed crane operator (ideally with a ticket for tower cranes)",
			},
		},
	} {
		t.Run(c.name, func(t *testing.T) {
			var got []string
			for _, r := range Requirements(job(c.text)) {
				got = append(got, r.Level+" "+r.Kind+" "+r.Text)
			}
			if !slices.Equal(got, c.want) {
				t.Errorf("got\n%q\nwant\n%q", got, c.want)
			}
		})
	}
}

// TestPlainEquivalents: what shows a demand in other words, and what only looks like it.
func TestPlainEquivalents(t *testing.T) {
	person := &cv.Document{
		Summary: []cv.Text{text("Pursuing a course in crane automation.")},
		Skills:  keywords("Python", "MS Office", "MySQL", "Ubuntu"),
		Languages: []cv.Language{
			{Name: text("Arabic"), Fluency: text("native")},
			{Name: text("Welsh")},
		},
		Education: []cv.Education{
			{Degree: text("B.E."), Area: text("Mechanical Engineering")},
			{Degree: text("Bachelor of Science")},
		},
		Work: []cv.Engagement{
			post("Clerk", "Seacombe Bank", 2016, 0, "Restored backups of the servers.", "Ran scripts in Linux."),
			post("Welder", "Alder Yard", 2012, 2016, "Repaired cars in a vehicle repair shop."),
		},
	}
	person.AssignIDs()
	for _, c := range []struct{ requirement, want string }{
		{"Fluency in multiple languages", Met},
		{"Two years’ experience with Microstation and/or Linux", Met},
		{"Relational databases, preferably PostgreSQL", Met},
		{"Python in a Linux environment", Met},
		{"Python in an Oracle environment", Partly},
		{"Linux OS", Met},
		{"Basic computer skills", Met},
		{"Proficient knowledge of a computer system is required for this position", Met},
		{"Previous experience in a financial institution", Not},
		{"Experience in the automotive industry", Partly},
		{"Experience in the hospitality industry", Not},
		{"Bachelor's degree in Chemical or Mechanical Engineering from an accredited university", Met},
		{"BS in Mechanical Engineering", Met},
		{"BS in Computer Science", Not},
		{"Graduate degree", Not},
		{"Experience with crane automation", Partly},
		{"DBA skills in Oracle (e.g. backups, restores)", Not},
		{"Programming in at least one language, ideally Python", Met},
	} {
		r := Requirement{Quote: c.requirement, Text: phraseOf(c.requirement), Level: Must}
		r.Kind = kindOf(r, statement{text: c.requirement})
		if got := Compare(person, []Requirement{r}, cv.Date{Year: 2026, Month: 6}).Requirements[0]; got.Status != c.want {
			t.Errorf("%q is %s, not %s (kind %s, %q)", c.requirement, got.Status, c.want, r.Kind, got.Evidence)
		}
	}
}
