// Package writer has a language model word conversions, where the operator has one and
// the user does not mind. The engine works without a network and asks nobody; so the
// questions are put between its runs, by whoever may use the network: the engine says
// what there is to word, the model is asked, the engine converts anew with the answer
// and lets only those sentences pass that say what the CV says. What was refused is
// asked for once more, with the reason; then the built-in wording stands. Whatever the
// model does, there is a result: the one without it was made before anybody was asked.
package writer

import (
	"context"
	"errors"
	"fmt"
	"log/slog"
	"slices"
	"sync"
	"time"

	"focal/internal/cv"
	"focal/internal/engine"
	"focal/internal/llm"
)

// Engine is what a Writer is in front of: engine.Engine, or child.Pool.
type Engine interface {
	Convert(ctx context.Context, r engine.Request) (*engine.Result, error)
	Review(ctx context.Context, previous *engine.Result, d engine.Decisions, r engine.Request) (*engine.Result, error)
	Render(ctx context.Context, d *cv.Document, o engine.RenderOptions) ([]byte, error)
	Picture(ctx context.Context, file engine.Upload, page int) ([]byte, error)
	Compare(ctx context.Context, list engine.Shortlist) ([]engine.Comparison, error)
}

// Model answers questions; *llm.Client is the real one.
type Model interface {
	Ask(ctx context.Context, q llm.Question) (string, error)
	Model() string
	Host() string
}

// Config of a Writer.
type Config struct {
	Engine  Engine
	Model   Model
	Budget  time.Duration                         // for all questions about one CV; 0 = Budget
	Observe func(task, outcome string, count int) // sentences and lines by what became of them; nil = nobody
}

const (
	// Budget leaves the engine and the user half of the time that a CV may take.
	Budget = 10 * time.Second

	answerTime = 8 * time.Second        // of one question
	least      = 500 * time.Millisecond // a question that has less time is not asked
	together   = 12                     // sentences in one question
	wordTokens = 1500                   // of an answer
	sumTokens  = 500
	sortTokens = 800
)

// Outcomes that Observe is told.
const (
	Used    = "used"
	Refused = "refused" // it said something that the CV does not, twice
	Again   = "again"   // the same, the first time
)

// Writer is an Engine whose conversions a model words.
type Writer struct{ Config }

// New returns a writer.
func New(c Config) *Writer {
	if c.Budget <= 0 {
		c.Budget = Budget
	}
	if c.Observe == nil {
		c.Observe = func(string, string, int) {}
	}
	return &Writer{c}
}

// By is what users are shown: "MODEL at HOST".
func By(m Model) string { return m.Model() + " at " + m.Host() }

// Ready passes on what the engine waits for.
func (w *Writer) Ready(ctx context.Context) error {
	if starting, ok := w.Engine.(interface {
		Ready(ctx context.Context) error
	}); ok {
		return starting.Ready(ctx)
	}
	return nil
}

// ReadPDFs is the engine's, for who converts the same file more than once.
func (w *Writer) ReadPDFs(ctx context.Context, r *engine.Request) error {
	if reads, ok := w.Engine.(interface {
		ReadPDFs(ctx context.Context, r *engine.Request) error
	}); ok {
		return reads.ReadPDFs(ctx, r)
	}
	return nil
}

// Review is the engine's: the model's wordings are part of the result by then.
func (w *Writer) Review(ctx context.Context, previous *engine.Result, d engine.Decisions, r engine.Request) (*engine.Result, error) {
	return w.Engine.Review(ctx, previous, d, r)
}

// Render is the engine's.
func (w *Writer) Render(ctx context.Context, d *cv.Document, o engine.RenderOptions) ([]byte, error) {
	return w.Engine.Render(ctx, d, o)
}

// Picture is the engine's.
func (w *Writer) Picture(ctx context.Context, file engine.Upload, page int) ([]byte, error) {
	return w.Engine.Picture(ctx, file, page)
}

// Compare is the engine's: no model has a part in a score.
func (w *Writer) Compare(ctx context.Context, list engine.Shortlist) ([]engine.Comparison, error) {
	return w.Engine.Compare(ctx, list)
}

// Convert converts, with the model's help unless the options forbid it.
func (w *Writer) Convert(ctx context.Context, r engine.Request) (*engine.Result, error) {
	if r.Options.OwnWords {
		return w.Engine.Convert(ctx, r)
	}
	r.Consult = true
	if err := w.ReadPDFs(ctx, &r); err != nil { // once, however often the CV is converted
		return nil, err
	}
	built, err := w.Engine.Convert(ctx, r)
	if err != nil || built.Consultation == nil {
		return built, err
	}
	engine.Enter(ctx, engine.StageWording)
	limit, cancel := context.WithTimeout(ctx, w.Budget)
	defer cancel()
	j := &job{Writer: w, ctx: limit, request: r, wording: engine.Wording{By: By(w.Model)}}
	result := j.run(ctx, built)
	if err := ctx.Err(); err != nil {
		return nil, err
	}
	result.Consultation = nil
	return result, nil
}

