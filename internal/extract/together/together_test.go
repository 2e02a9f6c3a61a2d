package together

import (
	"strings"
	"testing"
)

func TestBothReturnsBoth(t *testing.T) {
	ready := make(chan bool)
	a, b := Both(func() int { ready <- true; return 1 }, func() string { <-ready; return "two" })
	if a != 1 || b != "two" {
		t.Errorf("got %d and %q", a, b)
	}
}

func TestAPanicOfEitherIsOneOfTheCaller(t *testing.T) {
	fall := func() int { panic("fallen") }
	stand := func() int { return 1 }
	for name, call := range map[string]func(){
		"first": func() { Both(fall, stand) }, "second": func() { Both(stand, fall) }, "both": func() { Both(fall, fall) },
	} {
		func() {
			defer func() {
				if p, _ := recover().(string); !strings.Contains(p, "fallen") {
					t.Errorf("%s: recovered %q", name, p)
				}
			}()
			call()
		}()
	}
}
