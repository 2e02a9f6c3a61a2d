package convert

import (
	"cmp"
	"context"
	"fmt"
	"strings"

	"focal/internal/account"
	"focal/internal/engine"
	"focal/internal/problem"
)

// What stands on a document that is to be looked at only: it is not accepted yet, or may not be blind.
const (
	notAccepted = "DRAFT - NOT ACCEPTED YET"
	notBlind    = "DRAFT - MAY NOT BE BLIND"
)

// draft is a marking that says why a document is one, beside the user's own.
func draft(own, why string) string {
	switch {
	case own == "":
		return why
	case strings.Contains(own, why):
		return own
	}
	return own + " | " + why
}

const (
	textRefused = "You did not accept this conversion."
	textSettled = "What it waited for is mended or put back."
)

// Reserved is how many credits of the user are reserved: no charge yet, and not to be used for anything else.
func (s *Service) Reserved(ctx context.Context, u *account.User) (int64, error) {
	return s.Store.Reserved(ctx, u.ID)
}

// Accept ends the wait of a doubtful reading, or of pages that cost something: its credit is taken, and it is a result
// like any other. One that waits for nothing stays as it is.
func (s *Service) Accept(ctx context.Context, u *account.User, id string, index int64) error {
	if _, _, err := s.one(ctx, u, id, index); err != nil {
		return err
	}
	return s.accepted(ctx, u.ID, id, index)
}

func (s *Service) accepted(ctx context.Context, userID, taskID string, index int64) error {
	return s.Store.InTx(ctx, func(ctx context.Context) error {
		held, err := s.Store.EndHold(ctx, taskID, index)
		if err != nil || !held {
			return err
		}
		now := map[int64]bool{index: true}
		if err := s.Ledger.Settle(ctx, userID, taskID, now); err != nil {
			return err
		}
		return s.count(ctx, userID, now)
	})
}

// handOut lets a task be taken away: that accepts what waits of it, unless the caller wants to be
// asked; then it is refused with what there is to decide, and nothing is charged.
func (s *Service) handOut(ctx context.Context, task *Task, files []File, ask bool) error {
	if err := s.withhold(ctx, task, files); err != nil {
		return err
	}
	if !ask {
		return s.acceptAll(ctx, task, files)
	}
	var waiting []string
	for _, f := range files {
		if !f.Held || f.Status == withheld {
			continue
		}
		held, err := s.load(ctx, f)
		if err != nil {
			return err
		}
		waiting = append(waiting, fmt.Sprintf("%s: %s", f.Name, whyHeld(held.result)))
	}
	if len(waiting) == 0 {
		return nil
	}
	return problem.New(problem.Conflict, "Nothing is charged yet, because something is to be decided first. %s Accept or refuse it.",
		strings.Join(waiting, " "))
}

// withheld is the state of a file that a download leaves out; it is never stored.
const withheld Status = "withheld"

// withhold leaves out blind CVs whose name nobody knows, for such a file would only say that it is
// blind; where nothing else is to be handed out it refuses.
func (s *Service) withhold(ctx context.Context, task *Task, files []File) error {
	if !task.Options.Privacy.Level.HidesName() {
		return nil
	}
	var unsure []string
	certain := 0
	for i, f := range files {
		if f.Status != Completed {
			continue
		}
		held, err := s.load(ctx, f)
		if err != nil {
			return err
		}
		why := held.result.NameInDoubt()
		if why == "" {
			certain++
			continue
		}
		unsure = append(unsure, f.Name+": "+why+".")
		files[i].Status, files[i].Error = withheld, why+". Open the CV and mark its name in Fix reading."
	}
	if certain > 0 || len(unsure) == 0 {
		return nil
	}
	return problem.New(problem.Conflict, "Not blind for certain. %s Open the CV, mark its name in Fix reading and try again.",
		strings.Join(unsure, " "))
}

// whyHeld says why a conversion waits. What a page limit cost may have been put back since, and what was read in doubt mended.
func whyHeld(r *engine.Result) string {
	return cmp.Or(r.PageCost, r.Doubt(), textSettled)
}

// acceptAll accepts whatever of a task waits: who takes a document away accepts it.
func (s *Service) acceptAll(ctx context.Context, task *Task, files []File) error {
	for i := range files {
		if !files[i].Held || files[i].Status == withheld {
			continue
		}
		if err := s.accepted(ctx, task.UserID, task.ID, files[i].Index); err != nil {
			return err
		}
		files[i].Held = false
	}
	return nil
}

// Refuse ends the wait without a charge: the credit goes back and
// what was read is erased, with the whole conversion where nothing else of it is left.
func (s *Service) Refuse(ctx context.Context, u *account.User, id string, index int64) (erased bool, err error) {
	task, file, err := s.one(ctx, u, id, index)
	if err != nil {
		return false, err
	}
	refused := *file
	refused.Status, refused.Error, refused.ResultKey, refused.Held = Failed, textRefused, "", false
	err = s.Store.InTx(ctx, func(ctx context.Context) error {
		held, err := s.Store.EndHold(ctx, id, index)
		if err != nil {
			return err
		}
		if !held {
			return problem.New(problem.Conflict, "This CV is accepted already, and its credit is used.")
		}
		if err := s.Ledger.Settle(ctx, u.ID, id, map[int64]bool{index: false}); err != nil {
			return err
		}
		return s.Store.RefuseFile(ctx, &refused)
	})
	if err != nil {
		return false, err
	}
	if task.Done <= 1 {
		return true, s.erase(ctx, id)
	}
	return false, s.Blobs.Delete(ctx, file.ResultKey)
}

// releaseHeld gives back the credits of what nobody accepted.
func (s *Service) releaseHeld(ctx context.Context, id string) error {
	task, files, err := s.Store.Task(ctx, id)
	if err != nil {
		if problem.Is(err, problem.NotFound) {
			return nil
		}
		return err
	}
	for _, f := range files {
		if !f.Held || !task.Status.Ended() {
			continue
		}
		err := s.Store.InTx(ctx, func(ctx context.Context) error {
			held, err := s.Store.EndHold(ctx, id, f.Index)
			if err != nil || !held {
				return err
			}
			return s.Ledger.Settle(ctx, task.UserID, id, map[int64]bool{f.Index: false})
		})
		if err != nil {
			return fmt.Errorf("release %s/%d: %w", id, f.Index, err)
		}
	}
	return nil
}
