import { describe, expect, test } from 'vitest'
import { withProse } from '../fixtures/additions.ts'
import { reportOf } from '../fixtures/report-of.ts'

describe('pom-implied', () => {
  test('finds phrases that point at a medicine', async () => {
    const words = [
      'We give anti-wrinkle injections and wrinkle-relaxing injections.',
      'Ask for a hay fever jab.',
      'Vitamin B12 is given as a shot; an injection of vitamin D too.',
    ]
    expect(await reportOf(withProse(words.join(' ')))).toMatchInlineSnapshot(`
      "content/treatments/alpha-peel.mdx:57:9 "anti-wrinkle injections" points at a prescription-only medicine.
        error pom-implied
        57 | We give anti-wrinkle injections and wrinkle-relaxing injections. Ask for a hay fever jab. Vitamin B12 is given as a shot
           |         ^^^^^^^^^^^^^^^^^^^^^^^
        Write of what troubles the client, such as "a consultation for the treatment of lines and wrinkles".
        To accept it for a time, add to content/waivers.yaml, with owner, reason and expires:
        - rule: pom-implied
          subject: alpha-peel
          values: ["anti-wrinkle injections"]
      content/treatments/alpha-peel.mdx:57:37 "wrinkle-relaxing injections" points at a prescription-only medicine.
        error pom-implied
        57 | We give anti-wrinkle injections and wrinkle-relaxing injections. Ask for a hay fever jab. Vitamin B12 is given as a shot
           |                                     ^^^^^^^^^^^^^^^^^^^^^^^^^^^
        Write of what troubles the client, such as "a consultation for the treatment of lines and wrinkles".
        To accept it for a time, add to content/waivers.yaml, with owner, reason and expires:
        - rule: pom-implied
          subject: alpha-peel
          values: ["wrinkle-relaxing injections"]
      content/treatments/alpha-peel.mdx:57:76 "hay fever jab" points at a prescription-only medicine.
        error pom-implied
        57 | …nd wrinkle-relaxing injections. Ask for a hay fever jab. Vitamin B12 is given as a shot; an injection of vitamin D too.
           |                                            ^^^^^^^^^^^^^
        Write of what troubles the client, such as "a consultation for the treatment of lines and wrinkles".
        To accept it for a time, add to content/waivers.yaml, with owner, reason and expires:
        - rule: pom-implied
          subject: alpha-peel
          values: ["hay fever jab"]
      content/treatments/alpha-peel.mdx:57:91 "Vitamin B12 is given as a shot" points at a prescription-only medicine.
        error pom-implied
        57 | …nd wrinkle-relaxing injections. Ask for a hay fever jab. Vitamin B12 is given as a shot; an injection of vitamin D too.
           |                                                           ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
        Write of what troubles the client, such as "a consultation for the treatment of lines and wrinkles".
        To accept it for a time, add to content/waivers.yaml, with owner, reason and expires:
        - rule: pom-implied
          subject: alpha-peel
          values: ["vitamin b12 is given as a shot"]
      content/treatments/alpha-peel.mdx:57:126 "injection of vitamin D" points at a prescription-only medicine.
        error pom-implied
        57 | …nd wrinkle-relaxing injections. Ask for a hay fever jab. Vitamin B12 is given as a shot; an injection of vitamin D too.
           |                                                                                              ^^^^^^^^^^^^^^^^^^^^^^
        Write of what troubles the client, such as "a consultation for the treatment of lines and wrinkles".
        To accept it for a time, add to content/waivers.yaml, with owner, reason and expires:
        - rule: pom-implied
          subject: alpha-peel
          values: ["injection of vitamin d"]

      Content: 25 files, 5 errors, 0 warnings, 0 waived.
      "
    `)
  })

  test.each([
    ['Ask for a hay-fever jab.', 'hay-fever jab'],
    ['Ask for the hay-fever injection.', 'hay-fever injection'],
    ['We give wrinkle injections.', 'wrinkle injections'],
    ['We give injections for wrinkles.', 'injections for wrinkles'],
    ['We give injections for fine lines and wrinkles.', 'injections for fine lines and wrinkles'],
  ])('finds: %s', async (sentence, phrase) => {
    expect(await reportOf(withProse(sentence))).toContain(`"${phrase}" points at`)
  })

  test('leaves other injections, vitamins and hay fever alone', async () => {
    const words = [
      'Tell us if you have hay fever before your filler injections.',
      'A lack of vitamin B12 shows in a blood test. Injections hurt little.',
      'An anti-wrinkle cream will not hurt.',
    ]
    expect(await reportOf(withProse(words.join(' ')))).toContain('0 errors')
  })
})
