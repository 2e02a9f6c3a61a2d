package httpapi

import (
	"context"
	"strings"

	"focal/internal/convert"
	"focal/internal/cv"
	ingested "focal/internal/ingest/page"
)

type (
	sourceIn struct {
		TaskID string `path:"taskId"`
		File   int64  `path:"file" minimum:"0"`
	}
	sourcePageIn struct { // an embedded struct that is not exported would not be filled
		TaskID string `path:"taskId"`
		File   int64  `path:"file" minimum:"0"`
		Page   int    `path:"page" minimum:"0" doc:"from 0"`
	}
)

// SourceBody is an uploaded CV as it was read, line by line.
type SourceBody struct {
	Revision string         `json:"revision"`
	Markable bool           `json:"markable" doc:"lines can be marked; false for data with named fields"`
	Pictures bool           `json:"pictures" doc:"the pages can be had as pictures"`
	Pages    []OriginalPage `json:"pages"`
	Lines    []OriginalLine `json:"lines"`
	Orders   []LineOrder    `json:"orders,omitempty" doc:"in which the lines can be read, one is chosen by a mark"`
}

// WholeBody is a document with all of the reading.
type WholeBody struct {
	Trimmed  bool         `json:"trimmed" doc:"the CV's own document leaves some of it out for its length"`
	Document *cv.Document `json:"document"`
	Word     []byte       `json:"word" doc:"the Word file"`
}

// LineOrder is one of the orders that the lines of a file can be read in.
type LineOrder struct {
	Order  int      `json:"order" doc:"number, from 1"`
	Chosen bool     `json:"chosen"`
	Rows   int      `json:"rows" doc:"lines with something else beside them: the more, the more is read across the page"`
	Sample []string `json:"sample" doc:"its first lines from where the orders differ"`
}

// OriginalPage is the size of a page in points; 0 where the format has none.
type OriginalPage struct {
	Width  float64 `json:"width"`
	Height float64 `json:"height"`
}

// OriginalLine is a line and where it went.
type OriginalLine struct {
	Page    int        `json:"page" doc:"from 1"`
	Parts   []string   `json:"parts" doc:"what stands apart on the line, left to right"`
	X       float64    `json:"x" doc:"points from the left; 0 where the format has no places"`
	Right   float64    `json:"right"`
	Y       float64    `json:"y" doc:"of the baseline, from the top of the page"`
	Size    float64    `json:"size" doc:"of the letters, points"`
	Gap     float64    `json:"gap" doc:"to the line above: points, or empty lines where there are no places"`
	Bold    bool       `json:"bold"`
	Bullet  bool       `json:"bullet"`
	State   string     `json:"state" enum:"placed,doubt,lost,none,out"`
	Kind    string     `json:"kind" doc:"heading, furniture, label or out where no content came from it"`
	Section cv.Section `json:"section"`
	Entry   int        `json:"entry"`
	Role    cv.Role    `json:"role"`
	Fields  []string   `json:"fields" doc:"ids of the texts that came from it"`
	Printed bool       `json:"printed" doc:"some of it is in the finished document"`
	OfWork  bool       `json:"ofWork,omitempty" doc:"it tells of several posts without saying of which, and is printed behind them"`
	Lacks   string     `json:"lacks,omitempty" doc:"words of a line that was mended which found no place in the document"`
	Missing []int      `json:"missing,omitempty" doc:"words that the finished document lacks of a line it prints, from 0"`
}

