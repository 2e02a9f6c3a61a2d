package problem_test

import (
	"errors"
	"fmt"
	"testing"

	"focal/internal/problem"
)

func TestIs(t *testing.T) {
	unknown := problem.New(problem.NotFound, "Unknown.")
	for _, c := range []struct {
		name string
		err  error
		kind problem.Kind
		want bool
	}{
		{"none", nil, problem.Internal, false},
		{"none of ours", errors.New("disk"), problem.Internal, true},
		{"of that kind", unknown, problem.NotFound, true},
		{"of another", unknown, problem.Conflict, false},
		{"wrapped", fmt.Errorf("task: %w", unknown), problem.NotFound, true},
		{"relabelled", problem.Relabel(unknown, "No such task."), problem.NotFound, true},
	} {
		if got := problem.Is(c.err, c.kind); got != c.want {
			t.Errorf("%s: %v", c.name, got)
		}
	}
}
