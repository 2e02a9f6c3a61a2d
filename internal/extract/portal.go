package extract

import (
	"regexp"
	"slices"
	"strings"

	"focal/internal/extract/dates"
	"focal/internal/extract/evidence"
	"focal/internal/extract/headings"
	"focal/internal/extract/labeller"
	"focal/internal/extract/words"
)

// portalLink is what Indeed prints on the profiles that it hands out, at the top and at the foot of each page. Profiles have one
// form: headings of fixed names; for each post its title, "Employer - Town, State -" and a period, a line each, and what
// the person typed; for each course the degree, "School - Town, State" and a date, of which some may lack.
var portalLink = regexp.MustCompile(`(?i)\bemail me on indeed\b|\bindeed\.com/r/`)

// portalHeadings are the names of the sections of a profile. What else looks like a heading was typed by the person as text.
var portalHeadings = words.NewSet("work experience", "education", "skills", "links", "awards", "certifications licenses", "certifications",
	"certifications and licenses", "groups", "patents", "publications", "military service", "additional information", "assessments")

const (
	fewTitleWords = 14 // of a line that may be a title or a degree
	fewNamed      = 16 // of a line that may name a body and its town
)

// portalProfile says of the profile of a portal what its lines are, and which fields.
func (b *builder) portalProfile(known *labeller.Certain) {
	if !slices.ContainsFunc(b.lines, func(l line) bool { return portalLink.MatchString(l.text) }) {
		return
	}
	p := portalReader{builder: b, known: known}
	var run []int
	kind := headings.Other
	for i := range b.lines {
		l := &b.lines[i]
		switch k, ok := headings.Lookup(l.text); {
		case ok && !l.bullet && portalHeadings.Has(words.Fold(l.text)):
			p.section(kind, run)
			kind, run = k, nil
		case !portalLink.MatchString(l.text):
			run = append(run, i)
		}
	}
	p.section(kind, run)
}

// portalReader tells the labeller what a profile says for certain.
type portalReader struct {
	*builder
	known *labeller.Certain
}

func (p *portalReader) section(kind headings.Kind, run []int) {
	switch kind {
	case headings.Work:
		p.posts(run)
	case headings.Education:
		p.courses(run)
	}
}

// posts tells where the posts begin: a period below an employer and a title. Nothing else begins one that names no body below it.
func (p *portalReader) posts(run []int) {
	heads := make([]labeller.Label, len(run))
	for k := range run {
		p.head(run, k, heads)
	}
	if !slices.Contains(heads, labeller.WorkStart) {
		return
	}
	for k, i := range run {
		switch {
		case heads[k] != "":
			p.label(i, heads[k])
		case k+1 < len(run) && p.namesBody(run[k+1]) && p.mayBeTitle(i):
			p.label(i, labeller.WorkStart, labeller.WorkHead, labeller.WorkBody)
		default:
			p.label(i, labeller.WorkHead, labeller.WorkBody)
		}
	}
}

// head tells of the lines above a period at place k of a run what they are, if that is certain.
func (p *portalReader) head(run []int, k int, heads []labeller.Label) {
	if k == 0 || !p.period(run[k]) {
		return
	}
	first, body := k-1, p.namesBody(run[k-1])
	switch titled := k > 1 && heads[k-2] == "" && p.mayBeTitle(run[k-2]); {
	case body && titled:
		first = k - 2
	case !body && !p.namelessBelow(run[k-1]):
		return
	}
	for i := first; i <= k; i++ {
		heads[i] = labeller.WorkHead
	}
	heads[first] = labeller.WorkStart
	title := first < k-1 || !body
	if title && p.namesBoth(run[first]) {
		return // people write into one field what belongs into two: the labeller reads these
	}
	if title {
		p.field("title", run[first], 0, len(p.lines[run[first]].text))
	}
	if body {
		p.bodyAndTown("org", run[k-1])
	}
}

// namelessBelow reports a title below which only the dash of an employer's line is left, which says nothing.
func (p *portalReader) namelessBelow(i int) bool {
	return p.mayBeTitle(i) && i+1 < len(p.lines) && p.lines[i+1].index == p.lines[i].index+2
}

