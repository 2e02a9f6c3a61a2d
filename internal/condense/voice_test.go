package condense

import (
	"testing"

	"focal/internal/cv"
)

func TestSpoken(t *testing.T) {
	for _, c := range []struct{ before, after string }{
		// What somebody is.
		{"Veteran signalling fitter with nine years in rail.", "I am a veteran signalling fitter with nine years in rail."},
		{"Experienced and dedicated teacher of physics.", "I am an experienced and dedicated teacher of physics."},
		{"Bookkeeper who likes tidy ledgers", "I am a bookkeeper who likes tidy ledgers."},
		{"Test engineer focused on brakes and doors.", "I am a test engineer focused on brakes and doors."},
		{"RYA qualified skipper with 12 seasons at sea.", "I am an RYA qualified skipper with 12 seasons at sea."},
		{"A patient carer for older people.", "I am a patient carer for older people."},
		{"Royal Navy diver with 16 years of service.", "I am a Royal Navy diver with 16 years of service."},
		{"Skilled drivers using Docker and Rope Hub for tides.", "Skilled drivers using Docker and Rope Hub for tides."},
		{"Orchestrated stored cargoes using Docker and Hub.", "Orchestrated stored cargoes using Docker and Hub."},
		{"Currently associate with two yards.", "Currently associate with two yards."},
		{"Demonstrating Knowledge of ropes.", "Demonstrating Knowledge of ropes."},
		// Its spaces are lost.
		{"Seekingapostinaharbourwherelearning isathome, knowledge.", "Seekingapostinaharbourwherelearning isathome, knowledge."},
		// An item of a list of duties.
		{"6. Skilled welding work of all kinds.", "6. Skilled welding work of all kinds."},
		// A verb with a "to" too many.
		{"Guide to riggers on their daily work.", "Guide to riggers on their daily work."},
		{"Guide for the museum of the port.", "I am a guide for the museum of the port."},
		// An aim that opens with a verb.
		{"Exercise exceptional skill in the yard.", "Exercise exceptional skill in the yard."},
		// How somebody is.
		{"Committed to safe working.", "I am committed to safe working."},
		{"NMC registered with full PIN.", "I am NMC registered with full PIN."},
		{"Reliable, punctual and hard-working.", "I am reliable, punctual and hard-working."},
		{"Comfortable working at heights.", "I am comfortable working at heights."},
		{"Seeking a post in estates.", "I am seeking a post in estates."},
		{"Bilingual Welsh and English.", "I am bilingual in Welsh and English."},
		// It tells already, or lists how somebody is.
		{"Holds wide knowledge of ropes and tides.", "Holds wide knowledge of ropes and tides."},
		{"Hard working, focused, good knowledge of ropes.", "Hard working, focused, good knowledge of ropes."},
		{"A result Oriented Professional With 6+ years of Experience.", "A result Oriented Professional With 6+ years of Experience."},
		// What somebody has.
		{"Proven record of opening depots on time.", "I have a proven record of opening depots on time."},
		{"Over ten years of experience in catering.", "I have over ten years of experience in catering."},
		{"Six years in lift repair; comfortable at heights.", "I have six years in lift repair. I am comfortable at heights."},
		{"A demanding position in a yard where I can learn.", "I seek a demanding position in a yard where I can learn."},
		{"A Competent rigger with nine years at sea.", "I am a competent rigger with nine years at sea."},
		{"Looking forward to joining a crew.", "I am looking forward to joining a crew."},
		{"Seeking Deck Work in a yard.", "I am seeking Deck Work in a yard."},
		{"Ready to work at sea.", "I am ready to work at sea."},
		{"A position that opened the yard to ferries.", "A position that opened the yard to ferries."},
		{"To be a skilled rigger seeking a post at sea.", "To be a skilled rigger seeking a post at sea."},
		{"A good team member ability to work at heights.", "A good team member ability to work at heights."},
		{"Excellent endurance and ability to work at heights.", "I have excellent endurance and ability to work at heights."},
		{"Over 7 Yrs. Experience in the repair of boats.", "Over 7 Yrs. Experience in the repair of boats."},
		{"Offering over ten years of experience at sea.", "I have over ten years of experience at sea."},
		{"Possessing sound knowledge of knots.", "I have sound knowledge of knots."},
		{"Offering boat trips to tourists.", "Offering boat trips to tourists."},
		{"Offering workshops in communication skills to young crews.", "Offering workshops in communication skills to young crews."},
		{"Seeking a post in your yard.", "Seeking a post in your yard."},
		{"To obtain a seasonal post at sea.", "I seek a seasonal post at sea."},
		{"To be part of a crew that keeps its promises.", "I seek to be part of a crew that keeps its promises."},
		{"Obtain a position in a yard where I can use my skills.", "I seek a position in a yard where I can use my skills."},
		{"TO Work in a yard where I can learn.", "I seek to work in a yard where I can learn."},
		{"Also experience in the repair of boats.", "I also have experience in the repair of boats."},
		{
			"Final-year Rope Science student with two boats. Focused on clean knots. .",
			"I am a final-year Rope Science student with two boats. I am focused on clean knots. .",
		},
		{"To seek new tasks at sea.", "I seek new tasks at sea."},
		{"To seek new tasks at sea and learn all the knots.", "I hope to seek new tasks at sea and learn all the knots."},
		{"Work in a challenging environment, using my skills.", "I seek to work in a challenging environment, using my skills."},
		{"Working with the firm where I can use my skills.", "I seek to work with the firm where I can use my skills."},
		{"Working in a firm that builds cranes.", "I am working in a firm that builds cranes."},
		{"Working for a firm where I test pumps.", "I am working for a firm where I test pumps."},
		{"Work for an environment agency on water.", "Work for an environment agency on water."},
		{"Having 2 years of IT experience in a yard.", "I have 2 years of IT experience in a yard."},
		{"To synchronies the old charts with the new.", "I seek to synchronies the old charts with the new."},
		{"To explore new seas.", "I seek to explore new seas."},
		{"To date I have built two ships.", "To date I have built two ships."},
		{"To date, two ships were built.", "To date, two ships were built."},
		{"To serve at sea, I have learnt to swim.", "To serve at sea, I have learnt to swim."},
		{"Having four years of experience in rope work.", "I have four years of experience in rope work."},
		{"Highly motivated, effective sailor and cook.", "I am a highly motivated, effective sailor and cook."},
		{"Results-oriented Supervisor with two crews.", "I am a results-oriented Supervisor with two crews."},
		{"Embedded Systems Engineer with one year at sea.", "I am an Embedded Systems Engineer with one year at sea."},
		{"Welsh Upper Intermediate, Belarusian - Advanced", "Welsh Upper Intermediate, Belarusian - Advanced"},
		{"Possess sound knowledge of knots.", "Possess sound knowledge of knots."},
		{"Willing to relocate to: Hull", "Willing to relocate to: Hull"},
		{"Knowledge pneumatic system, pneumatic cylinder.", "Knowledge pneumatic system, pneumatic cylinder."},
		{"Self-discipline analytical approach, team player.", "Self-discipline analytical approach, team player."},
		{"Dedicated, professional teaching of knots and sails.", "Dedicated, professional teaching of knots and sails."},
		{"Total 2 years of experience in rope work.", "I have 2 years of experience in rope work."},
		{"Total war is what boats are built for.", "Total war is what boats are built for."},
		{"Aspiring Deck Officer with a keen interest in ropes.", "I am an aspiring Deck Officer with a keen interest in ropes."},
		{"Basic Welsh speaking skills.", "I have basic Welsh speaking skills."},
		{"Basic Knowledge of ropes.", "I have basic Knowledge of ropes."},
		{"Basic Life Support instructor in hospitals.", "I am a Basic Life Support instructor in hospitals."},
		// Sentences, and what is not certain, stay.
		{"I am a fitter.", "I am a fitter."},
		{"Runs a two-van crew and trains one apprentice.", "Runs a two-van crew and trains one apprentice."},
		{"Built and ran three bakeries.", "Built and ran three bakeries."},
		{"Took a year out to travel.", "Took a year out to travel."},
		{"Experience includes night shifts.", "Experience includes night shifts."},
		{"Ran the engineer training scheme.", "Ran the engineer training scheme."},
		{"Known as “the fixer” on site.", "Known as “the fixer” on site."},
		{"She is a fitter with nine years in rail.", "She is a fitter with nine years in rail."},
		{"Teams of fitters look to me for advice.", "Teams of fitters look to me for advice."},
	} {
		if got := Spoken(c.before); got != c.after {
			t.Errorf("%q: got %q, want %q", c.before, got, c.after)
		}
	}
}

