package store

import (
	"context"
	"encoding/json"
	"fmt"
	"slices"
	"strconv"
	"strings"
	"time"

	"focal/internal/convert"
	"focal/internal/cv"
	"focal/internal/extract/words"
	"focal/internal/problem"
	"focal/internal/store/db"
)

var _ convert.Store = (*DB)(nil)

func taskOf(t db.Task) (*convert.Task, error) {
	out := &convert.Task{
		ID: t.ID, UserID: t.UserID, Key: t.IdemKey, BodyHash: t.BodyHash, Status: convert.Status(t.Status), Error: t.Error, Demo: t.Demo, Allowance: t.Allowance,
		JobName: t.JobName, JobTitle: t.JobTitle, JobKey: t.JobKey, Seen: t.Seen, Files: t.Files, Done: t.Done, Bad: t.Bad, Attempts: t.Attempts, Created: fromMillis(t.CreatedAt),
		Started: fromMillis(t.StartedAt), Ended: fromMillis(t.EndedAt), Expires: fromMillis(t.ExpiresAt),
	}
	kept, err := keptOf(t.ID, t.Options)
	out.Options, out.Bare = kept.Options, kept.Bare
	return out, err
}

// kept is what the options of a task hold in the database.
type kept struct {
	cv.Options
	Bare bool `json:"bare,omitempty"`
}

func keptOf(id, options string) (k kept, err error) {
	if err := json.Unmarshal([]byte(options), &k); err != nil {
		return k, fmt.Errorf("options of task %s: %w", id, err)
	}
	return k, nil
}

// TaskByKey implements convert.Store.
func (d *DB) TaskByKey(ctx context.Context, userID, key string) (*convert.Task, error) {
	t, err := d.r(ctx).TaskByKey(ctx, db.TaskByKeyParams{UserID: userID, IdemKey: key})
	if err != nil {
		return nil, wrap(err)
	}
	return taskOf(t)
}

// CreateTask implements convert.Store.
func (d *DB) CreateTask(ctx context.Context, t *convert.Task, files []convert.File) error {
	options, err := json.Marshal(kept{t.Options, t.Bare})
	if err != nil {
		return err
	}
	return d.InTx(ctx, func(ctx context.Context) error {
		q := d.q(ctx)
		err := q.CreateTask(ctx, db.CreateTaskParams{
			ID: t.ID, UserID: t.UserID, IdemKey: t.Key, BodyHash: t.BodyHash, Status: string(t.Status), Options: string(options),
			Demo: t.Demo, Allowance: t.Allowance, JobName: t.JobName, JobKey: t.JobKey, Files: t.Files, CreatedAt: millis(t.Created),
		})
		if err != nil {
			return wrap(err)
		}
		for _, f := range files {
			if err := q.CreateFile(ctx, db.CreateFileParams{TaskID: t.ID, Idx: f.Index, Name: f.Name, Size: f.Size, Status: string(f.Status), InputKey: f.InputKey}); err != nil {
				return wrap(err)
			}
		}
		return wrap(q.CountTask(ctx, t.UserID))
	})
}

// Task implements convert.Store.
func (d *DB) Task(ctx context.Context, id string) (*convert.Task, []convert.File, error) {
	row, err := d.r(ctx).TaskByID(ctx, id)
	if err != nil {
		return nil, nil, wrap(err)
	}
	t, err := taskOf(row)
	if err != nil {
		return nil, nil, err
	}
	rows, err := d.r(ctx).FilesOf(ctx, id)
	if err != nil {
		return nil, nil, wrap(err)
	}
	files := make([]convert.File, len(rows))
	for i, f := range rows {
		files[i] = convert.File{
			TaskID: f.TaskID, Index: f.Idx, Name: f.Name, Size: f.Size, Status: convert.Status(f.Status), Error: f.Error, InputKey: f.InputKey,
			ResultKey: f.ResultKey, Candidate: f.Candidate, Pages: f.Pages, Score: f.Score, Held: f.Held, Given: f.Given, Stage: f.Stage,
		}
	}
	return t, files, nil
}

// BeginTask implements convert.Store.
func (d *DB) BeginTask(ctx context.Context, id string, at time.Time) (bool, error) {
	n, err := d.q(ctx).BeginTask(ctx, db.BeginTaskParams{ID: id, StartedAt: millis(at)})
	return n == 1, wrap(err)
}

