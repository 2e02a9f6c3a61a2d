package extract

import (
	"slices"
	"testing"

	"focal/internal/cv"
	"focal/internal/extract/labeller"
)

// Duties that stand under a heading of their own belong to the post that is named there, else to the
// last one above where posts go on below or it is the only one; a remark above the only post is no text of it.
func TestLooseText(t *testing.T) {
	field := func(v string) labeller.Field { return labeller.Field{Value: v} }
	posts := func() []labeller.Entry {
		return []labeller.Entry{
			{Kind: labeller.Post, Head: []int{2}, Fields: map[string]labeller.Field{
				"title": field("Crane Driver"),
				"org":   field("Bramble Ltd"),
			}},
			{Kind: labeller.Course, Head: []int{3}, Fields: map[string]labeller.Field{"school": field("Tern School")}},
			{Kind: labeller.Post, Head: []int{4}, Fields: map[string]labeller.Field{
				"title": field("Store Keeper"),
				"org":   field("Mossway LLC"),
			}},
		}
	}
	texts := []string{
		"Total experience 3 years", "Experience", "Crane Driver, Bramble Ltd 2012 - 2015", "O levels, Tern School",
		"Store Keeper, Mossway LLC 2015 - 2018", "Duties", "Keeps the books", "Duties at Bramble Ltd", "Lifts beams onto the deck",
		"Job profile at Mossway LLC:", "Counts the stock",
	}
	for name, c := range map[string]struct {
		entries []labeller.Entry
		run     []int
		want    [][]int // bodies of the entries
	}{
		"behind the last of several":  {posts(), []int{6}, [][]int{nil, nil, nil}},
		"below the only post":         {posts()[:1], []int{6}, [][]int{{6}}},
		"named by the heading":        {posts(), []int{8}, [][]int{{8}, nil, nil}},
		"named by a line of its own":  {posts(), []int{8, 9, 10}, [][]int{{8}, nil, {9, 10}}},
		"a remark above all posts":    {posts(), []int{0}, [][]int{nil, nil, nil}},
		"a remark above the only one": {posts()[:1], []int{0}, [][]int{nil}},
	} {
		t.Run(name, func(t *testing.T) {
			b := &builder{doc: &cv.Document{}, used: map[int]bool{}}
			r := &labeller.Reading{Loose: [][]int{c.run}, Labels: make([]labeller.Label, len(texts))}
			for i, s := range texts {
				b.lines = append(b.lines, line{text: s, index: i})
			}
			r.Labels[5], r.Labels[7] = labeller.HeadingOf("work"), labeller.HeadingOf("work")
			b.fileLoose(r, c.entries)
			for i := range c.entries {
				if !slices.Equal(c.entries[i].Body, c.want[i]) {
					t.Errorf("entry %d: %v, want %v", i, c.entries[i].Body, c.want[i])
				}
			}
		})
	}
}

// Below a list that ends with the oldest post, a heading or the first line says whose duties follow; the heading then is
// used up where it says nothing more.
func TestWhoseDuties(t *testing.T) {
	const other = "Lifts the beams, counts the stock and keeps the books"
	for _, c := range []struct {
		name, heading, first string
		want                 int // post that gets the text; -1 is none
		used                 bool
	}{
		{"title behind many words", "Main duties and responsibilities handled as store keeper:", other, 1, true},
		{"employer without its form", "Nature of work in Bramble Hoists", other, 0, true},
		{"more than the post", "Projects of the northern yard at Bramble Hoists", other, 0, false},
		{"present post", "Responsibilities in current job", other, 0, true},
		{"present post in the text", "Job profile", "In my present role I lift the beams", 0, true},
		{"current in a wire", "Responsibilities", "Tests of current transformers, beams and stock", -1, true},
		{"employer opens the text", "Company profile", "Mossway Stores Pvt. Ltd is a firm that keeps beams", 1, true},
		{"no post", "Responsibilities", other + " and tells of all", -1, true},
	} {
		b := &builder{doc: &cv.Document{}, used: map[int]bool{}}
		for i, s := range []string{
			"Crane Driver, Bramble Hoists Ltd 2015 - till date", "Store Keeper, Mossway Stores 2012 - 2015", c.heading, c.first,
		} {
			l := line{segs: []segment{{text: s}}, index: i}
			l.finish()
			b.lines = append(b.lines, l)
		}
		post := func(at int, title, org string) labeller.Entry {
			fields := map[string]labeller.Field{"title": {Value: title}, "org": {Value: org}}
			return labeller.Entry{Kind: labeller.Post, Head: []int{at}, Fields: fields}
		}
		list := []labeller.Entry{post(0, "Crane Driver", "Bramble Hoists Ltd"), post(1, "Store Keeper", "Mossway Stores")}
		r := &labeller.Reading{Loose: [][]int{{3}}, Labels: make([]labeller.Label, 4)}
		r.Labels[2] = labeller.HeadingOf("work")
		b.fileLoose(r, list)
		got := slices.IndexFunc(list, func(e labeller.Entry) bool { return len(e.Body) > 0 })
		if got != c.want {
			t.Errorf("%s: post %d, want %d", c.name, got, c.want)
		}
		if got >= 0 && b.used[2] != c.used {
			t.Errorf("%s: heading used %v, want %v", c.name, b.used[2], c.used)
		}
	}
}

