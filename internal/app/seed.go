package app

import (
	"context"
	"crypto/sha256"
	"errors"
	"fmt"
	"net"
	"os"
	"path/filepath"

	"focal/internal/account"
	"focal/internal/problem"
)

const devSeeded = "dev account"

// Seed makes the first admin (decisions D-74), whose generated password is printed
// once and kept nowhere in clear, and with Dev one ready account.
func (a *App) Seed(ctx context.Context, addr string) error {
	_, admins, err := a.db.CountUsers(ctx)
	if err != nil {
		return err
	}
	if admins == 0 {
		if err := a.seedAdmin(ctx); err != nil {
			return err
		}
	}
	if !a.cfg.Dev {
		return nil
	}
	return a.seedDev(ctx, addr)
}

// seedDev makes the ready account of --dev once and prints it at every start;
// until then its password lies beside the database, readable by the owner only.
func (a *App) seedDev(ctx context.Context, addr string) error {
	note := filepath.Join(a.cfg.Data, "dev-account.txt")
	done, err := a.db.Setting(ctx, devSeeded)
	if err != nil {
		return err
	}
	if done != "" {
		login, err := os.ReadFile(note) // #nosec G304 -- in the operator's data folder
		if err != nil {
			login = []byte("  (the account of the first start; its note dev-account.txt is gone)\n")
		}
		a.say("\n%s is ready: %s\n%s\n", a.cfg.Product, origin(addr), login)
		return nil
	}
	password := "Try1" + account.NewID()[:12]
	u, err := a.accounts.CreateByOperator(ctx, account.OperatorUser{Name: "Alex Morgan", Email: "alex@focal.local", Password: password, Role: account.RoleUser, Active: true, Templates: a.cfg.Templates[1:]})
	if err != nil {
		return fmt.Errorf("seed the account: %w", err)
	}
	if err := a.grantForTrying(ctx, u); err != nil {
		return err
	}
	login := fmt.Sprintf("  sign in with  %s\n  password      %s\n  200 credits to begin with\n", u.Email, password)
	if err := os.WriteFile(note, []byte(login), 0o600); err != nil {
		return err
	}
	if err := a.db.SaveSetting(ctx, devSeeded, u.ID); err != nil {
		return err
	}
	a.say("\n%s is ready: %s\n%s\n", a.cfg.Product, origin(addr), login)
	return nil
}

func (a *App) seedAdmin(ctx context.Context) error {
	password, generated := a.cfg.AdminPassword, a.cfg.AdminPassword == ""
	if generated {
		password = "A1" + account.NewID()[:22]
	}
	u, err := a.accounts.CreateByOperator(ctx, account.OperatorUser{Name: "Administrator", Email: a.cfg.AdminEmail, Password: password, Role: account.RoleAdmin, Active: a.cfg.Dev})
	var said *problem.Error
	if errors.As(err, &said) {
		return problem.Wrap(err, said.Kind, "The first admin cannot be made of --admin-email and --admin-password: %s", said.Message)
	}
	if err != nil {
		return fmt.Errorf("make the first admin: %w", err)
	}
	if a.cfg.Dev { // who tries the product out as its admin converts, too
		if err := a.grantForTrying(ctx, u); err != nil {
			return err
		}
	}
	if generated {
		if err := a.db.SaveSetting(ctx, printedPassword, markOf(u)); err != nil {
			return err
		}
		a.say("\nFirst admin: %s\n  password:  %s\n  (printed only once; change it after signing in)\n", u.Email, password)
	}
	return nil
}

// printedPassword is the setting that tells which password stood in a terminal or a log.
const printedPassword = "printed password"

// markOf changes with the password of a user, and does not tell it.
func markOf(u *account.User) string {
	return fmt.Sprintf("%x", sha256.Sum256([]byte(u.ID+"\x00"+u.PasswordHash)))
}

// hasPrintedPassword reports an admin who still signs in with the password that was printed.
func (a *App) hasPrintedPassword(ctx context.Context, u *account.User) (bool, error) {
	if !u.IsAdmin() {
		return false, nil
	}
	printed, err := a.db.Setting(ctx, printedPassword)
	return printed != "" && printed == markOf(u), err
}

func (a *App) grantForTrying(ctx context.Context, u *account.User) error {
	return a.ledger.Grant(ctx, u.ID, 200, "dev:"+u.ID, "personal plan for trying out", "operator")
}

func (a *App) say(format string, args ...any) { _, _ = fmt.Fprintf(a.cfg.Out, format, args...) }

// origin is the address to type into a browser on this machine.
func origin(addr string) string {
	host, port, err := net.SplitHostPort(addr)
	if err != nil {
		return addr
	}
	if ip := net.ParseIP(host); ip == nil || ip.IsUnspecified() || ip.IsLoopback() {
		host = "localhost"
	}
	return "http://" + net.JoinHostPort(host, port)
}
