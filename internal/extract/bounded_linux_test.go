package extract

import (
	"fmt"
	"strings"
	"syscall"
	"testing"
	"time"

	"focal/internal/cv"
)

// Loops that allocate nothing are judged by their processor time: for eight times the
// entries it is eight times as much where the work grows with the text, and sixty-four
// where each is compared with each; the bar between leaves room for collecting garbage.
func TestAssurance_46_ManyEntriesTakeTheirTimeOnly(t *testing.T) {
	if testing.Short() {
		t.Skip("takes seconds")
	}
	begins := Options{Marks: []cv.Mark{{Line: strings.Count(top, "\n") + 3, As: cv.MarkStart}}}
	for name, text := range map[string]func(n int) string{
		"a post that begins in the middle": func(n int) string {
			return "# Work\nClerk, Elm Ltd, 2001 – 2002\nCounted.\nPorter, Oak Ltd, 2003\n" +
				strings.Repeat("- Sorted the post by street and by town.\n", 8*n)
		},
		"posts": func(n int) string {
			var b strings.Builder
			b.WriteString("# Work\n")
			for i := range n {
				fmt.Fprintf(&b, "Clerk %d, Elm %d Ltd, %d – %d\n- Counted the post.\n", i, i, 1990+i%20, 1991+i%20)
			}
			return b.String()
		},
		"headings": func(n int) string {
			return strings.Repeat("# Work\nClerk, Elm Ltd, 2001 – 2002\n# Education\nBA Maths, Tarn College, 2000\n", n/2)
		},
	} {
		o := Options{}
		if strings.HasPrefix(name, "a post that begins") {
			o = begins
		}
		work := func(n int) time.Duration {
			src, begun := flow(top+text(n)), processorTime(t)
			Document(src, o)
			return processorTime(t) - begun
		}
		few, many := work(50), work(400)
		if many > 24*few+100*time.Millisecond {
			t.Errorf("%s: %v of processor time for 50, %v for 400", name, few, many)
		}
	}
}

// processorTime is what this process has used: others on the machine do not change it.
func processorTime(t *testing.T) time.Duration {
	t.Helper()
	var used syscall.Rusage
	if err := syscall.Getrusage(syscall.RUSAGE_SELF, &used); err != nil {
		t.Fatal(err)
	}
	return time.Duration(used.Utime.Nano() + used.Stime.Nano())
}
