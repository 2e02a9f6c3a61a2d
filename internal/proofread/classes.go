package proofread

import (
	"strconv"
	"strings"

	"focal/internal/language"
	"focal/internal/lexicon"
	"focal/internal/wordset"
)

// classes are the word classes that rules.txt may name.
var classes = map[string]func(*sentence, token) bool{
	"base": func(_ *sentence, t token) bool { return !t.title() && t.info.Is(lexicon.Base) },
	// baseonly is a plain verb that is nothing else ("negotiate").
	"baseonly": func(_ *sentence, t token) bool { return onlyVerb(t) },
	"basenotpast": func(_ *sentence, t token) bool {
		return !t.title() && t.info.Is(lexicon.Base) && !t.info.Is(lexicon.Past|lexicon.PastPart)
	},
	// baseverb is a plain verb that may be a noun, but rarely is.
	"baseverb": func(_ *sentence, t token) bool {
		return !t.title() && plainVerb(t.info)
	},
	"baseverbonly": func(_ *sentence, t token) bool {
		return !t.title() && plainVerb(t.info) && !t.info.Is(lexicon.Past|lexicon.PastPart|lexicon.Adj|lexicon.Adv)
	},
	"third": func(_ *sentence, t token) bool { return t.info.Is(lexicon.Third) },
	"thirdonly": func(_ *sentence, t token) bool {
		return t.endsIn(lexicon.Third, "s") && !t.info.Is(lexicon.Plural|lexicon.Noun)
	},
	"past": func(_ *sentence, t token) bool { return t.info.Is(lexicon.Past) },
	"pastonly": func(_ *sentence, t token) bool {
		return soundPast(t.info)
	},
	"pastform": func(_ *sentence, t token) bool {
		return surePast(t.info) && t.lower != "did"
	},
	"pp":  func(_ *sentence, t token) bool { return t.info.Is(lexicon.PastPart) },
	"ing": func(_ *sentence, t token) bool { return ingForm(t) },
	"noun": func(_ *sentence, t token) bool {
		return t.info.Is(lexicon.Noun|lexicon.Plural) && !articles[t.lower]
	},
	"plural": func(_ *sentence, t token) bool { return onlyPlural(t) },
	// pluralonly is a plural that is no verb: not "costs", "plays".
	"pluralonly": func(_ *sentence, t token) bool { return onlyPlural(t) && !t.info.Is(lexicon.Third) },
	"countnoun": func(_ *sentence, t token) bool {
		_, ok := plural(t.lower)
		return ok && t.info.Is(lexicon.Noun) && !t.info.Is(lexicon.Plural|lexicon.Adj) && !collective[t.lower] && !t.title()
	},
	// counted is a noun of which there may be several, by its ending too: not "software", "marketing".
	"counted": func(_ *sentence, t token) bool { return !t.title() && counted(t.lower) },
	"cvnoun":  func(_ *sentence, t token) bool { return cvNouns[t.lower] && !t.title() },
	"adj":     func(_ *sentence, t token) bool { return t.info.Is(lexicon.Adj) },
	"adv":     func(_ *sentence, t token) bool { return lyAdverb(t) },
	"det":     func(_ *sentence, t token) bool { return determiners[t.lower] },
	"num":     func(_ *sentence, t token) bool { return isCount(t) },
	"year":    func(_ *sentence, t token) bool { return isYear(t) },
	// pastyear was over when this was written; of a later one people may tell what they plan.
	"pastyear": func(_ *sentence, t token) bool { return isYear(t) && t.text < "2026" },
	// job is a trade that many people follow, so that one works "as a" such.
	"job": func(_ *sentence, t token) bool { return trades[t.lower] },
	"singular": func(_ *sentence, t token) bool {
		return t.info.Is(lexicon.Noun) && !t.info.Is(lexicon.Plural|lexicon.Adv) && !t.title()
	},
	// people are several who do something: "drivers"; a pluralthing is what they may own: "hours".
	"people": func(_ *sentence, t token) bool {
		stem, ok := singular(t.lower)
		return ok && !t.title() && onlyPlural(t) && (language.IsRole(stem) || customers[stem])
	},
	"pluralthing": func(_ *sentence, t token) bool { return owned[t.lower] || ownedThings[t.lower] },
	// countables are people or things of which there may be a number, not a time.
	"countables": func(_ *sentence, t token) bool {
		stem, ok := singular(t.lower)
		return ok && !t.title() && onlyPlural(t) && periods[t.lower] == "" && (counted(stem) || collective[stem])
	},
	// comparative and superlative are forms of short adjectives: "faster", "fastest".
	"comparative": func(_ *sentence, t token) bool { return comparatives[t.lower] },
	"superlative": func(_ *sentence, t token) bool { return superlatives[t.lower] },
	"shortadj":    func(_ *sentence, t token) bool { return shortAdjectives[t.lower] },
	// acted is a past form that takes an object: "fixed", not "worked".
	"acted": func(_ *sentence, t token) bool { return acted(t) },
	// role is who does something by profession: "clerk".
	"role":      func(_ *sentence, t token) bool { return language.IsRole(t.lower) },
	"smallrole": func(_ *sentence, t token) bool { return !t.title() && language.IsRole(t.lower) },
	"word":      func(*sentence, token) bool { return true },
	"name":      func(_ *sentence, t token) bool { return t.title() },
}

