package store

import (
	"context"

	"focal/internal/account"
	"focal/internal/billing"
	"focal/internal/problem"
	"focal/internal/store/db"
)

var _ billing.Store = (*DB)(nil)

// Move implements billing.Store.
func (d *DB) Move(ctx context.Context, m billing.Movement) (bool, error) {
	moved := false
	err := d.InTx(ctx, func(ctx context.Context) error {
		n, err := d.q(ctx).AddMovement(ctx, db.AddMovementParams{
			ID: account.NewID(), Key: m.Key, UserID: m.UserID, FromAccount: string(m.From), ToAccount: string(m.To),
			Amount: m.Amount, Reason: string(m.Reason), Reference: m.Reference, Actor: m.Actor, CreatedAt: millis(m.At),
		})
		if err != nil || n == 0 {
			return wrap(err)
		}
		moved = true
		switch billing.Available {
		case m.To:
			return changed(d.q(ctx).AddCredits(ctx, db.AddCreditsParams{ID: m.UserID, Credits: m.Amount}))
		case m.From:
			err := changed(d.q(ctx).TakeCredits(ctx, db.TakeCreditsParams{ID: m.UserID, Credits: m.Amount}))
			if problem.Is(err, problem.NotFound) {
				return billing.NoCredits
			}
			return err
		}
		return nil
	})
	return moved && err == nil, err
}

// Balances implements billing.Store; both sums are of one moment.
func (d *DB) Balances(ctx context.Context) ([]billing.Balance, error) {
	var out []billing.Balance
	err := d.InTx(ctx, func(ctx context.Context) error {
		sums, err := d.q(ctx).LedgerSums(ctx)
		if err != nil {
			return wrap(err)
		}
		rows, err := d.q(ctx).OpenReservations(ctx)
		if err != nil {
			return wrap(err)
		}
		open := map[string]int64{}
		for _, r := range rows {
			open[r.UserID] = r.Reserved
		}
		for _, s := range sums {
			out = append(out, billing.Balance{UserID: s.ID, Email: s.Email, Credits: s.Credits, Available: s.Available, Reserved: s.Reserved, Open: open[s.ID]})
		}
		return nil
	})
	return out, err
}

// Credits implements billing.Store.
func (d *DB) Credits(ctx context.Context, userID string) (int64, error) {
	n, err := d.q(ctx).CreditsOf(ctx, userID)
	return n, wrap(err)
}

// Reserved implements convert.Store.
func (d *DB) Reserved(ctx context.Context, userID string) (int64, error) {
	n, err := d.r(ctx).ReservedOf(ctx, userID)
	return n, wrap(err)
}

// Movements implements billing.Store.
func (d *DB) Movements(ctx context.Context, userID string) ([]billing.Movement, error) {
	rows, err := d.r(ctx).MovementsOf(ctx, userID)
	out := make([]billing.Movement, len(rows))
	for i, r := range rows {
		out[i] = movementOf(r)
	}
	return out, wrap(err)
}

func movementOf(r db.Ledger) billing.Movement {
	return billing.Movement{
		Key: r.Key, UserID: r.UserID, From: billing.Account(r.FromAccount), To: billing.Account(r.ToAccount), Amount: r.Amount, Reason: billing.Reason(r.Reason),
		Reference: r.Reference, Actor: r.Actor, At: fromMillis(r.CreatedAt),
	}
}

// Statement implements billing.Store.
func (d *DB) Statement(ctx context.Context, userID string, offset, limit int64) (*billing.Statement, error) {
	sums, err := d.r(ctx).MovementSums(ctx, userID)
	if err != nil {
		return nil, wrap(err)
	}
	rows, err := d.r(ctx).MovementsPage(ctx, db.MovementsPageParams{UserID: userID, Most: limit, Behind: offset})
	out := &billing.Statement{
		Movements: make([]billing.Told, len(rows)), Total: sums.Movements,
		Given: sums.Given, Taken: sums.Taken, Returned: sums.Returned, Ended: sums.Ended,
	}
	for i, r := range rows {
		told := billing.Told{Movement: movementOf(r.Ledger), ActorEmail: r.ActorEmail, Taken: r.Taken, Returned: r.Returned}
		if told.Reason == billing.Reserve { // one credit for each CV, told of by the first
			told.Amount = r.Reserved
		}
		out.Movements[i] = told
	}
	return out, wrap(err)
}
