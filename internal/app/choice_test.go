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
	a.wait(a.ana, a.submit(key, send))
	got := a.options(a.ana)
	isOwn := strings.Contains(got, `"template":"House style"`) && strings.Contains(got, `"marking":"OFFICIAL-SENSITIVE"`)
	if !isOwn || strings.Contains(got, "ClientSafe") {
		t.Errorf("own choice: %s", got)
	}
	a.refused(a.call("PUT", "/api/convert/options", a.ana, chosen("Generic", strings.Repeat("x", 61), "")), "60 characters")
	a.need(a.call("PUT", "/api/convert/options", a.ana, chosen("Defence", "", "")), 403)
	a.need(a.call("PUT", "/api/admin/defaults", a.ana, chosen("Generic", "", "")), 403)
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

// The page and the API refuse a template that is none; one that was deleted since may stay with its users.
func TestAD5_AllowedTemplatesExist(t *testing.T) {
	e := start(t, real(t))
	root := e.admin()
	token := e.user("ana", app.NewUser{Active: true, Credits: 1, Templates: []string{"Gone"}})
	id := e.profile(token).ID
	e.need(e.call("PUT", "/api/admin/user/"+id+"/templates", root, object{"templates": []string{"Gone", "modern"}}), 200)
	said := e.need(e.call("PUT", "/api/admin/user/"+id+"/templates", root, object{"templates": []string{"Harier typo"}}), 400).message(t)
	if !strings.Contains(said, "There is no template called “Harier typo”") {
		t.Error(said)
	}
}
