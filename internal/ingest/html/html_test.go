package html_test

import (
	"errors"
	"strings"
	"testing"

	"focal/internal/ingest/html"
	"focal/internal/ingest/page"
)

func flat(doc *page.Document) string {
	var lines []string
	for _, l := range doc.Lines() {
		s := strings.ReplaceAll(l.Text(), "\t", "⇥")
		switch l.Kind {
		case page.Heading:
			s = "# " + s
		case page.ListItem:
			s = strings.Repeat(" ", l.Level) + l.Bullet + " " + s
		}
		for _, seg := range l.Segments {
			for _, r := range seg.Runs {
				if r.Link != "" {
					s += "<" + r.Link + ">"
				}
			}
		}
		lines = append(lines, s)
	}
	return strings.Join(lines, "/")
}

func TestRead(t *testing.T) {
	for _, c := range []struct{ name, in, want string }{
		{"blocks and breaks", "<h1>Ngozi\n Eze</h1><p>Joiner<br>Leeds</p><div>a<div>b</div>c</div>", "# Ngozi Eze/Joiner/Leeds/a/b/c"},
		{"lists", "<ul><li>Stairs<ol><li>oak</li><li><p>ash</p></li></ol></li><li>Doors</li></ul>", "• Stairs/ 1. oak/ 2. ash/• Doors"},
		{"no scripts, styles, comments, hidden parts", "<head><title>T</title><style>x{}</style></head><!-- c --><script>alert(1)</script><p style='display: none'>h</p><p hidden>i</p><p style='font-size:1px'>j</p><del>k</del>seen", "seen"},
		{"links", `<a href="https://wood.example.net">site</a> <a href="javascript:alert(1)">no</a>`, "site no<https://wood.example.net>"},
		{"table", "<table><thead><tr><th>Years</th><th>Trade</th></tr></thead><tr><td>2011</td><td>Joiner</td></tr></table>", "Years⇥Trade/2011⇥Joiner"},
		{"hard spaces draw a gap", "<p>Joiner&nbsp;&nbsp;&nbsp;&nbsp;2011</p>", "Joiner⇥2011"},
		{"lists as Word saves them", "<p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><![if !supportLists]><span style='font-family:Symbol'>·<span>&nbsp;&nbsp;&nbsp;&nbsp; </span></span><![endif]>Stairs</p>", "· Stairs"},
		{"preformatted", "<pre>Joiner\n2011</pre>", "Joiner/2011"},
		{"encoding", "<meta charset=windows-1252><p>Zo\xeb</p>", "Zoë"},
	} {
		t.Run(c.name, func(t *testing.T) {
			doc, err := html.Read(t.Context(), []byte(c.in))
			if err != nil {
				t.Fatal(err)
			}
			if got := flat(doc); got != c.want {
				t.Errorf("got  %s\nwant %s", got, c.want)
			}
		})
	}
}

func TestArchive(t *testing.T) {
	mhtml := "MIME-Version: 1.0\r\nContent-Type: multipart/related; boundary=\"b\"\r\n\r\n--b\r\nContent-Type: image/png\r\n\r\nxx\r\n" +
		"--b\r\nContent-Type: multipart/alternative; boundary=c\r\n\r\n--c\r\nContent-Type: text/html; charset=utf-8\r\nContent-Transfer-Encoding: base64\r\n\r\nPHA+Tmdvemk8L3A+\r\n--c--\r\n--b--\r\n"
	doc, err := html.ReadArchive(t.Context(), []byte(mhtml))
	if err != nil || flat(doc) != "Ngozi" {
		t.Errorf("%v %v", doc, err)
	}
	for _, in := range []string{"", "MIME-Version: 1.0\r\n\r\nx", "Content-Type: multipart/mixed; boundary=b\r\n\r\n--b--", "Content-Type: image/png\r\n\r\nx"} {
		if _, err := html.ReadArchive(t.Context(), []byte(in)); !errors.Is(err, html.ErrDamaged) {
			t.Errorf("%q: %v", in, err)
		}
	}
}

func TestDeep(t *testing.T) {
	in := strings.Repeat("<div>", 20000) + "x" + strings.Repeat("<table><tr><td>", 2000)
	if _, err := html.Read(t.Context(), []byte(in)); err != nil && !errors.Is(err, html.ErrDamaged) {
		t.Error(err)
	}
}

func FuzzRead(f *testing.F) {
	f.Add([]byte("<ul><li><table><tr><td>a<p>b</ul>c<br><h2>d"))
	f.Fuzz(func(t *testing.T, data []byte) {
		if doc, err := html.Read(t.Context(), data); err == nil {
			for _, l := range doc.Lines() {
				if len(l.Segments) == 0 {
					t.Fatal("a line without segments")
				}
			}
		}
	})
}
