package app

import (
	"regexp"
	"strings"
	"testing"
)

// What is said of where files lie is what the configuration does.
func TestH1_WhereFilesLie(t *testing.T) {
	for _, c := range []struct{ files, database, wantFiles, wantDatabase string }{
		{"", "", "", ""},
		{"s3://K:S@127.0.0.1:9000/b?insecure=1", "postgres:///focal?host=/run/postgresql", "", ""},
		{"", "postgres:///focal?host=db.example.org", "", "PostgreSQL database"},
		{"s3://K:S@localhost/b", "postgres://u@[::1]/focal", "", ""},
		{"s3://K:S@files.example.org/b", "postgres://u@10.0.0.7/focal", "S3-compatible file store", "PostgreSQL database"},
		{"", "postgres://u@db.example.org/focal", "", "PostgreSQL database"},
	} {
		cfg := Config{FilesURL: c.files, DatabaseURL: c.database}
		files, database := cfg.keeps()
		if files != c.wantFiles || database != c.wantDatabase {
			t.Errorf("%s, %s: %q, %q", c.files, c.database, files, database)
		}
		stays, place := cfg.keptWords()
		isElsewhere := c.wantFiles+c.wantDatabase != ""
		if denied := strings.Contains(stays+place, "Nothing leaves") || strings.Contains(place, "nowhere else"); denied == isElsewhere {
			t.Errorf("%s, %s: %s / %s", c.files, c.database, stays, place)
		}
		isTold := strings.Contains(stays, c.wantFiles) && strings.Contains(place, c.wantDatabase)
		if isElsewhere && (!isTold || strings.Contains(stays, "example.org")) {
			t.Errorf("%s, %s: %s", c.files, c.database, stays)
		}
	}
}

// Nobody is told that nothing leaves the machine where a model on another one gets parts of CVs.
func TestH1_AModelElsewhereIsNotDenied(t *testing.T) {
	for _, c := range []struct {
		llm     LLM
		isThere bool
	}{
		{LLM{}, false},
		{LLM{URL: "http://127.0.0.1:8081/v1", Conversions: true}, false}, // on this machine nothing leaves it either
		{LLM{URL: "https://gpu.example.org/v1"}, false},                  // for the chat alone
		{LLM{URL: "https://gpu.example.org/v1", Conversions: true}, true},
	} {
		for _, files := range []string{"", "s3://K:S@files.example.org/b"} {
			stays, place := Config{LLM: c.llm, FilesURL: files}.keptWords()
			for _, text := range []string{stays, place} {
				if strings.Contains(text, "language model") != c.isThere {
					t.Errorf("%+v, files %q: %s", c.llm, files, text)
				}
			}
			denied := regexp.MustCompile("Nothing leaves|nothing is sent|nowhere else").MatchString(stays + place)
			if denied == c.isThere {
				t.Errorf("%+v, files %q: %s / %s", c.llm, files, stays, place)
			}
		}
	}
}