// EndTask implements convert.Store.
func (d *DB) EndTask(ctx context.Context, t *convert.Task) (bool, error) {
	n, err := d.q(ctx).EndTask(ctx, db.EndTaskParams{ID: t.ID, Status: string(t.Status), Error: t.Error, Done: t.Done, Bad: t.Bad, EndedAt: millis(t.Ended), ExpiresAt: millis(t.Expires), JobTitle: t.JobTitle})
	return n == 1, wrap(err)
}

// SaveFile implements convert.Store.
func (d *DB) SaveFile(ctx context.Context, f *convert.File) error {
	return wrap(d.q(ctx).SaveFile(ctx, db.SaveFileParams{TaskID: f.TaskID, Idx: f.Index, Status: string(f.Status), Error: f.Error, ResultKey: f.ResultKey, Candidate: f.Candidate, Pages: f.Pages, Score: f.Score, Held: f.Held, Given: f.Given}))
}

// EnterStage implements convert.Store.
func (d *DB) EnterStage(ctx context.Context, taskID string, index int64, stage string) (bool, error) {
	n, err := d.q(ctx).EnterStage(ctx, db.EnterStageParams{TaskID: taskID, Idx: index, Stage: stage})
	return n == 1, wrap(err)
}

// CancelFile implements convert.Store. The lock on the task keeps its end waiting.
func (d *DB) CancelFile(ctx context.Context, taskID string, index int64, why string) (bool, error) {
	if err := d.lockOpen(ctx, taskID); err != nil {
		if problem.Is(err, problem.NotFound) {
			return false, nil
		}
		return false, err
	}
	n, err := d.q(ctx).CancelFile(ctx, db.CancelFileParams{TaskID: taskID, Idx: index, Error: why})
	return n == 1, wrap(err)
}

// CancelledFiles implements convert.Store.
func (d *DB) CancelledFiles(ctx context.Context, taskID string) (map[int64]string, error) {
	if err := d.lockOpen(ctx, taskID); err != nil && !problem.Is(err, problem.NotFound) {
		return nil, err
	}
	rows, err := d.q(ctx).CancelledFiles(ctx, taskID)
	why := map[int64]string{}
	for _, r := range rows {
		why[r.Idx] = r.Error
	}
	return why, wrap(err)
}

func (d *DB) lockOpen(ctx context.Context, taskID string) error {
	_, err := d.q(ctx).LockOpenTask(ctx, taskID)
	return wrap(err)
}

// SaveReview implements convert.Store.
func (d *DB) SaveReview(ctx context.Context, f *convert.File) error {
	return wrap(d.q(ctx).SaveReview(ctx, db.SaveReviewParams{
		TaskID: f.TaskID, Idx: f.Index, Candidate: f.Candidate, Pages: f.Pages, Score: f.Score, Given: f.Given,
	}))
}

// EndHold implements convert.Store.
func (d *DB) EndHold(ctx context.Context, taskID string, index int64) (bool, error) {
	n, err := d.q(ctx).EndHold(ctx, db.EndHoldParams{TaskID: taskID, Idx: index})
	return n == 1, wrap(err)
}

// RefuseFile implements convert.Store.
func (d *DB) RefuseFile(ctx context.Context, f *convert.File) error {
	if err := d.SaveFile(ctx, f); err != nil {
		return err
	}
	return wrap(d.q(ctx).CountRefused(ctx, f.TaskID))
}

// ChangeTaskOptions implements convert.Store.
func (d *DB) ChangeTaskOptions(ctx context.Context, id string, change func(o *cv.Options)) error {
	return d.InTx(ctx, func(ctx context.Context) error {
		held, err := d.q(ctx).TaskOptionsForChange(ctx, id)
		if err != nil {
			return wrap(err)
		}
		now, err := keptOf(id, held)
		if err != nil {
			return err
		}
		change(&now.Options)
		options, err := json.Marshal(now)
		if err != nil {
			return err
		}
		return wrap(d.q(ctx).SaveTaskOptions(ctx, db.SaveTaskOptionsParams{ID: id, Options: string(options)}))
	})
}

// SeeTask implements convert.Store.
func (d *DB) SeeTask(ctx context.Context, id string) error { return wrap(d.q(ctx).SeeTask(ctx, id)) }

