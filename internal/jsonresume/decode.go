package jsonresume

import (
	"encoding/json"
	"fmt"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"unicode"

	textlanguage "golang.org/x/text/language"
	"golang.org/x/text/language/display"

	"focal/internal/cv"
	"focal/internal/language"
)

// Decode reads a JSON Resume object into a document. It is tolerant: members of
// the wrong type are read as text where that makes sense and skipped otherwise;
// strings stand for one-member objects ("skills": ["Go"]). The original object
// stays in Document.Resume, so nothing is lost. An error means that raw is not a
// JSON object.
func Decode(raw json.RawMessage) (*cv.Document, error) {
	var root object
	if err := json.Unmarshal(raw, &root); err != nil {
		return nil, fmt.Errorf("not a JSON object: %w", err)
	}
	d := &decoder{doc: &cv.Document{Resume: raw}, english: language.IsEnglish(prose(root))}
	d.basics(root.object("basics"))
	for _, o := range root.objects("work", "name") {
		d.doc.Work = append(d.doc.Work, d.engagement(o, "name", "company"))
	}
	for _, o := range root.objects("volunteer", "organization") {
		d.doc.Volunteering = append(d.doc.Volunteering, d.engagement(o, "organization", "organisation"))
	}
	for _, o := range root.objects("projects", "name") {
		d.doc.Projects = append(d.doc.Projects, cv.Project{
			Name: d.text(o, "name"), Role: d.text(o, "roles"), Organisation: d.text(o, "entity"),
			URL: d.text(o, "url"), Dates: d.period(o), Summary: d.paragraphs(o, "description", "summary"),
			Highlights: d.list(o, "highlights"), Keywords: d.list(o, "keywords"),
		})
	}
	for _, o := range root.objects("education", "institution") {
		d.doc.Education = append(d.doc.Education, cv.Education{
			Institution: d.text(o, "institution"), Degree: d.text(o, "studyType"),
			Area: d.text(o, "area"), Location: d.text(o, "location"), URL: d.text(o, "url"), Score: d.text(o, "score", "gpa"),
			Dates: d.stated(o), Courses: d.list(o, "courses"), Highlights: d.list(o, "highlights"),
			Summary: append(d.paragraphs(o, "summary"), d.rest(o, "institution studyType area location url score gpa startDate endDate startSeason endSeason current courses summary highlights")...),
		})
	}
	for _, o := range root.objects("certificates", "name") {
		c := cv.Certificate{Name: d.text(o, "name", "title"), Issuer: d.text(o, "issuer"), URL: d.text(o, "url"), Dates: d.moment(o, "date")}
		if expiry := o.string("expiryDate"); expiry != "" {
			c.Dates.End = parseDate(expiry)
			c.Dates.Text = d.source(strings.Trim(o.string("date")+" – "+expiry, "– "))
		}
		d.doc.Certificates = append(d.doc.Certificates, c)
	}
	for _, o := range root.objects("publications", "name") {
		d.doc.Publications = append(d.doc.Publications, cv.Publication{
			Name: d.text(o, "name", "title"), Publisher: d.text(o, "publisher"),
			URL: d.text(o, "url"), Dates: d.moment(o, "releaseDate", "date"), Summary: d.paragraphs(o, "summary"),
		})
	}
	for _, o := range root.objects("awards", "title") {
		d.doc.Awards = append(d.doc.Awards, cv.Award{
			Title: d.text(o, "title", "name"), Awarder: d.text(o, "awarder"),
			Dates: d.moment(o, "date"), Summary: d.paragraphs(o, "summary"),
		})
	}
	d.skills(root.objects("skills", "name"))
	for _, o := range root.objects("languages", "language") {
		d.doc.Languages = append(d.doc.Languages, cv.Language{Name: d.text(o, "language", "name"), Fluency: d.text(o, "fluency", "level")})
	}
	for _, o := range root.objects("interests", "name") {
		d.doc.Interests = append(d.doc.Interests, cv.Interest{Name: d.text(o, "name"), Keywords: d.list(o, "keywords")})
	}
	for _, o := range root.objects("references", "reference") {
		d.doc.References = append(d.doc.References, cv.Reference{Name: d.text(o, "name"), Text: d.text(o, "reference")})
	}
	d.clearances(root)
	d.unknown(root)
	d.doc.Locale = localeOf(root)
	d.doc.AssignIDs()
	return d.doc, nil
}

