package billing

import (
	"cmp"
	"context"
	"fmt"
	"maps"
	"slices"
	"strings"
	"time"

	"focal/internal/account"
	"focal/internal/problem"
)

// Account is one of the places where a user's credits can be.
type Account string

// Accounts. Credits come from Issued, end in Spent or Expired, and what a user
// sees is Available.
const (
	Issued    Account = "issued"
	Available Account = "available"
	Reserved  Account = "reserved"
	Spent     Account = "spent"
	Expired   Account = "expired"
)

// Reason of a movement.
type Reason string

// Reasons.
const (
	Grant   Reason = "grant"   // by the operator or an admin
	Correct Reason = "correct" // an admin set a lower balance
	Period  Reason = "period"  // a plan's credits for one period
	Lapse   Reason = "lapse"   // unused plan credits of the period before
	Reserve Reason = "reserve" // a CV was submitted
	Commit  Reason = "commit"  // it was converted
	Release Reason = "release" // it failed
	Refund  Reason = "refund"  // it was converted, and an admin gave back what was taken
)

// Movement is one row of the ledger. Key makes it happen at most once.
type Movement struct {
	Key       string
	UserID    string
	From, To  Account
	Amount    int64 // > 0
	Reason    Reason
	Reference string // task, invoice, or what an admin wrote
	Actor     string // user id, "operator", "system", or the provider's name
	At        time.Time
}

// Change is what the movement did to what the user sees.
func (m Movement) Change() int64 {
	switch Available {
	case m.To:
		return m.Amount
	case m.From:
		return -m.Amount
	}
	return 0
}

// Statement is a page of what happened to a user's credits, newest first, and what all of it comes to.
type Statement struct {
	Movements []Told // what was reserved for a conversion is one with what was taken and given back of it
	Total     int64  // of those

	Given, Taken, Returned, Ended int64 // credits: issued, spent, back from reservations, ended unused
}

// Told is a movement as it is read: a reservation with what became of it since, and the present address of the user who did it,
// if it was one.
type Told struct {
	Movement
	ActorEmail      string
	Taken, Returned int64 // of what was reserved
}

// Change is what came of it for what the user sees.
func (t Told) Change() int64 { return t.Movement.Change() + t.Returned }

// Balance is what the books say about one user.
type Balance struct {
	UserID, Email string
	Credits       int64 // the copy in the user's row
	Available     int64 // the ledger's sum
	Reserved      int64 // the ledger's sum
	Open          int64 // files of tasks that have not ended, and those that wait for the user's word
}

// Store keeps the books. Move adds the row and keeps the user's copy of the
// balance in the transaction of ctx; it reports false, and does nothing, when
// the key is known. Taking more than there is, is a problem.PaymentRequired.
type Store interface {
	InTx(ctx context.Context, do func(ctx context.Context) error) error
	Move(ctx context.Context, m Movement) (bool, error)
	Balances(ctx context.Context) ([]Balance, error)
	Credits(ctx context.Context, userID string) (int64, error)
	Movements(ctx context.Context, userID string) ([]Movement, error) // in order of time
	Statement(ctx context.Context, userID string, offset, limit int64) (*Statement, error)
}

// Ledger moves credits.
type Ledger struct {
	Store Store
	Now   func() time.Time
}

// NoCredits is the answer to a submission that the balance does not cover.
var NoCredits = problem.New(problem.PaymentRequired, "You have no credits remaining. Please upgrade your plan.")

func (l *Ledger) move(ctx context.Context, m Movement) error {
	m.At = l.Now()
	_, err := l.Store.Move(ctx, m)
	return err
}

// Reserve takes one credit for each of n files, or none at all (decisions D-31).
func (l *Ledger) Reserve(ctx context.Context, userID, taskID string, n int) error {
	return l.Store.InTx(ctx, func(ctx context.Context) error {
		for i := range n {
			err := l.move(ctx, Movement{Key: fmt.Sprintf("reserve:%s:%d", taskID, i), UserID: userID, From: Available, To: Reserved, Amount: 1, Reason: Reserve, Reference: taskID, Actor: userID})
			if i > 0 && problem.Is(err, problem.PaymentRequired) { // the i credits there are come back with the transaction
				return problem.New(problem.PaymentRequired, "These %d CVs need %d credits and you have %d. Please choose fewer CVs or upgrade your plan.", n, n, i)
			}
			if err != nil {
				return err
			}
		}
		return nil
	})
}

