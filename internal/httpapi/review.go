package httpapi

import (
	"context"

	"focal/internal/convert"
	"focal/internal/cv"
	"focal/internal/engine"
	"focal/internal/tailor"
	"focal/internal/wordtemplate"
)

type reviewIn struct {
	TaskID string `path:"taskId"`
	Body   struct {
		File     int64             `json:"file" minimum:"0" doc:"index of the CV within the conversion"`
		Revision string            `json:"revision" required:"false" maxLength:"64" doc:"of the result that was decided about; another one meanwhile is a 409. Empty = whatever it is"`
		Rejected []string          `json:"rejected" required:"false" maxItems:"5000" doc:"ids of the notes to take back; all of them, not only the new ones"`
		Kinds    []string          `json:"kinds" required:"false" maxItems:"20" enum:"spelling,grammar,perspective,order,left-out,shortened,wording,summary,civilian" doc:"kinds of changes to take back whole, for example every summary; the answer lists their notes among rejected"`
		Edits    map[string]string `json:"edits" required:"false" doc:"own wordings by the id of a text, or by its path in original where that is empty (person.name); what the CV does not have is added by numbers from 1000 (work[1000].title, work[0].highlights[1000]); an empty one leaves the text out, or a whole entry by its path (work[2])"`
		Marks    []cv.Mark         `json:"marks" required:"false" maxItems:"2000" doc:"what lines of the file are, in the order in which it was said; all of them. The CV is read again in their light, at no charge"`
		Last     int               `json:"last" required:"false" minimum:"0" maximum:"2000" doc:"marks of the newest gesture"`
		Length   cv.Length         `json:"length" required:"false" enum:"Concise,Regular,Detailed" doc:"another length for this CV alone"`
		Template string            `json:"template" required:"false" maxLength:"80" doc:"another one for this CV alone"`
		Accent   *string           `json:"accent,omitempty" nullable:"false" maxLength:"7" doc:"of this CV alone; empty = its template's"`
	}
}

type giveIn struct {
	TaskID string `path:"taskId"`
	Body   struct {
		File     int64             `json:"file" minimum:"0" doc:"index of the CV within the conversion"`
		Revision string            `json:"revision" required:"false" maxLength:"64" doc:"of the result shown; 409 if another is there"`
		Fields   map[string]string `json:"fields" doc:"by the names of the fields that the conversion's template asks for; all of them"`
	}
}

func (s *Server) reviewRoutes() {
	s.sourceRoutes()
	typed(s, "giveFields", func(ctx context.Context, in *giveIn) (*out[ResultFile], error) {
		r, err := s.Convert.GiveFields(ctx, callerOf(ctx).User, in.TaskID, in.Body.File, in.Body.Revision, in.Body.Fields)
		if err != nil {
			return nil, err
		}
		return &out[ResultFile]{Body: resultFile(r)}, nil
	})
	typed(s, "reviewResult", func(ctx context.Context, in *reviewIn) (*out[ResultFile], error) {
		b := in.Body
		d := engine.Decisions{
			Rejected: b.Rejected, Edits: b.Edits, Marks: b.Marks, Last: b.Last, Length: b.Length, Template: b.Template, Accent: b.Accent,
		}
		for _, k := range b.Kinds {
			d.Kinds = append(d.Kinds, cv.NoteKind(k))
		}
		r, err := s.Convert.Review(ctx, callerOf(ctx).User, in.TaskID, b.File, b.Revision, d)
		if err != nil {
			return nil, err
		}
		return &out[ResultFile]{Body: resultFile(r)}, nil
	})
}

// resultFile is a file as the review shows it; lists are never null.
func resultFile(r *convert.FileResult) ResultFile {
	f := ResultFile{
		Index: r.File.Index, Name: r.File.Name, Status: string(r.File.Status), Error: r.File.Error, Held: r.File.Held, Pages: r.File.Pages, Revision: r.Revision,
		Notes: []cv.Note{}, Rejected: []cv.Note{}, Edits: map[string]string{}, Marks: []cv.Mark{},
	}
	if r.Result == nil {
		return f
	}
	f.Original, f.Document, f.Match = r.Result.Original, r.Result.Document, listed(r.Result.Match)
	f.Doubt, f.Withheld, f.PutBack = r.Result.Doubt(), r.Result.NameInDoubt(), r.Result.PutBack()
	f.InDoubt = r.Result.InDoubt()
	f.Pages, f.PageCost, f.WordingBy = int64(r.Result.Pages), r.Result.PageCost, r.Result.WordingBy()
	f.Length, f.Template, f.Left = r.Result.Options.Length, r.Template, r.Left
	f.Accent = r.Result.Options.Look.Accent
	f.Unprinted = unprintedBody(r.Result.Unprinted)
	f.Notes = append(f.Notes, r.Result.Notes...)
	f.Rejected = append(f.Rejected, r.Result.Rejected...)
	f.Marks = append(f.Marks, r.Result.Marks...)
	f.Alike = append(f.Alike, r.Result.Alike...)
	f.Fields = append(f.Fields, r.Result.Options.Look.Fields...)
	for id, text := range r.Result.Edits {
		f.Edits[id] = text
	}
	return f
}

// listed returns the match with [] in place of null lists.
func listed(m *tailor.Match) *tailor.Match {
	if m == nil {
		return nil
	}
	full := *m
	full.Requirements = append([]tailor.Requirement{}, m.Requirements...)
	for i := range full.Requirements {
		if full.Requirements[i].Evidence == nil {
			full.Requirements[i].Evidence = []string{}
		}
	}
	return &full
}

func unprintedBody(list []wordtemplate.Unprinted) []UnprintedBody {
	out := []UnprintedBody{}
	for _, u := range list {
		out = append(out, UnprintedBody{u, u.String()})
	}
	return out
}
