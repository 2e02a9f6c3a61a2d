package app

import (
	"context"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"time"

	"focal/internal/account"
	"focal/internal/audit"
	"focal/internal/billing"
	"focal/internal/problem"
	"focal/internal/store"
)

// The operator's commands work on the database directly and beside a running
// server: they take no lock and start no work.

// books opens what the commands need. Only those that may come before the first
// start make a database; the others would answer for an empty one that --data
// named by mistake.
func books(ctx context.Context, cfg Config, mayMake bool) (db *store.DB, accounts *account.Service, ledger *billing.Ledger, err error) {
	if cfg, err = cfg.withDefaults(); err != nil {
		return nil, nil, nil, err
	}
	if cfg.DatabaseURL == "" && !mayMake {
		if _, err := os.Stat(filepath.Join(cfg.Data, databaseName)); errors.Is(err, fs.ErrNotExist) {
			return nil, nil, nil, problem.Wrap(err, problem.NotFound, "There is no database in %s. Name the server's data folder with --data or FOCAL_DATA.", cfg.Data)
		}
	}
	if err := os.MkdirAll(cfg.Data, 0o700); err != nil {
		return nil, nil, nil, notWritable(cfg.Data, err)
	}
	if db, err = store.Open(ctx, cfg.DatabaseURL, cfg.Data); err != nil {
		return nil, nil, nil, err
	}
	if err := db.Migrate(ctx); err != nil {
		_ = db.Close()
		return nil, nil, nil, err
	}
	accounts = account.New(account.Config{
		Store: db, TOTP: db, Audit: trail(db, cfg.Now), Hasher: newHasher(), Limiter: account.NewLimiter(cfg.Now),
		Product: cfg.Product, Now: cfg.Now,
	})
	return db, accounts, &billing.Ledger{Store: db, Now: cfg.Now}, nil
}

func trail(db *store.DB, now func() time.Time) *audit.Trail {
	return &audit.Trail{Store: db, NewID: account.NewID, Now: now}
}

// NewUser is what `focal user create` takes.
type NewUser struct {
	Email, Password, Name string
	Role                  string // user | admin; "" = user
	Active                bool
	Credits               int64
	Templates             []string
}

// CreatedUser is what `focal user create` prints as JSON.
type CreatedUser struct {
	ID       string `json:"id"`
	Email    string `json:"email"`
	Password string `json:"password"`
}

// CreateUser makes a user; an empty password is replaced by a random one.
func CreateUser(ctx context.Context, cfg Config, n NewUser) (*CreatedUser, error) {
	db, accounts, ledger, err := books(ctx, cfg, true)
	if err != nil {
		return nil, err
	}
	defer func() { _ = db.Close() }()
	if n.Password == "" {
		n.Password = "U1" + account.NewID()[:22]
	}
	if n.Credits < 0 {
		return nil, problem.New(problem.Invalid, "The credits must not be negative.")
	}
	var out *CreatedUser
	err = db.InTx(ctx, func(ctx context.Context) error {
		u, err := accounts.CreateByOperator(ctx, account.OperatorUser{Name: n.Name, Email: n.Email, Password: n.Password, Role: account.Role(or(n.Role, "user")), Active: n.Active, Templates: n.Templates})
		if err != nil {
			return err
		}
		out = &CreatedUser{ID: u.ID, Email: u.Email, Password: n.Password}
		if n.Credits == 0 {
			return nil
		}
		return ledger.Grant(ctx, u.ID, n.Credits, "create:"+u.ID, "user created", "operator")
	})
	if err != nil {
		return nil, err
	}
	return out, nil
}

// SetPassword sets a user's password and ends the user's sessions.
func SetPassword(ctx context.Context, cfg Config, email, password string) error {
	db, accounts, _, err := books(ctx, cfg, false)
	if err != nil {
		return err
	}
	defer func() { _ = db.Close() }()
	return accounts.SetPasswordByOperator(ctx, email, password)
}

// ResetTwoFactor turns a user's two-factor sign-in off and ends the sessions.
func ResetTwoFactor(ctx context.Context, cfg Config, email string) error {
	db, accounts, _, err := books(ctx, cfg, false)
	if err != nil {
		return err
	}
	defer func() { _ = db.Close() }()
	return accounts.ResetTOTPByOperator(ctx, email)
}

// GrantCredits gives credits to a user and returns the new balance.
func GrantCredits(ctx context.Context, cfg Config, email string, credits int64) (int64, error) {
	db, _, ledger, err := books(ctx, cfg, false)
	if err != nil {
		return 0, err
	}
	defer func() { _ = db.Close() }()
	u, err := db.UserByEmail(ctx, account.CleanEmail(email))
	if err != nil {
		return 0, problem.Relabel(err, "There is no user %s.", email)
	}
	if err := ledger.Grant(ctx, u.ID, credits, "operator:"+account.NewID(), "granted at "+time.Now().UTC().Format(time.RFC3339), "operator"); err != nil {
		return 0, err
	}
	after, err := db.User(ctx, u.ID)
	if err != nil {
		return 0, err
	}
	trail(db, ledger.Now).Record(ctx, "user changed", "operator", u.ID, map[string]string{"credits": fmt.Sprintf("%d -> %d", u.Credits, after.Credits)})
	return after.Credits, nil
}

// VerifyLedger compares every balance with the ledger's sum; it returns the
// number of users and those whose books do not agree.
func VerifyLedger(ctx context.Context, cfg Config) (users int, wrong []billing.Balance, err error) {
	db, _, ledger, err := books(ctx, cfg, false)
	if err != nil {
		return 0, nil, err
	}
	defer func() { _ = db.Close() }()
	return ledger.Verify(ctx)
}

// Migrate brings the tables up to date.
func Migrate(ctx context.Context, cfg Config) error {
	db, _, _, err := books(ctx, cfg, true)
	if err != nil {
		return err
	}
	return db.Close()
}
