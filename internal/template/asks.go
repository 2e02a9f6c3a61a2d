package template

import (
	"context"
	"slices"
	"strings"

	"focal/internal/cv"
	"focal/internal/problem"
	"focal/internal/wordtemplate"
)

// Asks returns what the named templates ask for with each conversion, in their order.
// Where no admin has said so, it is what their own tags name.
func (s *Service) Asks(ctx context.Context, names ...string) ([]cv.Asked, error) {
	kept, err := s.Store.TemplateAsks(ctx)
	if err != nil {
		return nil, err
	}
	out := make([]cv.Asked, len(names))
	for i, name := range names {
		asked, ok := kept[strings.ToLower(name)]
		if !ok {
			asked = builtinAsks(name)
		}
		out[i] = asked
	}
	return out, nil
}

func builtinAsks(name string) cv.Asked {
	t, err := wordtemplate.Builtin(name)
	if err != nil {
		return cv.Asked{Fields: []cv.FieldSpec{}}
	}
	return t.Asks()
}

// SetFields says which fields a template, built in or uploaded, asks for.
func (s *Service) SetFields(ctx context.Context, name string, specs []cv.FieldSpec) (*cv.Asked, error) {
	real, err := s.known(ctx, name)
	if err != nil {
		return nil, err
	}
	if specs, err = cv.CheckFieldSpecs(specs); err != nil {
		return nil, problem.New(problem.Invalid, "%s.", capital(err.Error()))
	}
	asks, err := s.Asks(ctx, real)
	if err != nil {
		return nil, err
	}
	asked := cv.Asked{Fields: specs, Photo: asks[0].Photo}
	return &asked, s.Store.PutTemplateAsks(ctx, real, asked)
}

// WithoutTag are the labels of fields that the template asks for and prints nowhere.
func (s *Service) WithoutTag(ctx context.Context, name string, specs []cv.FieldSpec) ([]string, error) {
	if real, ok := wordtemplate.Canonical(strings.TrimSpace(name)); ok {
		t, err := wordtemplate.Builtin(real)
		if err != nil {
			return nil, err
		}
		return t.WithoutTag(specs), nil
	}
	docx, err := s.File(ctx, strings.TrimSpace(name))
	if err != nil {
		return nil, err
	}
	t, err := wordtemplate.Parse(docx)
	if err != nil { // it is kept, and mended by another upload
		return nil, nil
	}
	return t.WithoutTag(specs), nil
}

// learnAsks keeps what the tags of a new file ask for, behind what the template of that
// name has asked for so far.
func (s *Service) learnAsks(ctx context.Context, name string, docx []byte) error {
	t, err := wordtemplate.Parse(docx)
	if err != nil {
		return err
	}
	asked := t.Asks()
	kept, err := s.Store.TemplateAsks(ctx)
	if err != nil {
		return err
	}
	fields := kept[strings.ToLower(name)].Fields
	for _, f := range asked.Fields {
		if !slices.ContainsFunc(fields, func(k cv.FieldSpec) bool { return k.Name == f.Name || strings.EqualFold(k.Label, f.Label) }) {
			fields = append(fields, f)
		}
	}
	asked.Fields = append([]cv.FieldSpec{}, fields...)
	return s.Store.PutTemplateAsks(ctx, name, asked)
}

func capital(s string) string { return strings.ToUpper(s[:1]) + s[1:] }
