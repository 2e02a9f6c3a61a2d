package truth

import "strings"

// irregular maps a verb form to the other forms of the same verb, for verbs
// whose stems differ. Built from one line per verb.
var irregular = func() map[string][]string {
	m := map[string][]string{}
	for _, line := range strings.Split(`begin begins began begun beginning
bring brings brought bringing
build builds built building
buy buys bought buying
catch catches caught
choose chooses chose chosen
come comes came
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
grow grows grew grown
have has had having
hold holds held
keep keeps kept
know knows knew known
lay lays laid
lead leads led leading
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
sell sells sold
send sends sent
set sets setting
show shows showed shown
shut shuts
sing sings sang sung
sit sits sat
speak speaks spoke spoken
spend spends spent
stand stands stood
strive strives strove striven
swim swims swam swum
take takes took taken
teach teaches taught
tell tells told
think thinks thought
undertake undertakes undertook undertaken
understand understands understood
win wins won
write writes wrote written`, "\n") {
		forms := strings.Fields(line)
		for _, f := range forms {
			m[f] = forms
		}
	}
	return m
}()
