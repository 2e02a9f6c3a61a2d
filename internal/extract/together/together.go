// Package together does two things at once.
package together

import (
	"fmt"
	"runtime/debug"
)

// Both returns what two functions give, which run at once. A panic of either is one of
// the caller, after both have ended.
func Both[A, B any](one func() A, two func() B) (a A, b B) {
	done := make(chan any, 1)
	go func() {
		defer func() {
			if p := recover(); p != nil {
				done <- fmt.Sprintf("%v\n%s", p, debug.Stack())
				return
			}
			done <- nil
		}()
		b = two()
	}()
	waited := false
	defer func() {
		if !waited { // one fell
			<-done
		}
	}()
	a = one()
	waited = true
	if p := <-done; p != nil {
		panic(p)
	}
	return a, b
}
