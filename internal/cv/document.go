// Package cv defines the CV document that every stage of Focal reads and
// writes: fixed sections, dates at their own precision, and for every value
// the lines of the uploaded file it came from. It imports nothing of ours.
package cv

import "encoding/json"

// Text is one value of a CV as shown to a reader, with its provenance.
type Text struct {
	// ID names the value for as long as the document lives ("work[0].highlights[2]"
	// at the time of extraction); notes refer to it. Set by Document.AssignIDs.
	ID string `json:"id,omitempty"`
	// Value is the text without markup, bullets or surrounding space.
	Value string `json:"value"`
	// Lines are indices into Document.Source, in reading order. Empty only for
	// values that the product wrote from facts (a Flexible summary).
	Lines []int `json:"lines,omitempty"`
	// Confidence is 0..1: how sure the reader is of value AND role. 0 means not judged.
	Confidence float64 `json:"confidence,omitempty"`
}

// IsZero reports whether there is nothing to show.
func (t Text) IsZero() bool { return t.Value == "" }

// String returns the value.
func (t Text) String() string { return t.Value }

// SourceLine is one line of the uploaded file as the reader saw it.
type SourceLine struct {
	Page int    `json:"page"` // 1-based; 1 for formats without pages
	Text string `json:"text"`
	// As says what a line is that no value came from; "" where it is content.
	As      LineKind `json:"as,omitempty"`
	Section Section  `json:"section,omitempty"` // that a heading opens
	// Lacks are words of a line that the user mended which no value has, and which are no text by themselves; "" = none.
	Lacks string `json:"lacks,omitempty"`
}

// LineKind is what a line is that holds no content of its own.
type LineKind string

// Kinds of lines.
const (
	LineHeading   LineKind = "heading"
	LineFurniture LineKind = "furniture" // page numbers, running headers
	LineLabel     LineKind = "label"     // only names what is beside or below it
	LineOut       LineKind = "out"       // the user left it out
)

// Document is one CV. Sections that are empty are not printed; their fixed
// order is SectionOrder.
type Document struct {
	Source []SourceLine `json:"source,omitempty"`
	// Locale is the BCP 47 tag of the text ("en-GB", "en-US", "de", …); "" is unknown.
	Locale       string         `json:"locale,omitempty"`
	Person       Person         `json:"person"`
	Summary      []Text         `json:"summary,omitempty"` // Profile, one paragraph each
	Clearances   []Clearance    `json:"clearances,omitempty"`
	Skills       []SkillGroup   `json:"skills,omitempty"`
	Work         []Engagement   `json:"work,omitempty"`
	Projects     []Project      `json:"projects,omitempty"`
	Education    []Education    `json:"education,omitempty"`
	Certificates []Certificate  `json:"certificates,omitempty"`
	Languages    []Language     `json:"languages,omitempty"`
	Publications []Publication  `json:"publications,omitempty"`
	Awards       []Award        `json:"awards,omitempty"`
	Volunteering []Engagement   `json:"volunteering,omitempty"`
	Memberships  []Text         `json:"memberships,omitempty"`
	Interests    []Interest     `json:"interests,omitempty"`
	References   []Reference    `json:"references,omitempty"`
	Additional   []OtherSection `json:"additional,omitempty"` // unknown sections, kept whole
	// Resume is the original JSON Resume object when the upload was one, so that
	// members without a section of ours survive the round trip.
	Resume json.RawMessage `json:"resume,omitempty"`
}

// Person is the head of the CV.
type Person struct {
	Name  Text `json:"name"`
	Label Text `json:"label"` // headline under the name
	Email Text `json:"email"`
	Phone Text `json:"phone"`
	// PhoneKind tells Phone from the further ones among the details: "Mobile"; "" where the file does not.
	PhoneKind string    `json:"phoneKind,omitempty"`
	Location  Place     `json:"location"`
	URL       Text      `json:"url"` // own web site
	Profiles  []Profile `json:"profiles,omitempty"`
	// Details are labelled facts of the head ("Nationality", "Driving licence"),
	// further e-mails and phones included.
	Details []Detail `json:"details,omitempty"`
}

// Place keeps the address as written (Text) and, where certain, its parts.
type Place struct {
	Text
	Street     string `json:"street,omitempty"`
	City       string `json:"city,omitempty"`
	Region     string `json:"region,omitempty"`
	PostalCode string `json:"postalCode,omitempty"`
	Country    string `json:"country,omitempty"`
}

// Profile is an account on a network ("LinkedIn", "GitHub").
type Profile struct {
	Network  string `json:"network,omitempty"`
	Username string `json:"username,omitempty"`
	URL      Text   `json:"url"` // as written; may lack the scheme
}

// Detail is a labelled fact.
type Detail struct {
	Label Text `json:"label"`
	Value Text `json:"value"`
}

// DetailTexts are the labels and the values of the facts, in their order.
func (p *Person) DetailTexts() (labels, values []string) {
	for _, d := range p.Details {
		labels, values = append(labels, d.Label.Value), append(values, d.Value.Value)
	}
	return labels, values
}

