package app_test

import (
	"encoding/csv"
	"slices"
	"strings"
	"testing"
	"time"
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
			"document opened or downloaded docx", "document opened or downloaded md",
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
		table := e.need(e.call("GET", "/api/admin/audit.csv?q=login", root, nil), 200)
		rows, err := csv.NewReader(strings.NewReader(table.text())).ReadAll()
		if err != nil || len(rows) < 3 || rows[0][1] != "Event" {
			e.Fatalf("%v: %q", err, table.text())
		}
		for _, row := range rows[1:] {
			if !strings.HasPrefix(row[1], "login") {
				e.Errorf("a row that was not searched for: %q", row)
			}
		}
		if trail := e.need(e.call("GET", "/api/admin/audit", root, nil), 200).text(); !strings.Contains(trail, "audit log exported") {
			e.Error("the export is not in the trail")
		}
	})
}
