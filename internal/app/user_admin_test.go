package app_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"
	"time"

	"focal/internal/app"
	"focal/internal/store"
)

// Deleting somebody asks the admin for the own password, and the audit log tells who was deleted without keeping who
// it is.
func TestDecision111_DeletingAUser(t *testing.T) {
	both(t, func(e *env) {
		root := e.admin()
		path := func(name string) string {
			return "/api/admin/user/" + e.profile(e.subscriber(name, 1)).ID
		}
		wrong, right := object{"password": "Wrong4pass"}, object{"password": password}
		ana := path("ana")
		e.need(e.call("DELETE", ana, root, wrong), 400)
		e.need(e.call("DELETE", ana, root, right), 200)
		e.need(e.call("DELETE", path("ben"), root, nil), 200) // a program of the specification, a moment after its sign-in
		cleo := path("cleo")
		e.clock.forward(11 * time.Minute)
		refused := e.need(e.call("DELETE", cleo, root, nil), 400).message(e)
		if refused != "Your own password is not right." {
			e.Errorf("refused: %q", refused)
		}
		e.need(e.call("DELETE", cleo, root, right), 200)
		trail := e.need(e.call("GET", "/api/admin/audit?q=user+deleted", root, nil), 200).text()
		for _, told := range []string{
			`"account":"a…@example.org"`, `"account":"b…@example.org"`, `"role":"user"`, `"actor_email":"root@example.org"`,
		} {
			if !strings.Contains(trail, told) {
				e.Errorf("%s is not told: %s", told, trail)
			}
		}
		if strings.Contains(trail, "ana@") {
			e.Errorf("the address stays: %s", trail)
		}
	})
}

// Making somebody an admin, of a user or anew, asks the admin for the own password; every other change of a user does not.
func TestDecision111_MakingAnAdmin(t *testing.T) {
	e := start(t)
	root := e.admin()
	ana := "/api/admin/user/" + e.profile(e.subscriber("ana", 1)).ID
	e.clock.forward(11 * time.Minute)
	fresh := object{"name": "B", "email": "b@example.org", "password": "Harbour9lamp", "user_role": "admin"}
	for _, c := range []struct {
		name, method, path string
		body               object
	}{
		{"a user", "PUT", ana, object{"user_role": "admin"}},
		{"somebody new", "POST", "/api/admin/user", fresh},
	} {
		for _, own := range []string{"", "Wrong4pass"} {
			c.body["own_password"] = own
			if said := e.need(e.call(c.method, c.path, root, c.body), 400).message(t); said != "Your own password is not right." {
				t.Errorf("%s with %q: %s", c.name, own, said)
			}
		}
	}
	e.need(e.call("PUT", ana, root, object{"user_role": "user", "name": "Ana B"}), 200)
	e.need(e.call("PUT", ana, root, object{"user_role": "admin", "own_password": password}), 200)
	e.need(e.call("PUT", ana, root, object{"user_role": "admin", "name": "Ana C"}), 200) // who is one already
	fresh["own_password"] = password
	e.need(e.call("POST", "/api/admin/user", root, fresh), 201)
}

// Why an admin changes credits stands in the ledger, where the user reads it, until the account is erased; the audit log, which
// stays, keeps that it was said.
func TestWhyCreditsChange(t *testing.T) {
	e := start(t)
	root, token := e.admin(), e.subscriber("ana", 4)
	ana := "/api/admin/user/" + e.profile(token).ID
	const why = "Refund of two scans"
	e.need(e.call("PUT", ana, root, object{"credits_remaining": 6, "credits_reason": why}), 200)
	e.need(e.call("PUT", ana, root, object{"credits_remaining": 6, "credits_reason": "Nothing changes"}), 200)
	e.need(e.call("PUT", ana, root, object{"credits_remaining": 5}), 200)
	for place, c := range map[string][3]string{
		"the user's list":  {"/api/auth/credits", token, why},
		"the admin's list": {ana + "/credits", root, why},
		"the audit log":    {"/api/admin/audit?q=user+changed", root, "in the ledger, under Usage"},
	} {
		told := e.need(e.call("GET", c[0], c[1], nil), 200).text()
		isReference := strings.Contains(told, `"reference":"`+why)
		if strings.Count(told, `"why":"`+c[2]+`"`) != 1 || strings.Count(told, `"why"`) != 1 || isReference {
			t.Errorf("%s: %s", place, told)
		}
	}
	own := read(t, e.need(e.call("GET", "/api/auth/export", token, nil), 200))["account.json"]
	if !strings.Contains(own, `"why": "`+why+`"`) {
		t.Errorf("my data: %s", own)
	}
	db, err := store.Open(t.Context(), "", e.cfg.Data)
	if err != nil {
		t.Fatal(err)
	}
	defer db.Close()
	kept := func() (n int) {
		if err := db.SQL().QueryRowContext(t.Context(), "SELECT count(*) FROM ledger WHERE reference = $1", why).Scan(&n); err != nil {
			t.Fatal(err)
		}
		return n
	}
	if before := kept(); before != 1 {
		t.Errorf("%d in the ledger", before)
	}
	e.need(e.call("DELETE", ana, root, object{"password": password}), 200)
	if after := kept(); after != 0 {
		t.Error("it stays when the account is erased")
	}
}

