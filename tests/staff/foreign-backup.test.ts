import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { useDatabase } from '../../database/use-database.ts'
import { useClinic } from '../cli/clinic-fixture.ts'

const clinic = useClinic()

it('a backup that holds what this program did not make is refused, whatever the names', async () => {
  const file = join(clinic.directory, 'b.sqlite3')
  expect(await clinic.run('db', 'backup', file)).toMatchObject({ exitCode: 0 })
  await useDatabase(`sqlite:${file}`, {}, async (db) => {
    const onDelete = 'before delete on enquiry_events begin select'
    await db.raw('drop trigger enquiry_events_no_delete')
    await db.raw(`create trigger enquiry_events_no_delete ${onDelete} 1; end`)
    await db.raw(`create trigger "extra\x1b[2J" ${onDelete} 2; end`)
    await db.raw('drop view arriving_enquiries')
    await db.raw('pragma journal_mode = delete')
  })
  const sentences = [
    'The view arriving_enquiries, which stores enquiries, is missing.',
    'The trigger enquiry_events_no_delete, which keeps the audit from being changed, is not the one that this program makes.',
    'The trigger enquiry_arrives, which stores enquiries, is missing.',
    'The trigger extra\\u{1b}[2J is not made by this program.',
  ]
  // The checksum no longer fits; whoever changes a file can remove that as well.
  rmSync(`${file}.sha256`)
  const { exitCode, stderr } = await clinic.run('db', 'verify', file)
  expect([exitCode, stderr.split('\n')]).toEqual([1, expect.arrayContaining(sentences)])
  expect(await clinic.run('db', 'restore', file, '--yes')).toMatchObject({
    exitCode: 1,
    stderr: expect.stringContaining(sentences[0] ?? ''),
  })
})
