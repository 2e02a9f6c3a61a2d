// Package httpapi serves the HTTP API and the web app: one file per noun, one
// route table, one mapping of errors to statuses. It holds no rules of the
// product; those are in account, billing and convert.
package httpapi

import (
	"context"
	"io/fs"
	"net"
	"net/http"
	"net/netip"
	"strings"
	"sync/atomic"

	"github.com/danielgtaylor/huma/v2"
	"github.com/danielgtaylor/huma/v2/adapters/humago"

	"focal/internal/account"
	"focal/internal/assistant"
	"focal/internal/audit"
	"focal/internal/billing"
	"focal/internal/convert"
	"focal/internal/observe"
	"focal/internal/template"
	"focal/internal/webhook"
)

// Config is what a Server needs. Every field without "optional" must be set.
type Config struct {
	Info      ConfigBody                                                        // answered by GET /config
	Setup     func(ctx context.Context, admin *account.User) (SetupBody, error) // answered by GET /admin/setup
	Accounts  *account.Service
	Convert   *convert.Service
	Webhooks  *webhook.Service
	Ledger    billing.Store
	Refund    func(ctx context.Context, userID, taskID, actor string) (int64, error) // of what was taken for a conversion
	Billing   *billing.Service
	Sandbox   bool // serve the test checkout's pages
	Audit     audit.Store
	Record    func(ctx context.Context, event, actor, subject string, details map[string]string) // into the audit; optional
	Hourly    func(ctx context.Context, event, actor, subject string, details map[string]string) // likewise, the same once an hour
	Printed   func(ctx context.Context, u *account.User) (bool, error)                           // the password was printed; optional
	Assistant *assistant.Service
	Templates *template.Service
	Limiter   *account.Limiter
	Web       fs.FS                           // the built web app; optional, nil serves only the API
	Ready     func(ctx context.Context) error // is the service able to work: database, workers
	Metrics   Metrics                         // optional
	Tracer    *observe.Tracer                 // optional
	Proxies   []netip.Prefix                  // optional: peers whose X-Forwarded-For is believed
	TLS       bool                            // send HSTS although the listener itself speaks plain HTTP
}

// Server is the HTTP side of the product.
type Server struct {
	Config
	limiter    *account.Limiter
	metrics    Metrics
	mux        *http.ServeMux
	api        huma.API
	registered map[string]bool
	draining   atomic.Bool
}

// New builds the server; it panics when code and route table disagree.
func New(cfg Config) *Server {
	s := &Server{Config: cfg, limiter: cfg.Limiter, metrics: cfg.Metrics, mux: http.NewServeMux(), registered: map[string]bool{}}
	if s.limiter == nil {
		s.limiter = account.NewLimiter(nil)
	}
	c := huma.DefaultConfig(orDefault(cfg.Info.Product, "Focal")+" API", orDefault(cfg.Info.Version, "1"))
	c.OpenAPIPath, c.DocsPath, c.SchemasPath, c.CreateHooks = "", "", "", nil
	c.AllowAdditionalPropertiesByDefault = true
	c.Info.Description = "Converts CVs into standardised, tailored Word documents. Send as bearer an API key, made in Your Profile, or the access token that POST /auth/login gives. Every error is {\"error\": text}."
	c.Components.SecuritySchemes = map[string]*huma.SecurityScheme{
		"bearer": {Type: "http", Scheme: "bearer", BearerFormat: "JWT"},
		"apiKey": {Type: "http", Scheme: "bearer", BearerFormat: "focal_…", Description: "An API key, made in Your Profile"},
	}
	s.api = humago.NewWithPrefix(muxAdapter{s}, "/api", c)
	s.serviceRoutes()
	s.authRoutes()
	s.privacyRoutes()
	s.apiKeyRoutes()
	s.webhookRoutes()
	s.convertRoutes()
	s.reviewRoutes()
	s.compareRoutes()
	s.iconRoutes()
	s.describeForm("uploadIcon", formType[iconForm]())
	s.paymentRoutes()
	s.adminRoutes()
	s.chatRoutes()
	s.templateRoutes()
	s.templateWorkRoutes()
	s.checkTable()
	tidySchemas(s.api.OpenAPI())
	return s
}

// muxAdapter puts the guard of the route table before every handler of huma.
type muxAdapter struct{ s *Server }

func (m muxAdapter) HandleFunc(pattern string, handler func(http.ResponseWriter, *http.Request)) {
	method, path, _ := strings.Cut(pattern, " ")
	m.s.handle(method, strings.TrimPrefix(path, "/api"), handler)
}

