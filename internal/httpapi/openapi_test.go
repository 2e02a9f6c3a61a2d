package httpapi

import (
	"reflect"
	"testing"
)

func isNil(v any) bool { return reflect.ValueOf(v).IsNil() }

// A route that is not in the table cannot be served.
func TestAssurance_05_UnlistedRoutesPanic(t *testing.T) {
	defer func() {
		if recover() == nil {
			t.Error("a route that is not in the table was registered")
		}
	}()
	New(Config{}).handle("GET", "/secret", nil)
}
