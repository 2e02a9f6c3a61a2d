package perspective

import (
	"focal/internal/cv"
	"focal/internal/language"
	"focal/internal/wordset"
)

// functionLists are the projects of which two bullets at least tell what the users of the thing can do with it, and none what was
// done to make it: "Search for boats", "Add ropes to the cart". None of that is a deed of the candidate.
func functionLists(doc *cv.Document) map[string]bool {
	used, made := map[string]int{}, map[string]int{}
	doc.Walk(func(r cv.Ref) {
		if r.Section != cv.SectionProjects || r.Role != cv.RoleBullet || len(r.Text.Value) > maxLength {
			return
		}
		list := passages(r.Text.Value)
		switch {
		case len(list) == 0:
		case ofUsers[list[0].at(0).Low]:
			used[entryOf(r)]++
		case list[0].tellsDeed(), list[0].at(0).Has(language.Past):
			made[entryOf(r)]++
		}
	})
	lists := map[string]bool{}
	for entry, n := range used {
		lists[entry] = n > 1 && made[entry] == 0
	}
	return lists
}

// ofUsers are verbs for what users of a program do.
var ofUsers = wordset.Of(`search explore browse view show add edit delete remove save filter sort login register book order pay play
	like share`)

// ofProduct reports a text of a project that tells what its users can do with the thing, and then what that is: "Share ropes with
// friends. RopeMe is a site for sailors."
func ofProduct(list []passage) bool {
	if len(list) < 2 || !ofUsers[list[0].at(0).Low] && !withProduct[list[0].at(0).Low] {
		return false
	}
	for _, p := range list[1:] {
		if tagged(p.at(0), language.TagProper) && p.at(1).Is("is", "helps", "lets", "allows", "brings", "offers", "provides") ||
			p.at(0).Is("this", "it") && p.at(1).Is("is") ||
			p.at(0).Is("this", "the") && products[p.at(1).Low] && p.at(2).Is("is", "helps", "lets", "allows", "offers", "provides") {
			return true
		}
	}
	return false
}

// products are what such a thing is called.
var products = wordset.Of("app application site website platform system tool software portal game program service product project")

// withProduct are further verbs for that, of which a list of deeds may hold some as well.
var withProduct = wordset.Of("connect chat discover find listen watch read post upload download compare choose enjoy meet send receive")
