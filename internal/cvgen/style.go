package cvgen

import "strings"

// style is how a person writes a CV: every choice is drawn on its own.
type style struct {
	look
	portal    string // "", "indeed", "network", "board"
	title     string // "CURRICULUM VITAE" and the like
	titleLast bool   // under the name

	// Headings.
	headCase  byte // 'u' capitals, 't' as they are, 'l' small
	headMark  string
	headFrame [2]string
	headWrong float64
	numbered  int // 1 "1.", 2 "I."
	spaced    bool
	rail      bool // headings in a rail at the left
	inline    float64

	// Heads of posts and courses.
	post, course        string // forms, see postForms and courseForms
	head, courseHead    string // patterns
	sep, placeSep       string
	courseSep           string
	boldFields          string
	upperFields         string
	dates, courseDates  dateForm
	labels              postLabels
	counter             string // before posts: "1) "
	gap                 float64
	bodyLabel           string
	body                int // 0 bullets, 1 prose, 2 lines without marks, 3 numbers
	bullet, skillBullet string
	sentence            int
	indent              float64
	labelBullet         bool   // labels of posts are bullets
	labelPair           bool   // two labels on a line
	intro               bool   // a sentence before the duties
	about               bool   // a line about the employer
	blocks              bool   // projects under posts, with labels of their own
	total               bool   // "Total experience: 5 years" under the heading
	split               int    // posts of an own section: 1 the oldest, 2 abroad and at home
	apart               bool   // duties in a section of their own
	bare                string // kinds of sections without a heading

	skills   []int
	contacts int
	side     float64 // a share that several small choices hang on
	order    []string
	sidebar  []string // kinds of sections beside the main column
	keys     personalStyle
}

type postLabels struct {
	org, title, dates, place, duties string
	mark                             string
	order                            string
}

type personalStyle struct {
	mark string
	pad  int
}

// patterns of the heads of posts: % and a letter is a field (T title, O organisation,
// P place, D dates), ~ the separator, ^ the one before a place, \t the right margin.
var postPatterns = []option[string]{
	{8, "%T~%O^%P\t%D"},
	{5, "%T~%O^%P %D"},
	{3, "%O^%P~%T\t%D"},
	{3, "%D~%T~%O^%P"},
	{3, "%D: %T~%O^%P"},
	{2, "%O~%T~%D"},
	{2, "%T~%O^%P~%D"},
	{2, "%O^%P %D~%T"},
	{2, "%D %O^%P~%T"},
	{7, "%T\t%D\n%O^%P"},
	{7, "%O^%P\t%D\n%T"},
	{4, "%T~%O^%P\n%D"},
	{4, "%O^%P\n%T\t%D"},
	{3, "%O\t%P\n%T\t%D"},
	{3, "%D\n%T~%O^%P"},
	{3, "%T\n%O^%P~%D"},
	{3, "%T\n%O^%P %D"},
	{3, "%O^%P %D\n%T"},
	{3, "%T %D\n%O~%P"},
	{2, "%D\t%P\n%O~%T"},
	{2, "%T\n%O^%P\t%D"},
	{2, "%O\n%T~%D"},
	{2, "%D  %O\t%P\n%T"},
	{2, "%T\t%P\n%O\t%D"},
	{5, "%T\n%O^%P\n%D"},
	{4, "%O^%P\n%T\n%D"},
	{3, "%D\n%T\n%O^%P"},
	{3, "%D\n%O^%P\n%T"},
	{2, "%O\n%T\n%D\n%P"},
	{2, "%T\n%O\n%P\n%D"},
	{1, "%O\n%P\n%D\n%T"},
	{1, "%P\n%O\n%T\n%D"},
	{2, "%O^%P\n%D\n%T"},
}

