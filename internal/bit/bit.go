// Package bit makes a number of what is so or not, for models that look at numbers.
package bit

// Of is 1 for what is so and 0 for what is not.
func Of(is bool) float64 {
	if is {
		return 1
	}
	return 0
}
