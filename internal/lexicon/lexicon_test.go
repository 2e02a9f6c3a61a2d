package lexicon

import (
	"strings"
	"testing"
)

func TestLookup(t *testing.T) {
	for _, c := range []struct {
		word  string
		flags Info
		max   int // highest level
	}{
		{"managed", Past | PastPart, 35},
		{"colour", GB, 35},
		{"color", US, 35},
		{"organise", GB, 50},
		{"organize", US | Oxford, 50},
		{"wrote", Past, 35},
		{"written", PastPart, 35},
		{"analyses", Plural, 50},
		{"Monday", 0, 50},
		{"managing", Ing, 35},
		{"Managing", Ing, 35},
		{"children", Plural, 35},
	} {
		i := Lookup(c.word)
		if !i.Known() || c.flags != 0 && !i.Is(c.flags) || i.Level() > c.max {
			t.Errorf("%s: %b level %d", c.word, i, i.Level())
		}
	}
	for _, word := range []string{"", "recieve", "traning", "x\xff", "zzzz"} {
		if Exact(word).Known() {
			t.Errorf("%q is no word", word)
		}
	}
}

func TestNear(t *testing.T) {
	got := map[string]int{}
	Near("recieve", 1, func(w string, d int, i Info) {
		got[w] = d
		if i != Exact(w) {
			t.Errorf("%s: info differs from Exact", w)
		}
	})
	if got["receive"] != 1 {
		t.Errorf("got %v", got)
	}
}

func BenchmarkLookup(b *testing.B) {
	for b.Loop() {
		Lookup("Responsibilities")
	}
}

func BenchmarkNear1(b *testing.B) {
	for b.Loop() {
		Near("responsability", 1, func(string, int, Info) {})
	}
}

func BenchmarkNear2(b *testing.B) {
	for b.Loop() {
		Near("responsability", 2, func(string, int, Info) {})
	}
}

func TestTraditions(t *testing.T) {
	for british, american := range map[string]string{
		"organise": "organize", "organisations": "organizations", "analysed": "analyzed", "colour": "color", "favourable": "favorable",
		"centre": "center", "centres": "centers", "catalogue": "catalog", "labelled": "labeled", "travelling": "traveling",
		"paediatric": "pediatric", "anaesthesia": "anesthesia", "licence": "license", "programme": "program",
		"fulfilment": "fulfillment", "defence": "defense", "prioritising": "prioritizing",
	} {
		if got, _ := American(british); got != american {
			t.Errorf("%s -> %s, want %s", british, got, american)
		}
		if american == "program" || american == "license" {
			continue // the American spelling is British too, in another sense
		}
		if got, _ := British(american); got != british {
			t.Errorf("%s -> %s, want %s", american, got, british)
		}
	}
	for _, word := range []string{"exercise", "four", "advise", "meter", "metre", "practice", "for", "enough"} {
		if got, ok := American(word); ok && word != "metre" {
			t.Errorf("%s became %s", word, got)
		}
	}
}

// TestNormal: one form for all spellings of a word, and never one for two words.
func TestNormal(t *testing.T) {
	for _, pair := range strings.Fields(`sterilisation/sterilization programme/program programmes/programs colour/color labelling/labeling
		counsellor/counselor paediatric/pediatric haematology/hematology archaeology/archeology orthopaedics/orthopedics foetal/fetal
		anaesthetist/anesthetist manoeuvre/maneuver licence/license centre/center fulfil/fulfill enrolment/enrollment modeller/modeler
		mould/mold moulding/molding fibre/fiber dialogue/dialog judgement/judgment ageing/aging enquiries/inquiries tunnelling/tunneling
		palletising/palletizing anonymised/anonymized digitalisation/digitalization practising/practicing sulphate/sulfate
		behavioural/behavioral defence/defense focussed/focused skilful/skillful draughtsman/draftsman analyser/analyzer`) {
		a, b, _ := strings.Cut(pair, "/")
		if Normal(a) != Normal(b) {
			t.Errorf("%s is %s, %s is %s", a, Normal(a), b, Normal(b))
		}
	}
	for _, pair := range strings.Fields(`cheque/check storey/story tyre/tire four/for hour/or filling/filing tilling/tiling nursing/nursery
		shoe/she wise/size princess/princes planed/planned java/javascript rise/rize does/des polish/police labour/laboratory`) {
		a, b, _ := strings.Cut(pair, "/")
		if Normal(a) == Normal(b) {
			t.Errorf("%s and %s are both %s", a, b, Normal(a))
		}
	}
}
