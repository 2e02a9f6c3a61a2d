package proofread

import (
	"strings"

	"focal/internal/cv"
	"focal/internal/language"
	"focal/internal/lexicon"
	"focal/internal/wordset"
)

// Many CVs give nouns a capital as the hand falls ("maintains Material records", "performs price Negotiations"). One such
// capital may be that of a name; where the same document writes the word small as well, or sets several words so that no name
// is, it is a habit, and the small letter is what readers expect.

// casing is how a document uses capitals inside of its sentences.
type casing struct {
	small  map[string]bool // words that it writes small, too
	strays map[string]bool // words with a capital that no name has
	named  map[string]bool // words of the names of people, firms, schools and places
}

// looseStrays is how many words with a stray capital a document has that sets capitals at random.
const looseStrays = 3

// surveyCasing reads the sentences of a document for it.
func surveyCasing(doc *cv.Document) *casing {
	c := &casing{small: map[string]bool{}, strays: map[string]bool{}, named: map[string]bool{}}
	doc.Walk(func(r cv.Ref) {
		switch {
		case r.IsSentence():
			c.read(parse(r.Text.Value))
		case !r.Role.MayHaveSlips() && r.Role != cv.RoleDetail:
			c.name(r)
		}
	})
	return c
}

// name keeps the words of a name; of firms, schools and the like the first one, as the others say what kind they are.
func (c *casing) name(r cv.Ref) {
	for w := range strings.FieldsFuncSeq(strings.ToLower(r.Text.Value), betweenWords) {
		c.named[w] = true
		if r.Role != cv.RoleName && r.Role != cv.RolePlace {
			return
		}
	}
}

func (c *casing) read(s *sentence) {
	for i, t := range s.tokens {
		switch {
		case t.kind != word:
		case !t.title():
			c.small[t.lower] = true
		case s.strayAlone(i):
			c.strays[t.lower] = true
		}
	}
}

// habit reports that the document gives words capitals that they should not have.
func (c *casing) habit() bool { return c != nil && len(c.strays) >= looseStrays }

// lowers reports a word whose capital is none of a name in this document.
func (c *casing) lowers(word string) bool {
	return c != nil && !c.named[word] && (c.habit() || c.small[word] && c.strays[word])
}

// looseCapital reports a capital that only the habit of the document explains: of a word between small ones, or of one in a row
// of common words that ends in a plural.
func (s *sentence) looseCapital(i int) bool {
	c := s.options.casing
	if s.looseAdverb(i) {
		return true
	}
	if !c.lowers(s.tokens[i].lower) {
		return false
	}
	return s.strayAlone(i) || c.habit() && s.strayRow(i)
}

// looseAdverb reports an adverb with a capital right behind the word that opens a sentence, in which the next word is small: "Work
// Extensively with pilots".
func (s *sentence) looseAdverb(i int) bool {
	t := s.tokens[i]
	return i > 0 && t.title() && !t.capitals() && strings.HasSuffix(t.lower, "ly") && t.info.Is(lexicon.Adv) &&
		!t.info.Is(lexicon.Noun|lexicon.Adj|lexicon.Own) && s.startsSentence(i-1) &&
		s.at(i-1).info.Is(lexicon.Base|lexicon.Past|lexicon.Third) && lowerWord(s.at(i+1)) && s.at(i+2).kind == word
}

// strayAlone reports a common word with a capital between words in small letters, which begins no sentence whose stop was lost.
func (s *sentence) strayAlone(i int) bool {
	before, next := s.at(i-1), s.at(i+1)
	if next.kind == number || s.namesKind(i) {
		return false // "Route 53"
	}
	return s.plainThing(i) && !s.namesHead(i+1) && (lowerWord(before) || s.opensDeed(i-1)) && !s.titled(i+1) &&
		!s.listsCapitals(i+1) && !s.inName(i) &&
		!s.opensLost(i) && !(next.kind != word && language.Closed(before.lower) == language.TagPreposition && !before.is("of"))
}

