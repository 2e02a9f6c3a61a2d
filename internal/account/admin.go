package account

import (
	"context"
	"crypto/sha256"
	"encoding/hex"
	"log/slog"
	"slices"
	"strconv"
	"strings"
	"time"
	"unicode/utf8"

	"focal/internal/problem"
)

// ListQuery is a page of the users table. Sort is a column of the API.
type ListQuery struct {
	Page, PerPage int64 // from 1
	Search        string
	Only          string // one of OnlyUsers; "" = everybody
	Sort          string
	Descending    bool
}

// SortColumns are what the table may be sorted by (checklist AD-3).
var SortColumns = []string{"name", "email", "organisation", "user_role", "subscription_plan", "subscription_status", "converted_cvs_count", "credits_remaining", "created_at", "last_login_time"}

// OnlyUsers are the groups that the table may be narrowed to. Who is suspended is neither active nor inactive.
var OnlyUsers = []string{"active", "inactive", "suspended", "admin", "demo"}

// AdminStore is what the admin area needs beyond Store.
type AdminStore interface {
	ListUsers(ctx context.Context, q ListQuery) (users []*User, total int64, err error)
	SaveUser(ctx context.Context, u *User) error                      // everything an admin may change but credits; problem.Conflict for a known e-mail
	SaveSuspended(ctx context.Context, id string, at time.Time) error // zero = not suspended
	DeleteUser(ctx context.Context, id string) error
	// AdminsForChange returns the ids of the admins who are not suspended and holds their rows until the transaction
	// ends: two of them cannot go at the same moment.
	AdminsForChange(ctx context.Context) ([]string, error)
	Repeat(ctx context.Context, userID, scope, key, bodyHash string) (answer string, err error)
	KeepRepeat(ctx context.Context, userID, scope, key, bodyHash, answer string, at time.Time) error
	Scrub(ctx context.Context) error // after an erasure: nothing of it stays in the database's files
}

// Credits lets an admin set a balance; *billing.Ledger is the real one.
type Credits interface {
	SetBalance(ctx context.Context, userID string, credits int64, actor, why string) error
}

// UserChange is a partial update by an admin; nil = keep (decisions D-72).
type UserChange struct {
	Name, Email, Organisation, Role, Status *string
	Credits, Converted                      *int64
	Templates                               *[]string
	Why                                     string // the credits are others now; "" = not said
	Own                                     string // the admin's own password, for a new admin
}

// List returns a page of users and how many there are in all.
func (s *Service) List(ctx context.Context, q ListQuery) ([]*User, int64, error) {
	if q.Sort == "" {
		q.Sort = "name"
	}
	if !slices.Contains(SortColumns, q.Sort) {
		return nil, 0, problem.New(problem.Invalid, "sort_by must be one of: %s", strings.Join(SortColumns, ", "))
	}
	if q.Only != "" && !slices.Contains(OnlyUsers, q.Only) {
		return nil, 0, problem.New(problem.Invalid, "only must be one of: %s", strings.Join(OnlyUsers, ", "))
	}
	return s.Admin.ListUsers(ctx, q)
}

// AdminUser is the admin's form for a new user.
type AdminUser struct {
	Name, Email, Password, Organisation, Role, Status string
	Credits                                           int64
	Templates                                         []string
	Key                                               string // Idempotency-Key; "" = none
	Own                                               string // the admin's own password, for a new admin
}

// hash stands for what is asked for, the password left out: a fast hash of it must
// be stored nowhere.
func (n AdminUser) hash() string {
	asked := append([]string{n.Name, n.Email, n.Organisation, n.Role, n.Status, itoa(n.Credits)}, n.Templates...)
	sum := sha256.Sum256([]byte(strings.Join(asked, "\x00")))
	return hex.EncodeToString(sum[:])
}

