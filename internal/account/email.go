package account

import (
	"strconv"
	"strings"
)

// CleanEmail is the one spelling of an address: trimmed and lower case.
func CleanEmail(s string) string { return strings.ToLower(strings.TrimSpace(s)) }

// IsEmail accepts local@domain.tld without spaces, angle brackets or slashes
// (decisions D-2); it does not try to be RFC 5321.
func IsEmail(s string) bool {
	if len(s) > 254 || strings.ContainsAny(s, " \t\r\n<>/\\\"(),:;[]") || strings.ContainsFunc(s, func(r rune) bool { return r < '!' || r == 0x7f }) {
		return false
	}
	local, domain, ok := strings.Cut(s, "@")
	if !ok || local == "" || len(local) > 64 || strings.Contains(domain, "@") {
		return false
	}
	dot := strings.LastIndexByte(domain, '.')
	return dot > 0 && len(domain)-dot > 2 && !strings.HasPrefix(domain, ".") && !strings.Contains(domain, "..")
}

func itoa(n int64) string { return strconv.FormatInt(n, 10) }
