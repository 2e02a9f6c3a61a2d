package truth

import "strings"

// irregular maps a verb form to the other forms of the same verb, for verbs
// whose stems differ. Built from one line per verb.
var irregular = func() map[string][]string {
	m := map[string][]string{}
	for _, line := range strings.Split(`begin begins began begun beginning
arise arises arose arisen
bear bears bore borne
become becomes became
bend bends bent
bid bids bid bidding
bind binds bound
break breaks broke broken
breed breeds bred
bring brings brought bringing
build builds built building
buy buys bought buying
burn burns burnt
catch catches caught
choose chooses chose chosen
come comes came
dig digs dug
cut cuts cutting
deal deals dealt
do does did done
draw draws drew drawn
drive drives drove driven
feed feeds fed
fight fights fought
find finds found
fly flies flew flown
get gets got gotten
give gives gave given
go goes went gone
fall falls fell fallen
feel feels felt
forget forgets forgot forgotten
freeze freezes froze frozen
grind grinds ground
grow grows grew grown
hang hangs hung
hear hears heard
hide hides hid hidden
have has had having
hold holds held
keep keeps kept
know knows knew known
lay lays laid
lead leads led leading
learn learns learnt
leave leaves left
lend lends lent
lose loses lost
make makes made
mean means meant
meet meets met
overcome overcomes overcame
oversee oversees oversaw overseen
pay pays paid
put puts putting
ride rides rode ridden
ring rings rang rung
rise rises rose risen
run runs ran running
say says said
see sees saw seen
seek seeks sought
shake shakes shook shaken
shoot shoots shot
shrink shrinks shrank shrunk
sew sews sewed sewn
sell sells sold
send sends sent
set sets setting
show shows showed shown
shut shuts
sing sings sang sung
sit sits sat
speak speaks spoke spoken
spend spends spent
spin spins spun
steal steals stole stolen
stick sticks stuck
strike strikes struck
sweep sweeps swept
stand stands stood
strive strives strove striven
swim swims swam swum
take takes took taken
teach teaches taught
tear tears tore torn
tell tells told
think thinks thought
troubleshoot troubleshoots troubleshot
throw throws threw thrown
undertake undertakes undertook undertaken
understand understands understood
wear wears wore worn
weave weaves wove woven
win wins won
wind winds wound
withdraw withdraws withdrew withdrawn
write writes wrote written`, "\n") {
		forms := strings.Fields(line)
		for _, f := range forms {
			m[f] = forms
		}
	}
	return m
}()
