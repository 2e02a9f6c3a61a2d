package blob

import (
	"fmt"
	"sync"
	"testing"
	"time"
)

// A folder is removed at the first call also while files are written into it.
func TestDeleteWhileFilesAreWritten(t *testing.T) {
	f, err := NewFolder(t.TempDir(), "a")
	if err != nil {
		t.Fatal(err)
	}
	var wg sync.WaitGroup
	done := make(chan struct{})
	for i := range 4 {
		wg.Go(func() {
			for n := 0; ; n++ {
				select {
				case <-done:
					return
				default:
					_ = f.Put(t.Context(), fmt.Sprintf("tasks/x/%d-%d", i, n), []byte("text")) // may find its folder gone
				}
			}
		})
	}
	for end := time.Now().Add(time.Second); time.Now().Before(end); time.Sleep(time.Millisecond) {
		if err := f.Delete(t.Context(), "tasks/x/"); err != nil {
			t.Error(err)
			break
		}
	}
	close(done)
	wg.Wait()
}
