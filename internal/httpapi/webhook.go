package httpapi

import (
	"context"

	"focal/internal/problem"
	"focal/internal/webhook"
)

type (
	webhookBody struct {
		ID        string   `json:"id"`
		URL       string   `json:"url"`
		Events    []string `json:"events" enum:"task.finished,task.failed"`
		Enabled   bool     `json:"enabled"`
		OffReason string   `json:"off_reason" doc:"why it was switched off, unless the owner did; empty = it was not"`
		Failures  int64    `json:"failures" doc:"tries in a row that failed"`
		CreatedAt string   `json:"created_at" doc:"RFC 3339, UTC"`
	}
	webhooksBody struct {
		Webhooks []webhookBody `json:"webhooks"`
	}
	newWebhookIn struct {
		Body struct {
			URL      string   `json:"url" required:"false" doc:"https://…"`
			Events   []string `json:"events" required:"false" doc:"task.finished, task.failed or both"`
			Password string   `json:"password" required:"false" doc:"the present password"`
		}
	}
	renewWebhookIn struct {
		ID   string `path:"id"`
		Body struct {
			Password string `json:"password" required:"false" doc:"the present password"`
		}
	}
	newWebhookBody struct {
		webhookBody
		Secret string `json:"secret" doc:"messages are signed with it; shown this once"`
	}
	switchWebhookIn struct {
		ID   string `path:"id"`
		Body struct {
			Enabled *bool `json:"enabled" required:"false"`
		}
	}
	deliveryBody struct {
		EventID string `json:"event_id"`
		Event   string `json:"event" enum:"task.finished,task.failed,webhook.test"`
		TaskID  string `json:"task_id" doc:"empty for a test"`
		State   string `json:"state" enum:"delivered,retrying,failed"`
		Status  int    `json:"status" doc:"HTTP status of the last answer; 0 = there was none"`
		Error   string `json:"error"`
		Tries   int    `json:"tries"`
		Created string `json:"created_at" doc:"RFC 3339, UTC"`
		Tried   string `json:"tried_at" doc:"RFC 3339, UTC"`
		Next    string `json:"next_try_at" doc:"RFC 3339, UTC; empty = none"`
	}
	deliveriesBody struct {
		Deliveries []deliveryBody `json:"deliveries"`
	}
)

func (s *Server) webhookRoutes() {
	typed(s, "listWebhooks", func(ctx context.Context, _ *empty) (*out[webhooksBody], error) {
		hooks, err := s.webhooks(ctx)
		if err != nil {
			return nil, err
		}
		return &out[webhooksBody]{Body: webhooksBody{Webhooks: hooks}}, nil
	})
	typed(s, "createWebhook", func(ctx context.Context, in *newWebhookIn) (*out[newWebhookBody], error) {
		b := in.Body
		secret, h, err := s.Webhooks.Add(ctx, callerOf(ctx).User, webhook.NewHook{
			URL: b.URL, Events: b.Events, Password: b.Password, Origin: s.origin(requestIn(ctx).http),
		})
		if err != nil {
			return nil, err
		}
		return &out[newWebhookBody]{Body: newWebhookBody{webhookBody: hookBody(*h), Secret: secret}}, nil
	}, created)
	typed(s, "switchWebhook", func(ctx context.Context, in *switchWebhookIn) (*out[webhookBody], error) {
		if in.Body.Enabled == nil {
			return nil, problem.New(problem.Invalid, "Please say whether the webhook is to be on: {\"enabled\": true} or false.")
		}
		h, err := s.Webhooks.Switch(ctx, callerOf(ctx).User, in.ID, *in.Body.Enabled)
		if err != nil {
			return nil, err
		}
		return &out[webhookBody]{Body: hookBody(*h)}, nil
	})
	typed(s, "renewWebhookSecret", func(ctx context.Context, in *renewWebhookIn) (*out[newWebhookBody], error) {
		secret, h, err := s.Webhooks.Renew(ctx, callerOf(ctx).User, in.ID, in.Body.Password)
		if err != nil {
			return nil, err
		}
		return &out[newWebhookBody]{Body: newWebhookBody{webhookBody: hookBody(*h), Secret: secret}}, nil
	})
	typed(s, "removeWebhook", func(ctx context.Context, in *idIn) (*message, error) {
		if err := s.Webhooks.Remove(ctx, callerOf(ctx).User, in.ID); err != nil {
			return nil, err
		}
		return say("The webhook was removed."), nil
	})
	typed(s, "testWebhook", func(ctx context.Context, in *idIn) (*out[deliveryBody], error) {
		d, err := s.Webhooks.Test(ctx, callerOf(ctx).User, in.ID)
		if err != nil {
			return nil, err
		}
		return &out[deliveryBody]{Body: deliveryOf(*d)}, nil
	})
	typed(s, "listDeliveries", func(ctx context.Context, in *idIn) (*out[deliveriesBody], error) {
		all, err := s.Webhooks.Deliveries(ctx, callerOf(ctx).User, in.ID)
		if err != nil {
			return nil, err
		}
		return &out[deliveriesBody]{Body: deliveriesBody{Deliveries: deliveriesOf(all)}}, nil
	})
}

// webhooks lists the caller's.
func (s *Server) webhooks(ctx context.Context) ([]webhookBody, error) {
	hooks, err := s.Webhooks.Hooks(ctx, callerOf(ctx).User)
	if err != nil {
		return nil, err
	}
	list := make([]webhookBody, len(hooks))
	for i, h := range hooks {
		list[i] = hookBody(h)
	}
	return list, nil
}

func hookBody(h webhook.Hook) webhookBody {
	b := webhookBody{
		ID: h.ID, URL: h.URL, Events: []string{}, Enabled: h.Enabled, OffReason: h.OffReason, Failures: h.Failures,
		CreatedAt: stamp(h.CreatedAt),
	}
	for _, e := range h.Events {
		b.Events = append(b.Events, string(e))
	}
	return b
}

func deliveriesOf(all []webhook.Delivery) []deliveryBody {
	list := make([]deliveryBody, len(all))
	for i, d := range all {
		list[i] = deliveryOf(d)
	}
	return list
}

func deliveryOf(d webhook.Delivery) deliveryBody {
	return deliveryBody{
		EventID: d.EventID, Event: string(d.Event), TaskID: d.TaskID, State: string(d.State), Status: d.Status,
		Error: d.Error, Tries: d.Tries, Created: stamp(d.Created), Tried: stamp(d.Tried), Next: stamp(d.Next),
	}
}
