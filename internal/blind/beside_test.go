package blind

import (
	"strings"
	"testing"

	"focal/internal/cv"
)

// pellam is a CV whose name was read by half, with some lines of its file.
func pellam(lines ...string) *cv.Document {
	d := fileOf(cv.SectionAdditional, lines...)
	d.Person.Name = cv.Text{Value: "Orvind Pellam", Confidence: 1}
	d.Skills = []cv.SkillGroup{{Keywords: []cv.Text{{Value: "Quistframe"}}}}
	d.Work = []cv.Engagement{{Organisation: cv.Text{Value: "Zarnkov Cables"}}}
	return d
}

// Issue 10 C.1: the rest of a name that the reader did not take for it is told by lines that give somebody a name.
func TestFullerNames(t *testing.T) {
	many := strings.Repeat("Welds pipes|", 60)
	for _, c := range []struct{ mail, lines, want string }{
		{"", "Mr. Orvind Tavenko Pellam", "Tavenko"},
		{"", "MBBS Mr. Orvind Maliavek Moyavek (Dr. Orvind)", "Maliavek Moyavek"},
		{"", "Orvind Tavenkovic", "Tavenkovic"},
		{"", many + "Knew Orvind Tavenko Pellam" + strings.Repeat("|Welds", 60), "Tavenko"},
		{"", many + "I, the undersigned Orvind Tavenko, declare", "Tavenko"},
		{"", "Former student of the yard, known as Orvind Walsh before marriage.", "Walsh"},
		{"", "Orvind Pellam (née Walshe)", "Walshe"},
		{"", "Maiden name: Walshe", "Walshe"},
		{"orvind.tavenko@mill.example", "", "Tavenko"},
		{"orvindtavenko7@mill.example", "", "Tavenko"},

		{"", "Orvind Quistframe", ""},
		{"", "Orvind Zarnkov", ""},
		{"", "Orvind Leeds", ""},
		{"", "Orvind Pellam MBA", ""},
		{"", "Orvind Engineer", ""},
		{"", many + "Wrote Orvind Tavenko" + strings.Repeat("|Welds", 60), ""},
		{"", "The firm was née Zarnkov", ""},
		{"orvind.cables@mill.example", "", ""},
		{"hello.there@mill.example", "", ""},
	} {
		d := pellam(strings.Split(c.lines, "|")...)
		d.Person.Email.Value = c.mail
		got := strings.Join(fullerNames(d, nameParts(d.Person.Name.Value)), " ")
		if !strings.EqualFold(got, c.want) {
			t.Errorf("%q, %q: %q, want %q", c.mail, c.lines, got, c.want)
		}
	}
}

// What stands right beside a name that goes and may be more of it goes with it; firms, prizes, towns and other words stay.
func TestTheRestOfANameGoes(t *testing.T) {
	s := secretsOf(pellam(), cv.Privacy{Level: cv.Blind, Candidate: cv.Initials})
	prose, name := cv.Ref{Section: cv.SectionSummary, Role: cv.RoleProse}, cv.Ref{Section: cv.SectionWork, Role: cv.RoleOrganisation}
	for _, c := range []struct {
		r          cv.Ref
		text, want string
	}{
		{prose, "Mr. Orvind Maliavek Moyavek Lonavek (Dr. Orvind)", "Mr. O.P. (Dr. O.P.)"},
		{prose, "Tavenko Orvind leads", "O.P. leads"},
		{prose, "Orvind Tavenko-Quill leads", "O.P. leads"},

		{prose, "Orvind Pellam Tavenko Foundation", "O.P. Tavenko Foundation"},
		{prose, "Orvind Leeds", "O.P. Leeds"},
		{prose, "Orvind San Jose", "O.P. San Jose"},
		{prose, "Orvind Manager", "O.P. Manager"},
		{prose, "With Tavenko Orvind built it", "With Tavenko O.P. built it"},
		{prose, "Orvind, Tavenko and Bo", "O.P., Tavenko and Bo"},
		{prose, "Orvind Quistframe", "O.P. Quistframe"},
		{name, "Pellam Tavenko", "O.P. Tavenko"},
	} {
		if got := s.withoutName(c.text, c.r); got != c.want {
			t.Errorf("%q became %q, want %q", c.text, got, c.want)
		}
	}
	for text, want := range map[string]string{
		"Mr. O.P. Maliavek": "Maliavek", "O.P. leads": "", "O.P. Leeds": "", "O.P. Foundation": "", "O.P.": "", "by O.P. (Tavenko)": "",
	} {
		if got := besideAlias(text, "O.P."); got != want {
			t.Errorf("beside in %q: %q", text, got)
		}
	}
}

// An account made of the name is a link at every level; the name and words of which it is a part stay where it is shown.
func TestOwnAccounts(t *testing.T) {
	for _, c := range []struct{ text, want string }{
		{"Stack Overflow: opellam", "Stack Overflow: [withheld]"},
		{"See orvindpellam.wordpress.com or orvind.pellam7", "See [withheld] or [withheld]"},
		{"Forum: pellam_88", "Forum: [withheld]"},
		{"Link: pellam.tarn.tech, npm i pellam-quote-kit", "Link: [withheld], npm i [withheld]"},
		{"A pellam-led yard", "A pellam-led yard"},
		{"Orvind Pellam and pellam", "Orvind Pellam and pellam"},
		{"A pellamine bath at pellamworks.com", "A pellamine bath at pellamworks.com"},
		{"Wrote zarnkov.com", "Wrote zarnkov.com"},
	} {
		s := secretsOf(pellam(), cv.Privacy{Level: cv.ClientSafe})
		if got, _ := s.scrub(c.text, cv.Ref{Section: cv.SectionSummary, Role: cv.RoleProse, Text: &cv.Text{Value: c.text}}); got != c.want {
			t.Errorf("%q became %q, want %q", c.text, got, c.want)
		}
	}
	baker := []namePart{{folded: "grace"}, {folded: "baker"}}
	for account, want := range map[string]bool{"gbaker": true, "bakery": false, "bakers": false, "gracious": false} {
		if ownAccount(account, baker) != want {
			t.Errorf("%q", account)
		}
	}
}

// Letters that can be made of a name in many ways are looked through once; more than anybody has in an account are none.
func TestAccountsOfAlikeParts(t *testing.T) {
	aadra := []namePart{{folded: "aadra"}, {folded: "aavik"}}
	a := func(n int) string { return strings.Repeat("a", n) }
	for account, want := range map[string]bool{
		"aadra" + a(60) + "z": false, "aadra" + a(39) + "z": false, "aadra" + a(40): true, "aadra" + a(41): false, "aadraaavika": true,
	} {
		if ownAccount(account, aadra) != want {
			t.Errorf("%q", account)
		}
	}
	d := pellam()
	d.Person.Name.Value = "Aadra Aavik"
	s := secretsOf(d, cv.Privacy{Level: cv.ClientSafe})
	text := "Forum: aadra" + a(60) + "z"
	if got, _ := s.scrub(text, cv.Ref{Section: cv.SectionSummary, Role: cv.RoleProse, Text: &cv.Text{Value: text}}); got != text {
		t.Errorf("%q became %q", text, got)
	}
}
