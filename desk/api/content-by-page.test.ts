import { expect, it } from 'vitest'
import { fileFinding } from '../../catalogue/finding.ts'
import { reportByPage } from './content-by-page.ts'

it('names a page after its file, even one called constructor or __proto__', () => {
  const findings = ['about', 'constructor', '__proto__'].map((name) =>
    fileFinding(`content/${name}.yaml`, 'is wrong.', 'Mend it.'),
  )
  const summary = { files: 3, errors: 3, warnings: 0, waived: 0 }
  const { pages } = reportByPage({ findings, waived: [], summary })
  expect(pages.map(({ name }) => name)).toEqual([
    'About page',
    'content/constructor.yaml',
    'content/__proto__.yaml',
  ])
})
