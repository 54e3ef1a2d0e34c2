import { expect, test } from 'vitest'
import { buildOptions } from './build-options.ts'

const address = { SITE_ORIGIN: 'https://www.clinic.example' }

test('a draft is for this computer unless an address is set, a release for the address', () => {
  expect(buildOptions([], {})).toEqual({ isRelease: false, origin: 'http://localhost:3000' })
  expect(buildOptions([], address)).toEqual({ isRelease: false, origin: address.SITE_ORIGIN })
  expect(buildOptions(['--release'], address)).toEqual({ isRelease: true, origin: address.SITE_ORIGIN })
})

test.each([
  ['an invalid address', [], { SITE_ORIGIN: 'clinic.example' }, 'SITE_ORIGIN: expected'],
  ['a release without an address', ['--release'], {}, 'SITE_ORIGIN is not set'],
  ['an option that is misspelt', ['--relese'], {}, 'npm run build -- --release'],
  ['an option that npm took for itself', [], { npm_config_release: 'true' }, 'npm run build -- --release'],
])('%s is refused', (_case, args, env, words) => {
  expect(() => buildOptions(args, env)).toThrow(words)
})
