package cvgen

import (
	"embed"
	"path"
	"sort"
	"strings"
)

// The words are ours: parts that are put together, so that thousands of people,
// employers and duties differ. A file is lines "key: item; item"; a key may come again.
//
//go:embed vocab
var vocabulary embed.FS

// lexicon lists the items of each key.
type lexicon map[string][]string

// lexicons are asked one after the other.
type lexicons []lexicon

func (l lexicons) list(key string) []string {
	for _, x := range l {
		if items := x[key]; len(items) > 0 {
			return items
		}
	}
	panic("cvgen: no words for " + key)
}

func (l lexicons) has(key string) bool {
	for _, x := range l {
		if len(x[key]) > 0 {
			return true
		}
	}
	return false
}

var (
	common    = withSpace(read("vocab/common.txt"))
	trades    = readAll("vocab/trades")
	countries = readAll("vocab/countries")
)

// withSpace adds {@sp}, a space where an item of a list would lose it.
func withSpace(l lexicon) lexicon {
	l["sp"] = []string{" "}
	return l
}

func read(name string) lexicon {
	data, err := vocabulary.ReadFile(name)
	if err != nil {
		panic(err) // the files are part of the program
	}
	out := lexicon{"name": {strings.TrimSuffix(path.Base(name), ".txt")}}
	for _, line := range strings.Split(string(data), "\n") {
		key, items, ok := strings.Cut(line, ": ")
		if !ok || strings.HasPrefix(line, "//") {
			continue
		}
		for _, item := range strings.Split(items, "; ") {
			out[key] = append(out[key], strings.TrimSuffix(item, ";"))
		}
	}
	return out
}

func readAll(dir string) []lexicon {
	entries, err := vocabulary.ReadDir(dir)
	if err != nil {
		panic(err)
	}
	sort.Slice(entries, func(i, j int) bool { return entries[i].Name() < entries[j].Name() })
	var out []lexicon
	for _, e := range entries {
		out = append(out, read(path.Join(dir, e.Name())))
	}
	return out
}
