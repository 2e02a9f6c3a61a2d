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
			if r.table = true; tableRul.MatchString(r.text) {
				r.drop = true
			}
			continue
		case rule(r.text) != 0:
			continue
		}
		r.runs = spans(r.text, page.Run{}, 0)
		r.text = ""
		for _, run := range r.runs {
			r.text += run.Text
		}
		if strings.TrimSpace(r.text) == "" {
			r.drop = true
		}
	}
}

// spans splits text into runs at emphasis and links.
func spans(s string, style page.Run, depth int) []page.Run {
	var out []page.Run
	add := func(text string) {
		if text != "" {
			style.Text = escaped.ReplaceAllString(text, "$1")
			out = append(out, style)
		}
	}
	if depth > 4 {
		add(s)
		return out
	}
	for s != "" {
		at := inline.FindStringIndex(s)
		if at == nil {
			break
		}
		m := s[at[0]:at[1]]
		if at[0] > 0 && s[at[0]-1] == '\\' || m[0] == '*' && m[1] != '*' && at[0] == 0 && strings.HasPrefix(m, "* ") {
			add(s[:at[1]])
			s = s[at[1]:]
			continue
		}
		add(s[:at[0]])
		s = s[at[1]:]
		inner := style
		switch m[0] {
		case '[':
			label, target, _ := strings.Cut(m[1:len(m)-1], "](")
			inner.Link = flow.SafeLink(target)
			out = append(out, spans(label, inner, depth+1)...)
		case '<', '`':
			add(m[1 : len(m)-1])
		default:
			if m[1] == m[0] {
				inner.Bold = true
				m = m[1 : len(m)-1]
			} else {
				inner.Italic = true
			}
			out = append(out, spans(m[1:len(m)-1], inner, depth+1)...)
		}
	}
	add(s)
	return out
}

// tableOf makes a table of one Markdown row.
func tableOf(s string) *flow.Table {
	var row flow.Row
	for c := range strings.SplitSeq(strings.Trim(s, "|"), "|") {
		row.Cells = append(row.Cells, flow.Cell{Blocks: []flow.Block{{Para: &flow.Para{Runs: spans(strings.TrimSpace(c), page.Run{}, 0)}}}})
	}
	return &flow.Table{Rows: []flow.Row{row}}
}
