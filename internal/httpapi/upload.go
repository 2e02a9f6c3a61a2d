package httpapi

import (
	"cmp"
	"encoding/json"
	"errors"
	"io"
	"mime"
	"mime/multipart"
	"net/http"
	"os"
	"path"
	"reflect"
	"strings"
	"unicode"
	"unicode/utf8"

	"github.com/danielgtaylor/huma/v2"

	"focal/internal/convert"
	"focal/internal/cv"
	"focal/internal/problem"
)

// bulkForm and docxForm (Word and PDF alike) describe the multipart bodies for the OpenAPI document.
// They are read by readForm, which streams: what is large goes to a temporary file, and
// a limit is met before what exceeds it is kept.
type (
	bulkForm struct {
		Files       []string `json:"files" format:"binary" doc:"1 to 10 CVs: PDF, DOCX, DOC, JSON or text"`
		Requirement string   `json:"requirement,omitempty" format:"binary" doc:"job description or request for quotation"`
		Text        string   `json:"requirement_text,omitempty" doc:"the job description as text, instead of a file"`
		CVText      string   `json:"cv_text,omitempty" doc:"a CV pasted as text, instead of files"`
		ReuseTask   string   `json:"reuse_task,omitempty" doc:"an earlier conversion whose CVs are taken, before any files"`
		ReuseFiles  string   `json:"reuse_files,omitempty" doc:"which of them, as indices with commas between, or none; default all"`
		ReuseJob    string   `json:"reuse_job,omitempty" doc:"1 = its job description too, unless another one is sent"`
		ReuseLength string   `json:"reuse_lengths,omitempty" doc:"1 = a CV whose length was chosen for it alone keeps it"`
		ReuseLook   string   `json:"reuse_templates,omitempty" doc:"1 = a CV whose template was chosen for it alone keeps it"`
		ReuseAccent string   `json:"reuse_accents,omitempty" doc:"1 = a CV whose colour was chosen for it alone keeps it"`
		Mode        string   `json:"mode,omitempty" doc:"Strict (default) or Flexible"`
		Perspective string   `json:"perspective,omitempty" doc:"FirstPerson (default) or ThirdPerson"`
		Length      string   `json:"length,omitempty" doc:"Concise, Regular (default) or Detailed"`
		Experience  int      `json:"experience_limit,omitempty" minimum:"1" maximum:"10" doc:"default 5; then others keep a line"`
		Projects    int      `json:"project_limit,omitempty" minimum:"1" maximum:"10" doc:"default 5"`
		Skills      int      `json:"skill_limit,omitempty" minimum:"1" maximum:"20" doc:"default by the length: 10, 20 or all"`
		Template    string   `json:"template,omitempty" doc:"default Generic"`
		MaxPages    int      `json:"max_pages,omitempty" minimum:"1" maximum:"6" doc:"default: from length"`
		Pronouns    string   `json:"pronouns,omitempty" doc:"none (default: sentences go without a subject), they, she or he"`
		Locale      string   `json:"locale,omitempty" doc:"en-GB or en-US; default: as the CV"`
		Model       string   `json:"model,omitempty" doc:"off = no language model sees anything of this conversion; on (default) = it words it where the installation has one (wording_by of /api/config)"`
		Privacy     string   `json:"privacy,omitempty" doc:"None (default), ClientSafe (without contacts), Blind (without the name, birth and referees) or BlindPlus (without schools, dates of study, links and words that tell origin or sex)"`
		Candidate   string   `json:"candidate,omitempty" doc:"in place of a hidden name: Number (default) or Initials"`
		Employers   string   `json:"employers,omitempty" doc:"of a blind CV: Kept (default) or Described, by the CV's own words"`
		Marking     string   `json:"marking,omitempty" doc:"protective marking at the top and bottom of every page: OFFICIAL-SENSITIVE"`
		Accent      string   `json:"accent,omitempty" doc:"colour RRGGBB for accented templates (/api/convert/templates)"`
		IconAlt     string   `json:"icon_alt,omitempty" doc:"what the icon shows, for those who cannot see it"`
		Language    string   `json:"language,omitempty" doc:"of headings and dates: en, de, fr, es, it, pt, nl, pl; default: the CV's"`
		Fields      string   `json:"fields,omitempty" doc:"JSON object of texts, by name, for what the template asks for"`
		FieldsEach  string   `json:"fields_each,omitempty" doc:"JSON list of such objects, one a CV, over fields; blank = as in fields"`
		Ranks       string   `json:"civilian_ranks,omitempty" doc:"1 = civilian words behind ranks and trades of the armed forces"`
		Photo       string   `json:"photo,omitempty" doc:"1 = room for a photograph, in templates that have a place for one"`
		Icon        string   `json:"icon,omitempty" doc:"1 = the icon comes with the downloads: from a key, only then it takes room"`
		Team        string   `json:"team,omitempty" doc:"team_options that a page began from; what is as there follows the team"`
		Demo        string   `json:"demo,omitempty" doc:"1 = from the demo"`
	}
	docxForm struct {
		TaskID   string `json:"task_id,omitempty" doc:"must equal the path's"`
		Template string `json:"template,omitempty" doc:"of all; default: the conversion's, but for CVs with one of their own"`
		Icon     string `json:"icon_image,omitempty" format:"binary" doc:"branding icon; none is added unless sent"`
		Look     string `json:"look,omitempty" doc:"1 = only look: what waits to be accepted is marked as a draft, and goes on waiting"`
		Keep     string `json:"keep,omitempty" doc:"1 = template becomes that of the conversion and of its reviews; a key needs convert"`
		Accept   string `json:"accept,omitempty" doc:"0 = accept nothing: 409 with what there is to decide while a CV waits to be accepted"`
	}
)

