package app_test

import (
	"archive/zip"
	"bytes"
	"context"
	"encoding/xml"
	"fmt"
	"slices"
	"strings"

	"focal/internal/cv"
	"focal/internal/engine"
	"focal/internal/problem"
	"focal/internal/tailor"
)

// pipeline stands in for the engine: a CV that says BROKEN is unreadable, one
// that says PANIC is our bug, and Render puts the text into a small zip.
type pipeline struct{}

func (pipeline) Convert(ctx context.Context, r engine.Request) (*engine.Result, error) {
	text := string(r.CV.Data)
	switch {
	case strings.Contains(text, "BROKEN"):
		return nil, problem.New(problem.Unreadable, "This file is damaged. Please save it again and upload it once more.")
	case strings.Contains(text, "PANIC"):
		panic("bug")
	case strings.Contains(text, "WAIT"):
		<-ctx.Done()
		return nil, ctx.Err()
	}
	name, _, _ := strings.Cut(strings.Trim(text, "{}\""), "\n")
	d := &cv.Document{Summary: []cv.Text{{ID: "summary[0]", Value: text}}}
	d.Person.Name.Value = name
	result := &engine.Result{
		Original: d, Document: d, Pages: 1, Options: r.Options,
		Notes: []cv.Note{{ID: "n1", Kind: cv.NoteAdvice, Reason: "Nothing was changed."}},
	}
	if r.Job != nil {
		result.Match = &tailor.Match{Score: 70, Requirements: []tailor.Requirement{{Text: "Go", Status: "not"}}}
	}
	return result, nil
}

// Review is what the real one promises: the decisions are applied to the original.
func (pipeline) Review(_ context.Context, previous *engine.Result, d engine.Decisions, _ engine.Request) (*engine.Result, error) {
	r := *previous
	r.Document, r.Notes, r.Rejected, r.Edits = previous.Original.Clone(), nil, nil, d.Edits
	for id, text := range d.Edits {
		if strings.Contains(text, "PANIC") {
			panic("bug")
		}
		t := r.Document.Find(id)
		if t == nil {
			return nil, problem.New(problem.Invalid, "The edited text %q is not part of this CV.", id)
		}
		t.Value = text
	}
	for _, n := range append(slices.Clone(previous.Notes), previous.Rejected...) {
		if slices.Contains(d.Rejected, n.ID) {
			r.Rejected = append(r.Rejected, n)
		} else {
			r.Notes = append(r.Notes, n)
		}
	}
	return &r, nil
}

// Compare gives 70 to whoever's CV holds the words of the advert, else 0. It hides nothing:
// what privacy and reviews keep back is tested with the real engine.
func (pipeline) Compare(_ context.Context, list engine.Shortlist) ([]engine.Comparison, error) {
	var out []engine.Comparison
	for i, a := range list.Adverts {
		wanted := strings.TrimSpace(string(a.Data))
		if strings.Contains(wanted, "BROKEN") {
			return nil, problem.New(problem.Unreadable, "Advert %d could not be read. This file is damaged.", i+1)
		}
		c := engine.Comparison{Title: ""}
		for _, candidate := range list.Candidates {
			m := &tailor.Match{Requirements: []tailor.Requirement{{
				Text: wanted, Level: tailor.Must, Kind: tailor.KindSkill,
				Status: tailor.Not,
			}}}
			if text := candidate.CV.Summary[0].Value; strings.Contains(text, wanted) {
				m.Score, m.Requirements[0].Status, m.Requirements[0].Evidence = 70, tailor.Met, []string{text}
			}
			c.Matches = append(c.Matches, m)
		}
		out = append(out, c)
	}
	return out, nil
}

func (pipeline) Picture(context.Context, engine.Upload, int) ([]byte, error) { return nil, nil }

func (pipeline) Render(_ context.Context, d *cv.Document, o engine.RenderOptions) ([]byte, error) {
	var b bytes.Buffer
	z := zip.NewWriter(&b)
	w, err := z.Create("word/document.xml")
	if err != nil {
		return nil, err
	}
	fmt.Fprintf(w, "<w template=%q icon=\"%d\">", o.Template, len(o.Icon))
	_ = xml.EscapeText(w, []byte(d.Summary[0].Value))
	fmt.Fprint(w, "</w>")
	err = z.Close()
	return b.Bytes(), err
}
