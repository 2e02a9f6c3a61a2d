package cvgen

// Gold is what a careful reader would note of a CV: the form of the label files that
// training takes. Every string is in the file, but for dates ("YYYY-MM", "YYYY" or
// "present", as precise as written), kinds and names of languages.
type Gold struct {
	File         string        `json:"file"`
	Family       string        `json:"family"`
	Language     string        `json:"language"`
	Name         *string       `json:"name"`
	Headline     *string       `json:"headline"`
	Email        *string       `json:"email"`
	Phone        *string       `json:"phone"`
	Location     *string       `json:"location"`
	Sections     []GoldSection `json:"sections"`
	Work         []GoldPost    `json:"work"`
	Education    []GoldCourse  `json:"education"`
	Certificates []string      `json:"certificates"`
	Languages    []string      `json:"languages"`
	Skills       []Stretch     `json:"skills"`
	Projects     []GoldProject `json:"projects"`
	Doubt        *string       `json:"doubt"`
}

// GoldSection is a section in the order of the document.
type GoldSection struct {
	Kind    string  `json:"kind"`
	Heading *string `json:"heading"`
}

// Stretch is a passage by its first and last words.
type Stretch struct {
	From *string `json:"from"`
	To   *string `json:"to"`
}

// GoldPost is a position with one employer.
type GoldPost struct {
	Position  *string `json:"position"`
	Name      *string `json:"name"`
	Location  *string `json:"location"`
	StartDate *string `json:"startDate"`
	EndDate   *string `json:"endDate"`
	Stretch
}

// GoldCourse is a row of education.
type GoldCourse struct {
	Degree      *string `json:"degree"`
	Institution *string `json:"institution"`
	StartDate   *string `json:"startDate"`
	EndDate     *string `json:"endDate"`
	Score       *string `json:"score"`
}

// GoldProject is an entry of a section of projects.
type GoldProject struct {
	Name string `json:"name"`
	Stretch
}

// orNull is a string, or null when there is none.
func orNull(s string) *string {
	if s == "" {
		return nil
	}
	return &s
}
