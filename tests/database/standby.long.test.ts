import { expect, onTestFinished, test } from 'vitest'
import { migrate } from '../../database/migrate.ts'
import { useDatabase } from '../../database/use-database.ts'
import { watchChanges } from '../../database/watch-changes.ts'
import { startPostgres } from '../support/postgres.ts'
import { lacksPostgres } from '../support/process-run.ts'

test.skipIf(lacksPostgres)(
  'a desk on a standby, where PostgreSQL refuses LISTEN, uses up no connections',
  async () => {
    const cluster = await startPostgres()
    onTestFinished(() => cluster.stop())
    await useDatabase(cluster.url, {}, migrate)
    cluster.becomeStandby()
    await useDatabase(cluster.url, {}, async (db) => {
      const number = async (sql: string) => Number((await db.raw(`select (${sql}) as number`)).rows[0].number)
      const sessions = () => number("select sum(sessions) from pg_stat_database where datname = 'postgres'")
      const before = await sessions()
      const stop = watchChanges(db, () => {})
      await expect.poll(sessions, { timeout: 30_000 }).toBeGreaterThan(before + 4)
      // This connection, and at most the two of an attempt that ends and one that begins.
      expect(
        await number("select count(*) from pg_stat_activity where application_name = 'clinic'"),
      ).toBeLessThan(4)
      await stop()
    })
  },
)
