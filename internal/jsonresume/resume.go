// Package jsonresume converts between cv.Document and JSON Resume 1.0.0
// (https://jsonresume.org/schema). What the schema has no place for is in
// members that it allows ("department" of a post, seasons of dates; clearances, memberships and
// further sections below "basics"); provenance is in "meta.focal".
package jsonresume

// Resume is a JSON Resume object.
type Resume struct {
	Schema       string        `json:"$schema,omitempty"`
	Basics       Basics        `json:"basics"`
	Work         []Work        `json:"work,omitempty"`
	Volunteer    []Volunteer   `json:"volunteer,omitempty"`
	Education    []Education   `json:"education,omitempty"`
	Awards       []Award       `json:"awards,omitempty"`
	Certificates []Certificate `json:"certificates,omitempty"`
	Publications []Publication `json:"publications,omitempty"`
	Skills       []Skill       `json:"skills,omitempty"`
	Languages    []Language    `json:"languages,omitempty"`
	Interests    []Interest    `json:"interests,omitempty"`
	References   []Reference   `json:"references,omitempty"`
	Projects     []Project     `json:"projects,omitempty"`
	Meta         *Meta         `json:"meta,omitempty"`
}

// Basics is the head of the CV.
type Basics struct {
	Name        string      `json:"name,omitempty"`
	Label       string      `json:"label,omitempty"`
	Email       string      `json:"email,omitempty"`
	Phone       string      `json:"phone,omitempty"`
	PhoneKind   string      `json:"x-phoneKind,omitempty"` // "Mobile": ours
	URL         string      `json:"url,omitempty"`
	Summary     string      `json:"summary,omitempty"`
	Location    *Location   `json:"location,omitempty"`
	Profiles    []Profile   `json:"profiles,omitempty"`
	Details     []Detail    `json:"details,omitempty"`
	Clearances  []Clearance `json:"clearances,omitempty"`
	Memberships []string    `json:"memberships,omitempty"`
	Sections    []Section   `json:"sections,omitempty"`
}

// Location is an address; Address holds it as written when its parts are unsure.
type Location struct {
	Address     string `json:"address,omitempty"`
	PostalCode  string `json:"postalCode,omitempty"`
	City        string `json:"city,omitempty"`
	CountryCode string `json:"countryCode,omitempty"`
	Region      string `json:"region,omitempty"`
	Whole       bool   `json:"x-whole,omitempty"` // Address says all: ours
}

// Profile is an account on a network.
type Profile struct {
	Network  string `json:"network,omitempty"`
	Username string `json:"username,omitempty"`
	URL      string `json:"url,omitempty"`
}

// Detail is a labelled fact of the head.
type Detail struct {
	Label string `json:"label,omitempty"`
	Value string `json:"value"`
}

// Clearance is a security clearance as the CV states it.
type Clearance struct {
	Level     string `json:"level"`
	Scheme    string `json:"scheme,omitempty"`
	Status    string `json:"status,omitempty"`
	StartDate string `json:"startDate,omitempty"`
	EndDate   string `json:"endDate,omitempty"`
	Times
}

// Times is what a CV says of a period beyond the dates that the schema has; ours. Members that begin with "x-" are printed by
// nobody who does not know them.
type Times struct {
	Start   string `json:"startSeason,omitempty"` // "Summer", "Q3": of a year where no month is named
	End     string `json:"endSeason,omitempty"`
	Current bool   `json:"current,omitempty"` // it goes on, where no missing end says so
	Words   string `json:"x-dates,omitempty"` // as the CV has them, where that is more: "Expected May 2015", "since 2008"
}

// Section is a section outside the schema, kept whole.
type Section struct {
	Heading string   `json:"heading,omitempty"`
	Items   []string `json:"items"`
	Plain   []int    `json:"x-plain,omitempty"`  // the items that are no bullets, from 0
	OfWork  bool     `json:"x-ofWork,omitempty"` // it tells of several posts
}

// Work is one post; a missing endDate means "to date".
type Work struct {
	Name       string `json:"name,omitempty"`
	Position   string `json:"position,omitempty"`
	Department string `json:"department,omitempty"`
	Location   string `json:"location,omitempty"`
	URL        string `json:"url,omitempty"`
	StartDate  string `json:"startDate,omitempty"`
	EndDate    string `json:"endDate,omitempty"`
	Times
	Summary    string   `json:"summary,omitempty"`
	Highlights []string `json:"highlights,omitempty"`
	Keywords   []string `json:"keywords,omitempty"`
}

