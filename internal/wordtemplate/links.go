package wordtemplate

import (
	"net/url"
	"regexp"
	"strings"
)

var (
	mailShape = regexp.MustCompile(`^[A-Za-z0-9.!#$%&'*+/=?^_{|}~-]+@[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)+$`)
	hostShape = regexp.MustCompile(`^[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)*\.[A-Za-z]{2,}$`)
)

// webLink makes a link of an address as written in a CV; it may lack the
// scheme, which is not printed either, nor is "www.": the link has them. Anything but a web
// address prints as plain text.
func webLink(text string) any {
	if text == "" {
		return ""
	}
	address := text
	if !strings.Contains(address, "://") {
		address = "https://" + address
	}
	u, err := url.Parse(address)
	if err != nil || (u.Scheme != "http" && u.Scheme != "https") || u.User != nil || !hostShape.MatchString(u.Hostname()) {
		return text
	}
	_, shown, _ := strings.Cut(address, "://")
	return link{Text: strings.TrimPrefix(strings.TrimSuffix(shown, "/"), "www."), URL: u.String()}
}

// mailLink makes a mailto link of a plain address.
func mailLink(text string) any {
	if !mailShape.MatchString(text) {
		return text
	}
	u := url.URL{Scheme: "mailto", Opaque: url.PathEscape(text)}
	return link{Text: text, URL: strings.ReplaceAll(u.String(), "%40", "@")}
}
