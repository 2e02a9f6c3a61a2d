package html

import (
	"bytes"
	"context"
	"encoding/base64"
	"fmt"
	"io"
	"mime"
	"mime/multipart"
	"mime/quotedprintable"
	"net/mail"
	"net/textproto"
	"strings"

	"focal/internal/ingest/page"
)

const (
	maxParts = 200
	maxPage  = 32 << 20
)

// ReadArchive returns the lines of the page in a web archive.
func ReadArchive(ctx context.Context, data []byte) (*page.Document, error) {
	body, err := Page(data)
	if err != nil {
		return nil, err
	}
	return Read(ctx, body)
}

// Page returns the page in a web archive.
func Page(data []byte) ([]byte, error) {
	m, err := mail.ReadMessage(bytes.NewReader(bytes.TrimLeft(data, "\r\n\t \uFEFF")))
	if err != nil {
		return nil, fmt.Errorf("%w: %w", ErrDamaged, err)
	}
	return find(textproto.MIMEHeader(m.Header), m.Body, 0)
}

// find returns the first HTML part.
func find(h textproto.MIMEHeader, body io.Reader, depth int) ([]byte, error) {
	kind, params, err := mime.ParseMediaType(h.Get("Content-Type"))
	if err != nil {
		return nil, fmt.Errorf("%w: %w", ErrDamaged, err)
	}
	if kind == "text/html" {
		return decoded(body, h.Get("Content-Transfer-Encoding"))
	}
	if !strings.HasPrefix(kind, "multipart/") || depth > 4 {
		return nil, fmt.Errorf("%w: no page in the archive", ErrDamaged)
	}
	parts := multipart.NewReader(body, params["boundary"])
	for range maxParts {
		p, err := parts.NextRawPart()
		if err != nil {
			break
		}
		if found, err := find(p.Header, p, depth+1); err == nil {
			return found, nil
		}
	}
	return nil, fmt.Errorf("%w: no page in the archive", ErrDamaged)
}

// decoded reads a page; of one that breaks off, what there is.
func decoded(body io.Reader, encoding string) ([]byte, error) {
	switch strings.ToLower(encoding) {
	case "quoted-printable":
		body = quotedprintable.NewReader(body)
	case "base64":
		body = base64.NewDecoder(base64.StdEncoding, body)
	}
	page, err := io.ReadAll(io.LimitReader(body, maxPage))
	if err != nil && len(page) == 0 {
		return nil, fmt.Errorf("%w: %w", ErrDamaged, err)
	}
	return page, nil
}
