package assistant

import (
	"embed"
	"fmt"
	"io/fs"
	"strings"
)

//go:embed knowledge
var knowledge embed.FS

// readPassages reads the knowledge base. In its files a passage begins with
// "## title"; the line "? one | two | three" after it holds ways to ask for it, and
// the rest is what is answered. outside.txt has a line of questions for each thing
// that the product is not about.
func readPassages(fill *strings.Replacer) ([]*passage, error) {
	files, err := fs.Glob(knowledge, "knowledge/*.md")
	if err != nil {
		return nil, err
	}
	var passages []*passage
	for _, name := range files {
		content, err := knowledge.ReadFile(name)
		if err != nil {
			return nil, err
		}
		for _, block := range strings.Split("\n"+string(content), "\n## ")[1:] {
			title, rest, _ := strings.Cut(block, "\n")
			asked, text, ok := strings.Cut(rest, "\n")
			if !ok || !strings.HasPrefix(asked, "? ") {
				return nil, fmt.Errorf("%s: nobody asks for %q", name, title)
			}
			passages = append(passages, &passage{title: fill.Replace(title), asked: append(ways(fill.Replace(asked[2:])), fill.Replace(title)), text: strings.TrimSpace(fill.Replace(text))})
		}
	}
	content, err := knowledge.ReadFile("knowledge/outside.txt")
	if err != nil {
		return nil, err
	}
	for _, line := range strings.Split(strings.TrimSpace(string(content)), "\n") {
		passages = append(passages, &passage{asked: ways(line)})
	}
	return passages, nil
}

func ways(line string) []string {
	out := strings.Split(line, "|")
	for i := range out {
		out[i] = strings.TrimSpace(out[i])
	}
	return out
}
