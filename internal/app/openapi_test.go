package app_test

import (
	"bytes"
	"os"
	"testing"

	"focal/internal/app"
)

// The committed document, from which the web app's types are made, is the one
// that is served: `focal openapi > docs/openapi.json`.
func TestOpenAPIDocumentIsUpToDate(t *testing.T) {
	want, err := os.ReadFile("../../docs/openapi.json")
	if err != nil {
		t.Fatal(err)
	}
	if !bytes.Equal(bytes.TrimSpace(want), bytes.TrimSpace(app.OpenAPI())) {
		t.Error("docs/openapi.json is older than the routes: run focal openapi > docs/openapi.json")
	}
}
