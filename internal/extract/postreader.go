package extract

import (
	"focal/internal/cv"
)

// mergeBanners gives entries without an employer the one of the entry above that is
// nothing but an employer, and drops that.
func mergeBanners(list []cv.Engagement) []cv.Engagement {
	var out []cv.Engagement
	var banner *cv.Engagement
	for i := range list {
		w := list[i]
		if onlyEmployer(list, i) {
			banner = &list[i]
			continue
		}
		if banner != nil && !gapOfWork(w.Title.Value) {
			if w.Organisation.IsZero() {
				fillFromBanner(&w, banner)
			} else {
				banner = nil
			}
		}
		out = append(out, w)
	}
	return out
}

// onlyEmployer reports an employer without a post, above a post without an employer.
func onlyEmployer(list []cv.Engagement, i int) bool {
	w := &list[i]
	if !w.Title.IsZero() || w.Organisation.IsZero() || tellsOf(w) || i+1 >= len(list) {
		return false
	}
	return list[i+1].Organisation.IsZero() && !list[i+1].Title.IsZero()
}

// tellsOf reports a post with text.
func tellsOf(w *cv.Engagement) bool { return len(w.Highlights) > 0 || len(w.Summary) > 0 }

func fillFromBanner(w, banner *cv.Engagement) {
	w.Organisation = banner.Organisation
	if w.Location.IsZero() {
		w.Location = banner.Location
	}
	if w.Dates.IsZero() {
		w.Dates = banner.Dates
	}
}
