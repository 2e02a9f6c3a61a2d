package language

import "strings"

// Tag is the part a word plays in its sentence.
type Tag uint8

// Tags. The verb tags name the form; TagBase is finite or not, its context tells.
const (
	TagNone Tag = iota // space, marks
	TagNoun
	TagPlural
	TagProper
	TagNumber
	TagAdjective
	TagAdverb
	TagBase
	TagThird
	TagPast
	TagParticiple
	TagGerund
	TagModal
	TagNot
	TagTo
	TagDeterminer
	TagPossessive
	TagSubject // I, we, you, he, she, they
	TagObject  // me, us, him, them
	TagPreposition
	TagCoordinator
	TagSubordinator
	TagRelative // that, which, who, whom, where, what
	TagMark
)

// IsVerb reports whether the tag is a verb form or a modal.
func (t Tag) IsVerb() bool { return t >= TagBase && t <= TagModal }

// closed holds the words whose class does not depend on their context.
var closed = closedClasses()

func closedClasses() map[string]Tag {
	table := map[string]Tag{}
	for _, row := range []struct {
		tag   Tag
		words string
	}{
		{TagDeterminer, "a an the this these those each every some any all both no another several many few most more less much such either neither half enough various"},
		{TagPossessive, "my your his her its our their whose 's"},
		{TagSubject, "i we you he she they it there one everyone everybody someone anyone nobody everything something anything nothing"},
		{TagObject, "me us him them myself yourself himself herself itself ourselves themselves mine ours theirs hers yours others"},
		{TagPreposition, `of in for with at by from on about into onto over under between among amongst across through throughout during within without
			towards toward upon against along alongside around behind below above beyond beside besides beneath near per via despite including regarding
			concerning following like unlike off out up down amid outside inside after before until till as than except plus versus vs`},
		{TagCoordinator, "and or but nor & and/or yet"},
		{TagSubordinator, "if because when while whilst although though since unless whereas whenever wherever once whether so how why"},
		{TagRelative, "that which who whom where what"},
		{TagModal, "can could will would shall should may might must 'll ca wo sha cannot ought"},
		{TagNot, "not n't never"},
		{TagTo, "to"},
		{TagBase, "am are have do 'm 've 're be"},
		{TagThird, "is has does"},
		{TagPast, "was were had did"},
		{TagParticiple, "been done"},
		{TagGerund, "being having doing"},
		{TagAdverb, `also always often now then still just even only ever later soon sometimes rarely seldom therefore thus hence here today too very quite
			almost already again together forward further first currently recently previously formerly presently else well instead moreover furthermore
			however nevertheless please ago abroad away back twice perhaps maybe otherwise nonetheless meanwhile somewhat tirelessly alike`},
		{TagNumber, `two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty thirty forty fifty
			sixty seventy eighty ninety hundred thousand million dozen`},
	} {
		for w := range strings.FieldsSeq(row.words) {
			table[w] = row.tag
		}
	}
	return table
}

// Closed returns the tag of a function word in lower case, or TagNone.
func Closed(word string) Tag { return closed[word] }
