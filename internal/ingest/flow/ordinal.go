package flow

import (
	"strconv"
	"strings"
)

// Number is a way to write the number of a list item.
type Number uint8

// Ways to write numbers.
const (
	Decimal Number = iota
	UpperRoman
	LowerRoman
	UpperLetter
	LowerLetter
)

// Format writes a number from 1.
func (f Number) Format(n int) string {
	switch f {
	case LowerLetter, UpperLetter:
		s := strings.Repeat(string(rune('a'+(n-1)%26)), min((n-1)/26+1, 5))
		if f == UpperLetter {
			return strings.ToUpper(s)
		}
		return s
	case LowerRoman:
		return roman(n)
	case UpperRoman:
		return strings.ToUpper(roman(n))
	}
	return strconv.Itoa(n)
}

func roman(n int) string {
	if n > 3999 {
		return strconv.Itoa(n)
	}
	var b strings.Builder
	for _, d := range []struct {
		value int
		text  string
	}{{1000, "m"}, {900, "cm"}, {500, "d"}, {400, "cd"}, {100, "c"}, {90, "xc"}, {50, "l"}, {40, "xl"}, {10, "x"}, {9, "ix"}, {5, "v"}, {4, "iv"}, {1, "i"}} {
		for ; n >= d.value; n -= d.value {
			b.WriteString(d.text)
		}
	}
	return b.String()
}