// Fragments of profiles that people write without a subject, and what only looks like one.
// Without a name nobody is there whom a pronoun could stand for, so the sentence that opens a profile by who somebody is stays.
func TestOpeningWithoutName(t *testing.T) {
	for _, c := range []struct {
		name, text, want string
		to               cv.Perspective
	}{
		{"", "Patient rigger with nine masts.", "Patient rigger with nine masts.", cv.ThirdPerson},
		{"", "Patient rigger with nine masts. Skilled in knots.", "Patient rigger with nine masts. I am skilled in knots.", cv.ThirdPerson},
		{"", "Over ten years of experience at sea.", "I have over ten years of experience at sea.", cv.ThirdPerson},
		{"", "Patient rigger with nine masts. I tie knots.", "I am a patient rigger with nine masts. I tie knots.", cv.FirstPerson},
		{"", "Patient rigger with nine masts. I tie knots.", "I am a patient rigger with nine masts. I tie knots.", cv.ThirdPerson},
		{"Ann Moss", "Patient rigger with nine masts.", "I am a patient rigger with nine masts.", cv.ThirdPerson},
	} {
		doc := &cv.Document{Locale: "en-GB", Summary: []cv.Text{{ID: "a", Value: c.text}, {ID: "b", Value: "Skilled in tar."}}}
		doc.Person.Name.Value = c.name
		Voice(doc, c.to, nil)
		if got := doc.Summary[0].Value; got != c.want {
			t.Errorf("%+v: %q", c, got)
		}
		if got := doc.Summary[1].Value; got != "I am skilled in tar." {
			t.Errorf("%+v: %q follows", c, got)
		}
	}
}

