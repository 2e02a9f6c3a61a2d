package store_test

import (
	"context"
	"database/sql"
	"fmt"
	"regexp"
	"testing"

	"focal/internal/store"
	"focal/internal/store/db"
	"focal/internal/store/storetest"
)

// explainer runs no query but asks how it would be run.
type explainer struct {
	t    *testing.T
	conn *sql.Conn
	db   *store.DB
	bad  []string
}

var (
	dollar = regexp.MustCompile(`\$(\d+)`)
	locks  = regexp.MustCompile(` FOR NO KEY UPDATE`)
	// whole tables that grow with use, read from end to end
	wholeTable = regexp.MustCompile(`(?m)SCAN (tasks|files|ledger|task_counts|sessions|audit|repeats|users|subscriptions)\b|Seq Scan on (tasks|files|ledger|task_counts|sessions|audit|repeats|users|subscriptions)\b`)
)

func (e *explainer) explain(query string, args []any) *sql.Rows {
	e.t.Helper()
	explain := "EXPLAIN " + query
	if !e.db.IsPostgres() {
		explain = "EXPLAIN QUERY PLAN " + locks.ReplaceAllString(dollar.ReplaceAllString(query, "?$1"), "")
	}
	rows, err := e.conn.QueryContext(e.t.Context(), explain, args...)
	if err != nil {
		e.t.Fatalf("%v in %s", err, query)
	}
	defer func() { _ = rows.Close() }()
	columns, _ := rows.Columns()
	for rows.Next() {
		line := make([]any, len(columns))
		for i := range line {
			line[i] = new(sql.NullString)
		}
		if err := rows.Scan(line...); err != nil {
			e.t.Fatal(err)
		}
		if step := line[len(line)-1].(*sql.NullString).String; wholeTable.MatchString(step) {
			e.bad = append(e.bad, fmt.Sprintf("%s: %s", step, query))
		}
	}
	return nil
}

func (e *explainer) ExecContext(_ context.Context, query string, args ...any) (sql.Result, error) {
	e.explain(query, args)
	return nil, errExplained
}

func (e *explainer) PrepareContext(context.Context, string) (*sql.Stmt, error) {
	return nil, errExplained
}

func (e *explainer) QueryContext(_ context.Context, query string, args ...any) (*sql.Rows, error) {
	e.explain(query, args)
	return nil, errExplained
}

func (e *explainer) QueryRowContext(_ context.Context, query string, args ...any) *sql.Row {
	e.explain(query, args)
	return e.conn.QueryRowContext(e.t.Context(), "SELECT 1 WHERE 1 = 0")
}

var errExplained = fmt.Errorf("only explained")

// What a request or a job asks for stays as fast with a million conversions as
// with none: every query finds its rows by an index.
func TestNoRequestReadsAWholeTable(t *testing.T) {
	storetest.Run(t, func(t *testing.T, database *store.DB) {
		conn, err := database.SQL().Conn(t.Context())
		if err != nil {
			t.Fatal(err)
		}
		defer func() { _ = conn.Close() }()
		if database.IsPostgres() { // an empty table is read as a whole unless that is forbidden
			if _, err := conn.ExecContext(t.Context(), "SET enable_seqscan = off"); err != nil {
				t.Fatal(err)
			}
		}
		e := &explainer{t: t, conn: conn, db: database}
		q, ctx := db.New(e), t.Context()
		for _, ask := range []func(){
			func() { _, _ = q.TaskByKey(ctx, db.TaskByKeyParams{UserID: "u", IdemKey: "k"}) },
			func() { _, _ = q.TaskByID(ctx, "t") },
			func() { _, _ = q.FilesOf(ctx, "t") },
			func() {
				e.explain("SELECT task_id, name FROM files WHERE task_id IN ($1, $2) ORDER BY task_id, idx", []any{"t", "u"})
			},
			func() { _, _ = q.UnpaidCheckouts(ctx, db.UnpaidCheckoutsParams{UserID: "u"}) },
			func() { _, _ = q.AdminsForChange(ctx) },
			func() { _, _ = q.UseTOTPStep(ctx, db.UseTOTPStepParams{ID: "u"}) },
			func() { _, _ = q.NewestTasksOf(ctx, db.NewestTasksOfParams{UserID: "u", Limit: 10, Offset: 1000}) },
			func() { _, _ = q.OldestTasksOf(ctx, db.OldestTasksOfParams{UserID: "u", Limit: 10, Offset: 1000}) },
			func() { _, _ = q.TaskCount(ctx, "u") },
			func() { _, _ = q.TaskIDsOf(ctx, "u") },
			func() { _, _ = q.BeginTask(ctx, db.BeginTaskParams{ID: "t"}) },
			func() { _, _ = q.EndTask(ctx, db.EndTaskParams{ID: "t"}) },
			func() { _ = q.SaveFile(ctx, db.SaveFileParams{TaskID: "t"}) },
			func() { _ = q.SaveReview(ctx, db.SaveReviewParams{TaskID: "t"}) },
			func() { _, _ = q.TaskOptionsForChange(ctx, "t") },
			func() { _ = q.SaveTaskOptions(ctx, db.SaveTaskOptionsParams{ID: "t"}) },
			func() { _, _ = q.EndHold(ctx, db.EndHoldParams{TaskID: "t"}) },
			func() { _ = q.CountRefused(ctx, "t") },
			func() { _, _ = q.DeleteTask(ctx, "t") },
			func() { _ = q.UncountTask(ctx, "u") },
			func() { _, _ = q.ExpiredTasks(ctx, db.ExpiredTasksParams{ExpiresAt: 1, Limit: 10}) },
			func() { _, _ = q.StuckTasks(ctx, db.StuckTasksParams{CreatedAt: 1, Limit: 10}) },
			func() { _, _ = q.MovementsOf(ctx, "u") },
			func() { _, _ = q.TakeCredits(ctx, db.TakeCreditsParams{ID: "u", Credits: 1}) },
			func() { _, _ = q.CreditsOf(ctx, "u") },
			func() { _, _ = q.UserByID(ctx, "u") },
			func() { _, _ = q.UserForChange(ctx, "u") },
			func() { _, _ = q.UserByEmail(ctx, "e") },
			func() { _, _ = q.UserByCustomer(ctx, "c") },
			func() { _, _ = q.SessionUser(ctx, "s") },
			func() { _, _ = q.RotateSession(ctx, db.RotateSessionParams{ID: "s"}) },
			func() { _ = q.RevokeSessions(ctx, db.RevokeSessionsParams{UserID: "u"}) },
			func() { _, _ = q.PurgeSessions(ctx, 1) },
			func() { _, _ = q.Subscription(ctx, "s") },
			func() { _, _ = q.LapsedSubscriptions(ctx, db.LapsedSubscriptionsParams{PeriodEnd: 1}) },
			func() { _, _ = q.LapsedElsewhere(ctx, db.LapsedElsewhereParams{PeriodEnd: 1}) },
			func() { e.explain(store.TrailQuery, []any{int64(0), int64(1), int64(10), int64(0), ""}) },
			func() { _, _ = q.Repeat(ctx, db.RepeatParams{UserID: "u"}) },
			func() { _ = q.PurgeRepeats(ctx, 1) },
		} {
			ask()
		}
		for _, bad := range e.bad {
			if regexp.MustCompile(`SCAN audit USING INDEX audit_by_time`).MatchString(bad) {
				continue // in order, and no further than the limit
			}
			t.Error(bad)
		}
	})
}
