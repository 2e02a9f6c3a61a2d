-- +goose Up
-- What a template, built in or uploaded, asks for with each conversion; one without a
-- row asks for what its own tags name.
CREATE TABLE template_asks (
    folded TEXT PRIMARY KEY, -- the template's name in lower case
    asked  TEXT NOT NULL     -- JSON of cv.Asked
);

-- +goose Down
DROP TABLE template_asks;