// What was taken for a conversion is given back once, by an admin, and the lists read so.
func TestAConversionIsRefunded(t *testing.T) {
	both(t, func(e *env) {
		root, token := e.admin(), e.subscriber("ana", 4)
		id := e.profile(token).ID
		task := e.submit(token, cvs("Name: Ana", "Name: Ben"))
		e.wait(token, task)
		refund := func(admin, conversion string, want int) {
			e.Helper()
			e.need(e.call("POST", "/api/admin/user/"+id+"/refund", admin, object{"conversion": conversion}), want)
		}
		refund(token, task, 403)
		refund(root, "another", 404)
		refund(root, task, 200)
		refund(root, task, 409)
		var told struct {
			Credits   int64 `json:"credits_remaining"`
			Taken     int64 `json:"credits_taken"`
			Returned  int64 `json:"credits_returned"`
			Total     int64
			Movements []struct {
				Reason                          string
				Amount, Taken, Returned, Change int64
			}
		}
		e.need(e.call("GET", "/api/auth/credits", token, nil), 200).json(e, &told)
		first := told.Movements[0]
		if told.Credits != 4 || told.Taken != 0 || told.Returned != 2 || told.Total != 2 ||
			first.Reason != "reserve" || first.Amount != 2 || first.Taken != 0 || first.Returned != 2 || first.Change != 0 {
			e.Errorf("%+v", told)
		}
		trail := e.need(e.call("GET", "/api/admin/audit?q=credits+given+back", root, nil), 200).text()
		if !strings.Contains(trail, `"conversion":"`+task+`","credits":"2"`) {
			e.Errorf("%s", trail)
		}
		if _, wrong, err := app.VerifyLedger(e.Context(), e.cfg); err != nil || len(wrong) > 0 {
			e.Errorf("%v, %v", wrong, err)
		}
	})
}

// Sign-ins are in the trail with their address, refused ones with the reason, too.
func TestSignInsAreInTheTrailWithTheirAddress(t *testing.T) {
	e := start(t)
	root := e.admin()
	id := e.profile(e.subscriber("ana", 1)).ID
	e.need(e.call("POST", "/api/admin/user/"+id+"/suspension", root, object{"password": password}), 200)
	e.need(e.call("POST", "/api/auth/login", "", object{"email": "ana@example.org", "password": password}), 403)
	e.need(e.call("POST", "/api/auth/login", "", object{"email": "ana@example.org", "password": "Wrong4pass"}), 401)
	var all struct {
		Events []struct {
			Event, Subject string
			Details        map[string]string
		}
	}
	e.need(e.call("GET", "/api/admin/audit?q=login", root, nil), 200).json(t, &all)
	told := map[string]string{}
	for _, one := range all.Events {
		if one.Details["ip"] == "" {
			t.Errorf("no address: %+v", one)
		}
		if one.Subject == id {
			told[one.Event] = one.Details["why"]
		}
	}
	if len(told) != 3 || told["login refused"] != suspended {
		t.Errorf("told of ana: %q", told)
	}
}

// Everybody reads what became of the own credits, but not who gave them.
func TestOwnCredits(t *testing.T) {
	both(t, func(e *env) {
		root, ana := e.admin(), e.subscriber("ana", 4)
		task := e.submit(ana, cvs("Name: Ana"))
		e.wait(ana, task)
		e.need(e.call("PUT", "/api/admin/user/"+e.profile(ana).ID, root, object{"credits_remaining": 1}), 200)
		var told struct {
			Taken     int64 `json:"credits_taken"`
			Movements []struct {
				Reason, Reference, Actor, Template string
				Names                              []string
			}
		}
		e.need(e.call("GET", "/api/auth/credits", ana, nil), 200).json(e, &told)
		var got []string
		for _, m := range told.Movements {
			got = append(got, m.Reason+m.Actor)
		}
		if told.Taken != 1 || strings.Join(got, ", ") != "correct, reserve, grant" || told.Movements[1].Reference != task {
			e.Errorf("%+v", told)
		}
		if m := told.Movements[1]; m.Template != "Generic" || len(m.Names) != 1 {
			e.Errorf("the conversion: %+v", m)
		}
		e.need(e.call("DELETE", "/api/convert/task/"+task, ana, nil), 200)
		told.Movements = nil
		e.need(e.call("GET", "/api/auth/credits", ana, nil), 200).json(e, &told)
		if m := told.Movements[1]; m.Reference != task || m.Template != "" || len(m.Names) > 0 {
			e.Errorf("erased: %+v", m)
		}
	})
}

