package app_test

import (
	"os"
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
	last := func(of string) answer {
		got := a.call("GET", "/api/admin/templates/House%20style/preview?last=true", a.root, nil)
		said, file := got.header.Get("X-Preview-Of"), got.header.Get("Content-Disposition")
		if said != of || strings.Contains(file, "(sample)") != (of == "invented") {
			t.Errorf("the preview is said to be of %q, want %q, and named %s", said, of, file)
		}
		if samples := got.header.Get("X-Preview-Samples"); samples != "true" {
			t.Errorf("samples of what nobody has given: %q", samples)
		}
		return got
	}
	a.says(last("invented"), "Ina Specimen / [sample: text] / [sample: text]")
	root := a.profile(a.root)
	a.need(a.call("PUT", "/api/admin/user/"+root.ID, a.root, object{"credits_remaining": 3, "subscription_status": "active"}), 200)
	a.wait(a.root, a.submit(a.root, cvs(strings.Replace(plainCV, "Imogen Fairweather", "Oskar Lindgren", 1))))
	a.says(own(), "Oskar Lindgren / [sample: text] / [sample: text]")
	a.says(last("own"), "Oskar Lindgren / ")
	a.need(a.call("GET", "/api/admin/templates/Nothing/preview?own=true", a.root, nil), 404)
	generic := a.need(a.call("GET", "/api/admin/templates/Generic/preview?last=true", a.root, nil), 200)
	if samples := generic.header.Get("X-Preview-Samples"); samples != "false" {
		t.Errorf("a template that asks for nothing has samples: %q", samples)
	}
	for _, blob := range blobs(t, a.cfg.Data) { // what was made of the CV cannot be read any more
		if err := os.Remove(blob); err != nil {
			t.Fatal(err)
		}
	}
	invented := a.need(a.call("GET", "/api/admin/templates/Generic/preview?last=true", a.root, nil), 200)
	if of := invented.header.Get("X-Preview-Of"); of != "invented" {
		t.Errorf("where the own one cannot be shown the preview is of %q", of)
	}
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

// A template is for everybody by one gesture: for who has an account, and for who gets one later.
func TestB5_ATemplateForEverybody(t *testing.T) {
	a := startAsking(t)
	set := func(template string, everybody bool) answer {
		return a.call("PUT", "/api/admin/templates/"+template+"/everybody", a.root, object{"everybody": everybody})
	}
	mine := func(token string) []string {
		var got struct {
			Templates []string `json:"templates"`
		}
		a.need(a.call("GET", "/api/convert/templates", token, nil), 200).json(t, &got)
		return got.Templates
	}
	ben := a.user("ben", app.NewUser{Active: true, Credits: 2})
	a.need(set("house%20style", true), 200)
	a.need(set("Modern", true), 200)
	cleo := a.user("cleo", app.NewUser{Active: true, Credits: 2, Templates: []string{"Agency"}})
	want := []string{"Generic", "House style", "Modern"}
	if got := mine(ben); !slices.Equal(got, want) {
		t.Errorf("who was there before may choose %q", got)
	}
	if got := mine(cleo); !slices.Equal(got, []string{"Generic", "Agency", "House style", "Modern"}) {
		t.Errorf("who came later may choose %q", got)
	}
	if got := a.profile(ben).Templates; !slices.Equal(got, want[1:]) {
		t.Errorf("the profile says %q", got)
	}
	if got := a.profile(a.root).Templates; !slices.Equal(got, want[1:]) {
		t.Errorf("the admin may choose %q", got)
	}
	a.wait(ben, a.submit(ben, cvs(plainCV).with("template", "Modern")))

	var listed struct {
		Templates []struct {
			Name      string `json:"name"`
			Everybody bool   `json:"everybody"`
		} `json:"templates"`
	}
	a.need(a.call("GET", "/api/admin/templates", a.root, nil), 200).json(t, &listed)
	for _, l := range listed.Templates {
		if is := slices.Contains(want, l.Name); l.Everybody != is {
			t.Errorf("%s is said to be for everybody: %t", l.Name, l.Everybody)
		}
	}
	a.need(set("Modern", false), 200)
	a.need(a.call("DELETE", "/api/admin/templates/House%20style", a.root, nil), 200)
	if got := mine(ben); !slices.Equal(got, []string{"Generic"}) {
		t.Errorf("after it was taken back: %q", got)
	}
	if got := mine(cleo); !slices.Equal(got, []string{"Generic", "Agency"}) {
		t.Errorf("what cleo is allowed herself: %q", got)
	}
	a.need(set("Nothing", true), 404)
	a.need(set("Generic", false), 400)
	a.need(a.call("PUT", "/api/admin/templates/Modern/everybody", ben, object{"everybody": true}), 403)
}
