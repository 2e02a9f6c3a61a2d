package text

import (
	"regexp"
	"strings"

	"focal/internal/ingest/flow"
	"focal/internal/ingest/page"
)

var (
	atx      = regexp.MustCompile(`^(#{1,6})[ \t]+(.+?)[ \t]*#*$`)
	strong   = regexp.MustCompile(`\*\*[^*\s][^*]*\*\*|__[^_\s][^_]*__`)
	link     = regexp.MustCompile(`\[[^\]\n]{1,200}\]\((?:https?://|mailto:|tel:)[^)\s]{1,500}\)`)
	inline   = regexp.MustCompile(strong.String() + `|` + link.String() + `|\*[^*\s][^*]*\*|\b_[^_\s][^_]*_\b|` + "`[^`]+`" + `|<(?:https?://|mailto:)[^>\s]+>`)
	escaped  = regexp.MustCompile(`\\([\\` + "`" + `*_{}\[\]()#+\-.!|&])`)
	tableRow = regexp.MustCompile(`^\|.+\|$`)
	tableRul = regexp.MustCompile(`^\|?[\s:|-]*-{2,}[\s:|-]*\|?$`)
)

// isMarkdown reports whether the file is written in Markdown.
func isMarkdown(rows []row) bool {
	for i := range rows {
		if m := atx.FindStringSubmatch(rows[i].text); m != nil && rows[i].indent < 4 ||
			strong.MatchString(rows[i].text) || link.MatchString(rows[i].text) {
			return true
		}
	}
	return false
}

// markdown resolves headings, emphasis, links and tables.
func markdown(rows []row) {
	for i := range rows {
		r := &rows[i]
		if m := atx.FindStringSubmatch(r.text); m != nil && r.indent < 4 {
			r.kind, r.level, r.text = page.Heading, len(m[1]), m[2]
		}
		switch {
		case tableRow.MatchString(r.text) && strings.Count(r.text, "|") > 2:
			r.table, r.drop = true, tableRul.MatchString(r.text)
		case rule(r.text) == 0:
			r.mark()
		}
	}
}

// mark takes the marks of emphasis and links out of the text.
func (r *row) mark() {
	r.runs = spans(r.text, page.Run{}, 0)
	r.text = ""
	for _, run := range r.runs {
		r.text += run.Text
	}
	if strings.TrimSpace(r.text) == "" {
		r.drop = true
	}
}

// spans splits text into runs at emphasis and links.
func spans(s string, style page.Run, depth int) []page.Run {
	p := spanner{style: style, depth: depth}
	for s != "" && depth <= maxSpans {
		at := inline.FindStringIndex(s)
		if at == nil {
			break
		}
		m := s[at[0]:at[1]]
		if at[0] > 0 && s[at[0]-1] == '\\' || at[0] == 0 && strings.HasPrefix(m, "* ") {
			p.text(s[:at[1]])
		} else {
			p.text(s[:at[0]])
			p.marked(m)
		}
		s = s[at[1]:]
	}
	p.text(s)
	return p.out
}

const maxSpans = 4 // inside one another

type spanner struct {
	style page.Run
	depth int
	out   []page.Run
}

func (p *spanner) text(s string) {
	if s != "" {
		p.style.Text = escaped.ReplaceAllString(s, "$1")
		p.out = append(p.out, p.style)
	}
}

// marked takes a stretch with the marks around it.
func (p *spanner) marked(m string) {
	inner := p.style
	switch {
	case m[0] == '[':
		label, target, _ := strings.Cut(m[1:len(m)-1], "](")
		inner.Link = flow.SafeLink(target)
		m = label
	case m[0] == '<' || m[0] == '`':
		p.text(m[1 : len(m)-1])
		return
	case m[1] == m[0]:
		inner.Bold = true
		m = m[2 : len(m)-2]
	default:
		inner.Italic = true
		m = m[1 : len(m)-1]
	}
	p.out = append(p.out, spans(m, inner, p.depth+1)...)
}

// tableOf makes a table of one Markdown row.
func tableOf(s string) *flow.Table {
	var row flow.Row
	for c := range strings.SplitSeq(strings.Trim(s, "|"), "|") {
		row.Cells = append(row.Cells, flow.Cell{Blocks: []flow.Block{{Para: &flow.Para{Runs: spans(strings.TrimSpace(c), page.Run{}, 0)}}}})
	}
	return &flow.Table{Rows: []flow.Row{row}}
}