var coursePatterns = []option[string]{
	{7, "%T~%O^%P\t%D"},
	{6, "%T~%O~%D"},
	{4, "%D~%T~%O"},
	{3, "%D\t%T~%O"},
	{3, "%O~%T~%D"},
	{3, "%T~%O^%P %D~%S"},
	{2, "%D: %T, %O"},
	{6, "%T\t%D\n%O^%P"},
	{6, "%O^%P\t%D\n%T"},
	{5, "%T\n%O^%P~%D"},
	{4, "%O^%P\n%T~%D"},
	{3, "%T\n%O^%P\n%D"},
	{3, "%O\n%T\n%D"},
	{3, "%T %D\n%O^%P\n%S"},
	{2, "%D\n%O\n%T"},
	{2, "%D\n%T\n%O"},
	{2, "%O\t%P\n%T\t%D\n%S"},
}

var separators = []option[string]{{30, ", "}, {14, " - "}, {14, " – "}, {6, " -- "}, {10, " | "}, {4, " • "}, {3, " / "}, {9, " at "}, {3, ": "}, {3, " — "}, {2, "; "}, {2, ". "}, {2, " @ "}, {1, " :: "}, {1, " ~ "}}

func newStyle(d *draw, f *facts) *style {
	s := &style{
		portal:    choose(d, []option[string]{{80, ""}, {6, "indeed"}, {6, "board"}, {5, "network"}, {3, "europass"}}),
		title:     choose(d, []option[string]{{55, ""}, {16, "CURRICULUM VITAE"}, {8, "RESUME"}, {5, "Curriculum Vitae"}, {4, "Resume"}, {3, "BIO-DATA"}, {2, "CURRICULAM VITAE"}, {2, "C U R R I C U L U M  V I T A E"}, {2, "CV"}, {1, "Curriculam Vitae"}, {1, "RÉSUMÉ"}}),
		titleLast: d.chance(0.1),
		headCase:  choose(d, []option[byte]{{50, 'u'}, {47, 't'}, {3, 'l'}}),
		headMark:  choose(d, []option[string]{{56, ""}, {20, ":"}, {5, " :"}, {5, ":-"}, {2, " :-"}, {3, "."}, {1, ": -"}, {1, " -"}, {1, "…"}}),
		headFrame: choose(d, []option[[2]string]{{93, [2]string{}}, {2, [2]string{"- ", " -"}}, {1, [2]string{"------ ", " ------"}}, {1, [2]string{"*** ", " ***"}}, {1, [2]string{"[ ", " ]"}}, {2, [2]string{"► ", ""}}, {1, [2]string{"» ", ""}}}),
		headWrong: choose(d, []option[float64]{{80, 0}, {20, 0.25}}),
		numbered:  choose(d, []option[int]{{96, 0}, {2, 1}, {2, 2}}),
		spaced:    d.chance(0.03),
		rail:      d.chance(0.05),
		inline:    choose(d, []option[float64]{{80, 0}, {20, 0.5}}),
		head:      choose(d, postPatterns), courseHead: choose(d, coursePatterns),
		sep: choose(d, separators), courseSep: choose(d, separators),
		placeSep:    choose(d, []option[string]{{60, ", "}, {12, " - "}, {10, " – "}, {8, " ("}, {4, " | "}, {6, " "}}),
		boldFields:  choose(d, []option[string]{{26, ""}, {24, "T"}, {22, "O"}, {12, "TO"}, {12, "TOPD"}, {4, "D"}}),
		upperFields: choose(d, []option[string]{{70, ""}, {14, "O"}, {10, "T"}, {6, "TO"}}),
		post:        choose(d, postForms), course: choose(d, courseForms),
		dates: newDateForm(d), courseDates: newDateForm(d),
		counter:     choose(d, []option[string]{{88, ""}, {4, "#) "}, {4, "#. "}, {1, "(#) "}, {1, "# - "}, {2, "A. "}}),
		bodyLabel:   choose(d, []option[string]{{56, ""}, {7, "Responsibilities:"}, {5, "Roles and Responsibilities:"}, {5, "Job Responsibilities:"}, {4, "Duties & Responsibilities:"}, {4, "Job Profile:"}, {3, "Key Responsibilities"}, {3, "Duties:"}, {2, "Job Description:-"}, {2, "RESPONSIBILITIES"}, {2, "Duties included"}, {2, "Role:"}, {2, "Key Result Areas:"}, {2, "Responsibilities -"}, {1, "Work Profile"}}),
		body:        choose(d, []option[int]{{66, 0}, {16, 1}, {14, 2}, {4, 3}}),
		bullet:      choose(d, []option[string]{{50, "•"}, {18, "-"}, {5, "*"}, {5, "●"}, {3, "»"}, {3, "–"}, {3, "▪"}, {3, "·"}, {3, "➢"}, {2, "✓"}, {2, "■"}, {2, "o"}, {1, ">"}, {1, "+"}}),
		sentence:    d.IntN(len(sentences)),
		side:        d.Float64(),
		labelBullet: d.chance(0.2), labelPair: d.chance(0.08), intro: d.chance(0.12), about: d.chance(0.06), blocks: d.chance(0.1), total: d.chance(0.07),
		split: choose(d, []option[int]{{84, 0}, {10, 1}, {6, 2}}), apart: d.chance(0.04),
		bare:     choose(d, []option[string]{{78, ""}, {12, "summary"}, {8, "declaration"}, {2, "personal"}}),
		indent:   choose(d, []option[float64]{{50, 0}, {30, 1}, {20, 2}}),
		gap:      choose(d, []option[float64]{{30, 0}, {40, 0.5}, {30, 1}}),
		skills:   []int{d.IntN(skillForms), d.IntN(skillForms)},
		contacts: d.IntN(contactForms),
		keys:     personalStyle{mark: choose(d, []option[string]{{40, " : "}, {30, ": "}, {10, " - "}, {8, ":- "}, {6, "    : "}, {6, "\t: "}}), pad: choose(d, []option[int]{{50, 0}, {50, d.between(16, 28)}})},
	}
	s.skillBullet = s.bullet
	if d.chance(0.25) {
		s.skillBullet = d.pick("•", "-", "", "➢", "*")
	}
	if d.chance(0.7) {
		s.courseDates.month, s.courseDates.between, s.courseDates.wrap = s.dates.month, s.dates.between, s.dates.wrap
		s.courseDates.parts = choose(d, []option[int]{{40, 2}, {60, 1}})
	}
	if s.skillBullet == "o" { // a letter between skills would stand in their labels
		s.skillBullet = "•"
	}
	s.courseDates.duration = 0
	s.labels = newLabels(d)
	s.newOrder(d, f)
	s.look = newLook(d)
	s.settle(d)
	return s
}