// localeOf reads the language that our own export notes, or the one that the
// resume names in its meta member.
func localeOf(root object) string {
	meta := root.object("meta")
	if l := meta.object("focal").string("locale"); l != "" {
		return l
	}
	return meta.string("language")
}

type decoder struct {
	doc     *cv.Document
	english bool // the running text of the resume
}

func (d *decoder) basics(b object) {
	p := &d.doc.Person
	p.Name, p.Label = d.text(b, "name"), d.text(b, "label")
	p.Email, p.Phone, p.URL = d.text(b, "email"), d.text(b, "phone"), d.text(b, "url", "website")
	p.PhoneKind = b.string("x-phoneKind")
	p.Location = d.place(b)
	for _, o := range b.objects("profiles", "url") {
		q := cv.Profile{Network: o.string("network"), Username: o.string("username"), URL: d.text(o, "url")}
		if q.URL.IsZero() {
			q.URL = d.text(o, "username")
		}
		p.Profiles = append(p.Profiles, q)
	}
	for _, o := range b.objects("details", "value") {
		p.Details = append(p.Details, cv.Detail{Label: d.text(o, "label"), Value: d.text(o, "value")})
	}
	d.clearances(b)
	for _, t := range d.rest(b, "name label image email phone url website summary location profiles details memberships sections "+strings.Join(clearanceKeys, " ")) {
		label, value, _ := strings.Cut(t.Value, ": ")
		p.Details = append(p.Details, cv.Detail{Label: cv.Text{Value: label, Lines: t.Lines, Confidence: 1}, Value: cv.Text{Value: value, Lines: t.Lines, Confidence: 1}})
	}
	d.doc.Memberships = d.list(b, "memberships")
	d.doc.Summary = d.paragraphs(b, "summary")
	for _, o := range b.objects("sections", "heading") {
		s := cv.OtherSection{Heading: d.text(o, "heading")}
		s.OfWork, _ = o["x-ofWork"].(bool)
		plain, _ := o["x-plain"].([]any)
		for i, t := range d.list(o, "items") {
			s.Items = append(s.Items, cv.Item{Text: t, Bullet: !slices.Contains(plain, any(float64(i)))})
		}
		d.doc.Additional = append(d.doc.Additional, s)
	}
}

// clearanceKeys are what resumes call the clearances that somebody holds.
var clearanceKeys = strings.Fields("clearances clearance securityClearances securityClearance")

func (d *decoder) clearances(o object) {
	for _, key := range clearanceKeys {
		for _, c := range o.objects(key, "level") {
			d.doc.Clearances = append(d.doc.Clearances, cv.Clearance{
				Level: d.text(c, "level", "name", "title"), Scheme: c.string("scheme"), Status: d.text(c, "status"), Dates: d.stated(c),
			})
		}
	}
}

// ofState is a town with the letters of its state, behind which nobody writes the country.
var ofState = regexp.MustCompile(`, [A-Z]{2,3}$`)

// country is the name of the country that a code stands for, "" where the CV is not in
// English, or its town is told with a state.
func (d *decoder) country(p cv.Place) string {
	region, err := textlanguage.ParseRegion(p.Country)
	if err != nil || !d.english || ofState.MatchString(p.City+", "+p.Region) || ofState.MatchString(p.City) {
		return ""
	}
	return display.English.Regions().Name(region)
}

// prose is the running text of a resume.
func prose(root object) string {
	text := []string{root.object("basics").string("summary")}
	for _, o := range root.objects("work", "name") {
		text = append(text, o.string("summary"))
		text = append(text, o.strings("highlights")...)
	}
	return strings.Join(text, "\n")
}

