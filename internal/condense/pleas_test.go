package condense

import (
	"reflect"
	"testing"

	"focal/internal/cv"
)

// Sentences of letters leave; what only sounds like one stays.
func TestPleas(t *testing.T) {
	for before, want := range map[string]string{
		"I look forward to hearing from you.":                                                    "",
		"If given an opportunity I will work hard.":                                              "",
		"I assure that if you will give me a chance I will row well.":                            "",
		"Please do not hesitate to contact me.":                                                  "",
		"Please find enclosed (attached) my curriculum vitae for your review.":                   "",
		"And I expect that you will reply and call me for interview as soon as possible.":        "",
		"Being given to understand that you have been recruiting riggers, I apply for the post.": "",
		"I am applying for the post of a rigger. I have nine years at sea.":                      "I have nine years at sea.",
		"I want a suitable job according to my profile.":                                         "",
		"I am sure to be an asset to your firm.":                                                 "",
		"I weld hulls. Thank you for your time.":                                                 "I weld hulls.",
		"I would like to meet you at the yard and discuss this further.":                         "",
		"I hope you will provide me this chance to prove my worth.":                              "",
		"I believe that my knots fit your needs. I weld hulls.":                                  "I weld hulls.",
		"I write to you as a rigger of Moss Inst. & Yard, Hull.":                                 "",
		"Waiting for your positive reply.":                                                       "",
		"Thanking you in anticipation.":                                                          "",
		"I look forward to an early response.":                                                   "",
		"I am submitting herewith my resume for your kind perusal. I have nine years at sea.":    "I have nine years at sea.",
	} {
		if got := withoutPleas(before, ofLetterWriter); got != want {
			t.Errorf("%q: %q, want %q", before, got, want)
		}
	}
	for _, stays := range []string{
		"Shortlisted each application for the post of rigger.",
		"Advised owners that you are looking for a berth.",
		"Reference to your advertisement was checked by the crew.",
		"Rigger with 12 years at sea, looking forward to hearing from you.",
		"I like books such as HOW YOU SAIL.",
		"To serve in your growing yard where I can learn.", "I won the prize of the harbour, thank you so much.",
		"Wrote 'How I Sail, and You Can' for the guild.", "“I have seen your masts. You are the best rigger I know.”",
		"Called masters who awaited a response.",
		"Briefs mates waiting for an interview.", "Told owners the news while awaiting a reply from the yard.",
		"Cut the time boats spent waiting for a response from our crew.", "Wrote to owners from whom we were awaiting an answer.",
		"Expecting an early response to flares, the watch answers within two minutes.",
		"Kindly met guests and told what you see from a mast.",
		"Reviewed applications for the post of mate.", "Found a suitable position for each boat.",
		"Gave apprentices the opportunity to lead a watch.", "Looks forward to new techniques.",
		"Prepared the enclosed spaces for hot work.", "Turned the yard's cranes into an asset of the company.",
		"Thanked customers for their time and considered their complaints.",
	} {
		if got := withoutPleas(stays, ofLetterWriter); got != stays {
			t.Errorf("%q: %q", stays, got)
		}
	}
}

