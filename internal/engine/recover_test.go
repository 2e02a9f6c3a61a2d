package engine

import (
	"context"
	"errors"
	"strings"
	"testing"

	"focal/internal/cv"
	"focal/internal/problem"
)

// A panic in any entry of the engine is an error of that file, with the place in its
// cause. An engine without its parts panics everywhere.
func TestAPanicIsAnErrorOfTheFile(t *testing.T) {
	e := &Engine{}
	ctx := context.Background()
	file := Upload{Name: "cv.txt", Data: []byte("Jo Li\n\nSkills\nRadar, VHF and much more\n")}
	for name, call := range map[string]func() error{
		"read":    func() error { _, err := e.Read(ctx, file); return err },
		"convert": func() error { _, err := e.Convert(ctx, Request{CV: file, Options: cv.DefaultOptions()}); return err },
		"match":   func() error { _, err := e.Match(ctx, Request{CV: file, Job: &file}); return err },
		"review":  func() error { _, err := e.Review(ctx, &Result{}, Decisions{}, Request{}); return err },
		"render":  func() error { _, err := e.Render(ctx, nil, RenderOptions{Template: "Generic"}); return err },
	} {
		err := call()
		var p *problem.Error
		if !errors.As(err, &p) || p.Kind != problem.Internal || !strings.Contains(err.Error(), "goroutine") {
			t.Errorf("%s: %v", name, err)
		}
	}
}
