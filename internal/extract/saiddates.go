package extract

import (
	"cmp"
	"math"
	"regexp"
	"slices"
	"strings"

	"focal/internal/cv"
	"focal/internal/extract/dates"
	"focal/internal/extract/words"
	"focal/internal/typo"
)

// saidDates takes the period of an entry from a line. Where there is no entry, the line stays where it is.
func (b *builder) saidDates(m cv.Mark) {
	text := b.markedText(m)
	if text == "" {
		return
	}
	said := b.datesOverLines(m)
	var texts []string
	var lines []int
	for _, of := range said {
		texts, lines = append(texts, b.markedText(of)), append(lines, of.Line)
	}
	period := periodIn(strings.Join(texts, " "))
	if len(said) == 1 && hasOpenDash(m.Part) {
		period = openPeriod(period)
	}
	s := b.slotForDates(said[0])
	if s == nil {
		b.keepLonePeriod(m.Line)
		return
	}
	before := s.dates.Text
	here := b.meantAs(m, period.Text.Value)
	switch {
	case len(said) > 1:
		here = b.meant(m)
	case m.Part != "" && !holdsWords(period.Text.Value, text) && !besideDates(period, text): // with a month that is spelt as none
		here, period = b.meant(m), wholePeriod(period, text)
	}
	b.withdraw(here, &s.dates.Text)
	*s.dates = period
	s.dates.Text.Lines, s.dates.Text.Confidence = lines, sure
	for _, rest := range b.whatElse(before, &s.dates.Text, here) {
		b.keepOldDates(s, rest, m.Line)
	}
	s.dropFrame(m.Line)
}

// hasOpenDash reports words that end with the dash of a period: "2009 –".
func hasOpenDash(part string) bool {
	text := strings.TrimRight(part, " .,;|)")
	return strings.HasSuffix(text, "–") || strings.HasSuffix(text, "—") || strings.HasSuffix(text, "-")
}

// openPeriod is a date behind which a dash stands, as the period that it begins.
func openPeriod(r cv.DateRange) cv.DateRange {
	if r.Start.IsZero() || r.Current || !r.End.IsZero() && r.End != r.Start {
		return r
	}
	r.End, r.Current = cv.Date{}, true
	r.Text.Value = strings.TrimRight(r.Text.Value, " –—-") + " –"
	return r
}

// takeDatesAbove gives an entry without dates those that the line above it was said to be before it began, where no other has them.
func (b *builder) takeDatesAbove(of cv.Section, at int) {
	s, pos := b.slotWith(of, at), slices.IndexFunc(b.lines, func(l line) bool { return l.index == at })
	if s == nil || pos < 1 || !s.dates.IsZero() {
		return
	}
	above := b.lines[pos-1].index
	said := slices.IndexFunc(b.marks, func(m cv.Mark) bool { return m.Line == above && m.As == cv.MarkDates && m.Part == "" })
	if holder := b.slotAt(above); said >= 0 && (holder == nil || !slices.Contains(holder.dates.Text.Lines, above)) {
		b.saidDates(b.marks[said])
	}
}

// besideDates reports a text with words beside a period that was understood which belong to no date: they stay where they are.
func besideDates(period cv.DateRange, text string) bool {
	rest := strings.Replace(text, period.Text.Value, "", 1)
	if period.Start.IsZero() && !period.Current || strings.ContainsAny(rest, "0123456789") {
		return false
	}
	return slices.ContainsFunc(words.Split(rest), func(w string) bool {
		return len(w) > 2 && !onlyFrame(w) && !slices.ContainsFunc(monthNames, func(m string) bool {
			return strings.HasPrefix(m, w) || typo.Distance(w, m) <= slipsInMonth
		})
	})
}

var monthNames = []string{
	"january", "february", "march", "april", "may", "june", "july", "august", "september", "october", "november", "december",
}

// slipsInMonth are those of a month that is hardly one ("Apprail"); "Manager" and "Developer" are further from all of them.
const slipsInMonth = 2

// wholePeriod is the period of a text of which only some words were understood: with a month that a dash parts from its year
// ("Jul — 2012"), or else as it stands, where a word that tells something would not be printed.
func wholePeriod(period cv.DateRange, text string) cv.DateRange {
	whole := dashBeforeYear.ReplaceAllString(text, "$1 $2")
	if found, ok := periodOf(dates.Find(whole)); ok && holdsWords(found.Range.Text.Value, whole) {
		period = found.Range
	} else if strings.ContainsAny(strings.Replace(text, period.Text.Value, "", 1), "0123456789") {
		period = cv.DateRange{}
	}
	period.Text.Value = text
	return period
}

