package httpapi

import (
	"encoding/json"
	"errors"
	"fmt"
	"log/slog"
	"net/http"
	"strconv"
	"strings"

	"github.com/danielgtaylor/huma/v2"

	"focal/internal/account"
	"focal/internal/problem"
)

// statuses is the one place where kinds of errors become HTTP.
var statuses = map[problem.Kind]int{
	problem.Invalid:         http.StatusBadRequest,
	problem.Unauthenticated: http.StatusUnauthorized,
	problem.PaymentRequired: http.StatusPaymentRequired,
	problem.Forbidden:       http.StatusForbidden,
	problem.NotFound:        http.StatusNotFound,
	problem.Conflict:        http.StatusConflict,
	problem.TooLarge:        http.StatusRequestEntityTooLarge,
	problem.Unsupported:     http.StatusUnsupportedMediaType,
	problem.Unreadable:      http.StatusUnprocessableEntity,
	problem.TooMany:         http.StatusTooManyRequests,
	problem.Internal:        http.StatusInternalServerError,
	problem.Unavailable:     http.StatusServiceUnavailable,
	problem.StorageFull:     http.StatusInsufficientStorage,
}

// apiError is an answer that is not 2xx; it implements huma.StatusError and
// huma.HeadersError.
type apiError struct {
	status int
	header http.Header
	ErrorBody
}

func (e *apiError) Error() string           { return e.ErrorBody.Error }
func (e *apiError) GetStatus() int          { return e.status }
func (e *apiError) GetHeaders() http.Header { return e.header }

// MarshalJSON writes the body only.
func (e *apiError) MarshalJSON() ([]byte, error) { return json.Marshal(e.ErrorBody) }

// asAPIError maps any error to an answer and logs the cause of those that are ours.
func asAPIError(r *http.Request, err error) *apiError {
	var ready *apiError
	if errors.As(err, &ready) {
		return ready
	}
	var tooLarge *http.MaxBytesError
	if errors.As(err, &tooLarge) {
		err = problem.Wrap(err, problem.TooLarge, "The upload is too large: at most %d MB in one request.", tooLarge.Limit>>20)
	}
	status := statuses[problem.KindOf(err)]
	e := &apiError{status: status, header: http.Header{}, ErrorBody: ErrorBody{Error: problem.MessageOf(err)}}
	if status >= 500 {
		e.RequestID = requestOf(r).id
		if r.Context().Err() == nil {
			slog.ErrorContext(r.Context(), "request failed", "cause", err)
		}
	}
	var limited *account.Limited
	switch {
	case errors.As(err, &limited):
		e.header.Set("Retry-After", strconv.Itoa(max(1, int(limited.After.Seconds()+0.999))))
	case status == http.StatusServiceUnavailable:
		e.header.Set("Retry-After", "1")
	}
	return e
}

// writeError answers outside huma's handlers.
func writeError(w http.ResponseWriter, r *http.Request, err error) {
	e := asAPIError(r, err)
	for k, v := range e.header {
		w.Header()[k] = v
	}
	w.Header().Set("Content-Type", "application/json")
	w.Header().Set("Cache-Control", "no-store")
	w.WriteHeader(e.status)
	_ = json.NewEncoder(w).Encode(e.ErrorBody)
}

func init() {
	huma.DefaultArrayNullable = false
	huma.NewError = newHumaError
}

// newHumaError words huma's own refusals (malformed JSON, a wrong type, a bad
// parameter) for the one error body; validation is 400 here.
func newHumaError(status int, message string, errs ...error) huma.StatusError {
	if status == http.StatusUnprocessableEntity {
		status = http.StatusBadRequest
	}
	if len(errs) > 0 && errs[0] != nil {
		var tooLarge *http.MaxBytesError
		if errors.As(errs[0], &tooLarge) {
			status, message = http.StatusRequestEntityTooLarge, "The request is too large."
		} else if d, ok := errs[0].(huma.ErrorDetailer); ok {
			message = sentence(d.ErrorDetail())
		}
	}
	if status == http.StatusUnsupportedMediaType {
		message = "Send the request as JSON, with Content-Type: application/json."
	}
	return &apiError{status: status, header: http.Header{}, ErrorBody: ErrorBody{Error: message}}
}

// wordings of huma's validation: what follows the field's name, where the number
// that may end huma's message goes to %s.
var wordings = []struct{ prefix, text string }{
	{"expected string", "must be text"},
	{"expected integer", "must be a whole number"},
	{"invalid integer", "must be a whole number"},
	{"expected boolean", "must be true or false"},
	{"expected array length <= ", "must hold at most %s entries"},
	{"expected array", "must be a list"},
	{"expected object", "must be an object"},
	{"expected length <= ", "must be at most %s characters long"},
	{"expected number >= ", "must be at least %s"},
	{"expected number <= ", "must be at most %s"},
	{"expected number", "must be a number"},
}

// sentence says what is wrong with one field of a request.
func sentence(d *huma.ErrorDetail) string {
	if missing, ok := strings.CutPrefix(d.Message, "expected required property "); ok { // its place is what lacks it, so the body, too
		missing, _, _ = strings.Cut(missing, " ")
		return missing + " is required."
	}
	if d.Location == "body" {
		if strings.HasPrefix(d.Message, "expected object") {
			return "The request must be a JSON object."
		}
		return "The request is not valid JSON."
	}
	_, field, _ := strings.Cut(d.Location, ".")
	field = printable(field, 60)
	for _, w := range wordings {
		if number, ok := strings.CutPrefix(d.Message, w.prefix); ok {
			if strings.Contains(w.text, "%s") {
				return field + " " + fmt.Sprintf(w.text, number) + "."
			}
			return field + " " + w.text + "."
		}
	}
	return field + " is not valid."
}
