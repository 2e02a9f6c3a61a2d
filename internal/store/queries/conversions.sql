-- name: TaskByKey :one
SELECT * FROM tasks WHERE user_id = $1 AND idem_key = $2;

-- name: CreateTask :exec
INSERT INTO tasks (id, user_id, idem_key, body_hash, status, options, demo, allowance, job_name, job_key, files, created_at)
VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12);

-- name: CountTask :exec
INSERT INTO task_counts (user_id, total) VALUES ($1, 1) ON CONFLICT (user_id) DO UPDATE SET total = task_counts.total + 1;

-- name: UncountTask :exec
UPDATE task_counts SET total = total - 1 WHERE user_id = $1;

-- name: TaskCount :one
SELECT total FROM task_counts WHERE user_id = $1;

-- name: CreateFile :exec
INSERT INTO files (task_id, idx, name, size, status, input_key) VALUES ($1, $2, $3, $4, $5, $6);

-- name: TaskByID :one
SELECT * FROM tasks WHERE id = $1;

-- name: FilesOf :many
SELECT * FROM files WHERE task_id = $1 ORDER BY idx;

-- name: BeginTask :execrows
UPDATE tasks SET status = 'Processing', attempts = attempts + 1, started_at = $2 WHERE id = $1 AND ended_at = 0;

-- name: EndTask :execrows
UPDATE tasks SET status = $2, error = $3, done = $4, bad = $5, ended_at = $6, expires_at = $7, job_title = $8, seen = FALSE WHERE id = $1 AND ended_at = 0;

-- name: TaskOptionsForChange :one
SELECT options FROM tasks WHERE id = $1 FOR NO KEY UPDATE;

-- name: SaveTaskOptions :exec
UPDATE tasks SET options = $2 WHERE id = $1;

-- name: SeeTask :exec
UPDATE tasks SET seen = TRUE WHERE id = $1;

-- name: SaveFile :exec
UPDATE files SET status = $3, error = $4, result_key = $5, candidate = $6, pages = $7, score = $8, held = $9, given = $10
WHERE task_id = $1 AND idx = $2 AND stage <> 'cancelled';

-- name: EnterStage :execrows
UPDATE files SET status = 'Processing', stage = $3 WHERE task_id = $1 AND idx = $2 AND status IN ('Pending', 'Processing');

-- name: LockOpenTask :one
SELECT id FROM tasks WHERE id = $1 AND ended_at = 0 FOR NO KEY UPDATE;

-- name: CancelFile :execrows
UPDATE files SET status = 'Failed', error = $3, stage = 'cancelled'
WHERE task_id = $1 AND idx = $2 AND status IN ('Pending', 'Processing');

-- name: CancelledFiles :many
SELECT idx, error FROM files WHERE task_id = $1 AND stage = 'cancelled';

-- name: SaveReview :exec
UPDATE files SET candidate = $3, pages = $4, score = $5, given = $6 WHERE task_id = $1 AND idx = $2;

-- name: EndHold :execrows
UPDATE files SET held = FALSE WHERE task_id = $1 AND idx = $2 AND held = TRUE;

-- name: CountRefused :exec
UPDATE tasks SET done = done - 1, bad = bad + 1 WHERE id = $1;

-- name: NewestTasksOf :many
SELECT * FROM tasks WHERE user_id = $1 ORDER BY created_at DESC, id DESC LIMIT $2 OFFSET $3;

-- name: OldestTasksOf :many
SELECT * FROM tasks WHERE user_id = $1 ORDER BY created_at, id LIMIT $2 OFFSET $3;

-- name: DeleteTask :execrows
DELETE FROM tasks WHERE id = $1;

-- name: ExpiredTasks :many
SELECT id FROM tasks WHERE expires_at > 0 AND expires_at <= $1 ORDER BY expires_at LIMIT $2;

-- name: OpenTasks :one
SELECT count(*) FROM tasks WHERE user_id = $1 AND ended_at = 0;

-- name: StuckTasks :many
SELECT id FROM tasks WHERE ended_at = 0 AND created_at <= $1 ORDER BY created_at LIMIT $2;

-- name: TaskIDsOf :many
SELECT id FROM tasks WHERE user_id = $1;

-- name: WordsOfTasks :many
SELECT t.id, t.job_name, t.job_title, t.created_at, f.name, f.candidate, f.given FROM tasks t JOIN files f ON f.task_id = t.id
WHERE t.user_id = $1 ORDER BY t.created_at DESC, t.id DESC, f.idx;
