package blind_test

import (
	"testing"

	"focal/internal/blind"
	"focal/internal/cv"
)

func TestQuotesKeepToTheLevel(t *testing.T) {
	said := func(id, s string) cv.Text { return cv.Text{ID: id, Value: s} }
	d := &cv.Document{}
	d.Person.Name = said("person.name", "Imogen Fairweather")
	d.Person.Email = said("person.email", "imogen.fairweather@example.org")
	d.Person.Phone = said("person.phone", "07700 900123")
	d.Summary = []cv.Text{said("summary[0]",
		"Imogen leads a team of nine. Call her on 07700 900123 any day, for she likes to talk about ropes at length and in depth.")}
	d.Work = []cv.Engagement{{Title: said("work[0].title", "Rope Supervisor"), Organisation: said("work[0].organisation",
		"Tarn Cables Ltd")}}
	d.Education = []cv.Education{{Degree: said("education[0].degree", "BEng"), Institution: said("education[0].institution",
		"University of Wexcombe")}}
	d.References = []cv.Reference{{Name: said("references[0].name", "Ursula Pike"), Text: said("references[0].text", "The best I know.")}}
	for _, c := range []struct {
		name, quote string
		privacy     cv.Privacy
		want        string
	}{
		{"nothing is hidden", "Imogen leads a team of nine.", cv.Privacy{}, "Imogen leads a team of nine."},
		{
			"the number of a licence, at any level", "Motor Cycle Driving License (KL07 20110012345, since 2007)",
			cv.Privacy{},
			"Motor Cycle Driving License ([withheld], since 2007)",
		},
		{"a contact in a sentence", "Call her on 07700 900123 any day", cv.Privacy{Level: cv.ClientSafe}, "Call her on [withheld] any day"},
		{"client-safe keeps the name", "Imogen leads a team of nine.", cv.Privacy{Level: cv.ClientSafe}, "Imogen leads a team of nine."},
		{
			"the name, as initials", "Imogen leads a team of nine.",
			cv.Privacy{Level: cv.Blind, Candidate: cv.Initials},
			"I.F. leads a team of nine.",
		},
		{"a value that says nothing of it", "Rope Supervisor", cv.Privacy{Level: cv.BlindPlus}, "Rope Supervisor"},
		{"blind keeps schools", "University of Wexcombe", cv.Privacy{Level: cv.Blind}, "University of Wexcombe"},
		{"blind plus does not", "University of Wexcombe", cv.Privacy{Level: cv.BlindPlus}, "[withheld]"},
		{"nor the words of a sex", "Call her on 07700 900123 any day", cv.Privacy{Level: cv.BlindPlus}, "Call them on [withheld] any day"},
		{"a referee", "The best I know.", cv.Privacy{Level: cv.Blind}, "[withheld]"},
		{
			"an employer that is to be described", "Tarn Cables Ltd",
			cv.Privacy{Level: cv.Blind, Employers: cv.Described},
			"[employer withheld]",
		},
		{"a long value cut off, with a secret", "Imogen leads a team of nine. Call her on …", cv.Privacy{Level: cv.Blind}, "[withheld]"},
		{"a value cut off, without one", "Rope …", cv.Privacy{Level: cv.Blind}, "Rope …"},
	} {
		t.Run(c.name, func(t *testing.T) {
			got := blind.Quotes(d, d, c.privacy)(c.quote)
			if got != c.want {
				t.Errorf("%q, not %q", got, c.want)
			}
		})
	}
}

// What the user worded anew or left out in the review is quoted at no level that hides
// anything; the rest is quoted as ever.
func TestQuotesKeepToTheReview(t *testing.T) {
	said := func(id, s string) cv.Text { return cv.Text{ID: id, Value: s} }
	long := "Rigged the stage of  the Orrin Playhouse for nine seasons."
	d := &cv.Document{Summary: []cv.Text{said("summary[0]", long)}}
	d.Work = []cv.Engagement{
		{Title: said("work[0].title", "Rigger"), Organisation: said("work[0].organisation", "Brightwater Halls")},
		{Title: said("work[1].title", "Fitter"), Organisation: said("work[1].organisation", "Tarn Cables Ltd")},
	}
	reviewed := d.Clone()
	reviewed.Summary[0].Value = "Rigged the stage of a theatre for nine seasons."
	reviewed.Work[0].Organisation.Value = ""
	reviewed.Work = reviewed.Work[:1]
	for _, c := range []struct{ quote, want string }{
		{long, "[withheld]"},
		{"Rigged the stage of the Orrin …", "[withheld]"},
		{"Orrin Playhouse", "[withheld]"},
		{"nine seasons", "nine seasons"},
		{"Brightwater Halls", "[withheld]"},
		{"Rigger", "Rigger"},
		{"Fitter", "[withheld]"},
	} {
		for _, level := range []cv.Level{cv.ClientSafe, cv.Blind, cv.BlindPlus} {
			if got := blind.Quotes(d, reviewed, cv.Privacy{Level: level})(c.quote); got != c.want {
				t.Errorf("%s: %q is quoted as %q, not %q", level, c.quote, got, c.want)
			}
		}
		if got := blind.Quotes(d, reviewed, cv.Privacy{})(c.quote); got != c.quote {
			t.Errorf("open: %q is quoted as %q", c.quote, got)
		}
	}
}
