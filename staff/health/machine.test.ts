import { expect, it } from 'vitest'
import manifest from '../../package.json' with { type: 'json' }
import { nodeVersion } from './machine.ts'

it.each([
  ['18.20.8', 'bad'],
  ['20.18.3', 'bad'],
  ['20.19.0', 'good'],
  ['20.20.2', 'good'],
  ['21.7.3', 'bad'],
  ['22.9.0', 'bad'],
  ['22.12.0', 'good'],
  ['24.0.0', 'good'],
])('Node.js %s is %s', (version, verdict) => {
  expect(manifest.engines.node).toBe('^20.19.0 || >=22.12.0')
  expect(nodeVersion(version).verdict).toBe(verdict)
})
