package httpapi

import (
	"encoding/json"

	"focal/internal/convert"
	"focal/internal/cv"
	"focal/internal/engine"
	"focal/internal/tailor"
	"focal/internal/wordtemplate"
)

// The bodies of the API. Names and spellings are those of checklist EN-1 to EN-3;
// fields beside them are additive (decisions D-94).

// UserBody is a user as everyone may see it: no hash, no provider id.
type UserBody struct {
	ID                 string          `json:"id"`
	Name               string          `json:"name"`
	Email              string          `json:"email"`
	Organisation       string          `json:"organisation"`
	Role               string          `json:"user_role" enum:"user,admin"`
	Plan               string          `json:"subscription_plan" doc:"free, demo, personal or professional"`
	PlanName           string          `json:"subscription_name"`
	Status             string          `json:"subscription_status" enum:"active,inactive"`
	SwitchedOff        bool            `json:"switched_off,omitempty" doc:"inactive by an admin; the free plan does not activate it"`
	SuspendedAt        string          `json:"suspended_at,omitempty" doc:"nobody signs in since; absent = not suspended"`
	Credits            int64           `json:"credits_remaining"`
	Reserved           int64           `json:"credits_reserved,omitempty" doc:"reserved, not among credits_remaining"`
	Converted          int64           `json:"converted_cvs_count"`
	CreatedAt          string          `json:"created_at" doc:"RFC 3339, UTC"`
	LastLogin          string          `json:"last_login_time" doc:"RFC 3339, UTC; empty = never"`
	AllowedTemplates   []string        `json:"allowed_templates"`
	DemoLeft           int64           `json:"demo_conversions_left" doc:"of the allowance for users without a subscription"`
	RetentionDays      int64           `json:"retention_days"`
	RetentionChosen    bool            `json:"retention_chosen,omitempty" doc:"by the user; absent = retention_days is the service's"`
	Locale             string          `json:"locale"`
	TeamOptions        json.RawMessage `json:"team_options,omitempty" doc:"team defaults, in the own profile"`
	Options            json.RawMessage `json:"options,omitempty" doc:"what the web app starts with: as chosen last, or the team defaults"`
	MustChangePassword bool            `json:"must_change_password"`
	PrintedPassword    bool            `json:"printed_password,omitempty" doc:"the first admin has not changed the password"`
	TOTP               bool            `json:"totp_enabled"`
	Warning            string          `json:"warning,omitempty" doc:"to admins: names in allowed_templates that are no template's"`
	MustEnrol          bool            `json:"totp_required" doc:"nothing but setting up two-factor sign-in is open to this admin"`
}

// TokensBody is the answer to login and refresh.
type TokensBody struct {
	Access  string `json:"access_token"`
	Refresh string `json:"refresh_token"`
}

// MessageBody is the answer where there is nothing to return.
type MessageBody struct {
	Message string `json:"message"`
}

// ErrorBody is the body of every answer that is not 2xx.
type ErrorBody struct {
	Error     string   `json:"error"`
	RequestID string   `json:"request_id,omitempty" doc:"name it when you ask for help"`
	Status    string   `json:"status,omitempty" doc:"error; only of the icon calls"`
	Message   string   `json:"message,omitempty" doc:"the same as error; only of the icon calls"`
	Problems  []string `json:"problems,omitempty" doc:"everything that is wrong; only of template uploads"`
}

// ConfigBody is what the web app has to know before anyone signs in.
type ConfigBody struct {
	Product       string     `json:"product"`
	SupportEmail  string     `json:"support_email"`
	Version       string     `json:"version"`
	Currency      string     `json:"currency" doc:"ISO 4217"`
	Provider      string     `json:"payment_provider" doc:"display name of the payment provider"`
	Plans         []PlanBody `json:"plans"`
	MaxFiles      int        `json:"max_files"`
	MaxFileBytes  int64      `json:"max_file_bytes"`
	MaxBytes      int64      `json:"max_bytes" doc:"of all files of a conversion together"`
	DemoAllowance int64      `json:"demo_allowance"`
	RetentionDays int64      `json:"retention_days" doc:"that files are kept where their user chose nothing else"`
	PDF           bool       `json:"pdf" doc:"finished documents can be had as PDF"`
	WordingBy     string     `json:"wording_by" doc:"language model that words conversions unless the request says model=off, as MODEL at HOST; empty = none"`
	FileStore     string     `json:"file_store" doc:"where files are kept on another machine; empty = on the one that runs this"`
	Database      string     `json:"database" doc:"where accounts and lists are kept on another machine; empty = on the one that runs this"`
	Webhooks      bool       `json:"webhooks" doc:"users may have webhooks"`

	RegistrationClosed bool `json:"registration_closed" doc:"nobody registers: admins make the accounts"`
	Dev                bool `json:"dev"`
}

