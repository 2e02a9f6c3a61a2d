package language

import "focal/internal/wordset"

// IsMonth reports the name of a month, in lower case.
func IsMonth(low string) bool { return months[low] }

var months = wordset.Of("january february march april may june july august september october november december")
