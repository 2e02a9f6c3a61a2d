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
