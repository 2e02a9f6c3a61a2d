package perspective

import "focal/internal/wordset"

// people are nouns a singular pronoun may mean.
var people = wordset.Of(`manager director ceo cto cfo coo boss client customer patient colleague teacher mentor wife husband
	mother father daughter son friend pupil student doctor minister head chair chairman chairwoman president owner founder
	supervisor predecessor successor child woman man girl boy sister brother partner resident guest candidate artist principal
	tenant mayor chef nurse bishop judge duke queen king prince princess lady lord baroness baron duchess widow lodger neighbour
	neighbor parent grandmother grandfather aunt uncle niece nephew baby toddler individual person user learner employee
	apprentice trainee witness victim offender author actor coach captain sergeant colonel general solicitor barrister deputy
	assistant secretary headteacher matron consultant surgeon accountant lecturer professor dean heir ambassador senator governor
	councillor landlord landlady`)

// offices stand before the name of somebody ("Princess Ann", "Nurse Hill").
var offices = wordset.Of(`princess prince king queen lady lord baroness baron duchess duke count countess saint st sister brother
	nurse chef sergeant colonel major captain general inspector constable judge justice bishop president minister senator governor
	councillor ambassador mayor aunt uncle coach master mister madam sheikh`)

// times are plurals that nothing else in a sentence refers to.
var times = wordset.Of(`years months weeks days nights evenings mornings weekends hours minutes pounds euros dollars percent`)

// things only look as if they named people.
var things = wordset.Of(`degree career better number letter order paper water power tower computer server sector factor motor
	monitor tractor trailer committee coffee guarantee newsletter register charter matter quarter winter summer corner counter
	center layer border timber rubber copper silver chapter folder printer scanner router freezer cooker boiler container transfer
	tender error mirror corridor vector checklist shortlist waitlist median former further master river shelter theater meter
	filter cluster poster offer cover answer dinner supper buffer ladder lumber sewer shower calculator elevator refrigerator
	generator simulator indicator sensor reactor compressor ventilator conveyor interior exterior senior junior prior major minor
	weather leather feather gender slider disaster another other together bachelor whatever however`)

// bodies are words in the names of organisations and places.
var bodies = wordset.Of(`ltd limited plc llp inc gmbh group holdings university college school academy hospital trust council bank
	society institute association club church museum theatre street road park house hall city county borough partnership
	consulting services systems solutions partners press foundation centre center airport station agency office department
	ministry committee board company co corporation north south east west royal new great united saint port mount lake river
	language english french spanish german microsoft google`)

// groups are words for several people that do not have to be plurals.
var groups = wordset.Of(`people children staff team board company firm council committee family crew public police group others
	everyone anyone somebody someone`)
