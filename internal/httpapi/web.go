package httpapi

import (
	"bytes"
	"compress/gzip"
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"io"
	"io/fs"
	"mime"
	"net/http"
	"path"
	"strconv"
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

// pageCSP is the policy of every answer. Nothing inline anywhere: documents are
// styled by constructed style sheets (web/src/components/document), and data:
// and blob: pictures are those of a CV and of the branding icon.
const pageCSP = "default-src 'self'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; font-src 'self'; media-src 'self'; connect-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"

// refused lists browser features that no page of the product uses.
const refused = "accelerometer=(), autoplay=(self), browsing-topics=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), usb=(), xr-spatial-tracking=()"

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
		h.Set("Permissions-Policy", refused)
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
// accepts HTML; a missing asset is a 404, and so is a page that is not in the
// app's table, which the app then says in words.
func (s *Server) webApp() http.Handler {
	files := map[string]asset{}
	if s.Web != nil {
		files = loadAssets(s.Web)
	}
	index, built := files["index.html"]
	delete(files, "index.html")
	app, err := loadPages(s.Web, index.data)
	if err != nil {
		panic(err) // the build's own file
	}
	settings, err := json.Marshal(s.Info)
	if err != nil {
		panic(err) // our own type
	}
	made := map[string]http.HandlerFunc{"sitemap.xml": s.sitemap(app), "robots.txt": s.robots, "manifest.webmanifest": s.manifest}
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if r.Method != http.MethodGet && r.Method != http.MethodHead {
			w.Header().Set("Allow", "GET, HEAD")
			writeJSON(w, http.StatusMethodNotAllowed, ErrorBody{Error: "This address only answers GET."})
			return
		}
		at := path.Clean("/" + r.URL.Path)
		name := strings.TrimPrefix(at, "/")
		if a, ok := files[name]; ok {
			a.serve(w, r, name)
			return
		}
		if make, ok := made[name]; ok && app.known {
			make(w, r)
			return
		}
		if !built || strings.HasPrefix(name, "assets/") || path.Ext(name) != "" || !acceptsHTML(r) {
			writeError(w, r, problem.New(problem.NotFound, "Page not found."))
			return
		}
		row, found := app.find(at)
		if !app.known {
			index.serve(w, r, "index.html")
			return
		}
		servePage(w, r, app.html(row, s.site(r), s.Info.Product, settings), found)
	})
}

// servePage asks the browser to ask again each time: after an upgrade the same
// address names other scripts.
func servePage(w http.ResponseWriter, r *http.Request, body []byte, found bool) {
	h := w.Header()
	h.Set("Content-Type", "text/html; charset=utf-8")
	h.Set("Cache-Control", "no-cache")
	if !found {
		w.WriteHeader(http.StatusNotFound)
		_, _ = w.Write(body)
		return
	}
	h.Set("Etag", etagOf(body))
	http.ServeContent(w, r, "index.html", time.Time{}, bytes.NewReader(body))
}

func acceptsHTML(r *http.Request) bool {
	accept := r.Header.Get("Accept")
	return strings.Contains(accept, "text/html") || strings.Contains(accept, "*/*") && r.Header.Get("Sec-Fetch-Dest") == "" || accept == ""
}

// asset is one built file. Scripts and style sheets are stored compressed only,
// brotli and gzip: the program is smaller and nothing is compressed twice.
type asset struct {
	data []byte // empty where only the compressed forms are stored
	br   []byte
	gz   []byte
	etag string
	kind string
}

func etagOf(b []byte) string {
	sum := sha256.Sum256(b)
	return `"` + hex.EncodeToString(sum[:12]) + `"`
}

func loadAssets(root fs.FS) map[string]asset {
	out := map[string]asset{}
	_ = fs.WalkDir(root, ".", func(name string, e fs.DirEntry, err error) error {
		if err != nil || e.IsDir() || strings.HasPrefix(path.Base(name), ".") {
			return nil //nolint:nilerr // what cannot be read is not served
		}
		b, err := fs.ReadFile(root, name)
		if err != nil {
			return nil //nolint:nilerr // as above
		}
		plain, ext := name, path.Ext(name)
		if ext == ".br" || ext == ".gz" {
			plain = strings.TrimSuffix(name, ext)
		}
		a := out[plain]
		a.kind = mediaType(plain)
		switch ext {
		case ".br":
			a.br = b
		case ".gz":
			a.gz = b
		default:
			a.data = b
		}
		if a.etag == "" || ext != ".br" {
			a.etag = etagOf(b)
		}
		out[plain] = a
		return nil
	})
	return out
}

// mediaType covers what the web app holds, independently of the machine's own tables.
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
	case ".ico":
		return "image/x-icon"
	case ".txt":
		return "text/plain; charset=utf-8"
	default:
		if t := mime.TypeByExtension(ext); t != "" {
			return t
		}
		return "application/octet-stream"
	}
}

// serve lets files with hashed names be cached for ever and pages not at all; Range
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
	if a.gz == nil {
		http.ServeContent(w, r, name, time.Time{}, bytes.NewReader(a.data))
		return
	}
	h.Add("Vary", "Accept-Encoding")
	accepted := r.Header.Get("Accept-Encoding")
	body := a.gz
	switch {
	case a.br != nil && accepts(accepted, "br"):
		body = a.br
		h.Set("Content-Encoding", "br")
	case accepts(accepted, "gzip"):
		h.Set("Content-Encoding", "gzip")
	default:
		unzipTo(w, r, a.gz)
		return
	}
	h.Set("Etag", strings.TrimSuffix(a.etag, `"`)+"-"+h.Get("Content-Encoding")+`"`)
	http.ServeContent(w, r, name, time.Time{}, bytes.NewReader(body))
}

// accepts: "gzip, br;q=0" accepts gzip and not br.
func accepts(header, coding string) bool {
	for part := range strings.SplitSeq(header, ",") {
		name, parameters, _ := strings.Cut(part, ";")
		if strings.EqualFold(strings.TrimSpace(name), coding) {
			q, err := strconv.ParseFloat(strings.TrimPrefix(strings.TrimSpace(parameters), "q="), 64)
			return err != nil || q > 0
		}
	}
	return false
}
