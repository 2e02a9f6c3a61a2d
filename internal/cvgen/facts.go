package cvgen

import (
	"strconv"
	"strings"
)

// facts are a life, before anyone wrote it down. Strings are final but for capitals
// and marks: what is here is in the file.
type facts struct {
	words            lexicons
	trade, country   lexicon
	name, first      string
	headline         string
	email, phones    string
	phone            string
	address          string
	birth            month
	nationality      string
	religion         string
	father           string
	posts            []post
	courses          []course
	certificates     []certificate
	languages        []string
	skills, tools    []string
	soft             []string
	projects         []project
	summary          []string
	objective        string
	interests        []string
	awards           []string
	publications     []string
	volunteering     []string
	memberships      []string
	referees         [][]string
	years            int
	weakSpelling     float64
	wordy            float64 // share of duties with a clause more
	verbs            int
	male             bool
	passport, gender string
}

type month struct{ year, month int }

func (m month) add(n int) month {
	t := m.year*12 + m.month - 1 + n
	return month{t / 12, t%12 + 1}
}

func (m month) until(o month) int { return (o.year-m.year)*12 + o.month - m.month }

type post struct {
	title, team, employer, place string
	start, end                   month
	current                      bool
	duties                       []string
	wins                         []string
	client, project, tools       string
	boss                         string
	undated                      bool
}

type course struct {
	degree, school, board, place, score string
	start, end                          month
	row                                 bool // a school
	undated                             bool
}

type certificate struct {
	name, issuer string
	year         int
}

type project struct {
	name, client, role, duration, team string
	tools                              string
	text                               []string
}

// now is when the CVs were written, at the latest.
const lastYear = 2024

func newFacts(d *draw) *facts {
	f := &facts{trade: one(d, trades), country: choose(d, countryWeights())}
	own := lexicon{}
	f.words = lexicons{own, f.trade, f.country, common}
	f.male = d.chance(0.58)
	own["first"] = f.country["female"]
	f.gender = "Female"
	if f.male {
		own["first"] = f.country["male"]
		f.gender = "Male"
	}
	if d.chance(0.15) {
		f.weakSpelling = 0.02 + 0.05*d.Float64()
	}
	f.verbs = choose(d, []option[int]{{30, verbPlain}, {30, verbPast}, {22, verbIng}, {8, verbFor}, {6, verbTo}, {4, verbThird}, {3, verbI}})
	f.wordy = choose(d, []option[float64]{{40, 0.1}, {40, 0.5}, {20, 0.95}})
	f.person(d)
	f.work(d)
	f.education(d)
	own["objtitle"] = []string{strings.ToLower(f.title(d))}
	f.extras(d, own)
	return f
}

func countryWeights() []option[lexicon] {
	var out []option[lexicon]
	for _, c := range countries {
		w, err := strconv.Atoi(c["weight"][0])
		if err != nil {
			panic(err)
		}
		out = append(out, option[lexicon]{w, c})
	}
	return out
}

// say draws a word or sentence; what was left out leaves no double space.
func (f *facts) say(d *draw, key string) string {
	return strings.ReplaceAll(d.expand("{@"+key+"}", f.words), "  ", " ")
}

// several draws up to n different ones.
func (f *facts) several(d *draw, key string, n int) []string {
	var out []string
	have := map[string]bool{}
	for try := 0; len(out) < n && try < 4*n; try++ {
		s := f.say(d, key)
		if k := strings.ToLower(s); !have[k] {
			have[k] = true
			out = append(out, s)
		}
	}
	return out
}

