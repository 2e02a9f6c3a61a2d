package summary

import (
	"testing"

	"focal/internal/cv"
	"focal/internal/language"
	"focal/internal/tailor"
)

// A phrase of the advert is a theme when it is a clean phrase of two to six words; "" where it is none.
func TestThemeOf(t *testing.T) {
	for _, c := range []struct{ phrase, quote, want string }{
		{"Event planning", "Experience with event planning", "event planning"},
		{"Market research experience", "Market research experience", "market research"},
		{"Manage harbour budgets", "Ability to manage harbour budgets", "managing harbour budgets"},
		{"Lead generation", "Lead generation", ""},
		{"Lead harbour teams", "Lead harbour teams", "leading harbour teams"},
		{"Report writing", "Report writing", "report writing"},
		{"Process improvement", "process improvement", "process improvement"},
		{"Testing of LV panels", "testing of LV panels", "testing of LV panels"},
		{"Preparation of shop drawings", "Preparation of shop drawings", "preparation of shop drawings"},
		{"Staff training", "Staff training", "staff training"},
		{"Write press releases", "Proven ability to write press releases", "writing press releases"},
		{"Excellent communication skills", "Excellent communication skills", ""},
		{"Strong stakeholder engagement", "Strong stakeholder engagement", ""},
		{"Three years of rope work", "Three years of rope work", ""},
		{"5S audits", "5S audits", ""},
		{"Adobe Photoshop", "Adobe Photoshop", ""},
		{"Management", "Management", ""},
		{"Ability to work under pressure", "Ability to work under pressure", ""},
		{"Relevant degree", "Relevant degree", ""},
		{"Young people", "Young people", ""},
		{"Line managers", "Line managers", ""},
		{"Stainless steel", "Stainless steel", ""},
		{"Shop drawings", "Shop drawings", ""},
		{"A clean driving licence (B)", "A clean driving licence (B)", ""},
		{"Work in a fast-paced environment", "Ability to work in a fast-paced environment", ""},
		{"Available at weekends", "Available at weekends", ""},
		{"assessment duration", "", ""},
		{"rescue organisation", "", ""},
		{"log maintenance", "", "log maintenance"},
	} {
		if got, ok := themeOf(c.phrase, c.quote); ok && got.text != c.want || !ok && c.want != "" {
			t.Errorf("%q: got %q %v, want %q", c.phrase, got.text, ok, c.want)
		}
	}
}

