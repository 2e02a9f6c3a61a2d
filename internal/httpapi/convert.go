package httpapi

import (
	"context"
	"crypto/sha256"
	"encoding/json"
	"fmt"
	"net/http"
	"reflect"
	"slices"
	"strconv"
	"time"

	"github.com/danielgtaylor/huma/v2"

	"focal/internal/convert"
	"focal/internal/cv"
	"focal/internal/wordtemplate"
)

type (
	taskIn struct {
		TaskID string `path:"taskId"`
	}
	unprintedIn struct {
		TaskID   string `path:"taskId"`
		Template string `query:"template" required:"false" maxLength:"80" doc:"empty = the conversion's own"`
	}
	cancelIn struct {
		TaskID string `path:"taskId"`
		File   int64  `query:"file" required:"false" default:"-1" minimum:"-1" doc:"index of the one CV to cancel; -1 = all"`
	}
	progressIn struct {
		TaskID string `path:"taskId"`
		Seen   string `query:"seen" required:"false" maxLength:"80" doc:"of the answer before; empty = answer at once"`
	}
	optionsIn struct {
		Body cv.Options
	}
	chosenIn struct {
		Body convert.Chosen
	}
	markIn struct {
		TaskID string `path:"taskId"`
		Body   markingBody
	}
	markingBody struct {
		Marking string `json:"marking" maxLength:"200" doc:"protective marking; empty = none"`
	}
	decideIn struct {
		TaskID string `path:"taskId"`
		Body   struct {
			File   int64 `json:"file" minimum:"0" doc:"index of the CV within the conversion"`
			Accept bool  `json:"accept" doc:"true takes the credit; false gives it back and erases the reading"`
		}
	}
	formIn struct {
		TaskID string `path:"taskId"`
		Format string `query:"format" required:"false" enum:"txt,md,json" default:"txt" doc:"json = JSON Resume"`
		Accept string `query:"accept" required:"false" enum:"0,1" default:"1" doc:"0 = accept nothing, as in generateDocx"`
	}
	submitIn struct {
		Key string `header:"Idempotency-Key" maxLength:"255" doc:"repeat a request with the same key and body to get the same task"`
	}
	pageIn struct {
		Search  string `query:"q" required:"false" maxLength:"200" doc:"words of people, files, job or fields, all of them; or a day"`
		Ahead   int64  `query:"utc_offset" required:"false" minimum:"-900" maximum:"900" doc:"minutes your clock is ahead of UTC, for days in q"`
		Page    int64  `query:"page" required:"false" doc:"from 1"`
		PerPage int64  `query:"per_page" required:"false" doc:"1 to 100, default 20"`
	}
	download struct {
		ContentType string `header:"Content-Type"`
		Disposition string `header:"Content-Disposition"`
		Body        []byte
	}
)

