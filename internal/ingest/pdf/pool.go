package pdf

import (
	"bufio"
	"context"
	"encoding/gob"
	"errors"
	"fmt"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"sync"
	"time"

	"focal/internal/problem"
)

const (
	startDeadline = 60 * time.Second // compiling PDFium takes seconds on a busy machine, once
	filesPerChild = 200
	spareTime     = 10 * time.Second // idle, after which all children but one end
	idleTime      = 5 * time.Minute  // idle, after which the last one ends; another takes a tenth of a second
)

// pool keeps the child processes.
type pool struct {
	ctx      context.Context
	stop     context.CancelFunc
	cacheDir string
	slots    chan struct{} // one for each child that may exist
	first    sync.Mutex    // held while a child starts: the first one fills the cache

	warming sync.Once
	warmed  chan struct{} // nil until warm; closed when its child is ready, or failed

	mu   sync.Mutex
	idle []*child
}

func newPool(ctx context.Context, c Config) (*pool, error) {
	dir := c.CacheDir
	if dir == "" {
		base, err := os.UserCacheDir()
		if err != nil {
			base = os.TempDir()
		}
		dir = filepath.Join(base, "focal", "pdfium")
	}
	if err := os.MkdirAll(dir, 0o700); err != nil {
		return nil, problem.Wrap(err, problem.Internal, "The cache folder for the PDF reader cannot be made. Set FOCAL_CACHE to a folder that the user who runs Focal owns.")
	}
	n := c.Children
	if n <= 0 {
		n = runtime.GOMAXPROCS(0)
	}
	p := &pool{cacheDir: dir, slots: make(chan struct{}, n)}
	p.ctx, p.stop = context.WithCancel(ctx)
	return p, nil
}

// acquire waits for a child of its own.
func (p *pool) acquire(ctx context.Context) (*child, error) {
	select {
	case p.slots <- struct{}{}:
	case <-ctx.Done():
		return nil, ctx.Err()
	case <-p.ctx.Done():
		return nil, p.ctx.Err()
	}
	p.mu.Lock()
	if n := len(p.idle); n > 0 {
		c := p.idle[n-1]
		p.idle = p.idle[:n-1]
		p.mu.Unlock()
		return c, nil
	}
	p.mu.Unlock()
	c, err := p.start(ctx)
	if err != nil {
		<-p.slots
	}
	return c, err
}

func (p *pool) start(ctx context.Context) (*child, error) {
	p.first.Lock()
	defer p.first.Unlock()
	return startChild(p.ctx, ctx, p.cacheDir)
}

// ask lets a child that acquire gave read a file. One that was idle and ends
// without an answer may have been ended before, by whoever ran out of memory: a
// fresh one then takes its place, once. What ends a fresh one is the file. The
// child that answered is returned; after an error there is none.
func (p *pool) ask(ctx context.Context, c *child, limit time.Duration, r request) (*child, response, error) {
	answer, err := c.ask(ctx, limit, r)
	if errors.Is(err, errEnded) && !c.since.IsZero() {
		if c, err = p.start(ctx); err != nil {
			<-p.slots
			return nil, response{}, fmt.Errorf("%w: %w", errNoReader, err)
		}
		answer, err = c.ask(ctx, limit, r)
	}
	if err != nil {
		p.discard(c)
		return nil, response{}, err
	}
	return c, answer, nil
}

// release gives the child back.
func (p *pool) release(c *child) {
	c.since = time.Now()
	p.mu.Lock()
	if c.files >= filesPerChild || p.ctx.Err() != nil {
		p.mu.Unlock()
		p.discard(c)
		return
	}
	p.idle = append(p.idle, c)
	p.mu.Unlock()
	<-p.slots
	time.AfterFunc(spareTime+time.Second, p.reap)
	time.AfterFunc(idleTime+time.Second, p.reap)
}

// discard ends a child that failed or is worn out.
func (p *pool) discard(c *child) {
	c.kill()
	<-p.slots
}

// reap ends children that nobody needed for a while, the last one after longer.
func (p *pool) reap() {
	p.mu.Lock()
	var old []*child
	for len(p.idle) > 1 && time.Since(p.idle[0].since) > spareTime || len(p.idle) == 1 && time.Since(p.idle[0].since) > idleTime {
		old, p.idle = append(old, p.idle[0]), p.idle[1:]
	}
	p.mu.Unlock()
	for _, c := range old {
		c.kill()
	}
}

