package template

import (
	"context"
	"encoding/json"
	"slices"
	"strings"

	"focal/internal/problem"
)

// openSetting is where the names are kept.
const openSetting = "open_templates"

// generic is for everybody, whatever an admin says.
const generic = "Generic"

// Open are the templates that everybody may choose beside Generic: who has an account, and
// who gets one later.
func (s *Service) Open(ctx context.Context) ([]string, error) {
	names := []string{}
	kept, err := s.Store.Setting(ctx, openSetting)
	if err != nil || kept == "" {
		return names, err
	}
	return names, json.Unmarshal([]byte(kept), &names)
}

// SetOpen lets everybody choose a template, or again those alone whom it is allowed.
func (s *Service) SetOpen(ctx context.Context, name string, open bool) error {
	real, err := s.known(ctx, name)
	if err != nil {
		return err
	}
	if real == generic {
		return problem.New(problem.Invalid, "Generic is for everybody.")
	}
	return s.Store.InTx(ctx, func(ctx context.Context) error { return s.putOpen(ctx, real, open) })
}

func (s *Service) putOpen(ctx context.Context, name string, open bool) error {
	kept, err := s.Open(ctx)
	if err != nil {
		return err
	}
	names := slices.DeleteFunc(slices.Clone(kept), func(k string) bool { return strings.EqualFold(k, name) })
	if open {
		names = append(names, name)
	}
	if slices.Equal(names, kept) {
		return nil
	}
	text, err := json.Marshal(names)
	if err != nil {
		return err
	}
	return s.Store.SaveSetting(ctx, openSetting, string(text))
}

// known is the name of a template as it is spelt.
func (s *Service) known(ctx context.Context, name string) (string, error) {
	names, err := s.Names(ctx)
	if err != nil {
		return "", err
	}
	at := slices.IndexFunc(names, func(k string) bool { return strings.EqualFold(k, strings.TrimSpace(name)) })
	if at < 0 {
		return "", problem.New(problem.NotFound, "There is no template of this name.")
	}
	return names[at], nil
}
