package httpapi

import (
	"fmt"
	"strings"
	"unicode"
	"unicode/utf8"
)

// printable drops control and format characters (line breaks and direction
// overrides among them) and cuts to max characters.
func printable(s string, max int) string {
	var b strings.Builder
	n := 0
	for _, r := range strings.ToValidUTF8(s, "") {
		if unicode.IsControl(r) || unicode.Is(unicode.Cf, r) || r == '\u2028' || r == '\u2029' {
			continue
		}
		if n++; n > max {
			break
		}
		b.WriteRune(r)
	}
	return strings.TrimSpace(b.String())
}

// attachment is a Content-Disposition that saves under that name: an ASCII form
// for old clients and RFC 5987's UTF-8 form when the two differ (RFC 6266). The
// name is never a path and never breaks out of the header.
func attachment(name string) string {
	name = strings.NewReplacer("/", "_", `\`, "_").Replace(printable(name, 150))
	name = strings.Trim(name, ". ")
	if name == "" {
		name = "document"
	}
	var ascii strings.Builder
	for _, r := range name {
		switch {
		case r == '"' || r == '%' || r == ';' || r >= utf8.RuneSelf:
			ascii.WriteByte('_')
		default:
			ascii.WriteRune(r)
		}
	}
	value := fmt.Sprintf(`attachment; filename="%s"`, ascii.String())
	if ascii.String() != name {
		value += "; filename*=UTF-8''" + extValue(name)
	}
	return value
}

// attachmentOr is attachment with another name for clients that know RFC 6266, "" for the same:
// those that look for the plain one find what they were promised.
func attachmentOr(name, modern string) string {
	if modern == "" {
		return attachment(name)
	}
	return attachment(name) + "; filename*=UTF-8''" + extValue(printable(modern, 150))
}

// extValue is RFC 5987's ext-value without charset and language.
func extValue(s string) string {
	const plain = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789!#$&+-.^_`|~"
	var b strings.Builder
	for i := 0; i < len(s); i++ {
		if strings.IndexByte(plain, s[i]) >= 0 {
			b.WriteByte(s[i])
		} else {
			fmt.Fprintf(&b, "%%%02X", s[i])
		}
	}
	return b.String()
}