// Engagement is a post: paid work or volunteering.
type Engagement struct {
	Title        Text      `json:"title"`
	Organisation Text      `json:"organisation"`
	Unit         Text      `json:"unit"` // department or team drawn apart from the employer
	Location     Text      `json:"location"`
	URL          Text      `json:"url"`
	Dates        DateRange `json:"dates"`
	Summary      []Text    `json:"summary,omitempty"`    // prose under the title, one paragraph each
	Highlights   []Text    `json:"highlights,omitempty"` // bullets
	Keywords     []Text    `json:"keywords,omitempty"`
	// Brief is set when the post is told in one line, for the length.
	Brief bool `json:"brief,omitempty"`
	// Back is set when the user put back what a limit would take from the post.
	Back bool `json:"-"`
}

// Project is a piece of work with its own name.
type Project struct {
	Name         Text      `json:"name"`
	Role         Text      `json:"role"`
	Organisation Text      `json:"organisation"`
	URL          Text      `json:"url"`
	Dates        DateRange `json:"dates"`
	Summary      []Text    `json:"summary,omitempty"`
	Highlights   []Text    `json:"highlights,omitempty"`
	Keywords     []Text    `json:"keywords,omitempty"`
}

// Education is one course of study.
type Education struct {
	Institution Text      `json:"institution"`
	Degree      Text      `json:"degree"` // "BSc (Hons)", "A-levels"
	Area        Text      `json:"area"`   // subject
	Location    Text      `json:"location"`
	URL         Text      `json:"url"`
	Score       Text      `json:"score"` // "2:1", "GPA 3.8"
	Dates       DateRange `json:"dates"`
	Courses     []Text    `json:"courses,omitempty"`
	Summary     []Text    `json:"summary,omitempty"`
	Highlights  []Text    `json:"highlights,omitempty"`
}

// SkillGroup is a row of skills; Name is empty when the CV does not group.
type SkillGroup struct {
	Name     Text   `json:"name"`
	Level    Text   `json:"level"`
	Keywords []Text `json:"keywords,omitempty"`
}

// Language is a spoken language.
type Language struct {
	Name    Text `json:"name"`
	Fluency Text `json:"fluency"` // as written: "C1", "Native", "verhandlungssicher"
}

// Certificate is a certificate, licence or course.
type Certificate struct {
	Name   Text      `json:"name"`
	Issuer Text      `json:"issuer"`
	URL    Text      `json:"url"`
	Dates  DateRange `json:"dates"` // Start = date of issue, End = expiry when stated
}

// Clearance is a security clearance that the CV states as held (or applied for:
// see Status). "Willing to undergo SC" is not one.
type Clearance struct {
	Level  Text      `json:"level"`  // as written: "DV", "TS/SCI"
	Scheme string    `json:"scheme"` // "UK", "US", "AU", "NATO", …; "" unknown
	Status Text      `json:"status"` // as written: "current", "expired", "in progress"
	Dates  DateRange `json:"dates"`
}

// Publication is a text, talk or patent.
type Publication struct {
	Name      Text      `json:"name"`
	Publisher Text      `json:"publisher"`
	URL       Text      `json:"url"`
	Dates     DateRange `json:"dates"`
	Summary   []Text    `json:"summary,omitempty"`
}

// Award is a prize or an honour.
type Award struct {
	Title   Text      `json:"title"`
	Awarder Text      `json:"awarder"`
	Dates   DateRange `json:"dates"`
	Summary []Text    `json:"summary,omitempty"`
}

// Interest is a hobby, with keywords when the CV lists some.
type Interest struct {
	Name     Text   `json:"name"`
	Keywords []Text `json:"keywords,omitempty"`
}

// Reference is a referee or a quotation from one.
type Reference struct {
	Name Text `json:"name"`
	Text Text `json:"text"`
}

// OtherSection is a section that has no place in the fixed order; it is printed
// whole under "Additional Information".
type OtherSection struct {
	Heading Text   `json:"heading"`
	Items   []Item `json:"items,omitempty"`
	// OfWork is set where it tells what was done in several posts without saying in which ("Roles and Responsibilities" below a
	// table of them): no post may claim it, so it is printed behind them, without employer or dates. It never counts as one.
	OfWork bool `json:"ofWork,omitempty"`
}

// Career parts what was done in several posts from the sections that have no place. Where there are no posts it stands behind
// nothing, and is one of those.
func (d *Document) Career() (career, others []OtherSection) {
	for _, s := range d.Additional {
		if s.OfWork && len(d.Work) > 0 {
			career = append(career, s)
		} else {
			others = append(others, s)
		}
	}
	return career, others
}

// Item is a line of an OtherSection; Bullet reports whether it was drawn as one, OnLine that it is a short name, which stands on
// one line with those beside it.
type Item struct {
	Text
	Bullet bool `json:"bullet,omitempty"`
	OnLine bool `json:"on_line,omitempty"`
}

// Run is a part of a list: from its first item to the one before its end.
type Run struct{ From, To int }

// NameRuns are the short names of a section that stand on one line.
func (s OtherSection) NameRuns() (runs []Run) {
	for from := 0; from < len(s.Items); {
		to := from
		for to < len(s.Items) && s.Items[to].OnLine && s.Items[to].Bullet == s.Items[from].Bullet {
			to++
		}
		if to > from {
			runs = append(runs, Run{from, to})
		}
		from = max(to, from+1)
	}
	return runs
}
