package convert_test

import (
	"errors"
	"fmt"
	"strings"
	"testing"
	"time"

	"focal/internal/account"
	"focal/internal/billing"
	"focal/internal/convert"
	"focal/internal/problem"
	"focal/internal/store"
	"focal/internal/store/storetest"
)

// What its owner should look at before paying costs nothing until it is accepted, whatever else
// happens to it: a doubtful scan, and pages that take something from the last ten years.
func TestA5_WhatIsDoubtfulCostsNothingUntilItIsAccepted(t *testing.T) {
	for _, c := range []struct {
		name  string
		texts []string
		do    func(w *world, id string) error
		want  string
	}{
		{"looked at", []string{"SCAN"}, func(w *world, id string) error {
			return w.look(id, "SCAN")
		}, "Completed 1/0, 4 credits and 1 reserved, 0 converted"},
		{"accepted", []string{"SCAN"}, func(w *world, id string) error {
			return w.service.Accept(t.Context(), w.account(), id, 0)
		}, "Completed 1/0, 4 credits and 0 reserved, 1 converted"},
		{"accepted twice", []string{"SCAN"}, func(w *world, id string) error {
			return errors.Join(w.service.Accept(t.Context(), w.account(), id, 0), w.service.Accept(t.Context(), w.account(), id, 0))
		}, "Completed 1/0, 4 credits and 0 reserved, 1 converted"},
		{"downloaded", []string{"SCAN"}, func(w *world, id string) error {
			d, err := w.service.Document(t.Context(), w.account(), id, convert.DocumentRequest{})
			if err == nil && string(d.Data) != "SCAN" {
				err = fmt.Errorf("%s", d.Data)
			}
			return err
		}, "Completed 1/0, 4 credits and 0 reserved, 1 converted"},
		{"pages that cost points, looked at", []string{"LONG"}, func(w *world, id string) error {
			return w.look(id, "LONG")
		}, "Completed 1/0, 4 credits and 1 reserved, 0 converted"},
		{"pages that cost points, refused", []string{"LONG"}, func(w *world, id string) error {
			return w.refuse(id, 0, true)
		}, "gone, 5 credits and 0 reserved, 0 converted"},
		{"pages that cost points, downloaded", []string{"LONG"}, func(w *world, id string) error {
			_, err := w.service.Document(w.t.Context(), w.account(), id, convert.DocumentRequest{})
			return err
		}, "Completed 1/0, 4 credits and 0 reserved, 1 converted"},
		{"a scan, downloaded by who wants to be asked", []string{"Jo Li", "SCAN"}, func(w *world, id string) error {
			return w.asked(id, "cv-1.txt: This scan could not be read with certainty.")
		}, "Completed 2/0, 3 credits and 1 reserved, 1 converted"},
		{"pages that cost points, downloaded by who wants to be asked", []string{"LONG"}, func(w *world, id string) error {
			return w.asked(id, "cv-0.txt: 1 page would take 4 points.")
		}, "Completed 1/0, 4 credits and 1 reserved, 0 converted"},
		{"asked where nothing waits", []string{"Jo Li"}, func(w *world, id string) error {
			_, err := w.service.Document(w.t.Context(), w.account(), id, convert.DocumentRequest{Ask: true})
			return err
		}, "Completed 1/0, 4 credits and 0 reserved, 1 converted"},
		{"asked, accepted, then downloaded", []string{"SCAN"}, func(w *world, id string) error {
			w.must(w.asked(id, "This scan"))
			w.must(w.service.Accept(t.Context(), w.account(), id, 0))
			_, err := w.service.Form(w.t.Context(), w.account(), id, "txt", true)
			return err
		}, "Completed 1/0, 4 credits and 0 reserved, 1 converted"},
		{"refused", []string{"SCAN"}, func(w *world, id string) error {
			return w.refuse(id, 0, true)
		}, "gone, 5 credits and 0 reserved, 0 converted"},
		{"refused beside another one", []string{"Jo Li", "SCAN"}, func(w *world, id string) error {
			return w.refuse(id, 1, false)
		}, "Completed 1/1, 4 credits and 0 reserved, 1 converted"},
		{"accepted, then refused", []string{"SCAN"}, func(w *world, id string) error {
			w.must(w.service.Accept(t.Context(), w.account(), id, 0))
			if _, err := w.service.Refuse(t.Context(), w.account(), id, 0); !problem.Is(err, problem.Conflict) {
				return fmt.Errorf("refused what is paid: %w", err)
			}
			return nil
		}, "Completed 1/0, 4 credits and 0 reserved, 1 converted"},
		{"erased", []string{"SCAN"}, func(w *world, id string) error {
			return w.service.Delete(t.Context(), w.account(), id)
		}, "gone, 5 credits and 0 reserved, 0 converted"},
		{"never looked at", []string{"SCAN", "Jo Li"}, func(w *world, _ string) error {
			w.now = w.now.Add(31 * 24 * time.Hour)
			_, _, err := w.service.Purge(t.Context())
			return err
		}, "gone, 4 credits and 0 reserved, 1 converted"},
	} {
		t.Run(c.name, func(t *testing.T) {
			storetest.Run(t, func(t *testing.T, db *store.DB) {
				w := newWorld(t, db, 5)
				task, err := w.submit(submission("", false, c.texts...))
				w.must(err)
				w.must(w.service.Run(t.Context(), task.ID))
				w.must(c.do(w, task.ID))
				state := "gone"
				if task, _, err := w.service.Status(t.Context(), w.account(), task.ID); err == nil {
					state = fmt.Sprintf("%s %d/%d", task.Status, task.Done, task.Bad)
				}
				if got := state + ", " + w.balance(); got != c.want {
					t.Errorf("%s, want %s", got, c.want)
				}
				ledger := &billing.Ledger{Store: db, Now: func() time.Time { return w.now }}
				if _, wrong, err := ledger.Verify(t.Context()); err != nil || len(wrong) > 0 {
					t.Errorf("the books: %+v, %v", wrong, err)
				}
			})
		})
	}
}

