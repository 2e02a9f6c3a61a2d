package labeller

import "slices"

// aligned begins the entries of a list anew where they have slipped. A list is written in one order: each entry begins
// with its school, or each with its degree, or with its date. Where the models begin one of them a line early or late,
// the fields of all below stand in the entry of a neighbour, which is worse than a field that is missing.
func (m *Models) aligned(r *Reading, memo scorer, known Certain) {
	m.begunAnew(r, memo, known, (*Reading).lists, (*entryList).better)
	m.begunAnew(r, memo, known, (*Reading).coursesTold, (*entryList).further)
}

// begunAnew begins the entries of lists where starts says, if fewer of their fields are lacking or there twice then.
func (m *Models) begunAnew(r *Reading, memo scorer, known Certain, of func(*Reading) []entryList, starts func(*entryList) []int) {
	labels, entries, loose := slices.Clone(r.Labels), r.Entries, r.Loose
	lists, changed := of(r), false
	for _, l := range lists {
		if at := starts(&l); at != nil && !l.certain(known) {
			l.begin(r, at)
			changed = true
		}
	}
	if !changed {
		return
	}
	m.readEntries(r, memo, known)
	if faults(of(r)) >= faults(lists) {
		r.Labels, r.Entries, r.Loose = labels, entries, loose
	}
}

// with are the lines that hold a field.
func (l *entryList) with(field string) (at []int) {
	for _, k := range l.lines {
		if slices.Contains(l.has[k], field) {
			at = append(at, k)
		}
	}
	return at
}

// entryList are the heads of entries of one kind that follow each other, whatever text stands between them.
type entryList struct {
	kind  Kind
	lines []int            // of the heads
	has   map[int][]string // by line: the fields in it, "date" for a time
	at    []int            // where the entries begin
}

// lists are the lists of two posts and more, and those of courses.
func (r *Reading) lists() []entryList {
	var out []entryList
	end := -1 // the line below the entry before
	for i := range r.Entries {
		e := &r.Entries[i]
		if n := len(out); n == 0 || out[n-1].kind != e.Kind || e.Head[0] != end {
			out = append(out, entryList{kind: e.Kind, has: map[int][]string{}})
		}
		l := &out[len(out)-1]
		l.at = append(l.at, e.Head[0])
		l.lines = append(l.lines, e.Head...)
		for _, k := range e.Head {
			l.has[k] = e.found[k]
			if line := &r.lines.lines[k]; line.period || e.Kind == Course && len(line.dates) > 0 {
				l.has[k] = append(l.has[k], dateField)
			}
		}
		end = max(lastOf(e.Head), lastOf(e.Body)) + 1
	}
	return slices.DeleteFunc(out, func(l entryList) bool { return len(l.at) < 2 && l.kind == Post })
}

const dateField = "date"

// mainFields are the two fields that an entry has.
var mainFields = [kinds][2]string{Post: {"title", "org"}, Course: {"degree", "school"}}

// better is where the entries begin if all begin with the same field and fewer fields are lacking or there twice; nil
// where no field does so.
func (l *entryList) better() (starts []int) {
	least := l.faults(l.parted(l.at))
	for _, field := range append(mainFields[l.kind][:], dateField) {
		at := l.with(field)
		if len(at) < 2 || at[0] != l.lines[0] {
			continue
		}
		heads := l.parted(at)
		if f := l.faults(heads); f < least && f*fewFaults[l.kind] <= len(at) && l.mayJoin(at, heads) {
			starts, least = at, f
		}
	}
	return starts
}

// fewFaults is of how many entries one may have a fault.
var fewFaults = [kinds]int{Post: 3, Course: 2}

// mayJoin reports beginnings of which there are no fewer than now; or that make no whole entry a part of another one,
// and of one that names something only where what they make has a date.
func (l *entryList) mayJoin(at []int, heads [][]int) bool {
	if len(at) >= len(l.at) {
		return true
	}
	names := false
	for _, head := range l.parted(l.at) {
		_, stays := slices.BinarySearch(at, head[0])
		first := l.count(head[:1])
		if stays || first.main(l.kind) == 0 { // a date was taken for the beginning of what follows it
			continue
		}
		whole := l.count(head)
		if whole.main(l.kind) == len(mainFields[l.kind]) {
			return false
		}
		names = true
	}
	undated := func(head []int) bool { return l.count(head)[dateField] == 0 }
	return !names || !slices.ContainsFunc(heads, undated)
}

// parted are the lines of the heads that begin at some of them.
func (l *entryList) parted(at []int) (heads [][]int) {
	from := 0
	for i := 1; i <= len(l.lines); i++ {
		if i == len(l.lines) {
			return append(heads, l.lines[from:])
		}
		if _, begins := slices.BinarySearch(at, l.lines[i]); begins {
			heads = append(heads, l.lines[from:i])
			from = i
		}
	}
	return heads
}

// fieldCount is how often each field stands in the lines of a head.
type fieldCount map[string]int

func (l *entryList) count(lines []int) fieldCount {
	out := fieldCount{}
	for _, k := range lines {
		for _, f := range l.has[k] {
			out[f]++
		}
	}
	return out
}

// main is how many of the main fields are there.
func (c fieldCount) main(kind Kind) (n int) {
	for _, f := range mainFields[kind] {
		n += min(c[f], 1)
	}
	return n
}

// faults counts the main fields that heads lack, and the fields that they have more than once.
func (l *entryList) faults(heads [][]int) (n int) {
	for _, head := range heads {
		c := l.count(head)
		n += len(mainFields[l.kind]) - c.main(l.kind) + max(0, c[dateField]-1)
		for _, f := range mainFields[l.kind] {
			n += max(0, c[f]-1)
		}
	}
	return n
}

// begin sets the labels of the heads.
func (l *entryList) begin(r *Reading, at []int) {
	start, head := startAndHead(l.kind)
	for _, k := range l.lines {
		r.Labels[k] = head
	}
	for _, k := range at {
		r.Labels[k] = start
	}
}

// startAndHead are the labels of the first line of a head and of the others.
func startAndHead(k Kind) (start, head Label) {
	if k == Course {
		return EduStart, EduHead
	}
	return WorkStart, WorkHead
}

// certain reports a list of which something is known for certain.
func (l *entryList) certain(known Certain) bool {
	return slices.ContainsFunc(l.lines, known.settles)
}

// faults are those of all lists as their entries begin now. Posts may name a client or a second employer, so that only
// what they lack counts.
func faults(lists []entryList) (n int) {
	for i := range lists {
		l := &lists[i]
		for _, head := range l.parted(l.at) {
			if l.kind == Course {
				n += l.faults([][]int{head})
			} else {
				n += len(mainFields[l.kind]) - l.count(head).main(l.kind)
			}
		}
	}
	return n
}

// lastOf is the last of some lines, -1 where there are none.
func lastOf(lines []int) int {
	if len(lines) == 0 {
		return -1
	}
	return lines[len(lines)-1]
}
