import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { colour } from './tokens.ts'

test.each(['oxblood', 'chalk', 'pink'])('the site’s icons are made with the present %s', (name) => {
  const icon = readFileSync('public/favicon.svg', 'utf8')
  expect(icon, 'Run: npx tsx scripts/assets/icons.ts').toContain(`"${colour(name)}"`)
})
