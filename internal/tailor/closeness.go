package tailor

// Closeness returns how much of a text is in the job's own words: the weights of its
// terms that the advert has, those of its title counted twice. It tells which of two
// true sentences is nearer to the job, never whether one meets a requirement.
func Closeness(title, advert string) func(text string) float64 {
	worth := map[string]float64{}
	for _, t := range terms(advert) {
		worth[t] = weight(t)
	}
	for _, t := range terms(title) {
		worth[t] = 2 * weight(t)
	}
	return func(text string) float64 {
		sum := 0.0
		for _, t := range unique(terms(text)) {
			sum += worth[t]
		}
		return sum
	}
}
