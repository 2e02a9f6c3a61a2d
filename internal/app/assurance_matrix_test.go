package app_test

import (
	"flag"
	"fmt"
	"net/http"
	"os"
	"strings"
	"testing"

	"focal/internal/app"
	"focal/internal/httpapi"
)

var update = flag.Bool("update", false, "write testdata/roles.tsv from what the service answers; read the difference before keeping it")

var roles = []string{"guest", "user", "inactive", "subscriber", "admin"}

// Every route for every role: the exact status of a request that names nothing
// that exists. testdata/roles.tsv is the table to read; a route that is not in it
// fails here. A user has never had a plan, an inactive one's has ended.
func TestAssurance_05_06_EveryRouteForEveryRole(t *testing.T) {
	e := start(t)
	inactive := e.subscriber("inactive", 1)
	root := e.admin()
	e.need(e.call("PUT", "/api/admin/user/"+e.profile(inactive).ID, root, object{"subscription_status": "inactive"}), 200)
	people := map[string]string{"guest": "", "user": e.user("user", app.NewUser{}), "inactive": inactive, "subscriber": e.subscriber("subscriber", 100), "admin": root}
	var got strings.Builder
	fmt.Fprintf(&got, "method\tpath\trole\t%s\n", strings.Join(roles, "\t"))
	for _, route := range httpapi.Routes {
		fmt.Fprintf(&got, "%s\t%s\t%s", route.Method, route.Path, route.Role)
		for _, who := range roles {
			token := people[who]
			if route.ID == "logout" && token != "" { // ends a session of its own
				token = e.login(map[string]string{"admin": "root"}[who] + map[bool]string{true: who}[who != "admin"] + "@example.org").Access
			}
			a := e.call(route.Method, "/api"+filled(route.Path), token, nil)
			fmt.Fprintf(&got, "\t%d", a.status)
			if a.status >= 500 && a.status != http.StatusServiceUnavailable {
				t.Errorf("%s %s as %s: %d %s", route.Method, route.Path, who, a.status, a.body)
			}
			if a.status >= 400 && a.message(t) == "" {
				t.Errorf("%s %s as %s: no error text in %s", route.Method, route.Path, who, a.body)
			}
			wants := map[bool]int{true: 401, false: 403}[who == "guest"]
			refused := route.Role != httpapi.Public && who == "guest" || route.Role == httpapi.Admin && who != "admin" || route.Role == httpapi.Refresh
			if route.Role == httpapi.Refresh {
				wants = 401 // an access token is not a refresh token
			}
			if refused && a.status != wants {
				t.Errorf("%s %s as %s: %d, the role %s wants %d", route.Method, route.Path, who, a.status, route.Role, wants)
			}
			if !refused && a.status == 401 && route.ID != "login" {
				t.Errorf("%s %s as %s: 401 although the role is enough", route.Method, route.Path, who)
			}
		}
		got.WriteByte('\n')
	}
	if *update {
		if err := os.WriteFile("testdata/roles.tsv", []byte(got.String()), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	want, err := os.ReadFile("testdata/roles.tsv")
	if err != nil {
		t.Fatal(err)
	}
	have := strings.Split(got.String(), "\n")
	for i, line := range strings.Split(string(want), "\n") {
		if i >= len(have) || have[i] != line {
			t.Fatalf("line %d of testdata/roles.tsv:\n  %s\nthe service answers (run with -update, then read the difference):\n  %s", i+1, line, have[min(i, len(have)-1)])
		}
	}
}

// bodyOf is what a route about a conversion wants to be sent.
func bodyOf(route, id string) any {
	switch route {
	case "reviewResult":
		return object{"file": 0, "rejected": []string{}, "edits": object{"summary[0]": "mine"}}
	case "decideHeld":
		return object{"file": 0, "accept": false}
	case "giveFields":
		return object{"file": 0, "fields": object{}}
	case "markTask":
		return object{"marking": "OFFICIAL"}
	}
	return form{}.with("task_id", id)
}

// Ben asks for what is Ana's at every route that takes an id of a conversion, and
// by every field that can name one: nothing but 404, and nothing of Ana's in it.
func TestAssurance_01_02_AnotherUsersConversionIsUnknown(t *testing.T) {
	both(t, func(e *env) {
		ana, ben := e.subscriber("ana", 5), e.subscriber("ben", 5)
		id := e.submit(ana, cvs("Canary Canaryson"))
		check := func(when string) {
			asked := 0
			for _, route := range httpapi.Routes {
				if !strings.Contains(route.Path, "{taskId}") {
					continue
				}
				asked++
				body := bodyOf(route.ID, id)
				a := e.call(route.Method, "/api"+pathOf(route.Path, id), ben, body)
				none := e.call(route.Method, "/api"+pathOf(route.Path, strings.Repeat("a", len(id))), ben, body)
				if route.ID == "generateDocx" || route.ID == "generatePdf" {
					none = e.call(route.Method, "/api"+pathOf(route.Path, "a"), ben, form{})
				}
				if a.status != 404 || strings.Contains(a.text(), "Canary") || a.text() != none.text() {
					e.Errorf("%s, %s %s: %d %s; one that never existed: %d %s", when, route.Method, route.Path, a.status, a.body, none.status, none.body)
				}
			}
			if asked < 5 {
				e.Errorf("only %d routes were asked", asked)
			}
			for _, f := range []form{form{}.with("reuse_task", id), form{}.with("reuse_task", id, "reuse_job", "1"), cvs("Jo Li").with("reuse_task", id, "reuse_files", "0")} {
				if a := e.call("POST", "/api/convert/generate-resume-bulk", ben, f); a.status != 404 {
					e.Errorf("%s, taking over Ana's files: %d %s", when, a.status, a.body)
				}
			}
			comparesNothingOf(e, ben, id, when)
			for _, list := range []string{"/api/convert/history", "/api/auth/export", "/api/auth/profile", "/api/convert/get-cv-icon"} {
				if a := e.call("GET", list, ben, nil); strings.Contains(a.text(), id) || strings.Contains(a.text(), "Canary") {
					e.Errorf("%s, %s shows another user's conversion", when, list)
				}
			}
		}
		check("running")
		e.wait(ana, id)
		check("completed")
		if credits := e.profile(ben).Credits; credits != 3 { // for the two CVs of his own
			e.Errorf("Ben has %d credits left of 3", credits)
		}
		e.need(e.call("GET", "/api/convert/task-status/"+id, ana, nil), 200)
		if a := e.need(e.document(ana, id), 200); !strings.Contains(read(e.T, a)["word/document.xml"], "Canary") {
			e.Error("Ana's own document is gone or changed")
		}
	})
}

// comparesNothingOf asks for comparisons with somebody else's CV and advert.
func comparesNothingOf(e *env, ben, id, when string) {
	own := e.submit(ben, cvs("Ben Benson"))
	e.wait(ben, own)
	for _, f := range []form{
		form{}.with("candidates", id+":0", "advert_1", "Go"),
		form{}.with("candidates", own+":0", "advert_1_task", id),
	} {
		for _, path := range []string{"/api/convert/compare", "/api/convert/compare/xlsx", "/api/convert/compare/docx"} {
			if a := e.call("POST", path, ben, f); a.status != 404 || strings.Contains(a.text(), "Canary") {
				e.Errorf("%s, comparing with what is Ana's at %s: %d %s", when, path, a.status, a.body)
			}
		}
	}
}

// pathOf names a conversion in a path, and the first file and page of it.
func pathOf(path, task string) string {
	return strings.NewReplacer("{taskId}", task, "{file}", "0", "{page}", "1").Replace(path)
}
