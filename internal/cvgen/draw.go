package cvgen

import (
	"math/rand/v2"
	"strings"
)

// draw makes the choices of one CV. The same seed and number make the same ones.
type draw struct{ *rand.Rand }

func newDraw(seed uint64, number int) *draw {
	return &draw{rand.New(rand.NewPCG(seed, uint64(number)*0x9E3779B97F4A7C15+1))} // #nosec G404 -- repeatable on purpose
}

func (d *draw) chance(p float64) bool { return d.Float64() < p }

// between draws a number from lo to hi, both included.
func (d *draw) between(lo, hi int) int { return lo + d.IntN(hi-lo+1) }

func (d *draw) pick(of ...string) string { return of[d.IntN(len(of))] }

func one[T any](d *draw, of []T) T { return of[d.IntN(len(of))] }

// option is a choice and how often it is taken, beside the others.
type option[T any] struct {
	weight int
	value  T
}

func choose[T any](d *draw, of []option[T]) T {
	sum := 0
	for _, o := range of {
		sum += o.weight
	}
	n := d.IntN(sum)
	for _, o := range of {
		if n -= o.weight; n < 0 {
			return o.value
		}
	}
	return of[0].value
}

// some draws n different ones, in the order of the draw.
func some[T any](d *draw, of []T, n int) []T {
	at := d.Perm(len(of))
	out := make([]T, 0, n)
	for _, i := range at[:min(n, len(at))] {
		out = append(out, of[i])
	}
	return out
}

// expand writes out a pattern: {a|b} is one of them, {@key} a word of the lexicons,
// # a digit, ^ a digit that is not 0, and a
// backslash takes the next letter as it is.
func (d *draw) expand(pattern string, from lexicons) string {
	var b strings.Builder
	for i := 0; i < len(pattern); i++ {
		switch c := pattern[i]; c {
		case '\\': // the next one as it is
			i++
			b.WriteByte(pattern[i])
		case '#':
			b.WriteByte('0' + byte(d.IntN(10)))
		case '^':
			b.WriteByte('1' + byte(d.IntN(9)))
		case '{':
			end, parts := alternatives(pattern, i)
			if key, ok := strings.CutPrefix(parts[0], "@"); ok && len(parts) == 1 {
				b.WriteString(d.expand(one(d, from.list(key)), from))
			} else {
				b.WriteString(d.expand(one(d, parts), from))
			}
			i = end
		default:
			b.WriteByte(c)
		}
	}
	return b.String()
}

// alternatives returns where the brace at from closes and what is between its bars.
func alternatives(pattern string, from int) (end int, parts []string) {
	depth, start := 0, from+1
	for i := from; i < len(pattern); i++ {
		switch pattern[i] {
		case '{':
			depth++
		case '|':
			if depth == 1 {
				parts = append(parts, pattern[start:i])
				start = i + 1
			}
		case '}':
			if depth--; depth == 0 {
				return i, append(parts, pattern[start:i])
			}
		}
	}
	panic("cvgen: open brace in " + pattern)
}