// Settle ends the reservations of these files: of those that were converted they are
// committed, of the others released. A second call changes nothing.
func (l *Ledger) Settle(ctx context.Context, userID, taskID string, converted map[int64]bool) error {
	return l.Store.InTx(ctx, func(ctx context.Context) error {
		for _, i := range slices.Sorted(maps.Keys(converted)) {
			m := Movement{Key: fmt.Sprintf("settle:%s:%d", taskID, i), UserID: userID, From: Reserved, To: Available, Amount: 1, Reason: Release, Reference: taskID, Actor: "system"}
			if converted[i] {
				m.To, m.Reason = Spent, Commit
			}
			if err := l.move(ctx, m); err != nil {
				return err
			}
		}
		return nil
	})
}

// Refund gives back what was taken for a conversion and is not given back yet, and tells how much that was: a CV that waits
// for the user's word may be taken later.
func (l *Ledger) Refund(ctx context.Context, userID, taskID, actor string) (given int64, err error) {
	err = l.Store.InTx(ctx, func(ctx context.Context) error {
		all, err := l.Store.Movements(ctx, userID)
		if err != nil {
			return err
		}
		taken, before := int64(0), int64(0)
		for _, m := range all {
			switch {
			case m.Reference != taskID:
			case m.Reason == Commit:
				taken += m.Amount
			case m.Reason == Refund:
				before += m.Amount
			}
		}
		if taken == 0 {
			return problem.New(problem.NotFound, "No credit was taken for this conversion.")
		}
		if taken == before {
			return errRefunded
		}
		moved, err := l.Store.Move(ctx, Movement{
			Key:    fmt.Sprintf("refund:%s:%d", taskID, before), // of two at once one comes first
			UserID: userID, From: Spent, To: Available, Amount: taken - before, Reason: Refund, Reference: taskID,
			Actor: actor, At: l.Now(),
		})
		if err == nil && !moved {
			err = errRefunded
		}
		given = taken - before
		return err
	})
	if err != nil {
		return 0, err
	}
	return given, nil
}

var errRefunded = problem.New(problem.Conflict, "What was taken for this conversion is given back already.")

// Grant gives credits; key makes it happen once.
func (l *Ledger) Grant(ctx context.Context, userID string, amount int64, key, reference, actor string) error {
	if amount <= 0 {
		return problem.New(problem.Invalid, "Grant at least one credit.")
	}
	return l.move(ctx, Movement{Key: "grant:" + key, UserID: userID, From: Issued, To: Available, Amount: amount, Reason: Grant, Reference: reference, Actor: actor})
}

// Verify returns the accounts whose balance is not the ledger's sum, or whose
// reservations do not belong to open tasks.
func (l *Ledger) Verify(ctx context.Context) (users int, wrong []Balance, err error) {
	balances, err := l.Store.Balances(ctx)
	if err != nil {
		return 0, nil, err
	}
	for _, b := range balances {
		if b.Credits != b.Available || b.Reserved != b.Open {
			wrong = append(wrong, b)
		}
	}
	return len(balances), wrong, nil
}

// byAdmin is the reference of a balance that an admin set without saying why.
const byAdmin = "set by an admin"

// Why is what an admin wrote of a change of credits; "" = nothing.
func (m Movement) Why() string {
	if !strings.HasPrefix(m.Key, "set:") || m.Reference == byAdmin {
		return ""
	}
	return m.Reference
}

// SetBalance moves what is missing, or takes what is too much, as an admin's act; why may be "".
func (l *Ledger) SetBalance(ctx context.Context, userID string, credits int64, actor, why string) error {
	return l.Store.InTx(ctx, func(ctx context.Context) error {
		have, err := l.Store.Credits(ctx, userID)
		if err != nil || have == credits {
			return err
		}
		m := Movement{Key: "set:" + account.NewID(), UserID: userID, From: Issued, To: Available, Amount: credits - have, Reason: Grant, Reference: cmp.Or(why, byAdmin), Actor: actor}
		if credits < have {
			m.From, m.To, m.Amount, m.Reason = Available, Expired, have-credits, Correct
		}
		return l.move(ctx, m)
	})
}