func (s *Server) convertRoutes() {
	typed(s, "listTemplates", func(ctx context.Context, _ *empty) (*out[TemplatesBody], error) {
		templates := s.Convert.Templates(ctx, callerOf(ctx).User)
		asked, err := s.Convert.Asked(ctx, callerOf(ctx).User)
		return &out[TemplatesBody]{Body: TemplatesBody{Templates: templates, Accented: accented(templates), Asked: asked}}, err
	})
	typed(s, "generateResumeBulk", s.submit, accepted)
	s.describeForm("generateResumeBulk", reflect.TypeFor[bulkForm]())
	typed(s, "getTaskStatus", func(ctx context.Context, in *taskIn) (*out[TaskBody], error) {
		task, files, err := s.Convert.Status(ctx, callerOf(ctx).User, in.TaskID)
		if err != nil {
			return nil, err
		}
		return &out[TaskBody]{Body: taskBody(task, files)}, nil
	})
	typed(s, "getTaskProgress", s.progress)
	typed(s, "cancelTask", func(ctx context.Context, in *cancelIn) (*out[CancelledBody], error) {
		u := callerOf(ctx).User
		cancel := func() (int64, bool, error) { return s.Convert.CancelFile(ctx, u, in.TaskID, in.File) }
		if in.File < 0 {
			cancel = func() (int64, bool, error) { return s.Convert.Cancel(ctx, u, in.TaskID) }
		}
		kept, erased, err := cancel()
		if err != nil {
			return nil, err
		}
		return &out[CancelledBody]{Body: CancelledBody{Kept: kept, Erased: erased}}, nil
	})
	typed(s, "decideHeld", func(ctx context.Context, in *decideIn) (*out[DecidedBody], error) {
		u, b := callerOf(ctx).User, in.Body
		if b.Accept {
			return &out[DecidedBody]{}, s.Convert.Accept(ctx, u, in.TaskID, b.File)
		}
		erased, err := s.Convert.Refuse(ctx, u, in.TaskID, b.File)
		return &out[DecidedBody]{Body: DecidedBody{Erased: erased}}, err
	})
	typed(s, "generateDocx", func(ctx context.Context, in *taskIn) (*documentsOut, error) { return s.document(ctx, in.TaskID, false) }, binaryAnswer)
	s.describeForm("generateDocx", reflect.TypeFor[docxForm]())
	typed(s, "generatePdf", func(ctx context.Context, in *taskIn) (*documentsOut, error) { return s.document(ctx, in.TaskID, true) }, pdfAnswer)
	s.describeForm("generatePdf", reflect.TypeFor[docxForm]())
	typed(s, "exportForm", func(ctx context.Context, in *formIn) (*documentsOut, error) {
		form, err := s.Convert.Form(ctx, callerOf(ctx).User, in.TaskID, in.Format, in.Accept == "0")
		if err != nil {
			return nil, err
		}
		s.taken(ctx, in.TaskID, in.Format)
		return documents(form), nil
	}, textAnswer)
	typed(s, "noteDownload", func(ctx context.Context, in *taskIn) (*message, error) {
		if _, _, err := s.Convert.Status(ctx, callerOf(ctx).User, in.TaskID); err != nil {
			return nil, err
		}
		s.taken(ctx, in.TaskID, "docx")
		return say("Noted."), nil
	})
	typed(s, "getResult", func(ctx context.Context, in *taskIn) (*out[ResultBody], error) {
		return s.result(ctx, in.TaskID)
	})
	typed(s, "getUnprinted", func(ctx context.Context, in *unprintedIn) (*out[UnprintedFiles], error) {
		list, err := s.Convert.Unprinted(ctx, callerOf(ctx).User, in.TaskID, in.Template)
		body := UnprintedFiles{Files: make([][]UnprintedBody, len(list))}
		for i, of := range list {
			body.Files[i] = unprintedBody(of)
		}
		return &out[UnprintedFiles]{Body: body}, err
	})
	typed(s, "chooseOptions", func(ctx context.Context, in *chosenIn) (*message, error) {
		return say("Kept for your next conversion."), s.Convert.Choose(ctx, callerOf(ctx).User, in.Body)
	})
	typed(s, "forgetOptions", func(ctx context.Context, _ *empty) (*message, error) {
		return say("Your next conversion starts with the defaults."), s.Convert.ForgetChoice(ctx, callerOf(ctx).User)
	})
	typed(s, "markTask", func(ctx context.Context, in *markIn) (*out[markingBody], error) {
		u := callerOf(ctx).User
		marking, err := s.Convert.Mark(ctx, u, in.TaskID, in.Body.Marking)
		if err == nil && s.Record != nil {
			s.Record(ctx, "protective marking set", u.ID, u.ID, map[string]string{"conversion": in.TaskID, "marking": marking})
		}
		return &out[markingBody]{Body: markingBody{marking}}, err
	})
	typed(s, "listHistory", s.history)
	typed(s, "deleteTask", func(ctx context.Context, in *taskIn) (*message, error) {
		if err := s.Convert.Delete(ctx, callerOf(ctx).User, in.TaskID); err != nil {
			return nil, err
		}
		s.recordConversion(ctx, "conversion erased", in.TaskID)
		return say("Conversion erased."), nil
	})
}

const (
	progressWait = 2 * time.Second // for a change; then the same state is told again
	progressLook = 450 * time.Millisecond
)

// progress answers once the state of a conversion is another one than was seen. It looks into
// the database, for another process may be at work.
func (s *Server) progress(ctx context.Context, in *progressIn) (*out[ProgressBody], error) {
	for end := time.Now().Add(progressWait); ; {
		task, files, err := s.Convert.Status(ctx, callerOf(ctx).User, in.TaskID)
		if err != nil {
			return nil, err
		}
		body := ProgressBody{Task: taskBody(task, files)}
		now, err := json.Marshal(body.Task)
		if err != nil {
			return nil, err
		}
		body.Seen = fmt.Sprintf("%x", sha256.Sum256(now))[:16]
		if body.Seen != in.Seen || task.Status.Ended() || time.Now().After(end) {
			return &out[ProgressBody]{Body: body}, nil
		}
		select {
		case <-ctx.Done():
			return nil, ctx.Err()
		case <-time.After(progressLook):
		}
	}
}

// accented are those templates of a list whose colour a conversion may change.
func accented(templates []string) []string {
	coloured := wordtemplate.Accented()
	return slices.DeleteFunc(slices.Clone(templates), func(name string) bool { return !slices.Contains(coloured, name) })
}

