package httpapi

import (
	"context"
	"errors"
	"slices"
	"strings"

	"focal/internal/account"
	"focal/internal/convert"
	"focal/internal/cv"
	"focal/internal/template"
	"focal/internal/wordtemplate"
)

type (
	templateForm struct {
		Name string `json:"name" doc:"unique, at most 60 characters"`
		File string `json:"file" format:"binary" doc:"a Word file (.docx) with tags"`

		Replace string `json:"replace,omitempty" enum:"true,false" doc:"true: takes the place of the uploaded template of this name"`
	}
	templateCheckForm struct {
		File string `json:"file" format:"binary" doc:"a Word file (.docx) with tags"`
	}
	templateBody struct {
		Name      string `json:"name"`
		Builtin   bool   `json:"builtin"`
		Size      int64  `json:"size" doc:"bytes; 0 for built-in ones"`
		CreatedAt string `json:"created_at"`

		Asked cv.Asked `json:"asked" doc:"with each conversion"`

		Everybody bool `json:"everybody" doc:"whoever has an account may choose it, without being allowed it"`
	}
	tagListBody struct {
		Groups []wordtemplate.TagGroup `json:"groups"`
	}
	previewIn struct {
		Name string `path:"name" maxLength:"80"`
		Own  bool   `query:"own" required:"false" doc:"with the CV that the caller converted last, instead of an invented one"`
		Last bool   `query:"last" required:"false" doc:"as own, or the invented one where that cannot be shown: X-Preview-Of says which"`
	}
	previewOut struct {
		ContentType string `header:"Content-Type"`
		Disposition string `header:"Content-Disposition"`
		Of          string `header:"X-Preview-Of" enum:"own,invented" doc:"whose CV it is filled with"`
		Samples     bool   `header:"X-Preview-Samples" doc:"a field that nobody has given stands there in brackets, with a sample"`
		Body        []byte
	}
	everybodyIn struct {
		Name string `path:"name" maxLength:"80"`
		Body struct {
			Everybody bool `json:"everybody"`
		}
	}
	setFieldsIn struct {
		Name string `path:"name" maxLength:"80"`
		Body struct {
			Fields []cv.FieldSpec `json:"fields" maxItems:"20" nullable:"false"`
		}
	}
	setFieldsBody struct {
		cv.Asked
		WithoutTag []string `json:"without_tag,omitempty" doc:"labels of fields that no tag of the template prints"`
	}
	adminTemplatesBody struct {
		Templates []templateBody `json:"templates"`
	}
	templateNameIn struct {
		Name string `path:"name" maxLength:"80"`
	}
	addedTemplateBody struct {
		Template templateBody        `json:"template"`
		Report   wordtemplate.Report `json:"report"`
	}
)

func (s *Server) templateRoutes() {
	typed(s, "listAdminTemplates", func(ctx context.Context, _ *empty) (*out[adminTemplatesBody], error) {
		list, err := s.Templates.Store.ListTemplates(ctx)
		if err != nil {
			return nil, err
		}
		body := adminTemplatesBody{Templates: []templateBody{}}
		for _, name := range wordtemplate.Names() {
			body.Templates = append(body.Templates, templateBody{Name: name, Builtin: true})
		}
		for _, t := range list {
			body.Templates = append(body.Templates, uploadedTemplate(&t))
		}
		if err := s.addKept(ctx, body.Templates); err != nil {
			return nil, err
		}
		return &out[adminTemplatesBody]{Body: body}, nil
	})
	typed(s, "addTemplate", func(ctx context.Context, _ *empty) (*out[addedTemplateBody], error) {
		form, docx, err := templateUpload(ctx)
		if err != nil {
			return nil, err
		}
		replace, done := form["replace"] == "true", "added"
		if replace {
			done = "replaced"
		}
		u := callerOf(ctx).User
		t, report, err := s.Templates.Add(ctx, template.Upload{
			Name: form["name"], Docx: docx, By: u.ID, Replace: replace,
			Along: func(ctx context.Context, name string) error { return s.allowOwn(ctx, callerOf(ctx), name) },
		})
		if err != nil {
			return nil, refusedTemplate(ctx, err)
		}
		s.record(ctx, "template "+done+": "+t.Name, u.ID, nil)
		added := []templateBody{uploadedTemplate(t)}
		if err := s.addKept(ctx, added); err != nil {
			return nil, err
		}
		return &out[addedTemplateBody]{Body: addedTemplateBody{Template: added[0], Report: *report}}, nil
	}, created)
	s.describeForm("addTemplate", formType[templateForm]())
	typed(s, "checkTemplate", func(ctx context.Context, _ *empty) (*out[wordtemplate.Report], error) {
		_, docx, err := templateUpload(ctx)
		if err != nil {
			return nil, err
		}
		report, err := template.Check(docx)
		if err != nil {
			return nil, err
		}
		return &out[wordtemplate.Report]{Body: *report}, nil
	})
	s.describeForm("checkTemplate", formType[templateCheckForm]())
	typed(s, "getTemplateStarter", func(ctx context.Context, in *templateNameIn) (*download, error) {
		data, err := s.Templates.Starter(ctx, in.Name)
		if err != nil {
			return nil, err
		}
		return &download{ContentType: convert.DocxType, Disposition: attachment(in.Name + ".docx"), Body: data}, nil
	}, binaryAnswer)
	typed(s, "deleteTemplate", func(ctx context.Context, in *templateNameIn) (*message, error) {
		if err := s.Templates.Delete(ctx, in.Name); err != nil {
			return nil, err
		}
		s.record(ctx, "template deleted: "+in.Name, callerOf(ctx).User.ID, nil)
		return say("Template deleted."), nil
	})
}

