// Package internal_test holds the test that keeps the imports of the packages
// below pointing one way; docs/architecture.md draws the picture.
package internal_test

import (
	"encoding/json"
	"errors"
	"io"
	"os/exec"
	"slices"
	"strings"
	"testing"
)

// anybody may import what knows nothing of the product.
var anybody = []string{"bit", "wordset"}

// mayImport lists for each package (or package prefix ending in "/") what it may
// import of ours. The longest prefix decides. A package that is missing here
// fails the test, so that a new one is given a place on purpose.
var mayImport = map[string][]string{
	"problem":     {},
	"observe":     {},
	"cv":          {},
	"ooxml":       {},
	"ooxml/":      {"ooxml", "ooxml/"},
	"icon":        {"problem"},
	"ingest/page": {},
	"ingest":      {"ingest/", "problem", "extract/words"},                     // what months are called
	"ingest/":     {"ingest/", "ooxml", "problem", "extract/words", "lexicon"}, // what narrow cells tear apart
	"extract": {
		"extract/", "caption", "ingest/page", "cv", "language", "lexicon", "personal", "sieve", "typo",
		"rank", // before names
	},
	"caption":     {"extract/headings", "extract/words", "sieve"}, // lines that tell nothing by themselves
	"extract/":    {"extract/", "ingest/page", "cv", "lexicon", "sieve", "typo"},
	"jsonresume":  {"cv", "language"},
	"language":    {"lexicon"}, // the facts about words that real CVs gave
	"language/":   {"language", "language/"},
	"lexicon":     {},
	"lexicon/":    {"lexicon", "lexicon/", "language"},
	"proofread":   {"cv", "language", "lexicon", "sieve"},
	"perspective": {"cv", "language", "lexicon", "personal"},
	"sense":       {},
	"boosted":     {},
	"hashed":      {},
	"logistic":    {},
	"likeness":    {"sense", "sieve"},
	"tailor": {
		"boosted", "cv", "extract/dates", "extract/words", "hashed", "ingest/page", "language", "lexicon", "likeness", "logistic",
		"personal", "sieve", "typo",
	},
	"condense": {"cv", "language", "lexicon", "perspective", "sieve"},
	"form": {
		"caption", "cv", "sieve", "extract/contact", "extract/dates", "extract/detail",
		"extract/evidence", "extract/headings", "extract/labeller", // titles, towns
		"extract/tongues", "extract/words", "language", "lexicon", "personal", "typo",
	},
	"summary":       {"cv", "language", "lexicon", "perspective", "tailor", "sieve"},
	"blind":         {"cv", "extract/labeller", "extract/words", "language", "lexicon", "personal", "sieve"}, // the names of towns
	"fit":           {"cv", "language", "lexicon", "sieve", "wordset"},
	"rank":          {"cv", "sieve"},
	"truth":         {"cv"},
	"typo":          {},
	"sieve":         {},
	"llm":           {},
	"cvgen":         {"cv", "gold", "language"}, // never part of the program
	"gold":          {},                         // nor this
	"fixedseed":     {},
	"bit":           {},
	"wordset":       {},
	"personal":      {"sieve"},
	"wordtemplate":  {"cv", "extract/words", "ooxml", "ooxml/", "problem", "layout", "typo", "wordtemplate/"},
	"wordtemplate/": {"cv", "ooxml", "ooxml/", "problem", "layout", "wordtemplate", "wordtemplate/"},
	"layout":        {"ooxml", "ooxml/", "layout/", "problem"},
	"layout/":       {"layout", "layout/"},
	"advice":        {"blind", "cv", "extract/dates", "personal", "sieve"},
	"office":        {"problem"},
	"engine":        {"advice", "blind", "condense", "cv", "extract", "extract/alike", "extract/dates", "fit", "form", "ingest", "ingest/", "jsonresume", "layout", "lexicon", "ooxml", "perspective", "problem", "proofread", "rank", "summary", "tailor", "truth", "wordtemplate"},
	"writer":        {"cv", "engine", "lexicon", "llm", "personal", "truth"},
	"writer/":       {"cv", "writer"},
	"shortlist":     {"ooxml", "tailor"},
	"engine/":       {"cv", "engine", "problem"},
	"account":       {"problem", "audit"},
	"audit":         {},
	"billing":       {"problem", "audit", "billing/", "account"},
	"billing/":      {"problem", "billing", "billing/"},
	"convert":       {"cv", "engine", "ingest", "personal", "problem", "tailor", "billing", "account", "audit", "jsonresume", "icon", "observe", "shortlist"},
	"assistant":     {"lexicon", "llm", "problem"},
	"template":      {"cv", "problem", "wordtemplate", "audit"},
	"store":         {"store/", "extract/words", "account", "billing", "convert", "assistant", "audit", "problem", "cv", "jobs", "template", "webhook"},
	"store/":        {"store", "store/", "problem"},
	"blob":          {"problem"},
	"mail":          {"problem", "account"},
	"webhook":       {"account", "problem"},
	"jobs":          {"problem", "convert", "webhook"},
	"httpapi":       {"account", "assistant", "audit", "billing", "convert", "cv", "engine", "httpapi/", "icon", "ingest/page", "observe", "problem", "shortlist", "tailor", "template", "webhook", "wordtemplate"},
	"httpapi/":      {"httpapi", "httpapi/"},
	"app":           {"account", "assistant", "audit", "billing", "billing/", "blob", "convert", "cv", "engine", "httpapi", "httpapi/", "icon", "jobs", "llm", "mail", "observe", "office", "problem", "store", "store/", "template", "webhook", "wordtemplate", "writer"},
}

const prefix = "focal/internal/"

func TestImportsPointOneWay(t *testing.T) {
	out, err := exec.Command("go", "list", "-json=ImportPath,Imports", "./...").Output()
	if err != nil {
		t.Fatal(err)
	}
	decoder := json.NewDecoder(strings.NewReader(string(out)))
	for {
		var p struct {
			ImportPath string
			Imports    []string
		}
		if err := decoder.Decode(&p); errors.Is(err, io.EOF) {
			break
		} else if err != nil {
			t.Fatal(err)
		}
		name, ours := strings.CutPrefix(p.ImportPath, prefix)
		if !ours {
			continue
		}
		allowed, known := rule(name)
		if !known {
			t.Errorf("%s has no place in the picture yet: add it to mayImport and docs/architecture.md", name)
			continue
		}
		for _, i := range p.Imports {
			if target, ours := strings.CutPrefix(i, prefix); ours && !slices.Contains(anybody, target) && !matches(target, allowed) {
				t.Errorf("%s must not import %s", name, target)
			}
		}
	}
}

// The program that users get has nothing of what makes CVs up.
func TestProgramHasNoGenerator(t *testing.T) {
	out, err := exec.Command("go", "list", "-deps", "../cmd/focal").Output()
	if err != nil {
		t.Fatal(err)
	}
	if strings.Contains(string(out), prefix+"cvgen") {
		t.Error("cmd/focal links " + prefix + "cvgen")
	}
}

// rule returns the entry of the package itself, else of its longest prefix.
func rule(name string) ([]string, bool) {
	if r, ok := mayImport[name]; ok {
		return r, true
	}
	for i := strings.LastIndex(name, "/"); i > 0; i = strings.LastIndex(name[:i], "/") {
		if r, ok := mayImport[name[:i+1]]; ok {
			return r, true
		}
	}
	return nil, false
}

func matches(target string, allowed []string) bool {
	for _, a := range allowed {
		if target == a || strings.HasSuffix(a, "/") && strings.HasPrefix(target, a) {
			return true
		}
	}
	return false
}
