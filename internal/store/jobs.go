package store

import (
	"context"
	"strconv"
	"time"
)

// Classify gives an error of the job library, which runs on our connections, the
// kind that callers act on.
func Classify(err error) error { return wrap(err) }

// mostTries bounds the tries that a job may have in all.
const mostTries = 100

// ReleaseJobs gives jobs that this node was running when it died back to the
// queue. On SQLite every running job is the node's own, because only one process
// works on a data folder. The death of the process is no failed try of the job: most that it
// held were waiting for a place, and the others ran in children, which cannot kill it. The
// bound is for the case that one of them did all the same.
func (d *DB) ReleaseJobs(ctx context.Context, node string) (int64, error) {
	query, args := `UPDATE river_job SET state = 'available',
		max_attempts = CASE WHEN max_attempts < `+strconv.Itoa(mostTries)+` THEN max_attempts + 1 ELSE max_attempts END
		WHERE state = 'running'`, []any{}
	if d.postgres {
		query += ` AND attempted_by[array_length(attempted_by, 1)] = $1`
		args = append(args, node)
	}
	r, err := d.write.ExecContext(ctx, query, args...)
	if err != nil {
		return 0, wrap(err)
	}
	return r.RowsAffected()
}

// Backlog counts the tasks that have not ended and returns when the oldest was submitted.
// One index answers both, so monitoring may ask often.
func (d *DB) Backlog(ctx context.Context) (open int64, oldest time.Time, err error) {
	var first int64
	err = d.read.QueryRowContext(ctx, `SELECT count(*), COALESCE(min(created_at), 0) FROM tasks WHERE ended_at = 0`).Scan(&open, &first)
	return open, time.UnixMilli(first), wrap(err)
}