func (d *decoder) place(b object) cv.Place {
	if s := b.string("location"); s != "" {
		return cv.Place{Text: d.source(s)}
	}
	l := b.object("location")
	place := cv.Place{
		Street: l.string("address"), City: l.string("city"), Region: l.string("region"),
		PostalCode: l.string("postalCode"), Country: l.string("countryCode"),
	}
	if whole, _ := l["x-whole"].(bool); whole && place.Street != "" {
		place.Text, place.Street = d.source(place.Street), ""
		return place
	}
	var parts []string
	for _, s := range []string{place.Street, strings.TrimSpace(place.PostalCode + " " + place.City), place.Region, d.printed(place)} {
		s = strings.Trim(s, " ,;") // a form may ask for the lines of an address
		if s != "" && !slices.Contains(parts, s) && (len(parts) == 0 || !says(place.Street, s) && !writtenOut(place, s)) {
			parts = append(parts, s)
		}
	}
	if len(parts) > 0 {
		place.Text = d.source(strings.Join(parts, ", "))
	}
	return place
}

// printed is the country as people read it, not a code for machines; "" where the address is written out, as the person has it.
func (d *decoder) printed(place cv.Place) string {
	switch {
	case len(place.Country) != 2 || place.City+place.Region == "":
		return place.Country
	case place.City != "" && says(place.Street, place.City):
		return ""
	}
	return d.country(place)
}

// says reports that the address names the part already ("1 Quay St, Cork").
func says(address, part string) bool {
	for piece := range strings.SplitSeq(address, ",") {
		if strings.TrimSpace(piece) == part {
			return true
		}
	}
	return address == part
}

// writtenOut reports a part of an address that is whole: our own resumes hold it as the person wrote it and its parts once
// more. Nothing but a whole address names its postal code; a street alone may be named like the town ("12 London Road").
func writtenOut(place cv.Place, part string) bool {
	if !names(place.Street, place.PostalCode) {
		return false
	}
	return part == strings.TrimSpace(place.PostalCode+" "+place.City) && names(place.Street, place.City) || names(place.Street, part)
}

// names reports that words stand in the address, whole and in their order.
func names(address, words string) bool {
	letters := func(s string) string {
		return " " + strings.Join(strings.FieldsFunc(s, func(r rune) bool { return !unicode.IsLetter(r) && !unicode.IsDigit(r) }), " ") + " "
	}
	return strings.TrimSpace(letters(words)) != "" && strings.Contains(letters(address), letters(words))
}

func (d *decoder) engagement(o object, organisation ...string) cv.Engagement {
	return cv.Engagement{
		Title: d.text(o, "position", "title"), Organisation: d.text(o, organisation...), Unit: d.text(o, "department"),
		Location: d.text(o, "location"), URL: d.text(o, "url", "website"), Dates: d.period(o), Summary: slices.Concat(d.paragraphs(o, "summary"), d.paragraphs(o, "description"),
			d.rest(o, strings.Join(organisation, " ")+" position title department location url website "+
				"startDate endDate startSeason endSeason current summary description highlights keywords")),
		Highlights: d.list(o, "highlights"), Keywords: d.list(o, "keywords"),
	}
}

// skills gathers members without keywords into one group without a name.
func (d *decoder) skills(list []object) {
	loose := -1
	for _, o := range list {
		name, keywords := d.text(o, "name"), d.list(o, "keywords")
		if len(keywords) > 0 {
			d.doc.Skills = append(d.doc.Skills, cv.SkillGroup{Name: name, Level: d.text(o, "level"), Keywords: keywords})
			continue
		}
		if name.IsZero() {
			continue
		}
		if loose < 0 {
			loose = len(d.doc.Skills)
			d.doc.Skills = append(d.doc.Skills, cv.SkillGroup{})
		}
		if level := o.string("level"); level != "" {
			name = d.source(name.Value + " (" + level + ")")
		}
		d.doc.Skills[loose].Keywords = append(d.doc.Skills[loose].Keywords, name)
	}
}

