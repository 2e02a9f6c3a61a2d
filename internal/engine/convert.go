package engine

import (
	"context"
	"slices"
	"strings"

	"focal/internal/advice"
	"focal/internal/blind"
	"focal/internal/condense"
	"focal/internal/cv"
	"focal/internal/extract"
	"focal/internal/fit"
	"focal/internal/form"
	"focal/internal/ingest/page"
	"focal/internal/perspective"
	"focal/internal/proofread"
	"focal/internal/rank"
	"focal/internal/summary"
	"focal/internal/tailor"
	"focal/internal/truth"
	"focal/internal/wordtemplate"
)

// Convert runs the whole pipeline. Errors are *problem.Error, or the context's.
func (e *Engine) Convert(ctx context.Context, r Request) (result *Result, err error) {
	defer recovered(&err)
	Enter(ctx, StageReading)
	reading, err := e.readCV(ctx, r)
	if err != nil {
		return nil, err
	}
	return e.ConvertRead(ctx, reading, r)
}

// ConvertRead is Convert for a CV that was read before, which r need not hold. One
// reading serves any number of conversions: none of them changes it.
func (e *Engine) ConvertRead(ctx context.Context, reading *Reading, r Request) (result *Result, err error) {
	defer recovered(&err)
	job := r.JobSource
	if job == nil && r.Job != nil {
		if job, err = e.readJob(ctx, *r.Job); err != nil {
			return nil, err
		}
	}
	result = &Result{
		Original: reading.Document.Clone(), Options: r.Options, Notes: slices.Clone(reading.Notes),
		Date: e.today(), Wording: r.Wording, Lines: reading.lines, Marks: reading.marks,
	}
	result.Edits = fitting(r.Known.Edits, result.Original)
	if err := ctx.Err(); err != nil {
		return nil, err
	}
	if job != nil {
		result.JobText, result.JobTitle = job.PlainText(), extract.JobTitle(job)
		result.Match = matched(edits(result.Edits).source(result.Original), tailor.Requirements(job), result.Date)
	}
	if err := e.compose(ctx, result, r, chosen{}); err != nil {
		return nil, err
	}
	if result.Consultation != nil {
		result.Consultation.doubt(reading.doubts)
	}
	return result, nil
}

// readCV reads the CV of a request, from its lines where the file was read before.
func (e *Engine) readCV(ctx context.Context, r Request) (*Reading, error) {
	lines := r.CVSource
	if lines == nil {
		var err error
		if lines, err = e.reader.Read(ctx, r.CV.Name, r.CV.Data); err != nil {
			return nil, err
		}
	}
	if len(r.Known.Marks) == 0 || lines.Resume != nil {
		return e.understand(ctx, lines, r.Wording, nil)
	}
	lines, _ = extract.Ordered(lines, extract.Options{})
	lines, marks := stillTrue(r.Known.Marks, lines)
	said, right := parted(marks)
	reading, err := e.understand(ctx, lines, r.Wording.inOrder(lines), said)
	if err != nil {
		return nil, err
	}
	reading.settle(right)
	reading.marks = marks
	return reading, nil
}

func (e *Engine) readJob(ctx context.Context, file Upload) (*page.Document, error) {
	job, err := e.reader.Read(ctx, file.Name, file.Data)
	if err != nil {
		return nil, jobProblem(err)
	}
	return job, nil
}

// chosen is what a user decided about changes: keep about each, limits about what goes for a limit of entries.
type chosen struct {
	keep, limits cv.Keep
	back         map[string]bool // texts that were put back by themselves, by their IDs
}