// settle takes back what does not go together.
func (s *style) settle(d *draw) {
	s.settlePosts(d)
	s.settleCourses(d)
	if s.rail && (s.post == "rail" || s.course == "rail") {
		s.rail = false
	}
	if len(s.sidebar) > 0 {
		s.rail = false
		if s.post == "rail" || s.post == "table" {
			s.post = "lines"
		}
		if s.course == "rail" {
			s.course = "lines"
		}
		if s.skills[0] == 8 && contains(s.sidebar, "skills") {
			s.skills[0] = 2 // a matrix does not fit
		}
	}
	s.portalStyle(d)
}

// settlePosts keeps "at" and "as" for a title and its employer.
func (s *style) settlePosts(d *draw) {
	at := s.sep == " at " || s.sep == " @ "
	switch {
	case !at:
	case beside(s.head, "%D") || strings.Contains(s.head, "~%P"):
		s.sep = ", "
	case before(s.head, "%O", "%T"):
		s.sep = d.pick(" as ", " – ", ", ", " as a ")
	}
}

func (s *style) settleCourses(d *draw) {
	if s.courseSep == " at " || s.courseSep == " @ " {
		s.courseSep = d.pick(", ", " from ")
	}
	if s.courseSep == " from " && (before(s.courseHead, "%O", "%T") || beside(s.courseHead, "%D") || beside(s.courseHead, "%S")) {
		s.courseSep = ", "
	}
}

