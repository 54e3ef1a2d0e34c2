import { describe, expect, test } from 'vitest'
import { onPage, onSite } from '../fixtures/honest-sentences/placed-sentence.ts'
import { siteWith } from '../fixtures/honest-sentences/site-with.ts'
import { reportOf } from '../fixtures/report-of.ts'

describe('pom-place', () => {
  test('finds terms on the home page, in the menu and in testimonials', async () => {
    const site = siteWith(
      ...onSite('home tagline', 'From wrinkle-relaxing injections on.'),
      ...onSite('menu group', 'Botox'),
      ...onSite('testimonial', 'My hayfever jab worked.'),
    )
    expect(await reportOf(site)).toMatchInlineSnapshot(`
      "content/home.yaml:5:18 "wrinkle-relaxing injections" points at a prescription-only medicine.
        error pom-implied
        4 |   heading: Care for skin
        5 |   tagline: "From wrinkle-relaxing injections on."
          |                  ^^^^^^^^^^^^^^^^^^^^^^^^^^^
        Write of what troubles the client, such as "a consultation for the treatment of lines and wrinkles".
        To accept it for a time, add to content/waivers.yaml, with owner, reason and expires:
        - rule: pom-implied
          subject: home
          values: ["wrinkle-relaxing injections"]
      content/home.yaml:5:18 "wrinkle-relaxing injections" stands where a visitor meets it without having asked for it.
        error pom-place
        4 |   heading: Care for skin
        5 |   tagline: "From wrinkle-relaxing injections on."
          |                  ^^^^^^^^^^^^^^^^^^^^^^^^^^^
        Keep it off the home page, the menu, testimonials, picture descriptions and hover text.
        To accept it for a time, add to content/waivers.yaml, with owner, reason and expires:
        - rule: pom-place
          subject: home
          values: ["wrinkle-relaxing injections"]

      content/navigation.yaml:12:10 "Botox" names a prescription-only medicine.
        error pom-name
        11 |   injectable: Injectable Treatments
        12 |   skin: "Botox"
           |          ^^^^^
        Write of the consultation and of what troubles the client: "a consultation for lines and wrinkles".
        To accept it for a time, add to content/waivers.yaml, with owner, reason and expires:
        - rule: pom-name
          subject: navigation
          values: ["botox"]
      content/navigation.yaml:12:10 "Botox" stands where a visitor meets it without having asked for it.
        error pom-place
        11 |   injectable: Injectable Treatments
        12 |   skin: "Botox"
           |          ^^^^^
        Keep it off the home page, the menu, testimonials, picture descriptions and hover text.
        To accept it for a time, add to content/waivers.yaml, with owner, reason and expires:
        - rule: pom-place
          subject: navigation
          values: ["botox"]

      content/testimonials.yaml:6:15 "hayfever jab" points at a prescription-only medicine.
        error pom-implied
        5 |   - name: A client
        6 |     text: "My hayfever jab worked."
          |               ^^^^^^^^^^^^
        Write of what troubles the client, such as "a consultation for the treatment of lines and wrinkles".
        To accept it for a time, add to content/waivers.yaml, with owner, reason and expires:
        - rule: pom-implied
          subject: testimonials
          values: ["hayfever jab"]
      content/testimonials.yaml:6:15 "hayfever jab" stands where a visitor meets it without having asked for it.
        error pom-place
        5 |   - name: A client
        6 |     text: "My hayfever jab worked."
          |               ^^^^^^^^^^^^
        Keep it off the home page, the menu, testimonials, picture descriptions and hover text.
        To accept it for a time, add to content/waivers.yaml, with owner, reason and expires:
        - rule: pom-place
          subject: testimonials
          values: ["hayfever jab"]

      Content: 25 files, 6 errors, 0 warnings, 0 waived.
      "
    `)
  })

  test('finds terms in pictures’ descriptions and hover text', async () => {
    const site = siteWith(
      ...onPage('plain', 'alt', 'A vial of Dysport'),
      ...onPage('plain', 'prose', 'Ask [us](/contact "Botox in Ipswich").'),
    )
    expect(await reportOf(site)).toMatchInlineSnapshot(`
      "content/treatments/alpha-peel.mdx:44:19 "Dysport" names a prescription-only medicine.
        error pom-name
        43 | hero:
        44 |   alt: "A vial of Dysport"
           |                   ^^^^^^^
        Write of the consultation and of what troubles the client: "a consultation for lines and wrinkles".
        To accept it for a time, add to content/waivers.yaml, with owner, reason and expires:
        - rule: pom-name
          subject: alpha-peel
          values: ["dysport"]
      content/treatments/alpha-peel.mdx:44:19 "Dysport" stands where a visitor meets it without having asked for it.
        error pom-place
        43 | hero:
        44 |   alt: "A vial of Dysport"
           |                   ^^^^^^^
        Keep it off the home page, the menu, testimonials, picture descriptions and hover text.
        To accept it for a time, add to content/waivers.yaml, with owner, reason and expires:
        - rule: pom-place
          subject: alpha-peel
          values: ["dysport"]
      content/treatments/alpha-peel.mdx:57:20 "Botox" names a prescription-only medicine.
        error pom-name
        57 | Ask [us](/contact "Botox in Ipswich").
           |                    ^^^^^
        Write of the consultation and of what troubles the client: "a consultation for lines and wrinkles".
        To accept it for a time, add to content/waivers.yaml, with owner, reason and expires:
        - rule: pom-name
          subject: alpha-peel
          values: ["botox"]
      content/treatments/alpha-peel.mdx:57:20 "Botox" stands where a visitor meets it without having asked for it.
        error pom-place
        57 | Ask [us](/contact "Botox in Ipswich").
           |                    ^^^^^
        Keep it off the home page, the menu, testimonials, picture descriptions and hover text.
        To accept it for a time, add to content/waivers.yaml, with owner, reason and expires:
        - rule: pom-place
          subject: alpha-peel
          values: ["botox"]

      Content: 25 files, 4 errors, 0 warnings, 0 waived.
      "
    `)
  })

  test('leaves the pages themselves to the other rules', async () => {
    expect(await reportOf(siteWith(...onPage('plain', 'prose', 'Botox')))).not.toContain('pom-place')
  })
})
