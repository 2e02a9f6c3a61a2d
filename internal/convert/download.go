package convert

import (
	"archive/zip"
	"bytes"
	"cmp"
	"context"
	"fmt"
	"path"
	"strings"
	"time"
	"unicode"

	"golang.org/x/text/cases"

	"focal/internal/account"
	"focal/internal/engine"
	"focal/internal/problem"
)

// Media types of downloads.
const (
	DocxType = "application/vnd.openxmlformats-officedocument.wordprocessingml.document"
	PDFType  = "application/pdf"
	zipType  = "application/zip"
)

// MaxIconBytes is the size of an icon, inclusive (checklist IC-3).
const MaxIconBytes = 5242880

// DocumentRequest asks for the Word file of a task.
type DocumentRequest struct {
	TaskID   string // as sent in the body; "" or the task's id (decisions D-56)
	Template string // "" = the task's; that one leaves CVs in a template that was chosen for them alone
	Icon     []byte // any supported image; nil = none
	PDF      bool   // the same document as PDF
	Look     bool   // only to be looked at: what waits to be accepted goes on waiting, and says so
	Keep     bool   // the template, where one is named, becomes the task's, and the CVs are fitted to it
	Ask      bool   // accept nothing: what waits to be accepted is no download yet
}

// Download is a file to hand out.
type Download struct {
	Name      string
	Modern    string // a better name, for clients that take one beside Name; "" = none
	MediaType string
	Data      []byte
	Of        []Of // whose documents it holds, in their order; of files that are not made of CVs there are none
}

// Of is a CV of which a download holds the document.
type Of struct {
	Index    int64
	Withheld bool // it may not be blind, and is there to be looked at only
}

// made is a finished document of a download.
type made struct {
	Of
	name, template string
	data           []byte
}

// ofThe are the CVs of documents.
func ofThe(documents []made) []Of {
	list := make([]Of, len(documents))
	for i, d := range documents {
		list[i] = d.Of
	}
	return list
}

var errNoPDF = problem.New(problem.NotFound, "There are no PDFs on this installation. Download the Word document and save it as PDF in Word or another word processor.")

// Document renders a completed task: the Word file of a single CV, or a zip of
// several; where some failed, with a report that names them (decisions D-53). It costs nothing but what it
// accepts (decisions D-101) and may be repeated with other templates and icons. A PDF is made of that very Word file.
func (s *Service) Document(ctx context.Context, u *account.User, id string, r DocumentRequest) (*Download, error) {
	if r.TaskID != "" && r.TaskID != id {
		return nil, problem.New(problem.Invalid, "task_id does not match the address.")
	}
	task, files, err := s.completed(ctx, u, id)
	if err != nil {
		return nil, err
	}
	if r.PDF && s.PDFs == nil {
		return nil, errNoPDF
	}
	render, err := s.renderOptions(ctx, u, task, r)
	if err == nil && !r.Look {
		err = s.handOut(ctx, task, files, r.Ask)
	}
	if err != nil {
		return nil, err
	}
	kind, form := DocxType, ""
	if r.PDF {
		kind, form = PDFType, "-pdf"
	}
	documents, err := s.drawn(ctx, u, task, files, render, r)
	if err != nil {
		return nil, err
	}
	return handed(task, files, documents, render.Template, kind, form)
}

// handed is the download of a task's documents: the file of a single CV, or a zip.
func handed(task *Task, files []File, documents []made, template, kind, form string) (*Download, error) {
	if len(files) == 1 {
		return &Download{Name: documents[0].name, MediaType: kind, Data: documents[0].data, Of: ofThe(documents)}, nil
	}
	data, err := bundle(task, files, documents, template)
	if err != nil {
		return nil, err
	}
	d := archive(task, form, data)
	d.Of = ofThe(documents)
	return d, nil
}

// drawn are the documents of a task as they are asked for. Where the template is kept, the CVs are fitted to it, and
// that is kept once the documents are made.
func (s *Service) drawn(
	ctx context.Context, u *account.User, task *Task, files []File, o engine.RenderOptions, r DocumentRequest,
) ([]made, error) {
	var fit []fitted
	if r.Keep && r.Template != "" {
		var err error
		if fit, err = s.refit(ctx, u, task, files, o.Template); err != nil {
			return nil, err
		}
	}
	documents, err := s.documents(ctx, task, files, o, s.among(fit))
	if err == nil && r.PDF {
		err = s.toPDF(ctx, u, documents)
	}
	if err == nil {
		err = s.see(ctx, task) // somebody has
	}
	if err == nil && r.Keep && (len(fit) > 0 || o.Template != task.Options.Template || task.left != "") {
		err = s.keepFitted(ctx, task, fit, o.Template)
	}
	return documents, err
}

