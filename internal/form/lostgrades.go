package form

import (
	"slices"

	"focal/internal/cv"
)

// lostGrades gives courses the grades that stand on lines of their own which no value came from: above the school, or below the
// course. Whose degree it is of the place tells; without the line nobody would know that it is not held yet ("Current GPA: 3.8").
func (f *former) lostGrades() {
	if len(f.doc.Education) == 0 {
		return
	}
	used := f.usedLines()
	for n, l := range f.doc.Source {
		if l.As != "" || used[n] || trimmed(average.ReplaceAllString(l.Text, "")) != "" {
			continue
		}
		if e := f.courseBeside(n); e != nil && average.MatchString(l.Text) {
			e.Highlights = append(e.Highlights, cv.Text{Value: trimmed(l.Text), Lines: []int{n}, Confidence: e.Degree.Confidence})
		}
	}
}

// courseBeside is the course that begins right below a line, or ends right above it.
func (f *former) courseBeside(n int) *cv.Education {
	for _, at := range []int{n + 1, n - 1} {
		i := slices.IndexFunc(f.doc.Education, func(e cv.Education) bool {
			own := ownLines(&e)
			return f.freeDegree(&e) && (at > n && first(own) == at || at < n && last(own) == at)
		})
		if i >= 0 {
			return &f.doc.Education[i]
		}
	}
	return nil
}