// compose makes the document of a result from its original and adds the notes of what it changed.
func (e *Engine) compose(ctx context.Context, result *Result, r Request, said chosen) error {
	o, keep := result.Options, said.keep
	template, err := templateOf(o.Template, r.TemplateFile)
	if err != nil {
		return err
	}
	Enter(ctx, StageCorrecting)
	doc := result.Original.Clone()
	result.Document = doc
	if o.Locale != "" && strings.HasPrefix(doc.Locale, "en") {
		doc.Locale = o.Locale // paper and date style follow the spelling that was asked for
	}
	proved := result.Match.Proved() // what is only likely is shown, and nothing is written from it
	weights := tailor.Weights(result.Original, proved)
	// A stage begins only while somebody waits for the result.
	then := func(stage func() []cv.Note) {
		if ctx.Err() == nil {
			result.Notes = append(result.Notes, stage()...)
		}
	}
	change := func(stage func(*cv.Document, cv.Keep) []cv.Note) {
		then(func() []cv.Note { return stage(doc, keep) })
	}
	flexibly := func(stage func(*cv.Document, cv.Keep) []cv.Note) {
		if o.Mode == cv.Flexible {
			change(stage)
		}
	}
	own := edits(result.Edits)
	source := own.source(result.Original)
	then(func() []cv.Note { return own.dates(doc) }) // before posts are put in order
	flexibly(condense.Declaration)
	flexibly(condense.Quiet)
	then(func() []cv.Note {
		return e.checker.Document(doc, proofread.Options{Locale: o.Locale, Allow: allowed(result.JobText), Keep: keep})
	})
	flexibly(func(doc *cv.Document, keep cv.Keep) []cv.Note { return condense.Profile(doc, o.Perspective, keep) })
	if o.Privacy.Level == cv.BlindPlus {
		o.Pronouns = cv.None
	}
	reworded(result, o, keep, then)
	then(func() []cv.Note { return proofread.Ends(doc, keep, o.Mode == cv.Flexible) })
	flexibly(form.Leave)
	if result.Match != nil {
		Enter(ctx, StageTailoring)
	}
	lists := ordering(result, doc, r.Consult)
	then(func() []cv.Note {
		return tailor.Arrange(doc, result.Original, proved, result.JobText, result.Wording.front(), keep)
	})
	hand := placedByHand(result.Original, result.Marks, own)
	then(func() []cv.Note {
		return fit.Limit(doc, limitsOf(o, r.Whole), hand.weights(weights), hand.keep(said.limits))
	})
	then(func() []cv.Note { return own.texts(doc) }) // before a profile is written from them
	if o.Mode == cv.Flexible {
		change(func(doc *cv.Document, keep cv.Keep) []cv.Note { // of the title as the user worded it
			return condense.HeadlineFor(doc, nearJob(result), keep)
		})
		then(func() []cv.Note { return onlySendable(result, own, hand, keep) })
		then(func() []cv.Note {
			return summary.Compose(doc, summary.Request{
				Match: proved, Title: result.JobTitle, Advert: result.JobText, Original: result.Original,
				Person: o.Perspective, Pronouns: o.Pronouns,
				Today: result.Date, Edited: own.holds, Holds: truth.Written(source, result.Notes),
			}, keep)
		})
	}
	then(func() []cv.Note { return own.written(source, doc) })
	then(func() []cv.Note {
		reverted := truth.Enforce(source, doc, result.Notes)
		result.Notes = withoutWordings(result.Notes, reverted)
		if o.Mode == cv.Flexible {
			reverted = append(reverted, condense.ThirdPersonOnly(doc, o.Perspective, keep)...)
		}
		return append(reverted, leftFirst(result, own, fieldsOf(reverted))...)
	})
	then(func() []cv.Note { return consult(result, doc, lists, r.Consult, keep) }) // what is there now is proved
	if o.CivilianRanks {
		then(func() []cv.Note { return rank.Civilian(doc, own.holds, keep) })
	}
	then(func() []cv.Note { return advice.Document(doc, result.Date, o.Look.Marking) })
	then(func() []cv.Note { return expire(doc, result.Date, own.holds, keep) })
	Enter(ctx, StageLayout)
	shown := doc.Clone()
	hidden := blind.Hide(doc, result.Original, o.Privacy, keep) // what follows only leaves out
	result.Notes = append(append(withoutHidden(result.Notes, hidden), advice.Numbers(doc, shown)...), hidden...)
	fill := e.fillOptions(r.Icon, o.Look)
	target := targetOf(o, r.Whole, result.Date.Year)
	target.Own = hand.orWritten(result.Edits)
	target.Back = func(id string) bool { return said.back[id] }
	target.PutBack = func() bool { return cutsPutBack(result) }
	var cuts []cv.Note
	form.NamesOnLine(doc)
	then(func() []cv.Note {
		cuts = fit.Pages(doc, target, weights, measure(template, fill), keep)
		result.Notes = withoutUnprinted(result.Notes, doc)
		return cuts
	})
	if err := ctx.Err(); err != nil {
		return err
	}
	result.PageCost = pageCost(cuts)
	fill.Density, result.Pages = settle(template, doc, fill, target.Pages)
	leaking, err := leaks(template, result, fill)
	if err != nil {
		return err
	}
	result.Notes = append(append(result.Notes, leaking...), doubtName(result)...)
	if result.Unprinted, err = unprinted(template, doc, o.Look); err != nil {
		return err
	}
	if len(result.Rejected) == 0 { // what the user took back makes no difference of its own
		result.Notes = append(result.Notes, unchanged(outcome{
			options: result.Options, original: result.Original, doc: doc, template: template, notes: result.Notes,
			cut: len(cuts) > 0, tight: fill.Density > wordtemplate.Normal, pages: result.Pages, icon: len(r.Icon) > 0,
		})...)
	}
	cv.NumberNotes(result.Notes)
	return nil
}

