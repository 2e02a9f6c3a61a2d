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
	var parts []string
	if files != "" {
		parts = append(parts, "files in an "+files)
	}
	if database != "" {
		parts = append(parts, "accounts and lists of conversions in a "+database)
	}
	if len(parts) == 0 {
		return "**Nothing leaves the machine that runs this service**",
			"On the machine of whoever operates this installation, and nowhere else"
	}
	where := "The operator keeps " + strings.Join(parts, ", and ") + ", on machines of the operator's choice"
	return where + "; what is not kept there **stays on the machine that runs this service**", where
}