// job is the consultation about one CV.
type job struct {
	*Writer
	ctx     context.Context // ends with the budget
	request engine.Request
	wording engine.Wording
	mask    *mask

	mu     sync.Mutex
	failed error // of the last question without an answer
	asked  int
}

// run returns the best result there is.
func (j *job) run(ctx context.Context, built *engine.Result) *engine.Result {
	result := j.sorted(ctx, built)
	said := result.Consultation
	j.mask = newMask(result.Original)
	j.mask.hide(said.Name) // the person is the first of those whom it hides
	j.ask(said, nil)
	if len(j.wording.Texts)+len(j.wording.Summary)+len(j.wording.Order) > 0 {
		tried := j.again(ctx, result)
		if tried != nil && len(tried.Consultation.Refused) > 0 {
			j.Observe("sentence", Again, len(tried.Consultation.Refused))
			j.ask(said, tried.Consultation.Refused)
			tried = j.again(ctx, result)
		}
		if tried == nil {
			return result
		}
		j.keep(tried)
	}
	if j.wording.Remark = j.remark(); j.asked == 0 && j.wording.Remark == "" {
		return result
	}
	if last := j.again(ctx, result); last != nil {
		return last
	}
	return result
}

// again makes the result anew with the wordings so far; nil where that failed.
func (j *job) again(ctx context.Context, result *engine.Result) *engine.Result {
	previous := *result
	wording := j.wording
	previous.Wording = &wording
	tried, err := j.Engine.Review(ctx, &previous, engine.Decisions{}, j.request)
	if err != nil || tried.Consultation == nil {
		if ctx.Err() == nil {
			slog.WarnContext(ctx, "a conversion with a model's wordings failed; the built-in ones stand", "cause", err)
		}
		return nil
	}
	return tried
}

// keep leaves in the wording what the truth check let pass, and tells the figures.
func (j *job) keep(tried *engine.Result) {
	refused := tried.Consultation.Refused
	j.Observe("sentence", Refused, len(refused))
	bad := map[int]bool{} // sentences of the summary
	for _, r := range refused {
		switch {
		case r.ID != engine.SummaryID:
			delete(j.wording.Texts, r.ID)
		case r.Index < 0:
			j.wording.Summary = nil
		default:
			bad[r.Index] = true
		}
	}
	var summary []engine.Sentence
	for i, s := range j.wording.Summary {
		if !bad[i] {
			summary = append(summary, s)
		}
	}
	if j.wording.Summary = summary; len(summary) < engine.LeastSummary {
		j.wording.Summary = nil
	}
	used := map[bool]int{}
	for _, n := range tried.Notes {
		if n.By != "" && n.Kind != cv.NoteAdvice {
			used[n.Kind == cv.NoteOrder]++
		}
	}
	j.Observe("sentence", Used, used[false])
	j.Observe("order", Used, used[true])
}

// remark says how it went, where the user should know.
func (j *job) remark() string {
	if j.failed == nil {
		return ""
	}
	by := j.wording.By
	switch {
	case errors.Is(j.failed, llm.ErrResting) || errors.Is(j.failed, llm.ErrBusy) || errors.Is(j.failed, context.DeadlineExceeded):
		return fmt.Sprintf("%s did not answer in time, so wordings of Focal's own stand where it was asked.", by)
	default:
		return fmt.Sprintf("%s gave no usable answer, so wordings of Focal's own stand where it was asked.", by)
	}
}

// question asks the model; into holds the answer if ok.
func (j *job) question(purpose, instructions string, request any, tokens int, into any) (ok bool) {
	if deadline, _ := j.ctx.Deadline(); time.Until(deadline) < least {
		j.fail(context.DeadlineExceeded)
		return false
	}
	answer, err := j.Model.Ask(j.ctx, llm.Question{
		Purpose: purpose, Tokens: tokens, Timeout: answerTime, JSON: true,
		Messages: []llm.Message{{Role: llm.System, Text: instructions}, {Role: llm.User, Text: encode(request)}},
	})
	if err == nil {
		err = decode(answer, into)
	}
	if err != nil {
		j.fail(err)
		return false
	}
	return true
}

func (j *job) fail(err error) {
	j.mu.Lock()
	defer j.mu.Unlock()
	j.failed = err
}

