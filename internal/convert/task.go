// Package convert is the product's main job: it takes files in, charges for
// them, runs them through the engine in the background and hands out the
// documents. It stores nothing itself; internal/store and internal/blob
// implement the interfaces it declares.
package convert

import (
	"time"

	"focal/internal/cv"
)

// Status of a task or of one of its files (decisions D-54).
type Status string

// States. Completed, Failed and Error are ends and never change.
const (
	Pending    Status = "Pending"
	Processing Status = "Processing"
	Completed  Status = "Completed"
	Failed     Status = "Failed" // the input's fault; Error says what to do
	Error      Status = "Error"  // ours
)

// Ended reports whether the state is final.
func (s Status) Ended() bool { return s == Completed || s == Failed || s == Error }

// Task is one request of one user: 1..10 CVs against at most one job description.
type Task struct {
	ID        string // 160 random bits
	UserID    string
	Key       string // Idempotency-Key; "" = none sent
	BodyHash  string // SHA-256 of everything the key stands for
	Status    Status
	Error     string // sentence for the user; "" unless Failed or Error
	Options   cv.Options
	Demo      bool   // sent from the demo: its templates are open (decisions D-44)
	Allowance bool   // paid from the demo allowance instead of credits
	Bare      bool   // its documents bear no icon, so none takes room on their pages
	JobName   string // file name of the job description; "" = none
	JobTitle  string // what the job description calls the job; "" = it does not tell, or is not read yet
	JobKey    string // blob
	Files     int64  // files submitted
	Done      int64  // files completed
	Bad       int64  // files failed
	Attempts  int64
	Seen      bool // the user has looked at what came of it
	Created   time.Time
	Started   time.Time
	Ended     time.Time
	Expires   time.Time // retention

	Untold bool // its owner's programs are not told of the end; not kept

	usable []string // the templates that its owner may choose by now; nil = not looked up
	left   string   // its template, where that is not among them: Options.Template stands in for it
}

// StageCancelled is that of a CV which its user ended: it is Failed and its credit is back.
const StageCancelled = "cancelled"

// File is one CV of a task.
type File struct {
	TaskID    string
	Index     int64
	Name      string // as uploaded, without path
	Size      int64
	Status    Status
	Error     string
	InputKey  string // blob of the upload
	ResultKey string // blob of the Result; "" until completed
	Candidate string // the name in the CV; for download names
	Pages     int64
	Score     int64  // match score 0..100; -1 = no job description
	Stage     string // what it is busy with, of a CV that is Processing; StageCancelled of one that its user ended
	Given     string // to be found by and never shown: what was given beside the CV, and a name that its document hides
	Held      bool   // a doubtful scan or a costly page target: its credit is taken when the user accepts it

	jobTitle string // Result.JobTitle, on its way to the task
}
