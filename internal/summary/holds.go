package summary

import (
	"cmp"
	"slices"
	"strings"

	"focal/internal/cv"
	"focal/internal/sieve"
	"focal/internal/tailor"
	"focal/internal/wordset"
)

const mostHeld = 3 // clearances, certificates and degrees in one sentence

// fact is something that the candidate holds.
type fact struct {
	text   string // "an MSc in Marine Biology", "CISSP"
	lines  []int
	weight int // what it shows of the job
	at     int // of a skill: where the advert names it

	until  int  // the year when a degree was taken
	degree bool // told behind the deeds: a first sentence says what somebody does
}

// kindOfCard ends what is held by a name that does not say what it is.
const kindOfCard = " certification"

// take returns the words of facts and adds their lines to the sentence.
func (s *sentence) take(facts []fact) (items []string) {
	for _, f := range facts {
		items = append(items, f.text)
		s.lines = append(s.lines, f.lines...)
	}
	for i := range items[:max(len(items)-1, 0)] {
		if strings.HasSuffix(items[i+1], kindOfCard) {
			items[i] = strings.TrimSuffix(items[i], kindOfCard) // "ISO and Rigging certification"
		}
	}
	return items
}

func sorted(list []fact, most int) []fact {
	slices.SortStableFunc(list, func(a, b fact) int { return cmp.Compare(b.weight, a.weight) })
	if len(list) > most {
		list = list[:most]
	}
	return list
}

func (c *composer) clearances() []fact {
	for _, cl := range c.doc.Clearances {
		weight := c.weight(cl.Level)
		if weight == 0 || !c.holdsNow(cl) || c.saysCleared() {
			continue
		}
		text, lines := clearanceNamed(cl.Level.Value), cl.Level.Lines
		if strings.EqualFold(cl.Status.Value, "active") {
			text, lines = "an active "+text, slices.Concat(lines, cl.Status.Lines)
		}
		return []fact{{text: text, lines: lines, weight: weight}}
	}
	return nil
}

// holdsNow reports a clearance that is well read and held today.
func (c *composer) holdsNow(cl cv.Clearance) bool {
	return clean(cl.Level) && tailor.HoldsClearance(c.doc, &cl, c.Today)
}

// saysCleared reports that the profile speaks of a clearance.
func (c *composer) saysCleared() bool {
	return c.profile["clearance"] || c.profile["cleared"] || c.profile["vetted"] || c.profile["vetting"]
}

func clearanceNamed(level string) string {
	if low := strings.ToLower(level); strings.Contains(low, "clearance") || strings.Contains(low, "cleared") {
		return level
	}
	return level + " clearance"
}

func over(end, today cv.Date) bool { return !end.IsZero() && end.Compare(today) < 0 }

var (
	abbreviated = sieve.MustCompile(`\(([A-Z][A-Za-z0-9+-]{1,9})\)$`)
	// issuerBehind is who gave a certificate, behind its name: "Certified in Distribution (CLTD), ASCM", "Safety Officer, NEBOSH".
	issuerBehind = sieve.MustCompile(`^(?:(.*\([A-Z][A-Za-z0-9+-]{1,9}\)), [^,]{2,40}|([^,]+), \p{Lu}{2,8})$`)
	acronym      = sieve.MustCompile(`^(?:[A-Z][A-Za-z]*[A-Z+][A-Za-z0-9+-]*|[A-Z]+[0-9]+)$`)
	articled     = sieve.MustCompile(`(?i)\b(?:licen[cs]e|certificate|diploma|award|card|badge|belt|ticket|pgce|degree|qualification)$`)
	certified    = sieve.MustCompile(`\b(?:Certified|Chartered|Registered)\b`)
	definite     = sieve.MustCompile(`^(?:Certified|Chartered|Registered|Accredited|Licensed|Qualified)\b|(?i)\bcharter$`)
	// noCertificate is what stands among certificates and is not held as one.
	noCertificate = sieve.MustCompile(`(?i)\b(?:member|fellow|associate member|training|course|workshop|webinar|seminar|` +
		`clearance|vetting|cleared)\b|[:;|/,]|\b(?:19|20)\d\d\b`)
	// heldAsNamed are certificates that somebody holds by their name alone.
	heldAsNamed  = sieve.MustCompile(`(?i)\b(?:registration|certification|status)$`)
	endsInitials = sieve.MustCompile(` \p{Lu}{2,6}$`)
)

