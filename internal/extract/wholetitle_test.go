package extract

import (
	"strings"
	"testing"

	"focal/internal/cv"

	"focal/internal/extract/labeller"
)

// A title has the words behind it that say what it is for; a sentence goes on, and an employer stays one.
func TestWholeTitle(t *testing.T) {
	for _, c := range []struct{ text, title, org, want string }{
		{"Research Intern in Marine Acoustics, Tern Institute", "Research Intern", "Tern Institute", "Research Intern in Marine Acoustics"},
		{"Technician for Dr. Anna Reed\tSummer 2012", "Technician", "", "Technician for Dr. Anna Reed"},
		{"Assistant in the Fish and Game Department – Fowey", "Assistant", "", "Assistant in the Fish and Game Department"},
		{"Tern Ltd - Clerk for Sales (Fowey)", "Clerk", "Tern Ltd", "Clerk for Sales"},
		{"Officer on the Watch 2011 - 2013", "Officer", "", "Officer on the Watch"},
		{"Worked as a Mate in Fowey Harbour, 2012", "Mate", "", "Mate"},
		{"Mate in charge of two boats", "Mate", "", "Mate"},
		{"Mate for Tern Shipping Ltd", "Mate", "Tern Shipping Ltd", "Mate"},
		{"Mate for Tern Shipping Ltd, Fowey", "Mate", "", "Mate"},
		{"Research Intern for Summer 2012", "Research Intern", "", "Research Intern"},
		{"Waiter in May 2009 – June 2009", "Waiter", "", "Waiter"},
		{"Head Chef in Portland, Maine", "Head Chef", "", "Head Chef"},
		{"Mate of the year", "Mate", "", "Mate"},
		{"Title IX Officer, Tern School", "IX Officer", "Tern School", "Title IX Officer"},
		{"Tern Club - past president and treasurer", "president and treasurer", "Tern Club", "past president and treasurer"},
		{"Past: President, Tern Club", "President", "Tern Club", "President"},
		{"Title: Officer, Tern School", "Officer", "Tern School", "Officer"},
	} {
		l := line{segs: []segment{{text: c.text}}}
		l.finish()
		b := &builder{doc: &cv.Document{}, lines: []line{l}}
		e := &labeller.Entry{Fields: map[string]labeller.Field{"title": fieldIn(c.text, c.title)}}
		if c.org != "" {
			e.Fields["org"] = fieldIn(c.text, c.org)
		}
		if b.wholeTitle(e); e.Fields["title"].Value != c.want {
			t.Errorf("%q: title %q, want %q", c.text, e.Fields["title"].Value, c.want)
		}
	}
}

// fieldIn is a field of the only line.
func fieldIn(text, value string) labeller.Field {
	at := strings.Index(text, value)
	return labeller.Field{Value: value, Parts: []string{value}, Lines: []int{0}, From: at, To: at + len(value)}
}

// A title that goes on in the next line keeps what makes less of it.
func TestWholeTitleOfTwoLines(t *testing.T) {
	b := &builder{doc: &cv.Document{}}
	for _, text := range []string{"Tern Club - past president and", "treasurer"} {
		l := line{segs: []segment{{text: text}}}
		l.finish()
		b.lines = append(b.lines, l)
	}
	at := strings.Index(b.lines[0].text, "president")
	e := &labeller.Entry{Fields: map[string]labeller.Field{"title": {
		Value: "president and treasurer", Parts: []string{"president and", "treasurer"}, Lines: []int{0, 1}, From: at, To: len("treasurer"),
	}}}
	if b.wholeTitle(e); e.Fields["title"].Value != "past president and treasurer" {
		t.Errorf("title %q", e.Fields["title"].Value)
	}
}

// Words that only name what stands beside them are no title.
func TestFramesAreNoTitles(t *testing.T) {
	for text, want := range map[string]string{
		"Previous Employee": "", "Present Position": "", "Post Office Clerk": "Post Office Clerk", "Employee": "Employee",
		"Client Service": "Client Service", "Post Graduate": "Post Graduate", "Service Department": "Service Department",
	} {
		l := line{segs: []segment{{text: text}}}
		l.finish()
		b := &builder{doc: &cv.Document{}, lines: []line{l}}
		if got := b.titleOf(&labeller.Entry{Fields: map[string]labeller.Field{"title": fieldIn(text, text)}}).Value; got != want {
			t.Errorf("%q: title %q, want %q", text, got, want)
		}
	}
}
