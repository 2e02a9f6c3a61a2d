package app_test

import (
	"archive/zip"
	"bytes"
	"fmt"
	"io"
	"maps"
	"slices"
	"strings"
	"testing"

	"focal/internal/app"
	"focal/internal/cv"
	"focal/internal/ooxml"
)

const plainCV = `Imogen Fairweather
imogen@example.org

Work Experience

Lead Surveyor, Harbour & Tide Ltd, 2019 - 2024
- Surveyed four harbours a year.
`

// asking is an installation with a template of the house, whose admin says what templates
// ask for, and a user of both.
type asking struct {
	*env
	root, ana string
}

func startAsking(t *testing.T) asking {
	t.Helper()
	sample := func(c *app.Config) {
		c.Sample = &cv.Document{Person: cv.Person{Name: cv.Text{ID: "person.name", Value: "Ina Specimen"}}}
	}
	e := start(t, real(t), sample)
	a := asking{env: e, root: e.admin()}
	a.ana = e.user("ana", app.NewUser{Active: true, Credits: 9, Templates: []string{"Agency", "House style"}})
	starter := e.need(e.call("GET", "/api/admin/templates/Generic/starter", a.root, nil), 200).body
	own := tagged(t, starter, "{{name}}", "{{name}} / {{fields.day_rate}} / {{fields.free}}")
	upload := form{fields: map[string]string{"name": "House style"}, files: []upload{{"file", "t.docx", string(own)}}}
	e.need(e.call("POST", "/api/admin/templates", a.root, upload), 201)
	return a
}

func (a asking) set(template string, specs ...object) answer {
	return a.call("PUT", "/api/admin/templates/"+template+"/fields", a.root, object{"fields": append([]object{}, specs...)})
}

func (a asking) refused(answer answer, want string) {
	a.Helper()
	if said := a.need(answer, 400).message(a); !strings.Contains(said, want) {
		a.Errorf("%s, want %s", said, want)
	}
}

func (a asking) convert(f form) answer {
	return a.call("POST", "/api/convert/generate-resume-bulk", a.ana, f)
}

func (a asking) says(document answer, texts ...string) {
	a.Helper()
	said := textOf(a.T, a.need(document, 200))
	for _, want := range texts {
		if !strings.Contains(said, want) {
			a.Errorf("the document does not say %q: %s", want, said)
		}
	}
}

func spec(name, label, kind string, required bool) object {
	return object{"name": name, "label": label, "kind": kind, "required": required}
}

// agencyFields are what the tests ask for in Agency.
var agencyFields = []object{
	spec("reference", "Our reference", "text", true), spec("day_rate", "Day rate", "number", false),
	spec("free", "Free from", "date", false),
}

// Where no admin has said anything, a template asks for what its own tags name.
func TestB5_FieldsThatAdminsDefine(t *testing.T) {
	a := startAsking(t)
	list := a.need(a.call("GET", "/api/convert/templates", a.ana, nil), 200).text()
	for _, want := range []string{
		`{"template":"Agency","fields":[{"name":"reference","label":"Reference","kind":"text","required":false}`, `"photo":true`,
		`{"name":"day_rate","label":"Day rate"`,
	} {
		if !strings.Contains(list, want) {
			t.Errorf("%s is not among what is asked for: %s", want, list)
		}
	}
	a.need(a.set("Nothing"), 404)
	a.refused(a.set("Agency", spec("Day Rate", "Day rate", "text", true)), "for its tag")
	a.need(a.set("Agency", agencyFields...), 200)
	for template, want := range map[string]string{
		"Agency": "", "House%20style": `"without_tag":["Our reference"]`,
		"Generic": `"without_tag":["Our reference","Day rate","Free from"]`,
	} {
		said := a.need(a.set(template, agencyFields...), 200).text()
		if !strings.Contains(said, want) || strings.Contains(said, "without_tag") != (want != "") {
			t.Errorf("%s: fields that no tag prints: %s", template, said)
		}
	}
	a.need(a.set("Generic"), 200)
	log := a.need(a.call("GET", "/api/admin/audit", a.root, nil), 200).text()
	if !strings.Contains(log, "template fields set: Agency") {
		t.Error("the audit does not tell of the fields")
	}
	a.need(a.call("DELETE", "/api/admin/templates/House%20style", a.root, nil), 200)
	if list := a.need(a.call("GET", "/api/admin/templates", a.root, nil), 200).text(); strings.Count(list, "day_rate") != 1 {
		t.Errorf("a deleted template still asks: %s", list)
	}
}

