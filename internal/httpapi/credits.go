package httpapi

import (
	"context"
	"strconv"

	"focal/internal/account"
	"focal/internal/billing"
	"focal/internal/problem"
)

type (
	ownCreditsIn struct {
		Page    int64 `query:"page" required:"false" doc:"from 1"`
		PerPage int64 `query:"per_page" required:"false" doc:"1 to 100, default 20"`
	}
	creditsIn struct {
		ID      string `path:"id"`
		Page    int64  `query:"page" required:"false" doc:"from 1"`
		PerPage int64  `query:"per_page" required:"false" doc:"1 to 100, default 20"`
	}
	refundIn struct {
		ID   string `path:"id"`
		Body struct {
			Conversion string `json:"conversion" maxLength:"80" doc:"its id"`
		}
	}
	creditsBody struct {
		Credits   int64          `json:"credits_remaining"`
		Reserved  int64          `json:"credits_reserved" doc:"of CVs that are being converted or wait for the user's word"`
		Given     int64          `json:"credits_given" doc:"since the account was made, by admins and plans"`
		Taken     int64          `json:"credits_taken" doc:"of CVs that were converted"`
		Returned  int64          `json:"credits_returned" doc:"reserved, and given back"`
		Ended     int64          `json:"credits_ended" doc:"unused: a plan's at the end of its period, or lowered by an admin"`
		Converted int64          `json:"converted_cvs_count"`
		DemoUsed  int64          `json:"demo_conversions_used" doc:"free ones, which take no credit"`
		Movements []movementBody `json:"movements" nullable:"false"`
		Page      int64          `json:"page"`
		PerPage   int64          `json:"per_page"`
		Total     int64          `json:"total"`
		Pages     int64          `json:"total_pages"`
	}
	movementBody struct {
		At         string   `json:"at" doc:"RFC 3339, UTC"`
		Reason     string   `json:"reason" enum:"grant,correct,period,lapse,reserve" doc:"reserve: a conversion, with what became of it"`
		Amount     int64    `json:"amount" doc:"above 0; of a conversion its CVs"`
		Taken      int64    `json:"taken,omitempty" doc:"of a conversion: CVs that a credit was taken for"`
		Returned   int64    `json:"returned,omitempty" doc:"of a conversion: credits that were given back"`
		Change     int64    `json:"change" doc:"of credits_remaining, with what was given back"`
		Reference  string   `json:"reference" doc:"id of the conversion, or of what was paid; empty beside why"`
		Actor      string   `json:"actor" doc:"id of who did it, or operator, system or the payment provider; empty in the own list"`
		Template   string   `json:"template,omitempty" doc:"of the conversion; empty once it is erased"`
		Names      []string `json:"names,omitempty" doc:"of its files, in the own list alone"`
		Why        string   `json:"why,omitempty" doc:"what an admin wrote of the change"`
		ActorEmail string   `json:"actor_email" doc:"present address; empty once the user is erased"`
	}
)

// listUserCredits tells an admin what became of a user's credits. Conversions are told by their ids, as in the audit log.
func (s *Server) listUserCredits(ctx context.Context, in *creditsIn) (*out[creditsBody], error) {
	u, err := s.Accounts.Get(ctx, in.ID)
	if err != nil {
		return nil, err
	}
	return s.creditsOf(ctx, u, in.Page, in.PerPage)
}

// refundConversion gives back what was taken for a conversion, be it erased since.
func (s *Server) refundConversion(ctx context.Context, in *refundIn) (*message, error) {
	u, err := s.Accounts.Get(ctx, in.ID)
	if err != nil {
		return nil, err
	}
	admin := callerOf(ctx).User.ID
	n, err := s.Refund(ctx, u.ID, in.Body.Conversion, admin)
	if err != nil {
		return nil, err
	}
	if s.Record != nil {
		told := map[string]string{"conversion": in.Body.Conversion, "credits": strconv.FormatInt(n, 10)}
		s.Record(ctx, "credits given back", admin, u.ID, told)
	}
	if n == 1 {
		return say("1 credit is given back."), nil
	}
	return say("%d credits are given back.", n), nil
}

// listOwnCredits tells a user what became of the own credits. Who gave them is told to admins alone.
func (s *Server) listOwnCredits(ctx context.Context, in *ownCreditsIn) (*out[creditsBody], error) {
	told, err := s.creditsOf(ctx, callerOf(ctx).User, in.Page, in.PerPage)
	if err != nil {
		return nil, err
	}
	for i := range told.Body.Movements {
		m := &told.Body.Movements[i]
		m.Actor, m.ActorEmail = "", ""
	}
	return told, nil
}

// nameConversion tells what a reservation was for, as long as it is kept. The names of files say whose CVs they are: they are for
// who sent them, and no admin reads them.
func (s *Server) nameConversion(ctx context.Context, u *account.User, m *movementBody) error {
	if m.Reason != string(billing.Reserve) {
		return nil
	}
	task, files, err := s.Convert.Status(ctx, u, m.Reference)
	if problem.Is(err, problem.NotFound) {
		return nil
	}
	if err != nil {
		return err
	}
	m.Template = task.Options.Template
	if u.ID == callerOf(ctx).User.ID {
		for _, f := range files {
			m.Names = append(m.Names, f.Name)
		}
	}
	return nil
}

func (s *Server) creditsOf(ctx context.Context, u *account.User, page, perPage int64) (*out[creditsBody], error) {
	page, perPage = paging(page, perPage, 20)
	told, err := s.Ledger.Statement(ctx, u.ID, (page-1)*perPage, perPage)
	if err != nil {
		return nil, err
	}
	reserved, err := s.Convert.Reserved(ctx, u)
	if err != nil {
		return nil, err
	}
	body := creditsBody{
		Credits: u.Credits, Reserved: reserved, Given: told.Given, Taken: told.Taken, Returned: told.Returned, Ended: told.Ended,
		Converted: u.Converted, DemoUsed: u.DemoUsed, Movements: make([]movementBody, len(told.Movements)),
		Page: page, PerPage: perPage, Total: told.Total, Pages: max(1, (told.Total+perPage-1)/perPage),
	}
	for i, m := range told.Movements {
		body.Movements[i] = movementBody{
			At: stamp(m.At), Reason: string(m.Reason), Amount: m.Amount, Change: m.Change(), Reference: m.Reference, Why: m.Why(),
			Actor: m.Actor, ActorEmail: m.ActorEmail, Taken: m.Taken, Returned: m.Returned,
		}
		if m.Why() != "" {
			body.Movements[i].Reference = ""
		}
		if err := s.nameConversion(ctx, u, &body.Movements[i]); err != nil {
			return nil, err
		}
	}
	return &out[creditsBody]{Body: body}, nil
}
