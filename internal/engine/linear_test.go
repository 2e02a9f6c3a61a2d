package engine_test

import (
	"context"
	"errors"
	"fmt"
	"runtime"
	"strings"
	"testing"

	"focal/internal/cv"
	"focal/internal/engine"
)

// grown is a construct of CVs, n times.
var grown = map[string]func(n int) string{
	"words":        func(n int) string { return "- " + strings.Repeat("kept the books ", n) },
	"clearances":   func(n int) string { return "- " + strings.Repeat("SC cleared ", n) },
	"commas":       func(n int) string { return "- Kept " + strings.Repeat("ropes, ", n) + "and hooks" },
	"and":          func(n int) string { return "- Kept " + strings.Repeat("ropes and ", n) + "hooks" },
	"signs":        func(n int) string { return "- Kept" + strings.Repeat(",,", n) + " ropes" },
	"brackets":     func(n int) string { return "- Kept ropes " + strings.Repeat("(hooks) ", n) },
	"open":         func(n int) string { return "- Kept ropes " + strings.Repeat("(hooks ", n) },
	"dates":        func(n int) string { return strings.Repeat("2001 – 2002 ", n) },
	"bullets":      func(n int) string { return strings.Repeat("- Spliced the ropes of the yard.\n", n) },
	"bullets of n": func(n int) string { return numbered("- Spliced %d ropes for yard %d.\n", n) },
	"rows":         func(n int) string { return numbered("| Clerk %d | Elm Ltd | %d |\n", n) },
	"headings":     func(n int) string { return strings.Repeat("## Work\n## Education\n", n/2) },
	"sentences":    func(n int) string { return strings.Repeat("I was responsible of the yard and of its ropes. ", n) },
	"lists":        func(n int) string { return strings.Repeat("- Ropes\n  - Hooks\n    - Splices\n", n/3) },
	"post":         func(n int) string { return strings.Repeat("Clerk, Elm Ltd, 2001 – 2002\n- Counted the post.\n", n) },
	"posts":        func(n int) string { return numbered("Clerk %d, Elm Ltd, 2001 – 2002\n- Counted %d letters.\n", n) },
	"addresses":    func(n int) string { return strings.Repeat("https://example.org/a/b?c=d ", n) },
	"mails":        func(n int) string { return strings.Repeat("ana@example.org ", n) },
	"quotes":       func(n int) string { return "- Said " + strings.Repeat("\"so ", n) },
	"numbers":      func(n int) string { return "- Counted " + strings.Repeat("1,000 ", n) },
	"letters":      func(n int) string { return "- " + strings.Repeat("ropes", n) },
	"right":        func(n int) string { return "- " + strings.Repeat("عمل في الميناء ", n) },
	"colons":       func(n int) string { return strings.Repeat("Tools: ropes: ", n) },
	"skills":       func(n int) string { return "## Skills\n" + strings.Repeat("Ropes, hooks, ", n) },
	"profile":      func(n int) string { return "## Profile\n" + strings.Repeat("I am a rigger who has kept ropes. ", n) },
	"joined": func(n int) string {
		return strings.Repeat("work with ropesStrong manners.Knowledge of hooksExcel ", n/4)
	},
	"runs on": func(n int) string {
		return strings.Repeat("Experience with ropes Skills: hooks - Must have Excel ", n/4)
	},
	"initials": func(n int) string { return "- " + strings.Repeat("I. a.b. e.g. ", n) },
	"degrees":  func(n int) string { return "## Education\n" + strings.Repeat("BSc Ropes, Tarn College, 2001\n", n) },
}

func numbered(format string, n int) string {
	var b strings.Builder
	for i := range n {
		fmt.Fprintf(&b, format, i, i+2)
	}
	return b.String()
}

const around = "Ana Rigger\nana@example.org\n\n## Work\nRigger, Tarn Docks, 2003 – 2019\n- Kept the ropes of the slip.\n"

