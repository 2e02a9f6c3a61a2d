package httpapi

import (
	"archive/zip"
	"bytes"
	"context"
	"encoding/json"

	"focal/internal/account"
)

type (
	deleteIn struct {
		Body struct {
			Password string `json:"password" required:"false" doc:"the present password"`
		}
	}
	contactIn struct {
		Body struct {
			Name         string `json:"name" required:"false"`
			Email        string `json:"email" required:"false"`
			Organisation string `json:"organisation" required:"false"`
			Message      string `json:"message" required:"false"`
		}
	}
	resetRequestIn struct {
		Body struct {
			Email string `json:"email" required:"false"`
		}
	}
	resetIn struct {
		Body struct {
			Email      string `json:"email" required:"false"`
			Code       string `json:"code" required:"false" doc:"the one-time password"`
			Password   string `json:"new_password" required:"false"`
			RevokeKeys bool   `json:"revoke_keys,omitempty" doc:"end every API key of the account too; they stay otherwise"`
		}
	}
	beginTOTPIn struct {
		Body struct {
			Password string `json:"password,omitempty" doc:"the present password; needed to change the device"`
		} `required:"false"`
	}
	totpBody struct {
		Secret string `json:"secret" doc:"base32, to type into an authenticator"`
		URI    string `json:"uri" doc:"otpauth address, to show as a QR code"`
	}
	recoveryBody struct {
		Message string   `json:"message"`
		Codes   []string `json:"recovery_codes" doc:"each signs in once in place of a code of the authenticator; shown this once"`
	}
	codeIn struct {
		Body struct {
			Code string `json:"code" required:"false"`
		}
	}
)

const maxExport = 200 << 20

func (s *Server) privacyRoutes() {
	typed(s, "requestPasswordReset", func(ctx context.Context, in *resetRequestIn) (*message, error) {
		if err := s.Accounts.RequestReset(ctx, in.Body.Email, requestIn(ctx).ip); err != nil {
			return nil, err
		}
		return say("One-time password has been sent to your email"), nil
	})
	typed(s, "resetPassword", func(ctx context.Context, in *resetIn) (*message, error) {
		b := in.Body
		r := account.Reset{Email: b.Email, Code: b.Code, Password: b.Password, RevokeKeys: b.RevokeKeys, IP: requestIn(ctx).ip}
		if err := s.Accounts.ResetPassword(ctx, r); err != nil {
			return nil, err
		}
		return say("Password reset successful!"), nil
	})
	typed(s, "beginTOTP", func(ctx context.Context, in *beginTOTPIn) (*out[totpBody], error) {
		secret, uri, err := s.Accounts.BeginTOTP(ctx, callerOf(ctx), in.Body.Password)
		if err != nil {
			return nil, err
		}
		return &out[totpBody]{Body: totpBody{Secret: secret, URI: uri}}, nil
	})
	typed(s, "enableTOTP", func(ctx context.Context, in *codeIn) (*out[recoveryBody], error) {
		codes, err := s.Accounts.EnableTOTP(ctx, callerOf(ctx), in.Body.Code)
		if err != nil {
			return nil, err
		}
		return &out[recoveryBody]{Body: recoveryBody{Message: "Two-factor sign-in is on.", Codes: codes}}, nil
	})
	typed(s, "renewRecoveryCodes", func(ctx context.Context, in *deleteIn) (*out[recoveryBody], error) {
		codes, err := s.Accounts.RenewRecoveryCodes(ctx, callerOf(ctx), in.Body.Password)
		if err != nil {
			return nil, err
		}
		return &out[recoveryBody]{Body: recoveryBody{Message: "The recovery codes from before no longer count.", Codes: codes}}, nil
	})
	typed(s, "disableTOTP", func(ctx context.Context, in *deleteIn) (*message, error) {
		if err := s.Accounts.DisableTOTP(ctx, callerOf(ctx), in.Body.Password); err != nil {
			return nil, err
		}
		return say("Two-factor sign-in is off."), nil
	})
	typed(s, "exportData", s.export, zipAnswer)
	typed(s, "deleteAccount", func(ctx context.Context, in *deleteIn) (*message, error) {
		if err := s.Accounts.DeleteOwn(ctx, callerOf(ctx), in.Body.Password); err != nil {
			return nil, err
		}
		return say("Your account and everything kept with it was erased."), nil
	})
	typed(s, "contact", func(ctx context.Context, in *contactIn) (*message, error) {
		b := in.Body
		if err := s.Accounts.Contact(ctx, account.ContactMessage{Name: b.Name, Email: b.Email, Organisation: b.Organisation, Message: b.Message}, requestIn(ctx).ip); err != nil {
			return nil, err
		}
		return say("Thank you. We will answer by e-mail."), nil
	})
}

// exportedHook is a webhook with every delivery that is kept.
type exportedHook struct {
	webhookBody
	Deliveries []deliveryBody `json:"deliveries"`
}

func (s *Server) exportedHooks(ctx context.Context) ([]exportedHook, error) {
	hooks, err := s.webhooks(ctx)
	if err != nil {
		return nil, err
	}
	out := make([]exportedHook, len(hooks))
	for i, h := range hooks {
		all, err := s.Webhooks.AllDeliveries(ctx, callerOf(ctx).User, h.ID)
		if err != nil {
			return nil, err
		}
		out[i] = exportedHook{webhookBody: h, Deliveries: deliveriesOf(all)}
	}
	return out, nil
}

// export is a zip of everything that is kept about the caller.
func (s *Server) export(ctx context.Context, _ *empty) (*download, error) {
	u := callerOf(ctx).User
	var buf bytes.Buffer
	archive := zip.NewWriter(&buf)
	movements, err := s.Ledger.Movements(ctx, u.ID)
	if err != nil {
		return nil, err
	}
	type movement struct {
		At     string `json:"at"`
		From   string `json:"from"`
		To     string `json:"to"`
		Amount int64  `json:"amount"`
		Reason string `json:"reason"`
		Why    string `json:"why,omitempty"`
	}
	keys, err := s.apiKeys(ctx, callerOf(ctx))
	if err != nil {
		return nil, err
	}
	hooks, err := s.exportedHooks(ctx)
	if err != nil {
		return nil, err
	}
	about := struct {
		Account  UserBody       `json:"account"`
		Keys     []apiKeyBody   `json:"api_keys"`
		Webhooks []exportedHook `json:"webhooks"`
		Credits  []movement     `json:"credit_movements"`
	}{Account: s.userBody(u), Keys: keys, Webhooks: hooks, Credits: []movement{}}
	for _, m := range movements {
		about.Credits = append(about.Credits, movement{At: stamp(m.At), From: string(m.From), To: string(m.To), Amount: m.Amount, Reason: string(m.Reason), Why: m.Why()})
	}
	w, err := archive.Create("account.json")
	if err != nil {
		return nil, err
	}
	enc := json.NewEncoder(w)
	enc.SetIndent("", "  ")
	if err := enc.Encode(about); err != nil {
		return nil, err
	}
	if icon, err := s.Convert.Icon(ctx, u); err == nil {
		if w, err = archive.Create("icon.png"); err != nil {
			return nil, err
		}
		if _, err := w.Write(icon.Data); err != nil {
			return nil, err
		}
	}
	if err := s.Convert.Export(ctx, u, archive, maxExport); err != nil {
		return nil, err
	}
	if err := archive.Close(); err != nil {
		return nil, err
	}
	s.record(ctx, "data exported", u.ID, nil)
	return &download{ContentType: "application/zip", Disposition: attachment("my-data.zip"), Body: buf.Bytes()}, nil
}
