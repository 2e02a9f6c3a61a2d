package engine_test

import (
	"testing"

	"focal/internal/sieve"
)

// Expressions are compiled when they are first used; here all are, so that a wrong one fails.
func TestExpressionsCompile(t *testing.T) {
	if n := sieve.CompileAll(); n < 100 {
		t.Errorf("only %d expressions", n)
	}
}
