package tailor

import (
	"slices"
	"strings"

	"focal/internal/cv"
	"focal/internal/sieve"
)

// inOnePost finds experience whose parts one post shows in several places: the
// trade in its title, the field in the name of the employer, the task in a bullet.
func (c *candidate) inOnePost(r Requirement) finding {
	wanted := unique(terms(afterQualifying.ReplaceAllString(stripBrackets(r.Text), "")))
	telling := notGeneral(wanted)
	if len(telling) < 2 || len(wanted) > 6 || !r.isOfOnePost() {
		return finding{status: Not}
	}
	for i := range c.doc.Work {
		if share, _ := c.coverage(i, wanted); share < 0.999 {
			continue
		}
		if passages, all := c.showing(i, telling); all {
			return finding{status: Met, passages: passages}
		}
	}
	return finding{status: Not}
}

// isOfOnePost reports experience of one thing, of no certain size.
func (r Requirement) isOfOnePost() bool {
	return r.Kind == KindExperience && thresholdOf(r.Text).number == 0 && !strings.Contains(r.Text, " or ")
}

// showing returns the passages of a post that each show more of some terms; all is whether they
// show them all.
func (c *candidate) showing(entry int, wanted []string) (passages []passage, all bool) {
	missing := slices.Clone(wanted)
	for _, p := range c.entry(cv.SectionWork, entry) {
		before := len(missing)
		if missing = slices.DeleteFunc(missing, func(t string) bool { return p.has(t) && !p.inName([]string{t}) }); len(missing) < before {
			passages = append(passages, p)
		}
		if len(passages) == maxEvidence {
			break
		}
	}
	return passages, len(missing) == 0
}

// afterQualifying is when the experience was gained.
var afterQualifying = sieve.MustCompile(`(?i)\bpost-?\s?(?:registration|qualif\w+)\b`)

// published answers demands for publications with those of the CV; where reviewed ones
// are asked for, with those that name a journal or the like.
func (c *candidate) published(r Requirement) finding {
	f := finding{status: Not}
	if !publications.MatchString(r.Quote) {
		return f
	}
	for _, p := range c.passages {
		if p.ref.Section != cv.SectionPublications || p.ref.Role != cv.RoleTitle || len(f.passages) == maxEvidence {
			continue
		}
		g := finding{status: c.workStatus(p, r)}
		if f = f.orBetter(g); f.status == g.status {
			f.passages = append(f.passages, p)
		}
	}
	if f.status == Partly {
		f.reason = "Works are named in the CV, but not that they were reviewed, or in which journal."
	}
	return f
}

// workStatus judges a work: nothing may say that it was reviewed.
func (c *candidate) workStatus(p passage, r Requirement) string {
	publisher := c.doc.Publications[p.ref.Entry].Publisher.Value
	if reviewed.MatchString(r.Quote) && !scholarly.MatchString(publisher+" "+p.value) {
		return Partly
	}
	return Met
}

var (
	reviewed  = sieve.MustCompile(`(?i)\bpeer[- ]review|\bjournals?\b|\bresearch\b|\bacademic\b|\bscholarly\b`)
	scholarly = sieve.MustCompile(`(?i)\bpeer[- ]review|\b(?:journals?|transactions|proceedings|conference|symposium|workshop|annals|acta|archives|quarterly|review|reviews|letters|research|studies|academic|university|science|sciences|nature|lancet|plos|ieee|acm|arxiv|zeitschrift|revue|revista|rivista)\b`)
)

var publications = sieve.MustCompile(`(?i)^(?:an? |strong |excellent |good |proven |demonstrated |some |track |record |of |research |peer[- ]reviewed )*(?:publications?|published (?:research|work|papers?|articles?)|papers? in)\b`)