// What is missing or wrong is said before anything is charged.
func TestFieldsThatAreRefused(t *testing.T) {
	a := startAsking(t)
	a.need(a.set("Agency", agencyFields...), 200)
	agency := cvs(plainCV).with("template", "Agency", "photo", "1")
	for _, c := range []struct{ fields, want string }{
		{``, "Our reference is missing"},
		{`{"reference":" "}`, "Our reference is missing"},
		{`{"reference":"HK-1","day_rate":"dear"}`, "Day rate must be a number"},
		{`{"reference":"HK-1","colour":"red"}`, `no "colour"`},
		{`reference=HK-1`, "JSON object"},
	} {
		a.refused(a.convert(agency.with("fields", c.fields)), c.want)
	}
	a.refused(a.convert(agency.with("fields", `{"reference":"HK-1"}`, "privacy", "Blind")), "photograph")
	if left := a.profile(a.ana).Credits; left != 9 {
		t.Errorf("a refusal was charged: %d credits are left", left)
	}
}

// What a template needs may be given for all CVs of a batch, or for each; which one lacks it is said before anything is charged.
func TestFieldsOfEachCV(t *testing.T) {
	a := startAsking(t)
	a.need(a.set("Agency", agencyFields...), 200)
	batch := cvs(plainCV, strings.Replace(plainCV, "Imogen", "Cecily", 1)).with("template", "Agency")
	for _, c := range []struct{ fields, each, want string }{
		{``, `[{"reference":"HK-1"},{}]`, "for " + batch.files[1].name + ": Our reference is missing"},
		{``, `[{"reference":"HK-1"},{"reference":"HK-2"},{}]`, "only 2 CVs"},
		{`{"reference":"HK-1"}`, `[{},{"colour":"red"}]`, `no "colour"`},
		{``, `{"reference":"HK-1"}`, "JSON list"},
	} {
		a.refused(a.convert(batch.with("fields", c.fields, "fields_each", c.each)), c.want)
	}
	if left := a.profile(a.ana).Credits; left != 9 {
		t.Errorf("a refusal was charged: %d credits are left", left)
	}
	each := `[{"reference":"HK-1"},{"reference":"HK-2","day_rate":"700"}]`
	given := batch.with("fields", `{"day_rate":"640"}`, "fields_each", each)
	id := a.submit(a.ana, given)
	again := cvs().with("template", "Agency", "reuse_task", id)
	for _, task := range []string{id, a.submit(a.ana, again)} {
		a.wait(a.ana, task)
		result := a.need(a.call("GET", "/api/convert/result/"+task, a.ana, nil), 200).text()
		for value, want := range map[string]int{"HK-1": 1, "HK-2": 1, "640": 2, "700": 1} { // 640: of all, and of the first
			if got := strings.Count(result, `"value":"`+value+`"`); got != want {
				t.Errorf("%s is there %d times, want %d", value, got, want)
			}
		}
	}
}

// The colour of one CV of a batch is its own, free; the others keep theirs.
func TestAccentOfOneCV(t *testing.T) {
	a := startAsking(t)
	a.need(a.set("Agency"), 200)
	batch := cvs(plainCV, strings.Replace(plainCV, "Imogen", "Cecily", 1)).with("template", "Agency", "accent", "114488")
	id := a.submit(a.ana, batch)
	a.wait(a.ana, id)
	set := func(colour string) answer {
		decided := object{"file": 1, "rejected": []string{}, "edits": object{}, "accent": colour}
		return a.call("POST", "/api/convert/review/"+id, a.ana, decided)
	}
	a.refused(set("red"), "accent must be a colour")
	if said := a.need(set("#2f7a3b"), 200).text(); !strings.Contains(said, `"accent":"2F7A3B"`) {
		t.Errorf("not told: %s", said)
	}
	drawn := func(colour string) []bool { // by name: Cecily, Imogen
		files := read(t, a.need(a.call("POST", "/api/convert/generate-docx/"+id, a.ana, form{}), 200))
		var has []bool
		for _, name := range slices.Sorted(maps.Keys(files)) {
			parts := read(t, answer{body: []byte(files[name])})
			has = append(has, strings.Contains(strings.ToUpper(fmt.Sprint(parts)), colour))
		}
		return has
	}
	for colour, want := range map[string]string{"114488": "[false true]", "2F7A3B": "[true false]"} {
		if got := fmt.Sprint(drawn(colour)); got != want {
			t.Errorf("%s is in %s, want %s", colour, got, want)
		}
	}
	again := cvs().with("template", "Agency", "accent", "114488", "reuse_task", id)
	for keeps, want := range map[string]int{"1": 1, "": 0} {
		next := a.submit(a.ana, again.with("reuse_accents", keeps))
		a.wait(a.ana, next)
		result := a.need(a.call("GET", "/api/convert/result/"+next, a.ana, nil), 200).text()
		if got := strings.Count(result, `"accent":"2F7A3B"`); got != want {
			t.Errorf("used again, kept %q: its colour is there %d times, want %d", keeps, got, want)
		}
	}
}

