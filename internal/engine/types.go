// Package engine is the pipeline: read -> understand -> correct -> third person
// -> tailor -> limit -> check the truth -> fill the template.
package engine

import (
	"focal/internal/cv"
	"focal/internal/extract"
	"focal/internal/ingest/page"
	"focal/internal/tailor"
)

// Upload is a file as it came in.
type Upload struct {
	Name string // file name without path; used for messages only
	Data []byte
}

// Request is one CV to convert; of its Options a review takes the template only.
type Request struct {
	CV      Upload
	Job     *Upload // job description or request for quotation; nil = none
	Options cv.Options
	Icon    []byte // PNG; nil = none
	// TemplateFile is an uploaded Word template that takes the place of the
	// built-in one named in Options; nil = built in.
	TemplateFile []byte
	// CVSource and JobSource are the files as read, where they were read before: see
	// ReadPDFs. nil = to be read.
	CVSource, JobSource *page.Document
	// Known is what the user said of this very file in an earlier conversion.
	Known Known
	// Whole leaves nothing out for the length: to be looked at while the reading is mended, and never kept.
	Whole bool
	// Consult asks for Result.Consultation, Wording holds what a model answered to it.
	Consult bool
	Wording *Wording
}

// Result is everything the review needs; it is stored as JSON and the Word file
// is rendered from it on demand.
type Result struct {
	Original *cv.Document  `json:"original"` // as read, before any change
	Document *cv.Document  `json:"document"` // as it is printed
	Notes    []cv.Note     `json:"notes"`
	Match    *tailor.Match `json:"match,omitempty"` // nil without a job description
	Options  cv.Options    `json:"options"`
	Pages    int           `json:"pages"`
	// PageCost says what the page target took from the last ten years, or would have to take
	// to be met; "" where it costs nothing of them.
	PageCost string `json:"page_cost,omitempty"`
	// Rejected are the changes that the user took back, and Edits the wordings the
	// user wrote instead, by Text.ID; both are the Decisions that made this result.
	Rejected []cv.Note         `json:"rejected,omitempty"`
	Edits    map[string]string `json:"edits,omitempty"`
	// Marks are what the user says of the lines of the file, in the order in which it
	// was said; Original is read in their light.
	Marks []cv.Mark `json:"marks,omitempty"`
	// Alike are marks that would say of other lines what the last gesture said of its own (Decisions.Last).
	Alike []cv.Mark `json:"alike,omitempty"`
	// Parked are own wordings whose texts later marks took away.
	Parked []Parked `json:"parked,omitempty"`
	// Lines is the file as it was read, so that marks can be followed; nil for data.
	Lines *page.Document `json:"lines,omitempty"`
	// JobText and Date are what a review has to know about the first run.
	JobText string `json:"job_text,omitempty"`
	// JobTitle is what the job description calls the job; "" where it does not tell.
	JobTitle string  `json:"job_title,omitempty"`
	Date     cv.Date `json:"date"`
	// Wording is what a language model proposed; nil = it had no part in this result.
	Wording *Wording `json:"wording,omitempty"`
	// Unprinted is what of the document the template of the conversion has no tag for.
	Unprinted []Unprinted `json:"unprinted,omitempty"`
	// Alone: Options.Template was chosen for this CV and not for its conversion.
	Alone bool `json:"template_alone,omitempty"`
	// Consultation is only there where the request wanted it, and never stored.
	Consultation *Consultation `json:"consultation,omitempty"`
}

// Decisions are a user's review of a result.
type Decisions struct {
	Rejected []string          `json:"rejected"` // Note.ID of the changes to take back
	Edits    map[string]string `json:"edits"`    // Text.ID -> own wording; "" leaves the value out
	// Kinds of changes to take back whole, also those that only come up in this run.
	Kinds []cv.NoteKind `json:"kinds,omitempty"`
	Marks []cv.Mark     `json:"marks"` // what lines are, in the order in which it was said
	// Last is how many of the marks the user made just now, with one gesture: Result.Alike says the same of other lines.
	Last int `json:"last,omitempty"`
	// Length is another one for this CV alone; "" = the one that it has.
	Length cv.Length `json:"length,omitempty"`
	// Accent is another colour for this CV alone, "" the template's own; nil = the one that it has.
	Accent *string `json:"accent,omitempty"`
	// Template is another one for this CV alone, which the request brings; "" = the one that it has.
	Template string `json:"template,omitempty"`
}

// RenderOptions steer the Word file.
type RenderOptions struct {
	Template string // name of a built-in template ("Generic", "Modern")
	// TemplateFile is an uploaded Word template in place of Template; nil = built in.
	TemplateFile []byte
	Icon         []byte // PNG; nil = none
	Look         cv.Look
	// MaxPages is Result.Pages: the document is set tighter when the template
	// would need more. 0 = set normally.
	MaxPages int
}

// MissingWords are the words of each line that the finished document lacks though it prints others of the line.
func (r *Result) MissingWords() [][]int { return extract.MissingWords(r.Original, r.Document) }