func (s *Server) sourceRoutes() {
	typed(s, "getSource", func(ctx context.Context, in *sourceIn) (*out[SourceBody], error) {
		r, err := s.Convert.Source(ctx, callerOf(ctx).User, in.TaskID, in.File)
		if err != nil {
			return nil, err
		}
		return &out[SourceBody]{Body: sourceBody(r)}, nil
	})
	typed(s, "getWhole", func(ctx context.Context, in *sourceIn) (*out[WholeBody], error) {
		w, err := s.Convert.Whole(ctx, callerOf(ctx).User, in.TaskID, in.File)
		if err != nil {
			return nil, err
		}
		return &out[WholeBody]{Body: WholeBody{Trimmed: w.Trimmed, Document: w.Document, Word: w.Word}}, nil
	})
	typed(s, "getSourcePage", func(ctx context.Context, in *sourcePageIn) (*download, error) {
		png, err := s.Convert.Page(ctx, callerOf(ctx).User, in.TaskID, in.File, in.Page)
		if err != nil {
			return nil, err
		}
		return &download{ContentType: "image/png", Disposition: "inline", Body: png}, nil
	}, pngAnswer)
}

func sourceBody(r *convert.FileResult) SourceBody {
	result := r.Result
	b := SourceBody{Revision: r.Revision, Markable: result.Original.Resume == nil && len(result.Original.Source) > 0, Pages: []OriginalPage{}, Lines: []OriginalLine{}}
	missing := result.MissingWords()
	for _, t := range cv.Traces(result.Original, result.Document, result.Notes) {
		at := result.Original.Source[t.Line]
		b.Lines = append(b.Lines, OriginalLine{
			Page: at.Page, Parts: []string{at.Text}, State: string(t.State), Kind: string(at.As), Section: t.Section, Entry: t.Entry,
			Role: t.Role, Fields: append([]string{}, t.Fields...), Printed: t.Printed, OfWork: t.OfWork, Lacks: at.Lacks,
			Missing: missing[t.Line],
		})
	}
	if result.Lines == nil { // data, or a result of before lines were kept
		return b
	}
	b.Pictures = result.Lines.Format == ingested.PDF
	b.Orders = ordersOf(result.Lines)
	n := 0
	for _, p := range result.Lines.Pages {
		b.Pages = append(b.Pages, OriginalPage{p.Width, p.Height})
		for i := range p.Lines {
			if n < len(b.Lines) {
				b.Lines[n].draw(&p.Lines[i])
			}
			n++
		}
	}
	return b
}

// draw adds the look of a line.
func (s *OriginalLine) draw(l *ingested.Line) {
	s.X, s.Right, s.Y, s.Size, s.Gap = l.X, l.Right, l.Y, l.Size, l.GapBefore
	s.Bold, s.Bullet = l.Bold(), l.Bullet != "" || l.Kind == ingested.ListItem
	read := len(strings.Fields(strings.Join(s.Parts, " ")))
	s.Parts = s.Parts[:0]
	for _, segment := range l.Segments {
		s.Parts = append(s.Parts, segment.Text())
	}
	if len(strings.Fields(strings.Join(s.Parts, " "))) != read { // the words are counted otherwise
		s.Missing = nil
	}
}

// sampled is how many lines show an order.
const sampled = 7

func ordersOf(doc *ingested.Document) []LineOrder {
	all := doc.Orders()
	if len(all) < 2 {
		return nil
	}
	texts, out := make([][]string, len(all)), make([]LineOrder, len(all))
	for i, pages := range all {
		out[i] = LineOrder{Order: i + 1, Chosen: i+1 == max(doc.Order, 1)}
		order := ingested.Document{Pages: pages}
		for _, l := range order.Lines() {
			texts[i] = append(texts[i], strings.ReplaceAll(l.Text(), "\t", "   "))
			if len(l.Segments) > 1 {
				out[i].Rows++
			}
		}
	}
	from := 0
	for isShared(texts, from) {
		from++
	}
	for i, t := range texts {
		from := min(from, len(t))
		out[i].Sample = append([]string{}, t[from:min(from+sampled, len(t))]...)
	}
	return out
}

// isShared reports a line that all orders have at one place.
func isShared(texts [][]string, at int) bool {
	for _, t := range texts {
		if at >= len(t) || t[at] != texts[0][at] {
			return false
		}
	}
	return true
}
