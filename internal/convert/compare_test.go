package convert_test

import (
	"sync"
	"testing"
	"time"

	"focal/internal/convert"
	"focal/internal/store/storetest"
)

// Comparisons wait for the user's places before they load anything: however many are asked
// for at once, only as many CVs and adverts are in memory as there are places.
func TestComparisonsTakeTheirPlaceFirst(t *testing.T) {
	w := newWorld(t, storetest.Open(t, "", t.TempDir()), 5)
	task, err := w.submit(submission("", false, "Jo Li"))
	w.must(err)
	w.must(w.service.Run(t.Context(), task.ID))
	u, r := w.account(), convert.CompareRequest{Picks: []convert.Pick{{TaskID: task.ID}}, Adverts: []convert.Advert{{TaskID: task.ID}}}
	before := w.files.gets.Load()
	_, err = w.service.Compare(t.Context(), u, r)
	w.must(err)
	each := w.files.gets.Load() - before
	if each == 0 {
		t.Fatal("a comparison loads nothing")
	}
	inside, hold := make(chan struct{}, 10), make(chan struct{})
	w.during = func() {
		inside <- struct{}{}
		<-hold
	}
	before = w.files.gets.Load()
	var group sync.WaitGroup
	ask := func() {
		group.Go(func() {
			if _, err := w.service.CompareFile(t.Context(), u, r, "xlsx", "Focal"); err != nil {
				t.Error(err)
			}
		})
	}
	ask()
	<-inside
	for range 4 {
		ask()
	}
	time.Sleep(300 * time.Millisecond) // who does not wait for a place has loaded by then
	if loaded := w.files.gets.Load() - before; loaded != each {
		t.Errorf("%d files are loaded for one comparison, which takes %d", loaded, each)
	}
	close(hold)
	group.Wait()
}
