package summary

import (
	"testing"

	"focal/internal/cv"
	"focal/internal/tailor"
	"focal/internal/truth"
)

// TestPortrayAimed puts a profile together where the CV's own says nothing but what somebody seeks; one that says anything else,
// or seeks several things, is told as before.
func TestPortrayAimed(t *testing.T) {
	rigger := func(d *cv.Document) {
		w := cv.Engagement{Title: sourced(d, "Rigger"), Organisation: sourced(d, "Solent Yachts")}
		w.Dates = cv.DateRange{Start: cv.Date{Year: 2015, Month: 1}, Current: true, Text: sourced(d, "2015 to today")}
		d.Work = append(d.Work, w)
		d.Languages = []cv.Language{
			{Name: sourced(d, "Welsh"), Fluency: sourced(d, "Native")}, {Name: sourced(d, "French"), Fluency: sourced(d, "Fluent")},
		}
	}
	graduate := func(d *cv.Document) {
		d.Education = []cv.Education{{Degree: sourced(d, "B.TECH"), Area: sourced(d, "Marine Engineering"), Dates: years(2012, 2016)}}
		d.Languages = []cv.Language{{Name: sourced(d, "Welsh")}, {Name: sourced(d, "French")}}
	}
	const lead = "Ines Calloway has been a rigger at Solent Yachts since 2015 and speaks Welsh and French."
	for _, c := range []struct {
		name, profile string
		cv            func(*cv.Document)
		want          string
	}{
		{"a short aim stands behind", "Ines Calloway seeks a post inland.", rigger, lead + " Seeks a post inland."},
		{"with its own verb", "Ines Calloway is looking for a post inland.", rigger, lead + " Seeks a post inland."},
		{"without a subject", "Seeks a post inland.", rigger, lead + " Seeks a post inland."},
		{"a bare one gets its verb", "To sail larger boats.", rigger, lead + " Seeks to sail larger boats."},
		{"a participle too", "Seeking senior assignments in rigging.", rigger, lead + " Seeks senior assignments in rigging."},
		{
			"a long one that any applicant could write goes",
			"Seeks a place in a progressive house that leaves much room to widen knowledge and to grow into a good professional " +
				"while contributing to the growth of all.", rigger, lead,
		},
		{
			"a long one about the own trade stays",
			"Seeks a place as a rigger in a progressive house that leaves much room to widen knowledge and to grow into a better hand " +
				"while contributing to the growth of all.", rigger,
			lead + " Seeks a place as a rigger in a progressive house that leaves much room to widen knowledge.",
		},
		{
			"what anybody hopes of a post goes",
			"Seeks a full-time place as a rigger where knowledge can be used and the house can grow.", rigger,
			lead + " Seeks a full-time place as a rigger.",
		},
		{
			"nothing goes where what is left says nothing", "Seeks a place in which knowledge can be used.", rigger,
			lead + " Seeks a place in which knowledge can be used.",
		},
		{
			"a long one that any applicant could write goes where no post can be told, too",
			"Seeks to grow and prosper in a progressive house that leaves much room to widen knowledge as a fresh graduate and " +
				"professional.", graduate,
			"Ines Calloway holds a B.TECH in Marine Engineering and speaks Welsh and French.",
		},
		{
			"what goes on from such an aim goes too",
			"A challenging position in a progressive house that leaves much room to widen knowledge. In harmony with the culture of it.",
			rigger, lead,
		},
		{
			"who has no post holds a degree", "Ines Calloway seeks a post inland.", graduate,
			"Ines Calloway holds a B.TECH in Marine Engineering and speaks Welsh and French. Seeks a post inland.",
		},
	} {
		doc := &cv.Document{Locale: "en-GB"}
		doc.Person.Name = sourced(doc, "Ines Calloway")
		c.cv(doc)
		doc.Summary = []cv.Text{sourced(doc, c.profile)}
		doc.AssignIDs()
		original := doc.Clone()
		notes := Compose(doc, Request{
			Original: original, Person: cv.ThirdPerson, Today: cv.Date{Year: 2026, Month: 11},
			Edited: func(string) bool { return false }, Holds: truth.Written(original, nil),
		}, nil)
		if got := doc.Summary[0].Value; got != c.want {
			t.Errorf("%s:\ngot  %q\nwant %q", c.name, got, c.want)
		}
		if len(notes) != 1 || notes[0].Before != c.profile {
			t.Errorf("%s: the note does not tell what it replaced: %+v", c.name, notes)
		}
		if v := truth.Check(original, doc, notes); len(v) > 0 {
			t.Errorf("%s: the truth check objects: %v", c.name, v)
		}
	}
}

