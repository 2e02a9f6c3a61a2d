package perspective_test

import (
	"strings"
	"testing"

	"focal/internal/cv"
	"focal/internal/perspective"
)

func TestThirdPersonForms(t *testing.T) {
	for _, c := range []struct{ name, pronouns, in, want string }{
		{"capitals stay", "she", "I AM A QUALIFIED NURSE AND MY PIN IS CURRENT.", "SHE IS A QUALIFIED NURSE AND HER PIN IS CURRENT."},
		{"small i", "he", "i manage a shop and i'm good with stock.", "He manages a shop and he is good with stock."},
		{"a numeral before a month", "he", "I November 2018 5.10", "I November 2018 5.10"},
		{"a verb that is a month as well", "he", "I march 20 miles a day.", "He marches 20 miles a day."},
		{"small i is a numeral", "he", "See items i to iii.", "See items i to iii."},
		{"curly apostrophes", "they", "I’m keen, I’ve trained and I don’t drive.", "They are keen, they have trained and they don’t drive."},
		{"curly apostrophes, she", "she", "I don’t drive, I haven’t a car.", "She doesn’t drive, she hasn’t a car."},
		{"he", "he", "My boss gave me the keys; the shop was mine and I ran it myself.", "His boss gave him the keys; the shop was his and he ran it himself."},
		{"no choice means they", "", "I am and was a baker.", "They are and were a baker."},
		{"an ambiguous contraction keeps its form", "she", "I'd put up posters.", "She'd put up posters."},
		{"had better", "she", "I'd better mention that I'd already left.", "She had better mention that she had already left."},
		{"aren't I", "she", "I am not bored.", "She is not bored."},
		{"bullet mark", "she", "• I manage stock.", "• She manages stock."},
		{"list number", "she", "1. I manage stock.", "1. She manages stock."},
		{"dash as a bullet", "she", "- I manage stock and order more.", "- She manages stock and orders more."},
		{"spaces and line breaks stay", "she", "I  cook.\n\n  I also bake\tbread. ", "She  cooks.\n\n  She also bakes\tbread. "},
		{"title case verbs", "she", "I Manage stock and Coordinate drivers.", "She Manages stock and Coordinates drivers."},
		{"an abbreviation before", "she", "Inc. 5000 firms hire me, e.g. I audit Acme Ltd. I also train.", "Inc. 5000 firms hire her, e.g. she audits Acme Ltd. She also trains."},
		{"initial in a name", "she", "Worked with John I. Moss and I liked it.", "Worked with John I. Moss and she liked it."},
		{"end of sentence", "she", "Nobody knew more than I. I left.", "Nobody knew more than she. She left."},
		{"a list of names", "they", "Spring, Hibernate", "Spring, Hibernate"},
		{"verbs of one object", "they", "Restore and sell boats.", "Restores and sells boats."},
		{"two words that are one thing", "they", "Pay Roll with the system of the yard.", "Pay Roll with the system of the yard."},
		{"a verb and its object", "they", "Pay rollers and packers weekly.", "Pays rollers and packers weekly."},
		{"letters joined by a sign", "they", "Plans maintenance for the I & C department.", "Plans maintenance for the I & C department."},
		{"a pronoun joined by a sign", "they", "I & my team built the yard.", "They & their team built the yard."},
		{"Roman numerals in a row", "she", "I sat papers I, II and III.", "She sat papers I, II and III."},
		{"after a name", "she", "At Tesco I manage two aisles.", "At Tesco she manages two aisles."},
		{"a post's grade", "she", "Clerk I at Lloyds; then I moved.", "Clerk I at Lloyds; then she moved."},
		{"empty", "she", "", ""},
		{"only I", "she", "I", "I"},
		{"addresses", "she", "Write to me@example.org or see example.org/my/i.", "Write to me@example.org or see example.org/my/i."},
		{"a title that holds my", "she", "Shortlisted for My Kitchen Rules.", "Shortlisted for My Kitchen Rules."},
		{"quoted at length", "she", "“I am the one you want. I deliver.” is my slogan.", "“I am the one you want. I deliver.” is her slogan."},
		{"single quotes against apostrophes", "she", "I run the girls' team and the boys' team.", "She runs the girls' team and the boys' team."},
		{"inches", "she", "I fit 6\" pipes and 8\" valves.", "She fits 6\" pipes and 8\" valves."},
		{"brackets", "she", "I bake (and I sell) bread.", "She bakes (and she sells) bread."},
		{"US spelling", "she", "I organize events and analyze feedback.", "She organizes events and analyzes feedback."},
	} {
		got, _ := perspective.Rewrite(c.in, cv.ThirdPerson, perspective.Subject{Pronouns: cv.Pronouns(c.pronouns)})
		if got != c.want {
			t.Errorf("%s\n in   %q\n got  %q\n want %q", c.name, c.in, got, c.want)
		}
	}
}

