package httpapi

import (
	"context"
	"encoding/json"
	"fmt"
	"slices"
	"strings"

	"focal/internal/account"
)

type (
	usersIn struct {
		Page    int64  `query:"page" required:"false" doc:"from 1"`
		PerPage int64  `query:"per_page" required:"false" doc:"1 to 100, default 10"`
		Search  string `query:"search" required:"false" maxLength:"200" doc:"in name, e-mail, organisation and plan"`
		Only    string `query:"only" required:"false" doc:"active, inactive, suspended, admin or demo; default everybody"`
		SortBy  string `query:"sort_by" required:"false" doc:"a column; default name"`
		Order   string `query:"sort_order" required:"false" doc:"asc (default) or desc"`
	}
	usersBody struct {
		Users      []UserBody `json:"users"`
		Total      int64      `json:"total"`
		TotalItems int64      `json:"total_items"`
		Page       int64      `json:"page"`
		PerPage    int64      `json:"per_page"`
		TotalPages int64      `json:"total_pages"`
	}
	userIn struct {
		ID string `path:"id"`
	}
	deleteUserIn struct {
		ID   string `path:"id"`
		Body struct {
			Password string `json:"password" required:"false" doc:"the admin's own; may be left out within ten minutes of signing in"`
		} `required:"false"`
	}
	newUserIn struct {
		Key  string `header:"Idempotency-Key" maxLength:"255" doc:"repeat a request with the same key and body to get the same user"`
		Body struct {
			Name         string   `json:"name" required:"false"`
			Email        string   `json:"email" required:"false"`
			Password     string   `json:"password" required:"false"`
			Role         string   `json:"user_role" required:"false" doc:"user (default) or admin"`
			Organisation string   `json:"organisation" required:"false"`
			Credits      int64    `json:"credits_remaining" required:"false"`
			Status       string   `json:"subscription_status" required:"false" doc:"inactive (default) or active"`
			Templates    []string `json:"allowed_templates" required:"false" nullable:"false" doc:"templates that the user may choose"`
			Own          string   `json:"own_password" required:"false" doc:"the admin's own, for a new admin; see deleteUser"`
		}
	}
	changeIn struct {
		ID   string `path:"id"`
		Body struct {
			Name         *string   `json:"name,omitempty" nullable:"false"`
			Email        *string   `json:"email,omitempty" nullable:"false"`
			Organisation *string   `json:"organisation,omitempty"`
			Role         *string   `json:"user_role,omitempty" nullable:"false"`
			Status       *string   `json:"subscription_status,omitempty" nullable:"false"`
			Credits      *int64    `json:"credits_remaining,omitempty" nullable:"false" doc:"omit to keep"`
			Converted    *int64    `json:"converted_cvs_count,omitempty" nullable:"false"`
			Templates    *[]string `json:"allowed_templates,omitempty"`
			Why          string    `json:"credits_reason,omitempty" maxLength:"200" doc:"why they change: the user reads it"`
			Own          string    `json:"own_password,omitempty" doc:"the admin's own, for a new admin; see deleteUser"`
		}
	}
	userTemplatesIn struct {
		ID   string `path:"id"`
		Body struct {
			Templates []string `json:"templates" nullable:"false" doc:"all of them; what is not listed is taken away"`
		}
	}
	demoIn struct {
		Body struct {
			Name         string `json:"name" required:"false"`
			Organisation string `json:"organisation" required:"false"`
		} `required:"false"`
	}
	demoBody struct {
		Email    string `json:"email"`
		Password string `json:"password" doc:"shown only now"`
	}
	defaultsBody struct {
		Options json.RawMessage `json:"options,omitempty" doc:"absent = the product's own"`
	}
)

