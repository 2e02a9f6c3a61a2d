package account

import (
	"context"
	_ "embed"
	"regexp"
	"runtime"
	"slices"
	"strings"
	"sync"
	"unicode"
	"unicode/utf8"

	"github.com/alexedwards/argon2id"

	"focal/internal/problem"
)

// Texts that the checklist gives word for word (RG-2, RS-1 to RS-3).
const (
	textRegisterPassword = "Password must be at least 8 characters long and contain at least one letter and one number"
	textResetPassword    = "New password must be at least 8 characters long"
	textAdminPassword    = "Password must be at least 8 characters long."
)

const minPassword, maxPassword = 8, 128

// commonPasswords are the commonest passwords of public lists (Openwall's
// password.lst, public domain), lower case.
//
//go:embed common_passwords.txt
var commonPasswordsText string

var commonPasswords = sync.OnceValue(func() map[string]bool {
	set := map[string]bool{}
	for word := range strings.FieldsSeq(commonPasswordsText) {
		set[strings.ToLower(word)] = true
	}
	return set
})

// checkRegistered applies the rule of the registration form (checklist RG-3):
// at least one A-Z or a-z, one digit, and nothing but those and . , ! ~ ?
func checkRegistered(password string, u *User, product string) error {
	letters, digits, others := 0, 0, 0
	for _, r := range password {
		switch {
		case r >= 'a' && r <= 'z' || r >= 'A' && r <= 'Z':
			letters++
		case r >= '0' && r <= '9':
			digits++
		case strings.ContainsRune(".,!~?", r):
		default:
			others++
		}
	}
	if len(password) < minPassword || letters == 0 || digits == 0 || others > 0 {
		return problem.New(problem.Invalid, textRegisterPassword)
	}
	return checkSet(password, u, product, textRegisterPassword)
}

// checkSet applies what holds wherever a password is set (decisions D-24, D-25).
// The server never alters a password: what it accepts here is what logs in. product is the
// product's name, which is as easy to guess.
func checkSet(password string, u *User, product, tooShort string) error {
	if err := checkUsable(password, tooShort); err != nil {
		return err
	}
	return tooEasy(password, u, product)
}

// tooEasy says which of the two a password is: they are mended in different ways.
func tooEasy(password string, u *User, product string) error {
	p := strings.ToLower(password)
	switch {
	case commonPasswords()[p] || isDressedUp(password, product):
		return problem.New(problem.Invalid, "This password is too easy to guess: many people use it. Please choose another one.")
	case isOwn(p, u):
		return problem.New(problem.Invalid,
			"This password is too easy to guess: it is the name or email of the account. Please choose another one.")
	}
	return nil
}

// checkUsable refuses what could never log in.
func checkUsable(password, tooShort string) error {
	switch n := utf8.RuneCountInString(password); {
	case n < minPassword || !utf8.ValidString(password):
		return problem.New(problem.Invalid, "%s", tooShort)
	case n > maxPassword:
		return problem.New(problem.Invalid, "Password must be at most %d characters long.", maxPassword)
	case strings.ContainsAny(password, `<>/\`) || strings.ContainsFunc(password, unicode.IsControl):
		return problem.New(problem.Invalid, `Password must not contain < > / \ or control characters.`)
	}
	return nil
}

// isOwn reports the user's own name or e-mail, with whatever digits around it; p is in lower case.
func isOwn(p string, u *User) bool {
	local, _, _ := strings.Cut(u.Email, "@")
	own := append(strings.Fields(u.Name), u.Email, local, u.Name, strings.ReplaceAll(u.Name, " ", ""))
	for _, word := range own {
		if word = strings.ToLower(word); len(word) >= 3 && strings.Trim(p, "0123456789.,!~?") == strings.Trim(word, "0123456789.,!~?") {
			return true
		}
	}
	return false
}

// dressed is a word with a capital and some digits or marks behind it, or with a year: what
// people make of a common password where one of letters alone is refused.
var dressed = regexp.MustCompile(`^(?:([A-Z][A-Za-z]{3,})[\d.,!~?@#$%&*_-]{1,5}|([A-Za-z]{4,})(?:19|20)\d\d[.,!~?@#$%&*_-]?)$`)

// isDressedUp reports a common word, or the product's name, so dressed: Welcome1, Focal2026.
func isDressedUp(password, product string) bool {
	m := dressed.FindStringSubmatch(password)
	if m == nil {
		return false
	}
	word := strings.ToLower(m[1] + m[2])
	return slices.Contains(namesOf(product), word) || commonPasswords()[word]
}

// namesOf are the words of the product's name, and all of them in one: "talent", "desk", "talentdesk".
func namesOf(product string) []string {
	words := strings.Fields(strings.ToLower(product))
	return append(words, strings.Join(words, ""))
}

// Hasher hashes passwords with argon2id at 19 MiB, t=2, p=1 (assurance item 16),
// two at a time, so that parallel sign-ins cannot exhaust memory on a machine of any size.
type Hasher struct {
	slots  chan struct{}
	dummy  string
	create func(password string, params *argon2id.Params) (string, error)
	check  func(password, hash string) (bool, *argon2id.Params, error)
}

var hashParams = &argon2id.Params{Memory: 19 * 1024, Iterations: 2, Parallelism: 1, SaltLength: 16, KeyLength: 32}

// atOnce bounds the hashes that are made side by side. Two make some forty sign-ins a second.
const atOnce = 2

// NewHasher returns a hasher.
func NewHasher() *Hasher { return HasherOf(argon2id.CreateHash, argon2id.CheckHash) }

// HasherOf returns a hasher that takes its hashes from others, so that tests may keep them.
func HasherOf(
	create func(password string, params *argon2id.Params) (string, error),
	check func(password, hash string) (bool, *argon2id.Params, error),
) *Hasher {
	h := &Hasher{slots: make(chan struct{}, min(atOnce, runtime.NumCPU())), create: create, check: check}
	// Compared against where there is no account; the salt is not secret.
	h.dummy = "$argon2id$v=19$m=19456,t=2,p=1$c29tZXNhbHRzb21lc2FsdA$qn5yQ1g7sU3X0qfQW0b4nq0t0YbXxv1bqk0m9r1xq3w"
	return h
}

// Slot waits for its turn; call the returned function when done. The 19 MiB of a hash are
// garbage afterwards; how much of that piles up is for the collector's pace to bound
// (app.LeanHeap), not for those who wait for their turn.
func (h *Hasher) Slot(ctx context.Context) (func(), error) {
	select {
	case h.slots <- struct{}{}:
		return func() { <-h.slots }, nil
	case <-ctx.Done():
		return nil, ctx.Err()
	}
}

// Hash returns the encoded hash; the caller holds a slot.
func (h *Hasher) Hash(password string) (string, error) {
	return h.create(password, hashParams)
}

// Matches compares; an empty hash costs the same and never matches. outdated
// means the hash was made with other parameters. The caller holds a slot.
func (h *Hasher) Matches(password, hash string) (ok, outdated bool) {
	against := hash
	if hash == "" {
		against = h.dummy
	}
	ok, params, err := h.check(password, against)
	if err != nil || hash == "" {
		return false, false
	}
	return ok, *params != *hashParams
}
