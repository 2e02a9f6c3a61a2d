package blind

import (
	"testing"

	"focal/internal/cv"
)

// What is neutral says the same: a word is changed only where it is said of a person,
// and names, trades and verbs that look alike stay.
func TestWithoutOrigin(t *testing.T) {
	for _, c := range []struct {
		role       cv.Role
		text, want string
	}{
		// a form of address behind letters
		{cv.RoleProse, "MBA, PGD XQ Mr. Orme leads. Notre Dame", "MBA, PGD XQ Orme leads. Notre Dame"},
		// a family where a sentence begins with it
		{cv.RoleProse, "Led nine. Mother of two.", "Led nine. Parent of two."},
		{cv.RoleProse, "Leads. Husband and father of two girls.", "Leads. Partner and parent of two girls."},
		{cv.RoleProse, "Led nine. Husband and Sons Ltd", "Led nine. Husband and Sons Ltd"},

		// the verb agrees, and only with a "they" of ours
		{cv.RoleProse, "They always deliver; they teach.", "They always deliver; they teach."},
		{cv.RoleProse, "They discuss plans. They focus on costs.", "They discuss plans. They focus on costs."},
		{cv.RoleProse, "She teaches and he always delivers.", "They teach and they always deliver."},
		{
			cv.RoleProse, "She was lead; he has keys, she does what he is told.",
			"They were lead; they have keys, they do what they are told.",
		},
		{cv.RoleProse, "He studies, she goes, he fixes.", "They study, they go, they fix."},
		{cv.RoleProse, "She led; he often discusses plans.", "They led; they often discuss plans."},
		{cv.RoleProse, "SHE LEADS.", "THEY LEAD."},
		{
			cv.RoleProse, "She’s been lead, he's responsible, she’s running it.",
			"They’ve been lead, they're responsible, they’re running it.",
		},
		{cv.RoleProse, "She will lead.", "They will lead."},
		{cv.RoleProse, "She, leads aside, did it.", "They, leads aside, did it."},
		{cv.RoleProse, "U.S. citizen. Led it.", "[withheld]. Led it."},
		// pronouns
		{cv.RoleProse, "Led her team and her two teams; helped her grow.", "Led their team and their two teams; helped them grow."},
		{cv.RoleProse, "Advised her on pay and paid her.", "Advised them on pay and paid them."},
		{cv.RoleProse, "His plan; a plan of his, hers too.", "Their plan; a plan of theirs, theirs too."},
		{cv.RoleProse, "Helped her plan.", "Helped [withheld] plan."},
		{cv.RoleProse, "Took part in her plan.", "Took part in their plan."},
		{cv.RoleBullet, "Lectured in HE and led SHE audits on the HIS.", "Lectured in HE and led SHE audits on the HIS."},
		// names and fixed phrases
		{cv.RoleOrganisation, "Isle of Man Council", "Isle of Man Council"},
		{cv.RoleOrganisation, "Lady Boy and Husband Ltd", "Lady Boy and Husband Ltd"},
		{cv.RoleBullet, "Audits for the Isle of Man Council", "Audits for the Isle of Man Council"},
		{cv.RoleLanguage, "Mother tongue", "Mother tongue"},
		{cv.RoleProse, "German is my mother tongue.", "German is my mother tongue."},
		{cv.RoleProse, "Engineer and mother of two who leads crews.", "Engineer and parent of two who leads crews."},
		{cv.RoleProse, "Buttons, buckles and mother of pearl.", "Buttons, buckles and mother of pearl."},
		{cv.RoleProse, "I am a practising Catholic and like choirs.", "I am [withheld] and like choirs."},
		{cv.RoleProse, "A member of the Sikh community in Hull.", "A member of the [withheld] in Hull."},
		{cv.RoleProse, "Raised money for the Jewish Community Centre.", "Raised money for the Jewish Community Centre."},
		{cv.RoleProse, "Taught Hindu law and Christian art.", "Taught Hindu law and Christian art."},
		{cv.RoleTitle, "Event Steward", "Event Steward"},
		{cv.RoleTitle, "Shop steward", "Shop steward"},
		{cv.RoleTitle, "Maternity Nurse", "Maternity Nurse"},
		{cv.RoleBullet, "Manned a male ward with 20 man hours a day.", "Manned a [withheld] ward with 20 man hours a day."},
		{cv.RoleBullet, "Served male patients and female connectors.", "Served male patients and female connectors."},
		{cv.RoleBullet, "Married design with function.", "Married design with function."},
		{cv.RoleBullet, "Hired to man the desk; worked for George Foreman.", "Hired to man the desk; worked for George Foreman."},
		{cv.RoleBullet, "Miss no deadline at Notre Dame.", "Miss no deadline at Notre Dame."},
		{cv.RoleBullet, "Sir Jo Pell and Mrs. Orme", "Jo Pell and Orme"},
		// what does tell it
		{cv.RoleTitle, "Site Foreman", "Site Supervisor"},
		{cv.RoleTitle, "CHAIRMAN OF THE BOARD", "CHAIR OF THE BOARD"},
		{cv.RoleProse, "I am a mother of two, and my husband works.", "I am a parent of two, and my partner works."},
		{cv.RoleProse, "Father of two", "Parent of two"},
		{cv.RoleProse, "A young woman with drive, the only female engineer.", "A young person with drive, the only [withheld] engineer."},
		{cv.RoleDetail, "Female", "[withheld]"},
		{cv.RoleDetail, "Married, two children", "[withheld], two children"},
		{cv.RoleProse, "I am happily married.", "I am happily [withheld]."},
		{cv.RoleProse, "Back from maternity leave.", "Back from parental leave."},
	} {
		if got := withoutOrigin(c.text, c.role); got != c.want {
			t.Errorf("%s %q became %q, want %q", c.role, c.text, got, c.want)
		}
	}
}
