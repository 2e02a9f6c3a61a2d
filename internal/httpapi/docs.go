package httpapi

import (
	"embed"
	"net/http"
	"strings"
)

// The API can be browsed without a network: Swagger UI (Apache-2.0, npm
// swagger-ui-dist 5.35.0) is embedded, compressed as it is sent.
//
//go:embed docs/*.gz docs/LICENSE docs/NOTICE
var docsFiles embed.FS

const docsHTML = `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>API</title>
<link rel="stylesheet" href="/api/docs/swagger-ui.css"></head>
<body><div class="swagger-ui"><div class="wrapper">
<p><a href="/">Back to the product</a> · <a href="/Profile">Your profile, where API keys are made</a></p>
<h2>Convert one CV</h2>
<pre>export FOCAL=<span class="origin">https://focal.example</span>/api KEY="Authorization: Bearer YOUR_API_KEY"

curl -H "$KEY" -F "files=@cv.pdf" $FOCAL/convert/generate-resume-bulk
# {"task_id": "TASK", …}: one credit; with -F "requirement=@advert.pdf" it is tailored to that

curl -H "$KEY" $FOCAL/convert/task-status/TASK
# again each second, until "status" is "Completed"

curl -H "$KEY" -F "template=Generic" $FOCAL/convert/generate-docx/TASK -o cv.docx</pre>
</div></div>
<div id="swagger-ui"></div>
<script src="/api/docs/swagger-ui-bundle.js"></script>
<script src="/api/docs/start.js"></script></body>
</html>
`

// docsScript orders the calls by how many users need them: those of admins stand last.
const docsScript = `const order = ["convert", "templates", "webhooks", "auth", "payment", "service", "chat", "admin"];
document.querySelector(".origin").textContent = location.origin;
SwaggerUIBundle({url: "/api/openapi.json", dom_id: "#swagger-ui", deepLinking: true, validatorUrl: null,
  tagsSorter: (a, b) => order.indexOf(a) - order.indexOf(b)});
`

func docsPage(w http.ResponseWriter, _ *http.Request) {
	w.Header().Set("Content-Type", "text/html; charset=utf-8")
	_, _ = w.Write([]byte(docsHTML))
}

func docsFile(w http.ResponseWriter, r *http.Request) {
	name := r.PathValue("file")
	h := w.Header()
	h.Set("Cache-Control", "public, max-age=86400")
	switch name {
	case "start.js":
		h.Set("Content-Type", "text/javascript; charset=utf-8")
		_, _ = w.Write([]byte(docsScript))
		return
	case "swagger-ui-bundle.js":
		h.Set("Content-Type", "text/javascript; charset=utf-8")
	case "swagger-ui.css":
		h.Set("Content-Type", "text/css; charset=utf-8")
	default:
		h.Set("Cache-Control", "no-store")
		writeError(w, r, notFound())
		return
	}
	b, err := docsFiles.ReadFile("docs/" + name + ".gz")
	if err != nil {
		writeError(w, r, err)
		return
	}
	h.Add("Vary", "Accept-Encoding")
	if !strings.Contains(r.Header.Get("Accept-Encoding"), "gzip") {
		unzipTo(w, r, b)
		return
	}
	h.Set("Content-Encoding", "gzip")
	_, _ = w.Write(b)
}
