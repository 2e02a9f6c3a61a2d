// Package gold is the form of the label files that the reader is trained on and measured
// by, one for each CV: what a careful reader notes of it. It is no part of the program.
package gold

// CV is one label file. Every string is in the CV, but for dates ("YYYY-MM", "YYYY" or
// "present", as precise as written), kinds and names of languages; "" (in files also null)
// is what the CV does not say.
type CV struct {
	File         string    `json:"file"`           // the CV's name; "" = that of the label file without .json
	Family       string    `json:"family"`         // CVs that look alike, for folds
	Skip         string    `json:"skip,omitempty"` // why it is not to be learned from
	Language     string    `json:"language"`
	Name         string    `json:"name"`
	Headline     string    `json:"headline"`
	Email        string    `json:"email"`
	Phone        string    `json:"phone"`
	Location     string    `json:"location"`
	Sections     []Section `json:"sections"`
	Work         []Post    `json:"work"`
	Education    []Course  `json:"education"`
	Certificates []string  `json:"certificates"`
	Languages    []string  `json:"languages"`
	Skills       []Stretch `json:"skills"`
	Projects     []Project `json:"projects"`
}

// Section is a section in the order of the document.
type Section struct {
	Kind    string `json:"kind"`
	Heading string `json:"heading"`
}

// Stretch is a passage by its first and last words.
type Stretch struct {
	From string `json:"from"`
	To   string `json:"to"`
}

// Post is a position with one employer; the stretch is what is told of it.
type Post struct {
	Position  string `json:"position"`
	Name      string `json:"name"`
	Location  string `json:"location"`
	StartDate string `json:"startDate"`
	EndDate   string `json:"endDate"`
	Stretch
}

// Course is a row of education.
type Course struct {
	Degree      string `json:"degree"`
	Institution string `json:"institution"`
	StartDate   string `json:"startDate"`
	EndDate     string `json:"endDate"`
	Score       string `json:"score"`
}

// Project is an entry of a section of projects.
type Project struct {
	Name string `json:"name"`
	Stretch
}
