import { expect, it, onTestFinished, vi } from 'vitest'
import { writeFailure } from '../../database/database-health.ts'
import { changeStatus } from '../../database/enquiries/change-status.ts'
import { migrate } from '../../database/migrate.ts'
import { watchChanges } from '../../database/watch-changes.ts'
import { storeExample } from '../support/store-example.ts'
import { describeEachDatabase } from './each-database.ts'

const stamp = { actor: 'reception', now: new Date('2026-11-20T15:00:00Z') }

describeEachDatabase('whoever watches the database', ({ open, url }) => {
  it('hears of an enquiry and of a change by another program, not of a check of whether it can be written', async () => {
    const address = await url()
    const [db, other] = [open(address), open(address)]
    await migrate(db)
    const onChange = vi.fn()
    const onLook = vi.fn()
    db.on('query', ({ sql }: { sql: string }) => sql.startsWith('select max') && onLook())
    onTestFinished(watchChanges(db, onChange))
    const twoLooks = async () => {
      const before = onLook.mock.calls.length
      await expect.poll(() => onLook.mock.calls.length, { timeout: 10_000 }).toBeGreaterThan(before + 1)
    }
    await twoLooks()
    const reference = await storeExample(db, {}, stamp)
    await twoLooks()
    expect(onChange).toHaveBeenCalledTimes(1)
    await changeStatus(other, [reference], 'contacted', stamp)
    await twoLooks()
    expect(onChange).toHaveBeenCalledTimes(2)
    expect(await writeFailure(other)).toBeUndefined()
    await twoLooks()
    expect(onChange).toHaveBeenCalledTimes(2)
  })
})
