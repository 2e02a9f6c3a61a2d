package store

import (
	"context"
	"database/sql"
	"database/sql/driver"
	"errors"
	"fmt"
	"io"
	"net"
	"syscall"
	"testing"

	"github.com/jackc/pgx/v5/pgconn"

	"focal/internal/problem"
)

// notSent is like pgconn's own error of a closed connection.
type notSent struct{ error }

func (notSent) SafeToRetry() bool { return true }

func TestErrorsOfTheDatabase(t *testing.T) {
	for _, c := range []struct {
		name string
		err  error
		want problem.Kind
	}{
		{"no row", sql.ErrNoRows, problem.NotFound},
		{"known already", fmt.Errorf("task: %w", problem.New(problem.Conflict, "Twice.")), problem.Conflict},
		{"unique", &pgconn.PgError{Code: "23505"}, problem.Conflict},
		{"full", &pgconn.PgError{Code: "53100"}, problem.StorageFull},
		{"deadlock", &pgconn.PgError{Code: "40P01"}, problem.Unavailable},
		{"shutting down", &pgconn.PgError{Code: "57P01"}, problem.Unavailable},
		{"not there", &net.OpError{Op: "dial", Err: syscall.ECONNREFUSED}, problem.Unavailable},
		{"cut in the middle", fmt.Errorf("read: %w", &net.OpError{Op: "read", Err: syscall.ECONNRESET}), problem.Unavailable},
		{"ended in the middle", io.ErrUnexpectedEOF, problem.Unavailable},
		{"bad connection", driver.ErrBadConn, problem.Unavailable},
		{"closed connection", sql.ErrConnDone, problem.Unavailable},
		{"closed before anything was sent", notSent{errors.New("conn closed")}, problem.Unavailable},
		{"whoever asked went away", fmt.Errorf("%w: %w", context.Canceled, notSent{errors.New("conn closed")}), problem.Internal},
		{"our mistake", &pgconn.PgError{Code: "42601"}, problem.Internal},
	} {
		if err := wrap(c.err); !problem.Is(err, c.want) || !errors.Is(err, c.err) {
			t.Errorf("%s: %v is %s, want %s", c.name, err, problem.KindOf(err), c.want)
		}
	}
	if wrap(nil) != nil {
		t.Error("nothing is an error")
	}
}
