package httpapi

import (
	"bytes"
	"compress/gzip"
	"crypto/sha256"
	"encoding/hex"
	"io"
	"io/fs"
	"mime"
	"net/http"
	"path"
	"strings"
	"time"

	"github.com/klauspost/compress/gzhttp"

	"focal/internal/problem"
)

func notFound() error {
	return problem.New(problem.NotFound, "Unknown address: see /api/docs for the calls there are.")
}

func unzipTo(w http.ResponseWriter, r *http.Request, b []byte) {
	z, err := gzip.NewReader(bytes.NewReader(b))
	if err != nil {
		writeError(w, r, err)
		return
	}
	_, _ = io.Copy(w, z) // #nosec G110 -- our own embedded file
}

// pageCSP is the policy of every answer but the API's documentation.
const pageCSP = "default-src 'self'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; font-src 'self' data:; media-src 'self'; connect-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"

// secure sets the headers of every answer (assurance items 36 and 37). There is
// no CORS header at all: the web app has the same origin.
func (s *Server) secure(next http.Handler) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		h := w.Header()
		h.Set("Content-Security-Policy", pageCSP)
		h.Set("X-Content-Type-Options", "nosniff")
		h.Set("Referrer-Policy", "no-referrer")
		h.Set("X-Frame-Options", "DENY")
		h.Set("Cross-Origin-Opener-Policy", "same-origin")
		h.Set("Cross-Origin-Resource-Policy", "same-origin")
		h.Set("Permissions-Policy", "camera=(), microphone=(), geolocation=()")
		if s.TLS || r.TLS != nil {
			h.Set("Strict-Transport-Security", "max-age=31536000; includeSubDomains")
		}
		next.ServeHTTP(w, r)
	})
}

// compress gzips text answers of 1 KB and more.
func compress(next http.Handler) http.Handler {
	wrap, err := gzhttp.NewWrapper(gzhttp.MinSize(1024), gzhttp.ContentTypes([]string{"text/html", "text/css", "text/javascript", "application/javascript", "application/json", "image/svg+xml", "text/plain"}))
	if err != nil {
		panic(err) // the options are constants
	}
	return wrap(next)
}

// webApp serves the built files. Pages are the app itself for every GET that
// accepts HTML; a missing asset is a 404.
func (s *Server) webApp() http.Handler {
	files := map[string]asset{}
	if s.Web != nil {
		files = loadAssets(s.Web)
	}
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if r.Method != http.MethodGet && r.Method != http.MethodHead {
			w.Header().Set("Allow", "GET, HEAD")
			writeJSON(w, http.StatusMethodNotAllowed, ErrorBody{Error: "This address only answers GET."})
			return
		}
		name := strings.TrimPrefix(path.Clean(r.URL.Path), "/")
		if a, ok := files[name]; ok && name != "index.html" {
			a.serve(w, r, name)
			return
		}
		index, ok := files["index.html"]
		if !ok || strings.HasPrefix(name, "assets/") || path.Ext(name) != "" || !acceptsHTML(r) {
			writeError(w, r, problem.New(problem.NotFound, "Page not found."))
			return
		}
		index.serve(w, r, "index.html")
	})
}

func acceptsHTML(r *http.Request) bool {
	accept := r.Header.Get("Accept")
	return strings.Contains(accept, "text/html") || strings.Contains(accept, "*/*") && r.Header.Get("Sec-Fetch-Dest") == "" || accept == ""
}

type asset struct {
	data []byte
	etag string
	kind string
}

func loadAssets(root fs.FS) map[string]asset {
	out := map[string]asset{}
	_ = fs.WalkDir(root, ".", func(name string, e fs.DirEntry, err error) error {
		if err != nil || e.IsDir() || strings.HasPrefix(path.Base(name), ".") {
			return nil //nolint:nilerr // what cannot be read is not served
		}
		if b, err := fs.ReadFile(root, name); err == nil {
			sum := sha256.Sum256(b)
			out[name] = asset{data: b, etag: `"` + hex.EncodeToString(sum[:12]) + `"`, kind: mediaType(name)}
		}
		return nil
	})
	return out
}

// mediaType knows what the web app holds; it does not depend on the machine.
func mediaType(name string) string {
	switch ext := strings.ToLower(path.Ext(name)); ext {
	case ".js", ".mjs":
		return "text/javascript; charset=utf-8"
	case ".css":
		return "text/css; charset=utf-8"
	case ".html":
		return "text/html; charset=utf-8"
	case ".woff2":
		return "font/woff2"
	case ".vtt":
		return "text/vtt; charset=utf-8"
	case ".webm":
		return "video/webm"
	case ".mp4":
		return "video/mp4"
	case ".webmanifest":
		return "application/manifest+json"
	case ".txt":
		return "text/plain; charset=utf-8"
	default:
		if t := mime.TypeByExtension(ext); t != "" {
			return t
		}
		return "application/octet-stream"
	}
}

// serve: hashed names live for ever, pages are asked for again each time; Range
// requests (the video) are answered by the standard library.
func (a asset) serve(w http.ResponseWriter, r *http.Request, name string) {
	h := w.Header()
	h.Set("Content-Type", a.kind)
	h.Set("Etag", a.etag)
	switch {
	case strings.HasPrefix(name, "assets/"):
		h.Set("Cache-Control", "public, max-age=31536000, immutable")
	case name == "index.html":
		h.Set("Cache-Control", "no-cache")
	default:
		h.Set("Cache-Control", "public, max-age=3600")
	}
	http.ServeContent(w, r, name, time.Time{}, bytes.NewReader(a.data))
}
