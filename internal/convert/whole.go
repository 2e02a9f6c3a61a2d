package convert

import (
	"context"
	"encoding/json"

	"focal/internal/account"
	"focal/internal/cv"
)

// Whole is a CV with nothing left out for its length.
type Whole struct {
	Document *cv.Document
	Word     []byte
	Trimmed  bool // its own document leaves something out
}

// Whole makes the document of one CV of a completed task with all of its reading, to be looked at while that is mended:
// whoever mends a line sees where it went. The result stays as it is, nothing is accepted, and it costs nothing.
func (s *Service) Whole(ctx context.Context, u *account.User, id string, index int64) (*Whole, error) {
	task, f, err := s.one(ctx, u, id, index)
	if err != nil {
		return nil, err
	}
	kept, err := s.load(ctx, *f)
	if err != nil {
		return nil, err
	}
	request, err := s.reviewRequest(ctx, task, f, kept.template(task), false)
	if err != nil {
		return nil, err
	}
	request.Whole = true
	leave, err := s.share.ask(ctx, u.ID, s.Deadline)
	if err != nil {
		return nil, err
	}
	defer leave()
	result, err := s.reviewInTime(ctx, kept.result, kept.decisions(), request)
	if err != nil {
		return nil, err
	}
	o, err := s.renderOptions(ctx, u, task, DocumentRequest{})
	if err == nil {
		o, err = s.optionsOf(ctx, task, *f, kept, o)
	}
	if err != nil {
		return nil, err
	}
	o.Icon = request.Icon
	w := &Whole{Document: result.Document}
	if w.Trimmed, err = differ(result.Document, kept.result.Document); err != nil {
		return nil, err
	}
	w.Word, err = s.draw(ctx, &held{result: result}, o)
	return w, err
}

// differ reports documents that do not say the same.
func differ(a, b *cv.Document) (bool, error) {
	one, err := json.Marshal(a)
	if err != nil {
		return false, err
	}
	other, err := json.Marshal(b)
	return string(one) != string(other), err
}