// ask puts all questions of a round at once: all sentences and the summary the first
// time, and what was refused the second.
func (j *job) ask(said *engine.Consultation, refused []engine.Refusal) {
	var group sync.WaitGroup
	list := sentences(said.Sentences, j.mask)
	if refused != nil {
		list.request = j.refusedSentences(list, refused)
	}
	// The mask learns as it hides, and answers are shown by it side by side: so all that
	// is to be hidden is hidden before the first question.
	order, isOrder := j.orders(said)
	if wrong, ask := j.wrongSummary(said, refused); ask {
		request, ids := j.profile(said, wrong)
		group.Go(func() { j.sum(request, ids) })
	}
	if isOrder && refused == nil {
		group.Go(func() { j.order(said, order) })
	}
	for from := 0; from < len(list.request); from += together {
		part := list.request[from:min(from+together, len(list.request))]
		group.Go(func() { j.word(said.Voice, list.ids, part) })
	}
	group.Wait()
}

// refusedSentences are those that are asked for once more.
func (j *job) refusedSentences(list wordable, refused []engine.Refusal) (out []numbered) {
	why := map[string]engine.Refusal{}
	for _, r := range refused {
		why[r.ID] = r
	}
	for _, s := range list.request {
		if r, ok := why[list.ids[s.N]]; ok {
			s.Yours, s.Why = j.mask.reason(r, s.Text)
			out = append(out, s)
			delete(j.wording.Texts, r.ID)
		}
	}
	return out
}

// wrongSummary says whether a summary is to be asked for, and what was wrong with the
// one before.
func (j *job) wrongSummary(said *engine.Consultation, refused []engine.Refusal) (list []wrong, ask bool) {
	if len(said.Facts) == 0 {
		return nil, false
	}
	for _, r := range refused {
		if r.ID == engine.SummaryID {
			text, why := j.mask.reason(r, "")
			list = append(list, wrong{text, why})
		}
	}
	return list, refused == nil || len(list) > 0
}

func (j *job) word(v engine.Voice, ids map[int]string, part []numbered) {
	j.count()
	var answer wordAnswer
	if !j.question("wording", toWord, wordRequest{"word", verbs(v), part}, wordTokens, &answer) {
		return
	}
	j.mu.Lock()
	defer j.mu.Unlock()
	if j.wording.Texts == nil {
		j.wording.Texts = map[string]string{}
	}
	asked := map[int]bool{}
	for _, p := range part {
		asked[p.N] = true
	}
	for _, a := range answer.Wordings {
		if text, ok := j.mask.show(a.Text); ok && asked[a.N] {
			j.wording.Texts[ids[a.N]] = text
		}
	}
}

// profile is the question for a summary, and the IDs of its facts by their number.
func (j *job) profile(said *engine.Consultation, wrong []wrong) (request sumRequest, ids map[int]string) {
	list := facts(said.Facts, said.Draft, j.mask)
	request = sumRequest{Task: "profile", Facts: list.request, Wrong: wrong}
	name, _ := j.mask.hide(j.name(said))
	request.Voice = voices(said.Voice, name)
	request.Job, _ = j.mask.hide(said.Job)
	request.Asked = j.shown(said.Shown, list.ids)
	others := slices.DeleteFunc(slices.Clone(said.Demands), func(d string) bool { return slices.Contains(said.Asked, d) })
	request.Wanted = j.hidden(others[:min(len(others), mostWanted)])
	return request, list.ids
}

// mostWanted are the requirements beside those that the CV meets which a profile is written with in mind.
const mostWanted = 12

// shown are the requirements that the CV meets with the numbers of the facts that show them.
func (j *job) shown(list []engine.Shown, ids map[int]string) (out []shownHere) {
	for _, s := range list {
		what, ok := j.mask.hide(s.What)
		if !ok {
			continue
		}
		here := shownHere{What: what}
		for n, id := range ids {
			if slices.Contains(s.Facts, id) {
				here.Facts = append(here.Facts, n)
			}
		}
		slices.Sort(here.Facts)
		out = append(out, here)
	}
	return out
}

// hidden are texts as they may be sent; those that cannot be hidden stay here.
func (j *job) hidden(list []string) (out []string) {
	for _, t := range list {
		if text, ok := j.mask.hide(t); ok {
			out = append(out, text)
		}
	}
	return out
}

func (j *job) sum(request sumRequest, ids map[int]string) {
	j.count()
	var answer sumAnswer
	if !j.question("summary", toSum, request, sumTokens, &answer) {
		return
	}
	var summary []engine.Sentence
	for _, s := range answer.Sentences {
		text, ok := j.mask.show(s.Text)
		if !ok {
			continue
		}
		sentence := engine.Sentence{Text: text}
		for _, n := range s.From {
			if id, known := ids[n]; known {
				sentence.From = append(sentence.From, id)
			}
		}
		summary = append(summary, sentence)
	}
	j.mu.Lock()
	defer j.mu.Unlock()
	j.wording.Summary = summary
}

func (j *job) name(said *engine.Consultation) string {
	if !said.Voice.Third {
		return ""
	}
	return said.Name
}

func (j *job) count() {
	j.mu.Lock()
	defer j.mu.Unlock()
	j.asked++
}
