package extract

import (
	"regexp"
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"focal/internal/cv"
	"focal/internal/extract/contact"
	"focal/internal/extract/headings"
	"focal/internal/extract/words"
	"focal/internal/language"
)

// Personal details stand as rows of a form: a label, sometimes without its colon, and a
// value. A label alone says nothing, and where and when a declaration was signed is no
// detail of a person.

// rowDetails finds the labels of rows without a colon ("Nationality Indian"). It must run
// before languages are looked for among the details.
func (b *builder) rowDetails() {
	list := b.doc.Person.Details
	for i := range list {
		d := &list[i]
		if !d.Label.IsZero() {
			continue
		}
		label, value, ok := strings.Cut(d.Value.Value, ":")
		if value = strings.TrimLeft(value, " :-–—"); !ok || value == "" || wordCount(label) > 4 {
			label, value, ok = rowLabel(d.Value.Value)
		}
		if ok {
			d.Label, d.Value.Value = d.Value, value
			d.Label.Value = strings.TrimSpace(label)
		}
	}
}

// tidyDetails puts the details together and drops what is none: the name beside "Resume",
// labels without a value, the rows of a signature.
func (b *builder) tidyDetails() {
	b.profileAmongDetails()
	p := &b.doc.Person
	var kept []cv.Detail
	for _, d := range b.trueLabels(joinDetails(b.bracketsBelow(p.Details))) {
		if d.Label.Value = strings.TrimRight(d.Label.Value, " :-–—"); !d.Label.IsZero() { // of a cell of its own
			d.Value.Value = strings.TrimLeft(d.Value.Value, " :-–—")
		}
		switch {
		case blankLine(d.Value.Value), titleLine(d.Label.Value+" "+d.Value.Value, p.Name.Value):
		case debris(d.Label.Value + " " + d.Value.Value), b.leftOfPhone(d), b.numberAgain(d, kept):
			b.use(d.Label.Lines)
			b.use(d.Value.Lines)
		case d.Label.IsZero() && onlyLabels(d.Value.Value):
			b.use(d.Value.Lines)
		case signingLabels.Has(words.Fold(d.Label.Value)), d.Label.IsZero() && b.signature(d.Value.Value):
			b.signedAt(d)
		case ofInterests(d.Label.Value), b.hobbyLine(&d):
			b.use(d.Label.Lines)
			b.likes(d.Value)
		default:
			kept = append(kept, d)
		}
	}
	p.Details = kept
}

// leftOfPhone reports what a line of telephones leaves when the numbers are taken: whose they are, and signs ("(O)", "Phone (R)").
func (b *builder) leftOfPhone(d cv.Detail) bool {
	left := words.Split(d.Label.Value + " " + d.Value.Value)
	isOther := func(w string) bool { return !contact.OfPhone(w) }
	return len(left) > 0 && len(d.Value.Lines) > 0 && !slices.ContainsFunc(left, isOther) &&
		figuresIn(b.doc.Source[d.Value.Lines[0]].Text) >= figuresOfNumber
}

// numberAgain reports a telephone that the contacts have, with nothing beside it but the person's name: a head that each page says
// again ("Ann Lee, Mob"), a second line of the numbers in a narrow column.
func (b *builder) numberAgain(d cv.Detail, kept []cv.Detail) bool {
	own := words.Split(b.doc.Person.Name.Value)
	isOther := func(w string) bool { return !contact.OfPhone(w) && !slices.Contains(own, w) }
	if strings.Trim(d.Value.Value, "0123456789+-–(). ") != "" || slices.ContainsFunc(words.Split(d.Label.Value), isOther) {
		return false
	}
	return sameNumber(b.doc.Person.Phone.Value, d.Value.Value) ||
		slices.ContainsFunc(kept, func(k cv.Detail) bool { return sameNumber(k.Value.Value, d.Value.Value) })
}

// debris reports small words that a page broken up left alone: "own", "also for: my".
func debris(text string) bool {
	f := words.Split(text)
	return len(f) > 0 && text == strings.ToLower(text) && !strings.Contains(text, "/") && !slices.ContainsFunc(f, func(w string) bool {
		return len(w) < 2 || w != "own" && language.Closed(w) == language.TagNone
	})
}

// likes files what somebody likes to do.
func (b *builder) likes(list cv.Text) {
	for _, t := range items(list) {
		b.doc.Interests = append(b.doc.Interests, cv.Interest{Name: t})
	}
}

// hobbiesOfSummary files what the profile calls a hobby among the interests: "Hobby: rowing".
func (b *builder) hobbiesOfSummary() {
	b.doc.Summary = slices.DeleteFunc(b.doc.Summary, func(t cv.Text) bool {
		label, value, ok := strings.Cut(t.Value, ":")
		if value = strings.TrimSpace(value); !ok || value == "" || !ofInterests(strings.TrimSpace(label)) {
			return false
		}
		t.Value = value
		b.likes(t)
		return true
	})
}

// ofInterests reports the label of what somebody likes to do.
func ofInterests(label string) bool {
	k, known := headings.Lookup(label)
	return known && k == headings.Interests
}

// signature reports the first or closing words of a letter, the candidate's name under them, or both:
// "Date: (Ann Lee)", "Yours faithfully".
func (b *builder) signature(text string) bool {
	own := map[string]bool{}
	for _, w := range words.Split(b.doc.Person.Name.Value) {
		own[w] = true
	}
	f := words.Split(text)
	closing := false
	for _, w := range f {
		switch {
		case own[w] || namesake(own, w) || closingWords.Has(w) || letterWords.Has(w):
			closing = true
		case smallLetterWords.Has(w):
		case len(w) > 1:
			return false
		}
	}
	return closing && len(f) <= maxSignature
}

