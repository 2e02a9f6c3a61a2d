package app

import (
	"net"
	"net/url"
	"strings"
)

// Files and the database may be kept on other machines than the one that converts: what users read of where a CV goes says so.

// keeps says which of the two are elsewhere, in words for the settings of the page: the kind and no address, for guests read it.
func (c Config) keeps() (files, database string) {
	if isElsewhere(c.FilesURL) {
		files = "S3-compatible file store"
	}
	if isElsewhere(c.DatabaseURL) {
		database = "PostgreSQL database"
	}
	return files, database
}

// isElsewhere reports an address of another machine; "" and a socket are of this one.
func isElsewhere(address string) bool {
	u, err := url.Parse(address)
	if err != nil {
		return true
	}
	host := strings.ToLower(u.Hostname())
	if host == "" { // as the client of PostgreSQL reads it
		host, _, _ = strings.Cut(strings.ToLower(u.Query().Get("host")), ",")
	}
	if strings.HasPrefix(host, "/") {
		return false // a socket
	}
	ip := net.ParseIP(host)
	return host != "" && host != "localhost" && (ip == nil || !ip.IsLoopback())
}

// keptWords are what the assistant says of it.
func (c Config) keptWords() (stays, place string) {
	files, database := c.keeps()
	sent := ": nothing is sent to other services for the conversion"
	isSent := c.LLM.Conversions && isElsewhere(c.LLM.URL)
	if isSent {
		sent = ": for the conversion, parts of a CV may be sent to a language model on another machine"
	}
	var parts []string
	if files != "" {
		parts = append(parts, "files in an "+files)
	}
	if database != "" {
		parts = append(parts, "accounts and lists of conversions in a "+database)
	}
	switch {
	case len(parts) == 0 && isSent:
		return "Your CV **is kept on the machine that runs this service**; parts of it may go to a language model on another one",
			"On the machine of whoever operates this installation" + sent
	case len(parts) == 0:
		return "**Nothing leaves the machine that runs this service**",
			"On the machine of whoever operates this installation, and nowhere else" + sent
	}
	where := "The operator keeps " + strings.Join(parts, ", and ") + ", on machines of the operator's choice"
	stays = where + "; what is not kept there **stays on the machine that runs this service**"
	if isSent {
		stays += ", but for parts of a CV that may go to a language model"
	}
	return stays, where + sent
}
