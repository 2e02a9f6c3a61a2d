package httpapi

import (
	"context"
	"fmt"
	"reflect"
	"slices"
	"strings"

	"github.com/danielgtaylor/huma/v2"

	"focal/internal/convert"
	"focal/internal/shortlist"
)

// compareForm describes the multipart body of a comparison; see bulkForm.
type compareForm struct {
	Candidates  string `json:"candidates" doc:"1 to 10 converted CVs with commas between, each TASK:INDEX"`
	Advert1     string `json:"advert_1,omitempty" format:"binary" doc:"an advert as a file (PDF, DOCX, DOC, text) or as text"`
	Advert1Task string `json:"advert_1_task,omitempty" doc:"instead: a conversion whose job description is the advert"`
	Advert2     string `json:"advert_2,omitempty" format:"binary"`
	Advert2Task string `json:"advert_2_task,omitempty"`
	Advert3     string `json:"advert_3,omitempty" format:"binary"`
	Advert3Task string `json:"advert_3_task,omitempty"`
}

type comparisonIn struct {
	Format string `path:"format" enum:"xlsx,docx"`
}

func (s *Server) compareRoutes() {
	typed(s, "compareCandidates", func(ctx context.Context, _ *empty) (*out[shortlist.Sheet], error) {
		r, done, err := s.comparison(ctx)
		if err != nil {
			return nil, err
		}
		defer done()
		sheet, err := s.Convert.Compare(ctx, callerOf(ctx).User, *r)
		if err != nil {
			return nil, err
		}
		return &out[shortlist.Sheet]{Body: *sheet}, nil
	})
	s.describeForm("compareCandidates", reflect.TypeFor[compareForm]())
	typed(s, "exportComparison", func(ctx context.Context, in *comparisonIn) (*download, error) {
		r, done, err := s.comparison(ctx)
		if err != nil {
			return nil, err
		}
		defer done()
		d, err := s.Convert.CompareFile(ctx, callerOf(ctx).User, *r, in.Format, s.Info.Product)
		if err != nil {
			return nil, err
		}
		s.recordConversion(ctx, "comparison exported", requestIn(ctx).tasks)
		return &download{ContentType: d.MediaType, Disposition: attachment(d.Name), Body: d.Data}, nil
	}, comparisonAnswer)
	s.describeForm("exportComparison", reflect.TypeFor[compareForm]())
}

// pickedTasks are the conversions of the candidates, each once.
func pickedTasks(picks []convert.Pick) string {
	var ids []string
	for _, p := range picks {
		if !slices.Contains(ids, p.TaskID) {
			ids = append(ids, p.TaskID)
		}
	}
	return strings.Join(ids, " ")
}

func comparisonAnswer(op *huma.Operation) {
	binary := &huma.Schema{Type: huma.TypeString, Format: "binary"}
	op.Responses["200"] = &huma.Response{Description: "The file; its name is in Content-Disposition", Content: map[string]*huma.MediaType{
		convert.XLSXType: {Schema: binary}, convert.DocxType: {Schema: binary},
	}}
}

// comparison reads the form; done erases what it left on the disk.
func (s *Server) comparison(ctx context.Context) (r *convert.CompareRequest, done func(), err error) {
	limits := s.Convert.Limits()
	limits.Memory = inMemory
	f, err := readForm(requestIn(ctx), limits)
	if err != nil {
		return nil, nil, err
	}
	r = &convert.CompareRequest{Adverts: f.adverts()}
	if r.Picks, err = f.picks(); err != nil {
		f.close()
		return nil, nil, err
	}
	requestIn(ctx).tasks = pickedTasks(r.Picks)
	return r, f.close, nil
}

// picks reads "TASK:INDEX,TASK:INDEX".
func (f *form) picks() ([]convert.Pick, error) {
	var picks []convert.Pick
	for one := range strings.SplitSeq(f.values["candidates"], ",") {
		task, index, _ := strings.Cut(strings.TrimSpace(one), ":")
		if task == "" {
			continue
		}
		n, err := number("candidates", index, 0)
		if err != nil {
			return nil, invalid("candidates must be TASK:INDEX, with commas between.")
		}
		picks = append(picks, convert.Pick{TaskID: task, File: int64(n)})
	}
	return picks, nil
}

// adverts are the files, texts and conversions of the form in their order.
func (f *form) adverts() []convert.Advert {
	var out []convert.Advert
	for i := 1; i <= shortlist.MaxAdverts+1; i++ { // one too many is refused, not overlooked
		name := fmt.Sprintf("advert_%d", i)
		if files := f.files[name]; len(files) > 0 {
			out = append(out, convert.Advert{Upload: &files[0]})
			continue
		}
		if text := strings.TrimSpace(f.values[name]); text != "" {
			out = append(out, convert.Advert{Upload: &convert.Upload{Name: pastedName(text), Data: []byte(text)}})
			continue
		}
		if task := strings.TrimSpace(f.values[name+"_task"]); task != "" {
			out = append(out, convert.Advert{TaskID: task})
		}
	}
	return out
}