// dashBeforeYear stands between a word and a year.
var dashBeforeYear = regexp.MustCompile(`(\pL{3,})\s*[-–—]\s*((?:19|20)\d\d)\b`)

// datesOverLines is what is said of dates up to a mark, from the one that it adds its words to.
func (b *builder) datesOverLines(last cv.Mark) (said []cv.Mark) {
	at := slices.Index(b.marks, last)
	if at < 0 { // what a label says, and the user did not
		return []cv.Mark{last}
	}
	for _, m := range b.marks[:at+1] {
		switch {
		case m.As != cv.MarkDates:
		case m.Add:
			said = append(said, m)
		default:
			said = []cv.Mark{m}
		}
	}
	return said
}

// periodIn is the period that a text tells, or its length ("one year and six months"); what is not understood
// is printed as it stands.
func periodIn(text string) cv.DateRange {
	if found, ok := periodOf(dates.Find(text)); ok {
		return found.Range
	}
	return cv.DateRange{Text: cv.Text{Value: cmp.Or(durationIn(text), text)}}
}

// durationIn are the words of a text that tell a length of time; "" where none do.
func durationIn(text string) string {
	fields := strings.Fields(text)
	for n := min(len(fields), longestDuration); n > 0; n-- {
		for i := range fields[:len(fields)-n+1] {
			if said := strings.Trim(strings.Join(fields[i:i+n], " "), ",;.()"); dates.Duration(inFigures(said)) {
				return said
			}
		}
	}
	return ""
}

// longestDuration are the words of "two years, six months and ten days".
const longestDuration = 7

// inFigures is a text with its small numbers in figures.
func inFigures(text string) string {
	fields := strings.Fields(strings.ReplaceAll(text, "&", " and "))
	for i, w := range fields {
		if numberWords.Has(words.Fold(w)) {
			fields[i] = "1" // which one does not matter to the form
		}
	}
	return strings.Join(fields, " ")
}

// dropFrame takes away what is left in the text of an entry of a line that gave its dates, where it only led to
// them: "duration of", "experience".
func (s *slot) dropFrame(line int) {
	for _, t := range s.text() {
		if slices.Equal(t.Lines, []int{line}) && onlyFrame(t.Value) {
			t.Value = ""
		}
	}
}

// readDatesAgain reads the dates of which words were taken away.
func (b *builder) readDatesAgain(line int) {
	for _, of := range cv.EntrySections {
		for _, s := range b.slots(of) {
			switch t := s.dates.Text; {
			case !slices.Contains(t.Lines, line):
			case t.Value == "":
				*s.dates = cv.DateRange{}
			default:
				isOpen := s.dates.Current && hasOpenDash(t.Value)
				if *s.dates = periodIn(t.Value); isOpen {
					*s.dates = openPeriod(*s.dates)
				}
				s.dates.Text.Lines, s.dates.Text.Confidence = t.Lines, t.Confidence
			}
		}
	}
}

// keepPeriod keeps the dates that gave way to others as text.
func (b *builder) keepPeriod(s *slot, before cv.Text) {
	said := func(l int) bool { return holdsWords(b.doc.Source[l].Text, before.Value) }
	if at := slices.IndexFunc(before.Lines, said); at >= 0 {
		before.Lines = before.Lines[at : at+1 : at+1]
	}
	if s.summary != nil {
		b.giveText(s, before, false)
		return
	}
	b.keepTexts([]cv.Text{before})
}

// keepLonePeriod makes of an entry that is nothing but dates a text, unless it is said to begin there.
func (b *builder) keepLonePeriod(line int) {
	if s := b.slotAt(line); s != nil && s.onlyDates() && b.startsIn(line) == "" {
		b.keepTexts([]cv.Text{s.dates.Text})
		*s.dates = cv.DateRange{}
	}
}

// onlyDates reports an entry of which nothing is known but when it was.
func (s *slot) onlyDates() bool {
	return !slices.ContainsFunc(append(s.fields(), s.text()...), func(t *cv.Text) bool { return t != &s.dates.Text && t.Value != "" })
}

