package httpapi

import (
	"net/http/httptest"
	"strings"
	"testing"
)

// The page of the API begins with what a user needs, and leads back.
func TestDocsBeginWithAnExample(t *testing.T) {
	answer := httptest.NewRecorder()
	docsPage(answer, httptest.NewRequest("GET", "/api/docs", nil))
	page := answer.Body.String()
	for _, r := range Routes {
		if !strings.Contains(docsScript, `"`+r.Tag+`"`) {
			t.Errorf("the calls of %q have no place in the order", r.Tag)
		}
	}
	for _, want := range []string{`href="/Profile"`, "/generate-resume-bulk", "/task-status/TASK", "/generate-docx/TASK"} {
		if !strings.Contains(page, want) || strings.Index(page, want) > strings.Index(page, `id="swagger-ui"`) {
			t.Errorf("%s does not stand first", want)
		}
	}
}