// certificates are those that the job asks for; without a job the newest two.
func (c *composer) certificates() []fact {
	var list []fact
	for _, cert := range c.doc.Certificates {
		weight := c.weight(cert.Name)
		if weight == 0 || !c.tellable(cert) {
			continue
		}
		if text := c.certificateTold(cert.Name); text != "" {
			list = append(list, fact{text: text, lines: cert.Name.Lines, weight: weight})
		}
	}
	most := mostHeld
	if c.Match == nil {
		most = 2
	}
	return sorted(list, most)
}

// tellable reports a certificate that is held and not told yet. Without a job only short names are: which of
// the others are worth a place, only a job can say; and of those only what has a date, or is known for a certificate.
func (c *composer) tellable(cert cv.Certificate) bool {
	name := cert.Name.Value
	known := acronym.MatchString(name) && (!cert.Dates.IsZero() || tailor.NamesCertificate(name)) // "SPC" may be what a course was about
	return (c.Match != nil || known) && c.valid(cert) && !c.said(name) && !c.isTool(name) &&
		!programs[strings.ToLower(name)]
}

// programs are languages and libraries that stand among certificates by their names alone: nobody holds them.
var programs = wordset.Of(`sql mysql html css php xml json java python reactjs react nodejs angular angularjs jquery excel dbms oracle
	javascript typescript c++ c# .net tally autocad sap`)

// isTool reports the name of a certificate that the skills have as well, initials apart: nobody "holds" a program.
func (c *composer) isTool(name string) bool {
	return !strings.Contains(name, " ") && name != strings.ToUpper(name) && slices.ContainsFunc(c.doc.Skills, func(g cv.SkillGroup) bool {
		return slices.ContainsFunc(g.Keywords, func(t cv.Text) bool { return strings.EqualFold(t.Value, name) })
	})
}

// valid reports a certificate that is well read and held today.
func (c *composer) valid(cert cv.Certificate) bool {
	name := cert.Name.Value
	return clean(cert.Name) && !over(cert.Dates.End, c.Today) && tailor.HoldsPaper(c.doc, &cert) && !qualified.MatchString(name) &&
		!registerNumber.MatchString(name)
}

// registerNumber is the number of a register, which no sentence holds: "NMC PIN 16X0000E".
var registerNumber = sieve.MustCompile(`\b(?:PIN|[Nn]o|[Nn]umber)\b.*\d|\b\d{2}\p{Lu}\d{3,}|\b\d{6,}\b`)

// certificateTold is a certificate as a sentence holds it, by its short name where the advert calls it that.
func (c *composer) certificateTold(name cv.Text) string {
	name.Value = issuerBehind.ReplaceAllString(completionOf.ReplaceAllString(name.Value, ""), "$1$2")
	text := certificate(name.Value)
	if short := abbreviated.FindStringSubmatch(name.Value); short != nil && acronym.MatchString(short[1]) && c.inAdvert(short[1]) {
		text = short[1]
		if read := c.Original.Find(name.ID); read != nil && !strings.Contains(read.Value, short[1]) {
			text = name.Value // the initials are ours
		}
	}
	if fellowship.MatchString(text) {
		text = "the " + text
	}
	return text
}

// completionOf is what some write before the name of a certificate.
var completionOf = sieve.MustCompile(`^(?i:(?:certificate of )?completion of) `)

// fellowship is the short name of a membership or fellowship of a royal college, which takes the article.
var fellowship = sieve.MustCompile(`^(?:[FMD]RC\p{L}{1,5}|FFICM|FFPMRCA)$`)