// SetupBody is what an operator looks at before people come, in an order to work through.
type SetupBody struct {
	Items []SetupItem `json:"items" nullable:"false"`
}

// SetupItem is one thing of it.
type SetupItem struct {
	ID      string `json:"id" enum:"production,mail,payment,legal,support,address,registration,retention,two_factor,second_admin,backup"`
	Done    bool   `json:"done" doc:"false = it should be set before people come"`
	Choice  bool   `json:"choice,omitempty" doc:"it can be so or otherwise, as the operator likes: done says nothing"`
	State   string `json:"state" doc:"how it is now"`
	Setting string `json:"setting" doc:"what changes it: a setting, or a command of the program"`
}

// PlanBody is a plan of the catalogue.
type PlanBody struct {
	ID          string  `json:"id"`
	Name        string  `json:"name"`
	PriceID     string  `json:"price_id"`
	Price       float64 `json:"price" doc:"per month"`
	Credits     int64   `json:"credits" doc:"per month"`
	MostPopular bool    `json:"most_popular"`
}

// TaskCreatedBody is the 202 of a submission.
type TaskCreatedBody struct {
	TaskID string `json:"task_id"`
}

// TaskBody is the state of a conversion.
type TaskBody struct {
	TaskID   string     `json:"task_id"`
	Status   string     `json:"status" enum:"Pending,Processing,Completed,Failed,Error"`
	Progress float64    `json:"progress" doc:"0 to 1"`
	Error    string     `json:"error" doc:"empty unless Failed or Error"`
	Blind    bool       `json:"blind,omitempty" doc:"names are taken out; a CV whose name nobody knows is withheld, as its result says"`
	Files    []FileBody `json:"files"`
}

// ProgressBody is the state of a conversion, to be asked for again.
type ProgressBody struct {
	Task TaskBody `json:"task"`
	Seen string   `json:"seen" doc:"send it with the next request, which waits until the state is another one"`
}

// CancelledBody says what is left of a conversion that was ended early.
type CancelledBody struct {
	Kept   int64 `json:"kept" doc:"CVs that were through"`
	Erased bool  `json:"erased" doc:"none was, and none goes on, so the conversion is erased; false for one that was over before"`
}

// DecidedBody says what is left after a reading was accepted or refused.
type DecidedBody struct {
	Erased bool `json:"erased" doc:"nothing else was in the conversion, so it is erased"`
}

// FileBody is one CV of a conversion.
type FileBody struct {
	Index  int64  `json:"index"`
	Name   string `json:"name"`
	Status string `json:"status" enum:"Pending,Processing,Completed,Failed,Error"`
	Stage  string `json:"stage,omitempty" enum:"reading,correcting,tailoring,layout,wording,cancelled" doc:"what is being done"`
	Error  string `json:"error"`
	Pages  int64  `json:"pages"`
	Score  *int64 `json:"score,omitempty" doc:"match with the job description, 0 to 100"`
	Held   bool   `json:"held,omitempty" doc:"not charged until it is accepted or downloaded"`
}

// HistoryBody is a page of past conversions.
type HistoryBody struct {
	Items      []HistoryItem `json:"items"`
	Total      int64         `json:"total"`
	Page       int64         `json:"page"`
	PerPage    int64         `json:"per_page"`
	TotalPages int64         `json:"total_pages"`
}

// HistoryItem is one past conversion.
type HistoryItem struct {
	TaskID    string   `json:"task_id"`
	Status    string   `json:"status" enum:"Pending,Processing,Completed,Failed,Error"`
	Error     string   `json:"error"`
	Names     []string `json:"names" doc:"file names as uploaded"`
	People    []string `json:"people" doc:"whose CVs these are, in the order of names; empty = not known"`
	Converted []bool   `json:"converted" doc:"which of them were, in the order of names"`
	Held      bool     `json:"held,omitempty" doc:"one of them waits to be accepted"`
	Private   bool     `json:"private,omitempty" doc:"a privacy level takes something out of its CVs"`
	Blind     bool     `json:"blind,omitempty" doc:"it takes the names out"`
	JobName   string   `json:"job_name" doc:"file name of the job description; empty = none"`
	JobTitle  string   `json:"job_title" doc:"what the job description calls the job; empty = it does not tell"`
	Seen      bool     `json:"seen" doc:"false when it ended and nobody has looked at it yet"`
	Template  string   `json:"template"`
	Completed int64    `json:"completed"`
	Failed    int64    `json:"failed"`
	CreatedAt string   `json:"created_at"`
	ExpiresAt string   `json:"expires_at" doc:"when the files are erased; empty = kept"`
}

