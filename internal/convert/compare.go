package convert

import (
	"bytes"
	"cmp"
	"context"
	"fmt"
	"path"
	"slices"
	"strings"

	"focal/internal/account"
	"focal/internal/cv"
	"focal/internal/engine"
	"focal/internal/personal"
	"focal/internal/problem"
	"focal/internal/shortlist"
)

// XLSXType is the media type of a workbook.
const XLSXType = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"

// Pick is a converted CV of the user.
type Pick struct {
	TaskID string
	File   int64 // index within the conversion
}

// Advert is a job description to compare with: a file or pasted text, or that of an
// earlier conversion.
type Advert struct {
	Upload *Upload
	TaskID string
}

// CompareRequest asks for a comparison of 1 to 10 CVs with 1 to 3 adverts.
type CompareRequest struct {
	Picks   []Pick
	Adverts []Advert
}

// Compare puts converted CVs of the user beside the requirements of adverts. It costs
// nothing and keeps nothing: the conversions are paid for, and stay as they are. A blind
// conversion is named and quoted as it is blind.
func (s *Service) Compare(ctx context.Context, u *account.User, r CompareRequest) (sheet *shortlist.Sheet, err error) {
	err = s.compareInTime(ctx, u, &r, func(ctx context.Context) (err error) {
		sheet, err = s.compare(ctx, u, r)
		return err
	})
	if err != nil {
		return nil, err
	}
	return sheet, nil
}

// compare loads what is compared and compares it; see compareInTime.
func (s *Service) compare(ctx context.Context, u *account.User, r CompareRequest) (*shortlist.Sheet, error) {
	sheet := &shortlist.Sheet{Made: s.Now(), Candidates: []shortlist.Candidate{}, Adverts: []shortlist.Advert{}}
	var list engine.Shortlist
	var marked []string
	var looks []compared
	for at, p := range r.Picks {
		shown, candidate, err := s.candidate(ctx, u, p, at)
		if err != nil {
			return nil, err
		}
		sheet.Candidates, list.Candidates = append(sheet.Candidates, shown), append(list.Candidates, candidate.Candidate)
		marked, looks = append(marked, candidate.look.Marking), append(looks, candidate)
	}
	sheet.Marking = strictest(marked)
	var err error
	if sheet.Brand, err = s.brand(ctx, looks); err != nil {
		return nil, err
	}
	titles := make([]string, len(r.Adverts))
	for i, a := range r.Adverts {
		file, err := s.advert(ctx, u, a, i)
		if err != nil {
			return nil, err
		}
		titles[i] = strings.TrimSuffix(file.Name, path.Ext(file.Name))
		list.Adverts = append(list.Adverts, engine.Advert{Upload: *file})
	}
	for _, a := range list.Adverts {
		if err := s.ready(ctx, a.Data, nil); err != nil {
			return nil, err
		}
	}
	comparisons, err := s.Engine.Compare(ctx, list)
	if err != nil {
		return nil, err
	}
	for i, c := range comparisons {
		sheet.Adverts = append(sheet.Adverts, shortlist.NewAdvert(cmp.Or(c.Title, titles[i], fmt.Sprintf("Advert %d", i+1)), c.Matches))
	}
	return sheet, nil
}

// CompareFile is Compare as a file: "xlsx" or "docx".
func (s *Service) CompareFile(ctx context.Context, u *account.User, r CompareRequest, format, product string) (*Download, error) {
	var d *Download
	err := s.compareInTime(ctx, u, &r, func(ctx context.Context) error {
		sheet, err := s.compare(ctx, u, r)
		if err == nil {
			d, err = comparisonFile(sheet, format, product)
		}
		return err
	})
	if err != nil {
		return nil, err
	}
	return d, nil
}

func comparisonFile(sheet *shortlist.Sheet, format, product string) (d *Download, err error) {
	d = &Download{Name: "Comparison." + format, MediaType: XLSXType}
	if len(sheet.Adverts) == 1 {
		d.Name = cmp.Or(safeName(sheet.Adverts[0].Title), "Comparison") + "_comparison." + format
	}
	if format == "docx" {
		d.MediaType = DocxType
		d.Data, err = sheet.DOCX(product)
	} else {
		d.Data, err = sheet.XLSX(product)
	}
	if err != nil {
		return nil, fmt.Errorf("comparison as %s: %w", format, err)
	}
	return d, nil
}

// checkCompare applies the limits; a CV that is named twice counts once.
func checkCompare(r *CompareRequest) error {
	var picks []Pick
	for _, p := range r.Picks {
		if !slices.Contains(picks, p) {
			picks = append(picks, p)
		}
	}
	r.Picks = picks
	switch {
	case len(r.Picks) == 0:
		return problem.New(problem.Invalid, "Choose the CVs to compare: 1 to %d that were converted.", shortlist.MaxCandidates)
	case len(r.Picks) > shortlist.MaxCandidates:
		return problem.New(problem.Invalid, "You can compare up to %d CVs at a time.", shortlist.MaxCandidates)
	case len(r.Adverts) == 0:
		return problem.New(problem.Invalid, "Add at least one advert to compare the CVs with.")
	case len(r.Adverts) > shortlist.MaxAdverts:
		return problem.New(problem.Invalid, "You can compare with up to %d adverts at a time.", shortlist.MaxAdverts)
	}
	return nil
}

