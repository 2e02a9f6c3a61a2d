package deploy_test

import (
	"encoding/json"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
	"time"
)

type spdx struct {
	SPDXVersion   string `json:"spdxVersion"`
	Packages      []spdxPackage
	Relationships []struct{ RelationshipType, RelatedSpdxElement string }
}

type spdxPackage struct {
	SPDXID, Name, VersionInfo, LicenseConcluded string
	ExternalRefs                                []struct{ ReferenceLocator string }
}

// The list of parts has every module that Go linked and every package of the lock file
// that the web app ships, each with a licence that we may use.
func TestAssurance_63_ListOfParts(t *testing.T) {
	path := filepath.Join(t.TempDir(), "focal.spdx.json")
	if out, err := exec.Command("python3", "../scripts/sbom.py", "--check", "--out", path).CombinedOutput(); err != nil {
		t.Fatalf("%v\n%s", err, out)
	}
	var list spdx
	if err := json.Unmarshal([]byte(text(t, path)), &list); err != nil {
		t.Fatal(err)
	}
	have, ids := map[string]bool{}, map[string]bool{}
	for _, p := range list.Packages {
		have[p.Name+" "+p.VersionInfo] = true
		if ids[p.SPDXID] {
			t.Errorf("two parts are called %s", p.SPDXID)
		}
		ids[p.SPDXID] = true
		if strings.Contains(p.LicenseConcluded, "AGPL") {
			t.Errorf("%s is under %s", p.Name, p.LicenseConcluded)
		}
	}
	linked := output(t, "go", "list", "-C", "..", "-deps", "-f", "{{with .Module}}{{.Path}} {{.Version}}{{end}}", "./cmd/focal")
	wanted := 0
	for part := range strings.SplitSeq(strings.TrimSpace(linked), "\n") {
		if name, _, _ := strings.Cut(part, " "); name == "" || name == "focal" {
			continue
		}
		wanted++
		if !have[part] {
			t.Errorf("%s is linked and not on the list", part)
		}
	}
	if list.SPDXVersion != "SPDX-2.3" || wanted < 40 || len(list.Relationships) != len(list.Packages) {
		t.Errorf("%s, %d modules, %d relationships for %d packages", list.SPDXVersion, wanted, len(list.Relationships), len(list.Packages))
	}
	notices := text(t, "../THIRD_PARTY_NOTICES.md")
	for _, p := range list.Packages {
		if p.Name != "focal" && p.Name != "stdlib" && len(p.ExternalRefs) > 0 && !strings.Contains(notices, p.Name+" ") {
			t.Errorf("THIRD_PARTY_NOTICES.md does not name %s: run scripts/notices.py", p.Name)
		}
	}
}

// The search for known faults takes a copy of the database without a network, and
// refuses one that is too old to know what is new.
func TestAssurance_63_AStaleDatabaseOfFaultsFails(t *testing.T) {
	for _, c := range []struct {
		name string
		age  time.Duration
		ok   bool
		says string
	}{
		{"of today", 0, true, "vulnerability database of"},
		{"29 days old", 29 * 24 * time.Hour, true, ""},
		{"32 days old", 32 * 24 * time.Hour, false, "32 days old, 30 are allowed"},
	} {
		t.Run(c.name, func(t *testing.T) {
			dir := t.TempDir()
			if err := os.Mkdir(filepath.Join(dir, "index"), 0o700); err != nil {
				t.Fatal(err)
			}
			content := `{"modified":"` + time.Now().UTC().Add(-c.age-time.Minute).Format(time.RFC3339) + `"}`
			if err := os.WriteFile(filepath.Join(dir, "index/db.json"), []byte(content), 0o600); err != nil {
				t.Fatal(err)
			}
			said, err := vulns(dir)
			if (err == nil) != c.ok || !strings.Contains(said, c.says) {
				t.Errorf("%v: %s", err, said)
			}
		})
	}
	if said, err := vulns(t.TempDir()); err == nil || !strings.Contains(said, "no index/db.json") {
		t.Errorf("an empty folder was taken: %s", said)
	}
}

func vulns(dir string) (string, error) {
	cmd := exec.Command("bash", "../scripts/vulns.sh", "--age")
	cmd.Env = append(os.Environ(), "FOCAL_VULNDB="+dir)
	out, err := cmd.CombinedOutput()
	return string(out), err
}

// A finding fails also where its words are those of a broken connection; only a search that
// found nothing because the database is away is left out, and says so.
func TestAssurance_63_AFindingIsNoBrokenConnection(t *testing.T) {
	for _, c := range []struct {
		name, says string
		ok         bool
	}{
		{"nothing found", "", true},
		{"database away", "govulncheck: fetching vulnerabilities: dial tcp: lookup vuln.go.dev: no such host", true},
		{"finding about connections", "Vulnerability #1: GO-2099-0001\n    tls: connection refused is not noticed in crypto/tls", false},
		{"packages that do not load", "govulncheck: loading packages: there are errors", false},
	} {
		t.Run(c.name, func(t *testing.T) {
			dir := t.TempDir()
			status := 0
			if c.says != "" {
				status = 1
			}
			stub := fmt.Sprintf("#!/bin/sh\ncat <<'END'\n%s\nEND\nexit %d\n", c.says, status)
			if err := os.WriteFile(filepath.Join(dir, "go"), []byte(stub), 0o700); err != nil { //nolint:gosec // it is run
				t.Fatal(err)
			}
			cmd := exec.Command("bash", "../scripts/vulns.sh")
			cmd.Env = append(os.Environ(), "PATH="+dir+":"+os.Getenv("PATH"), "FOCAL_VULNDB=")
			if out, err := cmd.CombinedOutput(); (err == nil) != c.ok || !strings.Contains(string(out), c.says) && !c.ok {
				t.Errorf("%v: %s", err, out)
			}
		})
	}
}
