package account

import (
	"context"
	"strings"
	"time"

	"focal/internal/problem"
)

// ContactStore keeps messages from the contact form (decisions D-7).
type ContactStore interface {
	AddContactMessage(ctx context.Context, id, name, email, organisation, message string, at time.Time) error
}

// ContactMessage is the contact form.
type ContactMessage struct{ Name, Email, Organisation, Message string }

// Contact keeps the message and mails it to the support address.
func (s *Service) Contact(ctx context.Context, m ContactMessage, ip string) error {
	if err := s.Limiter.Allow("contact|"+Network(ip), 10, time.Hour); err != nil {
		return err
	}
	m.Name, m.Email, m.Organisation = cleanLine(m.Name, 200), CleanEmail(m.Email), cleanLine(m.Organisation, 200)
	m.Message = strings.TrimSpace(strings.ToValidUTF8(m.Message, ""))
	switch {
	case m.Name == "":
		return problem.New(problem.Invalid, "Name is required")
	case !IsEmail(m.Email):
		return problem.New(problem.Invalid, "Please enter a valid email address")
	case m.Message == "" || len(m.Message) > 5000:
		return problem.New(problem.Invalid, "Please write a message of at most 5000 characters.")
	}
	if err := s.Contacts.AddContactMessage(ctx, NewID(), m.Name, m.Email, m.Organisation, m.Message, s.Now()); err != nil {
		return err
	}
	s.Mail.Send(Mail{To: s.SupportEmail, Subject: "Message from the contact form", Text: "From: " + m.Name + " <" + m.Email + ">\nOrganisation: " + m.Organisation + "\n\n" + m.Message + "\n"})
	return nil
}