// History implements convert.Store.
func (d *DB) History(ctx context.Context, userID string, search convert.Search, offset, limit int64) ([]convert.Past, int64, error) {
	rows, total, err := d.historyRows(ctx, userID, search, max(offset, 0), limit)
	if err != nil {
		return nil, 0, err
	}
	files, err := d.filesOf(ctx, rows)
	if err != nil {
		return nil, 0, wrap(err)
	}
	out := make([]convert.Past, len(rows))
	for i, row := range rows {
		if out[i].Task, err = taskOf(row); err != nil {
			return nil, 0, err
		}
		for _, f := range files[row.ID] {
			out[i].Names, out[i].People = append(out[i].Names, f.name), append(out[i].People, f.candidate)
			out[i].Converted = append(out[i].Converted, convert.Status(f.status) == convert.Completed)
			out[i].Held = out[i].Held || f.held
		}
	}
	return out, total, nil
}

// historyRows is a page of a user's tasks, of those only that hold all the words.
func (d *DB) historyRows(ctx context.Context, userID string, search convert.Search, offset, limit int64) ([]db.Task, int64, error) {
	if searched := strings.Fields(words.Fold(search.Words)); len(searched) > 0 {
		return d.foundRows(ctx, userID, searched, search.Ahead, offset, limit)
	}
	total, err := d.r(ctx).TaskCount(ctx, userID)
	if err = wrap(err); err != nil && !problem.Is(err, problem.NotFound) {
		return nil, 0, err
	}
	rows, err := d.tasksOf(ctx, userID, offset, min(limit, total-offset), total)
	return rows, total, wrap(err)
}

// foundRows looks through the names of a user's conversions here and not in the
// database, whose engines disagree about capitals and accents.
func (d *DB) foundRows(
	ctx context.Context, userID string, searched []string, ahead time.Duration, offset, limit int64,
) ([]db.Task, int64, error) {
	lines, err := d.r(ctx).WordsOfTasks(ctx, userID)
	if err != nil {
		return nil, 0, wrap(err)
	}
	var found []string
	for i := 0; i < len(lines); {
		id, text, at := lines[i].ID, lines[i].JobName+" "+lines[i].JobTitle, fromMillis(lines[i].CreatedAt).UTC().Add(ahead)
		for ; i < len(lines) && lines[i].ID == id; i++ {
			text += " " + lines[i].Name + " " + lines[i].Candidate + " " + lines[i].Given
		}
		text = words.Fold(text)
		if isDay(at, searched) || !slices.ContainsFunc(searched, func(w string) bool { return !strings.Contains(text, w) }) {
			found = append(found, id)
		}
	}
	var rows []db.Task
	from := min(offset, int64(len(found))) // offset+limit may be no number any more
	for _, id := range found[from : from+min(max(limit, 0), int64(len(found))-from)] {
		row, err := d.r(ctx).TaskByID(ctx, id)
		if err != nil {
			return nil, 0, wrap(err)
		}
		rows = append(rows, row)
	}
	return rows, int64(len(found)), nil
}

// days are the ways in which a day may be searched for: as it stands in the list, or in figures.
var days = []string{"2 Jan 2006", "2 January 2006", time.DateOnly, "02/01/2006", "2/1/2006"}

// isDay tells whether a day is searched for, and at is of it. A word or number alone is none: it may be a reference.
func isDay(at time.Time, searched []string) bool {
	day := strings.Replace(strings.Join(searched, " "), " sept ", " sep ", 1) // as browsers write it
	return len(searched) > 1 && slices.ContainsFunc(days, func(layout string) bool {
		return strings.HasPrefix(words.Fold(at.Format(layout)), day)
	})
}

type fileName struct {
	name, candidate, status string
	held                    bool
}

// filesOf reads the names of all files of these tasks at once, by the task's id.
func (d *DB) filesOf(ctx context.Context, tasks []db.Task) (map[string][]fileName, error) {
	if len(tasks) == 0 {
		return nil, nil
	}
	ids := make([]any, len(tasks))
	for i, t := range tasks {
		ids[i] = t.ID
	}
	rows, err := d.dialect(d.read).QueryContext(ctx,
		"SELECT task_id, name, candidate, status, held FROM files WHERE task_id IN ("+marks(len(ids))+") ORDER BY task_id, idx", ids...)
	if err != nil {
		return nil, err
	}
	defer func() { _ = rows.Close() }()
	files := make(map[string][]fileName, len(tasks))
	for rows.Next() {
		var id string
		var f fileName
		if err := rows.Scan(&id, &f.name, &f.candidate, &f.status, &f.held); err != nil {
			return nil, err
		}
		files[id] = append(files[id], f)
	}
	return files, rows.Err()
}

