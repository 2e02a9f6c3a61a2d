package assistant

import (
	"fmt"
	"regexp"
	"strings"
)

var (
	askCredits = regexp.MustCompile(`^(please )?(how many|how much) credits?( do i( still)? have| have i( got)?| are| is)?( left| remaining)?( do i have| for me| in my account)?$|^(show( me)?|tell me|what is|what's|what are)? ?my (credits?|credit balance|balance|remaining credits)( balance)?( please)?$|^(do i|have i)( still)?( have| got)( any)? credits?( left| remaining)?$|^how many conversions (do i have|are) left$`)
	askPlan    = regexp.MustCompile(`^(which|what) (plan|subscription) (am i on|do i have|i am on)$|^(show( me)?|tell me|what is|what's)? ?my (current )?(plan|subscription)( status)?( please)?$|^am i (subscribed|active)$|^is my (subscription|plan|account)( still)? active$`)
	askLast    = regexp.MustCompile(`\bmy (last|latest|most recent|previous) (conversion|cv|task|run)\b`)
	greeting   = regexp.MustCompile(`^(hi|hello|hey|good (morning|afternoon|evening)|thanks|thank you)[\s!.,]*$`)
)

func isGreeting(message string) bool {
	return greeting.MatchString(strings.ToLower(strings.TrimSpace(message)))
}

// accountFact answers about the own account from the profile; "" for any other
// question.
func accountFact(p Person, message string) string {
	m := strings.ToLower(strings.TrimRight(strings.TrimSpace(message), " ?!."))
	switch {
	case askCredits.MatchString(m):
		if p.Credits == 1 {
			return "You have **1 credit** left. One credit converts one CV."
		}
		return fmt.Sprintf("You have **%d credits** left. One credit converts one CV.", p.Credits)
	case askPlan.MatchString(m):
		plan, state := p.Plan, "inactive"
		if plan == "" {
			plan = "no plan yet"
		}
		if p.Active {
			state = "active"
		}
		return fmt.Sprintf("Your plan: **%s**. Your subscription is **%s**.", plan, state)
	case askLast.MatchString(m) && !strings.Contains(m, "how"):
		if p.LastRun == "" {
			return "You have not converted a CV yet."
		}
		return "Your last conversion: " + p.LastRun + "."
	}
	return ""
}
