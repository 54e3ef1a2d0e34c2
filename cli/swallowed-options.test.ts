import { expect, test } from 'vitest'
import { declaredProgram } from './program.ts'
import { swallowedOptionsMessage } from './swallowed-options.ts'

/** The message for the `npm_config_*` variables given. */
const message = (args: string, settings: Record<string, string>) =>
  swallowedOptionsMessage(declaredProgram(), args.split(' '), { npm_lifecycle_event: 'clinic', ...settings })

test('an option that npm took is named, with the line that keeps it', () => {
  expect(message('enquiries list new', { npm_config_status: 'true', npm_config_limit: '3' })).toBe(
    [
      'npm took --status and --limit for itself, so nothing was done. Write it like one of these:',
      '  clinic enquiries list --status <statuses> --limit <number>',
      '  npm run -s clinic -- enquiries list --status <statuses> --limit <number>',
    ].join('\n'),
  )
  expect(message('privacy purge', { npm_config_dry_run: 'true' })).toContain('clinic privacy purge --dry-run')
  expect(message('desk', { npm_config_open: '' })).toContain('clinic desk --no-open')
  expect(message('enquiries set-status booked ENQ-7F3K-9QW2', { npm_config_note: 'Rang' })).toContain(
    'clinic enquiries set-status <status> <reference...> --note [text]',
  )
})

test('a mandatory option is in the line, also if npm took it as a setting of its own', () => {
  expect(message('enquiries export csv 7d', { npm_config_since: 'true' })).toMatch(
    /^npm took --since and --format for itself, so .*\n {2}clinic enquiries export --since <time> --format <format>$/m,
  )
  expect(message('enquiries export', {})).toMatch(/^npm took --format for itself, or it is missing, so/)
  expect(message('db copy sqlite:x', {})).toContain('clinic db copy --to <')
  expect(message('enquiries export --format csv', { npm_config_since: 'true' })).toContain(
    'clinic enquiries export --since <time> --format <format>',
  )
  expect(message('enquiries export --help', {})).toBeUndefined()
})

test('npm’s own settings, options after -- and other npm scripts stop nothing', () => {
  expect(message('enquiries list', { npm_config_noproxy: '', npm_config_loglevel: 'silent' })).toBeUndefined()
  expect(message('enquiries list --json', { npm_config_json: 'true' })).toBeUndefined()
  expect(message('enquiries list --limit=3', { npm_config_limit: '3' })).toBeUndefined()
  expect(
    swallowedOptionsMessage(declaredProgram(), ['privacy', 'purge'], {
      npm_lifecycle_event: 'test',
      npm_config_force: 'true',
    }),
  ).toBeUndefined()
})
