package tailor

import (
	"strings"

	"focal/internal/language"
	"focal/internal/sieve"
	"focal/internal/wordset"
)

// Adverts list duties under a heading of requirements: "Performs sales activities; keeps records". No CV can be held
// against them, and they are taken for what they are.

// fewestTasks is how many such lines there are at least, and leastTasks their share of the list by the form of their
// verbs: the base of a verb may as well say what somebody has to be able to do.
const fewestTasks = 3

var leastTasks = []struct {
	form  language.Class
	share float64
}{{language.Third, 0.2}, {language.Base, 0.5}}

// dutiesAmong makes duties of the lines of a list of requirements that say what is done.
func dutiesAmong(list []statement) {
	for _, least := range leastTasks {
		tasks, demands := tasksIn(list, least.form)
		if len(tasks) < fewestTasks {
			continue
		}
		if float64(len(tasks)) < least.share*float64(demands) {
			tasks = inRuns(tasks)
		}
		for _, i := range tasks {
			list[i].in = regionDuties
		}
	}
}

// manyTasks is how many of them behind one another are no demands, however many stand elsewhere in the list.
const manyTasks = 5

// inRuns are those of some places of which so many follow one another.
func inRuns(places []int) []int {
	var out []int
	for from := 0; from < len(places); {
		to := from + 1
		for to < len(places) && places[to] == places[to-1]+1 {
			to++
		}
		if to-from >= manyTasks {
			out = append(out, places[from:to]...)
		}
		from = to
	}
	return out
}

// tasksIn are the places of the lines that say what is done, and how many lines are listed under requirements.
func tasksIn(list []statement, form language.Class) (tasks []int, demands int) {
	goesOn := false // a task was cut at its semicolons
	for i, s := range list {
		if !s.listed || !s.in.demands() {
			goesOn = false
			continue
		}
		demands++
		goesOn = saysWhatIsDone(s.text, form) || goesOn && goesOnDoing.MatchString(s.text)
		if goesOn {
			tasks = append(tasks, i)
		}
	}
	return tasks, demands
}

// saysWhatIsDone reports a line that begins with what whoever has the post does.
func saysWhatIsDone(text string, form language.Class) bool {
	base := opensWith(strings.Fields(strings.ToLower(text)), form)
	return base != "" && language.Read(base).Share >= mostlyVerb && !ofBearer[base] && !beginsAsking(text) &&
		(form == language.Third || !asks(text) && !softPhrase.in(text))
}

// opensWith is the verb that a line opens with in a form, behind an adverb: "Objectively validates"; "" for none.
func opensWith(words []string, form language.Class) string {
	if len(words) > 1 && strings.HasSuffix(words[0], "ly") {
		words = words[1:]
	}
	for _, f := range language.VerbForms(strings.Trim(words[0], ",;")) {
		if f.Form == form {
			return f.Base
		}
	}
	return ""
}

// mostlyVerb is the share of a word's uses as a verb from which a line that it begins tells of a deed.
const mostlyVerb = 5

// ofBearer are verbs that say how somebody is, not what is done.
var ofBearer = wordset.Of(`have be possess hold know understand love enjoy like think demonstrate display show speak require need want
	believe care thrive bring pay excel learn feel must can work communicate collaborate adapt listen get`)

// goesOnDoing begins a part of a task that was cut at its semicolons: "keeps records by filing; sorting; …".
var goesOnDoing = sieve.MustCompile(`^\p{Ll}+ing\b`)
