package app_test

import (
	"bufio"
	"context"
	"encoding/json"
	"errors"
	"io"
	"net"
	"slices"
	"strings"
	"sync"
	"testing"
	"time"

	"focal/internal/engine"
)

// gate holds the conversions of worker processes until a test lets them through, so
// that it kills a worker in the middle of one and never beside it.
type gate struct {
	address string
	mu      sync.Mutex
	changed chan struct{} // closed, and made anew, whenever something arrives
	isOpen  bool
	held    map[string][]visit // by the name of the worker's life
}

type visit struct {
	text string
	conn net.Conn
}

func newGate(t *testing.T) *gate {
	t.Helper()
	l, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	g := &gate{address: l.Addr().String(), changed: make(chan struct{}), held: map[string][]visit{}}
	t.Cleanup(func() {
		_ = l.Close()
		g.open()
	})
	go func() {
		for {
			conn, err := l.Accept()
			if err != nil {
				return
			}
			go g.arrive(conn)
		}
	}()
	return g
}

// arrive reads who comes, and keeps the connection: its end lets the conversion go on.
func (g *gate) arrive(conn net.Conn) {
	var says [2]string
	if line, err := bufio.NewReader(conn).ReadBytes('\n'); err != nil || json.Unmarshal(line, &says) != nil {
		_ = conn.Close() // killed on the way
		return
	}
	g.mu.Lock()
	defer g.mu.Unlock()
	if g.isOpen {
		_, _ = io.WriteString(conn, "go")
		_ = conn.Close()
		return
	}
	g.held[says[0]] = append(g.held[says[0]], visit{says[1], conn})
	close(g.changed)
	g.changed = make(chan struct{})
}

// await returns once conversions of that life are held: of these texts, or any. Its
// patience is long: where the other worker took all that there is, a task comes back to
// the queue every five seconds, and chance says who gets it.
func (g *gate) await(t *testing.T, life string, texts ...string) {
	t.Helper()
	patience := time.After(3 * time.Minute)
	for {
		g.mu.Lock()
		changed, held := g.changed, slices.Clone(g.held[life])
		g.mu.Unlock()
		missing := slices.DeleteFunc(slices.Clone(texts), func(text string) bool {
			return slices.ContainsFunc(held, func(v visit) bool { return strings.Contains(v.text, text) })
		})
		if len(held) > 0 && len(missing) == 0 {
			return
		}
		select {
		case <-changed:
		case <-patience:
			t.Fatalf("worker %s holds %d conversions, without %q", life, len(held), missing)
		}
	}
}

// pass lets what is held of that life go on.
func (g *gate) pass(life string) {
	g.mu.Lock()
	defer g.mu.Unlock()
	for _, v := range g.held[life] {
		_, _ = io.WriteString(v.conn, "go")
		_ = v.conn.Close()
	}
	delete(g.held, life)
}

// open lets everything through from now on.
func (g *gate) open() {
	g.mu.Lock()
	g.isOpen = true
	lives := make([]string, 0, len(g.held))
	for life := range g.held {
		lives = append(lives, life)
	}
	g.mu.Unlock()
	for _, life := range lives {
		g.pass(life)
	}
}

// gated is the pipeline behind the gate.
type gated struct {
	pipeline
	gate, life string
}

func (g gated) Convert(ctx context.Context, r engine.Request) (*engine.Result, error) {
	conn, err := net.Dial("tcp", g.gate)
	if err != nil {
		return nil, err
	}
	defer context.AfterFunc(ctx, func() { _ = conn.Close() })()
	if err := json.NewEncoder(conn).Encode([2]string{g.life, string(r.CV.Data)}); err != nil {
		return nil, err
	}
	if said, err := io.ReadAll(conn); err != nil || string(said) != "go" {
		return nil, errors.Join(err, ctx.Err(), errors.New("the gate was never opened"))
	}
	return g.pipeline.Convert(ctx, r)
}