// TestAimOf tells aims from sentences that say who somebody is, too.
func TestAimOf(t *testing.T) {
	for _, c := range []struct {
		sentence string
		is       bool
	}{
		{"Seeks a post inland", true},
		{"To obtain a post in shipping", true},
		{"Looking for a berth", true},
		{"Aspiring to a berth", true},
		{"Aspiring cook at sea", false},
		{"Ines Calloway is seeking a berth", true},
		{"To date, twelve boats have been built", false},
		{"Seeks a post after nine years at sea", false},
		{"Has built 12 boats", false},
		{"Support boats in trouble", false},
		{"A rigger who seeks a post", false},
		{"To whom it may concern", false},
		{"Looking after boats", false},
		{"Also to learn the ropes", true},
		{"A challenging berth as mate", false},
		{"A challenging position in a well-known yard", true},
		{"A distinguished career in public law", false},
		{"International career in shipping and insurance", false},
		{"Board positions in housing and health charities", false},
		{"A leading role in saving the hedges of the county", false},
		{"Full-time rigging position", true},
		{"Rigging position at Tern Lofts", false},
		{"Led the opportunities team in a yard", false},
		{"She held a position in a yard", false},
		{"Rewarding and challenging role that offers many duties", true},
		{"With a firm belief in work, Ines Calloway would be glad to sail larger boats", true},
		{"With a firm grip on ropes as a rigger, Ines Calloway would be glad to sail larger boats", false},
		{"Seeks to grow and prosper with the yard", true},
		{"Expecting to use knowledge to its best", true},
		{"Ines Calloway's immediate aim is to sail larger boats", true},
		{"Their goal is to sail larger boats", true},
		{"The harbour's main aim is to sail larger boats", false},
	} {
		doc := &cv.Document{Locale: "en-GB"}
		doc.Person.Name = sourced(doc, "Ines Calloway")
		doc.AssignIDs()
		comp := newComposer(doc, Request{Original: doc, Person: cv.ThirdPerson})
		if _, is := comp.aimOf(c.sentence); is != c.is {
			t.Errorf("aimOf(%q) = %v", c.sentence, is)
		}
	}
}

// TestIsAnybodys tells aims that anybody could write from those that name a trade, a field or terms of work.
func TestIsAnybodys(t *testing.T) {
	doc := mate()
	comp := newComposer(doc, Request{Original: doc, Person: cv.ThirdPerson})
	for aim, want := range map[string]bool{
		"seeks a place in a progressive house that will let knowledge grow and be of use to all":         true,
		"seeks a chance to learn the workings of the industry and be of use to the goals of all":         true,
		"seeks a place in the shipping industry that will let knowledge grow and be of use to all":       false,
		"seeks full-time work in a progressive house that will let knowledge grow and be of use to all":  false,
		"seeks a place at Tern Lofts that will let knowledge grow and be of use to all of the house":     false,
		"seeks a place as a yard hand in a progressive house that will let knowledge grow and be of use": false,
		"seeks a place inland": false,
	} {
		if got := comp.isAnybodys(aim); got != want {
			t.Errorf("isAnybodys(%q) = %v", aim, got)
		}
	}
}

// TestToldAsKinds parts what is told as done from what is told as experience.
func TestToldAsKinds(t *testing.T) {
	of := func(verb, object string) deed { return deed{verbs: []string{verb}, object: object, id: object} }
	cut, log := of("cut", "refit time from 9 to 4 days"), of("write", "a log")
	crew, slip := of("train", "30 deckhands"), of("build", "a slipway")
	for _, c := range []struct {
		name        string
		done        []deed
		main, kinds int
		first       string
	}{
		{"one", []deed{log}, 1, 0, log.object},
		{"two stay as they are", []deed{log, crew}, 2, 0, log.object},
		{"of three the one that changed something", []deed{log, slip, cut}, 1, 2, cut.object},
		{"of three the one with a figure", []deed{log, slip, crew}, 1, 2, crew.object},
		{"of four two", []deed{log, crew, slip, cut}, 2, 2, cut.object},
		{"without figures the first", []deed{log, slip, of("mend", "nets")}, 1, 2, log.object},
	} {
		comp := newComposer(&cv.Document{}, Request{Original: &cv.Document{}, Match: &tailor.Match{Score: 60}})
		main, kinds := comp.toldAsKinds(c.done, false)
		if len(main) != c.main || len(kinds) != c.kinds || main[0].object != c.first {
			t.Errorf("%s: %v | %v", c.name, main, kinds)
		}
	}
}

// TestDegreeOf tells the subject of a degree from what else stands behind it.
func TestDegreeOf(t *testing.T) {
	for _, c := range []struct{ read, area, name, subject string }{
		{"B.E. (Mechanical)", "", "B.E. (Mechanical)", ""},
		{"B.A. (Oxon)", "", "B.A. (Oxon)", ""},
		{"BSc (Hons)", "", "BSc (Hons)", ""},
		{"B.Sc (appearing)", "", "B.Sc (appearing)", ""},
		{"A.B. in Chemistry", "", "A.B.", "Chemistry"},
		{"Diploma", "Marine Engg.", "Diploma", "Marine Engg"},
		{"Bachelor of Arts, Cum Laude", "", "Bachelor of Arts, Cum Laude", ""},
		{"Bachelor of Business (BB) with a concentration in Sails", "", "Bachelor of Business", ""},
		{"BSc", "Harbour Studies (Minor: Knots)", "BSc", "Harbour Studies"},
		{"BSc", "Ropes, Knots, and Sails", "BSc", "Ropes, Knots, and Sails"},
		{"Diploma", "IN Sail Design", "Diploma", "Sail Design"},
		{"Diploma", "Inland Navigation", "Diploma", "Inland Navigation"},
		{"B.Tech", "Department Of", "B.Tech", ""},
		{"Bachelors of Science", "Knots", "Bachelor of Science", "Knots"},
		{"Bachelor of Technology Ropes & Sails", "", "Bachelor of Technology in Ropes & Sails", ""},
		{"B.Tech Ropes and Sails", "", "B.Tech", "Ropes and Sails"},
		{"Bachelor of Science Honours", "", "Bachelor of Science Honours", ""},
		{"Bachelor of Science", "", "Bachelor of Science", ""},
	} {
		name, subject := degreeOf(&cv.Education{Degree: cv.Text{Value: c.read, Confidence: 1}, Area: cv.Text{Value: c.area, Confidence: 1}})
		if name != c.name || subject != c.subject {
			t.Errorf("degreeOf(%q, %q) = %q, %q", c.read, c.area, name, subject)
		}
	}
}
