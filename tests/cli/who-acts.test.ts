import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { runWithin, useClinic } from './clinic-fixture.ts'

const clinic = useClinic()

test('reads who acts from CLINIC_STAFF or a private file; on a shared account a name can be required', async () => {
  const reference = await clinic.receive()
  const env = { DATABASE_URL: clinic.databaseUrl, XDG_CONFIG_HOME: join(clinic.directory, 'config') }
  const required = { ...env, REQUIRE_STAFF_NAME: 'on' }
  const move = ['enquiries', 'set-status', 'contacted', reference]
  for (const args of [
    move,
    ['enquiries', 'undo'],
    ['privacy', 'erase', '--reference', reference, '--confirm', reference],
    ['privacy', 'export', '--email'],
    ['privacy', 'purge'],
    ['enquiries', 'export', '--format', 'csv', '--search'],
    ['notifications', 'retry'],
  ])
    expect([args, await runWithin(args, required)]).toEqual([
      args,
      {
        exitCode: 4,
        stdout: '',
        stderr: expect.stringMatching(/^Nothing .*clinic whoami --set "your initials"/),
      },
    ])
  expect(await runWithin(['enquiries', 'list'], required)).toMatchObject({ exitCode: 0 })
  expect(await runWithin(move, { ...env, REQUIRE_STAFF_NAME: 'yes' })).toMatchObject({ exitCode: 2 })
  expect(await runWithin(['whoami', '--set', '\u001b[2J'], required)).toMatchObject({ exitCode: 2 })
  expect((await runWithin(['whoami', '--set', 'EC'], required)).stdout).toBe('EC (reception)\n')
  const file = join(clinic.directory, 'config', 'clinic', 'staff-name')
  expect([readFileSync(file, 'utf8'), (statSync(file).mode & 0o777).toString(8)]).toEqual(['EC\n', '600'])
  expect((await runWithin(move, required)).stderr).toContain('By EC (reception).')
  expect(await runWithin(move, { ...env, REQUIRE_STAFF_NAME: 'yes' })).toMatchObject({ exitCode: 2 })
  const other = { ...required, CLINIC_STAFF: 'SM' }
  await runWithin(['enquiries', 'note', reference, 'Rang twice.'], required)
  expect((await runWithin(['whoami', '--set', 'EC'], other)).stderr).toMatch(
    /^CLINIC_STAFF is set and goes before/,
  )
  expect(await runWithin(['enquiries', 'undo'], other)).toMatchObject({
    exitCode: 3,
    stderr: 'There is no change by SM (reception) to undo.\n',
  })
  expect((await runWithin(move, other)).stderr).toMatch(
    /is already contacted: EC \(reception\) moved it new -> contacted on Fri 20 Nov 2026, 15:00\.\n$/,
  )
  for (const [wrong, ...args] of [
    [{ CLINIC_STAFF: '1' }, '--set', 'SM'],
    [{ REQUIRE_STAFF_NAME: 'yes' }, '--clear'],
  ] as const) {
    expect(await runWithin(['whoami', ...args], { ...env, ...wrong })).toMatchObject({ exitCode: 2 })
    expect(readFileSync(file, 'utf8')).toBe('EC\n')
  }
  expect(await runWithin(['whoami', '--clear'], env)).toMatchObject({ exitCode: 0, stdout: 'reception\n' })
})
