package convert

import (
	"context"

	"focal/internal/account"
	"focal/internal/problem"
)

// Icon is a user's branding icon, stored as PNG (decisions D-57).
type Icon struct {
	Name      string // as uploaded
	MediaType string
	Data      []byte
}

// IconStore keeps what is known about icons; the pictures are blobs.
type IconStore interface {
	PutIcon(ctx context.Context, userID, name, mediaType, key string) error
	Icon(ctx context.Context, userID string) (name, mediaType, key string, err error)
	DropIcon(ctx context.Context, userID string) (bool, error)
}

// Texts that the checklist gives word for word (IC-1, IC-4).
const (
	textNoIcon  = "No CV icon found for the user"
	textBadIcon = "Invalid file format or size. Please select an image file up to 5MB."
)

func iconKey(userID string) string { return "icons/" + userID + "/icon" }

// SaveIcon checks, turns and shrinks the picture and replaces the user's icon.
func (s *Service) SaveIcon(ctx context.Context, u *account.User, picture Upload) error {
	if len(picture.Data) == 0 || len(picture.Data) > MaxIconBytes {
		return problem.New(problem.Invalid, textBadIcon)
	}
	png, err := s.icon(ctx, picture.Data)
	if err != nil {
		return err
	}
	if err := s.Blobs.Put(ctx, iconKey(u.ID), png); err != nil {
		return err
	}
	return s.IconStore.PutIcon(ctx, u.ID, picture.Name, "image/png", iconKey(u.ID))
}

// Icon returns the user's icon; problem.NotFound without one.
func (s *Service) Icon(ctx context.Context, u *account.User) (*Icon, error) {
	name, mediaType, key, err := s.IconStore.Icon(ctx, u.ID)
	if err == nil {
		var data []byte
		if data, err = s.Blobs.Get(ctx, key); err == nil {
			return &Icon{Name: name, MediaType: mediaType, Data: data}, nil
		}
	}
	if problem.Is(err, problem.NotFound) {
		err = problem.Wrap(err, problem.NotFound, textNoIcon)
	}
	return nil, err
}

// ownIcon is the picture that the documents of a task will bear: it takes room on their
// pages. nil = none.
func (s *Service) ownIcon(ctx context.Context, task *Task) ([]byte, error) {
	if task.Demo || task.Bare {
		return nil, nil
	}
	icon, err := s.Icon(ctx, &account.User{ID: task.UserID})
	if problem.Is(err, problem.NotFound) {
		return nil, nil
	}
	if err != nil {
		return nil, err
	}
	return icon.Data, nil
}

// RemoveIcon erases the user's icon; problem.NotFound without one.
func (s *Service) RemoveIcon(ctx context.Context, u *account.User) error {
	had, err := s.IconStore.DropIcon(ctx, u.ID)
	if err != nil {
		return err
	}
	if !had {
		return problem.New(problem.NotFound, textNoIcon)
	}
	return s.Blobs.Delete(ctx, "icons/"+u.ID)
}

// EraseUser erases every file that is kept for a user; the rows go with the user.
func (s *Service) EraseUser(ctx context.Context, u *account.User) error {
	for {
		past, _, err := s.Store.History(ctx, u.ID, Search{}, 0, 200)
		if err != nil {
			return err
		}
		for _, p := range past {
			if err := s.endAndErase(ctx, p.Task); err != nil && !problem.Is(err, problem.NotFound) {
				return err
			}
		}
		if len(past) < 200 {
			break
		}
	}
	return s.Blobs.Delete(ctx, "icons/"+u.ID)
}
