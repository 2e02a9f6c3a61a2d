package httpapi

import (
	"context"
	"net/http"
	"strconv"
	"strings"
	"time"

	"focal/internal/account"
	"focal/internal/convert"
	"focal/internal/problem"
)

// documentsOut are the documents of converted CVs: one file, or a zip.
type documentsOut struct {
	ContentType string `header:"Content-Type"`
	Disposition string `header:"Content-Disposition"`
	Of          string `header:"CV-Index" doc:"indexes of the CVs of these documents, in their order; withheld: not blind for certain"`
	Body        []byte
}

func (s *Server) document(ctx context.Context, id string, pdf bool) (*documentsOut, error) {
	q := requestIn(ctx)
	limits := s.Convert.Limits()
	limits.FileBytes = convert.MaxIconBytes
	form, err := readForm(q, limits)
	if err != nil {
		return nil, err
	}
	// The deadline was the form's; the server watches the connection by it, and a PDF takes longer.
	_ = http.NewResponseController(q.writer).SetReadDeadline(time.Time{})
	r := form.documentRequest()
	r.PDF = pdf
	if key := q.principal.Key; r.Keep && key != nil && !key.May(account.ScopeConvert) {
		return nil, problem.New(problem.Forbidden, "This API key may read only: it cannot keep a template.")
	}
	doc, err := s.Convert.Document(ctx, q.principal.User, id, r)
	if err != nil {
		return nil, err
	}
	if pdf {
		s.taken(ctx, id, "pdf")
	} else {
		s.opened(ctx, id, "docx")
	}
	return documents(doc), nil
}

// documents is the answer with the documents of CVs. Which CVs these are goes along, as a list of RFC 9651 such as
// "0;withheld, 2": nobody can tell from their names, and their number changes with what is refused or withheld.
func documents(d *convert.Download) *documentsOut {
	of := make([]string, len(d.Of))
	for i, whose := range d.Of {
		of[i] = strconv.FormatInt(whose.Index, 10)
		if whose.Withheld {
			of[i] += ";withheld"
		}
	}
	return &documentsOut{d.MediaType, attachmentOr(d.Name, d.Modern), strings.Join(of, ", "), d.Data}
}