// marks are n placeholders: "$1, $2, $3".
func marks(n int) string {
	out := make([]string, n)
	for i := range out {
		out[i] = "$" + strconv.Itoa(i+1)
	}
	return strings.Join(out, ", ")
}

// tasksOf reads a page of a user's tasks, counted from the nearer end.
func (d *DB) tasksOf(ctx context.Context, userID string, offset, limit, total int64) ([]db.Task, error) {
	switch {
	case limit <= 0:
		return nil, nil
	case offset <= total/2:
		return d.r(ctx).NewestTasksOf(ctx, db.NewestTasksOfParams{UserID: userID, Limit: int32(limit), Offset: int32(min(offset, 1<<30))})
	}
	rows, err := d.r(ctx).OldestTasksOf(ctx, db.OldestTasksOfParams{UserID: userID, Limit: int32(limit), Offset: int32(min(total-offset-limit, 1<<30))})
	slices.Reverse(rows)
	return rows, err
}

// DeleteTask implements convert.Store.
func (d *DB) DeleteTask(ctx context.Context, id string) error {
	return d.InTx(ctx, func(ctx context.Context) error {
		t, err := d.q(ctx).TaskByID(ctx, id)
		if err != nil {
			return wrap(err)
		}
		if err := changed(d.q(ctx).DeleteTask(ctx, id)); err != nil {
			return err
		}
		return wrap(d.q(ctx).UncountTask(ctx, t.UserID))
	})
}

// lostBatch is how many ids a statement of LostTasks asks for: always as many, so
// that there is one statement.
const lostBatch = 500

var knownTasks = "SELECT id FROM tasks WHERE id IN (" + marks(lostBatch) + ")"

// LostTasks implements convert.Store.
func (d *DB) LostTasks(ctx context.Context, ids []string) ([]string, error) {
	var lost []string
	for batch := range slices.Chunk(ids, lostBatch) {
		known, err := d.knownTasks(ctx, batch)
		if err != nil {
			return nil, wrap(err)
		}
		for _, id := range batch {
			if !known[id] {
				lost = append(lost, id)
			}
		}
	}
	return lost, nil
}

func (d *DB) knownTasks(ctx context.Context, ids []string) (map[string]bool, error) {
	args := make([]any, lostBatch)
	for i := range args {
		args[i] = ids[min(i, len(ids)-1)]
	}
	rows, err := d.dialect(d.read).QueryContext(ctx, knownTasks, args...)
	if err != nil {
		return nil, err
	}
	defer func() { _ = rows.Close() }()
	known := make(map[string]bool, len(ids))
	for rows.Next() {
		var id string
		if err := rows.Scan(&id); err != nil {
			return nil, err
		}
		known[id] = true
	}
	return known, rows.Err()
}

// ExpiredTasks implements convert.Store.
func (d *DB) ExpiredTasks(ctx context.Context, now time.Time, limit int64) ([]string, error) {
	ids, err := d.r(ctx).ExpiredTasks(ctx, db.ExpiredTasksParams{ExpiresAt: millis(now), Limit: int32(limit)})
	return ids, wrap(err)
}

// StuckTasks implements convert.Store.
func (d *DB) StuckTasks(ctx context.Context, before time.Time, limit int64) ([]string, error) {
	ids, err := d.r(ctx).StuckTasks(ctx, db.StuckTasksParams{CreatedAt: millis(before), Limit: int32(limit)})
	return ids, wrap(err)
}

// OpenTasks implements convert.Store.
func (d *DB) OpenTasks(ctx context.Context, userID string) (int64, error) {
	n, err := d.q(ctx).OpenTasks(ctx, userID)
	return n, wrap(err)
}

// UseAllowance implements convert.Store.
func (d *DB) UseAllowance(ctx context.Context, userID string, n, most int64) (bool, error) {
	rows, err := d.q(ctx).UseAllowance(ctx, db.UseAllowanceParams{ID: userID, N: n, Most: most})
	return rows == 1, wrap(err)
}

// AddConverted implements convert.Store.
func (d *DB) AddConverted(ctx context.Context, userID string, n int64) error {
	return wrap(d.q(ctx).AddConverted(ctx, db.AddConvertedParams{ID: userID, Converted: n}))
}

// SaveOptions implements convert.Store.
func (d *DB) SaveOptions(ctx context.Context, userID, options string) error {
	return wrap(d.q(ctx).SaveOptions(ctx, db.SaveOptionsParams{ID: userID, Options: options}))
}