// A heading that only says that duties follow stands below the one post that tells nothing: they are its duties.
func TestDutiesOfTheUntoldPost(t *testing.T) {
	for _, c := range []struct {
		heading string
		told    []int // text of the first post
		want    int
	}{
		{"Job Responsibilities:", []int{1}, 1},
		{"Job Responsibilities:", nil, 0},
		{"Other experience", []int{1}, 0},
	} {
		b := &builder{doc: &cv.Document{}, used: map[int]bool{}}
		for i, s := range []string{
			"Bramble Ltd, 2015 - 2018", "Lifts beams", "Mossway Ltd, 2012 - 2015", c.heading,
			"Keeps the books of two stores and a yard by the sea",
		} {
			l := line{segs: []segment{{text: s}}, index: i}
			l.finish()
			b.lines = append(b.lines, l)
		}
		list := []labeller.Entry{{Kind: labeller.Post, Head: []int{0}, Body: c.told}, {Kind: labeller.Post, Head: []int{2}}}
		r := &labeller.Reading{Loose: [][]int{{4}}, Labels: make([]labeller.Label, 5)}
		r.Labels[3] = labeller.HeadingOf("work")
		b.fileLoose(r, list)
		if got := len(list[1].Body); got != c.want {
			t.Errorf("%s: %d lines below the last post, want %d", c.heading, got, c.want)
		}
	}
}

// Duties below a list that ends with the oldest post tell of the whole career: they stay under their heading.
func TestDutiesOfAllPosts(t *testing.T) {
	duties := "Receives the goods, counts the stock, keeps the books and lifts the beams onto the deck"
	for _, c := range []struct {
		name, heading, text string
		apart               int
	}{
		{"under a heading", "Duties", duties, 1},
		{"a remark", "Duties", "More than ten years", 0},
		{"without a heading", "", duties, 0},
	} {
		b := &builder{doc: &cv.Document{}, used: map[int]bool{}, scraps: []cv.Text{{Value: c.heading, Lines: []int{2}}}}
		for i, s := range []string{"Crane Driver, Bramble Ltd 2015 - 2018", "Store Keeper, Mossway LLC 2012 - 2015", c.heading, c.text} {
			l := line{segs: []segment{{text: s}}, index: i}
			l.finish()
			b.lines = append(b.lines, l)
		}
		r := &labeller.Reading{Loose: [][]int{{3}}, Labels: make([]labeller.Label, 4)}
		if c.heading != "" {
			r.Labels[2] = labeller.HeadingOf("work")
		}
		list := []labeller.Entry{{Kind: labeller.Post, Head: []int{0}}, {Kind: labeller.Post, Head: []int{1}}}
		b.fileLoose(r, list)
		if len(list[1].Body) > 0 || len(b.doc.Additional) != c.apart || len(b.scraps) == c.apart {
			t.Errorf("%s: in the post %v, apart %d, want %d", c.name, list[1].Body, len(b.doc.Additional), c.apart)
		}
	}
}

