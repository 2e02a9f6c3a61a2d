// Package markup reads the XML of office documents as a stream of tokens. It
// never resolves entities beyond the five of XML, refuses document type
// declarations, bounds the depth and obeys the context's deadline.
package markup

import (
	"bytes"
	"context"
	"encoding/xml"
	"errors"
	"fmt"
	"io"
	"strings"

	"golang.org/x/text/encoding/htmlindex"
)

// MaxDepth bounds the nesting of elements (assurance 44).
const MaxDepth = 256

// Errors for hostile or broken XML.
var (
	ErrDoctype = errors.New("markup: document type declarations are refused")
	ErrDepth   = errors.New("markup: elements are nested too deeply")
	ErrSyntax  = errors.New("markup: not well-formed")
)

// Kind of a token.
type Kind uint8

// Kinds of tokens.
const (
	Start Kind = iota
	End
	Text
)

// Token is one event. Name is "prefix:local" with the canonical prefix of the
// namespace, whatever prefix the file uses; "local" where the namespace is unknown
// to the reader or there is none.
type Token struct {
	Kind Kind
	Name string
	Text string // of Text tokens
	attr []xml.Attr
	r    *Reader
}

// Attr returns the value of an attribute by canonical name, and whether it is there.
func (t *Token) Attr(name string) (string, bool) {
	prefix, local, found := strings.Cut(name, ":")
	if !found {
		prefix, local = "", name
	}
	for i := range t.attr {
		a := &t.attr[i]
		if a.Name.Local == local && (a.Name.Space == prefix || t.r.canonical(a.Name.Space) == prefix) {
			return a.Value, true
		}
	}
	return "", false
}

// Value returns the value of an attribute, or "".
func (t *Token) Value(name string) string {
	v, _ := t.Attr(name)
	return v
}

// Reader yields tokens. Not for concurrent use.
type Reader struct {
	ctx      context.Context
	dec      *xml.Decoder
	spaces   map[string]string            // namespace URI -> canonical prefix
	prefixes map[string]string            // prefix in this file -> canonical prefix
	names    map[string]map[string]string // prefix in this file -> local -> interned name
	stack    []frame
	count    int
}

type frame struct {
	space, local string
	name         string
	saved        []binding
}

type binding struct {
	prefix, before string
	had            bool
}

// New reads data. spaces maps the namespace URIs the caller knows to its own prefixes.
func New(ctx context.Context, data []byte, spaces map[string]string) *Reader {
	r := &Reader{
		ctx: ctx, dec: xml.NewDecoder(bytes.NewReader(data)), spaces: spaces,
		prefixes: map[string]string{}, names: map[string]map[string]string{},
	}
	r.dec.Strict = true
	r.dec.Entity = map[string]string{}
	r.dec.CharsetReader = charset
	return r
}

func charset(label string, in io.Reader) (io.Reader, error) {
	enc, err := htmlindex.Get(label)
	if err != nil {
		return nil, fmt.Errorf("%w: encoding %q", ErrSyntax, label)
	}
	return enc.NewDecoder().Reader(in), nil
}

// Depth returns the number of open elements.
func (r *Reader) Depth() int { return len(r.stack) }

// Next returns the next token; io.EOF ends the document. Comments and
// processing instructions are passed over.
func (r *Reader) Next() (Token, error) {
	for {
		if r.count++; r.count%512 == 0 {
			if err := r.ctx.Err(); err != nil {
				return Token{}, err
			}
		}
		raw, err := r.dec.RawToken()
		if err != nil {
			if err == io.EOF {
				if len(r.stack) > 0 {
					return Token{}, fmt.Errorf("%w: unexpected end", ErrSyntax)
				}
				return Token{}, io.EOF
			}
			return Token{}, fmt.Errorf("%w: %w", ErrSyntax, err)
		}
		switch t := raw.(type) {
		case xml.StartElement:
			return r.start(t)
		case xml.EndElement:
			return r.end(t)
		case xml.CharData:
			if len(r.stack) == 0 {
				continue
			}
			return Token{Kind: Text, Text: string(t), r: r}, nil
		case xml.Directive:
			return Token{}, ErrDoctype
		}
	}
}

