package main

import (
	"errors"
	"io/fs"
	"regexp"
	"strings"
)

// wordings turn what the command line parser says into sentences for people.
var wordings = []struct {
	pattern *regexp.Regexp
	text    string
}{
	{regexp.MustCompile(`^unexpected argument (\S+?)(?:, did you mean (.+)\?)?$`), `There is no command or argument "$1".`},
	{regexp.MustCompile(`^unknown flag (\S+?)(?:, did you mean (.+)\?)?$`), `There is no flag $1.`},
	{regexp.MustCompile(`^expected "<cv> ?\.*"$`), `Name one or more CVs.`},
	{regexp.MustCompile(`^expected "<(\w+)>.*"$`), `Name a $1.`},
	{regexp.MustCompile(`^expected one of (.+)$`), `Go on with one of $1.`},
	{regexp.MustCompile(`^expected "(\S+).*"$`), `Go on with "$1".`},
	{regexp.MustCompile(`^missing flags?: (.+)$`), `Missing: $1.`},
	{regexp.MustCompile(`^(?:\S+ )?\S*: stat (.+): no such file or directory$`), `There is no file $1.`},
	{regexp.MustCompile(`^(?:\S+ )?\S*: "?(.+?)"? exists but is a directory$`), `$1 is a folder; name a file.`},
	{regexp.MustCompile(`^(--\S+): expected a valid \d+ bit u?int but got (.+)$`), `$1 must be a whole number, not $2.`},
	{regexp.MustCompile(`^(--\S+): netip\.ParsePrefix\((".*?")\).*$`), `$1 must be a range of addresses such as 10.0.0.0/8, not $2.`},
	{regexp.MustCompile(`^(--\S+) must be one of (.+) but got (.+)$`), `$1 must be one of $2, not $3.`},
	{regexp.MustCompile(`^(--\S+): bool value must be .* but got (".*")$`), `$1 must be true or false, not $2.`},
	{regexp.MustCompile(`^(--\S+): (?:missing|expected \S+) value.*"(-.*?)".*$`), `$1 needs a value; one that begins with a hyphen is joined to it: $1=$2.`},
	{regexp.MustCompile(`^(--\S+): missing value.*$|^(--\S+): expected \S+ value.*$`), `$1$2 needs a value.`},
}

var (
	suggestion = regexp.MustCompile(`, did you mean (.+)\?$`)
	fromEnv    = regexp.MustCompile(`^--\S+?(:? .*) \(from envar (\w+)=.*\)$`)
	kindOfFlag = regexp.MustCompile(`(--[\w-]+)=[^-\s]\S*?(,|\.$|$)`)
)

// wrongUsage says what is wrong with a command line and where help is.
func wrongUsage(err error) string {
	message := err.Error()
	variable := ""
	if m := fromEnv.FindStringSubmatch(message); m != nil {
		message, variable = "--x"+m[1], m[2]
	}
	text := strings.TrimSuffix(message, ".") + "."
	for _, w := range wordings {
		if m := w.pattern.FindStringSubmatchIndex(message); m != nil {
			text = string(w.pattern.ExpandString(nil, w.text, message, m))
			break
		}
	}
	text = strings.ReplaceAll(kindOfFlag.ReplaceAllString(text, "$1$2"), `","`, `", "`)
	if variable != "" { // what was set is called by its own name
		text = strings.Replace(text, "--x", variable, 1)
	}
	if m := suggestion.FindStringSubmatch(message); m != nil {
		text += " Did you mean " + m[1] + "?"
	}
	return text + " Try focal --help."
}

// plainPath says which file or folder could not be used, without the system call.
func plainPath(err error) (string, bool) {
	var p *fs.PathError
	if !errors.As(err, &p) {
		return "", false
	}
	return p.Path + " cannot be used: " + p.Err.Error() + ".", true
}