// A heading of something else ends a post, whether others follow or not, and posts under it do not go on the list above.
func TestHeadingEndsThePost(t *testing.T) {
	for _, c := range []struct {
		name, heading, next string
		want                int // lines below the first post
	}{
		{"duties between posts", "Responsibilities", "", 1},
		{"trainings between posts", "Trainings undergone", "", 0},
		{"duties, then posts of another kind", "Responsibilities", "Trainings undergone", 0},
	} {
		b := &builder{doc: &cv.Document{}, used: map[int]bool{}}
		r := &labeller.Reading{Loose: [][]int{{2}}, Labels: make([]labeller.Label, 5)}
		texts := []string{"Crane Driver, Bramble Ltd 2015 - 2018", c.heading, "Lifts beams", c.next, "Store Keeper, Mossway LLC 2012"}
		for i, s := range texts {
			l := line{segs: []segment{{text: s}}, index: i}
			l.finish()
			b.lines = append(b.lines, l)
		}
		r.Labels[1] = labeller.HeadingOf("work")
		if c.next != "" {
			r.Labels[3] = labeller.HeadingOf("work")
		}
		list := []labeller.Entry{{Kind: labeller.Post, Head: []int{0}}, {Kind: labeller.Post, Head: []int{4}}}
		b.fileLoose(r, list)
		if got := len(list[0].Body); got != c.want {
			t.Errorf("%s: %d lines below the post, want %d", c.name, got, c.want)
		}
	}
}

// An entry that is no post is text of the post above only under the same heading: under another one it is kept there.
func TestDoubtedEntryUnderAnotherHeading(t *testing.T) {
	for heading, kept := range map[string]int{"": 0, "Industrial training": 2} {
		b := &builder{doc: &cv.Document{}, used: map[int]bool{}, reading: &labeller.Reading{}}
		var entries []*labeller.Entry
		var list []cv.Engagement
		for i, text := range []string{"Rigger, Bramble Ltd, 2010 - 2014", heading, "Gull Docks, two weeks", "Tern Yards, one month"} {
			l := line{segs: []segment{{text: text}}, index: i}
			l.finish()
			b.lines = append(b.lines, l)
			label, prob := labeller.WorkStart, 1-0.98*truth(i > 0)
			if i == 1 {
				label = labeller.WorkBody
				if heading != "" {
					label = labeller.HeadingOf("work")
				}
			}
			b.reading.Labels, b.reading.Prob = append(b.reading.Labels, label), append(b.reading.Prob, prob)
			if i == 1 {
				continue
			}
			w := cv.Engagement{Organisation: cv.Text{Value: text, Lines: []int{i}}}
			if i == 0 {
				w.Title, w.Dates.Start.Year, w.Dates.End.Year = cv.Text{Value: "Rigger"}, 2010, 2014
			}
			list, entries = append(list, w), append(entries, &labeller.Entry{Head: []int{i}, Fields: map[string]labeller.Field{
				"org": {Value: text, Prob: prob},
			}})
		}
		got := 0
		b.assertPosts(list, entries)
		for _, o := range b.doc.Additional {
			got += len(o.Items)
			if o.Heading.Value != heading {
				t.Errorf("kept under %q, want %q", o.Heading.Value, heading)
			}
		}
		if got != kept {
			t.Errorf("under %q: %d lines kept apart, want %d", heading, got, kept)
		}
	}
}

