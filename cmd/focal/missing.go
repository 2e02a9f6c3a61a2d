package main

import "focal/internal/app"

// missing is what a service in production lacks before people come; the admins' page lists the same.
func (s *serveCommand) missing() []string {
	if !s.Production {
		return nil
	}
	cfg := app.Config{Production: true, OwnLegal: s.Legal != ""}
	s.mailSettings.apply(&cfg)
	s.apply(&cfg)
	return cfg.Missing()
}