// Volunteer is one volunteering post.
type Volunteer struct {
	Organization string   `json:"organization,omitempty"`
	Position     string   `json:"position,omitempty"`
	Department   string   `json:"department,omitempty"` // ours, as with work
	Keywords     []string `json:"keywords,omitempty"`   // ours, as with work
	Location     string   `json:"location,omitempty"`
	URL          string   `json:"url,omitempty"`
	StartDate    string   `json:"startDate,omitempty"`
	EndDate      string   `json:"endDate,omitempty"`
	Times
	Summary    string   `json:"summary,omitempty"`
	Highlights []string `json:"highlights,omitempty"`
}

// Education is one course of study.
type Education struct {
	Institution string `json:"institution,omitempty"`
	URL         string `json:"url,omitempty"`
	Area        string `json:"area,omitempty"`
	StudyType   string `json:"studyType,omitempty"`
	Location    string `json:"location,omitempty"`
	StartDate   string `json:"startDate,omitempty"`
	EndDate     string `json:"endDate,omitempty"`
	Times
	Score      string   `json:"score,omitempty"`
	Courses    []string `json:"courses,omitempty"`
	Summary    string   `json:"summary,omitempty"`
	Highlights []string `json:"highlights,omitempty"`
}

// Once is what a CV says of the date of something that happened once; ours.
type Once struct {
	Season string `json:"season,omitempty"`
	Until  string `json:"endDate,omitempty"` // of an award or a publication that took a time
	Words  string `json:"x-dates,omitempty"` // as with Times
}

// Award is a prize or an honour.
type Award struct {
	Title string `json:"title,omitempty"`
	Date  string `json:"date,omitempty"`
	Once
	Awarder string `json:"awarder,omitempty"`
	Summary string `json:"summary,omitempty"`
}

// Certificate is a certificate or licence; ExpiryDate is ours.
type Certificate struct {
	Name string `json:"name,omitempty"`
	Date string `json:"date,omitempty"`
	Once
	ExpiryDate string `json:"expiryDate,omitempty"`
	URL        string `json:"url,omitempty"`
	Issuer     string `json:"issuer,omitempty"`
}

// Publication is a text, talk or patent.
type Publication struct {
	Name        string `json:"name,omitempty"`
	Publisher   string `json:"publisher,omitempty"`
	ReleaseDate string `json:"releaseDate,omitempty"`
	Once
	URL     string `json:"url,omitempty"`
	Summary string `json:"summary,omitempty"`
}

// Skill is a group of skills.
type Skill struct {
	Name     string   `json:"name,omitempty"`
	Level    string   `json:"level,omitempty"`
	Keywords []string `json:"keywords,omitempty"`
}

// Language is a spoken language.
type Language struct {
	Language string `json:"language,omitempty"`
	Fluency  string `json:"fluency,omitempty"`
}

// Interest is a hobby.
type Interest struct {
	Name     string   `json:"name,omitempty"`
	Keywords []string `json:"keywords,omitempty"`
}

// Reference is a referee or a quotation.
type Reference struct {
	Name      string `json:"name,omitempty"`
	Reference string `json:"reference,omitempty"`
}

// Project is a piece of work with its own name.
type Project struct {
	Name        string   `json:"name,omitempty"`
	Description string   `json:"description,omitempty"`
	Highlights  []string `json:"highlights,omitempty"`
	Keywords    []string `json:"keywords,omitempty"`
	StartDate   string   `json:"startDate,omitempty"`
	EndDate     string   `json:"endDate,omitempty"`
	Times
	URL    string   `json:"url,omitempty"`
	Roles  []string `json:"roles,omitempty"`
	Entity string   `json:"entity,omitempty"`
}

// Meta carries provenance.
type Meta struct {
	Focal *Provenance `json:"focal,omitempty"`
}

// Provenance says where each value came from.
type Provenance struct {
	Format   string           `json:"format,omitempty"`
	Locale   string           `json:"locale,omitempty"`
	Source   []Line           `json:"source,omitempty"`
	Fields   map[string]Trace `json:"fields,omitempty"` // key: the value's path in the CV document
	Notes    []Remark         `json:"notes,omitempty"`
	Warnings []string         `json:"warnings,omitempty"`
}

// Line is a line of the uploaded file.
type Line struct {
	Page int    `json:"page"`
	Text string `json:"text"`
}

// Trace is the origin of one value: indices into Source and how sure the reader is.
type Trace struct {
	Lines      []int   `json:"lines"`
	Confidence float64 `json:"confidence,omitempty"`
}

// Remark is a doubt of the reader.
type Remark struct {
	Field  string `json:"field,omitempty"`
	Reason string `json:"reason"`
}
