package condense

import (
	"testing"

	"focal/internal/cv"
)

// An aim that any applicant could write is left out, be there anything else in the profile or not; one that names
// a post or a field of the candidate's stays whole, and so does one among other sentences.
func TestAims(t *testing.T) {
	const reputed = "To work in a reputed organisation where I can use my skills and grow."
	for _, c := range []struct {
		name, title, before, after string
	}{
		{"nothing else in the profile, but a post", "Rigger", reputed, ""},
		{"nothing else, and no post to begin with", "Rigging", reputed, ""},
		{"beside a sentence that says more", "Rigger", "I splice ropes. " + reputed, "I splice ropes. " + reputed},
		{"neither a post nor another sentence", "", reputed, ""},
		{"without an article", "", "Seeking new opportunities and challenges that will improve my skills.", ""},
		{"between quotation marks, with an adverb", "", "“Enthusiastically work for an organization and enhance my own skills.”", ""},
		{
			"a role that is the title, done well", "Rigger",
			"To be a perfect rigger & work in an esteemed organization where I can exploit my full potential.", "",
		},
		{
			"a role with its field", "Rigger",
			"To become a successful boat rigger in a firm.", "To become a successful boat rigger in a firm.",
		},
		{"a wish", "", "Desire a challenging job in an organization which recognizes individual contribution.", ""},
		{"a noun", "", "Achievement of responsible position with a well-managed organization of repute.", ""},
		{
			"sentences that go on from it", "",
			"Intent to build a career with a leading firm. Wherein I can widen my horizons. Which provide me satisfaction.",
			"",
		},
		{"an apostrophe that was typed", "", "I’m looking for a challenging job where I can utilize my skills.", ""},
		{
			"what the work is", "",
			"Seeking assignments in boat repair with an organisation of repute.",
			"Seeking assignments in boat repair with an organisation of repute.",
		},
		{
			"as whom", "",
			"To secure a position where I can use my skills as marine professional.",
			"To secure a position where I can use my skills as marine professional.",
		},
		{
			"a field behind a challenge", "",
			"Seeking a position with excellent opportunity and challenge in sail making.",
			"Seeking a position with excellent opportunity and challenge in sail making.",
		},
		{"no wish, but work", "", "Work for an organization of 40 that mends boats.", "Work for an organization of 40 that mends boats."},
		{"what was given", "", "Gave 40 lessons for the growth of the company.", "Gave 40 lessons for the growth of the company."},
		{
			"a post, and not what it is to be like", "Rigger",
			"I splice ropes. Seeking a post as a rigger with a leading firm, where I can prove my potential.",
			"I splice ropes. Seeking a post as a rigger with a leading firm, where I can prove my potential.",
		},
		{
			"an end with \"in order\"", "Rigger",
			"I splice ropes. Seeking a post as a rigger in order to improve the growth of the company.",
			"I splice ropes. Seeking a post as a rigger in order to improve the growth of the company.",
		},
		{
			"words of the own title", "Rope Rigger", "I splice ropes. Looking for a challenging rope job which offers growth.",
			"I splice ropes. Looking for a challenging rope job which offers growth.",
		},
		{
			"a tail that says more", "Rigger", "Seeking a post as a rigger where I can mend old boats.",
			"Seeking a post as a rigger where I can mend old boats.",
		},
		{"a figure", "Rigger", "To bring 12 years of skills to a reputed company.", "To bring 12 years of skills to a reputed company."},
		{"words of its own", "Rigger", "To bring old wooden boats back to sea.", "To bring old wooden boats back to sea."},
		{
			"what everybody has learned", "Rigger",
			"To obtain a suitable position in a reputed organisation where my sound academic qualification is used.", "",
		},
		{"a search", "Rigger", "I am searching for an opportunity to use my skills.", ""},
		{"no aim", "Rigger", "To date I have sailed two oceans.", "To date I have sailed two oceans."},
		{"no aim either", "Rigger", "I am a reliable team player with good skills.", "I am a reliable team player with good skills."},
	} {
		doc := &cv.Document{Locale: "en-GB", Summary: []cv.Text{{ID: "s", Value: c.before}}}
		if c.title != "" {
			doc.Work = []cv.Engagement{{Title: cv.Text{Value: c.title}}}
		}
		notes := Letters(doc, always, nil)
		got := ""
		for _, s := range doc.Summary {
			got = s.Value
		}
		if got != c.after || (len(notes) > 0) != (c.before != c.after) {
			t.Errorf("%s: %q, want %q; %d notes", c.name, got, c.after, len(notes))
		}
		doc.Summary = []cv.Text{{ID: "s", Value: c.before}}
		if notes := Letters(doc, always, func(cv.Note) bool { return false }); len(notes) > 0 || doc.Summary[0].Value != c.before {
			t.Errorf("%s: changed although it was not wanted", c.name)
		}
	}
}

// What a wish names of a trade that the CV does not stays.
func TestAWishOfAnotherTradeStays(t *testing.T) {
	for _, text := range []string{
		"To become a successful pilot in a reputed organisation.",
		"Seeking a challenging position in social work.",
		"Currently work for a leading multinational company.",
	} {
		doc := &cv.Document{Locale: "en", Summary: []cv.Text{{Value: text, Lines: []int{0}}}}
		doc.Work = []cv.Engagement{{Title: cv.Text{Value: "Waiter"}}}
		doc.AssignIDs()
		if notes := Letters(doc, always, nil); len(notes) > 0 || len(doc.Summary) == 0 {
			t.Errorf("%s went: %v", text, notes)
		}
	}
}

// always is a CV of which another profile can be put together.
func always() bool { return true }

// Where no other profile can be put together, the aim stays, whatever it says.
func TestAnAimStaysAsTheOnlyProfile(t *testing.T) {
	for name, tells := range map[string]bool{"another one": true, "no other": false} {
		doc := &cv.Document{Locale: "en", Summary: []cv.Text{{Value: "To work in a reputed organization and grow.", Lines: []int{0}}}}
		doc.AssignIDs()
		notes := Letters(doc, func() bool { return tells }, nil)
		if gone := len(doc.Summary) == 0; gone != tells || (len(notes) > 0) != tells {
			t.Errorf("%s: profile %v, notes %v", name, doc.Summary, notes)
		}
	}
}