var known = map[string]bool{
	"$schema": true, "basics": true, "work": true, "volunteer": true, "education": true, "awards": true,
	"certificates": true, "publications": true, "skills": true, "languages": true, "interests": true, "references": true, "projects": true, "meta": true,
}

// unknown keeps members outside the schema as additional sections, so that they are printed.
func (d *decoder) unknown(root object) {
	for _, key := range sortedKeys(root) {
		if known[key] || slices.Contains(clearanceKeys, key) || strings.HasPrefix(key, "_") {
			continue
		}
		heading, rest := headingOf(key), root[key]
		var sections []titledList
		if heading == "" {
			sections, rest = titledLists(rest)
		}
		d.section(heading, leaves(rest, 0))
		for _, s := range sections {
			d.section(s.title, leaves(s.list, 0))
		}
	}
}

// section adds an additional section with the lines of texts as its items.
func (d *decoder) section(heading string, texts []string) {
	var lines []string
	for _, text := range texts {
		for _, line := range strings.Split(text, "\n") {
			if line = strings.TrimSpace(line); line != "" {
				lines = append(lines, line)
			}
		}
	}
	if len(lines) == 0 {
		return
	}
	s := cv.OtherSection{}
	if heading != "" {
		s.Heading = d.source(heading)
	}
	for _, line := range lines {
		s.Items = append(s.Items, cv.Item{Text: d.source(line)})
	}
	d.doc.Additional = append(d.doc.Additional, s)
}

// rest returns the scalar members that nothing else reads, as "Status: failed", so
// that they are printed; members that begin with "_" or "x-" are private to other tools.
func (d *decoder) rest(o object, read string) []cv.Text {
	var out []cv.Text
	for _, key := range sortedKeys(o) {
		_, truth := o[key].(bool)
		if key == "current" && !truth { // "no": only true and false are read
			read = strings.ReplaceAll(read, " current ", " ")
		}
		if slices.Contains(strings.Fields(read), key) || strings.HasPrefix(key, "_") || strings.HasPrefix(key, "x-") {
			continue
		}
		if v := scalar(o[key]); v != "" {
			out = append(out, d.source(humanise(key)+": "+v))
		}
	}
	return out
}

// source records s as a line of the source and returns it as a text that points there.
func (d *decoder) source(s string) cv.Text {
	d.doc.Source = append(d.doc.Source, cv.SourceLine{Page: 1, Text: s})
	return cv.Text{Value: s, Lines: []int{len(d.doc.Source) - 1}, Confidence: 1}
}

func (d *decoder) text(o object, keys ...string) cv.Text {
	for _, k := range keys {
		if s := o.string(k); s != "" {
			return d.source(s)
		}
	}
	return cv.Text{}
}

func (d *decoder) list(o object, key string) []cv.Text {
	var out []cv.Text
	for _, s := range o.strings(key) {
		out = append(out, d.source(s))
	}
	return out
}

func (d *decoder) paragraphs(o object, keys ...string) []cv.Text {
	for _, k := range keys {
		var out []cv.Text
		for _, s := range o.strings(k) {
			for _, line := range strings.Split(s, "\n") {
				if line = strings.TrimSpace(line); line != "" {
					out = append(out, d.source(line))
				}
			}
		}
		if len(out) > 0 {
			return out
		}
	}
	return nil
}

// period reads startDate and endDate. A post goes on when it says so, or when it
// has a start and no endDate member at all (the schema's way to say it); an end
// that is no date ("unknown") is neither.
func (d *decoder) period(o object) cv.DateRange {
	start, end := o.string("startDate"), o.string("endDate")
	r := cv.DateRange{Start: inSeason(parseDate(start), o.string("startSeason")), End: inSeason(parseDate(end), o.string("endSeason"))}
	_, given := o["endDate"]
	r.Current = !r.Start.IsZero() && r.End.IsZero() && (presentWord.MatchString(end) || !given)
	text := strings.Trim(start+" – "+end, "– ")
	if start == end {
		text = start // one season: "Summer 2022"
	}
	if current, said := o["current"].(bool); said {
		r.Current = current && r.End.IsZero()
	}
	d.worded(o, &r, text)
	return r
}

