package convert

import (
	"context"
	"encoding/json"

	"focal/internal/account"
	"focal/internal/cv"
	"focal/internal/problem"
)

// defaultsSetting is where the team's defaults are kept.
const defaultsSetting = "default_options"

// Choose keeps what a user's next conversion starts with, before there is one.
func (s *Service) Choose(ctx context.Context, u *account.User, c Chosen) error {
	var err error
	if c.Options, err = s.judged(ctx, u, c.Options); err != nil {
		return err
	}
	return s.keepChoice(ctx, u, c)
}

// Defaults are what a user starts with who has chosen nothing yet, as JSON; nil = the product's own.
func (s *Service) Defaults(ctx context.Context) (json.RawMessage, error) {
	if s.Store == nil {
		return nil, nil
	}
	kept, err := s.Store.Setting(ctx, defaultsSetting)
	if err != nil || kept == "" {
		return nil, err
	}
	return s.withTemplate(ctx, json.RawMessage(kept))
}

// withTemplate has defaults go back to the default template where theirs was deleted.
func (s *Service) withTemplate(ctx context.Context, kept json.RawMessage) (json.RawMessage, error) {
	o := teamOptions(kept)
	if find(s.Config.Templates(ctx), o.Template) != "" {
		return kept, nil
	}
	o.Template = DefaultTemplate
	return json.Marshal(remembered(o))
}

// SetDefaults sets them for everybody (decisions D-42), and tells what changed: "from -> to", by the option.
func (s *Service) SetDefaults(ctx context.Context, u *account.User, o cv.Options) (map[string]string, error) {
	o, err := s.judged(ctx, u, o)
	if err != nil {
		return nil, err
	}
	b, err := json.Marshal(remembered(o))
	if err != nil {
		return nil, err
	}
	return s.replaceDefaults(ctx, string(b))
}

// ForgetChoice lets a user's next conversion start with the defaults again.
func (s *Service) ForgetChoice(ctx context.Context, u *account.User) error {
	return s.Store.SaveOptions(ctx, u.ID, "")
}

// DropDefaults goes back to the product's own defaults, and tells what that changed.
func (s *Service) DropDefaults(ctx context.Context) (map[string]string, error) {
	return s.replaceDefaults(ctx, "")
}

// judged are options that no file comes with yet, as conversions take them.
func (s *Service) judged(ctx context.Context, u *account.User, o cv.Options) (cv.Options, error) {
	var err error
	if o.Template, err = s.template(ctx, u, o.Template, false); err != nil {
		return o, err
	}
	if o, err = parsed(o); err != nil {
		return o, problem.New(problem.Invalid, "%s.", err)
	}
	return o, nil
}

// parsed are options as conversions take them.
func parsed(o cv.Options) (cv.Options, error) {
	var err [8]error
	o.Mode, err[0] = cv.ParseMode(string(o.Mode))
	o.Length, err[1] = cv.ParseLength(string(o.Length))
	o.Perspective, err[2] = cv.ParsePerspective(string(o.Perspective))
	o.Pronouns, err[3] = cv.ParsePronouns(string(o.Pronouns))
	o.Locale, err[4] = cv.ParseLocale(o.Locale)
	o.Privacy, err[5] = cv.ParsePrivacy(string(o.Privacy.Level), string(o.Privacy.Candidate), string(o.Privacy.Employers))
	o.Look, err[6] = cv.ParseLook(o.Look.Marking, o.Look.Accent, o.Look.IconAlt, o.Look.Language)
	err[7] = o.Validate()
	for _, err := range err {
		if err != nil {
			return o, err
		}
	}
	return o, nil
}

// Mark sets the protective marking of a completed task; its documents are drawn anew with it, at no charge.
func (s *Service) Mark(ctx context.Context, u *account.User, id, marking string) (string, error) {
	task, _, err := s.completed(ctx, u, id)
	if err != nil {
		return "", err
	}
	look, err := cv.ParseLook(marking, "", "", "")
	if err != nil {
		return "", problem.New(problem.Invalid, "%s.", err)
	}
	return look.Marking, s.Store.ChangeTaskOptions(ctx, task.ID, func(o *cv.Options) { o.Look.Marking = look.Marking })
}