func (m muxAdapter) ServeHTTP(w http.ResponseWriter, r *http.Request) { m.s.mux.ServeHTTP(w, r) }

func (s *Server) handle(method, path string, handler http.HandlerFunc) {
	for _, route := range Routes {
		if route.Method == method && route.Path == path {
			s.registered[route.ID] = true
			s.mux.HandleFunc(method+" /api"+path, s.guard(route, handler))
			return
		}
	}
	panic("httpapi: " + method + " " + path + " is not in the route table")
}

// raw registers a handler that writes its own answer.
func (s *Server) raw(id string, handler http.HandlerFunc) {
	route := routeByID(id)
	s.handle(route.Method, route.Path, handler)
}

// typed registers a handler with typed input and output; the OpenAPI document
// is made from both types.
func typed[I, O any](s *Server, id string, handler func(context.Context, *I) (*O, error), edits ...func(*huma.Operation)) {
	route := routeByID(id)
	op := huma.Operation{OperationID: route.ID, Method: route.Method, Path: route.Path, Tags: []string{route.Tag}, Summary: route.Summary, MaxBodyBytes: route.Body, Hidden: route.Hidden}
	if route.Role != Public {
		op.Security = []map[string][]string{{"bearer": {}}}
		if len(route.Key) > 0 {
			op.Security = append(op.Security, map[string][]string{"apiKey": {}})
			op.Description = "An API key needs: " + account.JoinScopes(route.Key) + "."
		}
	}
	op.Responses = map[string]*huma.Response{"default": {Description: "Error", Content: map[string]*huma.MediaType{
		"application/json": {Schema: s.api.OpenAPI().Components.Schemas.Schema(errorBodyType, true, "ErrorBody")},
	}}}
	for _, edit := range edits {
		edit(&op)
	}
	huma.Register(s.api, op, func(ctx context.Context, in *I) (*O, error) {
		out, err := handler(ctx, in)
		if err != nil {
			return nil, asAPIError(requestIn(ctx).http, err)
		}
		s.tookByProgram(ctx)
		return out, nil
	})
}

func routeByID(id string) Route {
	for _, route := range Routes {
		if route.ID == id {
			return route
		}
	}
	panic("httpapi: no route " + id)
}

func (s *Server) checkTable() {
	for _, route := range Routes {
		if !s.registered[route.ID] {
			panic("httpapi: route " + route.ID + " has no handler")
		}
	}
}

// tidySchemas takes "additionalProperties: true" out of the document: unknown
// members are accepted and ignored, but clients need no index signatures.
func tidySchemas(doc *huma.OpenAPI) {
	for _, schema := range doc.Components.Schemas.Map() {
		if schema.AdditionalProperties == true {
			schema.AdditionalProperties = nil
		}
	}
}

// Handler serves the API below /api, /healthz, /readyz and the web app.
func (s *Server) Handler() http.Handler {
	root := http.NewServeMux()
	root.HandleFunc("GET /healthz", s.healthz)
	root.HandleFunc("GET /readyz", s.readyz)
	root.Handle("/api/", jsonErrors(s.mux))
	root.Handle("/api", jsonErrors(http.NotFoundHandler()))
	root.Handle("/", s.webApp())
	return s.secure(compress(root))
}

// Drain makes new work be refused with 503 while requests in progress finish.
func (s *Server) Drain() { s.draining.Store(true) }

// clientIP is the peer's address, or the last address of X-Forwarded-For that no
// trusted proxy wrote when the peer is a trusted proxy.
func (s *Server) clientIP(r *http.Request) string {
	host, _, err := net.SplitHostPort(r.RemoteAddr)
	if err != nil {
		host = r.RemoteAddr
	}
	if !s.trusted(host) {
		return host
	}
	hops := strings.Split(strings.Join(r.Header.Values("X-Forwarded-For"), ","), ",")
	for i := len(hops) - 1; i >= 0; i-- {
		hop := strings.TrimSpace(hops[i])
		if _, err := netip.ParseAddr(hop); err != nil {
			break
		}
		if host = hop; !s.trusted(hop) {
			break
		}
	}
	return host
}

func (s *Server) trusted(host string) bool {
	ip, err := netip.ParseAddr(host)
	if err != nil {
		return false
	}
	for _, p := range s.Proxies {
		if p.Contains(ip.Unmap()) {
			return true
		}
	}
	return false
}

func orDefault(s, fallback string) string {
	if s == "" {
		return fallback
	}
	return s
}