func TestFirstPerson(t *testing.T) {
	for _, c := range []struct{ name, candidate, pronouns, in, want string }{
		{"full name", "Ada Verne", "", "Ada Verne is a chartered surveyor. She leads a team of six.", "I am a chartered surveyor. I lead a team of six."},
		{"first name and possessive", "Ada Verne", "", "Ada's clients trust her. Ada works in Hull.", "My clients trust me. I work in Hull."},
		{"surname with a title", "Ada Verne", "", "Ms Verne has run three sites and holds a SMSTS card.", "I have run three sites and hold a SMSTS card."},
		{"object of a verb", "Ada Verne", "", "The board appointed Ada Verne to the post, where she remains.", "The board appointed me to the post, where I remain."},
		{"he", "Karl Ode", "", "Karl is a cook. He bakes bread, fillets fish and runs his own stall.", "I am a cook. I bake bread, fillet fish and run my own stall."},
		{"they, named", "Kim Ode", "they", "Kim Ode is a pilot. They fly jets and have logged 900 hours.", "I am a pilot. I fly jets and have logged 900 hours."},
		{"they, unnamed", "", "they", "They are a baker and they run their own shop.", "I am a baker and I run my own shop."},
		{"they are somebody else", "Kim Ode", "they", "Trained drivers so that they passed their tests.", "Trained drivers so that they passed their tests."},
		{"another person", "Ada Verne", "she", "Assisted the director while she rebuilt the firm.", "Assisted the director while she rebuilt the firm."},
		{"no subject", "Ada Verne", "", "Manages 42 drivers and coordinates repairs.", "Manage 42 drivers and coordinate repairs."},
		{"plural noun at the start", "Ada Verne", "", "Systems analyst with a bank.", "Systems analyst with a bank."},
		{"past tense stays", "Ada Verne", "", "Led the move and trained staff.", "Led the move and trained staff."},
		{"first person stays", "Ada Verne", "", "I manage a shop with my sister; she keeps the books.", "I manage a shop with my sister; she keeps the books."},
		{"contractions", "Ada Verne", "", "She's a nurse. She's worked abroad and doesn't smoke.", "I am a nurse. I have worked abroad and don't smoke."},
		{"firm of the same name", "Ada Verne", "", "Verne Consulting was founded by Ada Verne in 2001.", "Verne Consulting was founded by me in 2001."},
		{"quotation", "Ada Verne", "", "The paper wrote: \"Ada is superb; she delivers.\" She keeps that page.", "The paper wrote: \"Ada is superb; she delivers.\" I keep that page."},
		{"capitals", "ADA VERNE", "", "Ada Verne teaches art.", "I teach art."},
		{"other language", "Ada Verne", "", "Ada Verne leitet ein Team und sie berichtet an den Vorstand.", "Ada Verne leitet ein Team und sie berichtet an den Vorstand."},
		{"hers and herself", "Ada Verne", "she", "She taught herself to sail; the boat is hers.", "I taught myself to sail; the boat is mine."},
		{"his as a pronoun", "Karl Ode", "he", "He runs the stall, which is his.", "I run the stall, which is mine."},
		{"inverted", "Ada Verne", "she", "Not only does she teach, she also coaches.", "Not only do I teach, I also coach."},
		{"singular relative keeps its verb", "Ada Verne", "she", "She leads a team that designs and builds pumps.", "I lead a team that designs and builds pumps."},
		{"plural nouns are no verbs", "Ada Verne", "she", "She handles budgets, forecasts and audits.", "I handle budgets, forecasts and audits."},
		{"plural nouns that are verbs", "Ada Verne", "she", "She sets budgets, forecasts demand and audits stock.", "I set budgets, forecast demand and audit stock."},
		{"middle name", "Ada Mary Verne", "", "Ada Verne paints.", "I paint."},
		{"letters behind the name", "Ada Verne, MBA", "", "Verne advises banks.", "I advise banks."},
		{"letters in the sentence", "Ada Verne", "", "Ada Verne, FRICS, has surveyed 400 farms.", "I have surveyed 400 farms."},
		{"with others", "Ada Verne", "", "Ada and her crew won a medal.", "I and my crew won a medal."},
		{"they who ask", "Ada Verne", "", "They asked Ada to stay.", "They asked me to stay."},
		{"what she is comes first", "Ada Verne", "", "A born organiser, she runs two fairs and plans a third.", "A born organiser, I run two fairs and plan a third."},
		{"participle first", "Ada Verne", "", "Known for her calm manner.", "Known for my calm manner."},
		{"named after the verb", "Ada Verne", "", "Clients trust Ada to deliver.", "Clients trust me to deliver."},
		{"apposition", "Ada Verne", "", "Ada, a trained chef, runs two kitchens.", "I, a trained chef, run two kitchens."},
		{"she of a manager in her own sentence", "Ada Verne", "she", "Her manager praised her twice.", "My manager praised me twice."},
	} {
		got, _ := perspective.Rewrite(c.in, cv.FirstPerson, perspective.Subject{Name: c.candidate, Pronouns: cv.Pronouns(c.pronouns)})
		if got != c.want {
			t.Errorf("%s\n in   %q\n got  %q\n want %q", c.name, c.in, got, c.want)
		}
	}
}

