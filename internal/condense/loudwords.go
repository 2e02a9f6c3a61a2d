package condense

import (
	"regexp"
	"strings"
	"unicode/utf8"

	"focal/internal/cv"
	"focal/internal/language"
	"focal/internal/lexicon"
	"focal/internal/wordset"
)

// loudRow is a row of common words in capitals inside of a sentence that has small letters: "worked on DIESEL GENERATORS daily".
type loudRow struct {
	capitals
	parts    []string
	from, to int // the parts of the row
	long     int // how many of its words are too long for an abbreviation
}

// quietWords gives common words that somebody typed in capitals for weight the letters that sentences have; "" where there are none.
// Names stay, and so does a word that may be an abbreviation, or a part of a name with the words beside it.
func (c capitals) quietWords(text string) string {
	parts := letterRuns(text)
	if len(text) > longestShout || !slicesSmall(parts) || strings.ContainsAny(text, "@\\_<>{}") || strings.Contains(text, "://") {
		return ""
	}
	changed := false
	for i := 0; i < len(parts); i++ {
		if !isLoud(parts[i]) {
			continue
		}
		row := loudRow{capitals: c, parts: parts, from: i, to: i + 1}
		common := row.reach()
		if common && row.meansNothing() {
			row.quiet()
			changed = true
		}
		i = row.to
	}
	if !changed {
		return ""
	}
	return strings.Join(parts, "")
}

// reach finds the end of the row and reports that all of its words are common ones.
func (r *loudRow) reach() bool {
	common := true
	for k := r.from; k < len(r.parts) && isLoud(r.parts[k]); k += 2 {
		low := strings.ToLower(r.parts[k])
		long := utf8.RuneCountInString(low) >= shortestPlain
		if long {
			r.long++
		}
		common = common && (long && r.commonWord(low) || !long && (shortWords[low] || inNames[low]) && k > r.from)
		r.to = k + 1
		if r.to >= len(r.parts) || r.parts[r.to] != " " {
			break
		}
	}
	return common && r.long > 0
}

func (r *loudRow) commonWord(low string) bool {
	entry := lexicon.Exact(low)
	short := utf8.RuneCountInString(low) == shortestPlain && lexicon.MostlyName(low)
	return entry.Known() && entry.Level() <= commonWord && !entry.Is(lexicon.Abbreviation) && !isName(low) && !short &&
		(r.letters[low] < 2 || r.forms[low] == low) && !properOnly(low) && !lexicon.Exact(strings.ToUpper(low)).Known()
}

// meansNothing reports that the row is no name of anything: it is not quoted or in brackets, stands beside small letters, and a
// single word of it is long, known from the rest of the CV, or a label.
func (r *loudRow) meansNothing() bool {
	before, behind := r.beside(r.from-1), r.beside(r.to)
	if strings.Trim(before+behind, " ,.;:–-") != "" || strings.HasPrefix(behind, "-") || strings.HasSuffix(before, "-") {
		return false
	}
	next := r.wordAt(r.to+1, behind)
	if r.from == 0 {
		return r.opensText(strings.HasPrefix(behind, ":"), isSmall(next))
	}
	return r.amongSmall(r.wordAt(r.from-2, before), next)
}

// opensText reports a row at the beginning of a text that is a label, or before small letters.
func (r *loudRow) opensText(label, beforeSmall bool) bool {
	size := utf8.RuneCountInString(r.parts[0])
	return label && size > shortestPlain || beforeSmall && (r.long > 1 || size >= shortestSlip)
}

// amongSmall reports a row between small letters; a single word of it is long, or known from the rest of the CV.
func (r *loudRow) amongSmall(prev, next string) bool {
	opens := r.from == 2 && prev != "" && language.Read(strings.ToLower(prev)).Has(language.Past)
	if prev == "" || !isSmall(prev) && !opens || next != "" && !isSmall(next) {
		return false
	}
	low := strings.ToLower(r.parts[r.from])
	size := utf8.RuneCountInString(low)
	return r.long > 1 || size >= shortestSlip || size > shortestPlain && r.forms[low] == low
}

// beside is what stands between the row and the word before or behind it.
func (r *loudRow) beside(i int) string {
	if i < 0 || i >= len(r.parts) {
		return ""
	}
	return r.parts[i]
}

// wordAt is the word at i, if only a space parts it from the row.
func (r *loudRow) wordAt(i int, between string) string {
	if i < 0 || i >= len(r.parts) || between != " " {
		return ""
	}
	return r.parts[i]
}

func isSmall(word string) bool { return word != "" && word == strings.ToLower(word) }

// quiet sets the row: behind "at" and the like, where it may yet be a name, each word keeps a capital.
func (r *loudRow) quiet() {
	named := r.from > 1 && r.beside(r.from-1) == " " && (beforeNames[strings.ToLower(r.parts[r.from-2])] && !r.behindDeed() ||
		r.parts[r.from-2] == "the" && r.long == 1 && r.forms[strings.ToLower(r.parts[r.from])] == "") // "THE GUARDIAN"
	for k := r.from; k < r.to; k += 2 {
		low := strings.ToLower(r.parts[k])
		switch {
		case k == 0, named && !inNames[low]:
			low = language.NameCase(low)
		}
		r.parts[k] = low
	}
}

// behindDeed reports "of" behind the name of a deed, which is done to a thing: "maintenance of DIESEL GENERATORS".
func (r *loudRow) behindDeed() bool {
	return r.from > 3 && r.parts[r.from-2] == "of" && deedEnd.MatchString(r.parts[r.from-4])
}

var deedEnd = regexp.MustCompile(`(?i)(?:[st]ion|ance|ment|ing|knowledge|repair|overhaul|upkeep|use)$`)

// beforeNames are the small words behind which firms, places and works are named.
var beforeNames = wordset.Of("at for with by from in to of as on via under")

// weighed are the sections whose sentences tell what somebody did; elsewhere lists of titles and names stand in capitals.
func weighed(r cv.Ref) bool {
	return r.Section == cv.SectionWork || r.Section == cv.SectionProjects || r.Section == cv.SectionSummary ||
		r.Section == cv.SectionVolunteering || r.Section == cv.SectionAdditional || r.Section == cv.SectionSkills
}
