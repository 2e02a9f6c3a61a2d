package app_test

import (
	"strings"
	"testing"
	"time"

	"focal/internal/app"
)

// What an admin does for users who cannot sign in: the old password and sessions end at once, the code
// works once, within a day, for that user alone; nothing of it for admins themselves, and all is recorded.
func TestDecision104_AdminsHelpUsersBackIn(t *testing.T) {
	e := start(t)
	root := e.admin()
	ana := e.subscriber("ana", 1)
	sure := object{"password": password} // the admin's own
	id, own := e.profile(ana).ID, e.profile(root).ID
	for _, path := range []string{"/reset-password", "/sessions", "/two-factor"} {
		method := map[bool]string{true: "POST", false: "DELETE"}[path == "/reset-password"]
		e.need(e.call(method, "/api/admin/user/"+id+path, ana, sure), 403)
		e.need(e.call(method, "/api/admin/user/"+own+path, root, sure), 409)
		e.need(e.call(method, "/api/admin/user/unknown"+path, root, sure), 404)
		e.need(e.call(method, "/api/admin/user/"+id+path, root, nil), 400)
		e.need(e.call(method, "/api/admin/user/"+id+path, root, object{"password": "Wrong4pass"}), 400)
	}
	var handed struct {
		Email, Code string
		Expires     time.Time `json:"expires_at"`
	}
	reset := func() {
		e.need(e.call("POST", "/api/admin/user/"+id+"/reset-password", root, sure), 200).json(t, &handed)
	}
	of := func(email, code, next string, status int) {
		t.Helper()
		e.need(e.call("POST", "/api/auth/reset_password_with_code", "", object{"email": email, "code": code, "new_password": next}), status)
	}
	redeem := func(code, next string, status int) {
		t.Helper()
		of("ana@example.org", code, next, status)
	}
	reset()
	if handed.Email != "ana@example.org" || handed.Expires.Sub(e.clock.now()).Round(time.Minute) != 24*time.Hour {
		t.Errorf("handed: %+v", handed)
	}
	e.need(e.call("GET", "/api/auth/profile", ana, nil), 401)
	e.need(e.call("POST", "/api/auth/login", "", object{"email": "ana@example.org", "password": password}), 401)
	if mail := e.mails(1)[0]; strings.Contains(mail, handed.Code) || !strings.Contains(mail, "administrator has reset your password") {
		t.Errorf("the mail: %s", mail)
	}
	// asked for by a stranger, which voids nothing
	e.need(e.call("POST", "/api/auth/request_password_reset", "", object{"email": "ana@example.org"}), 200)
	for _, kind := range []string{"handed", "long"} { // nor under an address that spells where it is
		e.need(e.call("POST", "/api/auth/request_password_reset", "", object{"email": kind + "|ana@example.org"}), 200)
	}
	of("root@example.org", handed.Code, "Lantern-under-9", 400)
	redeem(handed.Code, "Lantern-under-9", 200)
	redeem(handed.Code, "Lantern-under-8", 400)
	e.need(e.call("POST", "/api/auth/login", "", object{"email": "ana@example.org", "password": "Lantern-under-9"}), 200)

	reset()
	e.clock.forward(25 * time.Hour)
	redeem(handed.Code, "Lantern-under-7", 400)
	root = e.admin()
	reset()
	redeem(handed.Code, password, 200)

	ana = e.login("ana@example.org").Access
	var begun struct{ Secret string }
	e.need(e.call("DELETE", "/api/admin/user/"+id+"/two-factor", root, sure), 409) // not on
	e.need(e.call("POST", "/api/auth/totp/begin", ana, nil), 200).json(t, &begun)
	e.need(e.call("POST", "/api/auth/totp/enable", ana, object{"code": authenticator(t, begun.Secret, e.clock.now())}), 200)
	e.need(e.call("DELETE", "/api/admin/user/"+id+"/two-factor", root, sure), 200)
	e.need(e.call("GET", "/api/auth/profile", ana, nil), 401)
	ana = e.login("ana@example.org").Access
	e.need(e.call("DELETE", "/api/admin/user/"+id+"/sessions", root, sure), 200)
	e.need(e.call("GET", "/api/auth/profile", ana, nil), 401)

	told := strings.Join(e.mails(8), "\n")
	for _, want := range []string{"Two-factor sign-in for", "You were signed out of"} {
		if !strings.Contains(told, want) {
			t.Errorf("the user is not told: %s", want)
		}
	}
	trail := e.need(e.call("GET", "/api/admin/audit", root, nil), 200).text()
	for _, event := range []string{"password reset by an admin", "sessions ended", "two-factor off"} {
		if !strings.Contains(trail, event) {
			t.Errorf("the audit log does not tell of: %s", event)
		}
	}
	if strings.Contains(trail, handed.Code) {
		t.Error("the audit log holds the code")
	}
}

// A save that changes nothing is no event; what is changed of a name is told without the name.
func TestDecision72_OnlyChangesAreRecorded(t *testing.T) {
	e := start(t)
	root := e.admin()
	e.user("ana", app.NewUser{})
	user := "/api/admin/user/" + e.profile(e.login("ana@example.org").Access).ID
	e.need(e.call("PUT", user, root, object{"subscription_status": "inactive"}), 200)
	if trail := e.need(e.call("GET", "/api/admin/audit", root, nil), 200).text(); strings.Contains(trail, "user changed") {
		t.Errorf("a save without a change is recorded: %s", trail)
	}
	e.need(e.call("PUT", user, root, object{"organisation": "Skerry Lights"}), 200)
	trail := e.need(e.call("GET", "/api/admin/audit", root, nil), 200).text()
	if !strings.Contains(trail, `"organisation":"changed"`) || strings.Contains(trail, "Skerry") {
		t.Errorf("the audit log: %s", trail)
	}
}
