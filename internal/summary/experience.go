package summary

import (
	"slices"
	"strings"
)

// mostItems is how many things one sentence about experience tells: more of them are a list that nobody reads.
const mostItems = 4

// experienceOf is one sentence about what somebody has done: first the fields that the advert asks for, in its words, then what the
// bullets tell besides. "Experience covers event planning and media relations, and includes leading a crew."
func (c *composer) experienceOf(opens string, themes []theme, deeds []deed) predicate {
	var p predicate
	var fields, done []string
	for _, t := range themes {
		if p.lines = append(p.lines, t.lines...); t.does {
			done = append(done, t.text)
			continue
		}
		fields = append(fields, t.text)
	}
	for _, d := range deeds {
		text := d.activity()
		items, words := len(fields)+len(done), strings.Fields(strings.Join(done, " ")+" "+text)
		if items >= mostItems || items > 0 && len(words) > longestDone {
			continue
		}
		done, p.lines = append(done, text), append(p.lines, d.lines...)
	}
	slices.SortStableFunc(done, func(a, b string) int { return boolOrder(inner.MatchString(a), inner.MatchString(b)) })
	covers, includes, also := "covers ", "includes ", ", and includes "
	if c.profile["experience"] {
		covers, includes, also = "has covered ", "has included ", ", and included " // her work has
	}
	switch {
	case len(fields)+len(done) == 0:
		return predicate{}
	case c.Match != nil:
		p.text = c.covers(fields, done)
		return p
	case len(done) == 0:
		p.text = covers + inSeries(fields)
	case len(fields) == 0:
		p.text = includes + inSeries(done)
	default:
		p.text = covers + inSeries(fields) + also + inSeries(done)
	}
	p.text, p.whole = c.opening(opens)+p.text, true
	return p
}

// opening is "Experience ", "Her experience " or "Earlier experience "; where the profile speaks of experience itself it is "Work ".
func (c *composer) opening(opens string) string {
	if c.profile["experience"] {
		opens = strings.Replace(opens, "experience", "work", 1)
	}
	if c.who.silent() {
		return strings.ToUpper(opens[:1]) + opens[1:]
	}
	return c.who.owns + " " + opens
}

// untold are the themes that neither a first sentence nor one of the deeds says already.
func (c *composer) untold(lead string, deeds []deed) []theme {
	low := words(lead)
	if _, is := c.amongSkills(); is || c.noFields {
		return nil
	}
	list := slices.DeleteFunc(slices.Clone(c.fields()), func(t theme) bool {
		said := !slices.ContainsFunc(words(t.text), func(w string) bool { return !slices.Contains(low, w) })
		return said || slices.ContainsFunc(deeds, func(d deed) bool { return d.id == t.id })
	})
	return list
}

// amongSkills is the only field of work that is told, where it is a skill that the job asks for: it stands before those that are listed.
func (c *composer) amongSkills() (theme, bool) { return c.onlySkill(c.fields()) }

// onlySkill is that field of a list of one.
func (c *composer) onlySkill(list []theme) (theme, bool) {
	if len(c.doc.Summary) == 0 || len(list) != 1 || !list[0].skill || list[0].does || len(c.skills(1)) == 0 {
		return theme{}, false
	}
	return list[0], true
}
