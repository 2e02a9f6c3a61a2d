package condense

import (
	"strings"
	"testing"

	"focal/internal/cv"
)

// Each sentence of a profile is looked at alone: those to keep, and those that nobody sends on.
func TestSendable(t *testing.T) {
	const lead = "Robin Moss is a rigger at Quay Masts. "
	for _, c := range []struct{ sentence, gone string }{
		{"He has four years of experience in rigging.", ""},
		{"Leads gender equality programmes of nine yards.", ""},
		{"Taught religion and history to riggers for nine years.", ""},
		{"Managed a budget of £450000 for the yard.", ""},
		{"Languages: Norwegian, Welsh and Dutch.", ""},
		{"Mobile 07700 900123 at any time.", "personal detail"},
		{"Holds a crane licence and leads a crew of nine.", ""},
		{"Worked on tall ships in three harbours.", ""},
		{"Led the refit of nine ketches.", ""},
		{"Experience covers splicing, rope work and mast repair.", ""},
		{"As a charge hand, he keeps the stores of two yards.", ""},
		{"With nine years at sea, Robin Moss knows the coast.", ""},
		{"Skilled in splicing and sail making.", ""},
		{"Fluent in Norwegian and Welsh.", ""},
		{"Veteran rigger with a crane licence.", ""},
		{"Over ten years of experience in boat building.", ""},
		{"He seeks a position as a rigger in the offshore industry.", ""},
		{"Robin Moss seeks a rigging role on tall ships.", ""},
		{"He is available from 1 May and willing to relocate.", ""},
		{"Adept at keeping rigging logs up to date.", ""},
		{"He holds these licences: crane, forklift and boat.", ""},
		{"Enthusiastic mast rigger skilled in knots and ropes.", ""},
		{"Nearly 2 year 8 months of experience in rope work.", ""},
		{"iOS developer of the tide tables of Hull.", ""},
		{"Passionate about rope and the sea.", ""},
		{"Responsible for the ropes and stores of two yards.", ""},
		{"Sound rope background with fluency in several languages, such as Norwegian.", ""},
		{"Certification in Norwegian rope work.", ""},
		{"Wide first-aid training with much practice in rescue.", ""},
		{"Handling of LOLER papers for 40 cranes.", ""},
		{"True to the ways of the Sea and of Rigging.", "no sentence"},
		{"Robin Moss Jan 2018.", "no sentence"},

		{"He seeks to ensure the safe storage of goods.", "aim"},
		{"Intends to establish himself and contribute to the growth of the company.", "aim"},
		{"He believes that his skills will help him face what comes.", "aim"},
		{"To work in a yard where Robin Moss can grow.", "aim"},
		{"Technical Skills: splicing, sewing, knots", "label"},
		{"Career Focus: To attain a position that will use his skills.", "label"},
		{"Marital Status is single, Nationality Norse.", "detail"},
		{"He would appreciate an opportunity for a personal interview.", "letter"},
		{"Review of his credentials indicates that he sailed.", "letter"},
		{"He worked in the yard of the harbour and.", "torn"},
		{"Has diving skills, Looking for a position of rigger.", "torn"},
		{"Sails, masts, web sites, mobile cranes and boats.", "no sentence"},
		{"Related factors of mast repair and ropes.", "torn"},
		{"As a rigger with nine years of experience.", "torn"},
		{"You can search the net to find 3 of his masts.", "letter"},
		{"In a yard where people are valued for their work.", "no sentence"},
		{"True to the institution of sailing.", "no sentence"},
		{"Good progress in his career through great efforts.", "no sentence"},
		{"He is a quick learner and a team player with a positive attitude.", "character"},
		{"He is hardworking, honest and dedicated.", "character"},
	} {
		doc := profileOf(lead + c.sentence)
		doc.Person.Name.Value = "Robin Moss"
		doc.Skills = []cv.SkillGroup{{Keywords: []cv.Text{{Value: "rigging"}}}}
		notes := Sendable(doc, cv.ThirdPerson, func() bool { return true }, noneAsked, cv.Keep(nil))
		want := lead + c.sentence
		if c.gone != "" {
			want = lead[:len(lead)-1]
		}
		if got := profileText(doc); got != want || (c.gone != "") != (len(notes) > 0) {
			t.Errorf("%q: got %q with %d notes, want %q", c.sentence, got, len(notes), want)
		}
	}
}

func noneAsked(string) bool { return false }

// asksForCalm is a job that asks for somebody calm.
func asksForCalm(sentence string) bool { return strings.Contains(sentence, "calm") }

