package words

import (
	"embed"
	"io/fs"
	"path"
	"strings"
	"sync"
)

//go:embed *.txt */*.txt
var files embed.FS

// Packs are the languages that have a folder of lists, English first: what a word means in English counts before what it
// means in others. A folder that is added is a pack.
var Packs = sync.OnceValue(func() []string {
	entries, err := files.ReadDir(".")
	if err != nil {
		panic("words: " + err.Error()) // the files are part of the program
	}
	packs := []string{"en"}
	for _, e := range entries {
		if e.IsDir() && e.Name() != "en" {
			packs = append(packs, e.Name())
		}
	}
	return packs
})

// lists are the files of a name: that of all languages, or those of the packs that have it.
func lists(name string) []string {
	if exists(name) {
		return []string{name}
	}
	var found []string
	for _, pack := range Packs() {
		if file := path.Join(pack, name); exists(file) {
			found = append(found, file)
		}
	}
	return found
}

func exists(file string) bool {
	_, err := fs.Stat(files, file)
	return err == nil
}

// each visits the lines of a list in all packs that have it, without comments.
func each(name string, visit func(line string)) {
	for _, file := range lists(name) {
		eachOf(file, visit)
	}
}

func eachOf(file string, visit func(line string)) {
	data, err := files.ReadFile(file)
	if err != nil {
		panic("words: " + err.Error())
	}
	for line := range strings.Lines(string(data)) {
		if line = strings.TrimSpace(line); line != "" && line[0] != '#' {
			visit(line)
		}
	}
}

// sections reads lists of "[name]" sections with phrases separated by commas or lines.
func sections(name string) map[string]*Set {
	out := map[string]*Set{}
	for _, file := range lists(name) {
		current := ""
		eachOf(file, func(line string) {
			if strings.HasPrefix(line, "[") {
				current = strings.Trim(line, "[]")
				return
			}
			if out[current] == nil {
				out[current] = NewSet()
			}
			value, list, valued := strings.Cut(line, ":")
			if !valued {
				value, list = "", line
			}
			out[current].addList(list, ",", value)
		})
	}
	return out
}

// pairs reads lists of "value: phrase, phrase" lines; sep separates phrases.
func pairs(name, sep string) *Set {
	set := NewSet()
	each(name, func(line string) {
		value, list, _ := strings.Cut(line, ":")
		set.addList(list, sep, value)
	})
	return set
}

func (s *Set) addList(list, sep, value string) {
	for _, p := range strings.Split(list, sep) {
		s.add(p, strings.TrimSpace(value))
	}
}

// months reads the names of months with their numbers, and those that may be English words with their question marks.
func months() (all, doubtful *Set) {
	all, doubtful = NewSet(), NewSet()
	each("months.txt", func(line string) {
		number, list, _ := strings.Cut(line, ":")
		for _, name := range strings.Fields(list) {
			plain := strings.TrimRight(name, "?")
			all.add(plain, strings.TrimSpace(number))
			if plain != name {
				doubtful.add(plain, name[len(plain):])
			}
		}
	})
	return all, doubtful
}

// fullMonths are the names of the months in a pack, January first.
func fullMonths(pack string) (names []string) {
	eachOf(path.Join(pack, "months.txt"), func(line string) {
		_, list, _ := strings.Cut(line, ":")
		names = append(names, strings.Fields(list)[0])
	})
	return names
}

// headingsOf are the phrases that head a section in a pack.
func headingsOf(pack string) *Set {
	set, value := NewSet(), true
	eachOf(path.Join(pack, "headings.txt"), func(line string) {
		if strings.HasPrefix(line, "[") {
			value = line != "[label]"
			return
		}
		if value {
			set.addList(line, ",", pack)
		}
	})
	return set
}

// ownHeadings are the headings of one pack alone, with their pack: "Formation" of French, "Education" of English.
func ownHeadings() *Set {
	of := map[string][]string{}
	for _, pack := range Packs() {
		if exists(path.Join(pack, "headings.txt")) {
			headingsOf(pack).Each(func(phrase, _ string) { of[phrase] = append(of[phrase], pack) })
		}
	}
	own := NewSet()
	for phrase, packs := range of {
		if len(packs) == 1 {
			own.add(phrase, packs[0])
		}
	}
	return own
}
