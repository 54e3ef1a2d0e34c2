import { describe, expect, test } from 'vitest'
import { alphaPeel } from '../fixtures/additions.ts'
import { reportOf } from '../fixtures/report-of.ts'
import { edited } from '../fixtures/site.ts'

const navigation = 'content/navigation.yaml'

describe('coverage', () => {
  test('finds a treatment in no menu, one listed twice and one that is not there', async () => {
    const twice = edited(navigation, '  - alpha-peel\n', '  - beta-light\n')
    expect(await reportOf(edited(navigation, '  - mu-map', '  - mu-mapp', twice))).toMatchInlineSnapshot(`
      "content/navigation.yaml:16:3 alpha-peel is in no menu.
        error coverage
        15 | treatments:
        16 |   - beta-light
           |   ^^^^^^^^^^^^
        Add "- alpha-peel" to treatments in content/navigation.yaml.
      content/navigation.yaml:17:5 beta-light is listed twice.
        error coverage
        16 |   - beta-light
        17 |   - beta-light
           |     ^^^^^^^^^^
        Keep one of the two.
      content/navigation.yaml:27:5 "mu-mapp" is no treatment.
        error coverage
        26 |   - lambda-scan
        27 |   - mu-mapp
           |     ^^^^^^^
        Did you mean "mu-map"?

      Content: 25 files, 3 errors, 0 warnings, 0 waived.
      "
    `)
  })

  test('finds related treatments that are not there, or the page itself', async () => {
    const itself = edited(alphaPeel, 'related:\n  - beta-light', 'related:\n  - alpha-peel')
    expect(await reportOf(edited(alphaPeel, '- gamma-check', '- gama-check', itself))).toMatchInlineSnapshot(`
      "content/treatments/alpha-peel.mdx:46:5 alpha-peel is this page itself.
        error coverage
        45 | related:
        46 |   - alpha-peel
           |     ^^^^^^^^^^
        Name another.
      content/treatments/alpha-peel.mdx:47:5 "gama-check" is no treatment.
        error coverage
        46 |   - alpha-peel
        47 |   - gama-check
           |     ^^^^^^^^^^
        Did you mean "gamma-check"?

      Content: 25 files, 2 errors, 0 warnings, 0 waived.
      "
    `)
  })

  test('finds unknown, shared and missing reasons', async () => {
    const unknown = edited(alphaPeel, 'reason: anti-wrinkle', 'reason: anti-wrinkles')
    const shared = edited(
      'content/treatments/beta-light.mdx',
      'reason: dermal-fillers',
      'reason: profhilo',
      unknown,
    )
    expect(
      await reportOf(edited('content/treatments/mu-map.mdx', 'reason: skin-analysis\n', '', shared)),
    ).toMatchInlineSnapshot(`
      "content/treatments/alpha-peel.mdx:48:9 "anti-wrinkles" is no reason for contact.
        error coverage
        47 |   - gamma-check
        48 | reason: anti-wrinkles
           |         ^^^^^^^^^^^^^
        Did you mean "anti-wrinkle"?

      content/treatments/gamma-check.mdx:48:9 "profhilo" belongs to beta-light already.
        error coverage
        47 |   - epsilon-care
        48 | reason: profhilo
           |         ^^^^^^^^
        Leave the key out on one page.

      content/treatments/mu-map.mdx:2:8 no reason for contact is chosen for mu-map, and none has anti-wrinkle, dermal-fillers, skin-analysis.
        error coverage
        1 | ---
        2 | title: Mu Map
          |        ^^^^^^
        Give each a "reason", or accept in content/waivers.yaml that clients choose a general one.
        To accept it for a time, add to content/waivers.yaml, with owner, reason and expires:
        - rule: coverage
          subject: treatments without a reason
          values: ["mu-map", "none: anti-wrinkle", "none: dermal-fillers", "none: skin-analysis"]

      Content: 25 files, 3 errors, 0 warnings, 0 waived.
      "
    `)
  })

  test('finds a home item and a testimonial about no treatment', async () => {
    const home = edited('content/home.yaml', 'treatment: alpha-peel', 'treatment: alfa-peel')
    const files = edited(
      'content/testimonials.yaml',
      '  - name: A client',
      '  - name: A client\n    treatment: x-ray',
      home,
    )
    expect(
      (await reportOf(files)).match(/^content.*coverage|^content.*no treatment.*$/gm),
    ).toMatchInlineSnapshot(`
      [
        "content/home.yaml:34:18 "alfa-peel" is no treatment.",
        "content/testimonials.yaml:6:16 "x-ray" is no treatment.",
      ]
    `)
  })
})