// A bullet shows a theme that it names as what was done, or whose action and thing are its verb and object. What was only learnt,
// helped with, sold, hoped for or done by others shows nothing.
func TestShownBy(t *testing.T) {
	for _, c := range []struct {
		theme, bullet string
		want          bool
	}{
		{"event planning", "Planned a harbour event for sponsors.", true},
		{"event planning", "Planned winter events and regattas.", true},
		{"event planning", "Event planning and logistics", true},
		{"event planning", "Handled event planning for the club.", true},
		{"financial modelling", "Built financial models for the yard.", true},
		{"financial statement analysis", "Analysed financial statements of chandlers.", true},
		{"site supervision", "Supervised the site.", true},
		{"bank reconciliation", "Prepared bank reconciliations for chandlers.", true},
		{"bank reconciliation", "Prepared the bank reconciliation team's rota.", false},
		{"safety training", "Completed safety training.", false},
		{"crew training", "Completed crew training for riggers.", false},
		{"site inspection", "Prepared site inspections.", false},
		{"external audit", "Prepared external audits of the yard.", false},
		{"boat repair", "Processed boat repairs.", false},
		{"project management", "Completed project management for a certificate.", false},
		{"payroll", "Coordinated the payroll function for nine yards.", true},
		{"incident response", "Led the response to 17 harbour incidents.", true},
		{"incident response", "Led the response to incidents and floods.", false},
		{"incident response", "Led the response to incident reports.", false},
		{"incident response", "Reviewed the response to incidents.", false},
		{"testing of LV panels", "Tested LV panels before handover.", true},
		{"managing social media", "Managed social media for two clubs.", true},
		{"data entry", "Reviews logs and performs data entry.", true},
		{"stock control", "Carried out stock control.", true},
		{"bank reconciliation", "Responsible for bank reconciliation.", true},
		{"event planning", "Assisted with event planning.", false},
		{"event planning", "Attended an event planning workshop.", false},
		{"event planning", "Reported to the head of event planning.", false},
		{"event planning", "Sold event planning software.", false},
		{"event planning", "Developed event planning software.", false},
		{"event planning", "Planned the budget of an event.", false},
		{"event planning", "Planned event budgets.", false},
		{"convoy planning", "Planned and executed 214 convoy missions.", true},
		{"convoy planning", "Planned convoy rotas.", false},
		{"convoy planning", "Planned the mission of a convoy escort firm.", false},
		{"event planning", "Planned routes for the event team.", false},
		{"patient care", "Monitored patient records; care was given by nurses.", false},
		{"wound care", "Provided wound care training to staff.", false},
		{"data entry", "Performed data entry using TideNet.", true},
		{"project planning", "Support project planning for yards.", false},
		{"event planning", "Reviewed event planning done by the agency.", false},
		{"data entry", "Tracked data entry of temps.", false},
		{"stock control", "Monitored stock control carried out on the night shift.", false},
		{"event planning", "Event planning delegated to an agency.", false},
		{"event planning", "Event planning at school.", false},
		{"event planning", "Planned events, all of which were called off.", false},
		{"managing budgets", "Managed budgets in theory.", false},
		{"bank reconciliation", "Performed bank reconciliation twice.", false},
		{"stock control", "Managed stock control on a trial basis.", false},
		{"lesson planning", "Planned lessons with the class teacher.", false},
		{"patient care", "Provided patient care under a registered nurse.", false},
		{"wound care", "Ensured wound care was done.", false},
		{"data entry", "Performed data entry daily.", true},
		{"stock reporting", "Preparation of stock reporting.", true},
		{"patient care", "Won a patient care award.", false},
		{"patient care", "Provided patient care under supervision.", false},
		{"data entry", "Eliminated data entry.", false},
		{"data entry", "Has knowledge of data entry.", false},
		{"data entry", "Trained in data entry.", false},
		{"data entry", "No data entry was needed.", false},
		{"staff training", "Staff attended training.", false},
		{"stock control", "Wanted to learn stock control.", false},
		{"stock control", "Head of stock control", false},
		{"project management", "Managed a crew on the Harbour project.", false},
		{"market research", "Sold fish at the market and did research.", false},
		{"site supervision", "Worked under site supervision.", false},
		{"event planning", "Rigged boats and sailed.", false},
	} {
		th, ok := themeOf(c.theme, c.theme)
		if !ok {
			t.Fatalf("%q is no theme", c.theme)
		}
		doc := &cv.Document{Locale: "en-GB"}
		doc.Work = []cv.Engagement{{Highlights: []cv.Text{sourced(doc, c.bullet)}}}
		doc.AssignIDs()
		co := newComposer(doc, Request{Person: cv.ThirdPerson, Edited: func(string) bool { return false }})
		if got := co.isShown(&th); got != c.want {
			t.Errorf("%q by %q: got %v", c.theme, c.bullet, got)
		}
	}
}

// Only what is shown of a demand becomes a theme: the whole where it is, else the parts.
func TestShownOf(t *testing.T) {
	for _, c := range []struct {
		demand string
		want   []string
	}{
		{"Market research and event planning", []string{"event planning"}},
		{"Testing and commissioning of mast lights", []string{"testing of mast lights"}},
		{"Event planning, rope splicing and harbour tours", []string{"event planning", "rope splicing"}},
		{"Market research", nil},
	} {
		doc := &cv.Document{Locale: "en-GB"}
		doc.Work = []cv.Engagement{{Highlights: []cv.Text{
			sourced(doc, "Planned events for the club."), sourced(doc, "Tested mast lights."), sourced(doc, "Performed rope splicing."),
		}}}
		doc.AssignIDs()
		co := newComposer(doc, Request{Person: cv.ThirdPerson, Edited: func(string) bool { return false }})
		var got []string
		for _, th := range co.shownOf(tailor.Requirement{Text: c.demand, Quote: c.demand}) {
			got = append(got, th.text)
		}
		if len(got) != len(c.want) {
			t.Errorf("%q: got %q, want %q", c.demand, got, c.want)
			continue
		}
		for i := range got {
			if got[i] != c.want[i] {
				t.Errorf("%q: got %q, want %q", c.demand, got, c.want)
			}
		}
	}
}

// Two fields of work are a sentence, but for a job three.
func TestWorthNaming(t *testing.T) {
	list := make([]theme, 3)
	for i := range list {
		list[i] = theme{text: "rope splicing", words: language.TagSentence(language.Tokens("rope splicing"))}
	}
	for _, c := range []struct {
		match         *tailor.Match
		fields, named int
	}{{nil, 1, 0}, {nil, 2, 2}, {&tailor.Match{}, 2, 0}, {&tailor.Match{}, 3, 3}} {
		co := newComposer(mate(), Request{Original: mate(), Match: c.match, Person: cv.ThirdPerson})
		if got := len(co.worthNaming(list[:c.fields])); got != c.named {
			t.Errorf("%d fields, job %v: got %d, want %d", c.fields, c.match != nil, got, c.named)
		}
	}
}
