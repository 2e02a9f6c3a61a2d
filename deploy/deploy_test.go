// Package deploy_test holds what can be known about the packages, images and examples of
// this folder without a network: they are built or read, and what they name exists.
package deploy_test

import (
	"bytes"
	"errors"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strconv"
	"strings"
	"testing"

	"go.yaml.in/yaml/v3"
)

func text(t *testing.T, path string) string {
	t.Helper()
	b, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	return string(b)
}

// tool finds a program, or skips where it is not needed to be there (FOCAL_REQUIRE_TOOLS).
func tool(t *testing.T, name string) string {
	t.Helper()
	path, err := exec.LookPath(name)
	if err != nil && os.Getenv("FOCAL_REQUIRE_TOOLS") != "" {
		t.Fatalf("%s is missing; scripts/setup.sh installs it", name)
	}
	if err != nil {
		t.Skipf("%s is missing", name)
	}
	return path
}

func output(t *testing.T, name string, args ...string) string {
	t.Helper()
	out, err := exec.Command(name, args...).CombinedOutput()
	if err != nil {
		t.Fatalf("%s %v: %v\n%s", name, args, err, out)
	}
	return string(out)
}

type object = map[string]any

// documents reads all documents of a YAML file.
func documents(t *testing.T, content string) []object {
	t.Helper()
	var out []object
	for d := yaml.NewDecoder(strings.NewReader(content)); ; {
		var o object
		if err := d.Decode(&o); errors.Is(err, io.EOF) {
			return out
		} else if err != nil {
			t.Fatal(err)
		}
		out = append(out, o)
	}
}

// at follows keys and indexes; nil where something is missing.
func at(v any, path ...any) any {
	for _, step := range path {
		switch s := step.(type) {
		case string:
			m, _ := v.(object)
			v = m[s]
		case int:
			l, _ := v.([]any)
			if s >= len(l) {
				return nil
			}
			v = l[s]
		}
	}
	return v
}

func TestDebianPackage(t *testing.T) {
	tool(t, "dpkg-deb")
	program := filepath.Join(t.TempDir(), "focal")
	if err := os.WriteFile(program, []byte("#!/bin/sh\necho focal\n"), 0o755); err != nil { // #nosec G306 -- a program
		t.Fatal(err)
	}
	build := func() string {
		dir := t.TempDir()
		output(t, "bash", "../scripts/deb.sh", program, "v1.2.3", "amd64", dir)
		return filepath.Join(dir, "focal-cv_1.2.3_amd64.deb")
	}
	one, two := build(), build()
	if !bytes.Equal([]byte(text(t, one)), []byte(text(t, two))) {
		t.Error("two builds of one input differ")
	}
	info := output(t, "dpkg-deb", "--field", one)
	for _, want := range []string{"Package: focal-cv", "Version: 1.2.3", "Architecture: amd64"} {
		if !strings.Contains(info, want) {
			t.Errorf("no %q in\n%s", want, info)
		}
	}
	list := output(t, "dpkg-deb", "--contents", one)
	for _, want := range []string{
		`-rwxr-xr-x root/root .* \./usr/bin/focal\n`, `-rw-r--r-- root/root .* \./usr/lib/systemd/system/focal\.service\n`,
		`-rw-r----- root/root .* \./etc/focal/focal\.env\n`, `\./usr/lib/sysusers\.d/focal\.conf\n`, `\./usr/share/doc/focal-cv/copyright\n`,
	} {
		if !regexp.MustCompile(want).MatchString(list) {
			t.Errorf("no %q in\n%s", want, list)
		}
	}
	control := t.TempDir()
	output(t, "dpkg-deb", "--control", one, control)
	for _, script := range []string{"postinst", "prerm", "postrm"} {
		output(t, "sh", "-n", filepath.Join(control, script))
	}
	if got := text(t, filepath.Join(control, "conffiles")); got != "/etc/focal/focal.env\n" {
		t.Errorf("conffiles: %q", got)
	}
	if out, err := exec.Command("bash", "../scripts/deb.sh", program, "tomorrow", "amd64", t.TempDir()).CombinedOutput(); err == nil {
		t.Errorf("a version that is none was taken: %s", out)
	}
}

// The unit is one that systemd understands and calls well protected.
func TestSystemdUnit(t *testing.T) {
	tool(t, "systemd-analyze")
	unit := text(t, "systemd/focal.service")
	for _, want := range []string{"ProtectSystem=strict", "NoNewPrivileges=true", "MemoryMax=", "SystemCallFilter=@system-service", "CapabilityBoundingSet=\n", "PrivateUsers=true", "UMask=0077"} {
		if !strings.Contains(unit, want) {
			t.Errorf("no %s", want)
		}
	}
	// The program is not installed here: any other stands in for it.
	path := filepath.Join(t.TempDir(), "focal.service")
	if err := os.WriteFile(path, []byte(strings.ReplaceAll(unit, "/usr/bin/focal", "/bin/true")), 0o600); err != nil {
		t.Fatal(err)
	}
	if said := output(t, "systemd-analyze", "verify", "--man=no", path); strings.Contains(said, "focal.service:") {
		t.Errorf("%s", said)
	}
	said := output(t, "systemd-analyze", "security", "--offline=true", "--no-pager", path)
	m := regexp.MustCompile(`Overall exposure level for focal\.service: ([\d.]+)`).FindStringSubmatch(said)
	if m == nil {
		t.Fatalf("%s", said)
	}
	if level, _ := strconv.ParseFloat(m[1], 64); level > 2 {
		t.Errorf("exposure %v, want 2.0 at most", level)
	}
}