// inAdvert reports a word of the advert, written alike.
func (c *composer) inAdvert(word string) bool {
	return slices.Contains(strings.FieldsFunc(c.Advert, func(r rune) bool { return strings.ContainsRune(" \t\n,.;:/()", r) }), word)
}

// certificate says what somebody holds whose CV names the certificate so; "" where
// that would read badly.
func certificate(name string) string {
	short := abbreviated.FindStringSubmatch(name)
	switch {
	case short != nil:
		return withShort(name, short[1])
	case noCertificate.MatchString(name), len(strings.Fields(name)) > 7:
		return ""
	case acronym.MatchString(name), strings.HasSuffix(name, " Status"):
		return name
	}
	return writtenOut(name)
}

// withShort is a certificate with brackets behind its name.
func withShort(name, short string) string {
	switch {
	case !acronym.MatchString(short):
		return explained(name)
	case definite.MatchString(name) && len(strings.Fields(name)) < 9:
		return "the " + name + " credential"
	}
	return "the " + short + " certification"
}

func writtenOut(name string) string {
	low := strings.ToLower(name)
	switch {
	case definite.MatchString(name) && strings.HasSuffix(low, "charter"):
		return "the " + name
	case definite.MatchString(name):
		return "the " + name + " credential"
	case articled.MatchString(name), opensPaper.MatchString(name):
		return article(name)
	case endsInitials.MatchString(name), certified.MatchString(name):
		return name
	case heldAsNamed.MatchString(name):
		at := strings.LastIndex(name, " ") + 1
		return name[:at] + low[at:]
	}
	return name + " certification"
}

// opensPaper is what is held, named before what it is about: "Diploma in Ropes".
var opensPaper = sieve.MustCompile(`^(?:(?:Advanced |Higher |National |Professional )?` +
	`(?:Diploma|Certificate|Licen[cs]e|Degree)) (?:in|of|for) `)

// inBrackets is what a name is explained by.
var inBrackets = sieve.MustCompile(` \([^()]*\)$`)

// explained is a certificate that brackets say more of: "a Rigging Certificate (Deck)".
func explained(name string) string {
	plain := inBrackets.ReplaceAllString(name, "")
	switch {
	case articled.MatchString(plain):
		return article(name)
	case certified.MatchString(plain):
		return "the " + name + " credential"
	}
	return name + " certification"
}

var (
	// degree is how a degree is written that can be held: "BSc (Hons)", "M.Eng.".
	degree = sieve.MustCompile(`^(?:[BM]\.?\s?(?:A|Sc|S|Eng|E|Ed|Com|Tech|Arch|Phil|Res|Pharm|B\.?A|C\.?A|Des|F\.?A|M|N|` +
		`BS|MBS|Th|Mus|Chem|Phys|Math|Comp|PH|PA)|MBChB|LL\.?[BM]|Ph\.?\s?D|D\.?Phil|EdD|HN[CD]|PGCert|PGDip|PGCE|FdSc|` +
		`FdA|A\.?B|(?:P\.?G\.? |Post ?[Gg]raduate )?Diploma|B\.?TECH|M\.?TECH|B\.?COM|M\.?COM|B\.?SC|M\.?SC)\.?(?: \(Hons\.?\)| Hons)?$`)
	// degreeWords begin one that is written out.
	degreeWords = sieve.MustCompile(`^(?:Foundation Degree|Bachelors?|Masters?|Doctor|Doctorate|Associates?(?: Degree)?|` +
		`(?:Graduate |Advanced |National )?Diploma in|` +
		`Postgraduate (?:Certificate|Diploma)|Higher National|[NS]VQ Level \d|BTEC)\b`)
	// namesDegree is how a text speaks of a degree.
	namesDegree = sieve.MustCompile(`(?i)\b(?:degrees?|graduated?|graduate of|doctorate|bachelor|master(?:['’]s)?|diploma|ph\.?d|` +
		`[bm]\.?(?:sc|a|eng|ed|com)|mba|ll[bm])\b`)
	// whole are degrees that say enough without a subject.
	whole = sieve.MustCompile(`^(?:M\.?B\.?A|B\.?B\.?A|LL\.?[BM]|PGCE|MBChB|M\.?B\.?B\.?S|[BM]\.?Com|[BM]\.?Ed|[BM]\.?Pharm|` +
		`[BM]\. ?Tech|[BM]Tech|[BM]\.?E|[BM]\.?C\.?A|[BM]\.?Arch)\b| of `)
	subject = sieve.MustCompile(`^\p{Lu}(?:[\p{L}&’' -]+|(?:[\p{L}’' -]+, ){1,3}(?:and|&) [\p{L}’' -]+)(?: \([\p{L}, ]+\))?$`)
)

