package pdf

import (
	"context"
	"errors"
	"strconv"
	"strings"
	"testing"

	"focal/internal/problem"
)

// bombs are files that loop, nest or swell.
func bombs() map[string][]byte {
	const catalog = "<</Type/Catalog/Pages 2 0 R>>"
	onePageOf := func(content string) []byte {
		return raw(catalog, "<</Type/Pages/Kids[3 0 R]/Count 1>>", onePage, content)
	}
	stream := func(s string) string { return "<</Length " + strconv.Itoa(len(s)) + ">>stream\n" + s + "\nendstream" }
	huge := raw(catalog, "<</Type/Pages/Kids[3 0 R]/Count 1>>", onePage, stream("BT (x) Tj ET"))
	return map[string][]byte{
		"page tree in a circle":         raw(catalog, "<</Type/Pages/Kids[2 0 R]/Count 1>>"),
		"two nodes in a circle":         raw(catalog, "<</Type/Pages/Kids[3 0 R]/Count 9>>", "<</Type/Pages/Kids[2 0 R]/Parent 2 0 R/Count 9>>"),
		"parents in a circle":           raw(catalog, "<</Type/Pages/Kids[3 0 R]/Count 1/Parent 3 0 R>>", "<</Type/Pages/Kids[4 0 R]/Count 1/Parent 2 0 R>>", onePage),
		"contents of itself":            raw(catalog, "<</Type/Pages/Kids[3 0 R]/Count 1>>", "<</Type/Page/Parent 2 0 R/Contents[3 0 R 3 0 R]>>"),
		"a form that draws itself":      raw(catalog, "<</Type/Pages/Kids[3 0 R]/Count 1>>", "<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Resources<</XObject<</F 5 0 R>>>>/Contents 4 0 R>>", stream("/F Do"), "<</Type/XObject/Subtype/Form/BBox[0 0 9 9]/Resources<</XObject<</F 5 0 R>>>>/Length 12>>stream\n/F Do /F Do \nendstream"),
		"length of itself":              raw(catalog, "<</Type/Pages/Kids[3 0 R]/Count 1>>", onePage, "<</Length 4 0 R>>stream\nq Q\nendstream"),
		"deep arrays":                   raw(catalog, "<</Type/Pages/Kids[3 0 R]/Count 1>>", "<</Type/Page/Parent 2 0 R/X "+strings.Repeat("[", 100_000)+strings.Repeat("]", 100_000)+">>"),
		"deep dictionaries":             raw(catalog, "<</Type/Pages/Kids[3 0 R]/Count 1>>", "<</Type/Page/Parent 2 0 R/X "+strings.Repeat("<</A ", 50_000)+"1"+strings.Repeat(">>", 50_000)+">>"),
		"count of ten thousand":         raw(catalog, "<</Type/Pages/Kids["+strings.Repeat("3 0 R ", 10_000)+"]/Count 10000>>", onePage, stream("BT (x) Tj ET")),
		"count of two thousand million": raw(catalog, "<</Type/Pages/Kids[3 0 R]/Count 2147483647>>", onePage, stream("BT (x) Tj ET")),
		"a table of a thousand million": []byte(strings.Replace(string(huge), "xref\n0 5", "xref\n0 1000000000", 1)),
		"previous table is itself":      []byte(strings.Replace(string(huge), "/Root 1 0 R", "/Root 1 0 R/Prev "+strconv.Itoa(strings.Index(string(huge), "xref")), 1)),
		"inflates to 320 MB":            onePageOf(inflating(320 << 20)),
		"a page of a million miles":     raw(catalog, "<</Type/Pages/Kids[3 0 R]/Count 1>>", "<</Type/Page/Parent 2 0 R/MediaBox[-1e30 -1e30 1e30 1e30]/Contents 4 0 R>>", stream("BT (x) Tj ET")),
	}
}

// sound is what must hold of any file: a document, or an error with a sentence.
func sound(t *testing.T, r *Reader, data []byte) {
	t.Helper()
	d, err := r.Read(context.Background(), data)
	if err == nil {
		if len(d.Pages) == 0 || len(d.Pages) > MaxPages {
			t.Errorf("%d pages", len(d.Pages))
		}
		return
	}
	var e *problem.Error
	if !errors.As(err, &e) || e.Kind != problem.Unreadable && e.Kind != problem.TooLarge || !strings.HasSuffix(e.Message, ".") {
		t.Errorf("%v", err)
	}
}

func FuzzAssurance_45_PDF(f *testing.F) {
	f.Add(sheet(f, resume))
	for name, data := range bombs() {
		if len(data) < 1<<12 || name == "deep arrays" {
			f.Add(data)
		}
	}
	r := reader(f, Config{Children: 1, Tesseract: "no-such-program-as-this"})
	f.Fuzz(func(t *testing.T, data []byte) { sound(t, r, data) })
}
