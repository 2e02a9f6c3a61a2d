package httpapi

import (
	"bytes"
	"compress/gzip"
	"encoding/json"
	"io"
	"net/http"
	"net/http/httptest"
	"slices"
	"strings"
	"testing"
	"testing/fstest"

	"focal/internal/billing"
)

const builtIndex = `<head><title>built</title><!--page--><link rel="modulepreload" href="/assets/shell.js"></head>`

const builtPages = `{
 "/": {"title": "Front <door>", "description": "The \"first\" page", "scripts": ["assets/shell.js", "assets/front.js"], "font": "assets/letters.woff2"},
 "/Home": {"title": "Front <door>", "description": "The same", "canonical": "/"},
 "/How-It-Works": {"title": "How It Works", "description": "Six things"},
 "/Application": {"title": "Inside", "description": "For users", "exactTitle": true, "private": true, "below": 2}
}`

func gzipped(t *testing.T, text string) []byte {
	t.Helper()
	var b bytes.Buffer
	z := gzip.NewWriter(&b)
	if _, err := io.WriteString(z, text); err != nil {
		t.Fatal(err)
	}
	if err := z.Close(); err != nil {
		t.Fatal(err)
	}
	return b.Bytes()
}

func siteWith(t *testing.T, publicURL string) http.Handler {
	t.Helper()
	s := &Server{Config: Config{Info: ConfigBody{Product: "Acme & Co", SupportEmail: "help@acme.example"}, Billing: billing.New(billing.Config{Origin: publicURL}), Web: fstest.MapFS{
		"index.html": {Data: []byte(builtIndex)}, ".pages.json": {Data: []byte(builtPages)}, "favicon.svg": {Data: []byte("<svg/>")},
		"assets/front.js.gz": {Data: gzipped(t, "front()")}, "assets/front.js.br": {Data: []byte("brotli bytes")},
	}}}
	return s.secure(s.webApp())
}

func ask(h http.Handler, path string, headers ...string) *httptest.ResponseRecorder {
	r := httptest.NewRequest("GET", "http://asked.example"+path, nil)
	r.Header.Set("Accept", "text/html")
	for i := 0; i < len(headers); i += 2 {
		r.Header.Set(headers[i], headers[i+1])
	}
	w := httptest.NewRecorder()
	h.ServeHTTP(w, r)
	return w
}

// D-13: readers that run no script get every page's own head, with absolute addresses.
func TestPageHeads(t *testing.T) {
	h := siteWith(t, "https://cv.acme.example/")
	for _, c := range []struct {
		path   string
		status int
		has    []string
		lacks  []string
	}{
		{"/", 200, []string{
			"<title>Front &lt;door&gt; – Acme &amp; Co</title>", `name="description" content="The &#34;first&#34; page"`, `rel="canonical" href="https://cv.acme.example/"`,
			`"og:url" content="https://cv.acme.example/"`, `"og:image" content="https://cv.acme.example/media/open-graph.png"`, `as="font" type="font/woff2" crossorigin href="/assets/letters.woff2"`,
			`modulepreload" crossorigin href="/assets/front.js"`,
		}, []string{"noindex", "<title>built", `crossorigin href="/assets/shell.js"`}},
		{"/Home", 200, []string{`rel="canonical" href="https://cv.acme.example/"`}, []string{"noindex"}},
		{"/how-it-works/", 200, []string{`rel="canonical" href="https://cv.acme.example/How-It-Works"`, "How It Works – Acme"}, nil},
		{"/APPLICATION", 200, []string{"<title>Inside</title>", `name="robots" content="noindex"`}, []string{"canonical"}},
		{"/Application/abc234/0", 200, []string{"<title>Inside</title>", "noindex"}, []string{"canonical"}},
		{"/Application/abc234/0/more", 404, []string{"<title>Page not found"}, nil},
		{"/How-It-Works/abc234", 404, []string{"<title>Page not found"}, nil},
		{"/no/such/page", 404, []string{"<title>Page not found", "noindex", "shell.js"}, []string{"canonical"}},
	} {
		w := ask(h, c.path)
		if w.Code != c.status || !strings.HasPrefix(w.Header().Get("Content-Type"), "text/html") {
			t.Errorf("%s: %d %s", c.path, w.Code, w.Header().Get("Content-Type"))
		}
		for _, part := range c.has {
			if !strings.Contains(w.Body.String(), part) {
				t.Errorf("%s lacks %s:\n%s", c.path, part, w.Body)
			}
		}
		for _, part := range c.lacks {
			if strings.Contains(w.Body.String(), part) {
				t.Errorf("%s holds %s", c.path, part)
			}
		}
	}
}