// A post is told twice where a short list and a long one name it; two undated posts with
// one employer are two.
func TestToldTwice(t *testing.T) {
	post := func(title, org string, year int, duties ...string) cv.Engagement {
		w := cv.Engagement{Title: cv.Text{Value: title}, Organisation: cv.Text{Value: org}}
		if year > 0 {
			w.Dates.Start.Year, w.Dates.Current = year, true
		}
		for _, d := range duties {
			w.Highlights = append(w.Highlights, cv.Text{Value: d})
		}
		return w
	}
	from := func(w cv.Engagement, year, month int) cv.Engagement {
		w.Dates = cv.DateRange{Start: cv.Date{Year: year, Month: month}, End: cv.Date{Year: 2012, Month: 12}}
		return w
	}
	months := func(w cv.Engagement, start, end int) cv.Engagement {
		w.Dates = cv.DateRange{Start: cv.Date{Year: 2012, Month: start}, End: cv.Date{Year: 2016, Month: end}}
		return w
	}
	for name, c := range map[string]struct {
		list []cv.Engagement
		want []string
	}{
		"two schools of that begin": {[]cv.Engagement{
			months(post("Lecturer", "Brambleton College Leith", 0), 5, 6),
			months(post("Lecturer", "Brambleton College Hull", 0, "Teaches knots"), 5, 6),
		}, []string{"Lecturer", "Lecturer"}},
		"another firm of that begin, other months": {[]cv.Engagement{
			months(post("Fitter", "Bramble Marine & Dock Centre", 0), 5, 6),
			months(post("Fitter", "Bramble Marine and Docks Pvt. Ltd", 0, "Fits pumps"), 5, 7),
		}, []string{"Fitter", "Fitter"}},
		"months that differ by more": {[]cv.Engagement{
			from(post("Fitter", "Bramble Docks", 0), 2011, 3),
			from(post("Fitter – Pumps", "Bramble Docks Ltd", 0, "Fits pumps"), 2010, 12),
		}, []string{"Fitter", "Fitter – Pumps"}},
		"two firms of that begin that both tell": {[]cv.Engagement{
			months(post("Fitter", "Bramble Marine & Dock Centre", 0, "Mends pumps"), 5, 6),
			months(post("Fitter", "Bramble Marine and Docks Pvt. Ltd", 0, "Fits pumps"), 5, 6),
		}, []string{"Fitter", "Fitter"}},
		"two schools of one kind": {[]cv.Engagement{
			months(post("Tutor", "University of Wexlow", 0), 5, 6),
			months(post("Tutor", "University of Aldmoor", 0), 5, 6),
		}, []string{"Tutor", "Tutor"}},
		"dates above, duties below": {[]cv.Engagement{post("Fitter", "Bramble Ltd", 2015), post("Fitter",
			"Bramble Ltd.", 0, "Fits pumps")}, []string{"Fitter"}},
		"the title below": {[]cv.Engagement{
			post("", "Bramble Ltd", 2015, "Two yards"),
			post("Fitter", "Bramble", 0, "Fits pumps"),
		}, []string{"Fitter"}},
		"two posts, one employer": {[]cv.Engagement{
			post("Fitter", "Bramble Ltd", 0, "Fits pumps"),
			post("Foreman", "Bramble Ltd", 0, "Leads six"),
		}, []string{"Fitter", "Foreman"}},
		"the legal form in other letters": {[]cv.Engagement{
			post("Fitter", "Bramble (P) Ltd.", 0, "Fits pumps"), post("Fitter", "Bramble Pvt. Limited", 2015),
		}, []string{"Fitter"}},
		"duties in both places": {[]cv.Engagement{
			post("Fitter", "Bramble Ltd", 2015, "Fits pumps"), post("Fitter", "Bramble Ltd", 2015, "Mends pumps"),
		}, []string{"Fitter"}},
		"the title in one place": {[]cv.Engagement{
			post("Fitter", "Bramble Ltd", 2015, "Fits pumps"), post("", "Bramble Ltd", 2015, "Mends pumps"),
		}, []string{"Fitter"}},
		"two titles, one period": {[]cv.Engagement{
			post("Fitter", "Bramble Ltd", 2015, "Fits pumps"), post("Warden", "Bramble Ltd", 2015, "Rings bells"),
		}, []string{"Fitter", "Warden"}},
		"promoted": {[]cv.Engagement{
			post("Foreman", "Bramble Ltd", 2019, "Leads six"),
			post("Fitter", "Bramble Ltd", 0, "Fits pumps"),
		}, []string{"Foreman", "Fitter"}},
	} {
		t.Run(name, func(t *testing.T) {
			var got []string
			for _, w := range toldTwice(c.list) {
				got = append(got, w.Title.Value)
			}
			if !slices.Equal(got, c.want) {
				t.Errorf("%q, want %q", got, c.want)
			}
		})
	}
}

// A period and the employer below it are one post, also with labels between them.
func TestPiecesOfAPost(t *testing.T) {
	for name, c := range map[string]struct {
		between []string
		want    int
	}{
		"labels between": {[]string{"Responsibilities:", "Duties"}, 1},
		"duties between": {[]string{"Fits pumps", "Mends gates"}, 2},
	} {
		t.Run(name, func(t *testing.T) {
			employer := labeller.Field{Value: "Bramble Ltd", Lines: []int{3}, To: 11}
			b := &builder{doc: &cv.Document{}, lines: []line{
				{text: "1. From May 2014 to May 2016"}, {text: c.between[0]}, {text: c.between[1]}, {text: employer.Value},
			}}
			got := b.mendEntries([]labeller.Entry{
				{Kind: labeller.Post, Head: []int{0}, Body: []int{1, 2}},
				{Kind: labeller.Post, Head: []int{3}, Fields: map[string]labeller.Field{"org": employer}},
			})
			if len(got) != c.want {
				t.Errorf("%d posts, want %d", len(got), c.want)
			}
		})
	}
}