// period reports a line that is a date or a period and nothing else.
func (p *portalReader) period(i int) bool {
	l := &p.lines[i]
	return !l.bullet && datesOnly(l.text) && len(dates.Find(l.text)) > 0
}

// namesBody reports "Employer - Town, State -", of which the town may lack.
func (p *portalReader) namesBody(i int) bool {
	l := &p.lines[i]
	return !l.bullet && wordCount(l.text) <= fewNamed && (strings.HasSuffix(l.text, " -") || strings.Contains(l.text, " - "))
}

// mayBeTitle reports a short line that is no sentence and no date.
func (p *portalReader) mayBeTitle(i int) bool {
	l := &p.lines[i]
	return !l.bullet && wordCount(l.text) <= fewTitleWords && !endsWith(l.text, ".;:,") && !p.period(i)
}

// namesBoth reports a title that goes on with an employer: "Fitter at Tern Ltd", "Fitter, Tern Ltd".
func (p *portalReader) namesBoth(i int) bool {
	text := p.lines[i].text
	for _, tie := range []string{" in ", ", "} {
		if at := strings.LastIndex(text, tie); at > 0 && evidence.Organisation(text[at+len(tie):]) >= 1 {
			return true
		}
	}
	return strings.Contains(text, " at ")
}

// bodyAndTown tells the two fields of "Employer - Town, State -".
func (p *portalReader) bodyAndTown(field string, i int) {
	text := p.lines[i].text
	end := len(strings.TrimRight(text, " -"))
	at := strings.LastIndex(text[:end], " - ")
	if at < 0 || !mayBeTownOf(text[at+len(" - "):end]) {
		at = end
	}
	p.field(field, i, 0, at)
	if from := at + len(" - "); from < end && field == "org" {
		p.field("place", i, from, end)
	}
}

// mayBeTownOf reports "Town, State": not what a name goes on with ("Cole - Wade Associates").
func mayBeTownOf(text string) bool {
	return strings.Count(text, ",") <= 2 && wordCount(text) <= 6 && evidence.Organisation(text) < 1
}

// courses tells where the courses begin. A date ends one; of the two lines above it the second names the school where it reads like
// one or the first is a degree.
func (p *portalReader) courses(run []int) {
	from := 0
	for k, i := range run {
		if p.period(i) {
			p.course(run[from:k], i)
			from = k + 1
		}
	}
}

// course tells what the lines above a date are. More than two hold another course without a date, which the labeller parts.
func (p *portalReader) course(above []int, date int) {
	if len(above) == 0 || slices.ContainsFunc(above, func(i int) bool { return !p.mayBeTitle(i) && !p.namesBody(i) }) {
		return
	}
	own := above[max(0, len(above)-2):]
	last := own[len(own)-1]
	school := p.namesBody(last) || evidence.School(p.lines[last].text) >= 1
	switch {
	case !school:
		return
	case len(own) == 2 && evidence.School(p.lines[own[0]].text) >= 1 && evidence.Degree(p.lines[own[0]].text) < 1 && len(above) > 2:
		own = own[1:] // a school of its own, with no degree
	}
	p.label(own[0], labeller.EduStart)
	for _, i := range append(slices.Clone(own[1:]), date) {
		p.label(i, labeller.EduHead)
	}
	if len(own) == 2 {
		p.field("degree", own[0], 0, len(p.lines[own[0]].text))
	}
	p.bodyAndTown("school", last)
}

func (p *portalReader) label(i int, l ...labeller.Label) {
	if p.known.Labels[i] == nil {
		p.known.Labels[i] = l
	}
}

// field says that some words of a line are a field, and that no others are.
func (p *portalReader) field(name string, i, from, to int) {
	p.known.Fields = append(p.known.Fields, labeller.FieldAt{Field: name, Line: i, From: from, To: to})
	if p.known.Whole == nil {
		p.known.Whole = map[int]bool{}
	}
	p.known.Whole[i] = true
}