// Create makes a user for somebody else, who must change the password
// (assurance item 24). Repeats of a request with a key give the same user.
func (s *Service) Create(ctx context.Context, p *Principal, n AdminUser) (*User, error) {
	if err := s.mayAppoint(ctx, p, "", n.Role, n.Own); err != nil {
		return nil, err
	}
	admin := p.User
	if n.Key == "" {
		return s.create(ctx, admin, n)
	}
	if id, err := s.Admin.Repeat(ctx, admin.ID, "user", n.Key, n.hash()); id != "" || err != nil {
		if err != nil {
			return nil, err
		}
		return s.Get(ctx, id)
	}
	u, err := s.create(ctx, admin, n)
	if problem.Is(err, problem.Conflict) { // the same request was faster
		if id, again := s.Admin.Repeat(ctx, admin.ID, "user", n.Key, n.hash()); id != "" && again == nil {
			return s.Get(ctx, id)
		}
	}
	return u, err
}

func (s *Service) create(ctx context.Context, admin *User, n AdminUser) (*User, error) {
	u := &User{
		ID: NewID(), Name: cleanLine(n.Name, 200), Email: CleanEmail(n.Email), Organisation: cleanLine(n.Organisation, 200), Role: Role(defaultTo(n.Role, "user")), Plan: "free",
		Status: Status(defaultTo(n.Status, "inactive")), RetentionDays: -1, MustChange: true, CreatedAt: s.Now(),
		AllowedTemplates: cleanNames(n.Templates),
	}
	if u.Name == "" || u.Email == "" || n.Password == "" {
		return nil, problem.New(problem.Invalid, "Please fill in all required fields.")
	}
	if err := checkAdminFields(u, n.Credits); err != nil {
		return nil, err
	}
	if err := checkSet(n.Password, u, s.Product, textAdminPassword); err != nil {
		return nil, err
	}
	if n.Credits > 0 && u.Status != Active {
		u.Status = Active // checklist AD-4, decisions D-70
	}
	if err := s.hashInto(ctx, u, n.Password); err != nil {
		return nil, err
	}
	err := s.Store.InTx(ctx, func(ctx context.Context) error {
		if err := s.Store.CreateUser(ctx, u); err != nil {
			return err
		}
		if n.Key != "" {
			if err := s.Admin.KeepRepeat(ctx, admin.ID, "user", n.Key, n.hash(), u.ID, s.Now()); err != nil {
				return err
			}
		}
		return s.Credits.SetBalance(ctx, u.ID, n.Credits, admin.ID, "")
	})
	if err != nil {
		return nil, err
	}
	details := map[string]string{"role": string(u.Role), "status": string(u.Status), "credits": itoa(n.Credits)}
	if len(u.AllowedTemplates) > 0 {
		details["templates"] = strings.Join(u.AllowedTemplates, ", ")
	}
	s.record(ctx, "user created", admin.ID, u.ID, details)
	return s.Store.User(ctx, u.ID)
}

// maxCount leaves room to count on: one more than the largest number of a database is
// no number that can be read back.
const maxCount = 1_000_000_000

func checkAdminFields(u *User, credits int64) error {
	switch {
	case !IsEmail(u.Email):
		return problem.New(problem.Invalid, "Please enter a valid email address.")
	case u.Role != RoleUser && u.Role != RoleAdmin:
		return problem.New(problem.Invalid, "user_role must be user or admin")
	case u.Status != Active && u.Status != Inactive:
		return problem.New(problem.Invalid, "subscription_status must be active or inactive")
	case credits < 0:
		return problem.New(problem.Invalid, "credits_remaining must not be negative")
	case credits > maxCount:
		return problem.New(problem.Invalid, "credits_remaining must be at most %d", maxCount)
	case u.Converted < 0:
		return problem.New(problem.Invalid, "converted_cvs_count must not be negative")
	case u.Converted > maxCount:
		return problem.New(problem.Invalid, "converted_cvs_count must be at most %d", maxCount)
	}
	return nil
}

