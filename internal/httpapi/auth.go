package httpapi

import (
	"context"
	"encoding/json"
	"net/http"
	"time"

	"github.com/danielgtaylor/huma/v2"

	"focal/internal/account"
)

// Fields are optional for the decoder so that a missing one gets its
// own sentence instead of a schema error (checklist RG-2).
type (
	loginIn struct {
		Body struct {
			Email    string `json:"email" required:"false"`
			Password string `json:"password" required:"false"`
			Code     string `json:"totp_code" required:"false" doc:"one-time code of accounts with two-factor sign-in"`
		}
	}
	registerIn struct {
		Body struct {
			Name         string `json:"name" required:"false"`
			Email        string `json:"email" required:"false"`
			Password     string `json:"password" required:"false"`
			Organisation string `json:"organisation" required:"false"`
		}
	}
	registeredBody struct {
		Message string   `json:"message"`
		User    UserBody `json:"user"`
	}
	profileIn struct {
		Body struct {
			Name         *string `json:"name,omitempty" nullable:"false"`
			Organisation *string `json:"organisation,omitempty" nullable:"false"`
			Retention    *int64  `json:"retention_days,omitempty" nullable:"false" doc:"0, 1, 7 or 30; -1 = as the service sets"`
		}
	}
	passwordIn struct {
		Body struct {
			Current string `json:"current_password" required:"false"`
			New     string `json:"new_password" required:"false"`
		}
	}
)

func (s *Server) authRoutes() {
	typed(s, "register", func(ctx context.Context, in *registerIn) (*out[registeredBody], error) {
		u, err := s.Accounts.Register(ctx, account.NewUser{Name: in.Body.Name, Email: in.Body.Email, Password: in.Body.Password, Organisation: in.Body.Organisation})
		if err != nil {
			return nil, err
		}
		return &out[registeredBody]{Body: registeredBody{Message: "Registration successful! Please log in.", User: s.userBody(u)}}, nil
	}, created)
	typed(s, "login", func(ctx context.Context, in *loginIn) (*out[TokensBody], error) {
		pair, err := s.Accounts.Login(ctx, account.Credentials{Email: in.Body.Email, Password: in.Body.Password, Code: in.Body.Code, IP: requestIn(ctx).ip})
		return tokens(pair, err)
	})
	typed(s, "refresh", func(ctx context.Context, _ *empty) (*out[TokensBody], error) {
		return tokens(s.Accounts.Refresh(ctx, bearer(requestIn(ctx).http)))
	})
	typed(s, "logout", func(ctx context.Context, _ *empty) (*message, error) {
		if err := s.Accounts.Logout(ctx, callerOf(ctx)); err != nil {
			return nil, err
		}
		return say("Logged out successfully."), nil
	})
	typed(s, "listOwnCredits", s.listOwnCredits)
	typed(s, "getProfile", func(ctx context.Context, _ *empty) (*out[UserBody], error) {
		u := callerOf(ctx).User
		body := s.ownBody(ctx, u)
		var err error
		if body.Reserved, err = s.Convert.Reserved(ctx, u); err != nil {
			return nil, err
		}
		if body.Options, body.TeamOptions, err = s.Convert.Begins(ctx, u); err != nil {
			return nil, err
		}
		if s.Printed != nil {
			if body.PrintedPassword, err = s.Printed(ctx, u); err != nil {
				return nil, err
			}
		}
		return &out[UserBody]{Body: body}, nil
	})
	typed(s, "updateProfile", func(ctx context.Context, in *profileIn) (*out[UserBody], error) {
		u, err := s.Accounts.UpdateProfile(ctx, callerOf(ctx), account.ProfileChange{Name: in.Body.Name, Organisation: in.Body.Organisation, RetentionDays: in.Body.Retention})
		if err != nil {
			return nil, err
		}
		return &out[UserBody]{Body: s.ownBody(ctx, u)}, nil
	})
	typed(s, "changePassword", func(ctx context.Context, in *passwordIn) (*message, error) {
		if err := s.Accounts.ChangePassword(ctx, callerOf(ctx), in.Body.Current, in.Body.New); err != nil {
			return nil, err
		}
		return say("Password changed."), nil
	})
}

func created(op *huma.Operation) { op.DefaultStatus = http.StatusCreated }

func tokens(pair account.Pair, err error) (*out[TokensBody], error) {
	if err != nil {
		return nil, err
	}
	return &out[TokensBody]{Body: TokensBody{Access: pair.Access, Refresh: pair.Refresh}}, nil
}

// ownBody is a user as they see themselves: with the templates that are for everybody, which admins see with the templates.
func (s *Server) ownBody(ctx context.Context, u *account.User) UserBody {
	body := s.userBody(u)
	body.AllowedTemplates = s.Convert.Allowed(ctx, u)
	return body
}

func (s *Server) userBody(u *account.User) UserBody {
	b := UserBody{
		ID: u.ID, Name: u.Name, Email: u.Email, Organisation: u.Organisation, Role: string(u.Role), Plan: u.Plan, PlanName: u.PlanName,
		Status: string(u.Status), Credits: u.Credits, Converted: u.Converted, CreatedAt: stamp(u.CreatedAt), LastLogin: stamp(u.LastLogin),
		AllowedTemplates: u.AllowedTemplates, RetentionDays: u.RetentionDays, Locale: u.Locale, MustChangePassword: u.MustChange, TOTP: u.TOTP != "", MustEnrol: s.Accounts.MustEnrol(u),
		SwitchedOff: u.SwitchedOff, SuspendedAt: stamp(u.SuspendedAt),
	}
	if b.AllowedTemplates == nil {
		b.AllowedTemplates = []string{}
	}
	if b.RetentionChosen = u.RetentionDays >= 0; !b.RetentionChosen {
		b.RetentionDays = s.Convert.DefaultRetentionDays()
	}
	if !u.MayConvert() {
		b.DemoLeft = max(0, s.Info.DemoAllowance-u.DemoUsed)
	}
	if u.Options != "" {
		b.Options = json.RawMessage(u.Options)
	}
	return b
}

// stamp is RFC 3339 in UTC, "" for the zero time.
func stamp(t time.Time) string {
	if t.IsZero() {
		return ""
	}
	return t.UTC().Format(time.RFC3339)
}
