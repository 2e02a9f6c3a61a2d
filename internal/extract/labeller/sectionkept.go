package labeller

// volunteeringStays keeps what stands under a heading of unpaid work there to the next heading or page: after the second or third
// of ten rows that are written like posts the models tend to go on with posts.
func (r *Reading) volunteeringStays(known Certain) {
	heading := HeadingOf("volunteer")
	for i, l := range r.Labels {
		if l != heading || r.Prob[i] < sureHeading || i+1 >= len(r.Labels) || r.Labels[i+1] != Volunteer {
			continue
		}
		for k := i + 1; k < len(r.Labels); k++ {
			_, next := r.Labels[k].IsHeading()
			goesOn := postLine[r.Labels[k]] || r.Labels[k] == Volunteer
			if next || !goesOn || r.lines.lines[k].Page != r.lines.lines[i].Page || known.settles(k) {
				break
			}
			r.Labels[k] = Volunteer
		}
	}
}

const sureHeading = 0.8