// templateWorkRoutes are what an admin makes a template with.
func (s *Server) templateWorkRoutes() {
	typed(s, "listTemplateTags", func(context.Context, *empty) (*out[tagListBody], error) {
		return &out[tagListBody]{Body: tagListBody{Groups: wordtemplate.Tags()}}, nil
	})
	typed(s, "getTemplatePreview", func(ctx context.Context, in *previewIn) (*previewOut, error) {
		p, err := s.preview(ctx, in)
		if err != nil {
			return nil, err
		}
		of, name := "invented", in.Name+" (sample).docx"
		if p.Own {
			of, name = "own", in.Name+".docx"
		}
		return &previewOut{
			ContentType: convert.DocxType, Disposition: attachment(name), Of: of, Samples: p.Samples, Body: p.Docx,
		}, nil
	}, binaryAnswer)
	typed(s, "previewTemplate", func(ctx context.Context, in *templateNameIn) (*download, error) {
		data, err := s.Convert.PreviewFor(ctx, callerOf(ctx).User, in.Name)
		if err != nil {
			return nil, err
		}
		return &download{ContentType: convert.DocxType, Disposition: attachment(in.Name + " (sample).docx"), Body: data}, nil
	}, binaryAnswer)
	typed(s, "setTemplateEverybody", func(ctx context.Context, in *everybodyIn) (*message, error) {
		if err := s.Templates.SetOpen(ctx, in.Name, in.Body.Everybody); err != nil {
			return nil, err
		}
		whom := map[bool]string{true: "everybody", false: "those who are allowed it"}[in.Body.Everybody]
		s.record(ctx, "template for "+whom+": "+in.Name, callerOf(ctx).User.ID, nil)
		return say("The template is for %s.", whom), nil
	})
	typed(s, "setTemplateFields", func(ctx context.Context, in *setFieldsIn) (*out[setFieldsBody], error) {
		asked, err := s.Templates.SetFields(ctx, in.Name, in.Body.Fields)
		if err != nil {
			return nil, err
		}
		s.record(ctx, "template fields set: "+in.Name, callerOf(ctx).User.ID, map[string]string{"fields": fieldNames(asked)})
		without, err := s.Templates.WithoutTag(ctx, in.Name, asked.Fields)
		return &out[setFieldsBody]{Body: setFieldsBody{Asked: *asked, WithoutTag: without}}, err
	})
}

// preview fills a template with the CV that is asked for.
func (s *Server) preview(ctx context.Context, in *previewIn) (convert.Preview, error) {
	u := callerOf(ctx).User
	switch {
	case in.Own:
		return s.Convert.PreviewOwn(ctx, u, in.Name)
	case in.Last:
		return s.Convert.PreviewLast(ctx, u, in.Name)
	}
	return s.Convert.Preview(ctx, in.Name)
}

// fieldNames are the names of the fields that a template asks for, for the audit.
func fieldNames(asked *cv.Asked) string {
	names := make([]string, len(asked.Fields))
	for i, field := range asked.Fields {
		names[i] = field.Name
	}
	return strings.Join(names, ", ")
}

// addKept adds to each template what is kept of it beside the file: what it asks for, and for whom it is.
func (s *Server) addKept(ctx context.Context, list []templateBody) error {
	names := make([]string, len(list))
	for i, t := range list {
		names[i] = t.Name
	}
	asks, err := s.Templates.Asks(ctx, names...)
	if err != nil {
		return err
	}
	open, err := s.Templates.Open(ctx)
	for i, asked := range asks {
		list[i].Asked = asked
		list[i].Everybody = names[i] == convert.DefaultTemplate || slices.Contains(open, names[i])
	}
	return err
}

func uploadedTemplate(t *template.Template) templateBody {
	return templateBody{Name: t.Name, Size: t.Size, CreatedAt: stamp(t.Created)}
}

func templateUpload(ctx context.Context) (values map[string]string, docx []byte, err error) {
	form, err := readForm(requestIn(ctx), convert.Limits{Files: 1, FileBytes: template.MaxBytes})
	if err != nil {
		return nil, nil, err
	}
	if files := form.files["file"]; len(files) > 0 {
		docx = files[0].Data
	}
	return form.values, docx, nil
}

// refusedTemplate adds the checker's findings to the error body.
func refusedTemplate(ctx context.Context, err error) error {
	var refused *template.Refused
	if !errors.As(err, &refused) {
		return err
	}
	e := asAPIError(requestIn(ctx).http, err)
	for _, p := range refused.Report.Problems {
		e.Problems = append(e.Problems, p.String())
	}
	return e
}

// allowOwn lets whoever uploaded a template choose it at once: to try it is why it was uploaded.
func (s *Server) allowOwn(ctx context.Context, p *account.Principal, name string) error {
	u := p.User
	if slices.ContainsFunc(u.AllowedTemplates, func(own string) bool { return strings.EqualFold(own, name) }) {
		return nil
	}
	all := append(slices.Clone(u.AllowedTemplates), name)
	_, err := s.Accounts.Update(ctx, p, u.ID, account.UserChange{Templates: &all})
	return err
}
