package language

import (
	"strings"

	"focal/internal/wordset"
)

// verbPrepositions lists intransitive verbs that are nouns too, with the
// prepositions that show the verb ("and report to the board").
var verbPrepositions = prepositionTable(`work:with,on,in,for,alongside,across,at,from,to,closely,within,as,under,independently report:to,into,on,back
	deal:with care:for cook:for,at,with travel:to,across,between,for,with,in,throughout,within talk:to,with,through,about volunteer:at,for,with,in,as,on
	study:for,at,in,under,with pitch:to,for interface:with partner:with network:with consult:with,on,for trade:in answer:to,for act:as,for,on,with,upon
	brief:on help:with,to,out,in,at,on support:with aim:to,for plan:for,to,ahead focus:on pride:on stand:in,up,for play:for,in run:for,in,through walk:through
	coach:in,on,at train:for,in,with,on sit:on,in speak:at,to lead:on,in,by look:after,for,at,into,to,forward search:for shop:for wait:on,for
	teach:at,in,on start:with,at,by push:for balance:with swim:for,in race:for need:to hope:to,for offer:to love:to promise:to dance:in,with,for
	fish:in paint:in sketch:in film:in act:as,on,for challenge:on chair:in contribute:to liaise:with log:on,into link:to,with
	market:to match:to,with,against move:to,into,between,from page:through present:at,to,on,in sail:in,on,with sell:to,into,through,on,for serve:on,as,in,at,with
	sign:for,off,up ship:to,on,from,out stop:at,to switch:to,between,from tend:to test:for,against,with tour:with,in watch:for,over,out write:for,on,about,to,in
	export:to,from import:from quote:for prototype:in,on comment:on commute:to,from,between budget:for blog:about,on,for contract:with,for campaign:for,on,against vote:for fight:for,against order:from
	arrange:for,with refer:to step:in,up cycle:to walk:to sing:in,with act:in skate:in tour:with,in row:for,in bat:for bowl:for rank:in,among practice:in practise:in bargain:with,for referee:on,at,for wish:to attempt:to try:to like:to
	partner:up,with forward:to
	check:in,on,for,with,that bid:for,on draw:on,up hand:over,out pick:up,out take:on,over,up,part shop:for guest:on feature:in,on school:in`)

func prepositionTable(rows string) map[string]map[string]bool {
	table := map[string]map[string]bool{}
	for row := range strings.FieldsSeq(rows) {
		verb, list, _ := strings.Cut(row, ":")
		if table[verb] == nil {
			table[verb] = map[string]bool{}
		}
		for p := range strings.SplitSeq(list, ",") {
			table[verb][p] = true
		}
	}
	return table
}

// compoundHeads are nouns that take a noun before them: "support teams" after
// "sales and" is one thing, not something done to teams.
var compoundHeads = wordset.Of(`
	team teams service services function functions system systems role roles activity activities process processes operation
	operations department departments contract contracts package packages tool tools workflow workflows document documents
	documentation material materials requirement requirements cost costs desk desks centre centres center facility facilities
	equipment environment environments strategy strategies meeting meetings event events course courses session sessions request
	requests ticket tickets case cases data budget budgets engineer engineers officer officers specialist specialists work
	standard standards policy policies procedure procedures area areas plan plans unit units work works industry sector analysis
	management delivery control planning development administration research improvement automation business businesses cycle
	cycles schedule schedules programme programmes phase phases submission submissions office offices findings group groups firm
	company agency studio lab panel board committee forum permit report reports paper papers estimates record records file files
	form forms software hardware skills issues techniques methods practice practices experience knowledge`)

// bareIntransitive verbs may end a clause ("I cook and clean.").
var bareIntransitive = wordset.Of(`
	cook clean sing dance swim travel write read teach volunteer paint draw code blog tutor coach drive cycle run climb sail ski
	surf hike camp fish sew knit bake garden act perform play present train mentor listen learn grow weld deliver`)

// numbered nouns stand before a number ("Stage 3 reports").
var numbered = wordset.Of(`
	phase grade stage level type class key band step year tier category part section schedule form page release route unit
	channel block code`)