// warm starts a child, and with it fills the cache, in the background.
func (p *pool) warm() {
	p.warming.Do(func() {
		done := make(chan struct{})
		p.mu.Lock()
		p.warmed = done
		p.mu.Unlock()
		go func() {
			defer close(done)
			if c, err := p.acquire(p.ctx); err == nil {
				p.release(c)
			}
		}()
	})
}

// wait returns when warming, if any, is over.
func (p *pool) wait(ctx context.Context) error {
	p.mu.Lock()
	warmed := p.warmed
	p.mu.Unlock()
	if warmed == nil {
		return nil
	}
	select {
	case <-warmed:
		return nil
	case <-ctx.Done():
		return ctx.Err()
	}
}

func (p *pool) close() {
	p.stop() // kills the children that run
	p.mu.Lock()
	idle := p.idle
	p.idle = nil
	p.mu.Unlock()
	for _, c := range idle {
		c.kill()
	}
}

// child is a process that reads one file at a time.
type child struct {
	cmd     *exec.Cmd
	in      io.Closer
	out     io.Reader
	last    *lastWords
	encoder *gob.Encoder
	writer  *bufio.Writer
	decoder *gob.Decoder
	files   int
	since   time.Time // when it became idle; zero for one that never was
}

// errEnded: the process is gone, or talks nonsense.
var errEnded = errors.New("the PDF reader ended")

// errNoReader: none could be started, which is not the file's fault.
var errNoReader = errors.New("no PDF reader")

// startChild starts one that lives no longer than life and waits until it is ready.
func startChild(life, ctx context.Context, cacheDir string) (*child, error) {
	self, err := program()
	if err != nil {
		return nil, err
	}
	cmd := exec.CommandContext(life, self) // #nosec G204 -- this very program
	cmd.Args = []string{childName, cacheDir}
	cmd.Env = []string{"GOGC=50", "GOMEMLIMIT=230MiB"} // compiling PDFium holds 200 MB for a moment; less makes it slow
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
		return nil, fmt.Errorf("start a PDF reader: %w", err)
	}
	w := bufio.NewWriterSize(in, 1<<16)
	c := &child{cmd: cmd, in: in, out: out, last: last, writer: w, encoder: gob.NewEncoder(w), decoder: gob.NewDecoder(bufio.NewReaderSize(out, 1<<16))}
	answer, err := c.await(ctx, startDeadline)
	if err == nil && answer.Status != statusReady {
		err = errors.New(answer.Cause)
	}
	if err != nil {
		c.kill()
		return nil, err
	}
	return c, nil
}

// lastWords keeps the start of what a child writes to its standard error: why the
// runtime ended it.
type lastWords struct{ b []byte }

func (l *lastWords) Write(p []byte) (int, error) {
	l.b = append(l.b, p[:min(len(p), 300-len(l.b))]...)
	return len(p), nil
}

// program is the path of this very program, also after the file was replaced.
func program() (string, error) {
	if runtime.GOOS == "linux" {
		return "/proc/self/exe", nil
	}
	return os.Executable()
}

// ask sends a request and waits for the answer. After an error the child is useless.
func (c *child) ask(ctx context.Context, limit time.Duration, r request) (response, error) {
	c.files++
	sent := make(chan error, 1)
	go func() {
		err := c.encoder.Encode(r)
		if err == nil {
			err = c.writer.Flush()
		}
		sent <- err
	}()
	answer, err := c.await(ctx, limit)
	if err != nil {
		return answer, err
	}
	return answer, <-sent
}

func (c *child) await(ctx context.Context, limit time.Duration) (response, error) {
	ctx, cancel := context.WithTimeout(ctx, limit)
	defer cancel()
	type result struct {
		response
		err error
	}
	done := make(chan result, 1)
	go func() {
		var r result
		r.err = c.decoder.Decode(&r.response)
		done <- r
	}()
	select {
	case r := <-done:
		if r.err != nil {
			c.kill() // waits, so that its last words are complete
			return r.response, fmt.Errorf("%w (%s): %w: %q", errEnded, c.cmd.ProcessState, r.err, c.last.b)
		}
		return r.response, nil
	case <-ctx.Done():
		c.kill()
		return response{}, ctx.Err()
	}
}

// kill ends the process and waits for it. Calling it again does nothing.
func (c *child) kill() {
	_ = c.in.Close()
	if c.cmd.ProcessState == nil {
		_ = c.cmd.Process.Kill()
		_ = c.cmd.Wait()
	}
}
