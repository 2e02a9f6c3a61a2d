package app_test

import (
	"slices"
	"strings"
	"testing"

	"focal/internal/app"
)

// Whoever may choose a template sees what it looks like; nobody else does, nor what others are called.
func TestB5_PreviewOfATemplateThatOneMayChoose(t *testing.T) {
	a := startAsking(t)
	a.says(a.call("GET", "/api/convert/templates/House%20style/preview", a.ana, nil), "Ina Specimen / ")
	a.need(a.call("GET", "/api/convert/templates/Corporate/preview", a.ana, nil), 403)
	a.need(a.call("GET", "/api/convert/templates/Nothing/preview", a.ana, nil), 403)
	a.need(a.call("GET", "/api/convert/templates/House%20style/preview", a.user("ben", app.NewUser{Active: true}), nil), 403)
	a.need(a.call("GET", "/api/convert/templates/House%20style/preview", "", nil), 401)
}

// An admin sees a template with the CV that they converted last, nobody else's.
func TestB5_PreviewWithTheAdminsOwnCV(t *testing.T) {
	a := startAsking(t)
	a.wait(a.ana, a.submit(a.ana, cvs(plainCV)))
	own := func() answer {
		return a.call("GET", "/api/admin/templates/House%20style/preview?own=true", a.root, nil)
	}
	if said := a.need(own(), 404).message(t); !strings.Contains(said, "no converted CV yet") {
		t.Errorf("without a conversion: %s", said)
	}
	root := a.profile(a.root)
	a.need(a.call("PUT", "/api/admin/user/"+root.ID, a.root, object{"credits_remaining": 3, "subscription_status": "active"}), 200)
	a.wait(a.root, a.submit(a.root, cvs(strings.Replace(plainCV, "Imogen Fairweather", "Oskar Lindgren", 1))))
	a.says(own(), "Oskar Lindgren / ")
	a.need(a.call("GET", "/api/admin/templates/Nothing/preview?own=true", a.root, nil), 404)
}

// Who uploads a template may choose it at once; nobody else may for that.
func TestAnUploadedTemplateIsTheAdminsOwn(t *testing.T) {
	a := startAsking(t)
	if own := a.profile(a.root).Templates; !slices.Equal(own, []string{"House style"}) {
		t.Errorf("the admin may choose %q", own)
	}
	if others := a.profile(a.user("ben", app.NewUser{Active: true})).Templates; len(others) > 0 {
		t.Errorf("another user may choose %q", others)
	}
}
