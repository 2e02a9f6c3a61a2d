package account

import (
	"context"
	"fmt"
	"strings"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"github.com/alexedwards/argon2id"

	"focal/internal/problem"
)

// people is a store of users in memory; a method that a test does not expect
// panics, because nothing implements it.
type people struct {
	Store
	mu     sync.Mutex
	byMail map[string]*User
	resets map[string]string
	calls  []string
}

func (p *people) called(name string) {
	p.mu.Lock()
	defer p.mu.Unlock()
	p.calls = append(p.calls, name)
}

func (p *people) UserByEmail(_ context.Context, email string) (*User, error) {
	p.called("UserByEmail")
	if u := p.byMail[email]; u != nil {
		return u, nil
	}
	return nil, problem.New(problem.NotFound, "no user")
}

func (p *people) PutReset(_ context.Context, id, _, hash string, _ time.Time) error {
	p.called("PutReset")
	p.resets[id] = hash
	return nil
}

func (p *people) TryReset(_ context.Context, id string, _ time.Time) (string, string, error) {
	p.called("TryReset")
	if hash := p.resets[id]; hash != "" {
		return "ana", hash, nil
	}
	return "", "", problem.New(problem.NotFound, "no code")
}

func (p *people) PeekReset(_ context.Context, id, hash string, _ time.Time) (string, error) {
	p.called("PeekReset")
	if hash != "" && p.resets[id] == hash {
		return "ana", nil
	}
	return "", problem.New(problem.NotFound, "no code")
}

func (p *people) UseReset(_ context.Context, id, hash string, _ time.Time) (bool, error) {
	return hash != "" && p.resets[id] == hash, nil
}

func (p *people) DropReset(_ context.Context, id string) error {
	delete(p.resets, id)
	return nil
}

func (p *people) User(context.Context, string) (*User, error) {
	return p.byMail["ana@example.org"], nil
}

func (p *people) SavePassword(_ context.Context, _, hash string, _ bool) error {
	p.byMail["ana@example.org"].PasswordHash = hash
	return nil
}

func (p *people) RevokeSessions(context.Context, string, string, string, time.Time) error { return nil }

func (p *people) InTx(ctx context.Context, do func(context.Context) error) error { return do(ctx) }

type noMail struct{}

func (noMail) Send(Mail) {}

// counted is a service with one user whose hasher's work is written down: the
// parameters of every hash that was computed.
func counted(t *testing.T) (s *Service, store *people, work *[]string) {
	t.Helper()
	h := NewHasher()
	hash, err := h.Hash("Violet7moon")
	if err != nil {
		t.Fatal(err)
	}
	var mu sync.Mutex
	work = &[]string{}
	note := func(kind string, p *argon2id.Params) {
		mu.Lock()
		defer mu.Unlock()
		*work = append(*work, fmt.Sprintf("%s m=%d t=%d p=%d salt=%d key=%d", kind, p.Memory, p.Iterations, p.Parallelism, p.SaltLength, p.KeyLength))
	}
	h.create = func(password string, p *argon2id.Params) (string, error) {
		note("create", p)
		return argon2id.CreateHash(password, p)
	}
	h.check = func(password, hash string) (bool, *argon2id.Params, error) {
		ok, p, err := argon2id.CheckHash(password, hash)
		if err != nil {
			return ok, p, err // nothing was computed
		}
		note("check", p)
		return ok, p, err
	}
	store = &people{byMail: map[string]*User{"ana@example.org": {ID: "ana", Email: "ana@example.org", Name: "Ana", PasswordHash: hash}}, resets: map[string]string{}}
	return New(Config{
		Store: store, Resets: store, APIKeyStore: noKeys{}, Mail: noMail{}, Hasher: h, Limiter: NewLimiter(nil), Product: "Focal",
	}), store, work
}

// The work for an unknown address is the work for a known one, hash for hash with
// the same parameters and query for query: what a clock could tell apart is not
// there. scripts/login-timing.py measures the clock itself.
func TestAssurance_18_19_EqualWorkForKnownAndUnknown(t *testing.T) {
	const hashed, made = "check m=19456 t=2 p=1 salt=16 key=32", "create m=19456 t=2 p=1 salt=16 key=32"
	for _, c := range []struct {
		name  string
		do    func(s *Service, email string) error
		work  string
		calls []string
	}{
		{"login", func(s *Service, email string) error {
			_, err := s.Login(t.Context(), Credentials{Email: email, Password: "Wrong4pass", IP: "192.0.2.1"})
			return err
		}, hashed, []string{"UserByEmail"}},
		{"a very long password", func(s *Service, email string) error {
			_, err := s.Login(t.Context(), Credentials{Email: email, Password: string(make([]byte, 60_000)), IP: "192.0.2.1"})
			return err
		}, hashed, []string{"UserByEmail"}},
		{"asking for a one-time password", func(s *Service, email string) error {
			return s.RequestReset(t.Context(), email, "192.0.2.1")
		}, made, []string{"UserByEmail", "PutReset", "PutReset"}},
		{"a wrong one-time password", func(s *Service, email string) error {
			return s.ResetPassword(t.Context(), Reset{Email: email, Code: "000000", Password: "Harbour8lamp", IP: "192.0.2.1"})
		}, hashed, []string{"TryReset"}},
		{"a wrong long one", func(s *Service, email string) error {
			return s.ResetPassword(t.Context(), Reset{
				Email: email, Code: "aaaa-bbbb-cccc-dddd-eeee-ffff", Password: "Harbour8lamp", IP: "192.0.2.1",
			})
		}, "", []string{"PeekReset", "PeekReset"}},
	} {
		t.Run(c.name, func(t *testing.T) {
			said := map[string]string{}
			for _, email := range []string{"ana@example.org", "nobody@example.org"} {
				s, store, work := counted(t)
				said[email] = fmt.Sprint(c.do(s, email))
				if strings.Join(*work, " and ") != c.work || fmt.Sprint(store.calls) != fmt.Sprint(c.calls) {
					t.Errorf("%s: hashes %v, queries %v, want one %q and %v", email, *work, store.calls, c.work, c.calls)
				}
			}
			if said["ana@example.org"] != said["nobody@example.org"] {
				t.Errorf("%v", said)
			}
		})
	}
}

