import { expect, test } from 'vitest'
import { kindOf } from './kinds.ts'

const rename = (name: string) =>
  `Rename it to "${name}": the name is the page’s address, lower-case words joined by hyphens, and ends in ".mdx".`

test.each([
  ['treatments/Profhilo.mdx', rename('profhilo.mdx')],
  ['treatments/my treatment.mdx', rename('my-treatment.mdx')],
  ['treatments/skin_peels copy.mdx', rename('skin-peels-copy.mdx')],
  ['treatments/Crème.MDX', rename('creme.mdx')],
  ['treatments/profhilo.md', rename('profhilo.mdx')],
  ['treatments/profhilo.mdx.txt', rename('profhilo.mdx')],
  ['treatments/profhilo', rename('profhilo.mdx')],
  ['treatments/profhilo.yaml', 'Pages here are files whose names end in ".mdx".'],
  [
    'treatments/profhilo.docx',
    'Copy its words into a page whose name ends in ".mdx"; documents of a word processor are not read.',
  ],
  ['treatments/profhilo.JPG', 'Put pictures into content/images.'],
  [
    'treatments/new/profhilo.mdx',
    'Move it to content/treatments/profhilo.mdx; pages stand in no other folder.',
  ],
  ['treatment/profhilo.mdx', 'Move it to content/treatments/profhilo.mdx; pages stand in no other folder.'],
  ['profhilo.mdx', 'Move it to content/treatments/profhilo.mdx or content/legal/profhilo.mdx.'],
  ['clinic.yml', 'Rename it to "clinic.yaml" or remove it.'],
  ['Clinic.yaml', 'Rename it to "clinic.yaml" or remove it.'],
  ['prices.yaml', 'Move it out of content/.'],
  ['notes/prices.mdx', 'Move it out of content/.'],
  ['legal/privacy.mdx', 'Did you mean "privacy-policy.mdx"?'],
  [
    'legal/refunds.mdx',
    'Legal pages are privacy-policy, accessibility, terms-and-conditions, cookie-policy.',
  ],
])('%s', (path, unknown) => {
  expect(kindOf(`content/${path}`)).toEqual({ unknown })
})

test.each(['treatments/profhilo.mdx', 'legal/cookie-policy.mdx', 'clinic.yaml'])('%s is content', (path) => {
  expect(kindOf(`content/${path}`)).toHaveProperty('kind')
})
