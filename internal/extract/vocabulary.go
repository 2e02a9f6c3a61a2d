package extract

import "focal/internal/extract/words"

// hyphenPrefix are words that keep their hyphen when a line ends there.
var hyphenPrefix = words.NewSet("self", "non", "cross", "co", "multi", "call", "part", "full", "long", "short", "high", "low", "well",
	"end", "front", "back", "third", "first", "second", "user", "data", "cost", "time", "on", "off", "in", "out", "up", "pre", "post",
	"re", "sub", "semi", "anti", "real", "large", "small", "state", "world", "one", "two", "three", "four", "five", "six", "year",
	"day", "month", "face", "peer", "server", "client", "cloud", "test", "problem", "decision", "team", "award", "market", "customer",
	"open", "all", "best", "hands", "e", "t", "x", "large", "mid", "near", "next", "follow", "sign", "log", "set", "start", "stand",
	"check", "work", "cutting", "leading", "fast", "evidence", "risk", "value", "quality", "object", "event", "service", "micro",
	"inter", "intra", "over", "under", "ultra", "vice", "ex", "go", "hand", "life", "home", "web", "mobile", "light", "heavy",
	"single", "double", "new", "old", "whole", "side", "step", "stage", "point", "problem", "solution", "performance", "mission",
	"business", "company", "industry", "field", "site", "shift", "round", "half", "quarter", "deep", "wide", "right", "left", "top",
	"bottom", "people", "person", "community", "project")
