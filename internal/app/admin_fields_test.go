package app_test

import (
	"strings"
	"testing"
)

// What an admin may write into an account, and what is told where it is not taken:
// by the form for a new user and by the one that changes a user.
func TestAdminFields(t *testing.T) {
	e := start(t)
	root := e.admin()
	ana := e.subscriber("ana", 4)
	before := e.profile(ana)
	for _, c := range []struct {
		name   string
		field  string
		value  any
		status int
		error  string
	}{
		{"no name", "name", " ", 400, "Please fill in all required fields."},
		{"no e-mail", "email", "", 400, "Please fill in all required fields."},
		{"no address", "email", "ana", 400, "Please enter a valid email address."},
		{"somebody else's", "email", "ROOT@example.org", 409, "Email already registered."},
		{"a role there is not", "user_role", "root", 400, "user_role must be user or admin"},
		{"a status there is not", "subscription_status", "paused", 400, "subscription_status must be active or inactive"},
		{"a debt", "credits_remaining", -1, 400, "credits_remaining must not be negative"},
		{"more than there can be", "credits_remaining", 1_000_000_001, 400, "credits_remaining must be at most 1000000000"},
	} {
		t.Run(c.name, func(t *testing.T) {
			if a := e.call("PUT", "/api/admin/user/"+before.ID, root, object{c.field: c.value}); a.status != c.status || a.message(t) != c.error {
				t.Errorf("change: %d %s", a.status, a.body)
			}
			body := object{"name": "B", "email": "b@example.org", "password": password, "user_role": "user"}
			body[c.field] = c.value
			if a := e.call("POST", "/api/admin/user", root, body); a.status != c.status || a.message(t) != c.error {
				t.Errorf("new: %d %s", a.status, a.body)
			}
		})
	}
	e.need(e.call("PUT", "/api/admin/user/"+before.ID, root, object{"converted_cvs_count": -1}), 400)
	e.need(e.call("PUT", "/api/admin/user/"+before.ID, root, object{"converted_cvs_count": 1_000_000_001}), 400)
	e.need(e.call("PUT", "/api/admin/user/nobody", root, object{"name": "B"}), 404)
	if after := e.profile(ana); asJSON(after) != asJSON(before) {
		t.Errorf("changed %s to %s", asJSON(before), asJSON(after))
	}
	// D-70: a new user with credits is active whatever the form says; a change takes what is sent.
	for i, c := range []struct {
		credits  int
		sent, is string
	}{{3, "inactive", "active"}, {3, "", "active"}, {0, "", "inactive"}, {0, "active", "active"}} {
		var made profile
		e.need(e.call("POST", "/api/admin/user", root, object{"name": "C", "email": string(rune('c'+i)) + "@example.org", "password": password, "user_role": "user", "credits_remaining": c.credits, "subscription_status": c.sent}), 201).json(t, &made)
		if made.Status != c.is || made.Credits != int64(c.credits) {
			t.Errorf("%+v made %+v", c, made)
		}
		e.need(e.call("PUT", "/api/admin/user/"+made.ID, root, object{"subscription_status": "inactive"}), 200).json(t, &made)
		if made.Status != "inactive" || made.Credits != int64(c.credits) {
			t.Errorf("suspended: %+v", made)
		}
	}
	e.ledgerAgrees()
}

// A new user comes with his templates, or not at all: what is half done could not be sent once more.
func TestANewUserHasHisTemplates(t *testing.T) {
	e := start(t)
	root := e.admin()
	asked := []string{" Modern ", "modern", "Nowhere"}
	body := object{"name": "B", "email": "b@example.org", "password": password, "allowed_templates": asked}
	var made struct {
		profile
		Warning string
	}
	e.need(e.call("POST", "/api/admin/user", root, body), 201).json(t, &made)
	if got := strings.Join(made.Templates, ","); got != "Modern,Nowhere" || !strings.Contains(made.Warning, "Nowhere") {
		t.Errorf("%s, %q", got, made.Warning)
	}
}
