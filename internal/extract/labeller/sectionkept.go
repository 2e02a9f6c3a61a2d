package labeller

import "focal/internal/extract/headings"

// textStays keeps text of posts that no post is open for in the section where it stands: below a line of a project, or right below
// a heading of projects or of the profile, it is text of that and of no post above.
func (r *Reading) textStays(known Certain) {
	post := false
	for i, l := range r.Labels {
		switch {
		case l == WorkStart:
			post = true
		case l == WorkBody && !post && i > 0 && !known.settles(i):
			if own, ok := staysAs[r.Labels[i-1]]; ok {
				r.Labels[i] = own
			}
		case l != WorkHead && l != WorkBody:
			post = false
		}
	}
}

// staysAs is what text of posts is below a line of another section.
var staysAs = map[Label]Label{
	ProjStart: ProjBody, ProjBody: ProjBody, HeadingOf("projects"): ProjStart, HeadingOf("summary"): Summary, Summary: Summary,
}

// volunteeringStays keeps what stands under a heading of unpaid work there to the next heading, or page where only the
// models say so: after the second or third of ten rows that are written like posts they tend to go on with posts.
func (r *Reading) volunteeringStays(known Certain) {
	for i, l := range r.Labels {
		kind, heading := l.IsHeading()
		if !heading || i+1 >= len(r.Labels) || kind == "education" {
			continue
		}
		told := headings.Unpaid(r.lines.lines[i].Text)
		if !told && (kind != "volunteer" || r.Prob[i] < sureHeading || r.Labels[i+1] != Volunteer) {
			continue
		}
		if r.staysUnpaid(i+1, told, known) && told {
			r.Labels[i] = HeadingOf("volunteer")
		}
	}
}

// staysUnpaid makes lines of posts lines of unpaid work, from one of them to the next heading, and reports that there were any.
func (r *Reading) staysUnpaid(from int, told bool, known Certain) bool {
	any := false
	for k := from; k < len(r.Labels); k++ {
		_, next := r.Labels[k].IsHeading()
		goesOn := postLine[r.Labels[k]] || r.Labels[k] == Volunteer
		if next || !goesOn || known.settles(k) || !told && r.lines.lines[k].Page != r.lines.lines[from-1].Page {
			break
		}
		r.Labels[k], any = Volunteer, true
	}
	return any
}

const sureHeading = 0.8