func (f *facts) person(d *draw) {
	f.name = f.say(d, "named")
	f.first = strings.Fields(f.name)[0]
	handle := strings.ToLower(strings.Map(ascii, strings.NewReplacer(" ", d.pick("", ".", "_", ""), ",", "", ".", "", "'", "").Replace(f.name)))
	f.email = handle + d.pick("", "", strconv.Itoa(d.between(1, 99)), strconv.Itoa(d.between(1970, 2001))) + "@" + f.say(d, "mail")
	f.phone = f.say(d, "phone")
	f.phones = f.phone
	if d.chance(0.2) {
		f.phones += d.pick(", ", " / ", "/") + f.say(d, "phone")
	}
	f.address = f.say(d, "address")
	f.nationality, f.religion = f.say(d, "nationality"), f.say(d, "religion")
	f.father = d.pick("", "", "Mr. ", "Shri ", "Late ") + one(d, f.country["male"]) + " " + f.say(d, "last")
	f.passport = d.expand("{A|B|G|H|J|K|L|M|N|P}^######", f.words)
}

func ascii(r rune) rune {
	if r < 128 {
		return r
	}
	return -1
}

// title is a title of the trade as this person writes it.
func (f *facts) title(d *draw) string { return f.slip(d, strings.TrimSpace(f.say(d, "title"))) }

func (f *facts) employer(d *draw) string {
	if d.chance(0.16) {
		return f.slip(d, f.say(d, "employerform"))
	}
	brand, kind := f.say(d, "brand"), one(d, f.trade["kind"])
	if d.chance(0.12) {
		kind = ""
	}
	s := strings.TrimSpace(brand + " " + kind)
	if d.chance(0.65) || kind == "" {
		legal := f.say(d, "legal")
		if !strings.Contains(kind, "&") || !strings.HasPrefix(legal, "&") {
			if d.chance(0.25) && !strings.HasPrefix(legal, "&") {
				s += ","
			}
			s += " " + legal
		}
	}
	if d.chance(0.06) {
		s = d.pick("M/s ", "M/S. ", "M/s. ", "The ", "Messrs ") + s
	}
	switch d.IntN(40) {
	case 0, 1:
		s += " (" + initials(s) + ")"
	case 2:
		s += d.expand(" {(A Unit of {@syllable} Group)|(Client of {@syllable} {@none2})|- {Retail|Projects|Power|Export} Division|(formerly {@syllable})}", f.words)
	}
	return f.slip(d, s)
}

func initials(s string) string {
	var b strings.Builder
	for _, w := range strings.Fields(s) {
		if r := []rune(w)[0]; r < 128 && r >= 'A' {
			b.WriteRune(r)
		}
	}
	return strings.ToUpper(b.String())
}

func (f *facts) work(d *draw) {
	n := choose(d, []option[int]{{7, 0}, {16, 1}, {22, 2}, {22, 3}, {15, 4}, {9, 5}, {5, 6}, {2, 8}, {1, 11}})
	at := month{d.between(2005, lastYear), d.between(1, 12)}
	current := d.chance(0.55)
	var employers []string
	teams := choose(d, []option[string]{{80, ""}, {6, "% – $"}, {5, "% - $"}, {4, "%, $"}, {5, "% ($)"}})
	for i := 0; i < n; i++ {
		p := post{title: f.title(d), employer: f.employer(d), place: f.say(d, "place"), current: i == 0 && current}
		if teams != "" && d.chance(0.8) {
			p.title = strings.NewReplacer("%", p.title, "$", f.say(d, "team")).Replace(teams)
		}
		if d.chance(0.12) && i > 0 {
			p.employer = employers[i-1] // promoted
		}
		if d.chance(0.15) {
			p.place = one(d, f.country["abroad"])
		}
		if d.chance(0.15) {
			p.place = ""
		}
		employers = append(employers, p.employer)
		p.end = at
		p.start = at.add(-choose(d, []option[int]{{20, d.between(1, 11)}, {40, d.between(12, 36)}, {30, d.between(20, 70)}, {8, d.between(60, 160)}}))
		at = p.start.add(-choose(d, []option[int]{{50, 0}, {30, 1}, {20, d.between(2, 20)}}))
		p.undated = d.chance(0.03)
		f.tell(d, &p)
		f.posts = append(f.posts, p)
	}
	f.years = max(1, at.until(month{lastYear, 1})/12)
	if n > 0 {
		f.years = max(1, f.posts[n-1].start.until(f.posts[0].end)/12)
	}
	f.birth = at.add(-12 * d.between(20, 27)).add(-d.between(0, 11))
}

