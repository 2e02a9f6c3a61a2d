package store

// Migrator gives the tests single steps of Migrate.
var Migrator = (*DB).migrator

// TrailQuery is a page of the audit trail that nothing is looked for in.
const TrailQuery = trailColumns + trailOrder