// worded gives dates the words that they had in the CV, where our own resume keeps them and nobody has changed a year since.
func (d *decoder) worded(o object, r *cv.DateRange, text string) {
	if words := o.string("x-dates"); words != "" && tells(words, r.Start.Year) && tells(words, r.End.Year) && tellsNoOther(words, *r) {
		text = words
	}
	if text != "" {
		r.Text = d.source(text)
	}
}

// tells reports that dates in words tell of a year, as "2015" or "15".
func tells(words string, year int) bool {
	if year == 0 {
		return true
	}
	whole := strconv.Itoa(year)
	return slices.ContainsFunc(numbers(words), func(n string) bool { return n == whole || n == whole[len(whole)-2:] })
}

// tellsNoOther reports that dates in words name no year that the dates do not have.
func tellsNoOther(words string, r cv.DateRange) bool {
	return !slices.ContainsFunc(anyYear.FindAllString(words, -1), func(y string) bool {
		return y != strconv.Itoa(r.Start.Year) && y != strconv.Itoa(r.End.Year)
	})
}

func numbers(words string) []string {
	return strings.FieldsFunc(words, func(r rune) bool { return r < '0' || r > '9' })
}

// stated is a period that goes on only when it says so: by its end, or as our own resumes do.
func (d *decoder) stated(o object) cv.DateRange {
	r := d.period(o)
	current, _ := o["current"].(bool)
	r.Current = r.Current && (current || presentWord.MatchString(o.string("endDate")))
	return r
}

// inSeason adds a season to a date that has no more than its year.
func inSeason(d cv.Date, name string) cv.Date {
	switch s := cv.Season(name); s {
	case cv.Spring, cv.Summer, cv.Autumn, cv.Winter, cv.Q1, cv.Q2, cv.Q3, cv.Q4:
		if d.Year != 0 && d.Month == 0 {
			d.Season = s
		}
	}
	return d
}

func (d *decoder) moment(o object, keys ...string) cv.DateRange {
	for _, k := range keys {
		if s := o.string(k); s != "" {
			r := cv.DateRange{Start: inSeason(parseDate(s), o.string("season")), End: parseDate(o.string("endDate"))}
			if !r.End.IsZero() { // no "n/a"
				s += " – " + o.string("endDate")
			}
			d.worded(o, &r, strings.Trim(s, "– "))
			return r
		}
	}
	return cv.DateRange{}
}

var (
	isoDate     = regexp.MustCompile(`^((?:18|19|20)\d\d)(?:-(0?[1-9]|1[0-2])(?:-(0?[1-9]|[12]\d|3[01]))?)?(?:$|T)`)
	monthYear   = regexp.MustCompile(`^(0?[1-9]|1[0-2])[/.-]((?:18|19|20)\d\d)$`)
	presentWord = regexp.MustCompile(`(?i)^(present|current|currently|now|today|ongoing|to date|heute|aktuell|aujourd['’]hui|actuel|actualidad|actual|presente|oggi|heden|obecnie)$`)
	anyYear     = regexp.MustCompile(`\b(18|19|20)\d\d\b`)
)

// parseDate reads ISO dates of any precision, else the year; other text is no date.
func parseDate(s string) cv.Date {
	s = strings.TrimSpace(s)
	if m := isoDate.FindStringSubmatch(s); m != nil {
		year, _ := strconv.Atoi(m[1])
		month, _ := strconv.Atoi(m[2])
		day, _ := strconv.Atoi(m[3])
		return cv.Date{Year: year, Month: month, Day: day}
	}
	if m := monthYear.FindStringSubmatch(s); m != nil {
		month, _ := strconv.Atoi(m[1])
		year, _ := strconv.Atoi(m[2])
		return cv.Date{Year: year, Month: month}
	}
	if y := anyYear.FindString(s); y != "" {
		year, _ := strconv.Atoi(y)
		return cv.Date{Year: year}
	}
	return cv.Date{}
}
