import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { cliManual, manualFile } from '../../scripts/manual/cli-manual.ts'
import { root } from '../support/built-site.ts'

test('the manual of the command line is current: else run "npx tsx scripts/manual.ts"', () => {
  expect(readFileSync(join(root, manualFile), 'utf8')).toBe(cliManual())
})
