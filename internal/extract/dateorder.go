package extract

import (
	"strconv"

	"focal/internal/cv"
	"focal/internal/extract/contact"
	"focal/internal/extract/dates"
	"focal/internal/sieve"
)

var slashDate = sieve.MustCompile(`\b(\d{1,2})/(\d{1,2})/(?:19|20)?\d\d\b`)

// settleOrder reads dates such as 03/04/2019 again once the document shows which of
// the numbers is the day: by another date (25/12/2018), else by a language other than English.
func (b *builder) settleOrder() {
	order, any := b.writtenOrder()
	if !any {
		return
	}
	if order == dates.Unknown {
		order = b.orderOfLocale()
	}
	if order != dates.Unknown {
		b.reorder(order)
	}
}

// order is what the dates of the file show by themselves.
func (b *builder) order() dates.Order {
	if b.shown == nil {
		order, _ := b.writtenOrder()
		b.shown = &order
	}
	return *b.shown
}

// writtenOrder is the order that a slashed date of the file shows by itself, or all of them together; any tells whether
// there are some.
func (b *builder) writtenOrder() (order dates.Order, any bool) {
	order = dates.Unknown
	var ones firsts
	for i := range b.doc.Source {
		for _, m := range slashDate.FindAllStringSubmatch(b.doc.Source[i].Text, 20) {
			first, _ := strconv.Atoi(m[1])
			second, _ := strconv.Atoi(m[2])
			ones.add(first, second)
			switch {
			case first > 12 && second <= 12:
				order = dates.DayFirst
			case second > 12 && first <= 12 && order == dates.Unknown:
				order = dates.MonthFirst
			}
		}
	}
	if order == dates.Unknown {
		order = ones.order()
	}
	return order, ones.total > 0
}

// orderOfLocale is how people of the document's language and country write dates.
func (b *builder) orderOfLocale() dates.Order {
	switch b.doc.Locale {
	case "", "en":
		return b.orderOfCountry()
	case "en-US":
		return dates.MonthFirst
	}
	return dates.DayFirst
}

// orderOfCountry is how the country of the telephone number writes dates: with the month first
// in the United States and the Philippines only; in Canada and where there is none nobody knows.
func (b *builder) orderOfCountry() dates.Order {
	switch contact.Region(b.doc.Person.Phone.Value) {
	case "", "CA":
		return dates.Unknown
	case "US", "PH":
		return dates.MonthFirst
	}
	return dates.DayFirst
}

// firsts counts the slashed dates whose one number is always 1: people who give the day of
// a post give the first of the month.
type firsts struct {
	total, first, second int
	others               map[int]bool
}

func (f *firsts) add(first, second int) {
	if f.others == nil {
		f.others = map[int]bool{}
	}
	f.total++
	if first == 1 {
		f.first++
		f.others[second] = true
	}
	if second == 1 {
		f.second++
		f.others[first] = true
	}
}

func (f *firsts) order() dates.Order {
	switch {
	case f.total < 2 || len(f.others) < 2 || f.first == f.second:
	case f.first == f.total:
		return dates.DayFirst
	case f.second == f.total:
		return dates.MonthFirst
	}
	return dates.Unknown
}

// withoutDays takes the days from the dates of posts and courses that did not come from
// the head of an entry, or were read again by settleOrder.
func withoutDays(d *cv.Document) {
	for i := range d.Work {
		d.Work[i].Dates = inMonths(d.Work[i].Dates)
	}
	for i := range d.Education {
		d.Education[i].Dates = inMonths(d.Education[i].Dates)
	}
}

// inMonths is a period without days: nobody reads a CV for them, and one date with a day
// among others without looks like a mistake.
func inMonths(r cv.DateRange) cv.DateRange {
	r.Start.Day, r.End.Day = 0, 0
	return r
}

// reorder reads the slashed dates of the document again in an order.
func (b *builder) reorder(order dates.Order) {
	for _, r := range periodsOfEntries(b.doc) {
		reorder(r, order)
	}
	for i := range b.doc.Awards {
		reorder(&b.doc.Awards[i].Dates, order)
	}
}

// periodsOfEntries are the times of all entries but awards.
func periodsOfEntries(d *cv.Document) (out []*cv.DateRange) {
	for i := range d.Work {
		out = append(out, &d.Work[i].Dates)
	}
	for i := range d.Volunteering {
		out = append(out, &d.Volunteering[i].Dates)
	}
	for i := range d.Education {
		out = append(out, &d.Education[i].Dates)
	}
	for i := range d.Projects {
		out = append(out, &d.Projects[i].Dates)
	}
	for i := range d.Certificates {
		out = append(out, &d.Certificates[i].Dates)
	}
	return out
}

// reorder reads the text of a period again and takes over the months it finds.
func reorder(r *cv.DateRange, order dates.Order) {
	if !slashDate.MatchString(r.Text.Value) {
		return
	}
	found := dates.FindOrdered(r.Text.Value, order)
	if len(found) != 1 {
		return
	}
	single := r.End == r.Start
	if f := found[0].Range; f.Start.Year == r.Start.Year {
		r.Start = f.Start
		if f.End.Year == r.End.Year && !f.End.IsZero() {
			r.End = f.End
		} else if single {
			r.End = f.Start
		}
	}
}

// Period reads dates that a user wrote for a CV of that locale; it is zero where text
// is not a period from end to end.
func Period(text, locale string) cv.DateRange {
	order := dates.DayFirst
	if locale == "en-US" {
		order = dates.MonthFirst
	}
	found := dates.FindOrdered(text, order)
	if len(found) != 1 || text[found[0].Start:found[0].End] != text {
		return cv.DateRange{}
	}
	return found[0].Range
}