// archive is a zip of several: resumes.zip, and with a job also named after that, what it hides and the day, so that the open
// documents and the blind ones for one client have two names.
func archive(task *Task, form string, data []byte) *Download {
	d := &Download{Name: "resumes" + form + ".zip", MediaType: zipType, Data: data}
	level := strings.ReplaceAll(task.Options.Privacy.Level.Words(), " ", "-")
	name := safeName(cmp.Or(task.JobTitle, strings.TrimSuffix(task.JobName, path.Ext(task.JobName))))
	if level != "" {
		name = cmp.Or(name, "resumes") + "_" + level
	}
	if name != "" {
		d.Modern = name + task.Ended.UTC().Format("_2006-01-02") + form + ".zip"
	}
	return d
}

// renderOptions are how a task's documents are asked for.
func (s *Service) renderOptions(ctx context.Context, u *account.User, task *Task, r DocumentRequest) (engine.RenderOptions, error) {
	o := engine.RenderOptions{Template: task.Options.Template, Look: task.Options.Look}
	var err error
	if r.Template != "" {
		if o.Template, err = s.template(ctx, u, r.Template, task.Demo); err != nil {
			return o, err
		}
	}
	if o.TemplateFile, err = s.templateFile(ctx, o.Template); err != nil {
		return o, err
	}
	o.Icon, err = s.icon(ctx, r.Icon)
	return o, err
}

// documents renders the completed files of a task, each under a name of its own.
func (s *Service) documents(ctx context.Context, task *Task, files []File, o engine.RenderOptions, of resultOf) ([]made, error) {
	var documents []made
	used := map[string]bool{}
	for _, f := range files {
		if f.Status != Completed {
			continue
		}
		held, err := of(ctx, f)
		if err != nil {
			return nil, err
		}
		each, err := s.optionsOf(ctx, task, f, held, o)
		if err != nil {
			return nil, err
		}
		data, err := s.draw(ctx, held, each)
		if err != nil {
			return nil, err
		}
		whose := Of{f.Index, held.result.NameInDoubt() != ""}
		documents = append(documents, made{whose, unique(used, documentName(task, f)), each.Template, data})
	}
	return documents, nil
}

// optionsOf are the options for one CV: a template that was chosen for it alone stands in place of its conversion's, and of
// no other that is asked for.
func (s *Service) optionsOf(ctx context.Context, task *Task, f File, h *held, o engine.RenderOptions) (_ engine.RenderOptions, err error) {
	if f.Held {
		o.Look.Marking = draft(o.Look.Marking, notAccepted)
	}
	own := h.template(task)
	if o.Template != task.Options.Template || own == o.Template {
		return o, nil
	}
	o.Template = own
	o.TemplateFile, err = s.templateFile(ctx, own)
	return o, err
}

// toPDF puts PDF files in place of the Word files.
func (s *Service) toPDF(ctx context.Context, u *account.User, documents []made) error {
	leave, err := s.pdfs.ask(ctx, u.ID, time.Minute)
	if err != nil {
		return err
	}
	defer leave()
	files := make([][]byte, len(documents))
	for i, d := range documents {
		files[i] = d.data
	}
	pdfs, err := s.PDFs(ctx, files)
	if err != nil {
		return err
	}
	for i := range documents {
		documents[i].name = strings.TrimSuffix(documents[i].name, path.Ext(documents[i].name)) + ".pdf"
		documents[i].data = pdfs[i]
	}
	return nil
}