func accepted(op *huma.Operation) { op.DefaultStatus = http.StatusAccepted }

func (s *Server) submit(ctx context.Context, in *submitIn) (*out[TaskCreatedBody], error) {
	limits := s.Convert.Limits()
	limits.Memory = inMemory
	form, err := readForm(requestIn(ctx), limits)
	if err != nil {
		return nil, err
	}
	defer form.close()
	sub, err := form.submission(in.Key)
	if err != nil {
		return nil, err
	}
	if sub.Reuse, err = form.reuse(); err != nil {
		return nil, err
	}
	sub.Program, sub.Icon = callerOf(ctx).Key != nil, form.isOn("icon")
	task, err := s.Convert.Submit(ctx, callerOf(ctx).User, sub)
	if err != nil {
		return nil, err
	}
	s.recordConversion(ctx, "CVs converted", task.ID)
	return &out[TaskCreatedBody]{Body: TaskCreatedBody{TaskID: task.ID}}, nil
}

func (s *Server) result(ctx context.Context, id string) (*out[ResultBody], error) {
	task, results, err := s.Convert.Result(ctx, callerOf(ctx).User, id)
	if err != nil {
		return nil, err
	}
	body := ResultBody{
		TaskID: task.ID, Options: task.Options, JobName: task.JobName, JobTitle: task.JobTitle, Template: task.Options.Template,
		Demo: task.Demo, Files: []ResultFile{},
	}
	for _, r := range results {
		body.Files = append(body.Files, resultFile(&r))
	}
	return &out[ResultBody]{Body: body}, nil
}

func (s *Server) history(ctx context.Context, in *pageIn) (*out[HistoryBody], error) {
	page, perPage := paging(in.Page, in.PerPage, 20)
	search := convert.Search{Words: in.Search, Ahead: time.Duration(in.Ahead) * time.Minute}
	runs, total, err := s.Convert.History(ctx, callerOf(ctx).User, search, (page-1)*perPage, perPage)
	if err != nil {
		return nil, err
	}
	body := HistoryBody{Items: []HistoryItem{}, Total: total, Page: page, PerPage: perPage, TotalPages: max(1, (total+perPage-1)/perPage)}
	for _, run := range runs {
		t := run.Task
		body.Items = append(body.Items, HistoryItem{
			TaskID: t.ID, Status: string(t.Status), Error: t.Error, Names: run.Names, People: run.People, Converted: run.Converted,
			Held:    run.Held,
			Private: t.Options.Privacy.Level != cv.Open,
			Blind:   t.Options.Privacy.Level.HidesName(),
			JobName: t.JobName, JobTitle: t.JobTitle, Seen: t.Seen || !t.Status.Ended(),
			Template: t.Options.Template, Completed: t.Done, Failed: t.Bad, CreatedAt: stamp(t.Created), ExpiresAt: stamp(t.Expires),
		})
	}
	return &out[HistoryBody]{Body: body}, nil
}

func taskBody(t *convert.Task, files []convert.File) TaskBody {
	b := TaskBody{TaskID: t.ID, Status: string(t.Status), Error: t.Error, Blind: t.Options.Privacy.Level.HidesName(), Files: []FileBody{}}
	ended := 0
	for _, f := range files {
		fb := FileBody{Index: f.Index, Name: f.Name, Status: string(f.Status), Error: f.Error, Pages: f.Pages, Held: f.Held}
		if f.Status == convert.Processing || f.Stage == convert.StageCancelled {
			fb.Stage = f.Stage
		}
		if f.Score >= 0 && f.Status == convert.Completed {
			score := f.Score
			fb.Score = &score
		}
		if f.Status.Ended() {
			ended++
		}
		b.Files = append(b.Files, fb)
	}
	if t.Status.Ended() {
		b.Progress = 1
	} else if len(files) > 0 {
		b.Progress = float64(ended) / float64(len(files))
	}
	return b
}

// paging is which page is asked for, and of how many: numbers that can be counted with.
func paging(page, perPage, fallback int64) (int64, int64) {
	const most = 1 << 20 // pages: behind them there is nothing
	if perPage == 0 {
		perPage = fallback
	}
	return min(max(page, 1), most), min(max(perPage, 1), 100)
}

// number reads a form field; "" is the fallback.
func number(name, value string, fallback int) (int, error) {
	if value == "" {
		return fallback, nil
	}
	n, err := strconv.Atoi(value)
	if err != nil {
		return 0, invalid("%s must be a whole number", name)
	}
	return n, nil
}
