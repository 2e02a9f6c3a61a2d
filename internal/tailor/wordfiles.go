package tailor

import "strings"

type phraseRow struct {
	kind    string
	phrases []string
}

// phraseTable reads "kind: a; b" lines in their order.
func phraseTable(file string) []phraseRow {
	var rows []phraseRow
	for _, line := range wordLines(file) {
		kind, list, _ := strings.Cut(line, ":")
		rows = append(rows, phraseRow{strings.TrimSpace(kind), phrases(list)})
	}
	return rows
}

// phrases splits at ";" and keeps a space that a phrase ends with on purpose.
func phrases(list string) []string {
	var out []string
	for _, p := range strings.Split(list, ";") {
		if p = strings.TrimLeft(p, " "); strings.TrimSpace(p) != "" {
			out = append(out, p)
		}
	}
	return out
}

func wordLines(file string) []string {
	data, err := wordFiles.ReadFile(file)
	if err != nil {
		panic(err) // the files are embedded: only a misspelt name gets here
	}
	var out []string
	for _, line := range strings.Split(string(data), "\n") {
		if line = strings.TrimRight(line, "\r"); strings.TrimSpace(line) != "" && !strings.HasPrefix(line, "#") {
			out = append(out, line)
		}
	}
	return out
}
