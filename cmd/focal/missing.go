package main

// missing says what a service for others lacks; it starts all the same.
func (s *serveCommand) missing() []string {
	var out []string
	if !s.Production {
		return out
	}
	if s.Stripe.Key == "" {
		out = append(out, "There is no payment provider: no prices and no checkout. Set the four FOCAL_STRIPE settings.")
	}
	if s.SMTP.Host == "" {
		out = append(out, "There is no mail server: nobody gets a one-time password. Set FOCAL_SMTP_HOST.")
	}
	if s.Legal == "" {
		out = append(out, "The terms, the privacy policy and the breach policy are drafts. Set FOCAL_LEGAL to a folder with your own.")
	}
	return out
}
