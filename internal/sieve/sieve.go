// Package sieve holds regular expressions that first look for a word that every match of
// theirs has. Most texts have none of them, and to find that out takes a tenth of the time
// that searching takes. The words are taken from the expression itself, so that the answer is
// always the one of package regexp.
package sieve

import (
	"regexp"
	"strings"
	"sync"
)

// Regexp is a regular expression with its words. It is safe for concurrent use.
type Regexp struct {
	expr  string
	once  sync.Once
	full  *regexp.Regexp
	words [256][]word // by the first byte
	any   bool        // there are words: nothing can be told beforehand without
}

// made are all expressions of the program: see CompileAll.
var made struct {
	sync.Mutex
	list []*Regexp
}

// MustCompile is regexp.MustCompile, but the work is done when the expression is first used: a
// program that starts for one file needs few of its expressions.
func MustCompile(expr string) *Regexp {
	r := &Regexp{expr: expr}
	made.Lock()
	defer made.Unlock()
	made.list = append(made.list, r)
	return r
}

// CompileAll compiles every expression of the program, for tests. It panics at one that is wrong.
func CompileAll() int {
	made.Lock()
	defer made.Unlock()
	for _, r := range made.list {
		r.ready()
	}
	return len(made.list)
}

// ready compiles the expression once.
func (r *Regexp) ready() *Regexp {
	r.once.Do(func() {
		r.full = regexp.MustCompile(r.expr)
		for _, w := range wordsOf(r.expr) {
			r.any = true
			r.words[w.text[0]] = append(r.words[w.text[0]], w)
		}
	})
	return r
}

// MayMatch is false only for texts in which nothing matches.
func (r *Regexp) MayMatch(s string) bool {
	if !r.ready().any {
		return true
	}
	for i := 0; i < len(s); i++ {
		c := lower(s[i])
		if c >= 0x80 && (strings.HasPrefix(s[i:], longS) || strings.HasPrefix(s[i:], kelvin)) {
			return true
		}
		for _, w := range r.words[c] {
			if w.at(s, i) {
				return true
			}
		}
	}
	return false
}

// Signs that an expression may take for an s and a k.
const (
	longS  = "\u017f"
	kelvin = "\u212a"
)

// MatchString is that of regexp.Regexp, and so are the others.
func (r *Regexp) MatchString(s string) bool { return r.MayMatch(s) && r.full.MatchString(s) }

// FindString returns the first match, "" without one.
func (r *Regexp) FindString(s string) string {
	if !r.MayMatch(s) {
		return ""
	}
	return r.full.FindString(s)
}

// FindStringIndex returns where the first match is, nil without one.
func (r *Regexp) FindStringIndex(s string) []int {
	if !r.MayMatch(s) {
		return nil
	}
	return r.full.FindStringIndex(s)
}

// FindStringSubmatch returns the first match and its groups, nil without one.
func (r *Regexp) FindStringSubmatch(s string) []string {
	if !r.MayMatch(s) {
		return nil
	}
	return r.full.FindStringSubmatch(s)
}

// FindStringSubmatchIndex returns where the first match and its groups are, nil without one.
func (r *Regexp) FindStringSubmatchIndex(s string) []int {
	if !r.MayMatch(s) {
		return nil
	}
	return r.full.FindStringSubmatchIndex(s)
}

// FindAllString returns the first n matches, all for -1.
func (r *Regexp) FindAllString(s string, n int) []string {
	if !r.MayMatch(s) {
		return nil
	}
	return r.full.FindAllString(s, n)
}

// FindAllStringIndex returns where the first n matches are, all for -1.
func (r *Regexp) FindAllStringIndex(s string, n int) [][]int {
	if !r.MayMatch(s) {
		return nil
	}
	return r.full.FindAllStringIndex(s, n)
}

// FindAllStringSubmatch returns the first n matches with their groups, all for -1.
func (r *Regexp) FindAllStringSubmatch(s string, n int) [][]string {
	if !r.MayMatch(s) {
		return nil
	}
	return r.full.FindAllStringSubmatch(s, n)
}

// FindAllStringSubmatchIndex returns where the first n matches with their groups are.
func (r *Regexp) FindAllStringSubmatchIndex(s string, n int) [][]int {
	if !r.MayMatch(s) {
		return nil
	}
	return r.full.FindAllStringSubmatchIndex(s, n)
}

// ReplaceAllString replaces every match.
func (r *Regexp) ReplaceAllString(s, by string) string {
	if !r.MayMatch(s) {
		return s
	}
	return r.full.ReplaceAllString(s, by)
}

// ReplaceAllStringFunc replaces every match by what by makes of it.
func (r *Regexp) ReplaceAllStringFunc(s string, by func(string) string) string {
	if !r.MayMatch(s) {
		return s
	}
	return r.full.ReplaceAllStringFunc(s, by)
}

// Split cuts a text at the matches into n parts at most, all for -1.
func (r *Regexp) Split(s string, n int) []string {
	if n != 0 && !r.MayMatch(s) {
		return []string{s}
	}
	return r.ready().full.Split(s, n)
}

// String is the expression.
func (r *Regexp) String() string { return r.expr }
