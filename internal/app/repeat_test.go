package app_test

import (
	"sync"
	"testing"

	"focal/internal/app"
)

// One Idempotency-Key, one effect: the same body gives the same answer, also at the
// same time; another body is refused; another account's key is another key.
func TestIdempotencyKeyOfCheckoutAndNewUser(t *testing.T) {
	both(t, func(e *env) {
		root, ana, ben := e.admin(), e.user("ana", app.NewUser{}), e.user("ben", app.NewUser{})
		e.need(e.call("POST", "/api/admin/user", root, object{"name": "Vice", "email": "vice@example.org", "password": "Harbour9lamp", "user_role": "admin"}), 201)
		checkout := func(token, plan, key string) answer {
			return e.call("POST", "/api/payment/create-checkout-session", token, object{"plan_id": plan, "success_url": e.server.URL + "/pricing", "cancel_url": e.server.URL + "/pricing"}, "Idempotency-Key", key)
		}
		person := func(token, name, key string) answer {
			return e.call("POST", "/api/admin/user", token, object{"name": name, "email": "new@example.org", "password": "Harbour9lamp", "user_role": "user", "credits_remaining": 5}, "Idempotency-Key", key)
		}
		for name, ask := range map[string]func() answer{
			"checkout": func() answer { return checkout(ana, "price_personal", "k1") },
			"new user": func() answer { return person(root, "Cleo", "k1") },
		} {
			var wg sync.WaitGroup
			answers := make([]answer, 8)
			for i := range answers {
				wg.Go(func() { answers[i] = ask() })
			}
			wg.Wait()
			for _, a := range append(answers, ask()) {
				if a.status/100 != 2 || a.text() != answers[0].text() {
					e.Errorf("%s: %d %s, then %s", name, a.status, a.body, answers[0].body)
				}
			}
		}
		e.need(checkout(ana, "price_professional", "k1"), 409)
		e.need(person(root, "Somebody else", "k1"), 409)
		if a, b := checkout(ben, "price_personal", "k1"), checkout(ana, "price_personal", "k1"); a.status != 200 || a.text() == b.text() {
			e.Errorf("a key reached into another account: %s", a.body)
		}
		e.need(person(root, "Cleo", "k2"), 409) // a new request: the address is taken
		e.ledgerAgrees()
	})
}
