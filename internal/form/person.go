package form

// person sets what belongs to the person in form: details, telephones, the address, languages and referees.
func (f *former) person() {
	f.profileLabels()
	f.phones()
	f.languages()
	f.keptDetails()
	f.details()
	f.tornAddress()
	f.lives()
	f.looseDetails()
	f.referees()
}
