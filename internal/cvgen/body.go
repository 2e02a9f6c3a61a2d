package cvgen

import (
	"fmt"
	"strings"

	"focal/internal/gold"
)

// bodyWriter writes what is under a post and remembers its text.
type bodyWriter struct {
	*writer
	texts []string
}

func (b *bodyWriter) line(q para) {
	b.para(q)
	b.texts = append(b.texts, clean(plain(q.spans)))
}

// body writes what is under a post, and notes where it begins and ends.
func (w *writer) body(p *post, g *gold.Post) {
	b := &bodyWriter{writer: w}
	if len(p.duties) > 0 && !w.s.apart {
		b.before(p)
		b.duties(p)
		b.after(p)
	}
	if len(b.texts) > 0 {
		g.Stretch = stretch(b.texts[0], b.texts[len(b.texts)-1])
	}
}

func (b *bodyWriter) before(p *post) {
	d := b.d
	if b.s.about && d.chance(0.7) {
		b.line(text(b.f.say(d, "about")))
	}
	if d.chance(0.05) {
		b.line(text(d.pick("Reporting to: ", "Reporting to ", "Report to: ", "Reports to: ") + p.boss))
	}
	if d.chance(0.06) {
		b.line(text(d.pick("Client: ", "Project: ", "Client : ", "Site: ") + p.client))
	}
	if d.chance(0.03) {
		b.line(text(d.pick("Department: ", "Dept: ", "Section : ") + p.team))
	}
	if b.s.intro && d.chance(0.8) {
		b.line(text(b.f.say(d, "intro")))
	}
}

func (b *bodyWriter) duties(p *post) {
	if label := b.s.bodyLabel; label != "" && b.d.chance(0.9) {
		q := text(label)
		q.keep, q.spans[0].bold = true, b.d.chance(0.4)
		b.para(q)
	}
	for _, q := range b.told(p.duties, b.s.body) {
		b.line(q)
	}
}

func (b *bodyWriter) after(p *post) {
	d := b.d
	if len(p.wins) > 0 {
		b.line(text(d.pick("Achievements:", "Key Achievements", "Accomplishments:", "Achievement:", "Key Achievements -")))
		for _, q := range b.told(p.wins, 0) {
			b.line(q)
		}
	}
	if d.chance(0.08) {
		b.line(text(d.pick("Technologies include: ", "Tools used: ", "Environment: ", "Tools: ", "Technologies: ", "Skills used - ") + p.tools))
	}
	if b.s.blocks {
		b.projects(p)
	} else if d.chance(0.05) {
		b.line(text(d.pick("Project: ", "Project Name: ", "Projects: ") + p.project))
		b.line(text("Role: " + p.title))
	}
	if d.chance(0.03) {
		b.line(text(b.f.say(d, "gone")))
	}
}

// projects are blocks with labels inside a post; they are no posts.
func (b *bodyWriter) projects(p *post) {
	d := b.d
	mark := b.s.labels.mark
	for i := range d.between(0, 3) {
		name := strings.TrimSpace(b.f.say(d, "project"))
		b.line(para{spans: []span{{text: d.pick("Project: ", "Project Name: ", fmt.Sprintf("Project #%d: ", i+1), "Project – ", fmt.Sprintf("%d. ", i+1)) + name, bold: d.chance(0.4)}}, keep: true})
		for _, kv := range [][2]string{
			{d.pick("Client", "Customer"), b.f.say(d, "client")},
			{"Role", p.title},
			{d.pick("Duration", "Period"), d.pick("6 months", "8 Months", "1 year", "Ongoing")},
			{d.pick("Environment", "Technologies", "Tools"), strings.Join(b.f.several(d, "tool", 3), ", ")},
			{d.pick("Team Size", "Value"), fmt.Sprint(d.between(3, 40))},
		} {
			if d.chance(0.5) {
				b.line(b.key(kv[0], kv[1], mark))
			}
		}
		if d.chance(0.7) {
			b.line(text(d.pick("Description: ", "", "Description : ") + told(b.f.duties(d, 1)[0], b.f.verbs) + "."))
		}
		for _, q := range b.told(b.writer.duties()[:d.between(0, 3)], b.s.body) {
			b.line(q)
		}
	}
}
