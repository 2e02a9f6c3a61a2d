package proofread

import (
	"focal/internal/cv"
	"focal/internal/lexicon"
)

// convertLocale changes British to American spelling or back where the option
// forces a tradition; a text that follows its source is left as it is.
func (s *sentence) convertLocale() {
	convert := locales[s.options.Locale]
	if convert == nil {
		return
	}
	for i := range s.tokens {
		if !s.plain(i) || s.checker.allowed(s.tokens[i].lower, s.options) {
			continue
		}
		if right, ok := convert(s.tokens[i].lower); ok {
			s.change(i, i, right, cv.NoteSpelling, "locale", "“"+right+"” is the spelling of "+s.options.Locale+".")
		}
	}
}

const (
	britishEnglish  = "en-GB"
	americanEnglish = "en-US"
)

// locales convert a word into the spelling of a tradition.
var locales = map[string]func(string) (string, bool){britishEnglish: lexicon.British, americanEnglish: lexicon.American}

// locale is the spelling tradition of the text: the option, else what its words
// show, else British.
func (s *sentence) locale() string {
	if s.tradition == "" {
		s.tradition = s.findLocale()
	}
	return s.tradition
}

func (s *sentence) findLocale() string {
	if s.options.Locale != "" {
		return s.options.Locale
	}
	us, gb := 0, 0
	for i := range s.tokens {
		switch info := s.tokens[i].info; {
		case onlyAmerican(info):
			us++
		case onlyBritish(info):
			gb++
		}
	}
	if us > gb {
		return americanEnglish
	}
	return britishEnglish
}

func onlyAmerican(info lexicon.Info) bool {
	return info.Is(lexicon.US) && !info.Is(lexicon.Oxford|lexicon.GB)
}

func onlyBritish(info lexicon.Info) bool { return info.Is(lexicon.GB) && !info.Is(lexicon.US) }
