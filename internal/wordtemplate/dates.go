package wordtemplate

import (
	"cmp"
	"fmt"
	"strings"

	"focal/internal/cv"
)

// date prints "9 Mar 2020", "Mar 2020", "Summer 2004" or "2019" in the CV's
// language, as precise as the CV; Q1 to Q4 stay as they are.
func (w *words) date(d cv.Date) string {
	switch {
	case d.IsZero():
		return ""
	case d.Month >= 1 && d.Month <= 12 && d.Day > 0:
		point := ""
		if w == languages["de"] {
			point = "."
		}
		return fmt.Sprintf("%d%s %s %d", d.Day, point, w.months[d.Month-1], d.Year)
	case d.Month >= 1 && d.Month <= 12:
		return fmt.Sprintf("%s %d", w.months[d.Month-1], d.Year)
	}
	switch d.Season {
	case cv.Spring:
		return fmt.Sprintf("%s %d", w.seasons[0], d.Year)
	case cv.Summer:
		return fmt.Sprintf("%s %d", w.seasons[1], d.Year)
	case cv.Autumn:
		return fmt.Sprintf("%s %d", w.seasons[2], d.Year)
	case cv.Winter:
		return fmt.Sprintf("%s %d", w.seasons[3], d.Year)
	case "":
		return fmt.Sprint(d.Year)
	}
	return fmt.Sprintf("%s %d", d.Season, d.Year)
}

// period prints "Mar 2020 – Present"; what the CV wrote where no date was
// understood, or where its words say more than the dates ("expected June 2028").
func (w *words) period(r cv.DateRange) string {
	if qualified(r) {
		return tidy(r.Text.Value)
	}
	start, end := w.ends(r)
	switch {
	case start == "" && end == "":
		return tidy(r.Text.Value)
	case start == "" || start == end:
		return end
	case end == "":
		return start
	}
	return start + " – " + end
}

func (w *words) dates(o object, r cv.DateRange) {
	start, end := w.ends(r)
	from, to := momentOf(start, r.Start), momentOf(end, r.End)
	if r.Current {
		to.At = goesOn
	}
	o["dates"], o["start"], o["end"] = moment{w.period(r), cmp.Or(from.At, to.At)}, from, to
	o["current"] = r.Current
}

// issued is dates for what is given on one day, a certificate or an award: it is printed by the
// month, like the posts beside it. Two ends keep their days: until when a certificate holds matters.
func (w *words) issued(o object, r cv.DateRange) {
	w.dates(o, r)
	if !r.Current && (r.Start.IsZero() || r.End.IsZero() || r.Start == r.End) {
		r.Start.Day, r.End.Day = 0, 0
		o["dates"] = moment{w.period(r), o["dates"].(moment).At}
	}
}

// ends prints both ends of a period; an American CV keeps its "Fall".
func (w *words) ends(r cv.DateRange) (start, end string) {
	start, end = w.date(r.Start), w.date(r.End)
	if w == languages["en"] && strings.Contains(strings.ToLower(r.Text.Value), "fall") {
		start, end = strings.Replace(start, w.seasons[2], "Fall", 1), strings.Replace(end, w.seasons[2], "Fall", 1)
	}
	if r.Current {
		end = w.present
	}
	return start, end
}

// clearance prints what a CV says about a clearance, each word once: the status
// as written, and the dates with the words that stand before them in brackets
// of which the reader cut one off ("cleared (expired" and "Mar 2020)").
func (w *words) clearance(c cv.Clearance) (level, status, dates string) {
	level, status, dates = tidy(c.Level.Value), c.Status.Value, w.period(c.Dates)
	if at := strings.LastIndexAny(status, "(["); at >= 0 && dates != "" && !strings.ContainsAny(status[at:], ")]") {
		dates = strings.TrimSpace(strings.TrimRight(status[at+1:], " :,;") + " " + dates)
		status = status[:at]
	}
	status = tidy(status)
	list := strings.Fields(dates)
	said := max(len(list)-1, 0) // words that the status ends with: "valid until" and "until June 2027"
	for said > 0 && !endsWith(status, strings.Join(list[:said], " ")) {
		said--
	}
	dates = strings.Join(list[said:], " ")
	if strings.EqualFold(status, "expired") {
		dates = strings.TrimPrefix(dates, "until ") // it is over
	}
	if w == languages["en"] && c.BareEnd(status, dates) {
		dates = "until " + dates // alone it might be when it was granted
	}
	if strings.EqualFold(status, "valid") && strings.HasPrefix(dates, "until ") {
		dates, status = status+" "+dates, "" // one phrase: "valid until March 2027"
	}
	if level == "" {
		level, status = status, ""
	}
	return level, status, dates
}

// endsWith reports whether the last words of s are those of tail.
func endsWith(s, tail string) bool {
	s, tail = " "+strings.ToLower(s), " "+strings.ToLower(tail)
	return strings.HasSuffix(s, tail)
}
