package app_test

import (
	"strings"
	"testing"

	"focal/internal/app"
)

func chosen(template, marking, level string) object {
	return object{
		"mode": "Strict", "length": "Regular", "perspective": "FirstPerson", "pronouns": "none", "template": template,
		"sectionLimits": object{"experience": 5, "project": 5, "skill": 0},
		"privacy":       object{"level": level}, "look": object{"marking": marking},
	}
}

func (e *env) options(token string) string {
	e.Helper()
	_, after, _ := strings.Cut(e.need(e.call("GET", "/api/auth/profile", token, nil), 200).text(), `"options":`)
	return after
}

// What the page's user chose is kept with the account, also before a conversion, and no program's choice takes its
// place. Who chose nothing starts with what the admin set for the team.
func TestDecision42_ChoicesAndTeamDefaults(t *testing.T) {
	a := startAsking(t)
	if got := a.options(a.ana); strings.Contains(got, "marking") {
		t.Fatalf("at first: %s", got)
	}
	a.need(a.call("PUT", "/api/admin/defaults", a.root, chosen("Agency", "OFFICIAL", "ClientSafe")), 200)
	if got := a.options(a.ana); !strings.Contains(got, `"template":"Agency"`) || !strings.Contains(got, `"marking":"OFFICIAL"`) {
		t.Errorf("team defaults: %s", got)
	}
	a.need(a.call("PUT", "/api/convert/options", a.ana, chosen("House style", "OFFICIAL-SENSITIVE", "")), 200)
	key := a.apiKey(a.ana, 0, "read", "convert").Key
	send := cvs(plainCV)
	send.fields = map[string]string{"privacy": "ClientSafe"}
	made := a.submit(key, send)
	a.wait(a.ana, made)
	// what is chosen for a CV that is used again is for that conversion alone
	a.wait(a.ana, a.submit(a.ana, form{}.with("reuse_task", made, "template", "Agency", "privacy", "ClientSafe")))
	got := a.options(a.ana)
	isOwn := strings.Contains(got, `"template":"House style"`) && strings.Contains(got, `"marking":"OFFICIAL-SENSITIVE"`)
	if !isOwn || strings.Contains(got, "ClientSafe") {
		t.Errorf("own choice: %s", got)
	}
	a.refused(a.call("PUT", "/api/convert/options", a.ana, chosen("Generic", strings.Repeat("x", 61), "")), "60 characters")
	a.need(a.call("PUT", "/api/convert/options", a.ana, chosen("Defence", "", "")), 403)
	a.need(a.call("PUT", "/api/admin/defaults", a.ana, chosen("Generic", "", "")), 403)
}

// What the team's defaults are changed to holds from the next conversion on, also on pages that were open before and for
// who has converted already; what a user chose stays.
func TestDecision42_ChangedTeamDefaultsAreFollowed(t *testing.T) {
	a := startAsking(t)
	team := func(marking string) {
		a.need(a.call("PUT", "/api/admin/defaults", a.root, chosen("Generic", marking, "")), 200)
	}
	began := func(marking string) string { return `{"look":{"marking":"` + marking + `"}}` }
	made := func(fields ...string) string {
		id := a.submit(a.ana, cvs(plainCV).with(fields...))
		a.wait(a.ana, id)
		_, after, _ := strings.Cut(a.need(a.call("GET", "/api/convert/result/"+id, a.ana, nil), 200).text(), `"look":{`)
		marked, _, _ := strings.Cut(after, "}")
		return marked
	}
	team("OFFICIAL")
	for _, step := range []struct{ now, began, sent, want string }{
		{"OFFICIAL", "OFFICIAL", "OFFICIAL", `"marking":"OFFICIAL"`},
		{"SECRET", "OFFICIAL", "OFFICIAL", `"marking":"SECRET"`}, // the page is older
		{"RESTRICTED", "SECRET", "MINE", `"marking":"MINE"`},
		{"", "RESTRICTED", "RESTRICTED", ""},
	} {
		team(step.now)
		if got := made("team", began(step.began), "marking", step.sent); got != step.want {
			t.Errorf("%+v: %s", step, got)
		}
	}
	team("OFFICIAL")
	if got := a.options(a.ana); !strings.Contains(got, `"marking":"OFFICIAL"`) {
		t.Errorf("after conversions that chose nothing: %s", got)
	}
	own := chosen("Generic", "MINE", "")
	own["team"] = object{"look": object{"marking": "OFFICIAL"}}
	a.need(a.call("PUT", "/api/convert/options", a.ana, own), 200)
	team("SECRET")
	if got := a.options(a.ana); !strings.Contains(got, `"marking":"MINE"`) {
		t.Errorf("an own choice: %s", got)
	}
	if got := made("marking", "MINE"); got != `"marking":"MINE"` {
		t.Errorf("a program: %s", got)
	}
}

