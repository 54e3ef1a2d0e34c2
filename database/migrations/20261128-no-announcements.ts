/** PostgreSQL no longer notifies when the audit grows: an open desk asks for the last rows, as on SQLite. */
export { down as up, up as down } from './20261124-announce-changes.ts'
