package convert

import (
	"context"
	"path"
	"strings"

	"focal/internal/account"
	"focal/internal/engine"
)

// textTypesOf are the media types of the forms beside Word and PDF.
var textTypesOf = map[string]string{
	engine.FormatText:     "text/plain; charset=utf-8",
	engine.FormatMarkdown: "text/markdown; charset=utf-8",
	engine.FormatJSON:     "application/json",
}

// Form returns the converted CVs of a task as text, Markdown or JSON Resume: the file
// of a single one, or a zip of several as Document makes it. It costs nothing but what it accepts;
// with ask it accepts nothing.
func (s *Service) Form(ctx context.Context, u *account.User, id, format string, ask bool) (*Download, error) {
	task, files, err := s.completed(ctx, u, id)
	if err == nil {
		err = s.handOut(ctx, task, files, ask)
	}
	if err != nil {
		return nil, err
	}
	var documents []made
	used := map[string]bool{}
	for _, f := range files {
		if f.Status != Completed {
			continue
		}
		held, err := s.load(ctx, f)
		if err != nil {
			return nil, err
		}
		data, err := engine.Export(held.result.Document, format, task.Options.Look)
		if err != nil {
			return nil, err
		}
		name := documentName(task, f)
		name = unique(used, strings.TrimSuffix(name, path.Ext(name))+"."+format)
		documents = append(documents, made{Of{Index: f.Index}, name, task.Options.Template, data})
	}
	if err := s.see(ctx, task); err != nil {
		return nil, err
	}
	return handed(task, files, documents, task.Options.Template, textTypesOf[format], "-"+format)
}
