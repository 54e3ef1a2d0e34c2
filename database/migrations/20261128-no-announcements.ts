/** PostgreSQL no longer notifies when the audit grows: an open desk asks for the last row, as it does on SQLite. */
export { down as up, up as down } from './20261124-announce-changes.ts'