// Two hundred sign-ins at once: never more hashes under way than cores, so never
// more memory than cores times 19 MiB.
func TestAssurance_17_HashesUnderWay(t *testing.T) {
	s, _, _ := counted(t)
	var now, most, all atomic.Int64
	s.Hasher.check = func(string, string) (bool, *argon2id.Params, error) {
		n := now.Add(1)
		for old := most.Load(); n > old && !most.CompareAndSwap(old, n); old = most.Load() {
		}
		all.Add(1)
		for range 2000 { // long enough for the others to come in, were they let in
			_ = fmt.Sprint(n)
		}
		now.Add(-1)
		return false, hashParams, nil
	}
	var wg sync.WaitGroup
	for i := range 200 {
		wg.Go(func() {
			_, _ = s.Login(t.Context(), Credentials{Email: fmt.Sprintf("u%d@example.org", i), Password: "Wrong4pass", IP: fmt.Sprintf("192.0.2.%d", i)})
		})
	}
	wg.Wait()
	if all.Load() != 200 || most.Load() > int64(cap(s.Hasher.slots)) {
		t.Errorf("%d hashes, %d at once on %d cores", all.Load(), most.Load(), cap(s.Hasher.slots))
	}
}

// The rate limits of sign-in, one-time passwords and the contact form: the number,
// the kind of the refusal and when to come back.
func TestAssurance_21_57_LimitsOfAccountCalls(t *testing.T) {
	for _, c := range []struct {
		name  string
		do    func(s *Service, i int) error
		most  int
		after time.Duration
		text  string
	}{
		{"wrong passwords of one account from one address", func(s *Service, _ int) error {
			_, err := s.Login(t.Context(), Credentials{Email: "ana@example.org", Password: "x", IP: "192.0.2.1"})
			return err
		}, 10, 15 * time.Minute, textTooMany},
		{"wrong passwords from one address over all accounts", func(s *Service, i int) error {
			_, err := s.Login(t.Context(), Credentials{Email: fmt.Sprint(i, "@example.org"), Password: "x", IP: "192.0.2.1"})
			return err
		}, 300, 15 * time.Minute, textTooMany},
		{"one-time passwords for one address, from one network", func(s *Service, i int) error {
			return s.RequestReset(t.Context(), "ana@example.org", fmt.Sprint("2001:db8::", i))
		}, 3, 15 * time.Minute, textTooMany},
		{"one-time passwords from one address", func(s *Service, i int) error {
			return s.RequestReset(t.Context(), fmt.Sprint("u", i, "@example.org"), "192.0.2.1")
		}, 10, 15 * time.Minute, textTooMany},
		{"tries of one-time passwords of one account, from one network", func(s *Service, i int) error {
			return s.ResetPassword(t.Context(), Reset{
				Email: "ana@example.org", Code: "0", Password: "Harbour8lamp", IP: fmt.Sprint("2001:db8::", i),
			})
		}, 10, 15 * time.Minute, "Too many requests. Please try again later."},
		{"tries of one-time passwords from one address", func(s *Service, i int) error {
			return s.ResetPassword(t.Context(), Reset{
				Email: fmt.Sprint("u", i, "@example.org"), Code: "0", Password: "Harbour8lamp", IP: "192.0.2.1",
			})
		}, 60, 15 * time.Minute, "Too many requests. Please try again later."},
		{"messages from one address", func(s *Service, i int) error {
			return s.Contact(t.Context(), ContactMessage{Name: "Ana"}, "192.0.2.1")
		}, 10, time.Hour, textTooMany},
	} {
		t.Run(c.name, func(t *testing.T) {
			s, _, _ := counted(t)
			s.Hasher.check = func(string, string) (bool, *argon2id.Params, error) { return false, hashParams, nil }
			s.Hasher.create = func(string, *argon2id.Params) (string, error) { return "hash", nil }
			begin := time.Unix(1_800_000_000, 0)
			s.Limiter = NewLimiter(func() time.Time { return begin })
			for i := range c.most {
				if err := c.do(s, i); problem.Is(err, problem.TooMany) {
					t.Fatalf("refused at %d", i+1)
				}
			}
			refused, ok := c.do(s, c.most).(*Limited)
			if !ok || refused.Error() != c.text || refused.After != c.after {
				t.Errorf("after %d: %+v", c.most, refused)
			}
		})
	}
}

// noKeys is a store without a key.
type noKeys struct{ APIKeyStore }

func (noKeys) APIKeys(context.Context, string) ([]APIKey, error) { return nil, nil }
