// Package typo tells how far a word is from the one that was meant.
package typo

// Distance is the number of bytes to put in, take out or change (Levenshtein).
func Distance(a, b string) int {
	row := upTo(len(b))
	for i := range len(a) {
		before := row[0]
		row[0] = i + 1
		for k := range len(b) {
			change := before + differ(a[i], b[k])
			before, row[k+1] = row[k+1], min(change, row[k+1]+1, row[k]+1)
		}
	}
	return row[len(b)]
}

// Slips is Distance where two neighbouring bytes that changed places count as one slip.
func Slips(a, b string) int {
	var twice []int // the row before the last
	last, row := upTo(len(b)), make([]int, len(b)+1)
	for i := range len(a) {
		row[0] = i + 1
		for k := range len(b) {
			row[k+1] = min(last[k]+differ(a[i], b[k]), last[k+1]+1, row[k]+1)
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

// upTo are the numbers from 0 to n.
func upTo(n int) []int {
	list := make([]int, n+1)
	for i := range list {
		list[i] = i
	}
	return list
}

// differ is 1 for two bytes and 0 for the same one twice.
func differ(a, b byte) int {
	if a == b {
		return 0
	}
	return 1
}
