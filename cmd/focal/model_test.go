package main

import (
	"encoding/json"
	"net/http"
	"net/http/httptest"
	"os"
	"path/filepath"
	"strings"
	"sync/atomic"
	"testing"

	"focal/internal/writer/recorded"
)

// counted is a model that answers from recordings and counts its questions.
func counted(t *testing.T) (url string, asked *atomic.Int64) {
	t.Helper()
	asked = &atomic.Int64{}
	model := recorded.New()
	server := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		asked.Add(1)
		model.ServeHTTP(w, r)
	}))
	t.Cleanup(server.Close)
	return server.URL, asked
}

// A model is asked only where both are said, its address and that it may see CVs; one
// flag switches it off for a run; what it worded says so.
func TestConvertAsksAModelOnlyWhereItMay(t *testing.T) {
	c := recorded.Cases()[0]
	path := file(t, "dana.txt", string(c.CV))
	for _, test := range []struct {
		name string
		args []string
		asks bool
	}{
		{"address alone", nil, false},
		{"allowed", []string{"--llm-conversions"}, true},
		{"switched off for a run", []string{"--llm-conversions", "--no-llm-conversions"}, false},
	} {
		t.Run(test.name, func(t *testing.T) {
			url, asked := counted(t)
			dir := t.TempDir()
			args := append([]string{"convert", path, "--out", dir, "--mode", "Flexible", "-p", "ThirdPerson", "--pronouns", "she", "--report", "--json", "--llm-url", url, "--llm-model", "recorded"}, test.args...)
			out, errors, code := focal(t, "", args...)
			if code != 0 {
				t.Fatal(errors)
			}
			var line struct {
				By string `json:"wording_by"`
			}
			if err := json.Unmarshal([]byte(out), &line); err != nil {
				t.Fatal(err)
			}
			report, err := os.ReadFile(filepath.Join(dir, "dana_CV.report.json"))
			if err != nil {
				t.Fatal(err)
			}
			says := strings.Contains(errors, "wording by recorded at this server") && line.By == "recorded at this server" && strings.Contains(string(report), "Manages a team of 12 fitters and 3 apprentices.")
			if says != test.asks || asked.Load() > 0 != test.asks {
				t.Errorf("asked %d times; said %q and %q", asked.Load(), errors, out)
			}
		})
	}
}

func TestWrongModelSettingsAreRefused(t *testing.T) {
	path := file(t, "cv.txt", person)
	for args, says := range map[string]string{
		"--llm-conversions": "--llm-conversions does nothing without --llm-url and --llm-model.",
		"--llm-url http://127.0.0.1:1 --llm-conversions": "--llm-conversions does nothing without --llm-url and --llm-model.",
		"--llm-budget 1m":  "--llm-budget must be from 1s to 15s, not 1m0s.",
		"--llm-parallel 0": "--llm-parallel must be a number from 1 to 64, not 0.",
		"--llm-url ftp://models.example --llm-model small": "--llm-url must be an address such as",
	} {
		_, errors, code := focal(t, "", append([]string{"convert", path, "--out", t.TempDir()}, strings.Fields(args)...)...)
		if code != 2 || !strings.Contains(errors, says) {
			t.Errorf("%s: exit %d, said %q", args, code, errors)
		}
	}
}