// The trail says what of the team's defaults changed from what to what, and nothing else.
func TestDecision42_TrailOfTeamDefaults(t *testing.T) {
	a := startAsking(t)
	latest := func() string {
		_, after, _ := strings.Cut(a.need(a.call("GET", "/api/admin/audit", a.root, nil), 200).text(), `"team defaults`)
		_, after, _ = strings.Cut(after, `"details":{`)
		details, _, _ := strings.Cut(after, "}")
		return details
	}
	a.need(a.call("PUT", "/api/admin/defaults", a.root, chosen("Agency", "OFFICIAL", "")), 200)
	if got := latest(); got != `"marking":"none -> OFFICIAL","template":"Generic -> Agency"` {
		t.Errorf("first: %s", got)
	}
	a.need(a.call("PUT", "/api/admin/defaults", a.root, chosen("Agency", "SECRET", "Blind")), 200)
	if got := latest(); got != `"blind CV":"none -> Blind","marking":"OFFICIAL -> SECRET"` {
		t.Errorf("changed: %s", got)
	}
	a.need(a.call("DELETE", "/api/admin/defaults", a.root, nil), 200)
	if got := latest(); got != `"blind CV":"Blind -> none","marking":"SECRET -> none","template":"Agency -> Generic"` {
		t.Errorf("dropped: %s", got)
	}
}

// A marking that was forgotten is set on the finished conversion, for nothing.
func TestDecision101_MarkingOfAFinishedConversion(t *testing.T) {
	a := startAsking(t)
	id := a.submit(a.ana, cvs(plainCV))
	a.wait(a.ana, id)
	before := a.profile(a.ana).Credits
	a.need(a.call("PUT", "/api/convert/marking/"+id, a.ana, object{"marking": "OFFICIAL-SENSITIVE"}), 200)
	said := ""
	for _, part := range read(t, a.document(a.ana, id)) {
		said += part
	}
	if !strings.Contains(said, "OFFICIAL-SENSITIVE") {
		t.Error("the document bears no marking")
	}
	if after := a.profile(a.ana).Credits; after != before {
		t.Errorf("%d credits, before %d", after, before)
	}
	a.need(a.call("PUT", "/api/convert/marking/"+id, a.root, object{"marking": "X"}), 404)
	a.refused(a.call("PUT", "/api/convert/marking/"+id, a.ana, object{"marking": strings.Repeat("x", 61)}), "60 characters")
}

// What is to be checked says that the document is marked lower than the file, whenever the marking was chosen.
func TestC4_LowerMarkingIsToldOf(t *testing.T) {
	a := startAsking(t)
	id := a.submit(a.ana, cvs("SECRET\n"+plainCV).with("marking", "OFFICIAL"))
	a.wait(a.ana, id)
	for _, step := range []struct {
		marking string
		warns   bool
	}{{"OFFICIAL", true}, {"TOP SECRET", false}, {"OFFICIAL-SENSITIVE", true}, {"", false}} {
		if step.marking != "OFFICIAL" {
			a.need(a.call("PUT", "/api/convert/marking/"+id, a.ana, object{"marking": step.marking}), 200)
		}
		said := a.need(a.call("GET", "/api/convert/result/"+id, a.ana, nil), 200).text()
		if strings.Contains(said, "which is lower") != step.warns || !strings.Contains(said, "The uploaded file is marked “SECRET”") {
			t.Errorf("marked %q: warns %v", step.marking, !step.warns)
		}
	}
}