// describeForm documents the body of a registered operation. It comes after
// registration, because huma reads the bodies of operations that declare one.
func (s *Server) describeForm(id string, form reflect.Type) {
	doc := s.api.OpenAPI()
	doc.Paths[routeByID(id).Path].Post.RequestBody = &huma.RequestBody{Required: true, Content: map[string]*huma.MediaType{
		"multipart/form-data": {Schema: doc.Components.Schemas.Schema(form, true, form.Name())},
	}}
}

func formType[T any]() reflect.Type { return reflect.TypeFor[T]() }

func zipAnswer(op *huma.Operation) {
	op.Responses["200"] = &huma.Response{Description: "A zip; its name is in Content-Disposition", Content: map[string]*huma.MediaType{
		"application/zip": {Schema: &huma.Schema{Type: huma.TypeString, Format: "binary"}},
	}}
}

func binaryAnswer(op *huma.Operation) { documentAnswer(op, convert.DocxType) }

func pdfAnswer(op *huma.Operation) { documentAnswer(op, convert.PDFType) }

func textAnswer(op *huma.Operation) {
	binary := &huma.Schema{Type: huma.TypeString, Format: "binary"}
	op.Responses["200"] = &huma.Response{Description: "The CV; its name is in Content-Disposition", Content: map[string]*huma.MediaType{
		"text/plain": {Schema: binary}, "text/markdown": {Schema: binary}, "application/json": {Schema: binary},
		"application/zip": {Schema: binary},
	}}
}

func csvAnswer(op *huma.Operation) {
	binary := &huma.Schema{Type: huma.TypeString, Format: "binary"}
	op.Responses["200"] = &huma.Response{Description: "The table", Content: map[string]*huma.MediaType{"text/csv": {Schema: binary}}}
}

func pngAnswer(op *huma.Operation) {
	op.Responses["200"] = &huma.Response{Description: "The picture", Content: map[string]*huma.MediaType{"image/png": {Schema: &huma.Schema{Type: huma.TypeString, Format: "binary"}}}}
}

func documentAnswer(op *huma.Operation, kind string) {
	binary := &huma.Schema{Type: huma.TypeString, Format: "binary"}
	op.Responses["200"] = &huma.Response{Description: "The document; its name is in Content-Disposition", Content: map[string]*huma.MediaType{
		kind: {Schema: binary}, "application/zip": {Schema: binary},
	}}
}

type form struct {
	values map[string]string
	files  map[string][]convert.Upload

	spooled []*os.File // see close
}

const maxFields, maxFieldBytes = 60, 256 << 10

// readForm reads a multipart body within the limits; the caller closes the form. A body
// of any other type yields an empty form, so that handlers can name what is missing.
func readForm(q *request, limits convert.Limits) (*form, error) {
	f := &form{values: map[string]string{}, files: map[string][]convert.Upload{}}
	if err := f.read(q, limits); err != nil {
		f.close()
		return nil, err
	}
	return f, nil
}

func (f *form) read(q *request, limits convert.Limits) error {
	mediaType, params, err := mime.ParseMediaType(q.http.Header.Get("Content-Type"))
	if err != nil || mediaType != "multipart/form-data" || params["boundary"] == "" {
		return nil
	}
	reader := multipart.NewReader(q.http.Body, params["boundary"])
	for parts := 0; ; parts++ {
		part, err := reader.NextPart()
		if errors.Is(err, io.EOF) {
			return nil
		}
		if err != nil {
			return brokenUpload(err)
		}
		if parts >= maxFields {
			return invalid("The form has too many fields.")
		}
		if err := f.add(part, limits); err != nil {
			return err
		}
	}
}

