package account

import (
	"context"
	"runtime"
	"strings"
	"testing"
	"time"

	"github.com/alexedwards/argon2id"

	"focal/internal/problem"
)

func TestAssurance_15_CommonPasswords(t *testing.T) {
	if n := len(commonPasswords()); n < 3000 {
		t.Errorf("%d passwords", n)
	}
	for _, word := range []string{"abcdefg1", "abcdef1!"} { // checklist RG-3 lets them in
		if commonPasswords()[word] {
			t.Errorf("%s is refused", word)
		}
	}
}

func TestAssurance_16_HashParameters(t *testing.T) {
	h := NewHasher()
	hash, err := h.Hash("Violet7moon")
	if err != nil || !strings.HasPrefix(hash, "$argon2id$v=19$m=19456,t=2,p=1$") {
		t.Fatalf("%s, %v", hash, err)
	}
	if ok, outdated := h.Matches("Violet7moon", hash); !ok || outdated {
		t.Error(ok, outdated)
	}
	old, err := argon2id.CreateHash("Violet7moon", &argon2id.Params{Memory: 1024, Iterations: 1, Parallelism: 1, SaltLength: 16, KeyLength: 32})
	if err != nil {
		t.Fatal(err)
	}
	if ok, outdated := h.Matches("Violet7moon", old); !ok || !outdated {
		t.Error("an older hash is not renewed", ok, outdated)
	}
	if ok, _ := h.Matches("anything", ""); ok {
		t.Error("no account matched")
	}
	if _, _, err := argon2id.CheckHash("x", h.dummy); err != nil {
		t.Errorf("the dummy costs nothing: %v", err)
	}
}

func TestAssurance_17_HashingIsBounded(t *testing.T) {
	h := NewHasher()
	var free []func()
	for range cap(h.slots) {
		f, err := h.Slot(t.Context())
		if err != nil {
			t.Fatal(err)
		}
		free = append(free, f)
	}
	ctx, cancel := context.WithCancel(t.Context())
	cancel()
	if _, err := h.Slot(ctx); err == nil {
		t.Error("more hashes than cores")
	}
	free[0]()
	if _, err := h.Slot(t.Context()); err != nil {
		t.Error(err)
	}
}

// Signing in never waits for a collection of the whole heap: that takes the longer, the
// more the program holds, and whoever comes next would wait for it too.
func TestAssurance_17_NoHashForcesACollection(t *testing.T) {
	h := NewHasher()
	var before, after runtime.MemStats
	runtime.ReadMemStats(&before)
	for range 6 {
		free, err := h.Slot(t.Context())
		if err != nil {
			t.Fatal(err)
		}
		free()
	}
	if runtime.ReadMemStats(&after); after.NumForcedGC != before.NumForcedGC {
		t.Errorf("%d forced", after.NumForcedGC-before.NumForcedGC)
	}
}

func TestLimiter(t *testing.T) {
	now := time.Unix(1000, 0)
	l := NewLimiter(func() time.Time { return now })
	for range 3 {
		if err := l.Allow("a", 3, time.Minute); err != nil {
			t.Fatal(err)
		}
	}
	if err, ok := l.Allow("a", 3, time.Minute).(*Limited); !ok || err.After != time.Minute {
		t.Errorf("%v", err)
	}
	if err := l.Allow("b", 3, time.Minute); err != nil {
		t.Error("another key:", err)
	}
	l.Forgive("a")
	if err := l.Allow("a", 3, time.Minute); err != nil {
		t.Error("after Forgive:", err)
	}
	now = now.Add(time.Minute)
	if err := l.Allow("a", 3, time.Minute); err != nil {
		t.Error("a new window:", err)
	}
}

// Windows shorter and longer than the minute between two sweeps: none lasts longer
// than it says, none ends before, and what is over takes no memory.
func TestAssurance_57_WindowsAndSweeps(t *testing.T) {
	now := time.Unix(1000, 0)
	l := NewLimiter(func() time.Time { return now })
	short := func() error { return l.Allow("short", 1, 10*time.Second) }
	long := func() error { return l.Allow("long", 1, 15*time.Minute) }
	if short() != nil || long() != nil || short() == nil || long() == nil {
		t.Fatal("one each")
	}
	now = now.Add(10*time.Second - 1)
	if short() == nil {
		t.Error("the short window ended early")
	}
	now = now.Add(1)
	if err := short(); err != nil {
		t.Errorf("the short window did not end: %v", err)
	}
	now = now.Add(10 * time.Minute) // a sweep
	if long() == nil {
		t.Error("a sweep ended the long window")
	}
	if len(l.keys) != 1 {
		t.Errorf("%d windows are kept", len(l.keys))
	}
	now = now.Add(5 * time.Minute)
	if err := long(); err != nil {
		t.Errorf("the long window did not end: %v", err)
	}
}

// RFC 6238, appendix B (SHA-1, the last six of its eight digits).
func TestTOTP(t *testing.T) {
	secret := []byte("12345678901234567890")
	for at, want := range map[int64]string{59: "287082", 1111111109: "081804", 1234567890: "005924", 20000000000: "353130"} {
		if got := totpCode(secret, at/30); got != want {
			t.Errorf("%d: %s, want %s", at, got, want)
		}
		for late, step := range map[int64]int64{-60: 0, -30: at / 30, 0: at / 30, 30: at / 30, 60: 0} {
			if at+late < 0 {
				continue
			}
			if got := matchCode(idEncoding.EncodeToString(secret), want[:3]+" "+want[3:], time.Unix(at+late, 0)); got != step {
				t.Errorf("%d, looked at %d s later: step %d, want %d", at, late, got, step)
			}
		}
	}
}

// What signs in is what was set, so any mark but four may stand in a password; what everybody
// tries first may not, however it is dressed up.
func TestAssurance_15_PasswordsThatAreSet(t *testing.T) {
	u := &User{Name: "Priya Nair", Email: "priya@example.org"}
	for _, good := range []string{
		"Marsh-Harrier-41", "Marsh#Harrier41", "Osprey-nest-22", "correct horse battery staple 9",
		"MarshHarrier41", "Violet7moon",
	} {
		if err := checkSet(good, u, "Focal", textAdminPassword); err != nil {
			t.Errorf("%s: %v", good, err)
		}
	}
	for bad, want := range map[string]string{
		"Welcome1": "too easy", "Focal2026": "too easy", "Password123!": "too easy", "focal2026": "too easy", "Summer2026!": "too easy",
		"priyanair1": "too easy", "Ab1": "at least 8", "Marsh<Harrier41": "must not contain",
	} {
		if err := checkSet(bad, u, "Focal", textAdminPassword); err == nil || !strings.Contains(problem.MessageOf(err), want) {
			t.Errorf("%s: %v, want %s", bad, err, want)
		}
	}
}

// Whatever the product is called is as easy to guess; another product's name is a word like any.
func TestDecision1_ProductNameAsPassword(t *testing.T) {
	u := &User{Name: "Priya Nair", Email: "priya@example.org"}
	for password, refused := range map[string]bool{"Talent2026": true, "Talentdesk1!": true, "talentdesk2026": true, "Focal2026": false} {
		if err := checkSet(password, u, "Talent Desk", textAdminPassword); (err != nil) != refused {
			t.Errorf("%s: %v", password, err)
		}
	}
}