// The settings come with the page, as data that cannot end the element it is in.
func TestPageSettings(t *testing.T) {
	s := &Server{Config: Config{Info: ConfigBody{Product: "</script><b>"}, Billing: billing.New(billing.Config{}), Web: fstest.MapFS{"index.html": {Data: []byte(builtIndex)}, ".pages.json": {Data: []byte(builtPages)}}}}
	body := ask(s.webApp(), "/").Body.String()
	_, rest, found := strings.Cut(body, `<script type="application/json" id="settings">`)
	text, _, ended := strings.Cut(rest, "</script>")
	var settings ConfigBody
	if err := json.Unmarshal([]byte(text), &settings); !found || !ended || err != nil || settings.Product != "</script><b>" {
		t.Errorf("%v, %q in:\n%s", err, settings.Product, body)
	}
}

func TestSitemapAndRobots(t *testing.T) {
	for public, site := range map[string]string{"https://cv.acme.example": "https://cv.acme.example", "": "http://asked.example"} {
		h := siteWith(t, public)
		body := ask(h, "/sitemap.xml", "Accept", "*/*").Body.String()
		var listed []string
		for _, part := range strings.Split(body, "<loc>")[1:] {
			listed = append(listed, part[:strings.Index(part, "</loc>")])
		}
		if want := []string{site + "/", site + "/How-It-Works"}; !slices.Equal(listed, want) {
			t.Errorf("sitemap: %v, want %v", listed, want)
		}
		if robots := ask(h, "/robots.txt").Body.String(); !strings.Contains(robots, "Disallow: /api/") || !strings.Contains(robots, "Sitemap: "+site+"/sitemap.xml") {
			t.Errorf("robots.txt:\n%s", robots)
		}
	}
	w := ask(siteWith(t, ""), "/manifest.webmanifest")
	var manifest struct {
		Name  string
		Icons []struct{ Src string }
	}
	if err := json.Unmarshal(w.Body.Bytes(), &manifest); err != nil || manifest.Name != "Acme & Co" || len(manifest.Icons) == 0 || w.Header().Get("Content-Type") != "application/manifest+json" {
		t.Errorf("manifest: %v\n%s", err, w.Body)
	}
}

// Scripts are sent as they were compressed when built; whoever accepts neither form gets them plain.
func TestCompressedAssets(t *testing.T) {
	h := siteWith(t, "")
	etags := map[string]bool{}
	for _, c := range []struct{ accepts, coding, body string }{
		{"gzip, deflate, br, zstd", "br", "brotli bytes"},
		{"br;q=0, gzip", "gzip", string(gzipped(t, "front()"))},
		{"gzip;q=1.0", "gzip", string(gzipped(t, "front()"))},
		{"identity", "", "front()"},
		{"", "", "front()"},
	} {
		w := ask(h, "/assets/front.js", "Accept-Encoding", c.accepts)
		if w.Code != 200 || w.Header().Get("Content-Encoding") != c.coding || w.Body.String() != c.body || !strings.HasPrefix(w.Header().Get("Content-Type"), "text/javascript") || w.Header().Get("Vary") != "Accept-Encoding" {
			t.Errorf("%q: %d %v %q", c.accepts, w.Code, w.Header(), w.Body)
		}
		if c.coding != "" {
			etags[w.Header().Get("Etag")] = true
			if again := ask(h, "/assets/front.js", "Accept-Encoding", c.accepts, "If-None-Match", w.Header().Get("Etag")); again.Code != 304 {
				t.Errorf("%q again: %d", c.accepts, again.Code)
			}
		}
	}
	if len(etags) != 2 {
		t.Errorf("each form needs an ETag of its own: %v", etags)
	}
	for _, path := range []string{"/assets/front.js.br", "/assets/other.js", "/.pages.json"} {
		if w := ask(h, path); w.Code != 404 {
			t.Errorf("%s: %d", path, w.Code)
		}
	}
}

// Assurance 36: no policy of the product allows anything inline but by its hash.
func TestAssurance_36_NothingInline(t *testing.T) {
	sandbox := httptest.NewRecorder()
	s := &Server{Config: Config{Info: ConfigBody{Product: "Acme"}}}
	s.secure(http.HandlerFunc(func(w http.ResponseWriter, _ *http.Request) { s.showSandbox(w, sandboxView{Head: "Plan"}) })).ServeHTTP(sandbox, httptest.NewRequest("GET", "/", nil))
	for name, w := range map[string]*httptest.ResponseRecorder{"page": ask(siteWith(t, ""), "/"), "missing": ask(siteWith(t, ""), "/x.js"), "sandbox": sandbox} {
		policy := w.Header().Get("Content-Security-Policy")
		if policy == "" || strings.Contains(policy, "unsafe") {
			t.Errorf("%s: %q", name, policy)
		}
	}
}
