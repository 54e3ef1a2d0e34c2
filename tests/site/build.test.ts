import { expect, test } from 'vitest'
import { useProjectCopy } from './project-build.ts'

const { build, buildWith, isEarlierKept } = useProjectCopy()

test('a release build fails while content holds placeholders', () => {
  const mark = (text: string) => text.replace(/^phone: (?:!placeholder )?/m, 'phone: !placeholder ')
  const { status, stderr } = buildWith('content/clinic.yaml', mark, ['--release'], {
    SITE_ORIGIN: 'https://clinic.example',
  })
  expect(stderr).toContain('content/clinic.yaml')
  expect(stderr).toContain('placeholder')
  expect(stderr).toContain('The site was not built.')
  expect(status).toBe(1)
  expect(isEarlierKept()).toBe(true)
})

test('a missing file ends the build with code 2, is named, and leaves the last good build untouched', () => {
  const { status, stderr } = buildWith('content/about.yaml', () => undefined)
  expect(stderr).toContain('content/about.yaml:1:1 the file is missing.')
  expect(isEarlierKept()).toBe(true)
  expect(status).toBe(2)
})

test('a wrong option ends with code 2, and makes no draft', () => {
  const { status, stderr } = build(['--relese'])
  expect([status, stderr]).toEqual([2, expect.stringContaining('npm run build -- --release')])
  expect(isEarlierKept()).toBe(true)
})
