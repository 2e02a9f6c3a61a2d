package app_test

import (
	"encoding/csv"
	"slices"
	"strings"
	"testing"
	"time"

	"focal/internal/httpapi"
)

// Who converted, and who took what out, is in the trail by the conversion's id and nothing of a CV; what is drawn
// anew within the hour is one fact.
func TestDecision105_WhoTookACVOutIsRecorded(t *testing.T) {
	both(t, func(e *env) {
		root, ana := e.admin(), e.subscriber("ana", 5)
		id := e.submit(ana, cvs("Canary Canaryson"))
		e.wait(ana, id)
		for range 3 {
			e.need(e.document(ana, id), 200)
		}
		e.need(e.call("POST", "/api/convert/downloaded/"+id, ana, nil), 200)
		e.need(e.call("GET", "/api/convert/export/"+id+"?format=md", ana, nil), 200)
		e.need(e.call("POST", "/api/convert/compare/xlsx", ana, form{}.with("candidates", id+":0", "advert_1", "Go")), 200)
		e.need(e.call("DELETE", "/api/convert/task/"+id, ana, nil), 200)
		trail := e.need(e.call("GET", "/api/admin/audit?q="+id, root, nil), 200)
		var all struct {
			Events []struct {
				Event   string
				Details map[string]string
			}
		}
		trail.json(e.T, &all)
		told := []string{}
		for _, one := range all.Events {
			told = append(told, strings.TrimSpace(one.Event+" "+one.Details["as"]))
		}
		slices.Sort(told)
		want := []string{
			"CVs converted", "comparison exported", "conversion erased",
			"document downloaded docx", "document downloaded md", "document opened docx",
		}
		if !slices.Equal(told, want) {
			e.Errorf("told: %q", told)
		}
		if strings.Contains(trail.text(), "Canary") {
			e.Error("the trail holds the name of a candidate")
		}
	})
}

// The trail is searched by address, event and day, in the page and as a table that no spreadsheet takes for formulas.
func TestDecision105_TheTrailIsSearchedAndExported(t *testing.T) {
	both(t, func(e *env) {
		e.subscriber("ana", 1)
		e.subscriber("ben_x", 1)
		e.need(e.call("POST", "/api/auth/login", "", object{"email": "=cmd@example.org", "password": "Wrong4pass"}), 401)
		root := e.admin()
		today, tomorrow := e.clock.now().UTC().Format(time.DateOnly), e.clock.now().UTC().AddDate(0, 0, 1).Format(time.DateOnly)
		count := func(query string) int {
			var all struct{ Events []object }
			e.need(e.call("GET", "/api/admin/audit?per_page=100&"+query, root, nil), 200).json(e.T, &all)
			return len(all.Events)
		}
		all := count("")
		for query, want := range map[string]bool{
			"q=ANA%40example.org": true, "q=ben_x": true, "q=benax": false, "q=ben%25x": false, "q=login": true, "q=no-such-thing": false,
			"from=" + today: true, "until=" + today: true, "from=" + tomorrow: false,
			"from=" + today + "&until=" + today + "&q=login": true,
		} {
			if n := count(query); n > 0 != want || n == all && strings.HasPrefix(query, "q=") {
				e.Errorf("%s: %d of %d events", query, n, all)
			}
		}
		e.need(e.call("GET", "/api/admin/audit?from=yesterday", root, nil), 400)
		e.need(e.call("GET", "/api/admin/audit?from="+tomorrow+"&until="+today, root, nil), 400)
		table := e.need(e.call("GET", "/api/admin/audit.csv?q=login", root, nil), 200)
		rows, err := csv.NewReader(strings.NewReader(table.text())).ReadAll()
		if err != nil || len(rows) < 3 || rows[0][0] != "\ufeffWhen (UTC)" || rows[0][1] != "Event" {
			e.Fatalf("%v: %q", err, table.text())
		}
		for _, row := range rows[1:] {
			if !strings.HasPrefix(row[1], "login") {
				e.Errorf("a row that was not searched for: %q", row)
			}
		}
		trail := e.need(e.call("GET", "/api/admin/audit", root, nil), 200).text()
		if !strings.Contains(trail, "audit log exported") || !strings.Contains(trail, `"search":"login"`) ||
			!strings.Contains(trail, `"events":"`) {
			e.Errorf("the trail does not say what was exported: %s", trail)
		}
	})
}

// Whatever a program gets of converted CVs is in the trail: each route that names a conversion either tells so in the
// route table, or hands out nothing of a CV.
func TestDecision105_WhatProgramsTakeIsRecorded(t *testing.T) {
	e := start(t)
	root, ana := e.admin(), e.subscriber("ana", 50)
	key := e.apiKey(ana, 0, "read", "convert").Key
	bodies := map[string]func(id string) any{
		"generateDocx": func(id string) any { return form{}.with("task_id", id) },
		"giveFields":   func(string) any { return object{"file": 0, "fields": object{}} },
		"reviewResult": func(string) any { return object{"file": 0} },
	}
	silent := []string{ // the last is not on here
		"cancelTask", "decideHeld", "getTaskStatus", "getTaskProgress", "noteDownload", "markTask", "deleteTask", "generatePdf",
	}
	for _, route := range httpapi.Routes {
		compares := strings.HasPrefix(route.Path, "/convert/compare")
		if !strings.Contains(route.Path, "{taskId}") && !compares || slices.Contains(silent, route.ID) {
			continue
		}
		if route.Gives == "" && route.ID != "generateDocx" && route.ID != "exportForm" {
			t.Errorf("%s: the route table does not say what it gives", route.ID)
		}
		if route.ID == "getSourcePage" { // of PDF files alone
			continue
		}
		id := e.submit(ana, cvs("Canary Canaryson"))
		e.wait(ana, id)
		var body any
		if make := bodies[route.ID]; make != nil {
			body = make(id)
		} else if compares {
			body = form{}.with("candidates", id+":0", "advert_1", "Go")
		}
		path := strings.NewReplacer("{taskId}", id, "{file}", "0", "{format}", "xlsx").Replace(route.Path)
		if route.ID == "exportForm" {
			path += "?format=md"
		}
		e.need(e.call(route.Method, "/api"+path, key, body), 200)
		trail := e.need(e.call("GET", "/api/admin/audit?q="+id, root, nil), 200).text()
		if !strings.Contains(trail, "document downloaded") || !strings.Contains(trail, "API key") {
			t.Errorf("%s: what a program took is not recorded: %s", route.ID, trail)
		}
	}
}

// The list of conversions names people and jobs: that a program took it is recorded; on a page of the product it is no news.
func TestDecision105_ListsThatProgramsTakeAreRecorded(t *testing.T) {
	e := start(t)
	root, ana := e.admin(), e.subscriber("ana", 1)
	key := e.apiKey(ana, 0, "read").Key
	listed := func() string {
		return e.need(e.call("GET", "/api/admin/audit?q=list+of+conversions", root, nil), 200).text()
	}
	e.need(e.call("GET", "/api/convert/history", ana, nil), 200)
	if trail := listed(); strings.Contains(trail, "list of conversions taken") {
		t.Errorf("the page's own list is recorded: %s", trail)
	}
	e.need(e.call("GET", "/api/convert/history", key, nil), 200)
	if trail := listed(); !strings.Contains(trail, "list of conversions taken") || !strings.Contains(trail, "API key") {
		t.Errorf("listHistory: what a program took is not recorded: %s", trail)
	}
}
