package httpapi

import (
	"bytes"
	"fmt"
	"net/http"
	"net/http/httptest"
	"strings"
	"testing"
	"unicode"
	"unicode/utf8"

	"focal/internal/convert"
	"focal/internal/problem"
)

func posted(contentType string, body []byte) *request {
	r := httptest.NewRequest(http.MethodPost, "/", bytes.NewReader(body))
	r.Header.Set("Content-Type", contentType)
	return &request{http: r}
}

// A file's name is for reading only: no path, no line break, no invisible
// character, whatever the client sends as one.
func TestAssurance_52_NamesOfUploads(t *testing.T) {
	for sent, want := range map[string]string{
		"cv.pdf": "cv.pdf", "../../etc/passwd": "passwd", `C:\Users\Ana\cv.docx`: "cv.docx", "/": "file", "..": "file", "": "file", ".": "file",
		"a\r\nSet-Cookie: x=1": "aSet-Cookie: x=1", "cv\u202efdp.exe": "cvfdp.exe", "\x00cv\x7f.pdf": "cv.pdf", "Žofie.pdf": "Žofie.pdf",
		strings.Repeat("x", 300): strings.Repeat("x", 120), "\xff\xfecv.pdf": "cv.pdf", "<b>.pdf": "<b>.pdf",
	} {
		if got := cleanFileName(sent); got != want {
			t.Errorf("%q became %q, want %q", sent, got, want)
		}
	}
}

// The first line of a pasted job description is its name where it is a title, and as
// harmless as an uploaded one.
func TestAssurance_52_NamesOfPastedTexts(t *testing.T) {
	for text, want := range map[string]string{
		"Buyer\nYou buy.": "Buyer.txt", "## Buyer ##": "Buyer.txt", "\n \n---\n 2026 \n\tNode.js  developer": "Node.js developer.txt",
		"C/C++ engineer": "C-C++ engineer.txt", `..\..\etc/passwd`: "etc-passwd.txt", "a\r\nSet-Cookie: x": "a.txt", "Buyer\u202efdp.exe": "Buyerfdp.exe.txt",
		strings.Repeat("word ", 20): "job-description.txt", "12 34": "job-description.txt", strings.Repeat("é", 80): strings.Repeat("é", 80) + ".txt", strings.Repeat("é", 81): "job-description.txt",
	} {
		if got := pastedName(text); got != want {
			t.Errorf("%q is called %q, want %q", text, got, want)
		}
	}
}

// FuzzAssurance_52_43_Multipart: any bytes as a form, with any file name.
func FuzzAssurance_52_43_Multipart(f *testing.F) {
	for _, name := range []string{"cv.pdf", "../../x", "a\"; filename=\"b", "\x00", "\u202e", "c:\\x", "=?utf-8?q?=2e=2e/x?="} {
		f.Add([]byte("Content-Disposition: form-data; name=\"files\"; filename=\""+name+"\"\r\n\r\nJo"), name)
	}
	f.Add([]byte("\r\n\r\n--b\r\n"), "*")
	limits := convert.Limits{Files: 3, FileBytes: 64}
	f.Fuzz(func(t *testing.T, part []byte, name string) {
		var body bytes.Buffer
		fmt.Fprintf(&body, "--b\r\n%s\r\n--b\r\nContent-Disposition: form-data; name=\"files\"; filename*=UTF-8''%s\r\n\r\nx\r\n--b--\r\n", part, extValue(name))
		form, err := readForm(posted("multipart/form-data; boundary=b", body.Bytes()), limits)
		if err != nil {
			if kind := problem.KindOf(err); kind != problem.Invalid && kind != problem.TooLarge {
				t.Errorf("%v", err)
			}
			return
		}
		for field, files := range form.files {
			if len(files) > limits.Files {
				t.Errorf("%d files in %q", len(files), field)
			}
			for _, u := range files {
				if u.Name == "" || strings.ContainsAny(u.Name, `/\`) || strings.ContainsFunc(u.Name, unicode.IsControl) || !utf8.ValidString(u.Name) || utf8.RuneCountInString(u.Name) > 120 {
					t.Errorf("the name %q", u.Name)
				}
				if int64(len(u.Data)) > limits.FileBytes {
					t.Errorf("%d bytes", len(u.Data))
				}
			}
		}
	})
}

// Refusals by the decoder name the field in a sentence; nothing of Go or of the
// schema language is in them.
func TestRefusalsAreSentences(t *testing.T) {
	s := New(Config{Convert: convert.New(convert.Config{})})
	for _, c := range []struct{ body, contentType, want string }{
		{`{"name":7}`, "application/json", "name must be text."},
		{`[1]`, "application/json", "The request must be a JSON object."},
		{`{`, "application/json", "The request is not valid JSON."},
		{`{"name":"a"`, "", "The request is not valid JSON."},
		{`name=a`, "application/x-www-form-urlencoded", "Send the request as JSON, with Content-Type: application/json."},
	} {
		w := httptest.NewRecorder()
		r := posted(c.contentType, []byte(c.body)).http
		r.URL.Path = "/api/auth/register"
		s.Handler().ServeHTTP(w, r)
		if got := strings.TrimSpace(w.Body.String()); got != fmt.Sprintf(`{"error":%q}`, c.want) {
			t.Errorf("%s: %d %s, want %q", c.body, w.Code, got, c.want)
		}
	}
}
