package httpapi

import (
	"crypto/sha256"
	"encoding/base64"
	"fmt"
	"html/template"
	"net/http"
	"strings"

	"focal/internal/billing"
	"focal/internal/problem"
)

// The colours are the app's (web/src/styles/tokens.css).
const sandboxStyle = `
:root{color-scheme:light dark;--ink:light-dark(oklch(0.25 0.035 210),oklch(0.94 0.012 195));--surface:light-dark(#fff,oklch(0.235 0.03 213));--primary:light-dark(oklch(0.41 0.075 205),oklch(0.8 0.085 195))}
*{box-sizing:border-box}
body{margin:0;padding:1rem;font:16px/1.6 system-ui,sans-serif;background:light-dark(oklch(0.975 0.006 195),oklch(0.19 0.025 215));color:var(--ink)}
header,main{max-width:28rem;margin:0 auto}
header{padding:1.5rem 0 1rem;font-weight:800;font-size:1.15rem;letter-spacing:-.02em}
main{padding:1.5rem;background:var(--surface);border:1px solid light-dark(oklch(0.885 0.014 200),oklch(0.34 0.03 210));border-radius:8px}
.test{margin:0 0 1.25rem;padding:.6rem .8rem;background:oklch(0.86 0.145 88);color:oklch(0.25 0.035 210);border-radius:5px;font-weight:600}
h1{font-size:1.6rem;line-height:1.2;margin:.2rem 0} p{margin:.4rem 0}
form{display:grid;gap:.75rem;margin-top:1.5rem}
button{min-height:2.875rem;font:inherit;font-weight:600;padding:.5rem 1rem;border-radius:5px;border:1px solid var(--primary);background:var(--primary);color:light-dark(#fff,oklch(0.2 0.03 215));cursor:pointer}
button.plain{background:transparent;border-color:light-dark(oklch(0.62 0.025 205),oklch(0.57 0.03 207));color:var(--ink)}
button:focus-visible{outline:2px solid var(--primary);outline-offset:3px}
`

// sandboxCSP names the one style element by its hash.
var sandboxCSP = func() string {
	sum := sha256.Sum256([]byte(sandboxStyle))
	return strings.Replace(pageCSP, "style-src 'self'", "style-src 'sha256-"+base64.StdEncoding.EncodeToString(sum[:])+"'", 1)
}()

// The sandbox's pages stand for a payment provider's while none is set up. They
// take no card data, say so in the first line, and carry the same headers as
// every page. The id in the address is the only key to them; it is random,
// belongs to one user and opens nothing else.
var sandboxPage = template.Must(template.New("page").Parse(`<!doctype html>
<html lang="en-GB">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
<title>{{.Title}} (test) – {{.Product}}</title>
<style>` + sandboxStyle + `</style></head>
<body><header>{{.Product}}</header><main>
<p class="test">Test {{.Title}}: no card, no money. This page stands in for a payment provider.</p>
<h1>{{.Head}}</h1>
{{range .Lines}}<p>{{.}}</p>
{{end}}<form method="post">
{{range .Buttons}}<button name="action" value="{{.Value}}"{{if .Plain}} class="plain"{{end}}>{{.Label}}</button>
{{end}}</form>
</main></body></html>
`))

type sandboxButton struct {
	Value, Label string
	Plain        bool
}

type sandboxView struct {
	Product, Title, Head string
	Lines                []string
	Buttons              []sandboxButton
}

func (s *Server) showSandbox(w http.ResponseWriter, v sandboxView) {
	v.Product = s.Info.Product
	w.Header().Set("Content-Type", "text/html; charset=utf-8")
	w.Header().Set("Content-Security-Policy", sandboxCSP)
	_ = sandboxPage.Execute(w, v)
}

// sandboxRoute serves one of the pages; where payments are real there is none.
func (s *Server) sandboxRoute(id string, serve func(w http.ResponseWriter, r *http.Request) error) {
	s.raw(id, func(w http.ResponseWriter, r *http.Request) {
		var err error = problem.New(problem.NotFound, "There is no test checkout on this installation.")
		if s.Sandbox {
			err = serve(w, r)
		}
		if err != nil {
			writeError(w, r, err)
		}
	})
}