// What is only looked at says that it is a draft.
func (w *world) look(id, text string) error {
	d, err := w.service.Document(w.t.Context(), w.account(), id, convert.DocumentRequest{Look: true})
	if err == nil && (!strings.HasPrefix(string(d.Data), "DRAFT") || !strings.HasSuffix(string(d.Data), text)) {
		err = fmt.Errorf("%s", d.Data)
	}
	return err
}

// asked reports whether every kind of download by who wants to be asked says what is to be decided.
func (w *world) asked(id, what string) error {
	_, document := w.service.Document(w.t.Context(), w.account(), id, convert.DocumentRequest{Ask: true})
	_, form := w.service.Form(w.t.Context(), w.account(), id, "json", true)
	for _, err := range []error{document, form} {
		if !problem.Is(err, problem.Conflict) || !strings.Contains(problem.MessageOf(err), what) {
			return fmt.Errorf("not asked: %w", err)
		}
	}
	return nil
}

func (w *world) refuse(id string, index int64, isLast bool) error {
	erased, err := w.service.Refuse(w.t.Context(), w.account(), id, index)
	if err == nil && erased != isLast {
		err = fmt.Errorf("erased: %t", erased)
	}
	for key := range w.files.kept {
		if strings.HasSuffix(key, fmt.Sprintf("%d.result", index)) {
			err = fmt.Errorf("%s is still there", key)
		}
	}
	return err
}

func (w *world) balance() string {
	u := w.account()
	var reserved int64
	w.must(w.db.SQL().QueryRowContext(w.t.Context(), `SELECT COALESCE(SUM(CASE WHEN to_account = 'reserved' THEN amount ELSE 0 END)
		- SUM(CASE WHEN from_account = 'reserved' THEN amount ELSE 0 END), 0) FROM ledger WHERE user_id = $1`, w.user).Scan(&reserved))
	if told, err := w.service.Reserved(w.t.Context(), u); err != nil || told != reserved {
		w.t.Errorf("%d credits are said to be reserved, the ledger has %d: %v", told, reserved, err)
	}
	return fmt.Sprintf("%d credits and %d reserved, %d converted", u.Credits, reserved, u.Converted)
}

// The free allowance counts what was sent, so nothing waits there.
func TestNothingWaitsInTheAllowance(t *testing.T) {
	w := newWorld(t, storetest.Open(t, "", t.TempDir()), 0)
	task, err := w.submit(submission("", true, "SCAN"))
	w.must(err)
	w.must(w.service.Run(t.Context(), task.ID))
	_, files, err := w.service.Status(t.Context(), w.account(), task.ID)
	w.must(err)
	if files[0].Held || files[0].Status != convert.Completed {
		t.Errorf("%+v", files[0])
	}
}

// Who runs the service is not told to buy a plan of it.
func TestD1_AnAdminWithoutCreditsIsToldHowToGetSome(t *testing.T) {
	w := newWorld(t, storetest.Open(t, "", t.TempDir()), 0)
	for role, want := range map[account.Role]string{account.RoleAdmin: "give yourself", account.RoleUser: "upgrade your plan"} {
		u := w.account()
		u.Role, u.Status = role, account.Active
		_, err := w.service.Submit(t.Context(), u, submission("", false, "Jo Li"))
		if !problem.Is(err, problem.PaymentRequired) || !strings.Contains(problem.MessageOf(err), want) {
			t.Errorf("%s: %v", role, err)
		}
	}
}

// The user's own marking stays beside that of a draft.
func TestDraft(t *testing.T) {
	for own, want := range map[string]string{
		"": "DRAFT - NOT ACCEPTED YET", "OFFICIAL": "OFFICIAL | DRAFT - NOT ACCEPTED YET",
		"OFFICIAL | DRAFT - NOT ACCEPTED YET": "OFFICIAL | DRAFT - NOT ACCEPTED YET",
	} {
		if got := convert.Draft(own, "DRAFT - NOT ACCEPTED YET"); got != want {
			t.Errorf("%q: %q, want %q", own, got, want)
		}
	}
}
