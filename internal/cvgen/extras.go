package cvgen

import (
	"strconv"
	"strings"
)

// extras draws what is beside posts and courses.
func (f *facts) extras(d *draw, own lexicon) {
	for _, s := range f.trade["skill"] {
		own["skilllow"] = append(own["skilllow"], lowerFirst(d.expand(s, f.words)))
	}
	if d.chance(0.28) {
		f.headline = f.title(d)
		if len(f.posts) > 0 && d.chance(0.5) {
			f.headline = f.posts[0].title
		}
		if d.chance(0.15) {
			f.headline += d.pick(" / ", " & ", " | ", ", ") + f.title(d)
		}
	}
	f.skills = f.several(d, "skill", d.between(3, 14))
	f.tools = f.several(d, "tool", d.between(2, 6))
	f.soft = f.several(d, "soft", d.between(3, 7))
	for _, c := range f.several(d, "cert", d.between(1, 4)) {
		f.certificates = append(f.certificates, certificate{
			f.slip(d, strings.TrimSpace(c)),
			f.employerOf(d), d.between(2004, lastYear),
		})
	}
	f.languages = []string{"English"}
	for _, l := range some(d, f.country["language"], d.between(1, 4)) {
		if l != "English" {
			f.languages = append(f.languages, l)
		}
	}
	f.objective = f.slips(d, f.say(d, "objective"))
	for i := d.between(1, 4); i > 0; i-- {
		f.summary = append(f.summary, f.slips(d, f.say(d, "profile")))
	}
	f.interests = f.several(d, "interest", d.between(2, 5))
	f.awards = f.several(d, "award", d.between(1, 3))
	if d.chance(0.5) {
		f.awards = append(f.awards, f.several(d, "achievement", d.between(1, 3))...)
	}
	if f.words.has("paper") {
		f.publications = f.several(d, "paper", d.between(1, 6))
	}
	f.volunteering = f.several(d, "volunteer", d.between(1, 2))
	f.memberships = f.several(d, "membership", d.between(1, 2))
	for i := 0; i < 2; i++ {
		f.referees = append(f.referees, []string{f.say(d, "reference"), f.say(d, "relation"), f.employer(d), f.say(d, "phone")})
	}
	f.projectsOf(d)
}

func (f *facts) employerOf(d *draw) string {
	return d.pick(f.say(d, "university"), f.say(d, "college"), f.employer(d), d.expand("{@syllable} Institute", f.words))
}

func (f *facts) projectsOf(d *draw) {
	for _, name := range f.several(d, "project", d.between(1, 3)) {
		p := project{
			name: strings.TrimSpace(name), client: f.say(d, "client"), role: f.title(d), team: strconv.Itoa(d.between(2, 12)),
			tools:    strings.Join(f.several(d, "tool", d.between(2, 4)), ", "),
			duration: d.pick("3 months", "6 months", "Jan 2015 to May 2015", "One year", "45 days"),
		}
		for _, s := range f.duties(d, d.between(1, 4)) {
			p.text = append(p.text, f.slips(d, told(s, f.verbs)))
		}
		f.projects = append(f.projects, p)
	}
}

func lowerFirst(s string) string {
	if len(s) > 1 && s[1] >= 'A' && s[1] <= 'Z' || len(strings.Fields(s)) == 1 {
		return s // an abbreviation, a name
	}
	return strings.ToLower(s[:1]) + s[1:]
}

// slips spells some words of a text wrongly, when the person does.
func (f *facts) slips(d *draw, s string) string {
	if f.weakSpelling == 0 {
		return s
	}
	w := strings.Split(s, " ")
	for i := range w {
		if d.chance(f.weakSpelling) {
			w[i] = misspelt(d, w[i])
		}
	}
	return strings.Join(w, " ")
}

// slip is slips for names and titles, where people look twice.
func (f *facts) slip(d *draw, s string) string {
	if f.weakSpelling == 0 || !d.chance(0.15) {
		return s
	}
	w := strings.Split(s, " ")
	i := d.IntN(len(w))
	w[i] = misspelt(d, w[i])
	return strings.Join(w, " ")
}

// misspelt drops, doubles, swaps or replaces a letter inside a word.
func misspelt(d *draw, w string) string {
	if len(w) < 5 || strings.ContainsFunc(w, func(r rune) bool { return r > 127 || r < 'A' }) {
		return w
	}
	i := d.between(1, len(w)-3)
	switch d.IntN(4) {
	case 0:
		return w[:i] + w[i+1:]
	case 1:
		return w[:i] + w[i:i+1] + w[i:]
	case 2:
		return w[:i] + w[i+1:i+2] + w[i:i+1] + w[i+2:]
	}
	swap := map[byte]string{'a': "e", 'e': "i", 'i': "e", 'o': "a", 'c': "s", 's': "c", 'u': "a"}
	if to, ok := swap[w[i]]; ok {
		return w[:i] + to + w[i+1:]
	}
	return w[:i] + w[i+1:]
}
