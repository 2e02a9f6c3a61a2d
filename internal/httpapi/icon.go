package httpapi

import (
	"context"
	"encoding/base64"
	"strings"

	"focal/internal/convert"
	"focal/internal/problem"
)

type (
	iconForm struct {
		Icon string `json:"icon" format:"binary" doc:"PNG, JPEG, WebP, GIF, BMP or TIFF, at most 5242880 bytes"`
	}
	// A browser reports every 404 in its console: the app asks for the other form
	// of "none" (checklist IC-1).
	iconQuery struct {
		Prefer string `header:"Prefer" doc:"handling=lenient: no icon is answered with 200 and the message alone (RFC 7240)"`
	}
	iconDone struct {
		Status  string `json:"status" enum:"success"`
		Message string `json:"message"`
	}
	iconBody struct {
		MediaType string `json:"icon_mimetype"`
		Data      string `json:"icon_data" doc:"base64"`
		Name      string `json:"icon_filename"`
		Message   string `json:"message"`
	}
)

func (s *Server) iconRoutes() {
	typed(s, "uploadIcon", func(ctx context.Context, _ *empty) (*out[iconDone], error) {
		if err := s.saveIcon(ctx); err != nil {
			return nil, iconError(ctx, err)
		}
		return &out[iconDone]{Body: iconDone{Status: "success", Message: "CV icon uploaded successfully."}}, nil
	})
	typed(s, "removeIcon", func(ctx context.Context, _ *empty) (*out[iconDone], error) {
		if err := s.Convert.RemoveIcon(ctx, callerOf(ctx).User); err != nil {
			return nil, iconError(ctx, err)
		}
		return &out[iconDone]{Body: iconDone{Status: "success", Message: "CV icon removed successfully."}}, nil
	})
	typed(s, "getIcon", func(ctx context.Context, in *iconQuery) (*out[iconBody], error) {
		icon, err := s.Convert.Icon(ctx, callerOf(ctx).User)
		if problem.Is(err, problem.NotFound) && strings.Contains(in.Prefer, "handling=lenient") {
			return &out[iconBody]{Body: iconBody{Message: asAPIError(requestIn(ctx).http, err).ErrorBody.Error}}, nil
		}
		if err != nil {
			return nil, iconError(ctx, err)
		}
		return &out[iconBody]{Body: iconBody{MediaType: icon.MediaType, Data: base64.StdEncoding.EncodeToString(icon.Data), Name: icon.Name, Message: "CV icon found."}}, nil
	})
}

func (s *Server) saveIcon(ctx context.Context) error {
	form, err := readForm(requestIn(ctx), convert.Limits{Files: 1, FileBytes: convert.MaxIconBytes})
	if problem.Is(err, problem.TooLarge) {
		return problem.Wrap(err, problem.Invalid, "Invalid file format or size. Please select an image file up to 5MB.")
	}
	if err != nil {
		return err
	}
	icons := form.files["icon"]
	if len(icons) == 0 {
		return invalid("Invalid file format or size. Please select an image file up to 5MB.")
	}
	return s.Convert.SaveIcon(ctx, callerOf(ctx).User, icons[0])
}

// iconError says it twice: these calls are read by status and message too
// (checklist IC-4).
func iconError(ctx context.Context, err error) error {
	e := asAPIError(requestIn(ctx).http, err)
	e.Status, e.Message = "error", e.ErrorBody.Error
	return e
}