func (s *Server) adminRoutes() {
	typed(s, "listUsers", s.listUsers)
	typed(s, "createUser", func(ctx context.Context, in *newUserIn) (*out[UserBody], error) {
		b := in.Body
		u, err := s.Accounts.Create(ctx, callerOf(ctx), account.AdminUser{
			Name: b.Name, Email: b.Email, Password: b.Password, Organisation: b.Organisation, Role: b.Role, Status: b.Status,
			Credits: b.Credits, Templates: b.Templates, Key: in.Key, Own: b.Own,
		})
		return s.oneUser(ctx, u, err)
	}, created)
	typed(s, "getUser", func(ctx context.Context, in *userIn) (*out[UserBody], error) {
		u, err := s.Accounts.Get(ctx, in.ID)
		return s.oneUser(ctx, u, err)
	})
	typed(s, "updateUser", func(ctx context.Context, in *changeIn) (*out[UserBody], error) {
		b := in.Body
		u, err := s.Accounts.Update(ctx, callerOf(ctx), in.ID, account.UserChange{
			Name: b.Name, Email: b.Email, Organisation: b.Organisation, Role: b.Role, Status: b.Status, Credits: b.Credits,
			Converted: b.Converted, Templates: b.Templates, Why: b.Why, Own: b.Own,
		})
		return s.oneUser(ctx, u, err)
	})
	typed(s, "setUserTemplates", func(ctx context.Context, in *userTemplatesIn) (*out[UserBody], error) {
		u, err := s.Accounts.Update(ctx, callerOf(ctx), in.ID, account.UserChange{Templates: &in.Body.Templates})
		return s.oneUser(ctx, u, err)
	})
	typed(s, "deleteUser", func(ctx context.Context, in *deleteUserIn) (*message, error) {
		if err := s.Accounts.Delete(ctx, callerOf(ctx), in.ID, in.Body.Password); err != nil {
			return nil, err
		}
		return say("User deleted successfully!"), nil
	})
	typed(s, "listUserCredits", s.listUserCredits)
	typed(s, "refundConversion", s.refundConversion)
	s.supportRoutes()
	typed(s, "createDemoAccount", func(ctx context.Context, in *demoIn) (*out[demoBody], error) {
		u, password, err := s.Accounts.CreateDemo(ctx, callerOf(ctx).User, in.Body.Name, in.Body.Organisation)
		if err != nil {
			return nil, err
		}
		return &out[demoBody]{Body: demoBody{Email: u.Email, Password: password}}, nil
	}, created)
	typed(s, "getSetup", func(ctx context.Context, _ *empty) (*out[SetupBody], error) {
		body, err := s.Setup(ctx, callerOf(ctx).User)
		return &out[SetupBody]{Body: body}, err
	})
	s.auditRoutes()
	typed(s, "getDefaults", func(ctx context.Context, _ *empty) (*out[defaultsBody], error) {
		kept, err := s.Convert.Defaults(ctx)
		return &out[defaultsBody]{Body: defaultsBody{Options: kept}}, err
	})
	typed(s, "dropDefaults", func(ctx context.Context, _ *empty) (*message, error) {
		changed, err := s.Convert.DropDefaults(ctx)
		if err != nil {
			return nil, err
		}
		s.record(ctx, "team defaults dropped", callerOf(ctx).User.ID, changed)
		return say("The product's own defaults hold again."), nil
	})
	typed(s, "setDefaults", func(ctx context.Context, in *optionsIn) (*message, error) {
		u := callerOf(ctx).User
		changed, err := s.Convert.SetDefaults(ctx, u, in.Body)
		if err != nil {
			return nil, err
		}
		s.record(ctx, "team defaults set", u.ID, changed)
		return say("Team defaults saved. They hold from the next conversion on."), nil
	})
}

// oneUser is a user as admins see them: with a warning where the list of templates holds names of
// none. They are taken as typed (decisions D-58), for the template may come later.
func (s *Server) oneUser(ctx context.Context, u *account.User, err error) (*out[UserBody], error) {
	if err != nil {
		return nil, err
	}
	body := s.userBody(u)
	known := s.Convert.Config.Templates(ctx)
	unknown := slices.DeleteFunc(slices.Clone(u.AllowedTemplates), func(name string) bool {
		return slices.ContainsFunc(known, func(other string) bool { return strings.EqualFold(other, name) })
	})
	if len(unknown) > 0 {
		body.Warning = fmt.Sprintf("There is no template called “%s”. There are: %s.",
			strings.Join(unknown, "”, “"), strings.Join(known, ", "))
	}
	return &out[UserBody]{Body: body}, nil
}

func (s *Server) listUsers(ctx context.Context, in *usersIn) (*out[usersBody], error) {
	q := account.ListQuery{Search: in.Search, Only: in.Only, Sort: in.SortBy}
	q.Page, q.PerPage = paging(in.Page, in.PerPage, 10)
	switch in.Order {
	case "", "asc":
	case "desc":
		q.Descending = true
	default:
		return nil, invalid("sort_order must be asc or desc")
	}
	users, total, err := s.Accounts.List(ctx, q)
	if err != nil {
		return nil, err
	}
	body := usersBody{Users: make([]UserBody, 0, len(users)), Total: total, TotalItems: total, Page: q.Page, PerPage: q.PerPage, TotalPages: max(1, (total+q.PerPage-1)/q.PerPage)}
	for _, u := range users {
		body.Users = append(body.Users, s.userBody(u))
	}
	return &out[usersBody]{Body: body}, nil
}
