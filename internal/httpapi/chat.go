package httpapi

import (
	"context"
	"fmt"

	"focal/internal/account"
	"focal/internal/assistant"
	"focal/internal/convert"
)

type (
	chatIn struct {
		Body struct {
			Message string `json:"message" required:"false" doc:"2 to 2000 characters"`
		}
	}
	chatBody struct {
		Response string `json:"response" doc:"markdown"`
	}
)

func (s *Server) chatRoutes() {
	typed(s, "chatSend", func(ctx context.Context, in *chatIn) (*out[chatBody], error) {
		person, err := s.person(ctx, callerOf(ctx).User)
		if err != nil {
			return nil, err
		}
		answer, err := s.Assistant.Answer(ctx, person, in.Body.Message)
		if err != nil {
			return nil, err
		}
		return &out[chatBody]{Body: chatBody{Response: answer}}, nil
	})
	typed(s, "chatReset", func(ctx context.Context, _ *empty) (*message, error) {
		s.Assistant.Reset(callerOf(ctx).User.ID)
		return say("Chat reset."), nil
	})
}

// person is what the assistant may tell callers about their own account. CV text and other
// people's data never go there (assurance item 4).
func (s *Server) person(ctx context.Context, u *account.User) (assistant.Person, error) {
	p := assistant.Person{ID: u.ID, Plan: orDefault(u.PlanName, "none"), Active: u.Status == account.Active, Admin: u.IsAdmin(), Credits: u.Credits, Converted: u.Converted}
	if !u.PeriodEnd.IsZero() {
		p.Until = u.PeriodEnd.UTC().Format("2 January 2006")
	}
	past, _, err := s.Convert.History(ctx, u, convert.Search{}, 0, 1)
	if err == nil && len(past) == 1 {
		t := past[0].Task
		p.LastRun = fmt.Sprintf("%s, started on %s UTC, %d of %d CVs converted", t.Status, t.Created.UTC().Format("2 January 2006 at 15:04"), t.Done, t.Files)
	}
	return p, err
}