func (f *form) add(part *multipart.Part, limits convert.Limits) error {
	name := part.FormName()
	if _, isFile := dispositionName(part); !isFile {
		b, err := io.ReadAll(io.LimitReader(part, maxFieldBytes+1))
		if err != nil {
			return brokenUpload(err)
		}
		if len(b) > maxFieldBytes {
			return problem.New(problem.TooLarge, "The field %s is too long.", printable(name, 40))
		}
		if _, seen := f.values[name]; !seen {
			f.values[name] = string(b)
		}
		return nil
	}
	fileName := cleanFileName(part.FileName())
	file, err := f.take(fileName, io.LimitReader(part, limits.FileBytes+1), cmp.Or(limits.Memory, limits.FileBytes+1))
	if err != nil {
		return err
	}
	if file.Size() > limits.FileBytes {
		return problem.New(problem.TooLarge, "%s is larger than %d MB.", fileName, limits.FileBytes>>20)
	}
	if len(f.files[name]) >= limits.Files {
		return invalid("You can upload up to %d CVs at a time.", limits.Files)
	}
	f.files[name] = append(f.files[name], file)
	return nil
}

// inMemory is what a CV may have to be kept in memory while it comes in.
const inMemory = 1 << 20

// take reads a file; what exceeds the memory limit goes to the disk, until close.
func (f *form) take(name string, from io.Reader, memory int64) (convert.Upload, error) {
	b, err := io.ReadAll(io.LimitReader(from, memory+1))
	if err != nil {
		return convert.Upload{}, brokenUpload(err)
	}
	if int64(len(b)) <= memory {
		return convert.Upload{Name: name, Data: b}, nil
	}
	disk, err := os.CreateTemp("", "focal-upload-*")
	if err != nil {
		return convert.Upload{}, problem.Wrap(err, problem.Internal, "")
	}
	f.spooled = append(f.spooled, disk)
	if _, err := disk.Write(b); err != nil {
		return convert.Upload{}, problem.Wrap(err, problem.Internal, "")
	}
	if _, err := io.Copy(disk, from); err != nil {
		return convert.Upload{}, brokenUpload(err)
	}
	return convert.Upload{Name: name, File: disk}, nil
}

// close erases what is on the disk.
func (f *form) close() {
	for _, disk := range f.spooled {
		_ = disk.Close()
		_ = os.Remove(disk.Name())
	}
}

// dispositionName distinguishes a file part (even one with an empty name) from a field.
func dispositionName(part *multipart.Part) (string, bool) {
	_, params, err := mime.ParseMediaType(part.Header.Get("Content-Disposition"))
	if err != nil {
		return "", false
	}
	name, ok := params["filename"]
	return name, ok
}

func brokenUpload(err error) error {
	var tooLarge *http.MaxBytesError
	if errors.As(err, &tooLarge) {
		return err
	}
	if isTimeout(err) {
		return problem.Wrap(err, problem.Invalid, "The upload was too slow and was stopped. Please try again.")
	}
	return problem.Wrap(err, problem.Invalid, "The upload did not arrive in one piece. Please try again.")
}

// reuse reads which files of an earlier conversion are meant; nil = none.
func (f *form) reuse() (*convert.Reuse, error) {
	r := &convert.Reuse{TaskID: strings.TrimSpace(f.values["reuse_task"])}
	r.Job, r.Lengths, r.Templates = f.values["reuse_job"] == "1", f.values["reuse_lengths"] == "1", f.values["reuse_templates"] == "1"
	r.Accents = f.values["reuse_accents"] == "1"
	if r.TaskID == "" {
		return nil, nil
	}
	if f.values["reuse_files"] == "none" {
		r.Files = []int64{}
		return r, nil
	}
	for text := range strings.SplitSeq(f.values["reuse_files"], ",") {
		if text = strings.TrimSpace(text); text == "" {
			continue
		}
		index, err := number("reuse_files", text, 0)
		if err != nil {
			return nil, err
		}
		r.Files = append(r.Files, int64(index))
	}
	return r, nil
}

func (f *form) isOn(name string) bool { return f.values[name] == "1" || f.values[name] == "true" }

