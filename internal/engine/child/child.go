package child

import (
	"bufio"
	"context"
	"encoding/gob"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"os"
	"time"

	"focal/internal/engine"
	"focal/internal/problem"
)

// processName is argv[0] of the children. As with the PDF reader, every program
// that links this package can be one: its init answers requests instead of
// starting the program.
const processName = "focal: converter"

func init() {
	if len(os.Args) == 3 && os.Args[0] == processName {
		os.Exit(serve(engine.Config{CacheDir: os.Args[1], Product: os.Args[2]}, os.Stdin, os.Stdout))
	}
}

// overBudget is the exit code of a child that ended itself.
const overBudget = 3

// What a child is asked and answers, gob-encoded on its standard input and output.
// Documents and results travel as JSON, which is how they are stored as well.
type (
	request struct {
		Budget  time.Duration // processor time
		Convert *engine.Request
		Review  *review
		Compare []byte // engine.Shortlist
	}
	review struct {
		Previous  []byte
		Decisions []byte // as JSON too: gob has no pointer to an empty string, which is a colour taken back
		Request   engine.Request
	}
	// response is an answer, or a stage that begins before it.
	response struct {
		Stage   engine.Stage
		Result  []byte
		Failed  bool
		Kind    problem.Kind
		Message string
		Cause   string
	}
)

// serve answers requests until the input ends; the exit code is for the curious.
func serve(c engine.Config, in io.Reader, out io.Writer) int {
	limitProcess()
	e, err := engine.New(c)
	if err != nil {
		fmt.Fprintln(os.Stderr, err)
		return 1
	}
	requests := make(chan request)
	go func() { // apart from the work, so that the end of the parent ends a child that is busy
		decoder := gob.NewDecoder(bufio.NewReaderSize(in, 1<<16))
		for {
			var r request
			if decoder.Decode(&r) != nil {
				os.Exit(0)
			}
			requests <- r
		}
	}()
	w := bufio.NewWriterSize(out, 1<<16)
	encoder := gob.NewEncoder(w)
	for r := range requests {
		within := watch(r.Budget)
		say := func(r response) bool { return encoder.Encode(r) == nil && w.Flush() == nil }
		ctx := engine.WithStages(context.Background(), func(s engine.Stage) { say(response{Stage: s}) })
		a := answer(ctx, e, r)
		within()
		if !say(a) {
			return 0 // nobody listens any more
		}
	}
	return 0
}

// watch ends this process when the work that begins now has used its processor
// time. A stage that loops needs no part in it.
func watch(budget time.Duration) (stop func()) {
	end := processorTime() + budget
	ticker := time.NewTicker(25 * time.Millisecond)
	done := make(chan struct{})
	go func() {
		for {
			select {
			case <-done:
				return
			case <-ticker.C:
				if processorTime() > end {
					os.Exit(overBudget)
				}
			}
		}
	}()
	return func() { ticker.Stop(); close(done) }
}

func answer(ctx context.Context, e *engine.Engine, r request) response {
	result, err := work(ctx, e, r)
	if err == nil {
		var data []byte
		if data, err = json.Marshal(result); err == nil {
			return response{Result: data}
		}
	}
	a := response{Failed: true, Kind: problem.KindOf(err), Cause: err.Error()}
	var known *problem.Error
	if errors.As(err, &known) {
		a.Message = known.Message
	}
	return a
}

func work(ctx context.Context, e *engine.Engine, r request) (any, error) {
	if r.Convert != nil {
		return e.Convert(ctx, *r.Convert)
	}
	if r.Compare != nil {
		var list engine.Shortlist
		if err := json.Unmarshal(r.Compare, &list); err != nil {
			return nil, fmt.Errorf("the CVs to compare: %w", err)
		}
		return e.Compare(ctx, list)
	}
	var previous engine.Result
	if err := json.Unmarshal(r.Review.Previous, &previous); err != nil {
		return nil, fmt.Errorf("the result to review: %w", err)
	}
	var decisions engine.Decisions
	if err := json.Unmarshal(r.Review.Decisions, &decisions); err != nil {
		return nil, fmt.Errorf("the decisions of the review: %w", err)
	}
	return e.Review(ctx, &previous, decisions, r.Review.Request)
}
