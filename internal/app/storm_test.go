package app_test

import (
	"fmt"
	"math/rand/v2"
	"os"
	"sync"
	"testing"
	"time"

	"focal/internal/app"
)

// A provider that repeats itself without end, in any order, eight messages at a time:
// credits are granted once, what is signed is never refused, what is forged always is.
// "make crash" sends 1,200 messages.
func TestWebhookStorm(t *testing.T) {
	s := serveProgram(t, program(t), "--stripe-key", "sk_test_1", "--stripe-webhook-secret", hookSecret,
		"--stripe-price-personal", "price_1P", "--stripe-price-professional", "price_1Q")
	a := s.need(s.call("POST", "/api/admin/user", s.admin(), object{
		"name": "ana", "email": "ana@example.org", "password": password, "user_role": "user", "credits_remaining": 0,
	}), 201)
	token := s.login("ana@example.org").Access
	id, now := s.profile(token).ID, time.Now()
	if got := s.profile(token).Credits; got != 0 {
		t.Fatalf("%d credits at the beginning: %s", got, a.body)
	}
	events := eventsOfOnePurchase(id, now)
	for name, f := range forgeries(events[0], now) {
		if a := s.hook(f.body, f.signature); a.status != 400 {
			t.Errorf("%s: %d %s", name, a.status, a.body)
		}
	}
	rounds := 4
	if _, long := loadTime(t); long {
		rounds = 40
	}
	var out results
	for round := range rounds {
		var queue [][]byte
		for range 5 {
			queue = append(queue, events...)
		}
		rng := rand.New(rand.NewPCG(uint64(round), 1))
		rng.Shuffle(len(queue), func(i, j int) { queue[i], queue[j] = queue[j], queue[i] })
		var all sync.WaitGroup
		for part := range 8 {
			all.Go(func() {
				for i := part; i < len(queue); i += 8 {
					out.add(s.deliver(queue[i]))
				}
			})
		}
		all.Wait()
	}
	t.Logf("%d messages, %d refused, p95 %v", len(out.took), len(out.problems), out.at(.95).Round(time.Millisecond))
	if len(out.problems) > 0 || len(out.took) != rounds*5*len(events) {
		t.Errorf("%d refused: %v", len(out.problems), out.problems[:min(3, len(out.problems))])
	}
	if p := s.profile(token); p.Credits != 200 || p.Status != "active" || p.Plan != "personal" {
		t.Errorf("%+v", p)
	}
	s.verify(app.Config{Data: s.data, Out: os.Stderr})
}

// deliver sends a message as the provider does, signed now.
func (s *served) deliver(body []byte) (took time.Duration, problem string) {
	start := time.Now()
	a, err := s.send("POST", "/api/payment/webhook", "", body,
		"Content-Type", "application/json", "Stripe-Signature", sign(body, start, hookSecret))
	if err != nil || a.status != 200 {
		problem = fmt.Sprintf("%d %s %v", a.status, a.body, err)
	}
	return time.Since(start), problem
}