func document() *cv.Document {
	d := &cv.Document{
		Locale: "en-GB", Person: cv.Person{Name: cv.Text{Value: "ADA O'VERNE-MCKAY, MBA"}},
		Summary: []cv.Text{{ID: "summary[0]", Value: "I am a surveyor and I lead a team. I keep my word.", Lines: []int{3, 4}}},
		Work: []cv.Engagement{{
			Title: cv.Text{Value: "I/O engineer"}, Organisation: cv.Text{Value: "My Home Ltd"},
			Highlights: []cv.Text{{Value: "I led a move to a new yard."}, {Value: "I manage nine drivers and plan routes."}, {Value: "Won a prize."}, {Value: "I was promoted."}},
		}},
		References: []cv.Reference{{Name: cv.Text{Value: "Bo Lind"}, Text: cv.Text{Value: "I would hire her again."}}},
	}
	d.AssignIDs()
	return d
}

func TestDocumentThirdPerson(t *testing.T) {
	d := document()
	notes := perspective.Document(d, cv.ThirdPerson, cv.They)
	for _, c := range []struct{ got, want string }{
		{d.Summary[0].Value, "Ada O'Verne-McKay is a surveyor and they lead a team. They keep their word."},
		{d.Work[0].Highlights[0].Value, "Led a move to a new yard."},
		{d.Work[0].Highlights[1].Value, "Manages nine drivers and plans routes."},
		{d.Work[0].Highlights[2].Value, "Won a prize."},
		{d.Work[0].Highlights[3].Value, "They were promoted."},
		{d.Work[0].Title.Value, "I/O engineer"},
		{d.Work[0].Organisation.Value, "My Home Ltd"},
		{d.References[0].Text.Value, "I would hire her again."},
	} {
		if c.got != c.want {
			t.Errorf("got %q, want %q", c.got, c.want)
		}
	}
	if len(notes) != 5 {
		t.Fatalf("%d notes, want one for each changed sentence: %v", len(notes), notes)
	}
	n := notes[1]
	if n.Kind != cv.NotePerspective || n.Field != "summary[0]" || n.Before != "I keep my word." || n.After != "They keep their word." || len(n.Lines) != 2 || !strings.Contains(n.Reason, "“my” to “their”") {
		t.Errorf("note %+v", n)
	}
	if again := perspective.Document(d, cv.ThirdPerson, cv.They); len(again) != 0 {
		t.Errorf("a second run changed %v", again)
	}
}

func TestDocumentBulletsWithSheDropTheSubject(t *testing.T) {
	d := document()
	perspective.Document(d, cv.ThirdPerson, cv.She)
	if got := d.Work[0].Highlights[1].Value; got != "Manages nine drivers and plans routes." {
		t.Errorf("got %q", got)
	}
}

func TestDocumentInAnotherLanguageStays(t *testing.T) {
	d := document()
	d.Locale = "de"
	if notes := perspective.Document(d, cv.ThirdPerson, cv.She); len(notes) != 0 {
		t.Errorf("changed %v", notes)
	}
}

func TestDocumentFirstPerson(t *testing.T) {
	d := &cv.Document{
		Person:  cv.Person{Name: cv.Text{Value: "Ada Verne"}},
		Summary: []cv.Text{{Value: "Ada is a surveyor. She leads a team, and its members trust her."}},
		Work:    []cv.Engagement{{Highlights: []cv.Text{{Value: "Manages nine drivers."}, {Value: "Promoted in her second year."}, {Value: "Helped the mayor with her speeches."}}}},
	}
	perspective.Document(d, cv.FirstPerson, cv.They)
	for _, c := range []struct{ got, want string }{
		{d.Summary[0].Value, "I am a surveyor. I lead a team, and its members trust me."},
		{d.Work[0].Highlights[0].Value, "Manage nine drivers."},
		{d.Work[0].Highlights[1].Value, "Promoted in my second year."},
		{d.Work[0].Highlights[2].Value, "Helped the mayor with her speeches."},
	} {
		if c.got != c.want {
			t.Errorf("got %q, want %q", c.got, c.want)
		}
	}
}

func TestDocumentLeavesFirstPersonAlone(t *testing.T) {
	d := document()
	if notes := perspective.Document(d, cv.FirstPerson, cv.They); len(notes) != 0 {
		t.Errorf("changed %v", notes)
	}
}

// TestLongTextsEnd: see the test of the same name in package language.
func TestLongTextsEnd(t *testing.T) {
	for _, piece := range []string{"I and ", "I manage, ", "\"I\" ", "my ", "I (", "that I ", "and I ", "I, ", "Ada "} {
		text := strings.Repeat(piece, 100_000/len(piece)-1)
		for _, to := range []cv.Perspective{cv.ThirdPerson, cv.FirstPerson} {
			if out, _ := perspective.Rewrite(text, to, perspective.Subject{Name: "Ada Verne"}); out == "" {
				t.Errorf("%q: nothing left", piece)
			}
		}
	}
}