func defaultTo(s, fallback string) string {
	if s == "" {
		return fallback
	}
	return s
}

// Get returns any user.
func (s *Service) Get(ctx context.Context, id string) (*User, error) {
	u, err := s.Store.User(ctx, id)
	if problem.Is(err, problem.NotFound) {
		return nil, problem.Wrap(err, problem.NotFound, "This user does not exist.")
	}
	return u, err
}

// Update changes what the admin sent. A new role ends the user's sessions; the
// last admin stays one (decisions D-73).
func (s *Service) Update(ctx context.Context, p *Principal, id string, c UserChange) (*User, error) {
	if c.Role != nil {
		if err := s.mayAppoint(ctx, p, id, *c.Role, c.Own); err != nil {
			return nil, err
		}
	}
	return s.update(ctx, p.User, id, c)
}

func (s *Service) update(ctx context.Context, admin *User, id string, c UserChange) (*User, error) {
	changes := map[string]string{}
	err := s.Store.InTx(ctx, func(ctx context.Context) error {
		var admins []string
		if c.Role != nil { // before any single row is held
			var err error
			if admins, err = s.Admin.AdminsForChange(ctx); err != nil {
				return err
			}
		}
		u, err := s.Get(ctx, id)
		if err != nil {
			return err
		}
		before := *u
		applyChange(u, c)
		if u.Name == "" || u.Email == "" || u.Role == "" {
			return problem.New(problem.Invalid, "Please fill in all required fields.")
		}
		credits := u.Credits
		if c.Credits != nil {
			credits = *c.Credits
		}
		if err := checkAdminFields(u, credits); err != nil {
			return err
		}
		if before.IsAdmin() && !u.IsAdmin() && isOnly(admins, id) {
			return errLastAdmin
		}
		why := cleanLine(c.Why, 200)
		if err := s.saveChange(ctx, admin, &before, u, credits, why); err != nil {
			return err
		}
		changes = differences(&before, u, credits, why)
		if before.Role != u.Role {
			return s.Store.RevokeSessions(ctx, id, "", "role changed", s.Now())
		}
		return nil
	})
	if err != nil {
		return nil, err
	}
	s.recordChange(ctx, admin.ID, id, changes)
	return s.Store.User(ctx, id)
}

// recordChange keeps what an admin changed; a save that changes nothing is no event.
func (s *Service) recordChange(ctx context.Context, admin, id string, changes map[string]string) {
	if len(changes) > 0 {
		s.record(ctx, "user changed", admin, id, changes)
	}
}

// saveChange stores what an admin changed, with what follows from it.
func (s *Service) saveChange(ctx context.Context, admin, before, u *User, credits int64, why string) error {
	if err := s.Admin.SaveUser(ctx, u); err != nil {
		return err
	}
	if before.Email != u.Email { // what was mailed to the old address is not the account's any more
		if err := s.dropResets(ctx, before.Email); err != nil {
			return err
		}
	}
	if credits == u.Credits {
		return nil
	}
	return s.Credits.SetBalance(ctx, u.ID, credits, admin.ID, why)
}

// mayAppoint lets an admin make another one, of a user or of nobody yet (""), who shows with the own password who asks: a
// session that was left open, or taken, makes none.
func (s *Service) mayAppoint(ctx context.Context, p *Principal, id, role, password string) error {
	if Role(role) != RoleAdmin {
		return nil
	}
	if id != "" {
		u, err := s.Get(ctx, id)
		if err != nil || u.IsAdmin() {
			return err
		}
	}
	return s.sure(ctx, p, password)
}