// Duties and subjects speak of "you" and mean whoever is served, and so do the names of interests; below the last section a letter ends.
func TestLettersOfSections(t *testing.T) {
	for _, told := range []string{
		"I drill mates in what you say to a master who waits.", "I show crews what you check first.",
		"I teach cadets how you climb without harm.",
		"I tell each owner that you sail as you rig.", "You break it, I weld it.", "I answer each flare, since you never get another.",
		"I nursed mates, as you would your own kin.", "Please ring before you board (my log)", "My thesis: how you and I share a berth.",
		"Trained mates. I will fetch you at once was my rule.", "Briefs mates waiting for an interview.",
		"Kindly met guests of your fleet.",
	} {
		list := []cv.Text{{ID: "list", Value: told}}
		for _, doc := range []*cv.Document{
			{Work: []cv.Engagement{{Highlights: list}}},
			{Volunteering: []cv.Engagement{{Summary: list}}},
			{Projects: []cv.Project{{Highlights: list}}},
			{Education: []cv.Education{{Summary: list}}},
			{Interests: []cv.Interest{{Name: list[0]}}},
			{References: []cv.Reference{{Text: list[0]}}},
			{Additional: []cv.OtherSection{{Items: []cv.Item{{Text: list[0]}}}}},
		} {
			doc.Locale = "en-GB"
			before := doc.Clone()
			if notes := Letters(doc, always, nil); len(notes) > 0 || !reflect.DeepEqual(doc, before) {
				t.Errorf("%q: %v", told, notes)
			}
		}
	}
	doc := &cv.Document{Locale: "en-GB"}
	doc.Work = []cv.Engagement{{Highlights: []cv.Text{{ID: "h", Value: "I look forward to hearing from you."}}}}
	doc.Interests = []cv.Interest{{Name: cv.Text{ID: "i", Value: "Waiting for your positive reply."}}}
	if Letters(doc, always, nil); len(doc.Work[0].Highlights)+len(doc.Interests) > 0 {
		t.Errorf("%v %v", doc.Work, doc.Interests)
	}
}

// Of a letter that stands as a profile only the pleas go: what stays would be told as a profile.
func TestLetterAsProfile(t *testing.T) {
	const told = "I hope that my knots fit your needs. I weld hulls."
	doc := &cv.Document{Locale: "en-GB", Summary: []cv.Text{{ID: "summary[0]", Value: told}}}
	doc.Additional = []cv.OtherSection{{Items: []cv.Item{
		{Text: cv.Text{ID: "additional[0].items[0]", Value: told}},
		{Text: cv.Text{ID: "additional[0].items[1]", Value: "Please find enclosed my resume."}},
	}}}
	Letters(doc, always, nil)
	if s, other := doc.Summary[0].Value, doc.Additional[0].Items[0].Value; s != told || other != "I weld hulls." {
		t.Errorf("%q, %q", s, other)
	}
}

// The reader's firm is any firm in a document that is sent on.
func TestAnyReader(t *testing.T) {
	for before, want := range map[string]string{
		"I seek a post in your esteemed organization where I can learn.": "I seek a post in an esteemed organization where I can learn.",
		"To serve for the growth of your company.":                       "To serve for the growth of the company.",
		"I want to be a part of your reputed organisation.":              "I want to be a part of the reputed organisation.",
		"I seek a post with your distinguished company.":                 "I seek a post with a distinguished company.",
		"I want to work with your firm.":                                 "I want to work with a firm.",
		"Your company car was washed.":                                   "Your company car was washed.",
		"Kept your home safe.":                                           "Kept your home safe.",
	} {
		if got := anyReader(before); got != want {
			t.Errorf("%q: %q, want %q", before, got, want)
		}
	}
}

// An objective in quotation marks is its owner's own; a saying of others stays one.
func TestUnquoted(t *testing.T) {
	for before, want := range map[string]string{
		`"I want to rig old boats."`:            "I want to rig old boats.",
		"“To rig my old boats at sea.”":         "To rig my old boats at sea.",
		"- “To rig my old boats at sea.”":       "To rig my old boats at sea.",
		`"The best rigger of the yard," Times.`: `"The best rigger of the yard," Times.`,
		`"A rigger's rigger"`:                   `"A rigger's rigger"`,
	} {
		doc := &cv.Document{Locale: "en-GB", Summary: []cv.Text{{ID: "summary[0]", Value: before}}}
		notes := Letters(doc, always, nil)
		if got := doc.Summary[0].Value; got != want || (len(notes) > 0) != (got != before) {
			t.Errorf("%q: %q, %d notes, want %q", before, got, len(notes), want)
		}
	}
}