// An undated employer among dated posts is rarely a post; alone it is.
func TestChances(t *testing.T) {
	sure := doubtOf(0.9999)
	post := proof{begins: sure, head: sure, first: sure, second: sure, words: 8, dated: true}
	client := proof{begins: doubtOf(0.8), head: doubtOf(0.8), first: doubtOf(0), second: doubtOf(0.7), words: 4}
	got := chances([]proof{post, client, post}, postWeights)
	if got[0] < 0.6 || got[1] > leastChance || got[2] < 0.6 {
		t.Errorf("chances %.2f, want sure posts and no post between them", got)
	}
	sole := proof{begins: sure, head: sure, first: sure, second: sure, words: 6}
	if got := chances([]proof{sole}, postWeights); got[0] < leastChance {
		t.Errorf("the only post of a CV without dates has a chance of %.2f", got)
	}
	employer := proof{begins: sure, head: sure, second: doubtOf(0.9994), words: 15, opens: true, dated: true}
	if got := chances([]proof{employer}, postWeights); got[0] < leastChance {
		t.Errorf("a dated employer without a title has a chance of %.2f", got)
	}
}

// A row of a table of projects has a title and a date; only an employer makes it a post for certain.
func TestDatedTitleWithoutEmployerIsDoubted(t *testing.T) {
	for _, c := range []struct {
		org   string
		posts int
	}{{"", 0}, {"Oakfield Ltd", 1}} {
		b := &builder{doc: &cv.Document{}, reading: &labeller.Reading{Labels: []labeller.Label{labeller.WorkStart}, Prob: []float64{0.5}}}
		l := line{segs: []segment{{text: "1. Two villas by the lake Site Engineer March 2006"}}}
		l.finish()
		b.lines = append(b.lines, l)
		e := &labeller.Entry{Head: []int{0}, Fields: map[string]labeller.Field{"title": {Value: "Site Engineer", Prob: 0.5}}}
		w := cv.Engagement{Title: cv.Text{Value: "Site Engineer"}, Organisation: cv.Text{Value: c.org}}
		w.Dates.Start.Year = 2006
		if got := b.assertPosts([]cv.Engagement{w}, []*labeller.Entry{e}); len(got) != c.posts {
			t.Errorf("employer %q: %d posts, want %d", c.org, len(got), c.posts)
		}
		if kept := len(b.doc.Additional) > 0; kept == (c.posts > 0) {
			t.Errorf("employer %q: lines kept apart: %v", c.org, kept)
		}
	}
}

// What is doubted and has no date is text of the post above, but not where another employer is named: its lines are kept apart then.
func TestDoubtedPostIsNoTextOfAnotherEmployer(t *testing.T) {
	for org, apart := range map[string]bool{"": false, "Oakfield Institute": true} {
		b := &builder{doc: &cv.Document{}, reading: &labeller.Reading{}}
		var entries []*labeller.Entry
		for i, text := range []string{"Analyst, Bramble Ltd, 2010 - 2014", "Modelling course of the evening school"} {
			l := line{segs: []segment{{text: text}}, index: i}
			l.finish()
			b.lines = append(b.lines, l)
			b.reading.Labels = append(b.reading.Labels, labeller.WorkStart)
			b.reading.Prob = append(b.reading.Prob, 1-0.98*float64(i))
			entries = append(entries, &labeller.Entry{Head: []int{i}, Fields: map[string]labeller.Field{
				"title": {Value: "Analyst", Prob: 1 - 0.98*float64(i)}, "org": {Value: "Bramble Ltd", Prob: 1 - 0.98*float64(i)},
			}})
		}
		sure := cv.Engagement{Title: cv.Text{Value: "Analyst"}, Organisation: cv.Text{Value: "Bramble Ltd"}}
		sure.Dates.Start.Year, sure.Dates.End.Year = 2010, 2014
		doubted := cv.Engagement{Title: cv.Text{Value: "Modelling course"}, Organisation: cv.Text{Value: org}}
		b.assertPosts([]cv.Engagement{sure, doubted}, entries)
		if kept := len(b.doc.Additional) > 0; kept != apart {
			t.Errorf("employer %q: lines kept apart: %v, want %v", org, kept, apart)
		}
	}
}