var customers = wordset.Of(`
	customer client patient guest resident pupil child visitor member user supplier candidate colleague parent tenant employee
	vendor passenger applicant stakeholder contractor`)

var ownedThings = wordset.Of(`
	hours needs requirements complaints orders requests duties logs files records rights homes questions queries accounts demands
	concerns details repairs invoices payments wishes expectations diaries timetables rotas results reports licences licenses wages
	salaries appraisals absences belongings`)

var trades = wordset.Of(`
	nurse carer cleaner waiter waitress barista barman driver teacher tutor translator interpreter receptionist cashier chef
	cook baker butcher electrician plumber welder joiner carpenter bricklayer labourer mechanic technician engineer developer
	programmer analyst accountant bookkeeper secretary administrator assistant consultant volunteer trainee apprentice buyer
	designer architect lawyer solicitor pharmacist midwife porter picker packer machinist operator soldier librarian journalist
	photographer gardener farmer hairdresser nanny lifeguard`)

// onlyVerb reports a plain verb form that is no noun and no adjective.
func onlyVerb(t token) bool {
	return !t.title() && t.info.Is(lexicon.Base) && t.info.Level() <= 55 &&
		!t.info.Is(lexicon.Noun|lexicon.Adj|lexicon.Adv|lexicon.Plural)
}

// onlyPlural reports a noun that is surely plural: "nurses", not "works", "news".
func onlyPlural(t token) bool {
	if surePlurals[t.lower] {
		return true
	}
	return t.endsIn(lexicon.Plural, "s") && !t.info.Is(lexicon.Noun) && !singularInS[t.lower] && !t.capitals()
}

// plainVerb reports a plain verb form that is a verb before all else.
func plainVerb(info lexicon.Info) bool {
	return info.Is(lexicon.Base) && info.Is(lexicon.VerbFirst)
}

// surePast reports a past form that is no plain one: "managed", not "put".
func surePast(info lexicon.Info) bool {
	return info.Is(lexicon.Past) && !info.Is(lexicon.Base)
}

// soundPast reports a past form that is nothing else than a verb.
func soundPast(info lexicon.Info) bool {
	return info.Is(lexicon.Past) && !info.Is(lexicon.Base|lexicon.Adj|lexicon.Noun)
}

func ingForm(t token) bool { return t.endsIn(lexicon.Ing, "ing") }

func lyAdverb(t token) bool { return t.endsIn(lexicon.Adv, "ly") }

// opensPhrase reports a determiner or a count, with which an object begins.
func opensPhrase(t token) bool { return determiners[t.lower] || isCount(t) }

// isYear reports a year of the last century or of this one.
func isYear(t token) bool {
	return t.fourDigits() && (t.text[:2] == "19" || t.text[:2] == "20")
}

var surePlurals = wordset.Of(`
	people children men women years hours clients teams projects results costs reports problems issues errors complaints
	accidents mistakes delays skills duties responsibilities tasks users customers goods`)

// singularInS end in s and take the singular, or may.
var singularInS = wordset.Of(`
	is as us was has its this thus always plus less across towards besides sometimes perhaps news series species means
	headquarters mathematics physics economics politics logistics statistics analytics operations sales communications
	does electronics ethics athletics gymnastics mechanics dynamics robotics works premises barracks crossroads pounds dollars euros
	miles minutes thousands hundreds millions humanities arts services windows teams`)

var collective = wordset.Of(`
	team staff company group committee board government police family crew department management unit squad club council public
	majority number range couple pair firm panel people faculty personnel cast band army navy data media half rest most lot
	cohort workforce audience jury orchestra choir trio quartet quintet bank regiment ministry platoon troop crowd congregation parish
	class ward shift village town party gang herd flock fleet batch set collection agency union federation intake sample crop catch
	haul minority`)

var cvNouns = wordset.Of(`
	project client customer task report company department system process supplier vendor stakeholder meeting event problem
	country student patient member employee vehicle application tool award responsibility department office branch supplier
	partner audit workshop campaign module website dashboard contract product store hospital school language programme engineer
	manager nurse analyst developer volunteer colleague`)

var determiners = wordset.Of("a an the my our their his her its your this that these those each every all some any several many both no")

var countWords = wordset.Of(`
	two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen
	twenty thirty forty fifty sixty seventy eighty ninety hundred several many few numerous various`)

// isCount reports a whole number above one, in words or digits.
func isCount(t token) bool {
	if countWords[t.lower] {
		return true
	}
	if t.kind != number {
		return false
	}
	n, err := strconv.Atoi(strings.TrimSuffix(strings.ReplaceAll(t.text, ",", ""), "+"))
	return err == nil && n > 1
}
