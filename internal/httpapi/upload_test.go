package httpapi

import (
	"bytes"
	"fmt"
	"net/http"
	"net/http/httptest"
	"os"
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

// Ten CVs of 10 MB each wait on the disk, whole, and are gone with the form; so are those
// of a request that is refused in the middle.
func TestD2_LargeFilesWaitOnTheDisk(t *testing.T) {
	t.Setenv("TMPDIR", t.TempDir())
	limits := convert.Limits{Files: 10, FileBytes: 10 << 20, Memory: inMemory}
	for _, c := range []struct {
		name        string
		files, size int
		fails       problem.Kind // "" = it does not
		onDisk      int
	}{
		{"ten large ones", 10, 10 << 20, "", 10},
		{"small ones stay in memory", 10, 1 << 20, "", 0},
		{"one too many", 11, 2 << 20, problem.Invalid, 0},
		{"one that is too large", 1, 10<<20 + 1, problem.TooLarge, 0},
	} {
		form, err := readForm(posted("multipart/form-data; boundary=b", filesOf(c.files, c.size)), limits)
		if (err != nil) != (c.fails != "") || err != nil && !problem.Is(err, c.fails) {
			t.Errorf("%s: %v", c.name, err)
		}
		if left, _ := os.ReadDir(os.TempDir()); len(left) != c.onDisk {
			t.Errorf("%s: %d files on the disk", c.name, len(left))
		}
		if form == nil {
			continue
		}
		for i, f := range form.files["files"] {
			data, err := f.Content()
			if err != nil || len(data) != c.size || f.Size() != int64(c.size) || data[0] != byte('a'+i) || data[c.size-1] != byte('a'+i) {
				t.Errorf("%s: file %d has %d bytes, %v", c.name, i, len(data), err)
			}
		}
		form.close()
		if left, _ := os.ReadDir(os.TempDir()); len(left) != 0 {
			t.Errorf("%s: %d files are left", c.name, len(left))
		}
	}
}

// filesOf is a form of that many files, each of one letter.
func filesOf(count, size int) []byte {
	var body bytes.Buffer
	for i := range count {
		fmt.Fprintf(&body, "--b\r\nContent-Disposition: form-data; name=\"files\"; filename=\"%d.txt\"\r\n\r\n", i)
		body.Write(bytes.Repeat([]byte{byte('a' + i)}, size))
		body.WriteString("\r\n")
	}
	body.WriteString("--b--\r\n")
	return body.Bytes()
}