func TestSpokenOwners(t *testing.T) {
	for _, c := range []struct{ before, after string }{
		{"Over one year experience as a rigger in two yards", "I have over one year experience as a rigger in two yards."},
		{"Experience with slipway winches.", "I have experience with slipway winches."},
		{"Related factors of mast repair.", "Related factors of mast repair."},
		{"Experience the sea with us.", "Experience the sea with us."},
		{"Have a sound knowledge of knots.", "I have a sound knowledge of knots."},
		{"Have the ropes checked daily.", "Have the ropes checked daily."},
		{"Possessing proven track record in refits.", "I have proven track record in refits."},
		{"Possessing an in-depth knowledge of tides.", "I have an in-depth knowledge of tides."},
		{"Familiar with tides and have strong leadership skills.", "I am familiar with tides and have strong leadership skills."},
		{"Strong in splicing, whipping and rigging.", "I am strong in splicing, whipping and rigging."},
		{"Good at splicing.", "I am good at splicing."},
		{"Strong in the current, the ferry broke loose.", "Strong in the current, the ferry broke loose."},
		{"Young, dynamic and hardworking.", "I am young, dynamic and hardworking."},
		{"A competent rigger or deck engineer with ropes.", "I am a competent rigger or deck engineer with ropes."},
		{"Marine Biology major with two summers at sea.", "I am a Marine Biology major with two summers at sea."},
		{"Reliable young woman who recently received a licence.", "I am a reliable young woman who recently received a licence."},
		{"Rope technician with a degree that includes work at sea.", "I am a rope technician with a degree that includes work at sea."},
		{"Inclination to grow in the field of ropes.", "I have an inclination to grow in the field of ropes."},
		{"Active participation and winner in many regattas.", "Active participation and winner in many regattas."},
		{"To help judge the crew's progress, I administered surveys.", "To help judge the crew's progress, I administered surveys."},
		{"Professional experience in advising crews.", "I have professional experience in advising crews."},
		{"Driven Rope-Professional with 4 years of rigging.", "I am a driven Rope-Professional with 4 years of rigging."},
		{"Also having a diploma in rope work and rigging.", "I also have a diploma in rope work and rigging."},
		{"Also having asked for a raise, he left.", "Also having asked for a raise, he left."},
		{
			"Holder of knots. Sound background in ropes, including “Advanced Level” splicing.",
			"I am a holder of knots. I have a sound background in ropes, including “Advanced Level” splicing.",
		},
		{"Strong background in ropes. “Never a dull day at sea.”", "Strong background in ropes. “Never a dull day at sea.”"},
		{"Positive self-starter with strong hands.", "I am a positive self-starter with strong hands."},
	} {
		if got := Spoken(c.before); got != c.after {
			t.Errorf("Spoken(%q) = %q, want %q", c.before, got, c.after)
		}
	}
}
