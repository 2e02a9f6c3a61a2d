package language

import "focal/internal/wordset"

// IsRole reports a singular noun in lower case that names a person by what they do:
// "engineer", "charterholder", "graduate".
func IsRole(word string) bool {
	return !notRoles[word] && (IsPerson(word) || roles[word])
}

// roles are those that no ending tells.
var roles = wordset.Of(`
	accountant advocate aide analyst anaesthetist apprentice architect artist associate captain chaplain charterholder chef
	chief clerk coach consultant craftsman craftswoman director doctor economist executive expert founder geologist graduate
	guard guide head helper individual journalist lead leader lecturer lieutenant linguist maker marine mathematician mechanic
	mentor midwife novelist nurse carer baker rider miner tiler officer operative paramedic pharmacist physicist physicians
	pilot planner postgraduate practitioner professional professor programmer psychologist researcher sailor scientist secretary
	sergeant setter soldier solicitor specialist statistician student surgeon surveyor teacher technologist therapist trainee
	translator tutor undergraduate vet veteran welder writer zoologist polyglot physician marketer cook plumber baker joiner
	nanny diver foreman forewoman draftsman draughtsman salesman saleswoman salesperson storeman steward buyer mason repairman lineman`)

// machines end like names of people, and do what people did once.
var machines = wordset.Of(`
	transformer generator compressor conductor isolator breaker heater cooler chiller boiler exchanger inverter converter
	rectifier motor rotor stator actuator sensor detector transmitter receiver regulator capacitor reactor resistor inductor
	adaptor adapter connector insulator charger amplifier elevator escalator excavator crusher conveyor blower burner damper
	dryer drier feeder hopper mixer mower processor projector radiator reducer refrigerator separator shutter simulator starter
	thermometer timer tractor ventilator contactor freezer cutter grinder turbocharger economiser economizer hydrometer
	manometer multimeter voltmeter ammeter flowmeter meter vector scooter helicopter browser compiler parser loader bumper`)

// notRoles end like names of people and are not.
var notRoles = wordset.Of(`
	career customer computer number order paper power tower server sector factor monitor quarter center centre water letter
	better greater further other another together never ever over under however matter offer cover filter laser radar rigour
	labour behaviour favour summer winter semester chapter charter register newsletter committee guarantee degree employee
	fee-paying player-centred consumer interior exterior senior junior prior major minor superior director-level container
	trailer transfer answer buffer router printer scanner folder calendar cluster master fibre fiber layer user manpower
	consist assist persist resist exist insist desist`)
