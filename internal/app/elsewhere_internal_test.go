package app

import (
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
		cfg.LLM = LLM{URL: "http://127.0.0.1:8081/v1", Conversions: true} // on this machine nothing leaves it either
		if own, kept := cfg.keptWords(); own != stays || kept != place {
			t.Errorf("%s, %s: %s / %s", c.files, c.database, own, kept)
		}
		cfg.LLM = LLM{URL: "https://gpu.example.org/v1"} // for the chat alone
		if chat, kept := cfg.keptWords(); chat != stays || kept != place {
			t.Errorf("%s, %s: %s / %s", c.files, c.database, chat, kept)
		}
		cfg.LLM.Conversions = true
		modelled, at := cfg.keptWords()
		for _, text := range []string{modelled, at} {
			if !strings.Contains(text, "language model") || strings.Contains(text, "Nothing leaves") || strings.Contains(text, "nothing is sent") ||
				strings.Contains(text, "nowhere else") {
				t.Errorf("%s, %s, a model elsewhere: %s", c.files, c.database, text)
			}
		}
		isTold := strings.Contains(stays, c.wantFiles) && strings.Contains(place, c.wantDatabase)
		if isElsewhere && (!isTold || strings.Contains(stays, "example.org")) {
			t.Errorf("%s, %s: %s", c.files, c.database, stays)
		}
	}
}