// limitsOf are those that hold whatever room there is, and targetOf is the length that is aimed at: none for the whole.
func limitsOf(o cv.Options, whole bool) cv.Limits {
	if whole {
		return cv.Limits{Experience: cv.NoLimit, Projects: cv.NoLimit, Skills: cv.NoLimit}
	}
	return o.Chosen()
}

func targetOf(o cv.Options, whole bool, today int) fit.Target {
	if whole {
		return fit.Target{}
	}
	return fit.TargetFor(o, today)
}

// MarkedAs words the notes of a result for a document that gets this marking and not the one it was made with.
func (r *Result) MarkedAs(marking string) { advice.Marked(r.Notes, r.Document, marking) }

// NamePrivate names what the notes of a result of before Note.Private tell of the person.
func (r *Result) NamePrivate() { advice.NamePrivate(r.Notes) }

// reworded puts the sentences of a result into the person that was asked for, and says them better where Flexible may; then
// runs a stage. A text that the stages made uneven between them gets its wording back before the signs of notes are seen to.
func reworded(result *Result, o cv.Options, keep cv.Keep, then func(func() []cv.Note)) {
	doc := result.Document
	change := func(stages ...func(*cv.Document, cv.Keep) []cv.Note) {
		for _, stage := range stages {
			if o.Mode == cv.Flexible {
				then(func() []cv.Note { return stage(doc, keep) })
			}
		}
	}
	said, noted := condense.Wordings(doc), len(result.Notes)
	keep = asWritten(tailor.BesideGoals(doc, keep))
	change(
		func(doc *cv.Document, keep cv.Keep) []cv.Note {
			return condense.Letters(doc, func() bool { return tellsItself(result, o) }, keep)
		},
		func(doc *cv.Document, keep cv.Keep) []cv.Note { return condense.Voice(doc, o.Perspective, keep) },
		func(doc *cv.Document, keep cv.Keep) []cv.Note { return perspective.Over(doc, keep, truth.Over) },
	)
	then(func() []cv.Note {
		return perspective.Selected(doc, o.Perspective, pronounsOf(doc, o), keep, truth.Supported)
	})
	change(
		condense.Document,
		func(doc *cv.Document, keep cv.Keep) []cv.Note { return condense.Statements(doc, o.Perspective, keep) },
		func(doc *cv.Document, keep cv.Keep) []cv.Note { return perspective.Beside(doc, keep, truth.Over) },
		func(doc *cv.Document, keep cv.Keep) []cv.Note { return condense.Rows(doc, o.Perspective, keep) },
	)
	result.Notes = append(result.Notes[:noted], condense.Evened(doc, o.Perspective, said, result.Notes[noted:], keep)...)
	if o.Mode == cv.Flexible {
		left := condense.ThirdPersonOnly(doc, o.Perspective, keep)
		result.Notes = append(perspective.Settled(doc, o.Perspective, withoutHidden(result.Notes, left)), left...)
	}
	change(condense.Telegram, condense.Tidy)
}