// A conversion gives the fields, and the finished document says them, also when it is made
// again in another template, and when the conversion is tried again.
func TestFieldsInTheFinishedDocument(t *testing.T) {
	a := startAsking(t)
	a.need(a.set("Agency", agencyFields...), 200)
	agency := cvs(plainCV).with("template", "Agency", "photo", "1")
	id := a.submit(a.ana, agency.with("fields", `{"reference":"HK-20418","day_rate":"640","free":"2027-03-09"}`))
	if got := a.wait(a.ana, id); got.Status != "Completed" {
		t.Fatalf("%+v", got)
	}
	given := `{"key":"reference","label":"Our reference","value":"HK-20418","kind":"text"}`
	result := a.need(a.call("GET", "/api/convert/result/"+id, a.ana, nil), 200).text()
	if !strings.Contains(result, given) {
		t.Errorf("the result does not tell of the fields: %s", result)
	}
	again := form{}.with("template", "Agency", "reuse_task", id)
	second := a.submit(a.ana, again)
	a.wait(a.ana, second)
	a.says(a.document(a.ana, second), "HK-20418", "Photo")
	a.refused(a.convert(again.with("fields", "{}")), "Our reference is missing")

	a.need(a.set("Agency"), 200) // what is asked for from now on does not change what was given
	a.says(a.document(a.ana, id), "Our reference", "HK-20418", "640", "9 Mar 2027", "Photo")
	a.says(a.document(a.ana, id, "template", "House style"), "Imogen Fairweather / 640 / 9 Mar 2027")
	if text := textOf(t, a.need(a.document(a.ana, id, "template", "Generic"), 200)); strings.Contains(text, "HK-20418") {
		t.Errorf("Generic says a reference: %s", text)
	}
	if p := a.need(a.call("GET", "/api/auth/profile", a.ana, nil), 200).text(); strings.Contains(p, "HK-20418") {
		t.Errorf("the next conversion would begin with this one's fields: %s", p)
	}
}

