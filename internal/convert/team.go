package convert

import (
	"cmp"
	"context"
	"encoding/json"

	"focal/internal/account"
	"focal/internal/cv"
)

// Chosen are options of a user with the team defaults that they were chosen over: what is as those were was never
// chosen, and follows the team when its defaults change.
type Chosen struct {
	cv.Options
	Team json.RawMessage `json:"team,omitempty" doc:"the team_options of the profile that were chosen over; absent = those that hold now"`
}

// Begins is what a user's next conversion starts with, and the team defaults that hold, each as JSON; nil = the
// product's own.
func (s *Service) Begins(ctx context.Context, u *account.User) (own, team json.RawMessage, err error) {
	if team, err = s.Defaults(ctx); err != nil || u.Options == "" {
		return team, team, err
	}
	kept := Chosen{Options: cv.DefaultOptions()}
	if err := json.Unmarshal([]byte(u.Options), &kept); err != nil {
		return nil, nil, err
	}
	if kept.Team == nil { // kept before there was word of the team: nobody knows what was chosen, so all of it stays
		own, err = json.Marshal(kept.Options)
		return own, team, err
	}
	own, err = json.Marshal(followed(kept.Options, teamOptions(kept.Team), teamOptions(team)))
	return own, team, err
}

// keepChoice keeps options for the next conversion of a user, with what they were chosen over.
func (s *Service) keepChoice(ctx context.Context, u *account.User, c Chosen) error {
	if c.Team == nil {
		var err error
		if c.Team, err = s.Defaults(ctx); err != nil {
			return err
		}
		if c.Team == nil {
			c.Team = json.RawMessage("{}") // the product's own
		}
	}
	c.Options = remembered(c.Options)
	b, err := json.Marshal(c)
	if err != nil {
		return err
	}
	return s.Store.SaveOptions(ctx, u.ID, string(b))
}

// followTeam puts the defaults that hold now into what a page sends that began from older ones. The template stays:
// what it asks for was filled in for it; so does what the page showed of how much is hidden and whether a model may see the CV.
func (s *Service) followTeam(ctx context.Context, sub *Submission) error {
	if sub.Team == nil {
		return nil
	}
	now, err := s.Defaults(ctx)
	if err != nil {
		return err
	}
	shown := sub.Options
	sub.Options = followed(shown, teamOptions(sub.Team), teamOptions(now))
	sub.Options.Template, sub.Options.Privacy, sub.Options.OwnWords = shown.Template, shown.Privacy, shown.OwnWords
	return nil
}

// teamOptions reads team defaults; what they leave open is as the product has it.
func teamOptions(kept json.RawMessage) cv.Options {
	o := cv.DefaultOptions()
	if len(kept) > 0 && json.Unmarshal(kept, &o) != nil {
		return cv.DefaultOptions()
	}
	return o
}

// followed puts the defaults of now where own ones are those of then.
func followed(own, then, now cv.Options) cv.Options {
	follow(&own.Template, then.Template, now.Template)
	follow(&own.Mode, then.Mode, now.Mode)
	follow(&own.Length, then.Length, now.Length)
	follow(&own.Perspective, then.Perspective, now.Perspective)
	follow(&own.Pronouns, then.Pronouns, now.Pronouns)
	follow(&own.Limits, then.Limits, now.Limits)
	follow(&own.MaxPages, then.MaxPages, now.MaxPages)
	follow(&own.OwnWords, then.OwnWords, now.OwnWords)
	follow(&own.CivilianRanks, then.CivilianRanks, now.CivilianRanks)
	follow(&own.Privacy, then.Privacy, now.Privacy)
	follow(&own.Look.Marking, then.Look.Marking, now.Look.Marking)
	follow(&own.Look.Accent, then.Look.Accent, now.Look.Accent)
	follow(&own.Look.IconAlt, then.Look.IconAlt, now.Look.IconAlt)
	follow(&own.Look.Language, then.Look.Language, now.Look.Language)
	return own
}

func follow[T comparable](own *T, then, now T) {
	if *own == then {
		*own = now
	}
}

// replaceDefaults keeps other team defaults and tells what is not as it was.
func (s *Service) replaceDefaults(ctx context.Context, to string) (map[string]string, error) {
	from, err := s.Defaults(ctx)
	if err != nil {
		return nil, err
	}
	was, is := told(teamOptions(from)), told(teamOptions(json.RawMessage(to)))
	changed := map[string]string{}
	for name, value := range is {
		if was[name] != value {
			changed[name] = was[name] + " -> " + value
		}
	}
	return changed, s.Store.SaveSetting(ctx, defaultsSetting, to)
}

// told are the options that the page of the team defaults offers, in words.
func told(o cv.Options) map[string]string {
	return map[string]string{
		"template": o.Template, "mode": string(o.Mode), "length": string(o.Length), "perspective": string(o.Perspective),
		"marking": cmp.Or(o.Look.Marking, "none"), "blind CV": cmp.Or(string(o.Privacy.Level), "none"),
	}
}
