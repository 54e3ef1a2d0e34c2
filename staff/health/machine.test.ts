import { expect, it } from 'vitest'
import manifest from '../../package.json' with { type: 'json' }
import { nodeVersion } from './machine.ts'

it.each([
  ['18.20.8', 'bad'],
  ['20.18.3', 'bad'],
  ['20.19.0', 'good'],
  ['22.9.0', 'good'],
])('Node.js %s is %s', (version, verdict) => {
  expect(manifest.engines.node).toBe('>=20.19.0')
  expect(nodeVersion(version).verdict).toBe(verdict)
})