// slotForDates is the entry whose dates a line is said to be: the one that it is in; for a line that
// stands away from all of them, the nearest, or the one beside which it is drawn, or else one that lacks
// its dates. It is nil where there is none.
func (b *builder) slotForDates(m cv.Mark) *slot {
	if s := cmp.Or(b.slotOfWords(m), b.slotMoved(m), b.slotSharing(m)); s != nil {
		return s
	}
	at := b.slotAt(m.Line)
	if below := b.undatedBelow(at, m); below != nil {
		return below
	}
	if at != nil && !at.loose(m.Line) && (m.Section == "" || m.Section == at.section) {
		return b.slotFor(m)
	}
	if at != nil && at.onlyDates() {
		at = nil
	}
	pos := slices.IndexFunc(b.lines, func(l line) bool { return l.index == m.Line })
	if pos < 0 {
		return at
	}
	held := b.slotsByText()
	next, dated := b.slotNear(held, pos)
	for _, s := range []*slot{next, b.slotBeside(held, pos), dated} {
		if s != nil && (s.dates.IsZero() || m.Section == "" || m.Section == s.section) { // another section keeps the dates that it has
			return s
		}
	}
	return cmp.Or(at, b.slotUndated(m))
}

// undatedBelow is the entry without dates that begins right below a line which ends the text of one that has its own; nil for other
// lines.
func (b *builder) undatedBelow(at *slot, m cv.Mark) *slot {
	pos := slices.IndexFunc(b.lines, func(l line) bool { return l.index > m.Line })
	if at == nil || pos < 0 || m.Part != "" || at.dates.IsZero() || at.headHolds(m.Line) || lastLine(at.lines()) != m.Line {
		return nil
	}
	s := b.slotWith(at.section, b.lines[pos].index)
	if s == nil || s.entry == at.entry || !s.dates.IsZero() || s.first() != b.lines[pos].index {
		return nil
	}
	return s
}

// slotUndated is the entry of the section that the user means whose dates are missing: the next one below a
// line, or else the last one above it.
func (b *builder) slotUndated(m cv.Mark) (above *slot) {
	for _, s := range b.slots(m.Section) {
		switch {
		case !s.dates.IsZero():
		case s.first() > m.Line:
			return s
		default:
			above = s
		}
	}
	return above
}

// loose reports a line that is in an entry as one of several periods, or as nothing but its dates.
func (s *slot) loose(line int) bool {
	if s.onlyDates() {
		return true
	}
	in := func(t *cv.Text) bool { return t != &s.dates.Text && slices.Contains(t.Lines, line) }
	return len(s.dates.Text.Lines) > 1 && !slices.ContainsFunc(append(s.fields(), s.text()...), in)
}

// slotsByText are the entries by the lines of all that they hold but for dates.
func (b *builder) slotsByText() map[int]*slot {
	held := map[int]*slot{}
	for _, of := range cv.EntrySections {
		for _, s := range b.slots(of) {
			for _, t := range append(s.fields(), s.text()...) {
				if t == &s.dates.Text || t.Value == "" {
					continue
				}
				for _, l := range t.Lines {
					held[l] = cmp.Or(held[l], s)
				}
			}
		}
	}
	return held
}

// linesToPeriod is how many lines away a period may stand from its entry.
const linesToPeriod = 3

// slotNear is the nearest entry within a few lines of the same block: one that lacks its dates, or else
// one that has them.
func (b *builder) slotNear(held map[int]*slot, pos int) (lacking, dated *slot) {
	for away := 1; away <= linesToPeriod; away++ {
		for _, i := range []int{pos + away, pos - away} {
			if i < 0 || i >= len(b.lines) || b.lines[i].block != b.lines[pos].block {
				continue
			}
			switch s := held[b.lines[i].index]; {
			case s == nil:
			case s.dates.IsZero() || slices.Contains(s.dates.Text.Lines, b.lines[pos].index):
				return s, nil
			default:
				dated = cmp.Or(dated, s)
			}
		}
	}
	return nil, dated
}

// slotBeside is the entry that begins beside a line in a column of dates, or next below it; to the left
// of the dates it is the one that stands at their height.
func (b *builder) slotBeside(held map[int]*slot, pos int) *slot {
	d := &b.lines[pos]
	if d.y == 0 {
		return nil
	}
	var beside *slot
	nearest := math.Inf(1)
	begun := map[*slot]bool{}
	for i := range b.lines {
		l := &b.lines[i]
		s := held[l.index]
		if s == nil {
			continue
		}
		below, first := l.y-d.y, !begun[s]
		begun[s] = true
		if l.page != d.page || l.block == d.block {
			continue
		}
		level := math.Abs(below) <= 0.75*d.size
		begins := first && l.x >= d.x && below > 0 && below <= 5*d.size
		if (level && (first || l.x < d.x) || begins) && math.Abs(below) < nearest {
			beside, nearest = s, math.Abs(below)
		}
	}
	return beside
}
