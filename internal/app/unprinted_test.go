package app_test

import (
	"strings"
	"testing"
)

// What a template of the house has no tag for is said with the result, and for each template one changes to.
func TestB5_WhatATemplateLeavesOutIsSaid(t *testing.T) {
	a := startAsking(t)
	starter := a.need(a.call("GET", "/api/admin/templates/Generic/starter", a.root, nil), 200).body
	own := tagged(t, starter, "{{#awards}}", "{{#awards|skip:9}}")
	replaced := form{fields: map[string]string{"name": "House style", "replace": "true"}, files: []upload{{"file", "t.docx", string(own)}}}
	a.need(a.call("POST", "/api/admin/templates", a.root, replaced), 201)
	send := cvs(plainCV + "\nAwards\n\nHarbour Medal, 2021\n")
	send.fields = map[string]string{"template": "House style"}
	id := a.submit(a.ana, send)
	a.wait(a.ana, id)
	result := a.need(a.call("GET", "/api/convert/result/"+id, a.ana, nil), 200).text()
	said := a.need(a.call("GET", "/api/convert/unprinted/"+id, a.ana, nil), 200).text()
	for _, want := range []string{"Awards: nothing of it is printed (Harbour Medal)", `"section":"Awards","texts":1,"all":true`} {
		if !strings.Contains(result, want) || !strings.Contains(said, want) {
			t.Errorf("no %q in\n%s\n%s", want, result[strings.Index(result, `"unprinted"`):], said)
		}
	}
	other := a.need(a.call("GET", "/api/convert/unprinted/"+id+"?template=Generic", a.ana, nil), 200).text()
	if !strings.Contains(other, `"files":[[]]`) {
		t.Errorf("Generic: %s", other)
	}
	a.need(a.call("GET", "/api/convert/unprinted/"+id, a.root, nil), 404)
	for template, lost := range map[string]bool{"Generic": false, "House style": true} {
		a.need(a.document(a.ana, id, "template", template, "keep", "1"), 200)
		result := a.need(a.call("GET", "/api/convert/result/"+id, a.ana, nil), 200).text()
		if strings.Contains(result, "nothing of it is printed") != lost {
			t.Errorf("the result after %s was kept: %s", template, result[strings.Index(result, `"unprinted"`):])
		}
	}
}