// beside reports a field that the separator parts from another.
func beside(pattern, field string) bool {
	return strings.Contains(pattern, "~"+field) || strings.Contains(pattern, field+"~")
}

func before(pattern, a, b string) bool { return strings.Index(pattern, a) < strings.Index(pattern, b) }

// portalStyle is the fixed part of what portals print.
func (s *style) portalStyle(d *draw) {
	if s.portal == "" {
		return
	}
	s.title, s.rail, s.sidebar, s.numbered, s.spaced, s.headFrame, s.headMark, s.counter = "", false, nil, 0, false, [2]string{}, "", ""
	s.post, s.course, s.upperFields = "lines", "lines", ""
	long := func(m month) string { return longMonths[m.month-1] + " " + year(m) }
	switch s.portal {
	case "indeed":
		s.headCase, s.head, s.courseHead = 'u', "%T\n%O -  %P -\n%D", "%T\n%O -  %P\n%D"
		s.dates = dateForm{month: long, parts: 2, between: " to ", present: "Present"}
	case "europass":
		s.headCase, s.post, s.course = 't', "eurorail", "eurorail"
		s.dates.wrap, s.dates.duration = [2]string{}, 0
		return
	case "network":
		s.sidebar = networkSide
		s.headCase, s.head, s.courseHead = 't', "%O\n%T\n%D\n%P", "%O\n%T · (%D)"
		s.dates = dateForm{month: long, parts: 2, between: " - ", present: "Present", duration: 1}
	case "board":
		s.headCase = 't'
		s.head = d.pick("%T %D\n%O - %P", "%D\n%T %O － %P", "%T\n%D %O - %P", "%D\n%T\n%O － %P", "%O %P %T %D")
		s.courseHead = d.pick("%T %D %O - %P", "%D\n%T %O － %P", "%T : %O %D")
		num := func(m month) string { return two(m.month) + "/" + year(m) }
		s.dates = dateForm{month: num, parts: 2, between: " to ", present: "Current"}
		if d.chance(0.5) {
			s.dates.month = long
		}
	}
	s.courseDates = s.dates
	s.courseDates.duration = 0
	if d.chance(0.6) {
		s.courseDates.parts = 1
	}
}

// networkSide is what a network's export has beside the posts.
var networkSide = []string{"skills", "languages", "certificates", "awards"}

func newLabels(d *draw) postLabels {
	l := postLabels{
		org:    d.pick("Company", "Company Name", "Organization", "Organisation", "Name of Company", "Employer", "Firm", "Company name", "Name of the Company", "ORGANIZATION", "COMPANY", "Institution", "Name of Organization"),
		title:  d.pick("Position", "Designation", "Designation", "Role", "Post", "Job Title", "Position Held", "DESIGNATION", "Post Held", "Worked as", "Title"),
		dates:  d.pick("Duration", "Period", "Duration", "Tenure", "From", "Date", "Working Period", "DURATION", "PERIOD", "Duration Period", "Year"),
		place:  d.pick("Location", "Place", "Site", "LOCATION", "City", "Work Location"),
		duties: d.pick("Responsibilities", "Job Responsibilities", "Roles & Responsibilities", "Duties", "Job Profile", "RESPONSIBILITIES", "Job Description"),
		mark:   d.pick(": ", " : ", ": ", ":- ", " - ", "\t: ", "      : ", " :- ", ":\t"),
		order:  choose(d, []option[string]{{30, "OTD"}, {20, "DOT"}, {15, "TOD"}, {10, "OTPD"}, {8, "OPTD"}, {6, "TDO"}, {5, "DTO"}, {6, "OD T"}}),
	}
	l.order = strings.ReplaceAll(l.order, " ", "")
	return l
}

