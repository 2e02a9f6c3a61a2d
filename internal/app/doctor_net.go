package app

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"net/http"
	"net/url"
	"slices"
	"strings"
	"time"
)

// examineModel asks the endpoint for its models, which costs nothing, and looks for the
// one of the settings among them.
func examineModel(ctx context.Context, cfg Config) Finding {
	const part = "language model"
	if cfg.LLM.URL == "" {
		return works(part, "off: the assistant answers with its own passages")
	}
	uses, means := "assistant", "The assistant sends its own passages instead; conversions do not need a model."
	if cfg.LLM.Conversions {
		uses, means = "assistant and wording of CVs", "The assistant sends its own passages instead, and CVs get Focal's own wordings."
	}
	means += " Look at --llm-url, --llm-key and --llm-model."
	req, err := http.NewRequestWithContext(ctx, http.MethodGet, strings.TrimSuffix(cfg.LLM.URL, "/")+"/models", nil)
	if err != nil {
		return Finding{part, Broken, noAddress(err), means}
	}
	if cfg.LLM.Key != "" {
		req.Header.Set("Authorization", "Bearer "+cfg.LLM.Key)
	}
	status, body, err := ask(req)
	if err != nil || status != http.StatusOK {
		return Finding{part, Broken, said(cfg.LLM.URL, status, err), means}
	}
	var list struct {
		Data []struct {
			ID string `json:"id"`
		} `json:"data"`
	}
	if json.Unmarshal(body, &list) != nil || len(list.Data) == 0 {
		return works(part, "%s answers; it does not list its models, so %q was not looked for (%s)",
			shown(cfg.LLM.URL), cfg.LLM.Model, uses)
	}
	var names []string
	for _, m := range list.Data {
		names = append(names, strings.TrimSuffix(m.ID, ":latest"))
	}
	if !slices.Contains(names, strings.TrimSuffix(cfg.LLM.Model, ":latest")) {
		details := fmt.Sprintf("%s has no model %q; it has %s.", shown(cfg.LLM.URL), cfg.LLM.Model, firstOf(names, 5))
		return Finding{part, Broken, details, means}
	}
	return works(part, "%s has %s (%s)", shown(cfg.LLM.URL), cfg.LLM.Model, uses)
}

// firstOf names the first of a list, which may be long.
func firstOf(names []string, most int) string {
	if len(names) > most {
		names = append(slices.Clone(names[:most]), "others")
	}
	return strings.Join(names, ", ")
}

func examineTraces(ctx context.Context, cfg Config) Finding {
	const part = "traces"
	if cfg.TracesURL == "" {
		return works(part, "off")
	}
	empty := strings.NewReader(`{"resourceSpans":[]}`)
	req, err := http.NewRequestWithContext(ctx, http.MethodPost, strings.TrimSuffix(cfg.TracesURL, "/")+"/v1/traces", empty)
	if err != nil {
		return Finding{part, Broken, noAddress(err), "Traces are lost; nothing else is."}
	}
	req.Header.Set("Content-Type", "application/json")
	if status, _, err := ask(req); err != nil || status/100 != 2 {
		return Finding{part, Broken, said(cfg.TracesURL, status, err), "Traces are lost; nothing else is. Look at --traces-url."}
	}
	return works(part, "the collector at %s takes them", shown(cfg.TracesURL))
}

// ask sends a request without following redirects and returns the status and the answer,
// of which a megabyte is enough.
func ask(req *http.Request) (status int, body []byte, err error) {
	stay := func(*http.Request, []*http.Request) error { return http.ErrUseLastResponse }
	client := http.Client{Timeout: 8 * time.Second, CheckRedirect: stay}
	res, err := client.Do(req)
	if err != nil {
		return 0, nil, err
	}
	body, err = io.ReadAll(io.LimitReader(res.Body, 1<<20))
	return res.StatusCode, body, errors.Join(err, res.Body.Close())
}

func said(address string, status int, err error) string {
	if err != nil {
		if inner := errors.Unwrap(err); inner != nil { // the outer one quotes the address
			err = inner
		}
		return fmt.Sprintf("%s cannot be reached: %v.", shown(address), err)
	}
	return fmt.Sprintf("%s answered %d %s.", shown(address), status, http.StatusText(status))
}

// shown is an address without what lets one in: a name and password, or a key behind "?".
func shown(address string) string {
	u, err := url.Parse(address)
	if err != nil {
		return "the address"
	}
	u.User, u.RawQuery, u.Fragment = nil, "", ""
	return u.String()
}

// noAddress says what is wrong with an address without quoting it.
func noAddress(err error) string {
	var inner *url.Error
	if errors.As(err, &inner) {
		err = inner.Err
	}
	var escape url.EscapeError
	if errors.As(err, &escape) {
		return "The address is not one: there is a % in it that begins no code."
	}
	return "The address is not one."
}