// degrees is the one that the job asks for; without a job the newest that was taken.
func (c *composer) degrees() []fact {
	courses := slices.Clone(c.doc.Education)
	slices.SortStableFunc(courses, newest)
	var list []fact
	for i := range courses {
		if f, ok := c.degree(&courses[i]); ok {
			list = append(list, f)
		}
	}
	return sorted(list, 1)
}

// degreeOf is a degree and its subject, which may stand in one value; minors and the like are left for its line.
func degreeOf(e *cv.Education) (name, area string) {
	e = mainCourse(e)
	if short, of, both := strings.Cut(e.Degree.Value, " in "); both && e.Area.IsZero() && degree.MatchString(short) {
		return short, of
	}
	if !clean(e.Area) {
		return e.Degree.Value, ""
	}
	return e.Degree.Value, e.Area.Value
}

// mainCourse is a course without what was studied beside its subject.
func mainCourse(e *cv.Education) *cv.Education {
	course := *e
	course.Degree.Value = besideSubject.ReplaceAllString(cv.MainSubject(e.Degree.Value), "")
	course.Area.Value = besideSubject.ReplaceAllString(cv.MainSubject(e.Area.Value), "")
	for _, t := range []*cv.Text{&course.Degree, &course.Area} {
		t.Value = shortWord.ReplaceAllString(t.Value, "$1") // "Marine Engg."
		t.Value = strings.TrimSpace(fieldOf.ReplaceAllString(t.Value, "$1"))
	}
	course.Area.Value = linkAgain.ReplaceAllString(course.Area.Value, "")
	course.Degree.Value = manyOf.ReplaceAllString(course.Degree.Value, "$1 of ")
	if m := unlinked.FindStringSubmatch(course.Degree.Value); m != nil && !facultyToo[m[2]] {
		course.Degree.Value = m[1] + " in " + m[2]
	}
	return &course
}

var (
	// linkAgain is the "in" of a subject whose degree was read apart: "IN Knots" of "Diploma IN Knots".
	linkAgain = sieve.MustCompile(`^(?i:in|of) |^(?i:department|dept\.?|field|school|faculty) (?i:of)$`)
	// manyOf is a degree that somebody has one of: "Bachelors of Science".
	manyOf = sieve.MustCompile(`^(Bachelor|Master)['’]?s of `)
	// unlinked is a degree with its subject right behind it: "Bachelor of Science Knots".
	unlinked = sieve.MustCompile(`^((?:Bachelor|Master) of (?:Science|Technology|Engineering|Arts|Commerce)|` +
		`B\.? ?Tech\.?|M\.? ?Tech\.?|B\.E\.?|M\.E\.?|B\.? ?Sc\.?|M\.? ?Sc\.?) (\p{Lu}\p{Ll}+(?: (?:&|and|\p{Lu}\p{Ll}+))*)$`)
	// facultyToo are words that belong to the name of the degree.
	facultyToo = wordset.Of("Honours Honors Hons Education Management Degree")
)

