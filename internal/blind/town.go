package blind

import (
	"slices"
	"strings"

	"focal/internal/cv"
	"focal/internal/extract/labeller"
	"focal/internal/extract/words"
	"focal/internal/sieve"
)

// townOf is an address without street, number and code.
func townOf(p cv.Place) string {
	value := p.Value
	if m := addressLabel.FindStringSubmatch(value); m != nil {
		value = m[1]
	}
	kept, last, houses := townParts(value)
	if houses {
		kept = fromTown(kept, last)
	}
	if len(kept) == 0 && isTown(p.City) {
		return cityOf(p)
	}
	n := 2 // the town and its region
	if len(kept) > 0 && (isCountry.MatchString(kept[len(kept)-1]) || isRegion.MatchString(kept[len(kept)-1])) {
		n = 3
	}
	return strings.Join(kept[max(0, len(kept)-n):], ", ")
}

// townParts are the parts of an address that are no house, the last of them where nothing but a
// town or a land is behind it, and whether the address has houses, codes or what was taken out.
func townParts(value string) (kept []string, last string, houses bool) {
	houses = strings.Contains(value, withheld)
	for _, whole := range addressParts(strings.ReplaceAll(value, withheld, "")) {
		part := townBehind(withoutCode(whole))
		switch {
		case part != "" && part == last:
		case len([]rune(part)) > 2 && !isStreet(part), isRegion.MatchString(part):
			kept, last = append(kept, part), part
		case part != "":
			last = ""
		}
		houses = houses || part != whole || last == ""
	}
	return kept, last, houses
}

// codeAhead is a postal code before its town: "80331 München", "D 10827 Berlin".
var codeAhead = sieve.MustCompile(`^(?:[A-Z]{1,2}[ -])?\d{5} ((?:\p{Lu}\pL+[ -]?){1,3})$`)

// townBehind is the town that follows a box, a house or a code in one part of an address, else the part.
func townBehind(part string) string {
	if m := codeAhead.FindStringSubmatch(part); m != nil && !isStreet(m[1]) {
		return m[1]
	}
	rest := strings.Trim(house.ReplaceAllString(part, ""), " .:-–—")
	if rest != part && isTown(rest) {
		return rest
	}
	return part
}

// fromTown is what of an address is a town that is known and what follows it: before it stand houses
// and villages, which nothing but a list of towns tells from one. Where none is known, the last part
// of the address is the town, and the one before a country or region that is named last.
func fromTown(parts []string, last string) []string {
	if at := slices.IndexFunc(parts, isTown); at >= 0 {
		to := len(parts)
		for to > at+1 && !isLand(strings.Trim(parts[to-1], "() .")) && !isTown(parts[to-1]) {
			to--
		}
		return parts[at:to]
	}
	n := len(parts)
	switch {
	case last == "":
		return slices.DeleteFunc(parts, func(part string) bool { return !isLand(strings.Trim(part, "() ")) })
	case isLand(last):
		return parts[max(0, n-2):]
	}
	return parts[n-1:]
}

// isTown reports a town that is known, whatever its region is behind it: "Bhopal M.P (INDIA".
func isTown(part string) bool {
	name, _, _ := strings.Cut(part, "(")
	return labeller.Town(strings.Trim(stateBehind.ReplaceAllString(strings.TrimSpace(name), ""), " .:-–—"))
}

// stateBehind finds the state behind a town: "Bhopal M.P".
var stateBehind = sieve.MustCompile(`[ .]+(?:[A-Z]{2}|[A-Z]\. ?[A-Z]\.?|(?i:cantt?\.?))$`)

// isLand reports a country or a region.
func isLand(part string) bool {
	places, name := words.Places(), words.Fold(part)
	return isCountry.MatchString(part) || isRegion.MatchString(part) || places.Region.Has(name) || places.Country.Has(name)
}

// isCountry finds those that are often written behind the region of a town.
var isCountry = sieve.MustCompile(`(?i)^(?:india|pakistan|bangladesh|nepal|sri lanka|usa|u\.s\.a\.?|uk|united kingdom` +
	`|united states.*|u\.?a\.?e\.?|` +
	`united arab emirates|.*saudi arabia|oman|qatar|kuwait|bahrain|egypt|kenya|nigeria|canada|australia|germany` +
	`|deutschland|tamil ?nadu|(?:uttar|madhya|andhra|himachal|arunachal) ?pradesh|west ?bengal|france|españa|spain|italy|ireland)\.?$`)

// isRegion finds short names of countries and states.
var isRegion = sieve.MustCompile(`^(?:[A-Z]{2}|\(?[A-Z]\.[A-Z]\.?\)?)$`)

// cityOf is the city of an address that was read in parts, with what of its region and
// country the CV names.
func cityOf(p cv.Place) string {
	parts := []string{p.City}
	for _, more := range []string{p.Region, p.Country} {
		if more != "" && strings.Contains(p.Value, more) && more != p.City && !isStreet(more) {
			parts = append(parts, more)
		}
	}
	return strings.Join(parts, ", ")
}
