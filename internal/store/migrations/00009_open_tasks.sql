-- +goose Up
-- Who has how many tasks waiting decides whose turn is next; asked at each submission.
CREATE INDEX tasks_open_of_user ON tasks (user_id) WHERE ended_at = 0;

-- +goose Down
DROP INDEX tasks_open_of_user;
