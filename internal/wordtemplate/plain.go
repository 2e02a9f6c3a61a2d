package wordtemplate

import (
	"strings"

	"focal/internal/cv"
)

// Text returns the CV as plain text, and as Markdown with markdown set: the same
// values, headings and dates as in a Word file, in the fixed order of sections and in
// the language of o.
func Text(d *cv.Document, o FillOptions, markdown bool) string {
	o = o.normalise(d)
	w := o.words()
	m := model(d, w, o)
	p := plainer{markdown: markdown}
	p.head(m)
	for _, section := range sections {
		list, ok := m[section].([]any)
		if !ok || len(list) == 0 || section == "facts" {
			continue
		}
		p.heading(plain(w.headings[section]))
		for _, item := range list {
			p.item(section, item)
		}
		if section == "jobs" {
			for _, item := range m["career"].([]any) {
				p.item("additional", item)
			}
		}
	}
	return strings.TrimSpace(p.out.String()) + "\n"
}

type plainer struct {
	out      strings.Builder
	markdown bool
	bullets  bool // the last line was a point of a list
}

func (p *plainer) line(s string) {
	if s != "" {
		if p.markdown && p.bullets { // or it would belong to the bullet
			p.gap()
		}
		p.out.WriteString(s + "\n")
	}
	p.bullets = false
}

// gap separates blocks by one empty line.
func (p *plainer) gap() {
	if s := p.out.String(); s != "" && !strings.HasSuffix(s, "\n\n") {
		p.out.WriteString("\n")
	}
	p.bullets = false
}

func (p *plainer) heading(s string) {
	p.gap()
	if p.markdown {
		p.line("## " + escaped(s))
	} else {
		p.line(strings.ToUpper(s))
	}
	p.gap()
}

func (p *plainer) head(m object) {
	if p.markdown && plain(m["name"]) != "" {
		p.line("# " + p.text(plain(m["name"])))
		p.gap()
	} else {
		p.line(plain(m["name"]))
	}
	p.line(p.text(plain(m["label"])))
	if contacts, _ := m["contacts"].([]any); len(contacts) > 0 {
		p.gap()
		p.line(p.text(join(contacts, " | ")))
	}
	details, _ := m["details"].([]any)
	for _, d := range details {
		p.line(p.text(labelled(d.(object))))
	}
}

func labelled(o object) string {
	return strings.Join(nonEmpty(plain(o["label"]), plain(o["value"])), ": ")
}

// item prints one entry of a section.
func (p *plainer) item(section string, item any) {
	o, isObject := item.(object)
	switch {
	case !isObject && section == "summary":
		p.line(p.text(plain(item)))
		p.gap()
	case !isObject:
		p.point(plain(item))
	case section == "skills":
		p.skills(o)
	case section == "clearances":
		p.point(strings.Join(nonEmpty(plain(o["level"]), plain(o["status"]), plain(o["dates"])), ", "))
	case section == "languages":
		p.point(strings.Join(nonEmpty(plain(o["name"]), plain(o["fluency"])), ": "))
	case section == "interests":
		p.point(strings.Join(nonEmpty(plain(o["name"]), plain(o["keywords"])), ": "))
	case section == "references":
		p.point(strings.Join(nonEmpty(plain(o["name"]), plain(o["text"])), ": "))
	case section == "additional":
		p.other(o)
	default:
		p.entry(o)
	}
}

// other is a section without a place of its own.
func (p *plainer) other(o object) {
	p.strong(plain(o["name"]), "")
	p.points(o)
	p.gap()
}

// skills prints a group: on one line, or under its name where there are phrases in it.
func (p *plainer) skills(o object) {
	long, _ := o["long"].([]any)
	if len(long) == 0 {
		p.point(strings.Join(nonEmpty(plain(o["heading"]), plain(o["keywords"])), ": "))
		return
	}
	if name := plain(o["heading"]); name != "" {
		p.gap()
		p.strong(name, "")
	}
	for _, t := range present(append([]any{plain(o["short"])}, long...)...) {
		p.point(plain(t))
	}
	p.gap()
}

// points prints bullets with the labels and lines between them.
func (p *plainer) points(o object) {
	list, _ := o["points"].([]any)
	for _, i := range list {
		item := i.(object)
		text := plain(item["text"])
		switch {
		case truthy(item["bullet"]):
			p.point(text)
		case truthy(item["caption"]):
			p.strong(text, "")
		default:
			p.line(p.text(text))
			if p.markdown {
				p.gap()
			}
		}
	}
}

func (p *plainer) entry(o object) {
	if earlier := plain(o["earlier"]); earlier != "" {
		p.gap()
		p.strong(earlier, "")
	}
	p.strong(strings.Join(nonEmpty(plain(o["heading"]), plain(o["place"])), ", "), plain(o["dates"]))
	for _, key := range []string{"summary", "courses"} {
		list, _ := o[key].([]any)
		for _, t := range list {
			if key == "summary" {
				p.line(p.text(plain(t)))
			} else {
				p.point(plain(t))
			}
		}
	}
	p.points(o)
	p.line(p.text(plain(o["keywords"])))
	p.gap()
}

// strong is the first line of an entry.
func (p *plainer) strong(s, dates string) {
	if s == "" && dates == "" {
		return
	}
	if p.markdown && s != "" {
		s = "**" + escaped(s) + "**"
	}
	p.line(strings.Join(nonEmpty(s, dates), " – "))
	if p.markdown {
		p.gap()
	}
}

func (p *plainer) point(s string) {
	if p.markdown && !p.bullets {
		p.gap()
	}
	p.out.WriteString("- " + p.text(s) + "\n")
	p.bullets = true
}

func (p *plainer) text(s string) string {
	if p.markdown {
		return escaped(s)
	}
	return s
}

var markdownSigns = strings.NewReplacer(`\`, `\\`, "*", `\*`, "_", `\_`, "[", `\[`, "]", `\]`, "<", `\<`, "`", "\\`", "#", `\#`)

// escaped keeps a value from being read as Markdown.
func escaped(s string) string { return markdownSigns.Replace(s) }
