package web

import (
	"encoding/json"
	"io/fs"
	"regexp"
	"testing"
)

// firstPage is what the scripts of the home page may weigh as they are sent to a browser without Brotli.
const firstPage = 140_000

// Who comes for the first time waits for these scripts and for nothing else. What only users need is loaded by the
// page that needs it.
func TestE1_ScriptsOfTheFirstPage(t *testing.T) {
	dist := Dist()
	index, err := fs.ReadFile(dist, "index.html")
	if err != nil {
		t.Skip("the web app is not built: make build")
	}
	scripts := map[string]bool{}
	for _, found := range regexp.MustCompile(`(?:src|href)="/([^"]+\.js)"`).FindAllSubmatch(index, -1) {
		scripts[string(found[1])] = true
	}
	for _, name := range scriptsOfHome(t, dist) {
		scripts[name] = true
	}
	if len(scripts) < 5 {
		t.Fatalf("%d scripts only: the page is not read as the server reads it", len(scripts))
	}
	sum := int64(0)
	for name := range scripts {
		sum += weight(t, dist, name)
	}
	t.Logf("%d bytes in %d scripts", sum, len(scripts))
	if sum > firstPage {
		for name := range scripts {
			t.Logf("%7d %s", weight(t, dist, name), name)
		}
		t.Errorf("the first page asks for %d bytes of scripts, at most %d", sum, firstPage)
	}
}

func scriptsOfHome(t *testing.T, dist fs.FS) []string {
	t.Helper()
	data, err := fs.ReadFile(dist, ".pages.json")
	if err != nil {
		t.Fatal(err)
	}
	var pages map[string]struct{ Scripts []string }
	if err := json.Unmarshal(data, &pages); err != nil {
		t.Fatal(err)
	}
	return pages["/"].Scripts
}

// weight is the size of a script as it is stored: compressed, but for those that are too short for it.
func weight(t *testing.T, dist fs.FS, name string) int64 {
	t.Helper()
	for _, stored := range []string{name + ".gz", name} {
		if info, err := fs.Stat(dist, stored); err == nil {
			return info.Size()
		}
	}
	t.Fatalf("%s is named and not there", name)
	return 0
}
