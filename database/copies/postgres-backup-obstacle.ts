import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import type { Knex } from 'knex'
import { guarded } from '../database-errors.ts'
import { install } from './postgres-programs.ts'

interface Obstacle {
  /** Part of a sentence. */
  reason: string
  remedy: string
}

/** What keeps this machine and this user from backing up a PostgreSQL database, as far as can be known without trying. */
export async function postgresBackupObstacle(db: Knex): Promise<Obstacle | undefined> {
  const { version, may_create, may_connect } = await guarded(db, () => rightsOf(db))
  const needed = Math.floor(version / 10_000)
  for (const program of ['pg_dump', 'pg_restore']) {
    const found = await majorVersion(program)
    if (found !== undefined && found >= needed) continue
    const reason =
      found === undefined ? 'is not installed' : `is of version ${found}, older than the server (${needed})`
    return { reason: `${program} ${reason}`, remedy: install }
  }
  if (!may_connect)
    return {
      reason: 'this user may not connect to the database postgres, from which backups are made',
      remedy: 'As an administrator: grant connect on database postgres to <the user of DATABASE_URL>',
    }
  if (may_create) return undefined
  return {
    reason: 'this user may not create the database in which a backup is tried',
    remedy: 'As an administrator: alter role <the user of DATABASE_URL> createdb',
  }
}

async function rightsOf(db: Knex): Promise<{ version: number; may_create: boolean; may_connect: boolean }> {
  const { rows } = await db.raw(
    `select current_setting('server_version_num')::int as version, rolcreatedb or rolsuper as may_create,
      not exists (select from pg_database where datname = 'postgres' and not has_database_privilege(oid, 'connect')) as may_connect
      from pg_roles where rolname = current_user`,
  )
  return rows[0]
}

/** Undefined when the program is not installed. */
async function majorVersion(program: string): Promise<number | undefined> {
  const found = await promisify(execFile)(program, ['--version']).catch(() => undefined)
  const [, major] = /\) (\d+)/.exec(found?.stdout ?? '') ?? []
  return major === undefined ? undefined : Number(major)
}
