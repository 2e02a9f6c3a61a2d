package convert

import (
	"cmp"
	"context"
	"encoding/json"
	"slices"

	"focal/internal/cv"
	"focal/internal/engine"
	"focal/internal/problem"
)

// Kept is what is known of a file that was converted before.
type Kept struct {
	engine.Known
	Given   []cv.Field `json:"given,omitempty"`   // fields of this CV that are not those of its conversion
	Instead bool       `json:"instead,omitempty"` // of all that is given for the conversion
	// chosen for this CV alone
	Length   cv.Length `json:"length,omitempty"`
	Template string    `json:"template,omitempty"`
	Accent   *string   `json:"accent,omitempty"` // "" is its template's own
}

func (k Kept) isNothing() bool {
	return k.IsNothing() && len(k.Given) == 0 && !k.Instead && k.Length == "" && k.Template == "" && k.Accent == nil
}

// fields are those of the CV where now is given for all of the conversion.
func (k Kept) fields(now []cv.Field) []cv.Field {
	if k.Instead {
		return k.Given
	}
	return givenBefore(now, k.Given)
}

// suit leaves out what does not hold for a new conversion of the files of a task.
func (k *Kept) suit(task *Task, sub *Submission) {
	before := cmp.Or(k.Template, task.Options.Template)
	if !sub.Reuse.Templates {
		k.Template = ""
	}
	if !sameForm(task, sub, before, cmp.Or(k.Template, sub.Options.Template)) {
		k.Given, k.Instead = nil, false
	}
	k.Instead = k.Instead && sub.Fields == nil
	if !sub.Reuse.Lengths {
		k.Length = ""
	}
	if !sub.Reuse.Accents {
		k.Accent = nil
	}
	if sub.Options.Privacy.Level.Hides() < task.Options.Privacy.Level.Hides() {
		k.Edits = nil // they may say "[withheld]"
	}
	if sub.Job != nil || !sub.Reuse.Job && task.JobKey != "" {
		k.Known = k.WithoutWritten()
	}
}

// sameForm reports that fields which were given may be given again: the template is as before and asks for the same, and
// they do not say whose CV it is where that is to be hidden now.
func sameForm(task *Task, sub *Submission, before, now string) bool {
	hides := sub.Options.Privacy.Level.HidesName() && !task.Options.Privacy.Level.HidesName()
	return before == now && !hides
}

// keptOf is what was said of a file that was converted.
func (s *Service) keptOf(ctx context.Context, task *Task, f File) (Kept, error) {
	if f.ResultKey == "" {
		return s.keptKnown(ctx, f.InputKey) // what was given for it holds for another try
	}
	held, err := s.load(ctx, f)
	if problem.Is(err, problem.NotFound) {
		return Kept{}, nil
	}
	if err != nil {
		return Kept{}, err
	}
	k := Kept{Known: held.result.Known()}
	if own := held.result.Options.Look.Fields; !slices.Equal(own, task.Options.Look.Fields) {
		k.Given, k.Instead = own, true
	}
	if own := held.result.Options.Length; own != task.Options.Length {
		k.Length = own
	}
	if own := held.result.Options.Look.Accent; own != task.Options.Look.Accent {
		k.Accent = &own
	}
	if own := held.template(task); own != task.Options.Template {
		k.Template = own
	}
	return k, nil
}

// keepKnown puts what is known of a file beside it.
func (s *Service) keepKnown(ctx context.Context, inputKey string, known Kept) error {
	if known.isNothing() {
		return nil
	}
	b, err := json.Marshal(known)
	if err != nil {
		return err
	}
	return s.Blobs.Put(ctx, inputKey+knownEnding, b)
}

// keptKnown is that of keepKnown; of most files nothing is known.
func (s *Service) keptKnown(ctx context.Context, inputKey string) (known Kept, err error) {
	b, err := s.Blobs.Get(ctx, inputKey+knownEnding)
	if problem.Is(err, problem.NotFound) {
		return known, nil
	}
	if err != nil {
		return known, err
	}
	return known, json.Unmarshal(b, &known)
}

// knownEnding is what all that is known of a file has behind its key.
const knownEnding = ".known"

// givenBefore adds to what is given for a conversion what a file of it was given before and is not given now.
func givenBefore(now, before []cv.Field) []cv.Field {
	all := slices.Clone(now)
	for _, old := range before {
		if !slices.ContainsFunc(all, func(f cv.Field) bool { return f.Key == old.Key }) {
			all = append(all, old)
		}
	}
	return all
}
