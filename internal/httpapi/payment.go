package httpapi

import (
	"context"
	"io"
	"net/http"

	"focal/internal/billing"
)

type (
	checkoutIn struct {
		Key  string `header:"Idempotency-Key" maxLength:"255" doc:"repeat a request with the same key and body to get the same session"`
		Body struct {
			Email      string `json:"customer_email" required:"false" doc:"ignored: the account's address is used"`
			PlanID     string `json:"plan_id" required:"false" doc:"price id of the catalogue"`
			SuccessURL string `json:"success_url" required:"false" doc:"on this site; may hold {CHECKOUT_SESSION_ID}"`
			CancelURL  string `json:"cancel_url" required:"false" doc:"on this site"`
		}
	}
	checkoutBody struct {
		URL string `json:"checkout_session_url"`
	}
	portalIn struct {
		Body struct {
			ReturnURL string `json:"return_url" required:"false" doc:"on this site"`
		}
	}
	portalBody struct {
		URL string `json:"portal_url"`
	}
	validateIn struct {
		Body struct {
			SessionID string `json:"session_id" required:"false"`
		}
	}
	validBody struct {
		Valid          bool   `json:"valid"`
		Status         string `json:"payment_status" doc:"paid, unpaid or no_payment_required"`
		SubscriptionID string `json:"subscription_id,omitempty"`
	}
)

func (s *Server) paymentRoutes() {
	typed(s, "createCheckoutSession", func(ctx context.Context, in *checkoutIn) (*out[checkoutBody], error) {
		r := requestIn(ctx).http
		target, err := s.Billing.Begin(ctx, callerOf(ctx).User, billing.Request{PriceID: in.Body.PlanID, SuccessURL: in.Body.SuccessURL, CancelURL: in.Body.CancelURL, Host: r.Host, Key: in.Key})
		if err != nil {
			return nil, err
		}
		return &out[checkoutBody]{Body: checkoutBody{URL: s.absolute(r, target)}}, nil
	})
	typed(s, "createPortalSession", func(ctx context.Context, in *portalIn) (*out[portalBody], error) {
		r := requestIn(ctx).http
		target, err := s.Billing.Portal(ctx, callerOf(ctx).User, in.Body.ReturnURL, r.Host)
		if err != nil {
			return nil, err
		}
		return &out[portalBody]{Body: portalBody{URL: s.absolute(r, target)}}, nil
	})
	typed(s, "validateSession", func(ctx context.Context, in *validateIn) (*out[validBody], error) {
		check, err := s.Billing.Validate(ctx, callerOf(ctx).User, in.Body.SessionID)
		if err != nil {
			return nil, err
		}
		return &out[validBody]{Body: validBody{Valid: check.Valid, Status: string(check.Status), SubscriptionID: check.SubscriptionID}}, nil
	})
	s.raw("paymentWebhook", s.webhook)
	s.sandboxRoute("sandboxCheckout", s.sandboxCheckout)
	s.sandboxRoute("sandboxPay", s.sandboxPay)
	s.sandboxRoute("sandboxPortal", s.sandboxPortal)
	s.sandboxRoute("sandboxManage", s.sandboxManage)
}

// webhook reads the raw body: the signature is over its bytes.
func (s *Server) webhook(w http.ResponseWriter, r *http.Request) {
	body, err := io.ReadAll(r.Body)
	if err == nil {
		err = s.Billing.Webhook(r.Context(), body, r.Header.Get("Stripe-Signature"))
	}
	if err != nil {
		writeError(w, r, err)
		return
	}
	writeJSON(w, http.StatusOK, MessageBody{Message: "received"})
}

// absolute puts this site's origin before one of our own paths.
func (s *Server) absolute(r *http.Request, target string) string {
	if len(target) == 0 || target[0] != '/' {
		return target
	}
	return s.origin(r) + target
}

func (s *Server) origin(r *http.Request) string {
	if s.Billing.Origin != "" {
		return s.Billing.Origin
	}
	if s.TLS || r.TLS != nil {
		return "https://" + r.Host
	}
	return "http://" + r.Host
}