// namesKind reports one half of a name with "as": "Infrastructure as Code", "Ropes as a Service".
func (s *sentence) namesKind(i int) bool {
	if s.at(i + 1).is("as") {
		return s.at(i+2).title() || s.at(i+2).is("a") && s.at(i+3).title()
	}
	k := i - 1
	if s.at(k).is("a") {
		k--
	}
	return s.at(k).is("as") && s.at(k-1).title()
}

// headsName are what offices, laws, programs and ships are: the capital before one may be all that their name has of capitals
// ("the Employment act", "Active directory").
var headsName = wordset.Of(`
	act ministry authority agency regulator service services force council commission department faculty committee team unit division
	forum summit award awards prize channel exam certificate diploma project programme program scheme campaign fund trust bank club
	hotel restaurant cafe shop store stores mailboxes directory central objects cloud center centre desktop suite tool tools app
	application portal platform edition licence license module framework library runner hub design barge yacht vessel ship aircraft`)

// namesHead reports such a word at i or behind one more ("the Data protection act").
func (s *sentence) namesHead(i int) bool {
	return headsName[s.at(i).lower] || lowerWord(s.at(i)) && language.Closed(s.at(i).lower) == 0 && headsName[s.at(i+1).lower]
}

// titled reports a word with a capital, or letters for one, right behind another.
func (s *sentence) titled(i int) bool {
	t := s.at(i)
	return t.title() || t.kind == opaque || t.joined || t.is("(", "\"", "'", "’", "-", "–", "/")
}

// listsCapitals reports a link at i before another capital: of "Steel, Energy and Power" all are lowered or none.
func (s *sentence) listsCapitals(i int) bool {
	if s.at(i).is("as") && s.at(i+1).is("well") {
		i += 2
	}
	return (s.at(i).is(",", "and", "or", "&", ";") || s.at(i).is("as") && s.at(i-1).is("well")) && (s.at(i+1).title() || s.at(i+1).none())
}

// plainThing reports a word that CVs are full of in small letters, and that names neither a person's work nor a product.
func (s *sentence) plainThing(i int) bool {
	t := s.tokens[i]
	info := lexicon.Exact(t.lower)
	return t.lone() && t.title() && !t.capitals() && len(t.text) > 2 && info.Known() && info.Level() <= rareWord &&
		!info.Is(lexicon.Abbreviation) && lexicon.Uses(t.lower) >= commonUse && !lexicon.MostlyName(t.lower) &&
		!mayBeNamed[t.lower] && !otherwiseNamed(t.lower)
}

// otherwiseNamed reports a word that is a name as well, or what a person is called by their work.
func otherwiseNamed(lower string) bool {
	return language.Closed(lower) != 0 || language.IsRole(lower) || names()[lower] != "" || languageWords[lower] || productNames[lower] ||
		lexicon.Exact(lexicon.Title(lower)).Known()
}

// rareWord is the size class of the word list above which a word is no common one.
const rareWord = 60

// commonUse is what lexicon.Uses says of a word that stands in small letters in some thirty CVs.
const commonUse = 3

// mayBeNamed are common words that products, firms, networks, parts of the world and of the state are called by.
var mayBeNamed = wordset.Of(`
	access word excel outlook project projects publisher windows office power access visual basic studio server flash edge chrome
	spark hive storm stripe square target gap shell apple next boots orange oracle chase discover express node unity blender
	internet web bible bar board boards guard navy army force church state states union government congress senate house parliament
	labour labor liberal democratic conservative republican
	foundation general united royal global active human scope mind crisis shelter exchange
	province county city gulf western eastern northern southern west east north south middle african master masters bachelor
	doctor honours honors class first second third champion champions league cup games world olympics agile scrum lean kaizen green
	black belt gold silver bronze summer winter spring autumn fall sprint salesforce google amazon meta zoom slack notion basecamp
	trello buffer safari numbers pages drive sketch flow flows connect cloud go swift ruby make maker ping puma god sun earth mass
	catholic christian deaf disney ring block bolt figure rest soap graph tableau looker jet sage tally focus prime premier
	accounts primary elementary high grade year level form division honor dean deans red hat track plus pro max`)