// asWritten is keep that makes no other wording of words which are to stay: a change that the user refused to one stage is another one
// by its note where the next makes it. The person is a choice of its own.
func asWritten(keep cv.Keep) cv.Keep {
	stays := map[string][]string{}
	return func(n cv.Note) bool {
		holds := func(words string) bool { return words != "" && strings.Contains(n.Before, words) }
		if n.Kind == cv.NoteWording && slices.ContainsFunc(stays[n.Field], holds) {
			return false
		}
		if keep.Accepts(n) {
			return true
		}
		if n.Kind == cv.NoteWording || n.Kind == cv.NotePerspective {
			stays[n.Field] = append(stays[n.Field], n.Before)
		}
		return false
	}
}

// pronounsOf are those that were chosen, else what the CV states; of who is not to be known nothing is told.
func pronounsOf(doc *cv.Document, o cv.Options) cv.Pronouns {
	if o.Pronouns == cv.None && !o.Privacy.Level.HidesName() {
		return perspective.Unspoken(doc)
	}
	return o.Pronouns
}

// onlySendable leaves out of a profile what nobody would send on, unless the user saw to it.
func onlySendable(result *Result, own edits, hand byHand, keep cv.Keep) []cv.Note {
	o, doc := result.Options, result.Document
	if slices.ContainsFunc(doc.Summary, func(t cv.Text) bool { return own.holds(t.ID) || hand.any(t.Lines) }) {
		return nil
	}
	return condense.Sendable(doc, o.Perspective, func() bool { return tellsItself(result, o) }, answersJob(result), keep)
}

// mostAnswers bounds the sentences that are compared with a job; no profile that somebody wrote has as many.
const mostAnswers = 150

// answersJob reports a sentence that by itself shows something which the job must have. What is beyond the bound counts as such: what
// nobody looked at stays.
func answersJob(result *Result) func(string) bool {
	var musts []tailor.Requirement
	if result.Match != nil {
		musts = slices.Clone(result.Match.Requirements)
	}
	musts = slices.DeleteFunc(musts, func(r tailor.Requirement) bool { return r.Level != tailor.Must || r.Kind == tailor.KindSoft })
	looked := 0
	return func(sentence string) bool {
		if looked++; looked > mostAnswers {
			return true
		}
		alone := &cv.Document{Locale: result.Document.Locale, Summary: []cv.Text{{ID: "summary[0]", Value: sentence}}}
		return slices.ContainsFunc(tailor.Compare(alone, musts, result.Date).Requirements, func(r tailor.Requirement) bool {
			return r.Status != tailor.Not
		})
	}
}

// tellsItself reports a CV of whose posts and studies a profile can be put together.
func tellsItself(result *Result, o cv.Options) bool {
	doc := result.Document.Clone()
	doc.Summary = nil
	return len(summary.Compose(doc, summary.Request{
		Original: result.Original, Person: o.Perspective, Pronouns: o.Pronouns, Today: result.Date,
		Edited: func(string) bool { return false }, Holds: truth.Written(result.Original, result.Notes),
	}, nil)) > 0
}

