package app_test

import (
	"archive/zip"
	"bytes"
	"strings"
	"testing"
)

// Three CVs, of which the first tells no name.
const (
	whoseCV = "Experience\nShift Supervisor, Northgate Cold Stores, Hull\nMarch 2018 - present\n- Led a team of fourteen pickers.\n\n" +
		"Education\nNVQ Level 3 in Warehousing, Scarborough College, 2014\n"
	nilsCV = "Nils Amberg\nnils.amberg@example.net\n\nExperience\nGlazier, Tarn Glass Works, Leeds\nMarch 2018 - present\n" +
		"- Fitted four hundred windows a year.\n\nEducation\nNVQ Level 2 in Glazing, Leeds College, 2010\n"
	odaCV = "Oda Brink\noda.brink@example.net\n\nExperience\nSailmaker, Quay Canvas, Whitby\nMay 2016 - present\n" +
		"- Sewed ninety sails.\n\nEducation\nNVQ Level 2 in Sewing, Whitby College, 2012\n"
)

// withheldFile is what a result says of a CV that may not be blind.
type withheldFile struct {
	Index    int64
	Withheld string
}

// inOrder are the Word files of a download in its order.
func inOrder(t *testing.T, a answer) (texts []string) {
	t.Helper()
	parts := func(data []byte) *zip.Reader {
		z, err := zip.NewReader(bytes.NewReader(data), int64(len(data)))
		if err != nil {
			t.Fatal(err)
		}
		return z
	}
	all := read(t, a)
	if a.header.Get("Content-Type") != "application/zip" {
		return []string{all["word/document.xml"]}
	}
	for _, f := range parts(a.body).File {
		if strings.HasSuffix(f.Name, ".docx") {
			texts = append(texts, read(t, answer{body: []byte(all[f.Name])})["word/document.xml"])
		}
	}
	return texts
}

// A blind CV of which nobody knows the name is withheld: the result says so and why, a download says which CVs its
// documents are of, in their order, and a look which of these it does not hand out. With the name it is like any other.
func TestAWithheldCVIsNamed(t *testing.T) {
	e := start(t, real(t))
	ana := e.subscriber("ana", 9)
	for _, c := range []struct {
		name         string
		f            form
		look, taken  string // CV-Index of a look and of a download; "" = refused
		named        string // CV-Index when the name is given
		works, first []string
	}{
		{"alone", cvs(whoseCV), "0;withheld", "", "0", []string{"Northgate"}, nil},
		{
			"with others", cvs(whoseCV, nilsCV, odaCV), "0;withheld, 1, 2", "1, 2", "0, 1, 2",
			[]string{"Northgate", "Tarn Glass", "Quay Canvas"},
			[]string{"Tarn Glass", "Quay Canvas"},
		},
	} {
		id := e.submit(ana, c.f.with("privacy", "Blind"))
		e.wait(ana, id)
		var task struct{ Blind bool }
		e.need(e.call("GET", "/api/convert/task-status/"+id, ana, nil), 200).json(e, &task)
		if !task.Blind {
			t.Errorf("%s: the task is not said to be blind", c.name)
		}
		var result struct{ Files []withheldFile }
		e.need(e.call("GET", "/api/convert/result/"+id, ana, nil), 200).json(e, &result)
		for _, f := range result.Files {
			if is := strings.HasPrefix(f.Withheld, "No name was found"); is != (f.Index == 0) {
				t.Errorf("%s: CV %d is withheld: %q", c.name, f.Index, f.Withheld)
			}
		}
		expect := func(what string, a answer, index string, works []string) {
			t.Helper()
			if got := a.header.Get("CV-Index"); got != index {
				t.Errorf("%s, %s: of %q, want %q", c.name, what, got, index)
			}
			texts := inOrder(t, e.need(a, 200))
			for i, work := range works {
				if len(texts) != len(works) || !strings.Contains(texts[i], work) {
					t.Errorf("%s, %s: %d documents, want %q in number %d", c.name, what, len(texts), work, i)
				}
			}
		}
		expect("a look", e.document(ana, id, "look", "1"), c.look, c.works)
		export := func() answer { return e.call("GET", "/api/convert/export/"+id, ana, nil) }
		if c.taken == "" {
			e.need(e.document(ana, id), 409)
			e.need(export(), 409)
		} else {
			expect("a download", e.document(ana, id), c.taken, c.first)
			if got := export().header.Get("CV-Index"); got != c.taken {
				t.Errorf("%s: text of %q, want %q", c.name, got, c.taken)
			}
		}
		var file withheldFile
		e.need(e.review(ana, id, 0, nil, map[string]string{"person.name": "Quill Zorn"}), 200).json(e, &file)
		if file.Withheld != "" {
			t.Errorf("%s: withheld with its name: %q", c.name, file.Withheld)
		}
		expect("a look with the name", e.document(ana, id, "look", "1"), c.named, c.works)
		expect("a download with the name", e.document(ana, id), c.named, c.works)
	}
}
