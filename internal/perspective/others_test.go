package perspective_test

import (
	"testing"

	"focal/internal/cv"
	"focal/internal/perspective"
)

type rewriteCase struct{ in, want string } // an empty want: unchanged

func checkRewrites(t *testing.T, to cv.Perspective, s perspective.Subject, list []rewriteCase) {
	t.Helper()
	for _, c := range list {
		want := c.want
		if want == "" {
			want = c.in
		}
		if got, _ := perspective.Rewrite(c.in, to, s); got != want {
			t.Errorf("\n in   %q\n got  %q\n want %q", c.in, got, want)
		}
	}
}

func TestWordsOfOthersStay(t *testing.T) {
	checkRewrites(t, cv.ThirdPerson, perspective.Subject{Name: "Ann Lee", Pronouns: cv.She}, []rewriteCase{
		{in: "Customer quote: I could not ask for a better plumber."},
		{in: "Dr Mead said: I rely on this ward. I always have."},
		{in: "Testimonial from Jo Hart: I am delighted with my garden."},
		{in: "Feedback on the course: I finally understand my taxes."},
		{in: "Bob wrote: I owe Ann."},
		{in: "Jo Hart wrote to us: I thank your team."},
		{in: "One parent commented: I trust her with my son."},
		{in: "I am calm under pressure, wrote Jo Hart."},
		{"I wrote back: I resign.", "She wrote back: she resigns."},
		{"Personal statement: I am a porter.", "Personal statement: she is a porter."},
		{"My comment on that: I was wrong.", "Her comment on that: she was wrong."},
		{"My duties: I open the shop and I close it.", "Her duties: she opens the shop and she closes it."},
		{"The reviews I wrote were read widely.", "The reviews she wrote were read widely."},
		{"A judge said: “I like it.” I sold 40 of them.", "A judge said: “I like it.” She sold 40 of them."},
	})
}

func TestTitlesOfWorksStay(t *testing.T) {
	checkRewrites(t, cv.ThirdPerson, perspective.Subject{Name: "Ann Lee", Pronouns: cv.She}, []rewriteCase{
		{in: "Sound engineer for My Bloody Valentine."},
		{in: "My Bloody Valentine toured with this rig."},
		{in: "I, Claudius ran for six weeks."},
		{in: "Dresser on I, Claudius at the Playhouse."},
		{in: "Printed shirts for the campaign I Love NY."},
		{in: "Extra in the film I, Robot."},
		{in: "Runner on I'm a Celebrity."},
		{in: "Author of How I Learned to Sail."},
		{in: "Published a novel titled I Am Legend."},
		{"The campaign I led won a prize.", "The campaign she led won a prize."},
		{"The book I wrote sold well.", "The book she wrote sold well."},
		{"I'm a Chartered Surveyor.", "She is a Chartered Surveyor."},
		{"My English is fluent.", "Her English is fluent."},
		{"I TIG weld and I PAT test.", "She TIG welds and she PAT tests."},
		{"Since I Joined Acme, I have grown.", "Since she Joined Acme, she has grown."},
		{"I Stack shelves.", "She Stacks shelves."},
		{"I, Ann Lee, confirm this.", "She, Ann Lee, confirms this."},
	})
}
