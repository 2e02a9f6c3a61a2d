package convert

import (
	"context"

	"focal/internal/account"
	"focal/internal/cv"
	"focal/internal/engine"
	"focal/internal/problem"
)

// Preview is a template filled to look at it.
type Preview struct {
	Docx    []byte
	Own     bool // with a CV of the user's, not the invented one
	Samples bool // a field that nobody has given stands there with a sample
}

// Preview fills a template with the sample CV.
func (s *Service) Preview(ctx context.Context, name string) (Preview, error) {
	o, err := s.previewIn(ctx, name)
	if err != nil {
		return Preview{}, err
	}
	if s.Sample == nil {
		return Preview{}, problem.New(problem.NotFound, "There is no sample CV on this installation.")
	}
	docx, err := s.Engine.Render(ctx, s.Sample, o)
	return Preview{Docx: docx, Samples: len(o.Look.Fields) > 0}, err
}

// PreviewFor fills a template that the user may choose with the sample CV.
func (s *Service) PreviewFor(ctx context.Context, u *account.User, name string) ([]byte, error) {
	real, err := s.template(ctx, u, name, false)
	if err != nil {
		return nil, err
	}
	p, err := s.Preview(ctx, real)
	return p.Docx, err
}

// PreviewOwn fills a template with the CV that the user converted last.
func (s *Service) PreviewOwn(ctx context.Context, u *account.User, name string) (Preview, error) {
	o, err := s.previewIn(ctx, name)
	if err != nil {
		return Preview{}, err
	}
	task, file, err := s.lastConverted(ctx, u)
	if err != nil {
		return Preview{}, err
	}
	held, err := s.load(ctx, *file)
	if err != nil {
		return Preview{}, err
	}
	asked, err := s.asked(ctx, o.Template)
	if err != nil {
		return Preview{}, err
	}
	look := &held.result.Options.Look
	given := len(look.Fields)
	look.Fields = cv.WithSamples(asked.Fields, look.Fields)
	o.Look = task.Options.Look
	docx, err := s.draw(ctx, held, o)
	return Preview{Docx: docx, Own: true, Samples: len(look.Fields) > given}, err
}

// PreviewLast is PreviewOwn, and Preview where that cannot be drawn: for who has converted nothing, or whose
// last CV has been erased meanwhile or does not go with this template.
func (s *Service) PreviewLast(ctx context.Context, u *account.User, name string) (Preview, error) {
	if own, err := s.PreviewOwn(ctx, u, name); err == nil {
		return own, nil
	}
	return s.Preview(ctx, name)
}

// previewIn are the options of a preview; what the template asks for is shown by samples.
func (s *Service) previewIn(ctx context.Context, name string) (engine.RenderOptions, error) {
	real := find(s.Config.Templates(ctx), name)
	if real == "" {
		return engine.RenderOptions{}, problem.New(problem.NotFound, "There is no template of this name.")
	}
	file, err := s.templateFile(ctx, real)
	if err != nil {
		return engine.RenderOptions{}, err
	}
	asked, err := s.asked(ctx, real)
	o := engine.RenderOptions{Template: real, TemplateFile: file}
	o.Look.Fields = cv.WithSamples(asked.Fields, nil)
	return o, err
}

// recentRuns are those among which the last one that came to a document is looked for.
const recentRuns = 20

func (s *Service) lastConverted(ctx context.Context, u *account.User) (*Task, *File, error) {
	runs, _, err := s.History(ctx, u, Search{}, 0, recentRuns)
	if err != nil {
		return nil, nil, err
	}
	for _, run := range runs {
		if run.Task.Done == 0 || run.Task.Status != Completed {
			continue
		}
		task, files, err := s.completed(ctx, u, run.Task.ID)
		if err != nil {
			return nil, nil, err
		}
		for _, f := range files {
			if f.Status == Completed {
				return task, &f, nil
			}
		}
	}
	return nil, nil, problem.New(problem.NotFound,
		"You have no converted CV yet. Convert one of your own, then preview the template with it.")
}