// Eight times the text of a CV, or of the job, is about eight times the work of the whole conversion. Work is counted in
// what is allocated, in pieces and in bytes, which no other program of the machine changes; a bar of half as much more
// leaves room for slices that double.
func TestAssurance_46_ConversionGrowsWithTheText(t *testing.T) {
	if testing.Short() {
		t.Skip("takes a quarter of a minute")
	}
	e := newEngine(t)
	job := "Rigger\n\nRequirements\n- 5 years of rope work\n- SC clearance\n- Excel\n"
	const few, many = 125, 8 * 125            // at a thousand, what is not linear is most of the work
	pieces, bytes := worth(t, e, around, job) // what is made once is made
	for name, text := range grown {
		for _, c := range []struct{ in, few, many, fewJob, manyJob string }{
			{"CV", around + text(few), around + text(many), job, job},
			{"job", around, around, job + text(few), job + text(many)},
		} {
			pieces, bytes = worth(t, e, c.few, c.fewJob)
			morePieces, moreBytes := worth(t, e, c.many, c.manyJob)
			if grew := max(morePieces/pieces, moreBytes/bytes); grew > 12 {
				t.Errorf("%s in the %s: %.0f times the work for eight times the text", name, c.in, grew)
			}
		}
	}
}

// worth is what a conversion allocates.
func worth(t *testing.T, e *engine.Engine, text, job string) (pieces, bytes float64) {
	t.Helper()
	var before, after runtime.MemStats
	runtime.ReadMemStats(&before)
	if _, err := e.Convert(context.Background(), flexible(text, job)); err != nil {
		t.Fatal(err)
	}
	runtime.ReadMemStats(&after)
	return float64(after.Mallocs - before.Mallocs), float64(after.TotalAlloc - before.TotalAlloc)
}

// flexible asks for every stage that a conversion has.
func flexible(text, job string) engine.Request {
	o := thirdPerson()
	o.Mode, o.Privacy.Level, o.CivilianRanks = cv.Flexible, cv.ClientSafe, true
	return engine.Request{
		CV: engine.Upload{Name: "cv.txt", Data: []byte(text)}, Job: &engine.Upload{Name: "job.txt", Data: []byte(job)}, Options: o,
	}
}

// ending is a context that ends when it was asked so many times.
type ending struct {
	context.Context
	left, asked int
}

func (c *ending) Err() error {
	if c.asked++; c.asked > c.left {
		return context.Canceled
	}
	return nil
}

// No stage begins when nobody waits any more: wherever a conversion is called off, it does no more work than up to there.
func TestCancelledAtEachStage(t *testing.T) {
	e := newEngine(t)
	request := func() engine.Request {
		return flexible(around+grown["posts"](40), "Rigger\n\nRequirements\n- Ropes\n")
	}
	whole := &ending{Context: context.Background(), left: 1000}
	if _, err := e.Convert(whole, request()); err != nil {
		t.Fatal(err)
	}
	const stages = 20
	if whole.asked < stages {
		t.Fatalf("the context was asked %d times; there are more stages", whole.asked)
	}
	for left := range whole.asked {
		c := &ending{Context: context.Background(), left: left}
		if result, err := e.Convert(c, request()); result != nil || !errors.Is(err, context.Canceled) {
			t.Errorf("ended at %d of %d: %v, %v", left, whole.asked, result != nil, err)
		}
	}
	work := func(left int) float64 {
		var before, after runtime.MemStats
		runtime.ReadMemStats(&before)
		_, err := e.Convert(&ending{Context: context.Background(), left: left}, request())
		runtime.ReadMemStats(&after)
		if left < whole.asked && !errors.Is(err, context.Canceled) {
			t.Error(err)
		}
		return float64(after.Mallocs - before.Mallocs)
	}
	if none, all := work(0), work(whole.asked); none > all/10 {
		t.Errorf("%.0f of %.0f allocations for a conversion that was called off at once", none, all)
	}
}