func applyChange(u *User, c UserChange) {
	if c.Name != nil {
		u.Name = cleanLine(*c.Name, 200)
	}
	if c.Email != nil {
		u.Email = CleanEmail(*c.Email)
	}
	if c.Organisation != nil {
		u.Organisation = cleanLine(*c.Organisation, 200)
	}
	if c.Role != nil {
		u.Role = Role(*c.Role)
	}
	if c.Status != nil {
		// Who was active and is made inactive is meant to be: who never was has the free plan before them.
		u.SwitchedOff = Status(*c.Status) == Inactive && (u.SwitchedOff || u.Status == Active)
		u.Status = Status(*c.Status)
	}
	if c.Converted != nil {
		u.Converted = *c.Converted
	}
	if c.Templates != nil {
		u.AllowedTemplates = cleanNames(*c.Templates)
	}
	if c.Status != nil && c.Credits != nil && *c.Credits > 0 && u.Status == Inactive {
		u.SwitchedOff = true // credits propose active: it was put back
	}
}

// cleanNames trims, drops empties and repeats (compared without case).
func cleanNames(names []string) []string {
	out := []string{}
	for _, n := range names {
		n = cleanLine(n, 80)
		if n != "" && !slices.ContainsFunc(out, func(o string) bool { return strings.EqualFold(o, n) }) {
			out = append(out, n)
		}
	}
	return out[:min(len(out), 100)]
}

// inLedger says in the audit log that a reason was given, and where it stands.
const inLedger = "in the ledger, under Usage"

// differences is what the audit keeps: old and new, no personal text.
func differences(before, after *User, credits int64, why string) map[string]string {
	d := map[string]string{}
	note := func(field, old, now string) {
		if old != now {
			d[field] = old + " -> " + now
		}
	}
	named := func(field, old, now string) {
		if old != now {
			d[field] = "changed"
		}
	}
	named("name", before.Name, after.Name)
	named("email", before.Email, after.Email)
	named("organisation", before.Organisation, after.Organisation)
	note("role", string(before.Role), string(after.Role))
	note("status", string(before.Status), string(after.Status))
	note("switched_off", strconv.FormatBool(before.SwitchedOff), strconv.FormatBool(after.SwitchedOff))
	note("credits", itoa(before.Credits), itoa(credits))
	if d["credits"] != "" && why != "" {
		d["why"] = inLedger // the words are the ledger's, which an erasure takes them from; the audit log stays
	}
	note("converted", itoa(before.Converted), itoa(after.Converted))
	note("templates", strings.Join(before.AllowedTemplates, ","), strings.Join(after.AllowedTemplates, ","))
	return d
}

var errLastAdmin = problem.New(problem.Conflict, "This is the last admin. Make another user an admin first.")

func isOnly(admins []string, id string) bool { return len(admins) == 1 && admins[0] == id }

// keepAdmin refuses to let the last admin go; in a transaction it holds all of
// them. It asks who they are now: u may have been made one since it was read.
func (s *Service) keepAdmin(ctx context.Context, u *User) error {
	admins, err := s.Admin.AdminsForChange(ctx)
	if err == nil && isOnly(admins, u.ID) {
		err = errLastAdmin
	}
	return err
}

// Delete erases a user with everything that is kept about them; the ledger's rows
// stay without identity (decisions D-76). Admins cannot delete themselves here, and show with their own password who
// asks.
func (s *Service) Delete(ctx context.Context, p *Principal, id, password string) error {
	if p.User.ID == id {
		return problem.New(problem.Conflict, "You cannot delete your own account here.")
	}
	u, err := s.Get(ctx, id)
	if err != nil {
		return err
	}
	if err := s.sure(ctx, p, password); err != nil {
		return err
	}
	return s.erase(ctx, p.User.ID, u, map[string]string{"account": shortened(u.Email), "role": string(u.Role)})
}

// sure is an admin who shows with the own password who asks. A call without one is that of a program written to the
// specification, which has none there: it is taken of a session that was signed in with the password a moment ago (D-111).
func (s *Service) sure(ctx context.Context, p *Principal, password string) error {
	if password == "" && s.Now().Sub(p.Since) <= justSignedIn {
		return nil
	}
	return s.confirmAdmin(ctx, p.User, password)
}

