package blind

import (
	"testing"

	"focal/internal/cv"
)

// Checklist: a Blind plus CV says nothing of origin, faith and family; languages, kitchens, firms
// and what somebody taught stay.
func TestWithoutSaid(t *testing.T) {
	for _, c := range []struct{ text, want string }{
		{"She is a British project manager with 12 years in rail.", "She is a project manager with 12 years in rail."},
		{"I am an Indian electrical engineer.", "I am an electrical engineer."},
		{"I am a [withheld] Indian Hindu male and married.", "I am [withheld]."},
		{"Nigerian civil engineer with ten years on sites", "Civil engineer with ten years on sites"},
		{"I am British and like trains.", "I am [withheld] and like trains."},
		{"A proud Welshman, he speaks Welsh.", "[withheld], he speaks Welsh."},
		{"He is a proud Scot.", "He is [withheld]."},
		{"UK passport holder. Green card holder.", "[withheld]. [withheld]."},
		{"Dual nationality, indefinite leave to remain in the UK", "[withheld], [withheld]"},
		{"Happily [withheld] with 3 children.", "Happily [withheld]."},
		{"St Patrick's Church choir", "[withheld] choir"},
		{"Church elder", "[withheld] elder"},
		{"Women's football", "football"},
		{"Candidate 0417 is a British engineer. O.Q. is an Irish rigger.", "Candidate 0417 is an engineer. O.Q. is a rigger."},
		{"A man of faith, wife [withheld] and three sons live here", "[withheld], wife [withheld] and three sons live here"},
		{"A family man", "A family person"},
		{"Product lead, [withheld], Pakistani-American. Led nine.", "Product lead, [withheld], [withheld]. Led nine."},
		{"Chevalier Scholar from Pakistan, 2012", "Chevalier Scholar, 2012"},
		{"Originally from Ghana, I sail", "Originally from [withheld], I sail"},
		{"As a graduate and Muslim, I teach young people in the mosque.", "As a graduate and [withheld], I teach young people [withheld]."},
		{"Captain of the ladies' camogie team of St Orvind's parish", "Captain of the camogie team"},
		{"Ladies’ rugby", "rugby"},

		{"Anglo-American markets and Franco-German trade", "Anglo-American markets and Franco-German trade"},
		{"Indian-American trade desk", "Indian-American trade desk"},
		{"Software engineer from Leeds", "Software engineer from Leeds"},
		{"Imports from Ghana", "Imports from Ghana"},
		{"Hindu and Muslim communities", "Hindu and Muslim communities"},
		{"The church of Orvindale was repaired", "The church of Orvindale was repaired"},
		{"Ladies' fashion buyer", "Ladies' fashion buyer"},

		{"French teacher with ten years in schools", "French teacher with ten years in schools"},
		{"I am a Chinese interpreter and translator.", "I am a Chinese interpreter and translator."},
		{"Indian cuisine chef of 20 years", "Indian cuisine chef of 20 years"},
		{"German, French and Indian cooking", "German, French and Indian cooking"},
		{"British Airways cabin crew leader", "British Airways cabin crew leader"},
		{"American football coach", "American football coach"},
		{"Indian market experience with European standards", "Indian market experience with European standards"},
		{"Single page applications", "Single page applications"},
		{"Married design with function", "Married design with function"},
		{"Swiss army knife collector", "Swiss army knife collector"},
		{"Church Street redevelopment", "Church Street redevelopment"},
		{"Temple Quay offices", "Temple Quay offices"},
		{"As European sales manager I led nine.", "As European sales manager I led nine."},
		{"Passport office counter clerk", "Passport office counter clerk"},
	} {
		if got := withoutSaid(c.text, cv.Ref{Section: cv.SectionSummary, Role: cv.RoleProse}); got != c.want {
			t.Errorf("%q became %q, want %q", c.text, got, c.want)
		}
	}
	s := secretsOf(fileOf(cv.SectionAdditional, "Nationality: Hungarian", "Religion", "Jain"), cv.Privacy{Level: cv.BlindPlus})
	for text, want := range map[string]string{
		"Hungarian": withheld, "Jain": withheld, "Omani": withheld, "French": "French",
		"Hungarian cooking": "Hungarian cooking", "Omani ports": "Omani ports",
	} {
		if got := s.withoutFacts(text, cv.Ref{Section: cv.SectionAdditional, Role: cv.RoleBullet}); got != want {
			t.Errorf("%q became %q", text, got)
		}
	}
	for role, want := range map[cv.Role]string{cv.RoleBullet: withheld, cv.RoleSkill: "Hungarian"} {
		if got := s.withoutFacts("Hungarian", cv.Ref{Section: cv.SectionWork, Role: role}); got != want {
			t.Errorf("in a post, %s: %q", role, got)
		}
	}
	if got := withoutSaid("British engineer", cv.Ref{Section: cv.SectionWork, Role: cv.RoleTitle}); got != "British engineer" {
		t.Errorf("in a post: %q", got)
	}
}
