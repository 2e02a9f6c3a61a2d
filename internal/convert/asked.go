package convert

import (
	"context"
	"maps"
	"slices"
	"strings"

	"focal/internal/account"
	"focal/internal/cv"
	"focal/internal/problem"
)

// TemplateAsked is a template that asks for something with each conversion.
type TemplateAsked struct {
	Template string `json:"template"`
	cv.Asked
}

// Asked are those of the user's templates that ask for something.
func (s *Service) Asked(ctx context.Context, u *account.User) ([]TemplateAsked, error) {
	out := []TemplateAsked{}
	if s.Asks == nil {
		return out, nil
	}
	names := s.Templates(ctx, u)
	asks, err := s.Asks(ctx, names...)
	for i, asked := range asks {
		if len(asked.Fields) > 0 || asked.Photo {
			out = append(out, TemplateAsked{Template: names[i], Asked: asked})
		}
	}
	return out, err
}

// asked is what one template asks for.
func (s *Service) asked(ctx context.Context, template string) (cv.Asked, error) {
	if s.Asks == nil {
		return cv.Asked{}, nil
	}
	asks, err := s.Asks(ctx, template)
	if err != nil {
		return cv.Asked{}, err
	}
	return asks[0], nil
}

// checkOptions checks the options, and puts what was given for the fields of the template
// into the look of the document. The demo asks for nothing: its visitors have no such values.
func (s *Service) checkOptions(ctx context.Context, sub *Submission) error {
	if err := sub.Options.Validate(); err != nil {
		return problem.New(problem.Invalid, "%s", err)
	}
	sub.Options.Look.Fields = nil
	if sub.Options.Look.Photo && sub.Options.Privacy.Level.HidesName() {
		return problem.New(problem.Invalid, "A blind CV has no photograph.")
	}
	if sub.Demo {
		return nil
	}
	asked, err := s.asked(ctx, sub.Options.Template)
	if err != nil {
		return err
	}
	return sub.give(asked.Fields)
}

// give puts what is given for all into the options, and what is given for one CV beside its file. What a field needs has to
// come from either.
func (sub *Submission) give(specs []cv.FieldSpec) error {
	if len(sub.Each) > len(sub.Files) {
		return problem.New(problem.Invalid, "There are fields for %d CVs, and only %d CVs.", len(sub.Each), len(sub.Files))
	}
	free := slices.Clone(specs)
	for i := range free {
		free[i].Required = false
	}
	if sub.again {
		// Where another try is asked for there is no place to give anything: its result says what is missing.
		specs, sub.Fields = free, stillTaken(free, sub.Fields)
	}
	var err error
	if sub.Options.Look.Fields, err = cv.FieldsOf(free, sub.Fields); err != nil {
		return problem.New(problem.Invalid, "Fields of the template %s: %s.", sub.Options.Template, err)
	}
	for i := range sub.Files {
		f := &sub.Files[i]
		own := map[string]string{}
		if i < len(sub.Each) {
			own = sub.Each[i]
		}
		fields, err := cv.FieldsOf(specs, f.Kept.given(specs, sub.Fields, own))
		switch {
		case err != nil && len(sub.Each) == 0:
			return problem.New(problem.Invalid, "Fields of the template %s: %s.", sub.Options.Template, err)
		case err != nil:
			return problem.New(problem.Invalid, "Fields of the template %s for %s: %s.", sub.Options.Template, f.Name, err)
		case len(own) > 0:
			f.Kept.Given, f.Kept.Instead = append(fields, unasked(specs, f.Kept.Given)...), true
		case f.Kept.Template == "" || f.Kept.Template == sub.Options.Template:
			f.Kept.Given = withoutRefused(specs, f.Kept.Given)
		}
	}
	return nil
}

// given are the values for what a template asks of one CV: those for all, or what it was given before, and over them its own.
// What is given as blank for it alone is as for all, and not as before.
func (k Kept) given(specs []cv.FieldSpec, all, own map[string]string) map[string]string {
	values := map[string]string{}
	if !k.Instead {
		maps.Copy(values, all)
	}
	for name, value := range stillTaken(specs, valuesOf(k.Given)) {
		if _, isSaid := own[name]; !isSaid && strings.TrimSpace(values[name]) == "" {
			values[name] = value
		}
	}
	for name, value := range own {
		if strings.TrimSpace(value) != "" {
			values[name] = value
		}
	}
	return values
}

// stillTaken are the values that a template takes as it is by now: it may ask for less since, or offer other choices.
func stillTaken(specs []cv.FieldSpec, values map[string]string) map[string]string {
	taken := map[string]string{}
	for _, spec := range specs {
		value, isGiven := values[spec.Name]
		if !isGiven {
			continue
		}
		if _, err := cv.FieldsOf([]cv.FieldSpec{spec}, map[string]string{spec.Name: value}); err == nil {
			taken[spec.Name] = value
		}
	}
	return taken
}

// withoutRefused are the fields but those whose value the template refuses by now.
func withoutRefused(specs []cv.FieldSpec, fields []cv.Field) []cv.Field {
	taken, others := stillTaken(specs, valuesOf(fields)), unasked(specs, fields)
	return slices.DeleteFunc(slices.Clone(fields), func(f cv.Field) bool {
		_, isTaken := taken[f.Key]
		return !isTaken && !slices.Contains(others, f)
	})
}

func valuesOf(fields []cv.Field) map[string]string {
	values := map[string]string{}
	for _, f := range fields {
		values[f.Key] = f.Value
	}
	return values
}

// unasked are those of the fields that a template does not ask for: another one does.
func unasked(specs []cv.FieldSpec, fields []cv.Field) []cv.Field {
	return slices.DeleteFunc(slices.Clone(fields), func(f cv.Field) bool {
		return slices.ContainsFunc(specs, func(spec cv.FieldSpec) bool { return spec.Name == f.Key })
	})
}

// GiveFields sets what is given for one CV of a completed task in place of what all of them were given; its document
// is made anew, at no charge. What other templates asked for stays as it was given.
func (s *Service) GiveFields(
	ctx context.Context, u *account.User, id string, index int64, revision string, given map[string]string,
) (*FileResult, error) {
	task, f, err := s.one(ctx, u, id, index)
	if err != nil {
		return nil, err
	}
	previous, err := s.load(ctx, *f)
	if err != nil {
		return nil, err
	}
	template := previous.template(task)
	asked, err := s.asked(ctx, template)
	if err != nil {
		return nil, err
	}
	fields, err := cv.FieldsOf(asked.Fields, given)
	if err != nil {
		return nil, problem.New(problem.Invalid, "Fields of the template %s: %s.", template, err)
	}
	if revision != "" && revision != previous.revision() {
		return nil, errChanged
	}
	previous.result.Options.Look.Fields = append(fields, unasked(asked.Fields, previous.result.Options.Look.Fields)...)
	return s.remake(ctx, u, task, *f, previous, previous.decisions())
}

// remembered are the options that the user's next conversion starts with: what is said of
// one candidate is not said of the next.
func remembered(o cv.Options) cv.Options {
	o.Look.Fields, o.Look.Photo = nil, false
	return o
}
