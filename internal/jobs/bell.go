package jobs

import (
	"context"
	"database/sql"
	"sync"

	"github.com/riverqueue/river"
	"github.com/riverqueue/river/riverdriver"
	"github.com/riverqueue/river/riverdriver/riverdatabasesql"
	"github.com/riverqueue/river/riverdriver/riversqlite"
)

// River looks for work when its driver's listener brings a notification, and at
// intervals. Neither of our drivers listens; the bell is a listener within the
// process, so that a task submitted here starts at once and the interval only
// matters for what other nodes submit.
type bell struct {
	mu     sync.Mutex
	topics map[string]bool
	wake   chan struct{}
}

const (
	topicInsert   = "river_insert"
	insertPayload = `{"queue":"` + river.QueueDefault + `"}`
)

func newBell() *bell { return &bell{topics: map[string]bool{}, wake: make(chan struct{}, 1)} }

func (b *bell) ring() {
	select {
	case b.wake <- struct{}{}:
	default: // it is ringing already
	}
}

type sqliteDriver struct {
	*riversqlite.Driver
	bell *bell
}

// SupportsListener overrides the driver's "no".
func (sqliteDriver) SupportsListener() bool { return true }

// GetListener returns the bell.
func (d sqliteDriver) GetListener(*riverdriver.GetListenenerParams) riverdriver.Listener {
	return d.bell
}

type postgresDriver struct {
	*riverdatabasesql.Driver
	bell *bell
}

// SupportsListener overrides the driver's "no".
func (postgresDriver) SupportsListener() bool { return true }

// GetListener returns the bell.
func (d postgresDriver) GetListener(*riverdriver.GetListenenerParams) riverdriver.Listener {
	return d.bell
}

var (
	_ riverdriver.Driver[*sql.Tx] = sqliteDriver{}
	_ riverdriver.Driver[*sql.Tx] = postgresDriver{}
)

// The rest implements riverdriver.Listener.

func (b *bell) Close(context.Context) error   { return nil }
func (b *bell) Connect(context.Context) error { return nil }
func (b *bell) Ping(context.Context) error    { return nil }
func (b *bell) Schema() string                { return "" }
func (b *bell) SetAfterConnectExec(string)    {}

func (b *bell) Listen(_ context.Context, topic string) error {
	b.mu.Lock()
	defer b.mu.Unlock()
	b.topics[topic] = true
	return nil
}

func (b *bell) Unlisten(_ context.Context, topic string) error {
	b.mu.Lock()
	defer b.mu.Unlock()
	delete(b.topics, topic)
	return nil
}

func (b *bell) WaitForNotification(ctx context.Context) (*riverdriver.Notification, error) {
	for {
		select {
		case <-ctx.Done():
			return nil, ctx.Err()
		case <-b.wake:
			b.mu.Lock()
			listening := b.topics[topicInsert]
			b.mu.Unlock()
			if listening {
				return &riverdriver.Notification{Topic: topicInsert, Payload: insertPayload}, nil
			}
		}
	}
}
