import { expect, it } from 'vitest'
import { useClinic } from './clinic-fixture.ts'

const clinic = useClinic()

const json = async (...args: string[]) => {
  const { exitCode, stdout } = await clinic.run(...args, '--json')
  expect(exitCode).toBe(0)
  return JSON.parse(stdout)
}

it('prints the morning for scripts: its numbers, and who waits longest by reference alone', async () => {
  const late = await clinic.receive({ name: 'Éloïse Example' }, 30)
  const recent = await clinic.receive({}, 2)
  await clinic.run('enquiries', 'ring-back', recent, 'today 17:00')
  const { stdout } = await clinic.run('morning', '--json')
  expect(stdout).not.toContain('Éloïse')
  expect(JSON.parse(stdout)).toMatchObject({
    waiting: 2,
    overdue: 1,
    longest: [late, recent],
    ringBacks: 1,
    ringBack: [recent],
    failedMails: 0,
  })
})

it('lists ring-backs in the order of their times, as the table does', async () => {
  const waits = await clinic.receive({}, 30)
  const rung = await clinic.receive({}, 20)
  expect(await clinic.run('enquiries', 'set-status', 'contacted', rung)).toMatchObject({ exitCode: 0 })
  await clinic.run('enquiries', 'ring-back', waits, 'today 17:00')
  await clinic.run('enquiries', 'ring-back', rung, 'today 16:45')
  const listed: { reference: string }[] = await json('enquiries', 'list', '--ring-backs')
  expect(listed.map(({ reference }) => reference)).toEqual([rung, waits])
})

it('prints the acting member of staff', async () => {
  expect(await json('whoami')).toEqual({ actor: 'reception' })
  expect(await json('whoami', '--set', 'EC')).toMatchObject({ actor: 'EC (reception)', name: 'EC' })
})
