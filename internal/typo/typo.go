// Package typo tells how far a word is from the one that was meant.
package typo

// Distance is the number of bytes to put in, take out or change (Levenshtein).
func Distance(a, b string) int {
	row := make([]int, len(b)+1)
	for i := range row {
		row[i] = i
	}
	for i := range len(a) {
		before := row[0]
		row[0] = i + 1
		for k := range len(b) {
			change := before
			if a[i] != b[k] {
				change++
			}
			before, row[k+1] = row[k+1], min(change, row[k+1]+1, row[k]+1)
		}
	}
	return row[len(b)]
}

// Slips is Distance where two neighbouring bytes that changed places count as one slip.
func Slips(a, b string) int {
	var twice []int // the row before the last
	last, row := make([]int, len(b)+1), make([]int, len(b)+1)
	for k := range last {
		last[k] = k
	}
	for i := range len(a) {
		row[0] = i + 1
		for k := range len(b) {
			change := last[k]
			if a[i] != b[k] {
				change++
			}
			row[k+1] = min(change, last[k+1]+1, row[k]+1)
			if i > 0 && k > 0 && a[i] == b[k-1] && a[i-1] == b[k] {
				row[k+1] = min(row[k+1], twice[k-1]+1)
			}
		}
		if twice == nil {
			twice = make([]int, len(b)+1)
		}
		twice, last, row = last, row, twice
	}
	return last[len(b)]
}
