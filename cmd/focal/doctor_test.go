package main

import (
	"encoding/json"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"focal/internal/app"
)

func TestDoctor(t *testing.T) {
	data := filepath.Join(t.TempDir(), "data")
	if err := os.Mkdir(data, 0o700); err != nil {
		t.Fatal(err)
	}
	out, said, code := focal(t, "", "doctor", "--data", data, "--soffice", "off")
	if code != 0 || !strings.Contains(out, "mail") || !strings.Contains(out, "nobody gets a one-time password") {
		t.Errorf("%d %s%s", code, out, said)
	}
	out, _, code = focal(t, "", "doctor", "--json", "--data", data, "--soffice", "off", "--max-files", "0", "--smtp-host", "127.0.0.1", "--smtp-port", "1", "--smtp-security", "none")
	var found []app.Finding
	if err := json.Unmarshal([]byte(out), &found); err != nil || code != 1 {
		t.Fatalf("%d %v %s", code, err, out)
	}
	broken := map[string]bool{}
	for _, f := range found {
		broken[f.Part] = f.State == app.Broken
	}
	if !broken["settings"] || !broken["mail"] || broken["data folder"] {
		t.Errorf("%+v", found)
	}
}

// Where LibreOffice is, a PDF is made of a real document.
func TestDoctorTriesLibreOffice(t *testing.T) {
	if _, err := exec.LookPath("soffice"); err != nil {
		if os.Getenv("FOCAL_REQUIRE_TOOLS") != "" {
			t.Fatal(err)
		}
		t.Skip("LibreOffice is missing; scripts/setup.sh installs it")
	}
	if testing.Short() {
		t.Skip("LibreOffice takes seconds")
	}
	bin := os.Getenv("FOCAL_BIN") // the child that runs LibreOffice is the program itself
	if bin == "" {
		t.Skip("FOCAL_BIN names no built program; make test does")
	}
	// What else the machine lacks, room on the disk for instance, is not judged here.
	out, err := exec.Command(bin, "doctor", "--json", "--data", t.TempDir()).Output()
	var found []app.Finding
	if e := json.Unmarshal(out, &found); e != nil {
		t.Fatalf("%v, %v\n%s", err, e, out)
	}
	i := slices.IndexFunc(found, func(f app.Finding) bool { return f.Part == "LibreOffice" })
	if i < 0 || found[i].State != app.Works || !strings.Contains(found[i].Details, "made a PDF of a CV") {
		t.Errorf("%v\n%+v", err, found)
	}
}
