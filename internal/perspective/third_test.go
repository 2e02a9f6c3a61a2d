package perspective_test

import (
	_ "embed"
	"regexp"
	"strings"
	"testing"

	"focal/internal/cv"
	"focal/internal/language"
	"focal/internal/perspective"
)

//go:embed testdata/third.txt
var thirdCases string

//go:embed testdata/prose.txt
var proseCases string

//go:embed testdata/more.txt
var moreCases string

var marked = regexp.MustCompile(`\{[^}]+\}`)

// variants are the words a mark stands for: as written, with she, with they.
var variants = map[string][3]string{
	"I": {"I", "she", "they"}, "my": {"my", "her", "their"}, "me": {"me", "her", "them"}, "Me": {"Me", "She", "They"}, "mine": {"mine", "hers", "theirs"},
	"myself": {"myself", "herself", "themselves"}, "am": {"am", "is", "are"}, "was": {"was", "was", "were"}, "wasn't": {"wasn't", "wasn't", "weren't"},
	"don't": {"don't", "doesn't", "don't"}, "haven't": {"haven't", "hasn't", "haven't"},
	"I'm": {"I'm", "she is", "they are"}, "I've": {"I've", "she has", "they have"}, "I'll": {"I'll", "she will", "they will"},
	"I'd:had": {"I'd", "she had", "they had"}, "I'd:would": {"I'd", "she would", "they would"},
}

// expand writes a marked sentence in one of its three variants.
func expand(line string, variant int) string {
	var out strings.Builder
	at := 0
	for _, m := range marked.FindAllStringIndex(line, -1) {
		out.WriteString(line[at:m[0]])
		word := line[m[0]+1 : m[1]-1]
		first := strings.HasSuffix(strings.TrimRight(out.String(), " "), ".") || out.Len() == 0
		out.WriteString(form(word, variant, first))
		at = m[1]
	}
	return out.String() + line[at:]
}

func form(word string, variant int, first bool) string {
	word, alone := strings.CutPrefix(word, "=")
	low := strings.ToLower(word)
	if word[0] == 'I' || word == "Me" {
		low = word
	}
	v, ok := variants[low]
	if !ok {
		v = [3]string{low, language.ThirdPerson(low), low}
		if alone {
			v[2] = v[1]
		}
	}
	s := v[variant]
	switch {
	case word == strings.ToUpper(word) && len(word) > 1 && !strings.Contains(word, "'"):
		return strings.ToUpper(s)
	case first || word[0] != 'I' && word != low:
		return strings.ToUpper(s[:1]) + s[1:]
	}
	return s
}

func cases(table string) []string {
	var list []string
	for line := range strings.Lines(table) {
		if line = strings.TrimSpace(line); line != "" && line[0] != '#' {
			list = append(list, line)
		}
	}
	return list
}

func TestThirdPerson(t *testing.T) {
	failed := 0
	list := cases(thirdCases + proseCases + moreCases)
	for _, line := range list {
		in := expand(line, 0)
		for variant, pronouns := range map[int]cv.Pronouns{1: cv.She, 2: cv.They} {
			want := expand(line, variant)
			got, edits := perspective.Rewrite(in, cv.ThirdPerson, perspective.Subject{Name: "Ada Verne", Pronouns: pronouns})
			if got != want {
				failed++
				t.Errorf("%s\n in   %s\n got  %s\n want %s", pronouns, in, got, want)
			}
			if (len(edits) > 0) != (got != in) {
				t.Errorf("%q: %d edits reported", in, len(edits))
			}
		}
	}
	t.Logf("%d of %d right", 2*len(list)-failed, 2*len(list))
}
