package account

import (
	"context"
	"slices"
	"strings"

	"focal/internal/problem"
)

// ProfileChange holds what a user may change of the own account; nil = keep.
type ProfileChange struct {
	Name          *string
	Organisation  *string
	RetentionDays *int64
}

// Retentions are the days that files may be kept; -1 = as the service sets.
var Retentions = []int64{-1, 0, 1, 7, 30}

// UpdateProfile changes the caller's own account and returns it.
func (s *Service) UpdateProfile(ctx context.Context, p *Principal, c ProfileChange) (*User, error) {
	if c.Name != nil {
		name := cleanLine(*c.Name, 200)
		if name == "" {
			return nil, problem.New(problem.Invalid, "Name cannot be empty.")
		}
		c.Name = &name
	}
	if c.Organisation != nil {
		organisation := cleanLine(*c.Organisation, 200)
		c.Organisation = &organisation
	}
	if c.RetentionDays != nil && !slices.Contains(Retentions, *c.RetentionDays) {
		return nil, problem.New(problem.Invalid, "retention_days must be one of -1, 0, 1, 7, 30")
	}
	if err := s.Store.SaveProfile(ctx, p.User.ID, c); err != nil {
		return nil, err
	}
	return s.Store.User(ctx, p.User.ID)
}

// ChangePassword needs the present password and ends every other session.
func (s *Service) ChangePassword(ctx context.Context, p *Principal, current, next string) error {
	if err := s.confirm(ctx, p.User, current); err != nil {
		return err
	}
	if err := checkSet(next, p.User, s.Product, textAdminPassword); err != nil {
		return err
	}
	hash, err := s.slowHash(ctx, next)
	if err != nil {
		return err
	}
	err = s.Store.InTx(ctx, func(ctx context.Context) error {
		if err := s.Store.SavePassword(ctx, p.User.ID, hash, false); err != nil {
			return err
		}
		return s.Store.RevokeSessions(ctx, p.User.ID, p.Session, "password changed", s.Now())
	})
	if err == nil {
		s.record(ctx, "password changed", p.User.ID, p.User.ID, nil)
	}
	return err
}

// OperatorUser is what the operator's command line may set.
type OperatorUser struct {
	Name, Email, Password string
	Role                  Role
	Active                bool
	Templates             []string
}

// CreateByOperator creates a user past the guessing rules: who may write the
// database may choose. The characters must still be such that they can log in.
func (s *Service) CreateByOperator(ctx context.Context, o OperatorUser) (*User, error) {
	u := &User{ID: NewID(), Name: cleanLine(o.Name, 200), Email: CleanEmail(o.Email), Role: o.Role, Plan: "free", Status: Inactive, AllowedTemplates: o.Templates, RetentionDays: -1, CreatedAt: s.Now()}
	if u.Name == "" {
		u.Name, _, _ = strings.Cut(u.Email, "@")
	}
	if !IsEmail(u.Email) {
		return nil, problem.New(problem.Invalid, "%q is not an e-mail address.", o.Email)
	}
	if u.Role != RoleUser && u.Role != RoleAdmin {
		return nil, problem.New(problem.Invalid, "The role must be user or admin.")
	}
	if err := checkSet(o.Password, u, s.Product, textAdminPassword); err != nil {
		return nil, err
	}
	if o.Active {
		u.Status, u.Plan, u.PlanName = Active, "personal", "Personal Plan"
	}
	if err := s.hashInto(ctx, u, o.Password); err != nil {
		return nil, err
	}
	if err := s.Store.CreateUser(ctx, u); err != nil {
		return nil, err
	}
	s.record(ctx, "user created", "operator", u.ID, map[string]string{"role": string(u.Role)})
	return u, nil
}

// SetPasswordByOperator sets a password and ends every session of the user.
func (s *Service) SetPasswordByOperator(ctx context.Context, email, password string) error {
	u, err := s.Store.UserByEmail(ctx, CleanEmail(email))
	if problem.Is(err, problem.NotFound) {
		return problem.Wrap(err, problem.NotFound, "There is no user %s.", email)
	}
	if err != nil {
		return err
	}
	if err := checkSet(password, u, s.Product, textAdminPassword); err != nil {
		return err
	}
	if err := s.hashInto(ctx, u, password); err != nil {
		return err
	}
	err = s.Store.InTx(ctx, func(ctx context.Context) error {
		if err := s.Store.SavePassword(ctx, u.ID, u.PasswordHash, false); err != nil {
			return err
		}
		return s.Store.RevokeSessions(ctx, u.ID, "", "password set by the operator", s.Now())
	})
	if err == nil {
		s.record(ctx, "password changed", "operator", u.ID, nil)
	}
	return err
}