// tell gives a post its duties and what else is under it.
func (f *facts) tell(d *draw, p *post) {
	n := choose(d, []option[int]{{15, 0}, {12, d.between(1, 2)}, {45, d.between(3, 6)}, {20, d.between(6, 11)}, {3, d.between(12, 18)}})
	for _, s := range f.duties(d, n) {
		s = told(s, f.verbs)
		if d.chance(f.wordy) {
			s += strings.TrimRight(f.say(d, "tail"), " ")
		}
		p.duties = append(p.duties, s)
	}
	for i := range p.duties {
		p.duties[i] = f.slips(d, p.duties[i])
	}
	if d.chance(0.12) && n > 0 {
		p.wins = f.several(d, "achievement", d.between(1, 3))
	}
	p.team = f.say(d, "team")
	p.client = f.say(d, "client")
	p.project = f.say(d, "project")
	p.tools = strings.Join(f.several(d, "tool", d.between(2, 5)), ", ")
	p.boss = d.pick("General Manager", "Project Manager", "Operations Manager", "Managing Director", "Site Manager", "Head of "+p.team)
}

// duties are what one does in the trade, and in any.
func (f *facts) duties(d *draw, n int) []string {
	var out []string
	own := d.Perm(len(f.trade["duty"]))
	all := d.Perm(len(common["duty"]))
	for len(out) < n {
		switch {
		case len(own) > 0 && (d.chance(0.7) || len(all) == 0):
			out = append(out, d.expand(f.trade["duty"][own[0]], f.words))
			own = own[1:]
		case len(all) > 0:
			out = append(out, d.expand(common["duty"][all[0]], f.words))
			all = all[1:]
		default:
			return out
		}
	}
	for i := range out {
		out[i] = strings.Join(strings.Fields(out[i]), " ")
	}
	return out
}

func (f *facts) education(d *draw) {
	end := f.birth.add(12 * d.between(22, 25))
	end.month = choose(d, []option[int]{{3, 5}, {3, 6}, {2, 7}, {1, 3}, {1, 4}, {1, 9}, {1, 12}})
	put := func(c course, years int) {
		c.end = end
		c.start = end.add(-12*years + d.between(0, 3))
		end = end.add(-12 * years)
		c.undated = d.chance(0.2)
		if d.chance(0.5) {
			c.score = f.say(d, "score")
		}
		f.courses = append(f.courses, c)
	}
	if d.chance(0.28) {
		put(course{degree: f.say(d, "master"), school: f.say(d, "university"), board: f.say(d, "university"), place: f.say(d, "town")}, 2)
	}
	if d.chance(0.9) {
		c := course{degree: f.say(d, "bachelor"), school: f.say(d, "college"), board: f.say(d, "university"), place: f.say(d, "town")}
		if d.chance(0.45) {
			c.school = f.say(d, "university")
		}
		put(c, 3)
	}
	schools := choose(d, []option[int]{{18, 0}, {20, 1}, {62, 2}})
	for _, row := range some(d, f.country["schoolrow"], schools) {
		c := course{degree: d.expand(row, f.words), school: f.say(d, "school"), board: f.say(d, "board"), place: f.say(d, "town"), row: true}
		put(c, 2)
	}
	if len(f.courses) == 0 {
		put(course{degree: f.say(d, "bachelor"), school: f.say(d, "college"), board: f.say(d, "university"), place: f.say(d, "town")}, 3)
	}
	for i := range f.courses {
		f.courses[i].degree = f.slip(d, f.courses[i].degree)
		f.courses[i].school = f.slip(d, f.courses[i].school)
	}
	if d.chance(0.25) { // oldest first
		for i, k := 0, len(f.courses)-1; i < k; i, k = i+1, k-1 {
			f.courses[i], f.courses[k] = f.courses[k], f.courses[i]
		}
	}
}