type creditMovement struct {
	At, Reason, Reference string
	Amount, Change        int64
	Taken, Returned       int64
	Names                 []string
	ActorEmail            string `json:"actor_email"`
}

// readAll reads one page after the other: what each movement changed, and the last of each reason.
func readAll(read func(page int), shown *[]creditMovement, pages *int64) (reasons []string, by map[string]creditMovement) {
	by = map[string]creditMovement{}
	for page := 1; page == 1 || page <= int(*pages); page++ {
		read(page)
		for _, m := range *shown {
			reasons = append(reasons, fmt.Sprint(m.Reason, " ", m.Change))
			by[m.Reason] = m
		}
	}
	return reasons, by
}

// An admin reads what became of somebody's credits, a page at a time.
func TestCreditsOfAUser(t *testing.T) {
	both(t, func(e *env) {
		root, ana := e.admin(), e.subscriber("ana", 4)
		id := e.profile(ana).ID
		task := e.submit(ana, cvs("Name: Ana", "BROKEN"))
		e.wait(ana, task)
		e.need(e.call("PUT", "/api/admin/user/"+id, root, object{"credits_remaining": 1}), 200)
		var told struct {
			Given     int64 `json:"credits_given"`
			Taken     int64 `json:"credits_taken"`
			Returned  int64 `json:"credits_returned"`
			Ended     int64 `json:"credits_ended"`
			Converted int64 `json:"converted_cvs_count"`
			Movements []creditMovement
			Total     int64
			Pages     int64 `json:"total_pages"`
		}
		read := func(page int) {
			told.Movements = nil
			e.need(e.call("GET", fmt.Sprintf("/api/admin/user/%s/credits?per_page=2&page=%d", id, page), root, nil), 200).json(e, &told)
		}
		reasons, by := readAll(read, &told.Movements, &told.Pages)
		if told.Total != 3 || told.Pages != 2 || reasons[0] != "correct -2" || reasons[2] != "grant 4" {
			e.Errorf("%d movements on %d pages: %q", told.Total, told.Pages, reasons)
		}
		slices.Sort(reasons)
		if got := strings.Join(reasons, ", "); got != "correct -2, grant 4, reserve -1" {
			e.Errorf("movements: %s", got)
		}
		if by["correct"].ActorEmail != "root@example.org" || by["reserve"].Reference != task {
			e.Errorf("%+v", by)
		}
		if m := by["reserve"]; m.Amount != 2 || m.Taken != 1 || m.Returned != 1 || len(m.Names) > 0 {
			e.Errorf("the batch: %+v", m)
		}
		if sums := []int64{told.Given, told.Taken, told.Returned, told.Ended, told.Converted}; !slices.Equal(sums, []int64{4, 1, 1, 2, 1}) {
			e.Errorf("given, taken, returned, ended, converted: %v", sums)
		}
		e.need(e.call("GET", "/api/admin/user/unknown/credits", root, nil), 404)
		e.need(e.call("GET", "/api/admin/user/"+id+"/credits", ana, nil), 403)
		read(9)
		if len(told.Movements) != 0 {
			e.Errorf("behind the end: %+v", told.Movements)
		}
	})
}

// The table is narrowed to a group, beside the search.
func TestUsersOfAGroup(t *testing.T) {
	both(t, func(e *env) {
		root := e.admin()
		e.user("ina", app.NewUser{Name: "Ina"})
		sol := e.profile(e.subscriber("sol", 1)).ID
		e.subscriber("act", 1)
		e.need(e.call("POST", "/api/admin/create-demo-account", root, object{"name": "Dee"}), 201)
		e.need(e.call("POST", "/api/admin/user/"+sol+"/suspension", root, object{"password": password}), 200)
		for query, want := range map[string]string{
			"only=suspended": "sol", "only=admin": "root", "only=demo": "demo", "only=inactive&search=example.org": "ina root",
			"only=active&search=example.org": "act", "only=suspended&search=ina": "",
			"only=inactive&per_page=1&page=2&sort_by=email&search=example.org": "root",
		} {
			var table struct{ Users []profile }
			e.need(e.call("GET", "/api/admin/users-table?"+query, root, nil), 200).json(e, &table)
			var names []string
			for _, u := range table.Users {
				name, _, _ := strings.Cut(u.Email, "@")
				name, _, _ = strings.Cut(name, "-")
				names = append(names, name)
			}
			slices.Sort(names)
			if got := strings.Join(names, " "); got != want {
				e.Errorf("%s: %q, want %q", query, got, want)
			}
		}
		e.need(e.call("GET", "/api/admin/users-table?only=nobody", root, nil), 400)
	})
}