func (r *Reader) start(t xml.StartElement) (Token, error) {
	if len(r.stack) >= MaxDepth {
		return Token{}, ErrDepth
	}
	f := frame{space: t.Name.Space, local: t.Name.Local}
	for _, a := range t.Attr {
		switch {
		case a.Name.Space == "xmlns":
			f.saved = append(f.saved, r.bind(a.Name.Local, a.Value))
		case a.Name.Space == "" && a.Name.Local == "xmlns":
			f.saved = append(f.saved, r.bind("", a.Value))
		}
	}
	f.name = r.name(t.Name.Space, t.Name.Local)
	r.stack = append(r.stack, f)
	return Token{Kind: Start, Name: f.name, attr: t.Attr, r: r}, nil
}

func (r *Reader) end(t xml.EndElement) (Token, error) {
	if len(r.stack) == 0 {
		return Token{}, fmt.Errorf("%w: end without start", ErrSyntax)
	}
	f := r.stack[len(r.stack)-1]
	if f.local != t.Name.Local || f.space != t.Name.Space {
		return Token{}, fmt.Errorf("%w: elements overlap", ErrSyntax)
	}
	r.stack = r.stack[:len(r.stack)-1]
	for i := len(f.saved) - 1; i >= 0; i-- {
		b := f.saved[i]
		if b.had {
			r.prefixes[b.prefix] = b.before
		} else {
			delete(r.prefixes, b.prefix)
		}
		delete(r.names, b.prefix)
	}
	return Token{Kind: End, Name: f.name, r: r}, nil
}

func (r *Reader) bind(prefix, uri string) binding {
	before, had := r.prefixes[prefix]
	if now := r.spaces[uri]; !had || now != before {
		r.prefixes[prefix] = now
		delete(r.names, prefix)
	}
	return binding{prefix, before, had}
}

func (r *Reader) canonical(prefix string) string {
	switch prefix {
	case "":
		return ""
	case "xml":
		return "xml"
	}
	return r.prefixes[prefix]
}

func (r *Reader) name(prefix, local string) string {
	locals := r.names[prefix]
	if locals == nil {
		locals = map[string]string{}
		r.names[prefix] = locals
	}
	name, ok := locals[local]
	if !ok {
		name = local
		if p := r.prefixes[prefix]; p != "" {
			name = p + ":" + local
		}
		locals[local] = name
	}
	return name
}

// Skip passes over everything up to the end of the element that was started last.
func (r *Reader) Skip() error {
	for depth := len(r.stack); ; {
		t, err := r.Next()
		if err != nil {
			return err
		}
		if t.Kind == End && len(r.stack) < depth {
			return nil
		}
	}
}

// Text returns the character data below the element that was started last and
// passes over its end.
func (r *Reader) Text() (string, error) {
	var b strings.Builder
	for depth := len(r.stack); ; {
		t, err := r.Next()
		if err != nil {
			return "", err
		}
		switch {
		case t.Kind == Text:
			b.WriteString(t.Text)
		case t.Kind == End && len(r.stack) < depth:
			return b.String(), nil
		}
	}
}

// Children calls visit for every child element of the element that was started
// last, and passes over its end. The visitor must consume the child: with Skip,
// Text or Children.
func (r *Reader) Children(visit func(*Token) error) error {
	for depth := len(r.stack); ; {
		t, err := r.Next()
		if err != nil {
			return err
		}
		switch {
		case t.Kind == Start:
			if err := visit(&t); err != nil {
				return err
			}
		case t.Kind == End && len(r.stack) < depth:
			return nil
		}
	}
}

// Root returns the start token of the document element.
func (r *Reader) Root() (Token, error) {
	for {
		t, err := r.Next()
		if err == io.EOF {
			return t, fmt.Errorf("%w: no element", ErrSyntax)
		}
		if err != nil || t.Kind == Start {
			return t, err
		}
	}
}