// namesake reports a name that begins like one of the words: people spell theirs in two ways.
func namesake(own map[string]bool, w string) bool {
	for o := range own {
		if n := min(len(o), len(w)); n >= 5 && o[:n/2+1] == w[:n/2+1] {
			return true
		}
	}
	return false
}

// maxSignature is how many words stand under a declaration at the most.
const maxSignature = 8

// letterWords begin a letter, and with the small ones say that an answer is hoped for.
var (
	letterWords = words.NewSet("dear", "respected", "sir", "madam", "sirs", "looking", "forward", "favourable", "favorable", "positive",
		"reply", "response", "hearing")
	smallLetterWords = words.NewSet("to", "for", "a", "from")
)

// closingWords end a letter.
var closingWords = words.NewSet("place", "date", "dated", "signature", "sign", "signed",
	"yours", "your", "truly", "faithfully", "sincerely", "thanking", "thanks", "thank", "you",
	"regards", "best", "kind", "warm", "with", "and", "declaration", "mr", "mrs", "ms")

// signingLabels are the labels of the rows under a declaration.
var signingLabels = words.NewSet("place", "date", "dated", "signature", "sign", "date place", "place date")

// signingRow reports "Place: Hull", "Date :- 3 May".
func signingRow(text string) bool {
	label, _, ok := strings.Cut(text, ":")
	return ok && signingLabels.Has(words.Fold(label)) && wordCount(text) <= maxSignature
}

// signedAt takes the row of a signature as said; its place is where the person lives when the
// CV tells no other.
func (b *builder) signedAt(d cv.Detail) {
	b.use(d.Value.Lines)
	b.use(d.Label.Lines)
	place := &b.doc.Person.Location
	if q := contact.ParsePlace(d.Value.Value); words.Fold(d.Label.Value) == "place" && place.IsZero() && q.City != "" && q.Score >= 0.8 {
		t := d.Value
		t.Confidence = 0.6
		*place = cv.Place{Text: t, City: q.City, Region: q.Region, Country: q.Country}
	}
}

// rowLabel splits "Nationality Indian" and "Languages known English, Tamil" after the longest
// label that it begins with, when a value follows that begins like one.
func rowLabel(text string) (label, value string, ok bool) {
	f := strings.Fields(text)
	for n := min(4, len(f)-1); n > 0; n-- {
		label = strings.Join(f[:n], " ")
		kind, known := words.Labels().Value(words.Fold(label))
		first, _ := utf8.DecodeRuneInString(f[n])
		begins := unicode.IsUpper(first) || unicode.IsDigit(first)
		if (known && rowKinds[kind] || ofInterests(label)) && begins && !onlyLabels(strings.Join(f[n:], " ")) {
			return label, strings.Join(f[n:], " "), true
		}
	}
	return "", "", false
}

// rowKinds are the kinds of labels that are no words of other texts.
var rowKinds = map[string]bool{"birth": true, "birthplace": true, "nationality": true, "marital": true, "gender": true, "fact": true}

// onlyLabels reports labels without a value: "Father's name", "Passport expiry date".
func onlyLabels(text string) bool {
	if _, label := words.Labels().Value(words.Fold(text)); label {
		return true
	}
	f := words.Split(text)
	for _, w := range f {
		if _, label := words.Labels().Value(w); !label && !labelParts.Has(w) {
			return false
		}
	}
	return len(f) > 0
}

// labelParts are words of which labels are made.
var labelParts = words.NewSet("known", "strength", "strengths", "hobby", "hobbies", "interest", "interests",
	"father", "mother", "s", "name", "language", "languages",
	"of", "issue", "expiry", "passport", "place", "date", "birth", "signature", "contact", "permanent",
	"present", "mail", "id", "details", "personal", "profile", "communication",
	"marital", "status", "number", "no", "and", "to", "speak", "read", "write", "valid", "till", "upto", "mo", "know",
	"post", "position", "applied", "apply", "for", "alternate", "alternative", "secondary", "e", "email", "preference", "preferences",
	"proficiency", "location", "industry", "photo", "photograph", "space", "affix", "candidate", "designation", "career", "carrier",
	"objective")

// goesOnWith reports that a detail without a label is the next line of an address above it.
func goesOnWith(last, d *cv.Detail) bool {
	kind, ok := words.Labels().Value(words.Fold(bracketed.ReplaceAllString(last.Label.Value, "")))
	return ok && kind == "address" && wordCount(d.Value.Value) <= maxAddressLine && !strings.Contains(d.Value.Value, ":")
}

// addressPart reports a line without a label that can be one of an address: "Post Elmford",
// "Dist. Northmoor - 123456".
func addressPart(text string) bool {
	if wordCount(text) > maxAddressLine || noTown.Has(words.Fold(text)) || strings.ContainsAny(text, ":@") {
		return false
	}
	f := words.Split(text)
	return !registers.Contains(f) && !otherNumber(text) && (addressWords.Contains(f) || formOfAddress(text))
}

// formOfAddress reports a town with its code, a house with its number, or a country at the end.
func formOfAddress(text string) bool {
	return townAndCode.MatchString(text) || houseNumber.MatchString(text) || endsInCountry(text)
}

var addressWords = words.NewSet("post", "po", "p o", "ps", "vill", "village", "dist", "distt", "district", "dt", "teh", "tehsil",
	"tk", "taluk", "mandal", "nagar", "street", "road", "colony", "pin", "pin code", "pincode", "near", "opp",
	"sector", "lane", "marg", "chowk", "bazar", "via", "c o", "s o", "d o", "w o")

var bracketed = regexp.MustCompile(`\(.*?\)`)