// Match compares a CV with a job description without converting anything.
func (e *Engine) Match(ctx context.Context, r Request) (match *tailor.Match, err error) {
	defer recovered(&err)
	reading, err := e.Read(ctx, r.CV)
	if err != nil {
		return nil, err
	}
	job, err := e.readJob(ctx, *r.Job)
	if err != nil {
		return nil, err
	}
	return matched(reading.Document, tailor.Requirements(job), e.today()), nil
}

func (e *Engine) today() cv.Date {
	now := e.now()
	return cv.Date{Year: now.Year(), Month: int(now.Month())}
}

// allowed holds the words of the job description, lower case: they are never "corrected".
func allowed(text string) func(string) bool {
	words := map[string]bool{}
	for _, w := range strings.FieldsFunc(strings.ToLower(text), func(r rune) bool { return strings.ContainsRune(" \t\n,.;:()[]\"“”/", r) }) {
		words[w] = true
	}
	return func(word string) bool { return words[word] }
}

// withoutHidden drops what is to be checked in values that were taken out as a whole.
func withoutHidden(notes, hidden []cv.Note) []cv.Note {
	gone := map[string]bool{}
	for _, n := range hidden {
		gone[n.Field] = gone[n.Field] || n.After == ""
	}
	return slices.DeleteFunc(notes, func(n cv.Note) bool {
		return gone[n.Field] && n.Field != "" && (n.Kind == cv.NoteAdvice || n.Kind == cv.NoteReading)
	})
}

// withoutWordings drops the notes about wordings that the truth check took back.
func withoutWordings(notes, reverted []cv.Note) []cv.Note {
	back := fieldsOf(reverted)
	return slices.DeleteFunc(notes, func(n cv.Note) bool {
		switch n.Kind {
		case cv.NoteSpelling, cv.NoteGrammar, cv.NotePerspective, cv.NoteShortened, cv.NoteWording, cv.NoteSummary:
			return back[n.Field]
		}
		return false
	})
}

// withoutUnprinted drops corrections of skills that are left out, and advice on the person in which a text that is left out
// speaks: there is nothing to see of them, or to reject.
func withoutUnprinted(notes []cv.Note, doc *cv.Document) []cv.Note {
	return slices.DeleteFunc(notes, func(n cv.Note) bool {
		isCorrection := (n.Kind == cv.NoteSpelling || n.Kind == cv.NoteGrammar) && strings.HasPrefix(n.Field, "skills[")
		return (isCorrection || perspective.IsStill(n)) && doc.Find(n.Field) == nil
	})
}

// leftFirst is the advice on texts that speak in the first person still, but for those that the user wrote, and where something was
// rejected for all but those that the truth check gave back.
func leftFirst(result *Result, own edits, back map[string]bool) []cv.Note {
	left := perspective.Left(result.Document, result.Options.Perspective, result.Notes)
	return slices.DeleteFunc(left, func(n cv.Note) bool {
		return own.holds(n.Field) || len(result.Rejected) > 0 && !back[n.Field]
	})
}

// fieldsOf are the fields that notes are about.
func fieldsOf(notes []cv.Note) map[string]bool {
	fields := map[string]bool{}
	for _, n := range notes {
		fields[n.Field] = true
	}
	return fields
}

// matched is how a CV meets an advert: by what it says, and by what it is likely to show in other words.
func matched(doc *cv.Document, requirements []tailor.Requirement, today cv.Date) *tailor.Match {
	return tailor.NewMatcher(doc, today).Match(requirements)
}

// nearJob says how close a title is to what that of the job is about, nil without one: a manager is no nearer to another manager.
func nearJob(r *Result) func(string) float64 {
	title, _, _ := strings.Cut(r.JobTitle, " - ")
	words := strings.Fields(title)
	if r.Match == nil || len(words) < 2 {
		return nil
	}
	return tailor.Closeness(strings.Join(words[:len(words)-1], " "), "")
}
