package app

import (
	"sync"

	"github.com/alexedwards/argon2id"

	"focal/internal/account"
)

// KeepHashes has every hash of this test binary computed once, whole and with the parameters
// of the product: the hundreds of users of the tests have one password, and to hash it anew for
// each of them and each of their sign-ins was a quarter of the work. What a hash costs, and that
// it costs that also where there is no account, is tested in package account.
func KeepHashes() {
	type pair struct{ password, hash string }
	type result struct {
		ok     bool
		params *argon2id.Params
	}
	var hashes, results sync.Map
	create := func(password string, params *argon2id.Params) (string, error) {
		if kept, ok := hashes.Load(password); ok {
			return kept.(string), nil
		}
		hash, err := argon2id.CreateHash(password, params)
		if err == nil {
			hashes.Store(password, hash)
		}
		return hash, err
	}
	check := func(password, hash string) (bool, *argon2id.Params, error) {
		if kept, ok := results.Load(pair{password, hash}); ok {
			r := kept.(result)
			return r.ok, r.params, nil
		}
		ok, params, err := argon2id.CheckHash(password, hash)
		if err == nil {
			results.Store(pair{password, hash}, result{ok, params})
		}
		return ok, params, err
	}
	newHasher = func() *account.Hasher { return account.HasherOf(create, check) }
}
