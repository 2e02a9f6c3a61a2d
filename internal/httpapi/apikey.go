package httpapi

import (
	"context"

	"focal/internal/account"
)

type (
	apiKeyBody struct {
		ID        string   `json:"id" doc:"the key begins with focal_, then this"`
		Name      string   `json:"name"`
		Scopes    []string `json:"scopes" enum:"read,convert"`
		CreatedAt string   `json:"created_at" doc:"RFC 3339, UTC"`
		ExpiresAt string   `json:"expires_at" doc:"RFC 3339, UTC; empty = never"`
		Expired   bool     `json:"expired"`
		LastUsed  string   `json:"last_used" doc:"RFC 3339, UTC, to the minute; empty = never"`
	}
	apiKeysBody struct {
		Keys []apiKeyBody `json:"keys"`
	}
	newAPIKeyIn struct {
		Body struct {
			Name     string   `json:"name" required:"false" doc:"what will use it"`
			Scopes   []string `json:"scopes" required:"false" doc:"read, convert or both"`
			Days     int64    `json:"expires_in_days" required:"false" doc:"1 to 366; 0 or absent = never"`
			Password string   `json:"password" required:"false" doc:"the present password"`
		}
	}
	newAPIKeyBody struct {
		apiKeyBody
		Key string `json:"key" doc:"shown this once"`
	}
	idIn struct {
		ID string `path:"id"`
	}
)

func (s *Server) apiKeyRoutes() {
	typed(s, "listAPIKeys", func(ctx context.Context, _ *empty) (*out[apiKeysBody], error) {
		keys, err := s.apiKeys(ctx, callerOf(ctx))
		if err != nil {
			return nil, err
		}
		return &out[apiKeysBody]{Body: apiKeysBody{Keys: keys}}, nil
	})
	typed(s, "createAPIKey", func(ctx context.Context, in *newAPIKeyIn) (*out[newAPIKeyBody], error) {
		b := in.Body
		key, kept, err := s.Accounts.CreateAPIKey(ctx, callerOf(ctx), account.NewAPIKey{
			Name: b.Name, Scopes: b.Scopes, Days: b.Days, Password: b.Password,
		})
		if err != nil {
			return nil, err
		}
		return &out[newAPIKeyBody]{Body: newAPIKeyBody{apiKeyBody: s.apiKeyBody(*kept), Key: key}}, nil
	}, created)
	typed(s, "revokeAPIKeys", s.revokeAll)
	typed(s, "revokeAPIKey", func(ctx context.Context, in *idIn) (*message, error) {
		if err := s.Accounts.RevokeAPIKey(ctx, callerOf(ctx), in.ID); err != nil {
			return nil, err
		}
		return say("The API key was revoked."), nil
	})
}

func (s *Server) revokeAll(ctx context.Context, _ *empty) (*message, error) {
	n, err := s.Accounts.RevokeAPIKeys(ctx, callerOf(ctx))
	if err != nil {
		return nil, err
	}
	if n == 0 {
		return say("There was no API key to revoke."), nil
	}
	return say("Every API key was revoked."), nil
}

func (s *Server) apiKeys(ctx context.Context, p *account.Principal) ([]apiKeyBody, error) {
	keys, err := s.Accounts.APIKeys(ctx, p)
	if err != nil {
		return nil, err
	}
	out := make([]apiKeyBody, len(keys))
	for i, k := range keys {
		out[i] = s.apiKeyBody(k)
	}
	return out, nil
}

func (s *Server) apiKeyBody(k account.APIKey) apiKeyBody {
	b := apiKeyBody{
		ID: k.ID, Name: k.Name, CreatedAt: stamp(k.CreatedAt), ExpiresAt: stamp(k.ExpiresAt),
		Expired: k.Expired(s.Accounts.Now()), LastUsed: stamp(k.LastUsed),
	}
	for _, scope := range k.Scopes {
		b.Scopes = append(b.Scopes, string(scope))
	}
	return b
}