// submission reads the options of a conversion (decisions D-43, D-47).
func (f *form) submission(key string) (convert.Submission, error) {
	sub := convert.Submission{Key: key, Files: f.files["files"], Demo: f.isOn("demo")}
	if text := strings.TrimSpace(f.values["cv_text"]); text != "" {
		sub.Files = append(sub.Files, convert.Upload{Name: "pasted-cv.txt", Data: []byte(text)})
	}
	if jobs := f.files["requirement"]; len(jobs) > 0 && jobs[0].Size() > 0 {
		sub.Job = &jobs[0]
	} else if text := strings.TrimSpace(orDefault(strings.TrimSpace(f.values["requirement_text"]), f.values["requirement"])); text != "" {
		sub.Job = &convert.Upload{Name: pastedName(text), Data: []byte(text)}
	}
	o, d := cv.DefaultOptions(), cv.DefaultOptions()
	var err [13]error
	o.Mode, err[0] = cv.ParseMode(f.values["mode"])
	o.Length, err[1] = cv.ParseLength(f.values["length"])
	o.Perspective, err[2] = cv.ParsePerspective(f.values["perspective"])
	o.Pronouns, err[3] = cv.ParsePronouns(f.values["pronouns"])
	o.Limits.Experience, err[4] = number("experience_limit", f.values["experience_limit"], d.Limits.Experience)
	o.Limits.Projects, err[5] = number("project_limit", f.values["project_limit"], d.Limits.Projects)
	o.Limits.Skills, err[6] = number("skill_limit", f.values["skill_limit"], d.Limits.Skills)
	o.MaxPages, err[7] = number("max_pages", f.values["max_pages"], 0)
	o.Privacy, err[8] = cv.ParsePrivacy(f.values["privacy"], f.values["candidate"], f.values["employers"])
	o.Look, err[9] = cv.ParseLook(f.values["marking"], f.values["accent"], f.values["icon_alt"], f.values["language"])
	o.Look.Photo = f.isOn("photo")
	o.CivilianRanks = f.isOn("civilian_ranks")
	sub.Fields, err[10] = cv.ParseFieldValues(f.values["fields"])
	sub.Each, err[12] = cv.ParseEachFields(f.values["fields_each"])
	o.Template = strings.TrimSpace(f.values["template"])
	o.Locale, err[11] = cv.ParseLocale(f.values["locale"])
	switch strings.ToLower(strings.TrimSpace(f.values["model"])) {
	case "", "on":
	case "off":
		o.OwnWords = true
	default:
		return sub, invalid("unknown model: use one of on, off")
	}
	for _, e := range err {
		if e != nil {
			return sub, invalid("%s", problemText(e))
		}
	}
	if f.values["max_pages"] != "" && o.MaxPages == 0 {
		return sub, invalid("max_pages must be between 1 and 6")
	}
	if f.values["skill_limit"] != "" && o.Limits.Skills == 0 {
		return sub, invalid("skill_limit must be between 1 and 20")
	}
	if e := o.Validate(); e != nil {
		return sub, invalid("%s", e)
	}
	if team := f.values["team"]; json.Valid([]byte(team)) {
		sub.Team = json.RawMessage(team)
	}
	sub.Options = o
	return sub, nil
}

func (f *form) documentRequest() convert.DocumentRequest {
	r := convert.DocumentRequest{
		TaskID: strings.TrimSpace(f.values["task_id"]), Template: strings.TrimSpace(f.values["template"]), Look: f.values["look"] == "1",
		Keep: f.values["keep"] == "1",
		Ask:  f.values["accept"] != "" && f.values["accept"] != "1", // what is not understood charges nothing
	}
	if icons := f.files["icon_image"]; len(icons) > 0 {
		r.Icon = icons[0].Data
	}
	return r
}

func invalid(format string, args ...any) error { return problem.New(problem.Invalid, format, args...) }

func problemText(err error) string {
	if problem.Is(err, problem.Invalid) {
		return problem.MessageOf(err)
	}
	return err.Error()
}

// pastedName is what the history calls a job description that was pasted: its first
// line with a word in it, where that is short enough for a title.
func pastedName(text string) string {
	for line := range strings.Lines(text) {
		if !strings.ContainsFunc(line, unicode.IsLetter) {
			continue
		}
		title := strings.Trim(strings.Join(strings.Fields(printable(strings.NewReplacer("/", "-", `\`, "-").Replace(line), 1000)), " "), "#*=-_. \t")
		if utf8.RuneCountInString(title) > 80 {
			break // a sentence
		}
		return title + ".txt"
	}
	return "job-description.txt"
}

// cleanFileName keeps what a reader needs to recognise a file: no path, no
// control characters, at most 120 characters.
func cleanFileName(name string) string {
	name = printable(path.Base(strings.ReplaceAll(name, `\`, "/")), 120)
	if strings.Trim(name, "./ ") == "" {
		return "file"
	}
	return name
}
