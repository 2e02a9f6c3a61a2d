package app

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"os/user"
	"path/filepath"
	"strconv"
	"strings"
	"syscall"

	"focal/internal/account"
	"focal/internal/problem"
)

// node is this process's name among all that work on one database. It is held
// by a lock in the data folder and stays the same after a crash, so that a
// restart knows which running jobs were its own.
type node struct {
	name string
	slot int
	lock *os.File
}

const maxSlots = 16

var errInUse = errors.New("another focal already works on this data folder; stop it, or use another --data")

// notWritable says whose folder it has to be; other faults keep their own words.
func notWritable(data string, err error) error {
	if !errors.Is(err, fs.ErrPermission) {
		return err
	}
	return problem.Wrap(err, problem.Invalid, "The data folder %s cannot be written by the user %s, who runs Focal. Give it to that user (chown), or name another folder with --data.", data, whoRuns())
}

func whoRuns() string {
	if u, err := user.Current(); err == nil {
		return u.Username
	}
	return strconv.Itoa(os.Getuid())
}

// takeNode locks the first free slot. With SQLite there is only one.
func takeNode(data string, shared bool) (*node, error) {
	slots := 1
	if shared {
		slots = maxSlots
	}
	for slot := range slots {
		n, err := takeSlot(data, slot)
		if !errors.Is(err, errInUse) {
			return n, err
		}
	}
	return nil, errInUse
}

func takeSlot(data string, slot int) (*node, error) {
	path := filepath.Join(data, fmt.Sprintf("node-%d", slot))
	f, err := os.OpenFile(path, os.O_RDWR|os.O_CREATE, 0o600) // #nosec G304 -- in the operator's data folder
	if err != nil {
		return nil, fmt.Errorf("lock the data folder: %w", err)
	}
	if err := syscall.Flock(int(f.Fd()), syscall.LOCK_EX|syscall.LOCK_NB); err != nil {
		_ = f.Close()
		if errors.Is(err, syscall.EWOULDBLOCK) {
			return nil, errInUse
		}
		return nil, fmt.Errorf("lock the data folder: %w", err)
	}
	n := &node{slot: slot, lock: f}
	b, err := os.ReadFile(path) // #nosec G304 -- in the operator's data folder
	if err != nil && !errors.Is(err, fs.ErrNotExist) {
		return nil, errors.Join(err, f.Close())
	}
	if n.name = strings.TrimSpace(string(b)); n.name == "" {
		n.name = account.NewID()
		if _, err := f.WriteString(n.name + "\n"); err != nil {
			return nil, errors.Join(err, f.Close())
		}
		if err := f.Sync(); err != nil {
			return nil, errors.Join(err, f.Close())
		}
	}
	return n, nil
}

func (n *node) release() { _ = n.lock.Close() }
