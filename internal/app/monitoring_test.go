package app_test

import (
	"context"
	"encoding/json"
	"io"
	"net/http"
	"os"
	"regexp"
	"strings"
	"testing"
	"time"

	"go.yaml.in/yaml/v3"

	"focal/internal/app"
)

// The dashboard and the alerts ask for series that the program has, by labels and
// values that it sets.
func TestDashboardAndAlertsNameWhatThereIs(t *testing.T) {
	exported := scrape(t)
	expressions := alertExpressions(t)
	var dashboard struct {
		Panels []struct {
			Title   string
			Targets []struct{ Expr string }
		}
	}
	must(t, json.Unmarshal(file(t, "../../deploy/monitoring/dashboard.json"), &dashboard))
	for _, p := range dashboard.Panels {
		for _, target := range p.Targets {
			expressions[p.Title] = append(expressions[p.Title], target.Expr)
		}
	}
	series := regexp.MustCompile(`\b(?:focal|process|go)_\w+`)
	routes := regexp.MustCompile(`route="(\w+)"`)
	api := string(app.OpenAPI())
	checked := 0
	for where, all := range expressions {
		for _, expr := range all {
			if strings.Count(expr, "(") != strings.Count(expr, ")") || strings.Count(expr, "{") != strings.Count(expr, "}") {
				t.Errorf("%s: brackets of %s", where, expr)
			}
			for _, name := range series.FindAllString(expr, -1) {
				checked++
				if !strings.Contains(exported, "\n"+name+"{") && !strings.Contains(exported, "\n"+name+" ") {
					t.Errorf("%s asks for %s, which is not exported", where, name)
				}
			}
			for _, m := range routes.FindAllStringSubmatch(expr, -1) {
				if !regexp.MustCompile(`"operationId":\s*"` + m[1] + `"`).MatchString(api) {
					t.Errorf("%s asks for the route %s, which does not exist", where, m[1])
				}
			}
		}
	}
	if checked < 25 {
		t.Errorf("only %d series were looked for", checked)
	}
}

func alertExpressions(t *testing.T) map[string][]string {
	t.Helper()
	var rules struct {
		Groups []struct {
			Rules []struct {
				Alert, Expr string
				Labels      map[string]string
				Annotations map[string]string
			}
		}
	}
	must(t, yaml.Unmarshal(file(t, "../../deploy/monitoring/alerts.yaml"), &rules))
	out := map[string][]string{}
	for _, r := range rules.Groups[0].Rules {
		if r.Labels["severity"] == "" || r.Annotations["summary"] == "" || r.Annotations["description"] == "" {
			t.Errorf("%s does not say how urgent it is, what is wrong and what to do", r.Alert)
		}
		out[r.Alert] = append(out[r.Alert], r.Expr)
	}
	return out
}

func file(t *testing.T, path string) []byte {
	t.Helper()
	b, err := os.ReadFile(path)
	must(t, err)
	return b
}

// scrape runs a server and returns what Prometheus would read.
func scrape(t *testing.T) string {
	t.Helper()
	metrics := freeAddress(t)
	cfg := app.Config{Data: t.TempDir(), Engine: pipeline{}, Out: io.Discard, Addr: freeAddress(t), MetricsAddr: metrics, AdminPassword: password, Office: "off"}
	a, err := app.New(t.Context(), cfg)
	must(t, err)
	ended := make(chan error, 1)
	ctx, stop := context.WithCancel(t.Context())
	go func() { ended <- a.Run(ctx) }()
	defer func() {
		stop()
		must(t, <-ended)
	}()
	var body string
	for deadline := time.Now().Add(20 * time.Second); time.Now().Before(deadline) && !strings.Contains(body, `focal_http_request_seconds_count{`); time.Sleep(20 * time.Millisecond) {
		_, _ = get("http://" + cfg.Addr + "/api/config")
		if body, err = get("http://" + metrics + "/metrics"); err != nil {
			continue
		}
	}
	return "\n" + body
}

func get(url string) (string, error) {
	res, err := http.Get(url) // #nosec G107 -- of this test's own server
	if err != nil {
		return "", err
	}
	defer func() { _ = res.Body.Close() }()
	b, err := io.ReadAll(res.Body)
	return string(b), err
}
