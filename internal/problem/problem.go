// Package problem is the one error type of the product: a kind, which
// internal/httpapi maps to a status and cmd/focal to an exit code, a sentence
// that the user may read, and a cause that only the log gets.
package problem

import (
	"errors"
	"fmt"
)

// Kind classifies an error by what the caller can do about it.
type Kind string

// Kinds and the HTTP status that internal/httpapi gives them.
const (
	Invalid         Kind = "invalid"          // 400: the input is wrong
	Unauthenticated Kind = "unauthenticated"  // 401: sign in (again)
	PaymentRequired Kind = "payment_required" // 402: no credits
	Forbidden       Kind = "forbidden"        // 403: not allowed for this account
	NotFound        Kind = "not_found"        // 404: unknown, or somebody else's
	Conflict        Kind = "conflict"         // 409: clashes with the present state
	TooLarge        Kind = "too_large"        // 413: over a size limit
	Unsupported     Kind = "unsupported"      // 415: not a type of file that can be read
	Unreadable      Kind = "unreadable"       // 422: the right type, but damaged, encrypted, empty or a scan
	TooMany         Kind = "too_many"         // 429: slow down
	Internal        Kind = "internal"         // 500: ours
	Unavailable     Kind = "unavailable"      // 503: try again later
	StorageFull     Kind = "storage_full"     // 507: no space left
)

// Error carries a sentence for the user and a cause for the log.
type Error struct {
	Kind    Kind
	Message string // one sentence that says what to do; never a path, SQL or CV text
	Cause   error
}

// New returns an error of that kind with a message for the user.
func New(kind Kind, format string, args ...any) *Error {
	return &Error{Kind: kind, Message: fmt.Sprintf(format, args...)}
}

// Wrap is New with a cause.
func Wrap(cause error, kind Kind, format string, args ...any) *Error {
	return &Error{Kind: kind, Message: fmt.Sprintf(format, args...), Cause: cause}
}

// Error returns the message followed by the cause; for logs.
func (e *Error) Error() string {
	if e.Cause != nil {
		return e.Message + ": " + e.Cause.Error()
	}
	return e.Message
}

// Unwrap returns the cause.
func (e *Error) Unwrap() error { return e.Cause }

// KindOf returns the kind of the first Error in the chain, Internal otherwise.
func KindOf(err error) Kind {
	var e *Error
	if errors.As(err, &e) {
		return e.Kind
	}
	return Internal
}

// Is reports whether err is one of that kind; nil is of none.
func Is(err error, kind Kind) bool { return err != nil && KindOf(err) == kind }

// MessageOf returns the sentence for the user, or a neutral one for errors that
// were not meant for users.
func MessageOf(err error) string {
	var e *Error
	if errors.As(err, &e) && e.Message != "" {
		return e.Message
	}
	return "Something went wrong on our side. Please try again."
}

// Relabel returns err with another sentence for the user, keeping its kind.
func Relabel(err error, format string, args ...any) error {
	return Wrap(err, KindOf(err), format, args...)
}