// Of posts that are all a title and a period none is scattered where another is told at length; without that one they are.
func TestPostsOfOneShapeStandTogether(t *testing.T) {
	for told, want := range map[int]int{muchText: 6, 0: 0} {
		b := &builder{doc: &cv.Document{}, reading: &labeller.Reading{}}
		var list []cv.Engagement
		var entries []*labeller.Entry
		for i := range 6 {
			title := map[string]labeller.Field{"title": {Value: "Branch Manager", Prob: 0.7}}
			e := &labeller.Entry{Head: []int{len(b.lines)}, Fields: title}
			texts := []string{"Branch Manager of the northern harbour and of all of its ferries 03/1997 - 08/1998"}
			for range told * int(truth(i == 0)) {
				e.Body = append(e.Body, len(b.lines)+len(texts))
				texts = append(texts, "Ran the ticket office and trained the crews of the ferries.")
			}
			for n, text := range texts {
				l := line{segs: []segment{{text: text}}}
				l.finish()
				b.lines = append(b.lines, l)
				b.reading.Labels = append(b.reading.Labels, [...]labeller.Label{labeller.WorkStart, labeller.WorkBody}[min(n, 1)])
				b.reading.Prob = append(b.reading.Prob, 0.95)
			}
			w := cv.Engagement{Title: cv.Text{Value: "Branch Manager"}}
			w.Dates.Start.Year, w.Dates.End.Year = 1997-i, 1998-i
			list, entries = append(list, w), append(entries, e)
		}
		if got := b.assertPosts(list, entries); len(got) != want {
			t.Errorf("%d lines told of one of them: %d posts, want %d", told, len(got), want)
		}
	}
}

// What has a title and an employer, or a period and text of its own, is asserted with less of a chance.
func TestLeastChance(t *testing.T) {
	name := cv.Text{Value: "x"}
	year := cv.DateRange{Start: cv.Date{Year: 2006}}
	once := cv.DateRange{Start: cv.Date{Year: 2006}, End: cv.Date{Year: 2006}}
	for _, c := range []struct {
		what string
		post cv.Engagement
		text int
		want float64
	}{
		{"title, employer, period", cv.Engagement{Title: name, Organisation: name, Dates: year}, 0, 0},
		{"title, employer", cv.Engagement{Title: name, Organisation: name}, 0, leastTold},
		{"employer, period, duties", cv.Engagement{Organisation: name, Dates: year}, 3, leastTold},
		{"title, period, a remark", cv.Engagement{Title: name, Dates: year}, 2, leastChance},
		{"employer, period, many duties", cv.Engagement{Organisation: name, Dates: year}, 6, 0},
		{"title, one date, many lines", cv.Engagement{Title: name, Dates: once}, 6, leastTold},
		{"title, employer, many duties", cv.Engagement{Title: name, Organisation: name}, 6, leastTold},
		{"employer, duties", cv.Engagement{Organisation: name}, 9, leastChance},
		{"period, duties", cv.Engagement{Dates: year}, 9, leastChance},
	} {
		if got := leastFor(&c.post, c.text); got != c.want {
			t.Errorf("%s: %.2f, want %.2f", c.what, got, c.want)
		}
	}
}

// A list in short and the posts below it: the whole name of the employer is kept, whichever stands first.
func TestToldTwiceKeepsTheWholeName(t *testing.T) {
	short := cv.Engagement{Title: cv.Text{Value: "Fitter"}, Organisation: cv.Text{Value: "Bramble Ltd", Lines: []int{1}}}
	long := cv.Engagement{Title: cv.Text{Value: "Fitter"}, Organisation: cv.Text{Value: "Bramble Pvt. Ltd.", Lines: []int{5}}}
	for _, list := range [][]cv.Engagement{{short, long}, {long, short}} {
		got := toldTwice(list)
		if len(got) != 1 || got[0].Organisation.Value != "Bramble Pvt. Ltd." || len(got[0].Organisation.Lines) != 2 {
			t.Errorf("got %+v", got)
		}
	}
}
