package httpapi

import (
	"math"
	"mime"
	"strings"
	"testing"
	"unicode"
	"unicode/utf8"
)

func TestAttachment(t *testing.T) {
	for name, want := range map[string]string{
		"Jo_Li_CV.docx":        `attachment; filename="Jo_Li_CV.docx"`,
		"Žofie Nová_CV.docx":   `attachment; filename="_ofie Nov__CV.docx"; filename*=UTF-8''%C5%BDofie%20Nov%C3%A1_CV.docx`,
		`a"b;c%41.docx`:        `attachment; filename="a_b_c_41.docx"; filename*=UTF-8''a%22b%3Bc%2541.docx`,
		"x\r\nSet-Cookie: a=b": `attachment; filename="xSet-Cookie: a=b"`,
		`..\..\evil/../a.docx`: `attachment; filename="_.._evil_.._a.docx"`,
		"\u202Efdp.exe":        `attachment; filename="fdp.exe"`,
		"":                     `attachment; filename="document"`,
		" .. ":                 `attachment; filename="document"`,
	} {
		if got := attachment(name); got != want {
			t.Errorf("%q: %s, want %s", name, got, want)
		}
	}
}

// A zip has the name that was promised, and for clients that know more one that tells more.
func TestAttachmentOr(t *testing.T) {
	for modern, want := range map[string]string{
		"":                         `attachment; filename="resumes.zip"`,
		"Käufer_2026-11-24.zip":    `attachment; filename="resumes.zip"; filename*=UTF-8''K%C3%A4ufer_2026-11-24.zip`,
		"a\r\nX: b_2026-11-24.zip": `attachment; filename="resumes.zip"; filename*=UTF-8''aX%3A%20b_2026-11-24.zip`,
	} {
		if got := attachmentOr("resumes.zip", modern); got != want {
			t.Errorf("%q: %s, want %s", modern, got, want)
		}
	}
}

// Whatever the name: one header line, readable by a strict parser, no path, and
// the name that a browser takes is what was meant.
func FuzzAssurance_41_Attachment(f *testing.F) {
	for _, seed := range []string{"a.docx", "\"", "\r\n", "../x", "名前.docx", "a;b", "%00", "\xff\xfe", strings.Repeat("ä", 300), "\\"} {
		f.Add(seed)
	}
	f.Fuzz(func(t *testing.T, name string) {
		value := attachment(name)
		for _, r := range value {
			if r < ' ' || r > '~' {
				t.Fatalf("%q holds %q", value, r)
			}
		}
		kind, params, err := mime.ParseMediaType(value)
		if err != nil || kind != "attachment" {
			t.Fatalf("%q: %v", value, err)
		}
		got := params["filename"]
		if got == "" || strings.ContainsAny(got, `/\`) || got == "." || got == ".." || utf8.RuneCountInString(got) > 150 || strings.ContainsFunc(got, unicode.IsControl) {
			t.Fatalf("%q from %q", got, name)
		}
	})
}

// Every route is in the table once, and New panics where table and handlers
// disagree (assurance item 5), so that building a server is the test.
func TestAssurance_05_RouteTable(t *testing.T) {
	s := New(Config{})
	ids, paths := map[string]bool{}, map[string]bool{}
	for _, r := range Routes {
		if ids[r.ID] || paths[r.Method+r.Path] {
			t.Errorf("%s %s is in the table twice", r.Method, r.Path)
		}
		ids[r.ID], paths[r.Method+r.Path] = true, true
		switch r.Role {
		case Public, Refresh, User, Admin:
		default:
			t.Errorf("%s has no role", r.ID)
		}
		if strings.HasPrefix(r.Path, "/admin/") && r.Role != Admin && !strings.HasPrefix(r.Path, "/admin/chat/") {
			t.Errorf("%s is open to %s", r.Path, r.Role)
		}
		if r.Method != "GET" && r.Rate.Max == 0 && r.ID != "paymentWebhook" {
			t.Errorf("%s has no limit", r.ID)
		}
	}
	for path, item := range s.api.OpenAPI().Paths {
		for method, op := range map[string]any{"GET": item.Get, "POST": item.Post, "PUT": item.Put, "DELETE": item.Delete, "PATCH": item.Patch} {
			if op != nil && !isNil(op) && !paths[method+path] {
				t.Errorf("%s %s is documented and not in the table", method, path)
			}
		}
	}
}

// Whatever page is asked for, its place in the list is a number.
func TestPaging(t *testing.T) {
	for _, c := range [][4]int64{ // asked for, and what it is taken for
		{0, 0, 1, 20},
		{3, 10, 3, 10},
		{-4, -1, 1, 1},
		{1, 1000, 1, 100},
		{math.MaxInt64, 100, 1 << 20, 100},
		{math.MaxInt64 / 20, 20, 1 << 20, 20},
		{math.MinInt64, math.MinInt64, 1, 1},
	} {
		if page, perPage := paging(c[0], c[1], 20); page != c[2] || perPage != c[3] {
			t.Errorf("%d by %d: %d by %d", c[0], c[1], page, perPage)
		}
	}
}
