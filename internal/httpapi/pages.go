package httpapi

import (
	"encoding/json"
	"encoding/xml"
	"fmt"
	"html"
	"io/fs"
	"maps"
	"net/http"
	"slices"
	"strings"
)

// page is one row of the web app's own route table, as its build writes it
// (web/build-plugin.ts): what readers without scripts see of a page, and what a
// browser will ask for once the script runs.
type page struct {
	Title       string   `json:"title"`
	Description string   `json:"description"`
	ExactTitle  bool     `json:"exactTitle"`
	Canonical   string   `json:"canonical"`
	Private     bool     `json:"private"` // not for search engines
	Below       int      `json:"below"`   // how many parts of an address may follow: what is shown on the page
	Scripts     []string `json:"scripts"`
	Font        string   `json:"font"`

	path string
}

// pageMark is where the head of the built index.html takes what differs by page.
const pageMark = "<!--page-->"

// pages are the app's pages by lower-case path: addresses match in any case.
type pages struct {
	index string // the built index.html in two halves around the mark, without its title
	byKey map[string]page
	known bool // a build without its table serves index.html as it is
}

func loadPages(root fs.FS, index []byte) (*pages, error) {
	p := &pages{index: string(index), byKey: map[string]page{}}
	if root == nil {
		return p, nil
	}
	b, err := fs.ReadFile(root, ".pages.json")
	if err != nil || !strings.Contains(p.index, pageMark) {
		return p, nil //nolint:nilerr // only the built app has the table
	}
	table := map[string]page{}
	if err := json.Unmarshal(b, &table); err != nil {
		return nil, fmt.Errorf("read the web app's pages: %w", err)
	}
	for path, row := range table {
		row.path = path
		p.byKey[strings.ToLower(path)] = row
	}
	if start, end := strings.Index(p.index, "<title>"), strings.Index(p.index, "</title>"); start >= 0 && end > start {
		p.index = p.index[:start] + p.index[end+len("</title>"):]
	}
	p.known = true
	return p, nil
}

var noPage = page{Title: "Page not found", Description: "There is no such page.", Private: true}

// find answers for a path without its trailing slash; false = there is no such page.
func (p *pages) find(path string) (page, bool) {
	if !p.known {
		return page{}, true
	}
	key := strings.ToLower(path)
	for below := 0; key != ""; below++ {
		if row, ok := p.byKey[key]; ok && below <= row.Below {
			return row, true
		}
		key = key[:max(0, strings.LastIndexByte(key, '/'))]
	}
	return noPage, false
}

// html is index.html with this page's head.
func (p *pages) html(row page, origin, product string, settings []byte) []byte {
	var b strings.Builder
	title := row.Title
	if !row.ExactTitle {
		title += " – " + product
	}
	address := origin + row.address()
	fmt.Fprintf(&b, "<title>%s</title>\n", html.EscapeString(title))
	tag := func(key, name, value string) {
		fmt.Fprintf(&b, "    <meta %s=\"%s\" content=\"%s\" />\n", key, name, html.EscapeString(value))
	}
	tag("name", "description", row.Description)
	if row.Private {
		tag("name", "robots", "noindex")
	} else {
		fmt.Fprintf(&b, "    <link rel=\"canonical\" href=\"%s\" />\n", html.EscapeString(address))
	}
	tag("property", "og:type", "website")
	tag("property", "og:site_name", product)
	tag("property", "og:title", row.Title)
	tag("property", "og:description", row.Description)
	tag("property", "og:url", address)
	tag("property", "og:image", origin+"/media/open-graph.png")
	tag("property", "og:image:width", "1200")
	tag("property", "og:image:height", "630")
	tag("name", "twitter:card", "summary_large_image")
	if row.Font != "" {
		fmt.Fprintf(&b, "    <link rel=\"preload\" as=\"font\" type=\"font/woff2\" crossorigin href=\"/%s\" />\n", row.Font)
	}
	for _, script := range row.Scripts {
		if !strings.Contains(p.index, script) {
			fmt.Fprintf(&b, "    <link rel=\"modulepreload\" crossorigin href=\"/%s\" />\n", script)
		}
	}
	// Data, not a script: browsers do not run it and the policy does not concern
	// it. json.Marshal writes <, > and & as escapes.
	fmt.Fprintf(&b, "    <script type=\"application/json\" id=\"settings\">%s</script>", settings)
	return []byte(strings.Replace(p.index, pageMark, b.String(), 1))
}

func (p page) address() string {
	if p.Canonical != "" {
		return p.Canonical
	}
	return p.path
}

// site is the public address without a slash at its end.
func (s *Server) site(r *http.Request) string { return strings.TrimSuffix(s.origin(r), "/") }

// sitemap lists what search engines may show, one address per page.
func (s *Server) sitemap(p *pages) http.HandlerFunc {
	type entry struct {
		Loc string `xml:"loc"`
	}
	type urlset struct {
		XMLName xml.Name `xml:"http://www.sitemaps.org/schemas/sitemap/0.9 urlset"`
		URL     []entry  `xml:"url"`
	}
	return func(w http.ResponseWriter, r *http.Request) {
		var set urlset
		for _, key := range slices.Sorted(maps.Keys(p.byKey)) {
			if row := p.byKey[key]; !row.Private && row.Canonical == "" {
				set.URL = append(set.URL, entry{s.site(r) + row.path})
			}
		}
		w.Header().Set("Content-Type", "application/xml; charset=utf-8")
		w.Header().Set("Cache-Control", "public, max-age=3600")
		_, _ = w.Write([]byte(xml.Header))
		_ = xml.NewEncoder(w).Encode(set)
	}
}

// robots keeps crawlers out of the API; private pages say "noindex" themselves,
// which a crawler can only read where it may go.
func (s *Server) robots(w http.ResponseWriter, r *http.Request) {
	w.Header().Set("Content-Type", "text/plain; charset=utf-8")
	w.Header().Set("Cache-Control", "public, max-age=3600")
	fmt.Fprintf(w, "User-agent: *\nDisallow: /api/\n\nSitemap: %s/sitemap.xml\n", s.site(r))
}

// manifest lets the app be put on a home screen under the product's own name.
func (s *Server) manifest(w http.ResponseWriter, _ *http.Request) {
	type image struct {
		Src     string `json:"src"`
		Sizes   string `json:"sizes"`
		Type    string `json:"type"`
		Purpose string `json:"purpose,omitempty"`
	}
	w.Header().Set("Cache-Control", "public, max-age=3600")
	w.Header().Set("Content-Type", "application/manifest+json")
	_ = json.NewEncoder(w).Encode(map[string]any{
		"name": s.Info.Product, "short_name": s.Info.Product, "id": "/", "start_url": "/", "display": "browser", "lang": "en-GB",
		"background_color": "#f2f8f8", "theme_color": "#f2f8f8",
		"icons": []image{
			{"/favicon.svg", "any", "image/svg+xml", ""},
			{"/icon-192.png", "192x192", "image/png", ""},
			{"/icon-512.png", "512x512", "image/png", ""},
			{"/icon-maskable.png", "512x512", "image/png", "maskable"},
		},
	})
}