func newLook(d *draw) look {
	l := look{
		font:       d.pick("Helvetica", "Helvetica", "Times", "Times", "Courier"),
		size:       float64(d.between(9, 12)),
		colour:     choose(d, []option[string]{{60, "000000"}, {20, "1F4E79"}, {8, "7F7F7F"}, {6, "C00000"}, {6, "2E7D32"}}),
		bulletWord: d.chance(0.75),
		styles:     d.chance(0.25),
		margin:     float64(d.between(36, 80)),
		columns:    d.chance(0.2),
		tableText:  d.IntN(3),
		underline:  choose(d, []option[string]{{80, ""}, {10, "-"}, {6, "="}, {4, "_"}}),
		blankLines: d.chance(0.55),
		railText:   choose(d, []option[int]{{50, 0}, {50, d.between(18, 30)}}),
		wrap:       choose(d, []option[int]{{40, 0}, {60, d.between(56, 110)}}),
		footEvery:  choose(d, []option[int]{{80, 0}, {20, d.between(35, 60)}}),
	}
	if l.font == "Courier" && d.chance(0.7) {
		l.font = "Helvetica"
	}
	if d.chance(0.07) {
		l.hardWrap = d.between(60, 110)
	}
	l.heading = headingLook{bar: d.chance(0.12), rule: d.chance(0.25), bold: d.chance(0.8), centre: d.chance(0.1), size: choose(d, []option[float64]{{50, 1}, {30, 1.15}, {20, 1.35}})}
	l.rightBy = choose(d, []option[int]{{75, 0}, {13, 1}, {12, 2}})
	l.boxed = d.chance(0.05)
	if d.chance(0.3) {
		l.sideColour = d.pick("E8EEF4", "EEEEEE", "DDE6DD")
	}
	return l
}

var sectionOrders = []option[string]{
	{20, "summary work education skills certificates projects awards languages interests personal references declaration"},
	{16, "summary education work skills projects certificates awards interests personal languages declaration"},
	{14, "summary skills work education certificates languages awards volunteer interests references"},
	{10, "work education skills languages interests references"},
	{8, "education work projects skills awards publications languages interests"},
	{8, "personal summary education certificates work skills interests references"},
	{8, "summary skills education projects work certificates personal declaration"},
	{6, "education summary skills projects awards interests personal declaration work"},
	{5, "skills summary work projects education certificates personal"},
	{5, "summary work projects skills education publications awards memberships references"},
}

// newOrder draws which sections there are, in which order and column.
func (s *style) newOrder(d *draw, f *facts) {
	keep := map[string]float64{
		"summary": 0.85, "work": 1, "education": 0.97, "skills": 0.86, "certificates": 0.35, "languages": 0.42, "projects": 0.42,
		"awards": 0.25, "publications": 0.9, "volunteer": 0.15, "interests": 0.35, "references": 0.4, "personal": 0.6, "declaration": 0.5, "memberships": 0.3,
	}
	seen := map[string]bool{}
	for _, k := range strings.Fields(choose(d, sectionOrders)) {
		if k == "work" && len(f.posts) == 0 || k == "publications" && len(f.publications) == 0 || !d.chance(keep[k]) {
			continue
		}
		s.order = append(s.order, k)
		if k == "skills" && d.chance(0.3) {
			s.order = append(s.order, d.pick("skills2", "skills2", "other"))
		}
		seen[k] = true
	}
	if d.chance(0.12) {
		i, k := d.IntN(len(s.order)), d.IntN(len(s.order))
		s.order[i], s.order[k] = s.order[k], s.order[i]
	}
	if d.chance(0.14) {
		for _, k := range []string{"skills", "languages", "interests", "certificates", "education", "awards", "references", "personal"} {
			if seen[k] && d.chance(0.65) {
				s.sidebar = append(s.sidebar, k)
			}
		}
	}
}