// An admin's list of templates takes names of none as typed, and says so (decisions D-58).
func TestAD5_UnknownTemplatesAreTakenWithAWarning(t *testing.T) {
	e := start(t, real(t))
	root := e.admin()
	token := e.user("ana", app.NewUser{Active: true, Credits: 1})
	id := e.profile(token).ID
	for name, c := range map[string]struct {
		path string
		body object
	}{
		"list": {"/api/admin/user/" + id + "/templates", object{"templates": []string{"modern", "Harier typo"}}},
		"user": {"/api/admin/user/" + id, object{"allowed_templates": []string{"modern", "Harier typo"}}},
	} {
		said := e.need(e.call("PUT", c.path, root, c.body), 200).text()
		isWarned := strings.Contains(said, "There is no template called “Harier typo”. There are: Generic")
		if !isWarned || !strings.Contains(said, `"modern","Harier typo"`) {
			t.Errorf("%s: %s", name, said)
		}
	}
	if said := e.need(e.call("GET", "/api/auth/profile", token, nil), 200).text(); strings.Contains(said, "There is no template") {
		t.Errorf("the user is warned: %s", said)
	}
	known := object{"templates": []string{"MODERN"}}
	if said := e.need(e.call("PUT", "/api/admin/user/"+id+"/templates", root, known), 200).text(); strings.Contains(said, "warning") {
		t.Errorf("a known name: %s", said)
	}
}

// Options that no conversion would take are not kept either, and both kinds can be given up again.
func TestDecision42_ChoicesAreJudgedAndGivenUp(t *testing.T) {
	a := startAsking(t)
	for name, bad := range map[string]string{
		"mode": "Bold", "length": "Endless", "perspective": "Fifth", "pronouns": "it", "locale": strings.Repeat("x", 300),
	} {
		body := chosen("Generic", "", "")
		body[name] = bad
		a.refused(a.call("PUT", "/api/convert/options", a.ana, body), "unknown "+name)
		a.refused(a.call("PUT", "/api/admin/defaults", a.root, body), "unknown "+name)
	}
	a.need(a.call("PUT", "/api/admin/defaults", a.root, chosen("Agency", "", "")), 200)
	a.need(a.call("PUT", "/api/convert/options", a.ana, chosen("House style", "", "")), 200)
	a.need(a.call("DELETE", "/api/convert/options", a.ana, nil), 200)
	if got := a.options(a.ana); !strings.Contains(got, `"template":"Agency"`) {
		t.Errorf("own choice given up: %s", got)
	}
	a.need(a.call("DELETE", "/api/admin/defaults", a.root, nil), 200)
	if got := a.options(a.ana); strings.Contains(got, `"template":`) {
		t.Errorf("team defaults given up: %s", got)
	}
	a.need(a.call("DELETE", "/api/admin/defaults", a.ana, nil), 403)
}

// Setting a marking is in the audit trail; a key that only reads keeps no template.
func TestDecision101_WhoChangesAFinishedConversion(t *testing.T) {
	a := startAsking(t)
	id := a.submit(a.ana, cvs(plainCV))
	a.wait(a.ana, id)
	a.need(a.call("PUT", "/api/convert/marking/"+id, a.ana, object{"marking": "OFFICIAL"}), 200)
	trail := a.need(a.call("GET", "/api/admin/audit", a.root, nil), 200).text()
	for _, want := range []string{"protective marking set", `"conversion":"` + id + `"`, `"marking":"OFFICIAL"`} {
		if !strings.Contains(trail, want) {
			t.Errorf("no %s in the trail", want)
		}
	}
	reads, converts := a.apiKey(a.ana, 0, "read").Key, a.apiKey(a.ana, 0, "read", "convert").Key
	a.need(a.document(reads, id, "template", "Agency"), 200)
	a.need(a.document(reads, id, "template", "Agency", "keep", "1"), 403)
	result := func() string { return a.need(a.call("GET", "/api/convert/result/"+id, a.ana, nil), 200).text() }
	if got := result(); strings.Contains(got, `"template":"Agency"`) {
		t.Error("a key that only reads kept a template")
	}
	a.need(a.document(converts, id, "template", "Agency", "keep", "1"), 200)
	if got := result(); !strings.Contains(got, `"template":"Agency"`) || !strings.Contains(got, `"marking":"OFFICIAL"`) {
		t.Errorf("template and marking: %.300s", got)
	}
}