// afterCheckout is where the browser goes; it was checked to be on this site when
// it was stored.
func afterCheckout(c *billing.Checkout) string {
	return strings.ReplaceAll(c.SuccessURL, "{CHECKOUT_SESSION_ID}", c.ID)
}

func (s *Server) sandboxCheckout(w http.ResponseWriter, r *http.Request) error {
	c, plan, err := s.Billing.Open(r.Context(), r.PathValue("id"))
	if err != nil {
		return err
	}
	if c.Status != billing.Unpaid {
		http.Redirect(w, r, afterCheckout(c), http.StatusSeeOther)
		return nil
	}
	s.showSandbox(w, sandboxView{
		Title: "checkout", Head: plan.Name,
		Lines:   []string{fmt.Sprintf("%s %s per month, %d credits.", s.Info.Currency, plan.Price(), plan.Credits)},
		Buttons: []sandboxButton{{Value: "pay", Label: "Pay (test)"}, {Value: "later", Label: "Pay later (stays unpaid)", Plain: true}, {Value: "cancel", Label: "Cancel", Plain: true}},
	})
	return nil
}

func (s *Server) sandboxPay(w http.ResponseWriter, r *http.Request) error {
	c, _, err := s.Billing.Open(r.Context(), r.PathValue("id"))
	if err != nil {
		return err
	}
	target := afterCheckout(c)
	switch r.PostFormValue("action") {
	case "pay":
		if err := s.Billing.Pay(r.Context(), c.ID); err != nil {
			return err
		}
	case "cancel":
		target = c.CancelURL
	}
	http.Redirect(w, r, target, http.StatusSeeOther)
	return nil
}

func (s *Server) sandboxPortal(w http.ResponseWriter, r *http.Request) error {
	page, err := s.Billing.OpenPortal(r.Context(), r.PathValue("id"))
	if err != nil {
		return err
	}
	line, change := portalText(page)
	v := sandboxView{Title: "portal", Head: orDefault(page.User.PlanName, orDefault(page.Plan.Name, "No plan")), Lines: []string{line}}
	if page.Plan.ID != "" {
		v.Lines = append([]string{fmt.Sprintf("%s %s per month, %d credits. You have %d credits left.", s.Info.Currency, page.Plan.Price(), page.Plan.Credits, page.User.Credits)}, v.Lines...)
	}
	if change != nil {
		v.Buttons = append(v.Buttons, *change)
	}
	v.Buttons = append(v.Buttons, sandboxButton{Value: "back", Label: "Back to " + s.Info.Product, Plain: true})
	s.showSandbox(w, v)
	return nil
}

// portalText says how the plan goes on, and what can be done about it.
func portalText(page *billing.PortalPage) (string, *sandboxButton) {
	switch sub := page.Subscription; {
	case sub != nil && sub.Ended:
		return "This plan has ended.", nil
	case sub != nil && sub.Cancelled:
		return "Cancelled. The plan runs until " + sub.PeriodEnd.UTC().Format("2 January 2006") + ".", &sandboxButton{Value: "resume", Label: "Keep the plan"}
	case sub != nil:
		return "Renews on " + sub.PeriodEnd.UTC().Format("2 January 2006") + ".", &sandboxButton{Value: "cancel", Label: "Cancel the plan"}
	case page.Plan.Once:
		return "Nothing is charged and nothing renews, so there is nothing to cancel.", nil
	case page.Plan.ID != "":
		return "This plan was set up by an administrator. It does not renew by itself, so there is nothing to cancel.", nil
	}
	return "There is no running subscription.", nil
}

func (s *Server) sandboxManage(w http.ResponseWriter, r *http.Request) error {
	page, err := s.Billing.OpenPortal(r.Context(), r.PathValue("id"))
	if err != nil {
		return err
	}
	target := r.URL.Path
	switch action := r.PostFormValue("action"); {
	case action == "back":
		target = page.ReturnURL
	case page.Subscription != nil && (action == "cancel" || action == "resume"):
		if err := s.Billing.Cancel(r.Context(), page.Subscription.ID, action == "cancel"); err != nil {
			return err
		}
	}
	http.Redirect(w, r, target, http.StatusSeeOther) // #nosec G710 -- our own path, or checked to be on this site when it was stored
	return nil
}
