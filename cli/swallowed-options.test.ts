import { expect, test } from 'vitest'
import { declaredProgram } from './program.ts'
import { swallowedRemedy } from './swallowed-options.ts'

/** What is said where npm shows these settings to the program that it starts. */
const remedy = (args: string, settings: Record<string, string>) =>
  swallowedRemedy(declaredProgram(), args.split(' '), { npm_lifecycle_event: 'clinic', ...settings })

test('an option that npm took is named, with the line that keeps it', () => {
  expect(remedy('enquiries list new', { npm_config_status: 'true', npm_config_limit: '3' })).toBe(
    [
      'npm took --status and --limit for itself, so nothing was done. Write it like one of these:',
      '  clinic enquiries list --status <statuses> --limit <number>',
      '  npm run -s clinic -- enquiries list --status <statuses> --limit <number>',
    ].join('\n'),
  )
  expect(remedy('privacy purge', { npm_config_dry_run: 'true' })).toContain('clinic privacy purge --dry-run')
  expect(remedy('enquiries set-status booked ENQ-7F3K-9QW2', { npm_config_note: 'Rang' })).toContain(
    'clinic enquiries set-status <status> <reference...> --note [text]',
  )
})

test('npm’s own settings, options after -- and other ways of starting stop nothing', () => {
  expect(remedy('enquiries list', { npm_config_noproxy: '', npm_config_loglevel: 'silent' })).toBeUndefined()
  expect(remedy('enquiries list --json', { npm_config_json: 'true' })).toBeUndefined()
  expect(remedy('enquiries list --limit=3', { npm_config_limit: '3' })).toBeUndefined()
  expect(
    swallowedRemedy(declaredProgram(), ['privacy', 'purge'], {
      npm_lifecycle_event: 'test',
      npm_config_force: 'true',
    }),
  ).toBeUndefined()
})
