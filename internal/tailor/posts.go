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
	telling := slices.DeleteFunc(slices.Clone(wanted), func(t string) bool { return general[t] })
	if r.Kind != KindExperience || len(telling) < 2 || len(wanted) > 6 || thresholdOf(r.Text).number > 0 || strings.Contains(r.Text, " or ") {
		return finding{status: Not}
	}
	for i := range c.doc.Work {
		if share, _ := c.coverage(i, wanted); share < 0.999 {
			continue
		}
		f := finding{status: Met}
		missing := slices.Clone(telling)
		for _, p := range c.passages {
			if p.ref.Section != cv.SectionWork || p.ref.Entry != i || len(f.passages) == maxEvidence {
				continue
			}
			before := len(missing)
			missing = slices.DeleteFunc(missing, func(t string) bool { return p.terms[t] || p.implied[t] })
			if len(missing) < before {
				f.passages = append(f.passages, p)
			}
		}
		if len(missing) == 0 {
			return f
		}
	}
	return finding{status: Not}
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
		status := Met
		if reviewed.MatchString(r.Quote) && !scholarly.MatchString(c.doc.Publications[p.ref.Entry].Publisher.Value+" "+p.value) {
			status = Partly // a work, though nothing says that it was reviewed
		}
		if rank(status) > rank(f.status) {
			f.status, f.passages = status, nil
		}
		if status == f.status {
			f.passages = append(f.passages, p)
		}
	}
	if f.status == Partly {
		f.reason = "Works are named in the CV, but not that they were reviewed, or in which journal."
	}
	return f
}

var (
	reviewed  = sieve.MustCompile(`(?i)\bpeer[- ]review|\bjournals?\b|\bresearch\b|\bacademic\b|\bscholarly\b`)
	scholarly = sieve.MustCompile(`(?i)\bpeer[- ]review|\b(?:journals?|transactions|proceedings|conference|symposium|workshop|annals|acta|archives|quarterly|review|reviews|letters|research|studies|academic|university|science|sciences|nature|lancet|plos|ieee|acm|arxiv|zeitschrift|revue|revista|rivista)\b`)
)

var publications = sieve.MustCompile(`(?i)^(?:an? |strong |excellent |good |proven |demonstrated |some |track |record |of |research |peer[- ]reviewed )*(?:publications?|published (?:research|work|papers?|articles?)|papers? in)\b`)
