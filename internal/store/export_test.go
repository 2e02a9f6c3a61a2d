package store

// Migrator gives the tests single steps of Migrate.
var Migrator = (*DB).migrator