// Unprinted tells for each file of a completed task, in their order, what the documents leave out in a
// template ("" = the task's) that has no tags for it. It accepts nothing.
func (s *Service) Unprinted(ctx context.Context, u *account.User, id, template string) ([][]engine.Unprinted, error) {
	task, files, err := s.completed(ctx, u, id)
	if err != nil {
		return nil, err
	}
	o, err := s.renderOptions(ctx, u, task, DocumentRequest{Template: template})
	if err != nil {
		return nil, err
	}
	of, err := engine.UnprintedBy(o)
	if err != nil {
		return nil, err
	}
	list := make([][]engine.Unprinted, len(files))
	for i, f := range files {
		if f.Status != Completed || o.TemplateFile == nil {
			continue
		}
		held, err := s.load(ctx, f)
		if err == nil {
			list[i], err = of(held.result)
		}
		if err != nil {
			return nil, err
		}
	}
	return list, nil
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
	held, err := s.load(ctx, f)
	if err != nil {
		return nil, err
	}
	return s.draw(ctx, held, o)
}

func (s *Service) draw(ctx context.Context, held *held, o engine.RenderOptions) ([]byte, error) {
	own := held.result.Options.Look // given, or chosen, for this CV
	o.MaxPages, o.Look.Fields, o.Look.Accent = held.result.Pages, own.Fields, own.Accent
	if held.result.NameInDoubt() != "" {
		o.Look.Marking = draft(o.Look.Marking, notBlind)
	}
	return s.Engine.Render(ctx, held.result.Document, o)
}

// bundle zips the documents of the completed files.
func bundle(task *Task, files []File, documents []made, template string) ([]byte, error) {
	var buf, report bytes.Buffer
	archive := zip.NewWriter(&buf)
	fmt.Fprintf(&report, "Conversion report\nTemplate: %s\nConverted: %d of %d\n\n", template, task.Done, task.Files)
	complete := task.Bad == 0
	of := map[int64]made{}
	for _, d := range documents {
		of[d.Index] = d
	}
	for _, f := range files {
		name := f.Name
		if task.Options.Privacy.Level.HidesName() {
			name = fmt.Sprintf("CV %d", f.Index+1) // the uploaded file bears the name
		}
		if f.Status == withheld {
			complete = false
			fmt.Fprintf(&report, "%s\n    left out, for it may not be blind: %s\n", name, f.Error)
			continue
		}
		if f.Status != Completed {
			fmt.Fprintf(&report, "%s\n    not converted: %s\n", name, f.Error)
			if !task.Allowance {
				fmt.Fprintln(&report, "    The credit for this CV was returned.")
			}
			continue
		}
		d := of[f.Index]
		alone := ""
		if d.template != template {
			alone = ", in the template " + d.template
		}
		fmt.Fprintf(&report, "%s\n    %s%s\n", name, d.name, alone)
		if err := addFile(archive, d.name, d.data, task.Ended); err != nil {
			return nil, err
		}
	}
	if !complete {
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
	if _, text := textTypesOf[strings.TrimPrefix(path.Ext(name), ".")]; text {
		method = zip.Deflate
	}
	w, err := archive.CreateHeader(&zip.FileHeader{Name: name, Method: method, Modified: at.UTC().Truncate(2 * time.Second)})
	if err == nil {
		_, err = w.Write(data)
	}
	return err
}

// documentName is "<Name>_CV.docx" from the candidate's name, else from the
// file's, else ConvertedCV.docx. Of a blind CV it is "Candidate-0427.docx", never the
// uploaded file's.
func documentName(task *Task, f File) string {
	name, blind := safeName(f.Candidate), task.Options.Privacy.Level.HidesName()
	if number, is := strings.CutPrefix(name, "Candidate_"); is && blind {
		return "Candidate-" + number + ".docx"
	}
	if name == "" && !blind {
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
	var words []string
	n := 0
	for _, word := range strings.Fields(s) {
		kept := strings.Map(func(r rune) rune {
			if n++; n <= 80 && (unicode.In(r, unicode.L, unicode.M, unicode.Nd) || strings.ContainsRune("-'.", r)) {
				return r
			}
			return -1
		}, word)
		if strings.Trim(kept, "-'.") != "" { // a dash between two words is no word
			words = append(words, kept)
		}
	}
	return strings.Trim(strings.Join(words, "_"), "._-' ")
}

// unique numbers repeated names, compared as case-blind file systems do.
func unique(used map[string]bool, name string) string {
	base, ext := strings.TrimSuffix(name, path.Ext(name)), path.Ext(name)
	fold := cases.Fold() // "ϑ" and "Θ" are one name, though neither is the other's lower case
	for i := 2; used[fold.String(name)]; i++ {
		name = fmt.Sprintf("%s_%d%s", base, i, ext)
	}
	used[fold.String(name)] = true
	return name
}
