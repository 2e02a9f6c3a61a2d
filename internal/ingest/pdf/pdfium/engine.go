// Package pdfium reads glyphs from PDF files with PDFium, which runs as
// WebAssembly without access to files, network or clock of the host.
package pdfium

import (
	"context"
	"fmt"
	"io"
	"reflect"
	"strings"
	"time"

	api "github.com/klippa-app/go-pdfium"
	"github.com/klippa-app/go-pdfium/webassembly"
	"github.com/tetratelabs/wazero"
	wasm "github.com/tetratelabs/wazero/api"
	"github.com/tetratelabs/wazero/experimental"
)

// MemoryPages is the ceiling of an instance's memory in pages of 64 KiB (160 MB).
const MemoryPages = 2560

// Engine holds the compiled module. An engine cannot stop a call that loops:
// whoever runs it must be able to end the process.
type Engine struct{ pool api.Pool }

// NewEngine compiles PDFium, or loads it from cacheDir when it was compiled
// before (40 times faster). An empty cacheDir compiles every time.
func NewEngine(ctx context.Context, cacheDir string) (*Engine, error) {
	config := wazero.NewRuntimeConfigCompiler().WithMemoryLimitPages(MemoryPages)
	if cacheDir != "" {
		cache, err := wazero.NewCompilationCacheWithDir(cacheDir)
		if err != nil {
			return nil, fmt.Errorf("compilation cache: %w", err)
		}
		config = config.WithCompilationCache(cache)
	}
	code, err := module()
	if err != nil {
		return nil, err
	}
	pool, err := webassembly.InitWithWASM(webassembly.Config{ // Init would embed the module once more, as it is
		WASM:          code,
		Context:       experimental.WithMemoryAllocator(ctx, allocator{}),
		MaxTotal:      2,                    // one at work, one prepared
		FSConfig:      wazero.NewFSConfig(), // the default mounts the root of the host
		RuntimeConfig: config,
		Stdout:        io.Discard,
		Stderr:        io.Discard,
	})
	if err != nil {
		return nil, fmt.Errorf("start PDFium: %w", err)
	}
	return &Engine{pool: pool}, nil
}

// Close releases everything.
func (e *Engine) Close() error { return e.pool.Close() }

// Instance is one PDFium with its own memory, for one file.
type Instance struct {
	handle  api.Pdfium
	module  wasm.Module
	calls   map[string]wasm.Function
	stack   [12]uint64
	scratch uint32 // address of scratchSize bytes for out-parameters
	doc     uint64
	fonts   map[string]look // by the font's full name
	err     error           // first failure; every later call answers 0
}

const scratchSize = 4096

// Instance returns a fresh one.
func (e *Engine) Instance() (*Instance, error) {
	handle, err := e.pool.GetInstance(10 * time.Second)
	if err != nil {
		return nil, fmt.Errorf("instance of PDFium: %w", err)
	}
	module, err := moduleOf(handle)
	if err != nil {
		_ = handle.Close()
		return nil, err
	}
	in := &Instance{handle: handle, module: module, calls: map[string]wasm.Function{}, fonts: map[string]look{}}
	in.scratch = uint32(in.call("malloc", scratchSize))
	if in.err == nil && in.scratch == 0 {
		in.err = fmt.Errorf("no memory in a fresh instance of PDFium")
	}
	if in.err != nil {
		_ = in.Close()
		return nil, in.err
	}
	return in, nil
}

// moduleOf takes the WebAssembly module out of go-pdfium's implementation, whose
// own API costs a lookup and several allocations per glyph. The library is
// pinned; TestModuleField fails should the field change.
func moduleOf(handle api.Pdfium) (wasm.Module, error) {
	v := reflect.ValueOf(handle.GetImplementation())
	if v.Kind() != reflect.Pointer || v.Elem().Kind() != reflect.Struct {
		return nil, fmt.Errorf("unknown implementation of PDFium: %s", v.Type())
	}
	field := v.Elem().FieldByName("Module")
	if !field.IsValid() {
		return nil, fmt.Errorf("the implementation of PDFium has no field Module")
	}
	module, ok := field.Interface().(wasm.Module)
	if !ok {
		return nil, fmt.Errorf("the Module of PDFium is a %s", field.Type())
	}
	return module, nil
}

// Close frees the instance's memory.
func (in *Instance) Close() error { return in.handle.Close() }

// call runs an exported function of PDFium. After a trap it answers 0 and the
// instance is spent; in.err says why.
func (in *Instance) call(name string, args ...uint64) uint64 {
	if in.err != nil {
		return 0
	}
	f, ok := in.calls[name]
	if !ok {
		if f = in.module.ExportedFunction(name); f == nil {
			in.err = fmt.Errorf("PDFium has no function %s", name)
			return 0
		}
		in.calls[name] = f
	}
	n := copy(in.stack[:], args)
	if n == 0 {
		n = 1 // room for the result
	}
	if err := f.CallWithStack(context.Background(), in.stack[:n]); err != nil {
		what, _, _ := strings.Cut(err.Error(), "\n") // without the trace through PDFium
		in.err = fmt.Errorf("%s: %s", name, what)
		return 0
	}
	return in.stack[0]
}
