package app_test

import (
	"fmt"
	"os"
	"slices"
	"strings"
	"testing"
	"time"

	"focal/internal/app"
	"focal/internal/engine"
	"focal/internal/engine/child"
)

// hog is a CV that keeps a stage busy for as long as it may: first what made one read
// for minutes, then as much text as a file may hold.
func hog(i int) string {
	text := fmt.Sprintf("Greedy Person %d\n\n", i) + strings.Repeat("SC cleared ", 5600) + "\n\nWork Experience\n"
	post := "\nHarbour Master, Port of Leith, May 2019 - June 2020\n- Led a team of 12 pilots and were responsable for it's berths, which was cleared by them\n"
	return text + strings.Repeat(post, (490_000-len(text))/len(post))
}

// With twenty conversions of one user queued, each of which takes all the processor
// time that it may, the CV of another user is done within five seconds (p95 of the
// tries). FOCAL_MEASURE=1 measures with the product's own budget; without it a shorter
// one keeps the test short.
func TestOneUserDoesNotStopAnother(t *testing.T) {
	budget, tries := time.Second, 5
	if os.Getenv("FOCAL_MEASURE") != "" {
		budget, tries = child.Budget, 20
	}
	pool, err := child.New(child.Config{Engine: engine.Config{CacheDir: t.TempDir()}, Budget: budget})
	if err != nil {
		t.Fatal(err)
	}
	e := start(t, func(c *app.Config) { c.Engine, c.Workers = pool, 2 })
	t.Cleanup(func() { _ = pool.Close() }) // before the queue stops, which would wait for what is hostile
	greedy, ana := e.subscriber("greedy", 20), e.subscriber("ana", 20)
	var hostile []string
	for i := range 20 {
		hostile = append(hostile, e.submit(greedy, cvs(hog(i))))
	}
	time.Sleep(500 * time.Millisecond) // all places that they can have are taken
	var took []time.Duration
	for i := range tries {
		begun := time.Now()
		if got := e.wait(ana, e.submit(ana, cvs(fmt.Sprintf("Jo Li %d\n\nWork Experience\nHarbour Master, Port of Leith, May 2019 - Present\n- Led a team of 12 pilots\n", i)))); got.Status != "Completed" {
			t.Fatalf("the other user's CV ended as %+v", got)
		}
		took = append(took, time.Since(begun))
	}
	slices.Sort(took)
	p95 := took[len(took)*95/100]
	t.Logf("beside 20 hostile conversions: p50 %v, p95 %v", took[len(took)/2], p95)
	if p95 > 5*time.Second {
		t.Errorf("p95 is %v", p95)
	}
	first := e.wait(greedy, hostile[0])
	if first.Status != "Failed" || first.Error != child.ErrBudget.Message {
		t.Errorf("a conversion that took all its time ended as %+v", first)
	}
	var attempts, left int64
	if err := e.sql().QueryRow("SELECT attempts FROM tasks WHERE id = $1", hostile[0]).Scan(&attempts); err != nil || attempts != 1 {
		t.Errorf("it was tried %d times, %v", attempts, err)
	}
	for _, id := range hostile {
		e.need(e.call("DELETE", "/api/convert/task/"+id, greedy, nil), 200)
	}
	if left = e.profile(greedy).Credits; left != 20 {
		t.Errorf("%d of 20 credits are back", left)
	}
	e.ledgerAgrees()
}
