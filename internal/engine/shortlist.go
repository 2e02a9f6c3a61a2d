package engine

import (
	"context"
	"fmt"

	"focal/internal/blind"
	"focal/internal/cv"
	"focal/internal/extract"
	"focal/internal/ingest"
	"focal/internal/ingest/page"
	"focal/internal/problem"
	"focal/internal/tailor"
)

// Candidate is a converted CV that is compared with others.
type Candidate struct {
	CV      *cv.Document `json:"cv"`      // as it was read
	Date    cv.Date      `json:"date"`    // of the conversion: posts that still run are counted to it
	Privacy cv.Privacy   `json:"privacy"` // of the conversion: quotations keep to it
	// Edits are those of the Result: where Privacy hides anything, no quotation holds what
	// they took out. The score is that of the CV as it was read.
	Edits map[string]string `json:"edits,omitempty"`
}

// Shortlist is what to compare: every candidate with every advert.
type Shortlist struct {
	Candidates []Candidate `json:"candidates"`
	Adverts    []Advert    `json:"adverts"`
}

// Advert is a job description, read or still to be read.
type Advert struct {
	Upload
	Source *page.Document `json:"source,omitempty"` // nil = to be read
}

// Comparison is one advert with the match of every candidate, in their order. The
// requirements of all matches are the same ones, in the order of the advert.
type Comparison struct {
	Title   string          `json:"title"` // what the advert calls the job; "" = it does not tell
	Matches []*tailor.Match `json:"matches"`
}

// Compare matches every candidate with every advert as Convert does with one; nothing is
// converted. An advert that cannot be read is named by its place.
func (e *Engine) Compare(ctx context.Context, list Shortlist) (out []Comparison, err error) {
	defer recovered(&err)
	quotes, matchers := make([]func(string) string, len(list.Candidates)), make([]*tailor.Matcher, len(list.Candidates))
	for i, c := range list.Candidates {
		matchers[i] = tailor.NewMatcher(c.CV, c.Date)
		quotes[i] = blind.Quotes(c.CV, edits(c.Edits).applied(c.CV), c.Privacy)
	}
	for at, advert := range list.Adverts {
		job := advert.Source
		if job == nil {
			if job, err = e.readAdvert(ctx, advert, at); err != nil {
				return nil, err
			}
		}
		comparison := Comparison{Title: extract.JobTitle(job)}
		requirements := tailor.Requirements(job)
		for i, matcher := range matchers {
			if err := ctx.Err(); err != nil {
				return nil, err
			}
			m := matcher.Match(requirements)
			for k := range m.Requirements {
				m.Requirements[k] = m.Requirements[k].Requoted(quotes[i])
			}
			comparison.Matches = append(comparison.Matches, m)
		}
		out = append(out, comparison)
	}
	return out, nil
}

// ReadAdverts reads the adverts that are PDF files, so that who compares needs no reader
// of PDF files.
func (e *Engine) ReadAdverts(ctx context.Context, list *Shortlist) (err error) {
	for i := range list.Adverts {
		a := &list.Adverts[i]
		if a.Source != nil || !ingest.IsPDF(a.Data) {
			continue
		}
		if a.Source, err = e.readAdvert(ctx, *a, i); err != nil {
			return err
		}
		a.Data = nil
	}
	return nil
}

func (e *Engine) readAdvert(ctx context.Context, a Advert, at int) (*page.Document, error) {
	job, err := e.reader.Read(ctx, a.Name, a.Data)
	if err != nil && ctx.Err() == nil {
		return nil, problem.Relabel(err, "%s", fmt.Sprintf("Advert %d could not be read. %s", at+1, problem.MessageOf(err)))
	}
	return job, err
}