// ResultBody is what the review shows.
type ResultBody struct {
	TaskID   string       `json:"task_id"`
	Options  cv.Options   `json:"options"`
	JobName  string       `json:"job_name"`
	JobTitle string       `json:"job_title"`
	Template string       `json:"template" doc:"that the conversion asked for"`
	Demo     bool         `json:"demo,omitempty" doc:"from the demo, which asks for no fields"`
	Files    []ResultFile `json:"files"`
}

// ResultFile is the result of one CV; the documents are absent unless Completed.
type ResultFile struct {
	Index     int64            `json:"index"`
	Name      string           `json:"name"`
	Status    string           `json:"status" enum:"Completed,Failed,Error"`
	Error     string           `json:"error"`
	Held      bool             `json:"held,omitempty" doc:"not charged until it is accepted or downloaded"`
	Original  *cv.Document     `json:"original,omitempty"`
	Document  *cv.Document     `json:"document,omitempty"`
	Notes     []cv.Note        `json:"notes"`
	Match     *tailor.Match    `json:"match,omitempty"`
	Pages     int64            `json:"pages"`
	PageCost  string           `json:"page_cost,omitempty" doc:"what length or max_pages took from the last ten years, or would"`
	Doubt     string           `json:"doubt,omitempty" doc:"why its owner should look at the reading before paying"`
	InDoubt   int              `json:"in_doubt,omitempty" doc:"lines of the file that found no place or were read with doubt"`
	Withheld  string           `json:"withheld,omitempty" doc:"it may not be blind, and why; handed out once its name is known"`
	PutBack   []engine.PutBack `json:"put_back,omitempty" doc:"what its privacy level takes out and the user put back"`
	Revision  string           `json:"revision" doc:"of this result: a review that names another one is refused with 409"`
	Unprinted []UnprintedBody  `json:"unprinted,omitempty" doc:"what the conversion's own template has no tag for; see getUnprinted"`
	WordingBy string           `json:"wording_by,omitempty" doc:"language model that worded part of it, as MODEL at HOST; each of its notes says so in by"`
	Fields    []cv.Field       `json:"fields,omitempty" doc:"what was given for this CV, beside what it says"`
	// The user's review, which a further one repeats in full.
	Rejected []cv.Note         `json:"rejected" doc:"changes that the user took back"`
	Edits    map[string]string `json:"edits" doc:"the user's own wordings, as they were sent"`
	Marks    []cv.Mark         `json:"marks" doc:"what the user says of lines, in the order in which it was said"`
	Length   cv.Length         `json:"length,omitempty" doc:"of this CV, which a review may change"`
	Template string            `json:"template,omitempty" doc:"of its document: another than the conversion's was chosen for this CV alone"`
	Accent   string            `json:"accent,omitempty" doc:"its colour in place of the template's, which a review may change"`
	Left     string            `json:"template_left,omitempty" doc:"that it was to be in; gone, so another stands in"`
	Alike    []cv.Mark         `json:"alike,omitempty" doc:"what the last gesture said, for other lines: to be added to marks"`
}

// UnprintedBody is what a template leaves out of a section.
type UnprintedBody struct {
	wordtemplate.Unprinted
	Text string `json:"text" doc:"the same in a sentence"`
}

// UnprintedFiles is what a template leaves out of each CV of a conversion.
type UnprintedFiles struct {
	Files [][]UnprintedBody `json:"files" doc:"in the order of the conversion's files"`
}

// TemplatesBody lists template names; the first is the default.
type TemplatesBody struct {
	Templates []string `json:"templates"`
	Accented  []string `json:"accented" doc:"those of them that have a colour, which accent replaces"`

	Asked []convert.TemplateAsked `json:"asked" doc:"those of them that ask for fields or a photograph with each conversion"`
}
