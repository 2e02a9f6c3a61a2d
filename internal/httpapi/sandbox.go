package httpapi

import (
	"fmt"
	"html/template"
	"net/http"
	"strings"

	"focal/internal/problem"
)

// The sandbox's pages stand for a payment provider's while none is set up. They
// take no card data, say so in the first line, and carry the same headers as
// every page. The id in the address is the only key to them; it is random,
// belongs to one user and opens nothing else.
var sandboxPage = template.Must(template.New("page").Parse(`<!doctype html>
<html lang="en-GB">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
<title>{{.Title}} (test) – {{.Product}}</title>
<style>
body{margin:0;font:16px/1.6 system-ui,sans-serif;background:#f2f5f5;color:#16272b}
main{max-width:26rem;margin:3rem auto;padding:1.5rem;background:#fff;border:1px solid #c8d3d4;border-radius:8px}
.test{margin:0 0 1rem;padding:.6rem .8rem;background:#fbe7b2;border-radius:5px;font-weight:600}
h1{font-size:1.4rem;margin:.2rem 0} p{margin:.4rem 0}
form{display:grid;gap:.6rem;margin-top:1.2rem}
button{font:inherit;padding:.6rem 1rem;border-radius:5px;border:1px solid #1c5a60;background:#1c5a60;color:#fff;cursor:pointer}
button.plain{background:#fff;color:#1c5a60}
button:focus-visible{outline:3px solid #1c5a60;outline-offset:2px}
</style></head>
<body><main>
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
	_ = sandboxPage.Execute(w, v)
}

func (s *Server) sandboxOff() error {
	if s.Sandbox {
		return nil
	}
	return problem.New(problem.NotFound, "There is no test checkout on this installation.")
}

func (s *Server) sandboxCheckout(w http.ResponseWriter, r *http.Request) {
	err := s.sandboxOff()
	if err != nil {
		writeError(w, r, err)
		return
	}
	c, plan, err := s.Billing.Open(r.Context(), r.PathValue("id"))
	if err != nil {
		writeError(w, r, err)
		return
	}
	if c.Status != "unpaid" {
		http.Redirect(w, r, strings.ReplaceAll(c.SuccessURL, "{CHECKOUT_SESSION_ID}", c.ID), http.StatusSeeOther)
		return
	}
	s.showSandbox(w, sandboxView{Title: "checkout", Head: plan.Name,
		Lines:   []string{fmt.Sprintf("%s %.2f per month, %d credits.", s.Info.Currency, float64(plan.Cents)/100, plan.Credits)},
		Buttons: []sandboxButton{{Value: "pay", Label: "Pay (test)"}, {Value: "later", Label: "Pay later (stays unpaid)", Plain: true}, {Value: "cancel", Label: "Cancel", Plain: true}}})
}

func (s *Server) sandboxPay(w http.ResponseWriter, r *http.Request) {
	err := s.sandboxOff()
	if err != nil {
		writeError(w, r, err)
		return
	}
	c, _, err := s.Billing.Open(r.Context(), r.PathValue("id"))
	if err == nil && r.PostFormValue("action") == "pay" {
		err = s.Billing.Pay(r.Context(), c.ID)
	}
	if err != nil {
		writeError(w, r, err)
		return
	}
	target := strings.ReplaceAll(c.SuccessURL, "{CHECKOUT_SESSION_ID}", c.ID)
	if r.PostFormValue("action") == "cancel" {
		target = c.CancelURL
	}
	http.Redirect(w, r, target, http.StatusSeeOther) // checked to be on this site when it was stored
}

func (s *Server) sandboxPortal(w http.ResponseWriter, r *http.Request) {
	err := s.sandboxOff()
	if err != nil {
		writeError(w, r, err)
		return
	}
	page, err := s.Billing.OpenPortal(r.Context(), r.PathValue("id"))
	if err != nil {
		writeError(w, r, err)
		return
	}
	v := sandboxView{Title: "portal", Head: orDefault(page.User.PlanName, "No plan"), Buttons: []sandboxButton{{Value: "back", Label: "Back to " + s.Info.Product, Plain: true}}}
	switch sub := page.Subscription; {
	case sub == nil || sub.Ended:
		v.Lines = []string{"There is no running subscription."}
	case sub.Cancelled:
		v.Lines = []string{"Cancelled. The plan runs until " + sub.PeriodEnd.UTC().Format("2 January 2006") + "."}
		v.Buttons = append([]sandboxButton{{Value: "resume", Label: "Keep the plan"}}, v.Buttons...)
	default:
		v.Lines = []string{"Renews on " + sub.PeriodEnd.UTC().Format("2 January 2006") + "."}
		v.Buttons = append([]sandboxButton{{Value: "cancel", Label: "Cancel the plan"}}, v.Buttons...)
	}
	s.showSandbox(w, v)
}

func (s *Server) sandboxManage(w http.ResponseWriter, r *http.Request) {
	err := s.sandboxOff()
	if err != nil {
		writeError(w, r, err)
		return
	}
	page, err := s.Billing.OpenPortal(r.Context(), r.PathValue("id"))
	if err != nil {
		writeError(w, r, err)
		return
	}
	target := r.URL.Path
	switch action := r.PostFormValue("action"); {
	case action == "back":
		target = page.ReturnURL
	case page.Subscription != nil && (action == "cancel" || action == "resume"):
		if err := s.Billing.Cancel(r.Context(), page.Subscription.ID, action == "cancel"); err != nil {
			writeError(w, r, err)
			return
		}
	}
	http.Redirect(w, r, target, http.StatusSeeOther) // #nosec G710 -- our own path, or checked to be on this site when it was stored
}
