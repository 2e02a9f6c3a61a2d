package store

import "context"

// Classify gives an error of the job library, which runs on our connections, the
// kind that callers act on.
func Classify(err error) error { return wrap(err) }

// ReleaseJobs gives jobs that this node was running when it died back to the
// queue. On SQLite every running job is the node's own, because only one process
// works on a data folder.
func (d *DB) ReleaseJobs(ctx context.Context, node string) (int64, error) {
	query, args := `UPDATE river_job SET state = 'available' WHERE state = 'running'`, []any{}
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