// fieldOf is what some call the subject by, before or behind it: "the field of Knots", "Department of Knots", "Knots option".
var fieldOf = sieve.MustCompile(`(?i)^(?:the )?(?:field|area|department|dept\.?|stream|branch) of ([\p{L}&]+.*)$|` +
	` (?:option|stream|branch)$`)

// shortWord is a shortened last word of a subject, whose full stop would end the sentence.
var shortWord = sieve.MustCompile(`( (?:Engg|Engineer|Eng|Tech|Mgmt|Sci|Comm?))\.$`)

// besideSubject is what a degree says behind its subject with a label of its own: "(Minor: Knots)", "with a concentration in Sails".
var besideSubject = sieve.MustCompile(`(?i)(?: \(\p{Lu}{2,5}\))? (?:\((?:minor|concentration|emphasis|speciali[sz]ation)s?\b[^()]*\)$|` +
	`with (?:an? )?(?:minor|concentration|emphasis|speciali[sz]ation)s? (?:in|on)\b.*$)`)

func (c *composer) degree(e *cv.Education) (fact, bool) {
	weight := max(c.weight(e.Degree), c.weight(e.Area))
	name, area := degreeOf(e)
	two := slices.ContainsFunc(strings.Fields(area), degree.MatchString) // "an MBA in Ropes BBA in Sails"
	if weight == 0 || two || !isDegree(name) || !clean(mainCourse(e).Degree) || !c.completed(*e) || !tailor.HoldsDegree(c.doc, e) ||
		c.saysDegree(name, area) || c.studiesFor(e) {
		return fact{}, false
	}
	f := fact{text: article(name), lines: slices.Clone(e.Degree.Lines), weight: weight, degree: true, until: endOf(*e).Year}
	switch {
	case strings.Contains(name, " in "):
	case subject.MatchString(area):
		f.text, f.lines = f.text+" in "+area, append(f.lines, e.Area.Lines...)
	default:
		return f, whole.MatchString(name)
	}
	return f, true
}

// aStudent is a first sentence about somebody who studies: "Senior rope science student at".
var aStudent = sieve.MustCompile(`(?i)\b(?:student|undergraduate|freshman|sophomore|` +
	`(?:(?:first|second|third|fourth|final)[- ]year|junior|senior) (?:[\p{L}&-]+ ){1,5}major)\b` +
	`(?: (?:at|of|in|from|with|who|majoring|seeking|looking|` +
	`pursuing|interested|currently|and|specialising|specializing|graduating|expecting|expected|studying)\b|[.,;(|]|$)|` +
	`\b(?:pursuing|studying for|reading for|working towards?|completing) (?:an?|my|his|her|their)\b`)

// studiesFor reports the newest course of somebody who calls themselves a student: its dates may be those of its plan.
func (c *composer) studiesFor(e *cv.Education) bool {
	first, _, _ := strings.Cut(strings.TrimSpace(c.ownText()), ". ")
	if !aStudent.MatchString(first) && !aStudent.MatchString(c.doc.Person.Label.Value) && !c.headedAsStudent() {
		return false
	}
	return !slices.ContainsFunc(c.doc.Education, func(other cv.Education) bool { return newest(other, *e) < 0 })
}

const (
	headLines   = 6 // lines of the file that its head has at most
	longestHead = 8 // words of a headline
)

// headedAsStudent reports a headline in the first lines of the file, whatever it was read as.
func (c *composer) headedAsStudent() bool {
	return slices.ContainsFunc(c.doc.Source[:min(len(c.doc.Source), headLines)], func(l cv.SourceLine) bool {
		return len(strings.Fields(l.Text)) <= longestHead && aStudent.MatchString(l.Text)
	})
}

func isDegree(name string) bool {
	return degree.MatchString(name) || degreeWords.MatchString(name) && subject.MatchString(name)
}

// ofStudents is the degree that others study for: "supervised three PhD students".
var ofStudents = sieve.MustCompile(`\b(?:phd|msc|ma|bsc|ba|master(?: s)?|doctoral) (?:and \S+ )?(?:students|candidates)\b`)

