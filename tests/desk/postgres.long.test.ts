import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { moveEnquiries } from '../../staff/enquiries/change-enquiry.ts'
import { postgresBinaries, startPostgres, type ThrowAwayPostgres } from '../support/postgres.ts'
import { shownEnquiry, useDesk } from './desk-page.ts'
import { startDesk } from './desk-process.ts'

describe.skipIf(!postgresBinaries() && process.env.CI !== 'true')('on PostgreSQL', () => {
  let cluster: ThrowAwayPostgres
  beforeAll(async () => {
    cluster = await startPostgres()
  })
  // Registered first, so that it runs last, after the desk that uses the cluster.
  afterAll(() => cluster?.stop())
  const shared = useDesk(() => startDesk({ databaseUrl: cluster.url }))

  test('enquiries are answered, undone and searched, and what others do appears by itself', async () => {
    const { page, open, desk, complaints } = shared
    const ada = await desk.receive({ name: 'Ada Example' }, 5)
    await open('/enquiries')
    await page.getByRole('row', { name: 'Ada Example' }).click()
    await shownEnquiry(page, 'Ada Example')
    await desk.receive({ name: 'Ben Example' }, 1)
    await page.getByRole('row', { name: 'Ben Example' }).waitFor()
    await page.keyboard.press('n')
    await page.keyboard.type('Prefers mornings.')
    await page.keyboard.press('Escape')
    await page.keyboard.press('c')
    await shownEnquiry(page, 'Ben Example')
    const status = (reference: string) => desk.db('enquiries').where({ reference }).first('status')
    expect(await status(ada)).toEqual({ status: 'contacted' })
    await page.keyboard.press('u')
    await page.getByRole('status').getByText('(undone)').waitFor()
    expect(await status(ada)).toEqual({ status: 'new' })
    await shownEnquiry(page, 'Ada Example')
    await moveEnquiries(desk.db, [ada], 'booked', { actor: 'mary', now: new Date() })
    await page.getByRole('article').locator('.tag').getByText('booked').waitFor()
    await page.getByRole('searchbox').fill('ada')
    await page.getByText('1 enquiry', { exact: true }).waitFor()
    expect(complaints).toEqual([])
  })
})
