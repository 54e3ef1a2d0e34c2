import { describe, expect, test } from 'vitest'
import { alphaPeel, withProse } from '../fixtures/additions.ts'
import { reportOf } from '../fixtures/report-of.ts'
import { edited } from '../fixtures/site.ts'

describe('pom-name', () => {
  test('finds names in titles, descriptions, prose and quotes', async () => {
    const files = withProse('One client said “Botox did it”, another asked for **Kenalog**.')
    expect(
      await reportOf(edited(alphaPeel, 'summary: What', 'summary: Botulinum toxin type A, and what', files)),
    ).toMatchInlineSnapshot(`
      "content/treatments/alpha-peel.mdx:5:10 "Botulinum toxin type A" names a prescription-only medicine.
        error pom-name
        4 | group: skin
        5 | summary: Botulinum toxin type A, and what Alpha Peel does.
          |          ^^^^^^^^^^^^^^^^^^^^^^
        Write of the consultation and of what troubles the client: "a consultation for lines and wrinkles".
        To accept it for a time, add to content/waivers.yaml, with owner, reason and expires:
        - rule: pom-name
          subject: alpha-peel
          values: ["botulinum toxin type a"]
      content/treatments/alpha-peel.mdx:57:18 "Botox" names a prescription-only medicine.
        error pom-name
        57 | One client said “Botox did it”, another asked for **Kenalog**.
           |                  ^^^^^
        Write of the consultation and of what troubles the client: "a consultation for lines and wrinkles".
        To accept it for a time, add to content/waivers.yaml, with owner, reason and expires:
        - rule: pom-name
          subject: alpha-peel
          values: ["botox"]
      content/treatments/alpha-peel.mdx:57:53 "Kenalog" names a prescription-only medicine.
        error pom-name
        57 | One client said “Botox did it”, another asked for **Kenalog**.
           |                                                     ^^^^^^^
        Write of the consultation and of what troubles the client: "a consultation for lines and wrinkles".
        To accept it for a time, add to content/waivers.yaml, with owner, reason and expires:
        - rule: pom-name
          subject: alpha-peel
          values: ["kenalog"]

      Content: 25 files, 3 errors, 0 warnings, 0 waived.
      "
    `)
  })

  test('finds names in an address', async () => {
    const files = edited(alphaPeel, 'title: Alpha Peel', 'title: Alpha Peel')
    const { [alphaPeel]: page, ...rest } = files
    const report = await reportOf({ ...rest, 'content/treatments/beautox-peel.mdx': page })
    expect(report).toContain(
      'content/treatments/beautox-peel.mdx:1:1 "beautox" names a prescription-only medicine.',
    )
  })

  test('leaves longer words alone', async () => {
    expect(
      await reportOf(withProse('The Botoxford road, a Kenalogue of errors and Xeominous skies.')),
    ).toContain('0 errors')
  })
})