// What differs from person to person is given for each CV after the conversion, in place of what all were given; the
// others keep theirs, and it costs nothing.
func TestB5_FieldsOfOneCandidate(t *testing.T) {
	a := startAsking(t)
	a.need(a.set("Agency", agencyFields...), 200)
	batch := cvs(plainCV, strings.ReplaceAll(plainCV, "Imogen Fairweather", "Bo Quill")).with("template", "Agency")
	id := a.submit(a.ana, batch.with("fields", `{"reference":"HK-20418","day_rate":"640"}`))
	a.wait(a.ana, id)
	give := func(file int, fields object) answer {
		return a.call("PUT", "/api/convert/fields/"+id, a.ana, object{"file": file, "fields": fields})
	}
	a.refused(give(1, object{"day_rate": "700"}), "Our reference is missing")
	a.refused(give(1, object{"reference": "HK-1", "day_rate": "dear"}), "must be a number")
	a.need(give(2, object{"reference": "HK-1"}), 404)
	var one struct {
		Revision string
		Fields   []struct{ Key, Value string }
	}
	a.need(a.call("POST", "/api/convert/review/"+id, a.ana, object{"file": 1, "edits": object{"person.name": "Bo Quill-Hale"}}), 200)
	a.need(give(1, object{"reference": "HK-20419", "free": "2027-03-09"}), 200).json(t, &one)
	if len(one.Fields) != 2 || one.Fields[0].Value != "HK-20419" || one.Revision == "" {
		t.Errorf("%+v", one)
	}
	// and the list of past conversions is searched by it
	for query, want := range map[string]string{"hk-20419": `"total":1`, "HK-20418": `"total":1`, "HK-30000": `"total":0`} {
		if found := a.need(a.call("GET", "/api/convert/history?q="+query, a.ana, nil), 200).text(); !strings.Contains(found, want) {
			t.Errorf("%s: %s, want %s", query, found, want)
		}
	}
	stale := func(revision string) answer {
		body := object{"file": 1, "revision": revision, "fields": object{"reference": "HK-20419", "free": "2027-03-09"}}
		return a.call("PUT", "/api/convert/fields/"+id, a.ana, body)
	}
	a.need(stale(one.Revision), 200)
	a.need(stale("of another window"), 409)
	retry := a.submit(a.ana, form{}.with("template", "Agency", "reuse_task", id, "reuse_files", "1"))
	a.wait(a.ana, retry)
	a.says(a.document(a.ana, retry), "HK-20419", "9 Mar 2027")
	first, second := "", ""
	for name, docx := range zipped(t, a.need(a.document(a.ana, id), 200).body) {
		if strings.Contains(name, "Bo_") {
			second = docx
		} else {
			first = docx
		}
	}
	for text, want := range map[string][2]bool{
		"HK-20418": {true, false}, "640": {true, false}, "HK-20419": {false, true},
		"9 Mar 2027": {false, true}, "Quill-Hale": {false, true},
	} {
		if strings.Contains(first, text) != want[0] || strings.Contains(second, text) != want[1] {
			t.Errorf("%s: in the first %v, in the second %v", text, strings.Contains(first, text), strings.Contains(second, text))
		}
	}
	if left := a.profile(a.ana).Credits; left != 6 {
		t.Errorf("%d credits are left of 9", left)
	}
}

// zipped are the texts of the Word files in a zip by their names.
func zipped(t *testing.T, data []byte) map[string]string {
	t.Helper()
	z, err := zip.NewReader(bytes.NewReader(data), int64(len(data)))
	must(t, err)
	texts := map[string]string{}
	for _, f := range z.File {
		r, err := f.Open()
		must(t, err)
		docx, err := io.ReadAll(r)
		must(t, err)
		if strings.HasSuffix(f.Name, ".docx") {
			texts[f.Name] = textOf(t, answer{body: docx})
		}
	}
	return texts
}

// The demo converts in templates that ask for something, and is asked for nothing.
func TestD1_TheDemoIsAskedForNothing(t *testing.T) {
	both(t, func(e *env) {
		root := e.admin()
		needed := object{"fields": []object{spec("a", "A", "text", true)}}
		e.need(e.call("PUT", "/api/admin/templates/generic/fields", root, needed), 200)
		token := e.user("ana", app.NewUser{})
		id := e.submit(token, cvs("Jo Li").with("demo", "1"))
		if got := e.wait(token, id); got.Status != "Completed" {
			e.Errorf("%+v", got)
		}
		if said := e.need(e.call("GET", "/api/convert/result/"+id, token, nil), 200).text(); !strings.Contains(said, `"demo":true`) {
			e.Errorf("not said: %s", said)
		}
	})
}

// tagged is a Word file with one text of its main part replaced.
func tagged(t *testing.T, docx []byte, old, text string) []byte {
	t.Helper()
	pkg, err := ooxml.Read(docx, ooxml.TemplateLimits)
	must(t, err)
	var parts []ooxml.Packed
	for _, p := range pkg.Parts {
		if p.Name == "word/document.xml" {
			p.Data = bytes.Replace(p.Data, []byte(old), []byte(text), 1)
		}
		packed, err := ooxml.Pack(p.Name, p.Data)
		must(t, err)
		parts = append(parts, packed)
	}
	out, err := ooxml.Zip(parts)
	must(t, err)
	return out
}

// textOf is the text of a document, without its marks.
func textOf(t *testing.T, a answer) string {
	t.Helper()
	root, err := ooxml.Parse([]byte(read(t, a)["word/document.xml"]))
	must(t, err)
	return root.Plain()
}
