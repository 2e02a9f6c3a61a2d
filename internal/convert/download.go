package convert

import (
	"archive/zip"
	"bytes"
	"context"
	"fmt"
	"path"
	"strings"
	"time"
	"unicode"

	"focal/internal/account"
	"focal/internal/engine"
	"focal/internal/problem"
)

// DocxType is the media type of a Word document.
const DocxType = "application/vnd.openxmlformats-officedocument.wordprocessingml.document"

// MaxIconBytes is the size of an icon, inclusive (specification section 9).
const MaxIconBytes = 5242880

// DocumentRequest asks for the Word file of a task.
type DocumentRequest struct {
	TaskID   string // as sent in the body; "" or the task's id (decisions D-56)
	Template string // "" = the task's
	Icon     []byte // any supported image; nil = none
}

// Download is a file to hand out.
type Download struct {
	Name      string
	MediaType string
	Data      []byte
}

// Document renders a completed task: the Word file of a single CV, or a zip of
// several; where some failed, with a report that names them (decisions D-53). It costs nothing and may be repeated
// with other templates and icons.
func (s *Service) Document(ctx context.Context, u *account.User, id string, r DocumentRequest) (*Download, error) {
	if r.TaskID != "" && r.TaskID != id {
		return nil, problem.New(problem.Invalid, "task_id does not match the address.")
	}
	task, files, err := s.completed(ctx, u, id)
	if err != nil {
		return nil, err
	}
	render := engine.RenderOptions{Template: task.Options.Template}
	if r.Template != "" {
		if render.Template, err = s.template(ctx, u, r.Template, task.Demo); err != nil {
			return nil, err
		}
	}
	if render.TemplateFile, err = s.templateFile(ctx, render.Template); err != nil {
		return nil, err
	}
	if render.Icon, err = s.icon(ctx, r.Icon); err != nil {
		return nil, err
	}
	if len(files) == 1 {
		data, err := s.render(ctx, files[0], render)
		if err != nil {
			return nil, err
		}
		return &Download{Name: documentName(files[0]), MediaType: DocxType, Data: data}, nil
	}
	data, err := s.bundle(ctx, task, files, render)
	if err != nil {
		return nil, err
	}
	return &Download{Name: "resumes.zip", MediaType: "application/zip", Data: data}, nil
}

func (s *Service) icon(ctx context.Context, image []byte) ([]byte, error) {
	if len(image) == 0 {
		return nil, nil
	}
	if s.Icons == nil {
		return nil, problem.New(problem.Invalid, "Icons are not available on this installation.")
	}
	return s.Icons(ctx, image)
}

func (s *Service) render(ctx context.Context, f File, o engine.RenderOptions) ([]byte, error) {
	result, err := s.load(ctx, f)
	if err != nil {
		return nil, err
	}
	o.MaxPages = result.Pages
	return s.Engine.Render(ctx, result.Document, o)
}

func (s *Service) bundle(ctx context.Context, task *Task, files []File, o engine.RenderOptions) ([]byte, error) {
	var buf, report bytes.Buffer
	archive := zip.NewWriter(&buf)
	used := map[string]bool{}
	fmt.Fprintf(&report, "Conversion report\nTemplate: %s\nConverted: %d of %d\n\n", o.Template, task.Done, task.Files)
	for _, f := range files {
		if f.Status != Completed {
			fmt.Fprintf(&report, "%s\n    not converted: %s\n    The credit for this CV was returned.\n", f.Name, f.Error)
			continue
		}
		data, err := s.render(ctx, f, o)
		if err != nil {
			return nil, err
		}
		name := unique(used, documentName(f))
		fmt.Fprintf(&report, "%s\n    %s\n", f.Name, name)
		if err := addFile(archive, name, data, task.Ended); err != nil {
			return nil, err
		}
	}
	if task.Bad > 0 {
		if err := addFile(archive, "conversion-report.txt", report.Bytes(), task.Ended); err != nil {
			return nil, err
		}
	}
	if err := archive.Close(); err != nil {
		return nil, err
	}
	return buf.Bytes(), nil
}

// addFile stores a document as it is (it is compressed already) and a text packed.
func addFile(archive *zip.Writer, name string, data []byte, at time.Time) error {
	method := zip.Store
	if strings.HasSuffix(name, ".txt") {
		method = zip.Deflate
	}
	w, err := archive.CreateHeader(&zip.FileHeader{Name: name, Method: method, Modified: at.UTC().Truncate(2 * time.Second)})
	if err == nil {
		_, err = w.Write(data)
	}
	return err
}

// documentName is "<Name>_CV.docx" from the candidate's name, else from the
// file's, else ConvertedCV.docx.
func documentName(f File) string {
	name := safeName(f.Candidate)
	if name == "" {
		name = safeName(strings.TrimSuffix(f.Name, path.Ext(f.Name)))
	}
	if name == "" {
		return "ConvertedCV.docx"
	}
	return name + "_CV.docx"
}

// safeName keeps letters, marks, digits and a few signs that every file system
// takes, with spaces as underscores; at most 80 characters.
func safeName(s string) string {
	var b strings.Builder
	n := 0
	for _, word := range strings.Fields(s) {
		if b.Len() > 0 {
			b.WriteByte('_')
		}
		for _, r := range word {
			if n++; n > 80 {
				break
			}
			if unicode.In(r, unicode.L, unicode.M, unicode.Nd) || strings.ContainsRune("-'.", r) {
				b.WriteRune(r)
			}
		}
	}
	return strings.Trim(b.String(), "._-' ")
}

// unique numbers repeated names, compared as case-blind file systems do.
func unique(used map[string]bool, name string) string {
	base, ext := strings.TrimSuffix(name, path.Ext(name)), path.Ext(name)
	for i := 2; used[strings.ToLower(name)]; i++ {
		name = fmt.Sprintf("%s_%d%s", base, i, ext)
	}
	used[strings.ToLower(name)] = true
	return name
}
