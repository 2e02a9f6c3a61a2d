package app_test

import (
	"strings"
	"testing"

	"focal/internal/app"
)

const suspended = "This account is suspended. Ask your administrator."

// A suspended account is shut at once and everywhere, each way in says so, and nothing of it is lost: let back in, it
// is as it was.
func TestSuspendedAccountsAreShut(t *testing.T) {
	both(t, func(e *env) {
		root, ana := e.admin(), e.subscriber("ana", 5)
		id, own := e.profile(ana).ID, e.profile(root).ID
		sure, path := object{"password": password}, "/api/admin/user/"+id+"/suspension"
		key := e.need(e.call("POST", "/api/auth/keys", ana, object{"name": "Feed", "scopes": []string{"read"}, "password": password}), 201)
		var made struct{ Key string }
		key.json(e, &made)
		session := e.login("ana@example.org")
		task := e.submit(ana, cvs("Name: Ana"))

		for _, method := range []string{"POST", "DELETE"} {
			e.need(e.call(method, path, ana, sure), 403)
			e.need(e.call(method, "/api/admin/user/"+own+"/suspension", root, sure), 409)
			e.need(e.call(method, "/api/admin/user/unknown/suspension", root, sure), 404)
			e.need(e.call(method, path, root, object{"password": "Wrong4pass"}), 400)
		}
		e.need(e.call("DELETE", path, root, sure), 409) // it is not suspended
		e.need(e.call("POST", path, root, sure), 200)
		e.need(e.call("POST", path, root, sure), 409)

		refused := func(what string, status int, a answer) {
			e.Helper()
			if said := e.need(a, status).message(e); said != suspended {
				e.Errorf("%s: %q", what, said)
			}
		}
		signIn := object{"email": "ana@example.org", "password": password}
		refused("page", 401, e.call("GET", "/api/auth/profile", ana, nil))
		refused("refresh", 401, e.call("POST", "/api/auth/refresh", session.Refresh, nil))
		refused("sign-in", 403, e.call("POST", "/api/auth/login", "", signIn))
		refused("key", 403, e.call("GET", "/api/auth/profile", made.Key, nil))
		e.need(e.call("POST", "/api/auth/login", "", object{"email": "ana@example.org", "password": "Wrong4pass"}), 401) // tells nobody
		e.need(e.call("POST", "/api/auth/request_password_reset", "", object{"email": "ana@example.org"}), 200)
		if told := strings.Join(e.mails(3), "\n"); !strings.Contains(told, "This account is suspended.") {
			e.Errorf("the mails: %s", told)
		}
		var handed struct{ Code string }
		e.need(e.call("POST", "/api/admin/user/"+id+"/reset-password", root, sure), 200).json(e, &handed)
		refused("reset", 403, e.call("POST", "/api/auth/reset_password_with_code", "",
			object{"email": "ana@example.org", "code": handed.Code, "new_password": password}))
		var table struct {
			Users []struct {
				Email       string
				SuspendedAt string `json:"suspended_at"`
			}
		}
		e.need(e.call("GET", "/api/admin/users-table?search=ana@example.org", root, nil), 200).json(e, &table)
		if len(table.Users) != 1 || table.Users[0].SuspendedAt == "" {
			e.Errorf("the table: %+v", table)
		}

		e.need(e.call("DELETE", path, root, sure), 200)
		e.need(e.call("POST", "/api/auth/reset_password_with_code", "",
			object{"email": "ana@example.org", "code": handed.Code, "new_password": password}), 200)
		e.need(e.call("GET", "/api/auth/profile", made.Key, nil), 200)
		back := e.login("ana@example.org").Access
		if e.wait(back, task).Status != "Completed" {
			e.Error("what was being converted did not end")
		}
		if left := e.profile(back); left.Credits != 4 || left.Status != "active" {
			e.Errorf("what is left: %+v", left)
		}
		trail := e.need(e.call("GET", "/api/admin/audit?q=account", root, nil), 200).text()
		for _, event := range []string{"account suspended", "account let back in"} {
			if !strings.Contains(trail, event) {
				e.Errorf("the audit does not tell of: %s", event)
			}
		}
	})
}

// Somebody who can sign in as an admin is always left.
func TestTheLastAdminIsNotSuspended(t *testing.T) {
	e := start(t)
	root := e.admin()
	e.user("second", app.NewUser{Role: "admin"})
	second := e.login("second@example.org").Access
	sure := object{"password": password}
	of := func(id string) string { return "/api/admin/user/" + id }
	first, other := e.profile(root).ID, e.profile(second).ID
	e.need(e.call("POST", of(other)+"/suspension", root, sure), 200)
	e.need(e.call("PUT", of(first), root, object{"user_role": "user"}), 409) // the other one cannot sign in
	e.need(e.call("PUT", of(other), root, object{"user_role": "user"}), 200)
}

// Who an admin made inactive is told whom to ask and does not take the free plan to be active again; who is new does.
func TestTheFreePlanIsNoWayBackIn(t *testing.T) {
	on, off := object{"subscription_status": "active"}, object{"subscription_status": "inactive"}
	for name, c := range map[string]struct {
		change []object
		taken  bool
	}{
		"new":                         {nil, true},
		"made inactive":               {[]object{on, off}, false},
		"given credits, but inactive": {[]object{{"credits_remaining": 25, "subscription_status": "inactive"}}, false},
		"given credits alone":         {[]object{{"credits_remaining": 25}}, true},
		"made active again":           {[]object{on, off, on}, true},
		"saved as it was":             {[]object{{"subscription_status": "inactive", "organisation": "Skerry"}}, true},
	} {
		t.Run(name, func(t *testing.T) {
			e := start(t)
			root := e.admin()
			e.need(e.register("ana@example.org", password), 201)
			ana := e.login("ana@example.org").Access
			id := e.profile(ana).ID
			for _, change := range c.change {
				e.need(e.call("PUT", "/api/admin/user/"+id, root, change), 200)
			}
			site := e.server.URL
			a := e.call("POST", "/api/payment/create-checkout-session", ana, object{
				"plan_id": "demo", "success_url": site + "/pricing?session_id={CHECKOUT_SESSION_ID}", "cancel_url": site + "/pricing",
			})
			var profile struct {
				SwitchedOff bool `json:"switched_off"`
			}
			e.need(e.call("GET", "/api/auth/profile", ana, nil), 200).json(t, &profile)
			list := e.need(e.call("GET", "/api/admin/users-table?search=ana", root, nil), 200).text()
			if profile.SwitchedOff == c.taken || strings.Contains(list, `"switched_off":true`) == c.taken {
				t.Errorf("the profile says switched off: %t, the list: %s", profile.SwitchedOff, list)
			}
			if !c.taken {
				trail := e.need(e.call("GET", "/api/admin/audit?q=user+changed", root, nil), 200).text()
				if !strings.Contains(trail, `"switched_off":"false -> true"`) {
					t.Errorf("the audit: %s", trail)
				}
				said := e.need(a, 409).message(t)
				if !strings.Contains(said, "administrator") || !strings.Contains(said, "support@example.com") {
					t.Errorf("said: %s", said)
				}
				return
			}
			e.need(a, 200)
			trail := e.need(e.call("GET", "/api/admin/audit?q=free+plan+taken", root, nil), 200).text()
			if !strings.Contains(trail, `"actor":"`+id+`"`) || strings.Contains(trail, "plan paid") {
				t.Errorf("the audit: %s", trail)
			}
			if name == "new" && !strings.Contains(trail, `"status":"inactive -> active"`) {
				t.Errorf("the audit does not tell of the change: %s", trail)
			}
		})
	}
}
