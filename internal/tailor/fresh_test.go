package tailor

import (
	"slices"
	"testing"

	"focal/internal/cv"
)

// TestDemandsOfPlainAdverts: headings, sentences and lists as short adverts have them.
func TestDemandsOfPlainAdverts(t *testing.T) {
	for _, c := range []struct {
		name, text string
		want       []string
	}{
		{
			"what we look for", `Rope maker

We are hiring a rope maker to join our yard.

What you will do
- Splice ropes for the fleet.

What we look for
- City & Guilds in rope work, or finalist.
- Advanced Excel; experience with SAP, Oracle, or NetSuite.
- Confident with WMS and ERP systems.`,
			[]string{
				"must skill City & Guilds in rope work, or finalist",
				"must skill Excel",
				"must skill SAP, Oracle, or NetSuite",
				"must skill WMS",
				"must skill ERP systems",
			},
		},
		{
			"the ideal candidate, where nothing else is asked for", `Rigger

The ideal candidate has 2+ years of crane work, strong knowledge of load charts, and familiarity with SAP and Jira.
Experience with winches is a plus.`,
			[]string{
				"must experience 2+ years of crane work",
				"must skill Load charts",
				"must skill SAP",
				"must skill Jira",
				"nice experience Winches",
			},
		},
		{
			"the ideal candidate beside what is required", `Rigger

Requirements
- Two years of yard work

The ideal candidate has a rigging ticket.`,
			[]string{
				"must experience Two years of yard work",
				"nice skill Rigging ticket",
			},
		},
		{
			"what comes of it",
			"Rigger\n\nRequirements\n- Experience with SAP and Jira, ensuring reliability and safe loads",
			[]string{"must skill SAP", "must skill Jira"},
		},
		{
			"a paper and work beside it",
			"Clerk\n\nAbout the role\n\nA Licensed Rigger plays a crucial role in the safety of the yard.\n\n" +
				"Qualifications\n\nA rigging licence is essential, alongside experience in crane work. " +
				"Proficiency in ledger software is necessary.\n- QTS, with a PGCE desirable",
			[]string{
				"must licence Rigging licence", "must experience Crane work", "must skill Ledger software",
				"nice certificate QTS, with a PGCE",
			},
		},
		{
			"what the post is part of",
			"Rigger\n\nYou are part of a team of riggers with experience of all docks.\n\nRequirements\n- Rope work",
			[]string{"must skill Rope work"},
		},
		{
			"an advantage to have, above a list",
			"Rigger\n\nWe are looking for\n\n- two years of crane work; substantial placements will be considered\n" +
				"- rope work\n\nIt is an advantage to have\n\n- progress toward the rigging charter\n- VBA or Python\n- Mandarin\n\n" +
				"Base salary $10,000. Applicants must be eligible to work in the U.S. without sponsorship.",
			[]string{
				"must experience Two years of crane work", "must skill Rope work", "nice skill Progress toward the rigging charter",
				"nice skill VBA or Python", "nice language Mandarin",
			},
		},
		{
			"an asset, above a list", "Rigger\n\nRequirements\n- Rope work\n\nIt would be an asset to have:\n- SAP\n- Jira\n\n" +
				"Beneficial:\n- Sage\n\nNice if you have\n- Tableau",
			[]string{"must skill Rope work", "nice skill SAP", "nice skill Jira", "nice skill Sage", "nice skill Tableau"},
		},
		{
			"an advantage to have, in one sentence",
			"Rigger\n\nRequirements\n- Rope work\n- It is an advantage to have SAP, Jira and Mandarin.\n" +
				"- Beneficial to have: Sage, Tableau\n- Only riggers with a licence will be considered",
			[]string{
				"must skill Rope work", "nice skill SAP",
				"nice skill Jira", "nice language Mandarin", "nice skill Sage", "nice skill Tableau",
				"must licence Only riggers with a licence",
			},
		},
		{
			"what is taken instead",
			"Rigger\n\nRequirements\n- Rope work\n- Placements are also considered\n- A yard course may substitute for work",
			[]string{"must skill Rope work"},
		},
		{
			"levels within a sentence", "Rigger\n\nRequirements\n- Splicing against SAP and Jira is a MUST, Excel as a plus\n" +
				"- Ledgers for ropes. Tableau is preferable\n- Experience in Sage, can be considered",
			[]string{
				"must skill Splicing against SAP", "must skill Jira", "nice skill Excel", "must skill Ledgers for ropes",
				"nice skill Tableau", "nice skill Sage",
			},
		},
		{
			"wishes in paragraphs",
			"Rigger\n\nRequirements:\n\nTwo years of yard work.\n\nNice to have:\n\nExperience with winches.\n\n" +
				"Familiarity with Python for load charts.\n\nFinal hiring decisions are made by humans and must be documented.",
			[]string{"must experience Two years of yard work", "nice experience Winches", "nice skill Python for load charts"},
		},
		{
			"what is done in the post", "Rigger\n\nYour mission\n\nYou apply your expertise in ropes across the yard.\n" +
				"You are a key contributor within the safety process.\n\nYour skills\n\nYou have two years of yard work.",
			[]string{"must experience Two years of yard work"},
		},
		{
			"demands behind commas", `Rigger

Requirements
- Strong programming skills in Java or Python, experience with test benches, and a solid understanding of load tests
- Experience of ropes, chains and slings in salt water`,
			[]string{
				"must skill Programming skills in Java or Python",
				"must experience Test benches",
				"must skill Load tests",
				"must experience Ropes, chains and slings in salt water",
			},
		},
		{
			"verbs that share an object", `Rigger

Requirements
- You've designed and operated streaming systems on Kafka, Redpanda, MSK, or Kinesis.
- You have built and maintained ledgers in SAP
- Ability to establish and maintain safe routines with the Board of Docks, County officials, associates and the general public
- Knowledge of ropes to establish a shared vision and understanding of the harbour`,
			[]string{
				"must skill Designed and operated streaming systems on Kafka, Redpanda, MSK, or Kinesis",
				"must skill Built and maintained ledgers in SAP",
				"must skill Establish and maintain safe routines with the Board of Docks, County officials",
				"must skill Ropes to establish a shared vision and understanding of the harbour",
			},
		},
		{
			"only the second of two is a wish", `Rigger

Requirements
- Proficient in Microsoft Office and familiarity with rope software is a plus
- Experience with SAP and with Jira is a plus`,
			[]string{
				"must skill Microsoft Office",
				"nice skill Rope software",
				"nice skill SAP",
				"nice skill Jira",
			},
		},
		{
			"examples within a list", `Rigger

Requirements
- Familiarity with yard tests, flaw detection tools like Sonotest, and yard ledger processes is expected
- Familiarity with tools like Git, Jira, and Sonotest is expected`,
			[]string{
				"must skill Yard tests",
				"must skill Flaw detection tools like Sonotest",
				"must skill Yard ledger processes",
				"must skill Tools like Git, Jira, and Sonotest",
			},
		},
		{
			"subjects of one degree", `Rigger

Requirements
- Master's degree in Human Resources, Business Administration, Law
- Bachelor's degree in Finance, two years of yard work`,
			[]string{
				"must education Master's degree in Human Resources, Business Administration, Law",
				"must education Bachelor's degree in Finance",
				"must experience Two years of yard work",
			},
		},
		{
			"a label that asks, and explains itself", `Rigger

Requirements
- Strong proficiency in Python and SQL: not just being able to write a query, but seeing what it costs
- Experience: two years of yard work`,
			[]string{
				"must skill Python",
				"must skill SQL",
				"must experience Two years of yard work",
			},
		},
		{
			"labels over lists of demands", `Rigger

Requirements

**Rope work — splices and slings:**
- Knowledge of load charts
- Winches

**Data engineering and modelling — in depth:**
- Python
- Tide tables`,
			[]string{
				"must skill Load charts",
				"must skill Winches",
				"must skill Python",
				"must skill Tide tables",
			},
		},
		{
			"who is looked for, with all that they will join", `Rigger

Harbour is looking for an experienced Crane Driver to join our quay team and help build the next yard, used by over 300 ships.

Requirements
- Two years of yard work`,
			[]string{
				"must experience Two years of yard work",
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

// TestStatusOfPlainAdverts: what a reader takes for shown, and what not.
func TestStatusOfPlainAdverts(t *testing.T) {
	person := &cv.Document{
		Skills: keywords("Advanced Microsoft Excel", "Sage", "RabbitMQ", "Hands-on experience in Kotlin", "Basic experience of Rust",
			"RESTful APIs", "PeopleSoft", "Experience includes Mainframe, Ledger Suite, Oracle, Harbour Reports and Yard Plan"),
		Work: []cv.Engagement{
			post("Engineer", "Quay Foods", 2018, 0, "Led a team of 500+ across three depots.", "Ran digital marketing for the yard.",
				"Built the ledger in React.js.", "Worked with UX designers and software developers on the ledger."),
		},
		Education: []cv.Education{{Degree: text("MCA")}},
	}
	person.AssignIDs()
	for _, c := range []struct{ requirement, want, reason string }{
		{"Advanced Excel", Met, ""},
		{"Advanced Sage", Partly, ""},
		{"Experience with Kotlin", Met, ""},
		{"Experience with Rust", Met, ""},
		{
			"Advanced SAP, Sage, or NetSuite", Partly,
			"Named in the CV, but the level, the length or the kind of use that is asked for is not shown there.",
		},
		{"Kafka | RabbitMQ", Met, ""},
		{"Kafka | RabbitMQ | SQS", Met, ""},
		{"Kafka | SQS", Not, ""},
		{"Digital marketing principles", Met, ""},
		{"Modern React", Met, ""},
		{"2+ years of professional React experience", Met, ""},
		{"REST API design", Partly, ""},
		{"REST services", Met, ""},
		{"Enough rest between shifts", Not, ""},
		{"HRIS", Met, ""},
		{"Oracle", Met, ""},
		{"REST APIs and asynchronous data flows", Partly, "Shown in part: found “REST APIs”, not found “asynchronous data flows”."},
		{"Design software", Partly, ""},
		{"Degree in labour relations", Not, ""},
		{"Leading teams of 600 people", Partly, ""},
		{"Leading teams of 10+ people", Met, ""},
		{"Bachelor's degree in CS, SE or similar", Met, ""},
		{"Bachelor's degree in Computer Science", Met, ""},
		{"Bachelor's degree in Physics", Not, ""},
	} {
		r := Requirement{Quote: c.requirement, Text: phraseOf(c.requirement), Level: Must}
		r.Kind = kindOf(r, statement{text: c.requirement})
		got := Compare(person, []Requirement{r}, cv.Date{Year: 2026, Month: 6}).Requirements[0]
		if got.Status != c.want || c.reason != "" && got.Reason != c.reason {
			t.Errorf("%q is %s, not %s (kind %s, %q, %q)", c.requirement, got.Status, c.want, r.Kind, got.Evidence, got.Reason)
		}
	}
}