// justSignedIn is how long a sign-in proves who asks without asking again.
const justSignedIn = 10 * time.Minute

// shortened tells an admin which account it was, and nobody else who: "a…@example.org".
func shortened(email string) string {
	local, domain, _ := strings.Cut(email, "@")
	_, size := utf8.DecodeRuneInString(local)
	return local[:size] + "…@" + domain
}

// DeleteOwn erases the caller's account; the password proves who asks.
func (s *Service) DeleteOwn(ctx context.Context, p *Principal, password string) error {
	if err := s.confirm(ctx, p.User, password); err != nil {
		return err
	}
	return s.erase(ctx, p.User.ID, p.User, nil) // who asks to be erased leaves no address
}

// confirm checks the password of a signed-in user, with the limit of a sign-in.
func (s *Service) confirm(ctx context.Context, u *User, password string) error {
	return s.confirmAs(ctx, u, password, "The current password is not right.")
}

// confirmAdmin is for what an admin does to somebody else: the page shows both people, so it says whose password it is.
func (s *Service) confirmAdmin(ctx context.Context, u *User, password string) error {
	return s.confirmAs(ctx, u, password, "Your own password is not right.")
}

func (s *Service) confirmAs(ctx context.Context, u *User, password, wrong string) error {
	key := "password|" + u.ID
	if err := s.Limiter.Allow(key, loginTries, loginWindow); err != nil {
		return err
	}
	free, err := s.Hasher.Slot(ctx)
	if err != nil {
		return err
	}
	defer free()
	if ok, _ := s.Hasher.Matches(password, u.PasswordHash); !ok {
		return problem.New(problem.Invalid, "%s", wrong)
	}
	s.Limiter.Reset(key)
	return nil
}

func (s *Service) erase(ctx context.Context, actor string, u *User, told map[string]string) error {
	if err := s.keepAdmin(ctx, u); err != nil { // before anything is gone
		return err
	}
	if err := s.Erase(ctx, u); err != nil {
		return err
	}
	err := s.Store.InTx(ctx, func(ctx context.Context) error {
		if err := s.keepAdmin(ctx, u); err != nil {
			return err
		}
		return s.Admin.DeleteUser(ctx, u.ID)
	})
	if err != nil {
		return err
	}
	s.record(ctx, "user deleted", actor, u.ID, told)
	if err := s.Admin.Scrub(ctx); err != nil { // the account is gone; the log of the database is cut the next time
		slog.WarnContext(ctx, "cut the log of the database", "cause", err)
	}
	return nil
}

// Demo accounts (decisions D-77).
const (
	demoCredits = 3
	demoLife    = 14 * 24 * time.Hour
)

// CreateDemo makes an account to hand out; its password is shown this once.
func (s *Service) CreateDemo(ctx context.Context, admin *User, name, organisation string) (*User, string, error) {
	password := "D1" + NewID()[:22]
	u := &User{
		ID: NewID(), Name: defaultTo(cleanLine(name, 200), "Demo user"), Email: "demo-" + NewID()[:6] + "@demo.local", Organisation: cleanLine(organisation, 200),
		Role: RoleUser, Plan: "demo", PlanName: "Demo Plan", Status: Active, RetentionDays: -1, CreatedAt: s.Now(), ExpiresAt: s.Now().Add(demoLife),
	}
	if err := s.hashInto(ctx, u, password); err != nil {
		return nil, "", err
	}
	err := s.Store.InTx(ctx, func(ctx context.Context) error {
		if err := s.Store.CreateUser(ctx, u); err != nil {
			return err
		}
		return s.Credits.SetBalance(ctx, u.ID, demoCredits, admin.ID, "")
	})
	if err != nil {
		return nil, "", err
	}
	s.record(ctx, "demo account created", admin.ID, u.ID, nil)
	return u, password, nil
}