// inParts is a degree whose letters stand apart: "M.Sc.", "B. Com".
var inParts = sieve.MustCompile(`\b(B|M|Ph)(?:\. ?| )(Sc|Eng|Com|Ed|Tech|Phil|Arch|Pharm|A|S|E|D)\b`)

// plain are the words of a text with a space around each, a degree in one: "M.Sc." is "msc".
func plain(text string) string {
	text = strings.ReplaceAll(inParts.ReplaceAllString(text, "$1$2"), ".", "")
	return " " + strings.Join(words(text), " ") + " "
}

// saysDegree reports that the profile speaks of the degree.
func (c *composer) saysDegree(name, area string) bool {
	return c.profile["degree"] || strings.Contains(c.studied, plain(name)) || saysInWords(c.studied, name) ||
		area != "" && namesDegree.MatchString(c.studied) && c.said(name+" "+area)
}

// saysInWords reports a degree of which the name has the initials: "Masters in Business Administration" of an MBA.
func saysInWords(text, name string) bool {
	for _, m := range spelledDegree.FindAllStringSubmatch(text, -1) {
		if strings.EqualFold(m[1][:1]+m[2][:1]+m[3][:1], strings.ReplaceAll(name, ".", "")) {
			return true
		}
	}
	return false
}

// spelledDegree is a degree with the two words of its subject.
var spelledDegree = sieve.MustCompile(`(?i)\b(masters?|bachelors?)(?:['’]?s)? (?:degree )?(?:of|in) (\p{L}+) (\p{L}+)`)

// newest puts the courses that ended last first.
func newest(a, b cv.Education) int { return b.Dates.End.Compare(a.Dates.End) }

// qualified marks what the CV does not claim without reserve.
var qualified = sieve.MustCompile(`(?i)\b(?:no|not|non|without|learning|basic|beginner|novice|elementary|expected|` +
	`anticipated|ongoing|in progress|current|candidate|withdrawn|withdrew|incomplete|uncompleted|unfinished|deferred|` +
	`failed|partial|part of|due|pending|studying|to be|until|left|dropped|abandoned)\b`)

// studiedFor says of a degree, or of its time, that it is not held yet.
var studiedFor = sieve.MustCompile(`(?i)\b(?:projected|tentative|course ?work|towards?|` +
	`pursuing|persuing|perusing|doing|appear(?:ing|ed)|` +
	`awaited|discontinued|enrolled|attend(?:s|ing)|continuing|completing|credits)\b`)

// endOf is when a course ended; it may have a single date.
func endOf(e cv.Education) cv.Date {
	if e.Dates.End.IsZero() {
		return e.Dates.Start
	}
	return e.Dates.End
}

// completed reports a degree that the CV gives as held.
func (c *composer) completed(e cv.Education) bool {
	end := endOf(e)
	if e.Degree.IsZero() || e.Dates.Current || end.IsZero() || end.Year >= c.Today.Year {
		return false
	}
	worked := slices.ContainsFunc(c.doc.Work, func(w cv.Engagement) bool { return w.Dates.Start.Compare(end) > 0 })
	all := []cv.Text{e.Degree, e.Area, e.Institution, e.Score, e.Dates.Text}
	if slices.ContainsFunc([]cv.Text{e.Degree, e.Area, e.Dates.Text}, func(t cv.Text) bool { return studiedFor.MatchString(t.Value) }) {
		return false
	}
	return !slices.ContainsFunc(slices.Concat(all, e.Summary, e.Highlights), func(t cv.Text) bool {
		if worked {
			t.Value = currentGrade.ReplaceAllString(t.Value, "$1")
		}
		return qualified.MatchString(t.Value)
	})
}

// currentGrade is a grade that was not the last one when the line was written. Where a post began after the degree ended, the file
// was written after it, and only this line was not.
var currentGrade = sieve.MustCompile(`(?i)\bcurrent (c?gpa|g\.p\.a|(?:cumulative |overall )?(?:gpa|average))\b`)