// mostMarking is how long the head of a printed sheet may be, in bytes.
const mostMarking = 200

// strictest is the marking of what quotes documents with these: lower ones than another go, and of those that no order
// is known for all stand there.
func strictest(marked []string) string {
	var kept []string
	for _, m := range marked {
		isLower := slices.ContainsFunc(marked, func(other string) bool { return personal.Lower(m, other) })
		if m != "" && !isLower && !slices.Contains(kept, m) {
			kept = append(kept, m)
		}
	}
	joined := strings.Join(kept, " / ")
	if len(joined) > mostMarking {
		return "Marked as each of its CVs is"
	}
	return joined
}

// compared is a CV as it is compared, and how its document looks.
type compared struct {
	engine.Candidate
	task *Task
	look cv.Look // of its conversion, in its own colour
}

// brand is what the documents have in common: a colour that all of them were given, and the logo that they bear.
func (s *Service) brand(ctx context.Context, all []compared) (b shortlist.Brand, err error) {
	b.Colour = all[0].look.Accent
	for i, one := range all {
		if one.look.Accent != b.Colour {
			b.Colour = ""
		}
		logo, err := s.ownIcon(ctx, one.task)
		switch {
		case err != nil:
			return b, err
		case i == 0:
			b.Logo, b.LogoAlt = logo, one.look.IconAlt
		case !bytes.Equal(logo, b.Logo):
			b.Logo, b.LogoAlt = nil, ""
		}
	}
	b.Colour = engine.Readable(b.Colour)
	return b, nil
}

// candidate is a CV of the user that was converted, as it is shown and as it is compared.
func (s *Service) candidate(ctx context.Context, u *account.User, p Pick, at int) (shortlist.Candidate, compared, error) {
	shown := shortlist.Candidate{TaskID: p.TaskID, File: p.File}
	task, f, err := s.one(ctx, u, p.TaskID, p.File)
	if err != nil {
		return shown, compared{}, err
	}
	held, err := s.load(ctx, *f)
	if err != nil {
		return shown, compared{}, err
	}
	privacy := task.Options.Privacy
	if shown.Blind = privacy.Level.HidesName(); shown.Blind {
		shown.Upload = f.Name
	}
	shown.Name = held.result.Document.Person.Name.Value
	shown.Named = slices.ContainsFunc(held.result.PutBack(), func(p engine.PutBack) bool { return p.What == engine.WhatName })
	if shown.Name == "" && !shown.Blind {
		shown.Name = strings.TrimSuffix(f.Name, path.Ext(f.Name))
	}
	shown.Name = cmp.Or(shown.Name, fmt.Sprintf("Candidate %d", at+1))
	one := engine.Candidate{CV: held.result.Original, Date: held.result.Date, Privacy: privacy, Edits: held.result.Edits}
	look := task.Options.Look
	look.Accent = held.result.Options.Look.Accent
	return shown, compared{one, task, look}, nil
}

// advert is the file of an advert; an error names it by its place.
func (s *Service) advert(ctx context.Context, u *account.User, a Advert, at int) (*engine.Upload, error) {
	if a.Upload == nil {
		task, _, err := s.own(ctx, u, a.TaskID)
		if err != nil {
			return nil, err
		}
		if task.JobKey == "" {
			return nil, problem.New(problem.Invalid, "The conversion of advert %d had no job description.", at+1)
		}
		data, err := s.kept(ctx, task.JobKey)
		return &engine.Upload{Name: task.JobName, Data: data}, err
	}
	if err := s.checkFile(*a.Upload); err != nil {
		return nil, problem.Relabel(err, "Advert %d cannot be read. %s", at+1, problem.MessageOf(err))
	}
	data, err := a.Upload.Content()
	return &engine.Upload{Name: a.Upload.Name, Data: data}, err
}

// compareInTime takes one of the user's places among the conversions, whose processes it
// uses, before anything is loaded, and keeps it until do has made what is answered: what a
// user may hold in memory is bounded by places, not by requests.
func (s *Service) compareInTime(ctx context.Context, u *account.User, r *CompareRequest, do func(ctx context.Context) error) error {
	if err := checkCompare(r); err != nil {
		return err
	}
	leave, err := s.share.ask(ctx, u.ID, s.Deadline)
	if err != nil {
		return err
	}
	defer leave()
	limit, cancel := context.WithTimeout(ctx, s.Deadline)
	defer cancel()
	if err = do(limit); err == nil {
		err = limit.Err()
	}
	if err != nil && ctx.Err() == nil && limit.Err() != nil {
		return problem.New(problem.Unavailable, "The comparison took too long. Please compare fewer CVs at a time.")
	}
	return err
}