func TestComposeFile(t *testing.T) {
	content := text(t, "docker/compose.yaml")
	file := documents(t, content)[0]
	services := file["services"].(object)
	volumes := file["volumes"].(object)
	for name, service := range services {
		waits, _ := at(service, "depends_on").(object)
		for other := range waits {
			if services[other] == nil {
				t.Errorf("%s waits for %s, which is not there", name, other)
			}
		}
		mounts, _ := at(service, "volumes").([]any)
		for _, m := range mounts {
			if volume, _, _ := strings.Cut(str(m), ":"); !hasKey(volumes, volume) {
				t.Errorf("%s mounts %s, which is not declared", name, volume)
			}
		}
		if image := str(at(service, "image")); !strings.Contains(image, ":") || strings.HasSuffix(image, ":latest") {
			t.Errorf("%s has the image %q without a version", name, image)
		}
	}
	for _, ours := range []string{"focal", "worker"} {
		if at(services[ours], "read_only") != true || at(services[ours], "cap_drop", 0) != "ALL" {
			t.Errorf("%s has more rights than it needs", ours)
		}
	}
	example := text(t, "docker/example.env")
	for _, m := range regexp.MustCompile(`[^$]\$\{(\w+)`).FindAllStringSubmatch(content, -1) {
		if !strings.Contains(example, "\n"+m[1]+"=") {
			t.Errorf("example.env does not name %s", m[1])
		}
	}
	target := regexp.MustCompile(`FOCAL_TARGET:-(\w+)`).FindStringSubmatch(content)
	if !strings.Contains(text(t, "docker/Dockerfile"), " AS "+target[1]+"\n") {
		t.Errorf("the Dockerfile has no stage %s", target[1])
	}
}

func hasKey(m object, key string) bool { _, ok := m[key]; return ok }

// Images: a version for every base, nobody is root, and what is copied exists.
func TestDockerfiles(t *testing.T) {
	for _, path := range []string{"docker/Dockerfile", "docker/Dockerfile.offline"} {
		t.Run(filepath.Base(path), func(t *testing.T) {
			stages, user, entry := map[string]bool{"scratch": true}, "", ""
			for line := range strings.SplitSeq(strings.ReplaceAll(text(t, path), "\\\n", " "), "\n") {
				words := strings.Fields(line)
				if len(words) < 2 {
					continue
				}
				switch words[0] {
				case "FROM":
					if base := words[1]; !stages[base] && (!strings.Contains(base, ":") || strings.HasSuffix(base, ":latest")) {
						t.Errorf("%s has no version", base)
					}
					if len(words) == 4 {
						stages[words[3]] = true
					}
					user, entry = "", ""
				case "USER":
					user = words[1]
				case "ENTRYPOINT":
					entry = line
				case "COPY":
					copied(t, words[1:], stages)
				}
			}
			if user != "65532:65532" || !strings.Contains(entry, "/usr/bin/focal") {
				t.Errorf("the last stage runs %q as %q", entry, user)
			}
		})
	}
}

func copied(t *testing.T, args []string, stages map[string]bool) {
	t.Helper()
	for strings.HasPrefix(args[0], "--") {
		if from, ok := strings.CutPrefix(args[0], "--from="); ok {
			if !stages[from] {
				t.Errorf("no stage %s", from)
			}
			return
		}
		args = args[1:]
	}
	for _, source := range args[:len(args)-1] {
		if found, err := filepath.Glob(filepath.Join("..", source)); err != nil || len(found) == 0 && !strings.HasSuffix(source, "*") {
			t.Errorf("COPY %s finds nothing", source)
		}
	}
}

// A release is stamped with variables that exist, and packs files that exist.
func TestReleaseConfiguration(t *testing.T) {
	config := text(t, "../.goreleaser.yaml")
	file := documents(t, config)[0]
	program := text(t, "../cmd/focal/version.go")
	for _, from := range []string{config, text(t, "../Makefile"), text(t, "docker/Dockerfile"), text(t, "../scripts/build-offline.sh")} {
		stamps := regexp.MustCompile(`-X main\.(\w+)=`).FindAllStringSubmatch(from, -1)
		if len(stamps) == 0 {
			t.Error("nothing is stamped")
		}
		for _, m := range stamps {
			if !regexp.MustCompile(`(?m)^\t` + m[1] + `\s+string`).MatchString(program) {
				t.Errorf("there is no variable main.%s to stamp", m[1])
			}
		}
	}
	for _, pattern := range at(file, "archives", 0, "files").([]any) {
		globbed(t, filepath.Join("..", strings.ReplaceAll(str(pattern), "**/*", "*/*")))
	}
	for _, script := range regexp.MustCompile(`scripts/[\w.-]+`).FindAllString(config, -1) {
		text(t, filepath.Join("..", script))
	}
	// One number: VERSION, the web app's, and an entry of the changelog.
	version := strings.TrimSpace(text(t, "../VERSION"))
	if !strings.Contains(text(t, "../web/package.json"), `"version": "`+version+`"`) {
		t.Errorf("web/package.json is not %s", version)
	}
	if !strings.Contains(text(t, "../CHANGELOG.md"), "\n## "+version+"\n") {
		t.Errorf("CHANGELOG.md has no entry %s", version)
	}
}
