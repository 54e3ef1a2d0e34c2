import { describe, expect, test } from 'vitest'
import { withProse } from '../fixtures/additions.ts'
import { reportOf } from '../fixtures/report-of.ts'
import { edited } from '../fixtures/site.ts'

const words = 'We offer excision under local anaesthetic. We do not offer mole removal.'

describe('cqc', () => {
  test('asks for the registration number', async () => {
    expect(await reportOf(withProse(words))).toMatchInlineSnapshot(`
      "content/treatments/alpha-peel.mdx:57:10 "excision" needs registration with the Care Quality Commission.
        error cqc
        57 | We offer excision under local anaesthetic. We do not offer mole removal.
           |          ^^^^^^^^
        Put the registration number into content/clinic.yaml as "cqc", or leave the procedure out.
        To accept it for a time, add to content/waivers.yaml, with owner, reason and expires:
        - rule: cqc
          subject: alpha-peel
          values: ["excision"]
      content/treatments/alpha-peel.mdx:57:25 "local anaesthetic" needs registration with the Care Quality Commission.
        error cqc
        57 | We offer excision under local anaesthetic. We do not offer mole removal.
           |                         ^^^^^^^^^^^^^^^^^
        Put the registration number into content/clinic.yaml as "cqc", or leave the procedure out.
        To accept it for a time, add to content/waivers.yaml, with owner, reason and expires:
        - rule: cqc
          subject: alpha-peel
          values: ["local anaesthetic"]

      Content: 25 files, 2 errors, 0 warnings, 0 waived.
      "
    `)
  })

  test.each([
    ['It is done under local anaesthesia.', 'local anaesthesia'],
    ['Have your moles removed in Ipswich.', 'moles removed'],
    ['Ask about the removal of moles.', 'removal of moles'],
    ['The spot is excised.', 'excised'],
  ])('finds: %s', async (sentence, phrase) => {
    expect(await reportOf(withProse(sentence))).toContain(`"${phrase}" needs registration`)
  })

  test('leaves alone what is not done', async () => {
    expect(await reportOf(withProse('Spots are not excised here. We offer no removal of moles.'))).toContain(
      '0 errors',
    )
  })

  test('is content once the number is there', async () => {
    const files = edited(
      'content/clinic.yaml',
      'experience: 12+ years',
      'experience: 12+ years\ncqc: "1-1234567890"',
    )
    expect(await reportOf(withProse(words, files))).toContain('0 errors')
  })
})