// Of a profile that hardly anything is left of, nothing is, where another can be put together.
func TestSendableLittle(t *testing.T) {
	for _, c := range []struct {
		name   string
		before []string
		tells  bool
		want   string
	}{
		{"nothing left", []string{"Sails, masts and mobile cranes."}, true, ""},
		{"nothing else to tell", []string{"Sails, masts and mobile cranes."}, false, "Sails, masts and mobile cranes."},
		{"only what anybody is", []string{"He is hardworking and honest.", "True to the ways of the harbour."}, true, ""},
		{"said twice", []string{"He has 12 ships. He sails.", "He has 12 ships."}, false, "Capt. Robin Moss has 12 ships. He sails."},
		{"the rest of a line", []string{"Robin Moss rigs 12 ships.", "and the masts that he built."}, true, "Robin Moss rigs 12 ships."},
		{"somebody whom nothing names", []string{"In their post as rigger, they are mending a mast."}, true, ""},
		{
			"somebody whom the first word stands for",
			[]string{"Sails, masts and mobile cranes. She rigs 12 ships. Her work covers the masts."},
			true,
			"Capt. Robin Moss rigs 12 ships. Her work covers the masts.",
		},
		{"several words for one", []string{"They have a van. They rig it."}, true, "Capt. Robin Moss has a van. They rig it."},
		{
			"something of somebody",
			[]string{"His work covers the masts. He rigs ships."},
			true,
			"Capt. Robin Moss's work covers the masts. He rigs ships.",
		},
		{"somebody in a row", []string{"Rigs 12 ships with her crew."}, true, "Rigs 12 ships with her crew."},
		{"praise of somebody", []string{"They always sing. They rig ships."}, true, ""},
		{
			"praise beside an aim",
			[]string{"Sound hand with good knots. He seeks a post as a rigger."},
			false,
			"Sound hand with good knots. Capt. Robin Moss seeks a post as a rigger.",
		},
		{
			"an aim beside nothing of worth",
			[]string{"Date of birth: 1 May. Of a firm that values work."},
			false,
			"Of a firm that values work.",
		},
		{
			"what the job asks for",
			[]string{"Robin Moss rigs 12 ships. He is calm and honest."},
			true,
			"Robin Moss rigs 12 ships. He is calm and honest.",
		},
		{"only what the job asks for", []string{"He is calm and honest. He is kind to all."}, true, "Capt. Robin Moss is calm and honest."},
		{"nothing at all", []string{"Robin Moss rigs 12 ships.", "", " "}, true, "Robin Moss rigs 12 ships. |  |  "},
		{"a scrap", []string{"Robin Moss rigs 12 ships.", "Mast Regulation."}, true, "Robin Moss rigs 12 ships."},
		{"a short fact", []string{"Robin Moss rigs 12 ships.", "Fluent in Welsh."}, true, "Robin Moss rigs 12 ships. | Fluent in Welsh."},
		{"named without a title", []string{"Moss rigs the ships.", "They mend it."}, true, "Moss rigs the ships. | They mend it."},
		{"named", []string{"In the post of rigger, Robin Moss mends a mast."}, true, "In the post of rigger, Robin Moss mends a mast."},
		{
			"a wish with what the job asks for",
			[]string{"Robin Moss rigs 12 ships. A quiet position in a firm that values calm hands."},
			true,
			"Robin Moss rigs 12 ships.",
		},
		{
			"a torn line with what the job asks for",
			[]string{"Robin Moss rigs 12 ships.", "with calm hands and many other ways"},
			true,
			"Robin Moss rigs 12 ships.",
		},
	} {
		doc := profileOf(c.before...)
		doc.Person.Name.Value = "Capt. Robin Moss"
		Sendable(doc, cv.ThirdPerson, func() bool { return c.tells }, asksForCalm, cv.Keep(nil))
		if got := profileText(doc); got != c.want {
			t.Errorf("%s: got %q, want %q", c.name, got, c.want)
		}
	}
	doc := profileOf("Sails, masts and mobile cranes.")
	if Sendable(doc, cv.FirstPerson, func() bool { return true }, noneAsked, cv.Keep(nil)); len(doc.Summary) != 1 {
		t.Error("notes are good style in the first person")
	}
}

// Praise of whatever kind makes room for the facts of who has a trade; what they seek stays, and so does what is said of their work.
func TestSendablePraise(t *testing.T) {
	for _, c := range []struct {
		name   string
		before []string
		tells  bool
		want   string
	}{
		{"praise alone", []string{"Has good imaginative and visual skills. Always meets the day well."}, true, ""},
		{"nothing else to tell", []string{"Has good imaginative and visual skills."}, false, "Has good imaginative and visual skills."},
		{
			"a wish behind it",
			[]string{"Always meets the day well. Robin Moss seeks a post as a rigger."},
			true,
			"Robin Moss seeks a post as a rigger.",
		},
		{"a wish alone", []string{"Robin Moss seeks a post as a rigger."}, true, "Robin Moss seeks a post as a rigger."},
		{"the trade", []string{"Mends masts well. Always meets the day well."}, true, "Mends masts well. Always meets the day well."},
		{"a figure", []string{"Always meets the 9 tides well."}, true, "Always meets the 9 tides well."},
		{"a field", []string{"Has long experience in net floats."}, true, "Has long experience in net floats."},
		{"a course", []string{"A student who always meets the day well."}, true, "A student who always meets the day well."},
		{
			"deeds of another trade",
			[]string{"Taught children to sail and rebuilt slipways after storms."},
			true,
			"Taught children to sail and rebuilt slipways after storms.",
		},
		{"a deed told of now", []string{"Restores harbour lights."}, true, "Restores harbour lights."},
		{"a guild", []string{"Is a chartered member of the guild."}, true, "Is a chartered member of the guild."},
		{
			"the pay of others",
			[]string{"Processes monthly salary payments. Saved 5 lakhs per annum by switching banks. Leads annual salary reviews."},
			true,
			"Processes monthly salary payments. Saved 5 lakhs per annum by switching banks. Leads annual salary reviews.",
		},
		{"pay", []string{"Mends masts well. Expected salary of 9 shells a day."}, true, "Mends masts well."},
	} {
		doc := profileOf(c.before...)
		doc.Work = []cv.Engagement{{Title: cv.Text{Value: "Mast Mender"}}}
		Sendable(doc, cv.ThirdPerson, func() bool { return c.tells }, noneAsked, cv.Keep(nil))
		if got := profileText(doc); got != c.want {
			t.Errorf("%s: got %q, want %q", c.name, got, c.want)
		}
	}
}