// inName reports a word that "of", "the", "and" or another small word ties to a capital before or behind it: "Employee of the Month".
func (s *sentence) inName(i int) bool {
	k := i - 1
	for k > 0 && tiesName[s.at(k).lower] {
		k--
	}
	if k < i-1 && s.at(k).title() && !(k == 0 && !language.IsRole(s.at(k).lower) && s.opensDeed(k)) {
		return true
	}
	for k = i + 1; tiesName[s.at(k).lower] && k < i+4; {
		k++
	}
	return k > i+1 && s.at(k).title()
}

var tiesName = wordset.Of("of the and for in on at to a an &")

// opensDeed reports a verb at the start of a text: "Prepared the Budget" ties nothing to a name.
func (s *sentence) opensDeed(i int) bool {
	info := lexicon.Exact(s.at(i).lower)
	return s.startsSentence(i) && s.at(i+2).kind == word && info.Is(lexicon.Past|lexicon.Third) && !info.Is(lexicon.Plural|lexicon.Noun)
}

// opensLost reports a capital behind which a new sentence may begin whose stop was lost: "with the crew Programs used were".
func (s *sentence) opensLost(i int) bool {
	t, before, next := s.tokens[i], s.at(i-1), s.at(i+1)
	info := lexicon.Exact(t.lower)
	governed := before.is("and", "or", "of", "for", "the", "a", "an", "in", "on", "with", "by", "to", "all", "various", "their", "its")
	switch {
	case plainVerb(info):
		return true // "and Report bugs" may be a deed of its own
	case info.Is(lexicon.Past|lexicon.Ing|lexicon.Third) && !info.Is(lexicon.Plural), info.Is(lexicon.Adv):
		return !governed || before.is("to")
	case governed, before.info.Is(lexicon.Adj) && !before.info.Is(lexicon.Noun):
		return false
	case before.info.Is(lexicon.Past|lexicon.Third|lexicon.Ing) && !before.info.Is(lexicon.Noun|lexicon.Plural):
		return false
	}
	return !(next.none() || next.is(",", ".", ";", "and", "&") || language.Closed(next.lower) == language.TagPreposition)
}

// strayRow reports a word of a row of common words with capitals that ends in a plural and stands behind a word in small letters
// that leads to no name: "issues Method Statements and Work Permits".
func (s *sentence) strayRow(i int) bool {
	from, to := i, i
	for s.tokens[from].space && s.rowsOn(from-1) {
		from--
	}
	for s.at(to+1).space && s.rowsOn(to+1) {
		to++
	}
	if from == to || s.inName(from) || s.titled(to+1) || !s.leadsToThings(from) {
		return false
	}
	for k := from; k <= to; k++ {
		if !s.plainThing(k) || s.options.casing.named[s.tokens[k].lower] {
			return false
		}
	}
	return onlyPlural(s.at(to))
}

// leadsToThings reports that the word before i opens no name: one in small letters, or the deed of the line.
func (s *sentence) leadsToThings(i int) bool {
	lead := s.at(i - 1)
	return lead.kind == word && !leadsToName[lead.lower] && (s.opensDeed(i-1) || !lead.title() && !s.opensLost(i))
}

// rowsOn reports a word with a capital that may be one of a row.
func (s *sentence) rowsOn(i int) bool {
	t := s.at(i)
	return t.kind == word && t.title() && !s.startsSentence(i)
}

// leadsToName are words behind which firms, events and groups are named.
var leadsToName = wordset.Of("at for from by with via per as the than called named versus")
