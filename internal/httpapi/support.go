package httpapi

import "context"

type handedResetBody struct {
	Email   string `json:"email"`
	Code    string `json:"code" doc:"shown only now; the user enters it with a new password"`
	Expires string `json:"expires_at"`
}

type confirmedIn struct {
	ID   string `path:"id"`
	Body struct {
		Password string `json:"password" required:"false" doc:"the admin's own"`
	}
}

// supportRoutes are what an admin does for users who cannot sign in any more, or should not.
func (s *Server) supportRoutes() {
	typed(s, "resetUserPassword", func(ctx context.Context, in *confirmedIn) (*out[handedResetBody], error) {
		h, err := s.Accounts.ResetPasswordByAdmin(ctx, callerOf(ctx).User, in.ID, in.Body.Password)
		if err != nil {
			return nil, err
		}
		return &out[handedResetBody]{Body: handedResetBody{Email: h.Email, Code: h.Code, Expires: stamp(h.Expires)}}, nil
	})
	typed(s, "endUserSessions", func(ctx context.Context, in *confirmedIn) (*message, error) {
		if err := s.Accounts.EndSessionsByAdmin(ctx, callerOf(ctx).User, in.ID, in.Body.Password); err != nil {
			return nil, err
		}
		return say("The user is signed out everywhere."), nil
	})
	typed(s, "suspendUser", func(ctx context.Context, in *confirmedIn) (*message, error) {
		if err := s.Accounts.SuspendByAdmin(ctx, callerOf(ctx).User, in.ID, in.Body.Password); err != nil {
			return nil, err
		}
		return say("The account is suspended."), nil
	})
	typed(s, "restoreUser", func(ctx context.Context, in *confirmedIn) (*message, error) {
		if err := s.Accounts.RestoreByAdmin(ctx, callerOf(ctx).User, in.ID, in.Body.Password); err != nil {
			return nil, err
		}
		return say("The user can sign in again."), nil
	})
	typed(s, "disableUserTwoFactor", func(ctx context.Context, in *confirmedIn) (*message, error) {
		if err := s.Accounts.DisableTOTPByAdmin(ctx, callerOf(ctx).User, in.ID, in.Body.Password); err != nil {
			return nil, err
		}
		return say("Two-factor sign-in is off, and the user is signed out everywhere."), nil
	})
}
