// Package child runs conversions in child processes of this very program, each with
// a budget of processor time. Whatever a file does to a stage - loop, recurse without
// end, take all memory - costs that file and nothing else: the process ends and the
// next file gets a new one.
package child

import (
	"bufio"
	"context"
	"encoding/gob"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"log/slog"
	"os"
	"os/exec"
	"runtime"
	"slices"
	"sync"
	"time"

	"focal/internal/cv"
	"focal/internal/engine"
	"focal/internal/problem"
)

const (
	// Budget is fifty times what a long CV takes.
	Budget = 5 * time.Second

	filesPerChild = 500
	spareTime     = 10 * time.Second // idle, after which all children but one end
	idleTime      = 5 * time.Minute  // idle, after which the last one ends; another takes a tenth of a second
)

// ErrBudget is the end of a file that took more processor time than it may. It is
// the file's fault: another try would end the same way.
var ErrBudget = problem.New(problem.Unreadable, "This file took too long to read. Please save it anew, or as DOCX, and try again.")

// errEnded: the process is gone, or talks nonsense.
var errEnded = errors.New("the converter's process ended")

// Config of a Pool.
type Config struct {
	Engine engine.Config
	Budget time.Duration // processor time of one conversion; 0 = Budget
}

// Pool is an engine whose stages run in child processes. It starts as many as are
// asked at once; the caller bounds that. It is safe for concurrent use.
type Pool struct {
	engine *engine.Engine // reads PDF files, which it does in processes of their own, and fills templates
	config Config
	ctx    context.Context
	stop   context.CancelFunc

	mu   sync.Mutex
	idle []*process
}

// New returns a pool at once; the first process starts with the first file or Warm.
func New(c Config) (*Pool, error) {
	e, err := engine.New(c.Engine)
	if err != nil {
		return nil, err
	}
	if c.Budget == 0 {
		c.Budget = Budget
	}
	p := &Pool{engine: e, config: c}
	p.ctx, p.stop = context.WithCancel(context.Background())
	return p, nil
}

// Warm starts the PDF reader and a child in the background.
func (p *Pool) Warm() {
	p.engine.Warm()
	go func() {
		if c, err := p.start(); err == nil {
			p.release(c)
		}
	}()
}

// Ready returns when the PDF reader that Warm began has started.
func (p *Pool) Ready(ctx context.Context) error { return p.engine.Ready(ctx) }

// Close ends all children; conversions under way fail.
func (p *Pool) Close() error {
	p.stop()
	p.mu.Lock()
	idle := p.idle
	p.idle = nil
	p.mu.Unlock()
	for _, c := range idle {
		c.kill()
	}
	return p.engine.Close()
}

// Convert is engine.Convert in a child.
func (p *Pool) Convert(ctx context.Context, r engine.Request) (*engine.Result, error) {
	if err := p.engine.ReadPDFs(ctx, &r); err != nil {
		return nil, err
	}
	return p.result(ctx, request{Convert: &r})
}

// ReadPDFs is the engine's: for who converts the same file more than once.
func (p *Pool) ReadPDFs(ctx context.Context, r *engine.Request) error {
	return p.engine.ReadPDFs(ctx, r)
}

// Review is engine.Review in a child.
func (p *Pool) Review(ctx context.Context, previous *engine.Result, d engine.Decisions, r engine.Request) (*engine.Result, error) {
	data, err := json.Marshal(previous)
	if err != nil {
		return nil, fmt.Errorf("the result to review: %w", err)
	}
	decisions, err := json.Marshal(d)
	if err != nil {
		return nil, fmt.Errorf("the decisions of the review: %w", err)
	}
	if err := p.engine.ReadPDFs(ctx, &r); err != nil {
		return nil, err
	}
	return p.result(ctx, request{Review: &review{Previous: data, Decisions: decisions, Request: r}})
}

// Compare is engine.Compare in a child.
func (p *Pool) Compare(ctx context.Context, list engine.Shortlist) ([]engine.Comparison, error) {
	list.Adverts = slices.Clone(list.Adverts)
	if err := p.engine.ReadAdverts(ctx, &list); err != nil {
		return nil, err
	}
	data, err := json.Marshal(list)
	if err != nil {
		return nil, fmt.Errorf("the CVs to compare: %w", err)
	}
	var out []engine.Comparison
	err = p.ask(ctx, request{Compare: data}, &out)
	return out, err
}

// result asks for a result.
func (p *Pool) result(ctx context.Context, r request) (*engine.Result, error) {
	var out engine.Result
	if err := p.ask(ctx, r, &out); err != nil {
		return nil, err
	}
	return &out, nil
}

// Picture draws a page in the PDF reader's own child.
func (p *Pool) Picture(ctx context.Context, file engine.Upload, page int) ([]byte, error) {
	return p.engine.Picture(ctx, file, page)
}

// Render fills a template. It does not need a child: counting the pages, as every
// conversion does, fills the template too.
func (p *Pool) Render(ctx context.Context, doc *cv.Document, o engine.RenderOptions) ([]byte, error) {
	return p.engine.Render(ctx, doc, o)
}

