package labeller

import (
	_ "embed" // the classes
	"strings"
	"sync"
)

//go:embed clusters.txt
var clusterFile string

// clusters maps a word to its coarse and its fine class, learned from CVs without
// labels (`readertrain clusters`): words of one class stand among the same words.
var clusters = sync.OnceValue(func() map[string][2]string {
	out := make(map[string][2]string, strings.Count(clusterFile, "\n"))
	for line := range strings.Lines(clusterFile) {
		word, rest, _ := strings.Cut(strings.TrimSuffix(line, "\n"), " ")
		coarse, fine, _ := strings.Cut(rest, " ")
		out[word] = [2]string{coarse, fine}
	}
	return out
})

func clustersOf(word string) (coarse, fine string) {
	c := clusters()[word]
	return c[0], c[1]
}
