package wordtemplate

import (
	"cmp"
	"fmt"
	"regexp"
	"slices"
	"strconv"
	"strings"

	"focal/internal/cv"
)

// moment is a date as printed, with what it is ordered by: "2020-03-00", "" where there
// is none, and behind all others for what goes on.
type moment struct{ Text, At string }

const goesOn = "9999-99-99"

func momentOf(text string, d cv.Date) moment {
	if d.IsZero() {
		return moment{Text: text}
	}
	return moment{text, fmt.Sprintf("%04d-%02d-%02d", d.Year, d.Month, d.Day)}
}

// comparison is the condition of {{#jobs.length > 3}} and {{#fluency == "C1"}}.
type comparison struct {
	op      string
	text    string // without its quotation marks
	numeric bool   // written without quotation marks
}

var (
	comparisonPattern = regexp.MustCompile(`^([^=!<>≤≥≠"“„'‘]*?)\s*(===?|!==?|<=|>=|<|>|≤|≥|≠|=)\s*(.*)$`)
	numberPattern     = regexp.MustCompile(`^-?\d+(\.\d+)?$`)
	datePattern       = regexp.MustCompile(`^\d{4}(-\d{2}){0,2}$`)
)

// operators by their spellings, among them those that Word puts in place of what is typed.
var operators = map[string]string{
	"==": "==", "===": "==", "!=": "!=", "!==": "!=", "≠": "!=", "<=": "<=", "≤": "<=", ">=": ">=", "≥": ">=", "<": "<", ">": ">",
}

// parseComparison splits "fluency == “C1”" into the name and the condition; the condition
// is nil where there is none.
func parseComparison(body string) (name string, c *comparison, err error) {
	parts := comparisonPattern.FindStringSubmatch(body)
	if parts == nil {
		return body, nil, nil
	}
	name = strings.TrimSpace(parts[1])
	op, known := operators[parts[2]]
	if !known {
		return name, nil, fmt.Errorf("write == for “is equal to”")
	}
	value := strings.TrimSpace(parts[3])
	if numberPattern.MatchString(value) {
		return name, &comparison{op: op, text: value, numeric: true}, nil
	}
	runes := []rune(value)
	if n := len(runes); n >= 2 && strings.ContainsRune(`"“”„‟'‘’«»`, runes[0]) && strings.ContainsRune(`"“”‟'‘’«»`, runes[n-1]) {
		return name, &comparison{op: op, text: string(runes[1 : n-1])}, nil
	}
	return name, nil, fmt.Errorf(`compare with a number or with a text in quotation marks, such as {{#%s == "C1"}}`, name)
}

// holds reports whether the condition is met. A list has its length for numbers, and for
// texts == and != ask whether it contains them. An empty value is neither less nor more.
func (c *comparison) holds(v any) bool {
	if list, ok := v.([]any); ok && !c.numeric {
		found := slices.ContainsFunc(list, func(item any) bool { return strings.EqualFold(plain(item), c.text) })
		return c.op == "==" && found || c.op == "!=" && !found
	}
	order, comparable := c.order(v)
	if !comparable {
		return c.op == "!="
	}
	return slices.Contains(meets[c.op], order)
}

// meets maps an operator to the results of cmp.Compare that satisfy it.
var meets = map[string][]int{"==": {0}, "!=": {-1, 1}, "<": {-1}, "<=": {-1, 0}, ">": {1}, ">=": {0, 1}}

func (c *comparison) order(v any) (order int, comparable bool) {
	switch v := v.(type) {
	case moment:
		if !datePattern.MatchString(c.text) || v.At == "" {
			break
		}
		return cmp.Compare(v.At[:min(len(c.text), len(v.At))], c.text), true
	case []any:
		return c.number(float64(len(v)))
	case int:
		return c.number(float64(v))
	case bool:
		return 0, strings.EqualFold(strconv.FormatBool(v), c.text)
	}
	text := plain(v)
	if c.numeric {
		n, err := strconv.ParseFloat(strings.TrimSpace(text), 64)
		if err != nil {
			return 0, false
		}
		return c.number(n)
	}
	if text == "" && c.text != "" {
		return 0, false
	}
	return cmp.Compare(strings.ToLower(text), strings.ToLower(c.text)), true
}

func (c *comparison) number(n float64) (order int, comparable bool) {
	limit, err := strconv.ParseFloat(c.text, 64)
	return cmp.Compare(n, limit), err == nil
}
