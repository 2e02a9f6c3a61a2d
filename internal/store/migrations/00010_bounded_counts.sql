-- +goose Up
-- A count that was set to the largest number there is could not be counted on.
UPDATE users SET converted = 1000000000 WHERE converted > 1000000000;

-- +goose Down
SELECT 1;