// ask lets a child work. One that was idle may have been ended meanwhile, by whoever
// ran out of memory: a fresh one then takes its place, once. The answer goes to out.
func (p *Pool) ask(ctx context.Context, r request, out any) error {
	r.Budget = p.config.Budget
	c, err := p.acquire()
	if err != nil {
		return err
	}
	a, err := c.ask(ctx, r)
	if errors.Is(err, errEnded) && c.files > 1 {
		if c, err = p.start(); err != nil {
			return err
		}
		a, err = c.ask(ctx, r)
	}
	if err != nil {
		return err // the child is gone
	}
	p.release(c)
	if a.Failed {
		return problem.Wrap(errors.New(a.Cause), a.Kind, "%s", a.Message)
	}
	if err := json.Unmarshal(a.Result, out); err != nil {
		return fmt.Errorf("answer of the converter: %w", err)
	}
	return nil
}

func (p *Pool) acquire() (*process, error) {
	p.mu.Lock()
	if n := len(p.idle); n > 0 {
		c := p.idle[n-1]
		p.idle = p.idle[:n-1]
		p.mu.Unlock()
		return c, nil
	}
	p.mu.Unlock()
	return p.start()
}

func (p *Pool) release(c *process) {
	c.since = time.Now()
	p.mu.Lock()
	if c.files >= filesPerChild || p.ctx.Err() != nil {
		p.mu.Unlock()
		c.kill()
		return
	}
	p.idle = append(p.idle, c)
	p.mu.Unlock()
	time.AfterFunc(spareTime+time.Second, p.reap)
	time.AfterFunc(idleTime+time.Second, p.reap)
}

// reap ends children that nobody needed for a while, the last one after longer.
func (p *Pool) reap() {
	p.mu.Lock()
	var old []*process
	for len(p.idle) > 1 && time.Since(p.idle[0].since) > spareTime || len(p.idle) == 1 && time.Since(p.idle[0].since) > idleTime {
		old, p.idle = append(old, p.idle[0]), p.idle[1:]
	}
	p.mu.Unlock()
	for _, c := range old {
		c.kill()
	}
}

// process is a child that works on one file at a time.
type process struct {
	cmd     *exec.Cmd
	in      io.Closer
	last    *lastWords
	encoder *gob.Encoder
	writer  *bufio.Writer
	decoder *gob.Decoder
	files   int
	since   time.Time // when it became idle
}

// start starts a child that lives no longer than the pool.
func (p *Pool) start() (*process, error) {
	self, err := program()
	if err != nil {
		return nil, err
	}
	cmd := exec.CommandContext(p.ctx, self) // #nosec G204 -- this very program
	cmd.Args = []string{processName, p.config.Engine.CacheDir, p.config.Engine.Product}
	// Two threads of work, so that the one that watches the time always has a turn.
	cmd.Env = []string{"GOMAXPROCS=2", "GOMEMLIMIT=400MiB", "HOME=" + os.TempDir(), "TZ=" + os.Getenv("TZ")}
	cmd.Dir = os.TempDir()
	last := &lastWords{}
	cmd.Stderr = last
	in, err := cmd.StdinPipe()
	if err != nil {
		return nil, err
	}
	out, err := cmd.StdoutPipe()
	if err != nil {
		return nil, err
	}
	if err := cmd.Start(); err != nil {
		return nil, fmt.Errorf("start a converter: %w", err)
	}
	w := bufio.NewWriterSize(in, 1<<16)
	return &process{cmd: cmd, in: in, last: last, writer: w, encoder: gob.NewEncoder(w), decoder: gob.NewDecoder(bufio.NewReaderSize(out, 1<<16))}, nil
}

// lastWords keeps the start of what a child writes to its standard error: why the
// runtime ended it.
type lastWords struct{ b []byte }

func (l *lastWords) Write(p []byte) (int, error) {
	l.b = append(l.b, p[:min(len(p), 2000-len(l.b))]...)
	return len(p), nil
}

// program is the path of this very program, also after the file was replaced.
func program() (string, error) {
	if runtime.GOOS == "linux" {
		return "/proc/self/exe", nil
	}
	return os.Executable()
}

// ask sends a request and waits for the answer, or for the end of ctx. After an
// error the child is gone.
func (c *process) ask(ctx context.Context, r request) (response, error) {
	c.files++
	type outcome struct {
		response
		err error
	}
	done := make(chan outcome, 1)
	go func() {
		var o outcome
		if o.err = c.encoder.Encode(r); o.err == nil {
			o.err = c.writer.Flush()
		}
		if o.err == nil {
			o.response, o.err = c.answer(ctx)
		}
		done <- o
	}()
	select {
	case o := <-done:
		if o.err == nil {
			return o.response, nil
		}
		return response{}, c.ended(ctx, o.err)
	case <-ctx.Done():
		c.kill()
		return response{}, ctx.Err()
	}
}

// answer waits for the answer and passes on the stages that are told before it.
func (c *process) answer(ctx context.Context) (r response, err error) {
	for {
		r = response{}
		if err := c.decoder.Decode(&r); err != nil || r.Stage == "" {
			return r, err
		}
		engine.Enter(ctx, r.Stage)
	}
}

// ended says why a child ended.
func (c *process) ended(ctx context.Context, err error) error {
	c.kill() // waits, so that its last words are complete
	if c.cmd.ProcessState.ExitCode() == overBudget {
		slog.WarnContext(ctx, "a conversion took all its processor time")
		return ErrBudget
	}
	return fmt.Errorf("%w (%s): %w: %q", errEnded, c.cmd.ProcessState, err, c.last.b)
}

// kill ends the process and waits for it.
func (c *process) kill() {
	_ = c.in.Close()
	if c.cmd.ProcessState == nil {
		_ = c.cmd.Process.Kill()
		_ = c.cmd.Wait()
	}
}
