import { expect, it } from 'vitest'
import { databaseUrlOf, defaultDatabaseUrl, parseDatabaseUrl } from './database-url.ts'

it.each([
  [defaultDatabaseUrl, 'var/clinic.sqlite3'],
  ['sqlite:/data/clinic.sqlite3', '/data/clinic.sqlite3'],
  ['sqlite:///data/clinic.sqlite3', '/data/clinic.sqlite3'],
])('%s names a file', (text, filename) => {
  expect(parseDatabaseUrl(text)).toEqual({ ok: true, url: { kind: 'sqlite', filename } })
})

it.each([
  ['sqlite:/data/clinic.sqlite3\r', 'sqlite:/data/clinic.sqlite3'],
  [' ', defaultDatabaseUrl],
  [undefined, defaultDatabaseUrl],
])('DATABASE_URL=%j is read as %s', (DATABASE_URL, url) => {
  expect(databaseUrlOf({ DATABASE_URL })).toBe(url)
})

it.each([
  ['postgres://user:secret@db.example:5433/clinic', 'db.example:5433', 'clinic'],
  ['postgres://db.example/My%20Clinic', 'db.example', 'My Clinic'],
  ['postgresql://db.example/clinic', 'db.example', 'clinic'],
  ['postgres:///clinic?host=/run/postgresql', '/run/postgresql', 'clinic'],
])('%s names a server', (connectionString, host, database) => {
  const url = { kind: 'postgres', connectionString, host, database }
  expect(parseDatabaseUrl(connectionString)).toEqual({ ok: true, url })
})

it.each([
  '',
  'mysql://user:secret@host/db',
  'sqlite:',
  'sqlite::memory:',
  'sqlite:file:x',
  'sqlite:var/',
  'postgres://secret@[',
  'postgres://user:secret#1@host/clinic',
  'postgres://user:secret@host',
  'postgres://user:secret@host/%',
  'postgres://user:secret@host/clinic?port=abc',
  'postgres://user:secret@host/clinic?port=65536',
])('%j is refused with the remedy and without repeating it', (text) => {
  const result = parseDatabaseUrl(text)
  expect(result.ok).toBe(false)
  const message = result.ok ? '' : result.message
  expect(message).toMatch(/^DATABASE_URL .*write sqlite:<file>.*postgres:\/\/user:password@host\/database\.$/)
  expect(message).not.toContain('secret')
})
