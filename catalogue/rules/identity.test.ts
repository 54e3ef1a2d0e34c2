import { describe, expect, test } from 'vitest'
import { reportOf } from '../fixtures/report-of.ts'
import { edited } from '../fixtures/site.ts'

const clinic = 'content/clinic.yaml'

describe('identity', () => {
  test('finds a register that is not the regulator’s', async () => {
    expect(await reportOf(edited(clinic, 'www.nmc.org.uk', 'www.nmc-register.co.uk'))).toMatchInlineSnapshot(`
      "content/clinic.yaml:12:10 the link to the register does not lead to the Nursing and Midwifery Council.
        error identity
        11 |     body: Nursing and Midwifery Council (NMC)
        12 |     url: https://www.nmc-register.co.uk/registration/search-the-register/
           |          ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
        Write https://www.nmc.org.uk/registration/search-the-register/.
        To accept it for a time, add to content/waivers.yaml, with owner, reason and expires:
        - rule: identity
          subject: register

      Content: 25 files, 1 error, 0 warnings, 0 waived.
      "
    `)
  })

  test('misses the e-mail address and the register', async () => {
    const mail = edited(clinic, 'email: hello@fixture-clinic.co.uk\n', '')
    const register = /^ {2}register:\n(?: {4}.*\n)+/m.exec(String(mail[clinic]))?.[0] ?? ''
    expect(await reportOf(edited(clinic, register, '', mail))).toMatchInlineSnapshot(`
      "content/clinic.yaml:1:1 email is missing. Add this key, for example email: hello@clinic.example (the clinic’s general e-mail address).
        error schema
        1 | name: Fixture Clinic
          | ^^^^^^^^^^^^^^^^^^^^
      content/clinic.yaml:3:1 practitioner.register is missing. Add this key (the regulator and its register (E-Commerce Regulations 2002, reg. 6)).
        error schema
        2 | tagline: Skin treatments in Ipswich
        3 | practitioner:
          | ^^^^^^^^^^^^

      Content: 25 files, 2 errors, 0 warnings, 0 waived.
      "
    `)
  })

  test('finds an NMC PIN without its form', async () => {
    expect(
      await reportOf(
        edited(clinic, '  role: Lead Practitioner', '  pin: 12X3456\n  role: Lead Practitioner'),
      ),
    ).toMatchInlineSnapshot(`
      "content/clinic.yaml:5:8 practitioner.pin: expected an NMC PIN, found "12X3456". Write for example 12A3456E.
        error schema
        4 |   unnamed: your lead nurse
        5 |   pin: 12X3456
          |        ^^^^^^^

      Content: 25 files, 1 error, 0 warnings, 0 waived.
      "
    `)
  })

  test('finds a PIN in words without its form', async () => {
    const words = (pin: string) =>
      edited('content/about.yaml', 'tagline: A nurse who listens.', `tagline: NMC PIN ${pin} since long ago.`)
    expect(await reportOf(words('12X3456'))).toMatchInlineSnapshot(`
      "content/about.yaml:5:16 "PIN 12X3456" has not the form of an NMC PIN.
        error identity
        4 |   heading: About {clinic}
        5 |   tagline: NMC PIN 12X3456 since long ago.
          |                ^^^^^^^^^^^
        Write it as it stands in the register, for example 12A3456E.
        To accept it for a time, add to content/waivers.yaml, with owner, reason and expires:
        - rule: identity
          subject: about
          values: ["pin 12x3456"]

      Content: 25 files, 1 error, 0 warnings, 0 waived.
      "
    `)
    expect(await reportOf(words('12A3456E'))).toContain('0 errors')
  })

  test.each([
    ['Her NMC PIN is 12A.', 'PIN is 12A'],
    ['Her NMC PIN: 12.', 'PIN: 12'],
    ['NMC PIN number 12A34567', 'PIN number 12A34567'],
  ])('finds the PIN in: %s', async (words, pin) => {
    const report = await reportOf(
      edited('content/about.yaml', 'tagline: A nurse who listens.', `tagline: "${words}"`),
    )
    expect(report).toContain(`"${pin}" has not the form of an NMC PIN.`)
    expect(report).toContain(' 1 error,')
  })

  test.each([
    'Bring your PIN for the card machine.',
    'Your card PIN is 4 digits long.',
    'An NMC PIN is 8 characters long.',
    'Your PIN is 2 digits away.',
    'Her PIN is on the 1st page of the register.',
    'Ask for the PIN 3rd in the list.',
    'Her NMC PIN is 12A3456E.',
  ])('accepts: %s', async (words) => {
    const report = await reportOf(
      edited('content/about.yaml', 'tagline: A nurse who listens.', `tagline: "${words}"`),
    )
    expect(report).not.toContain('identity')
  })

  test('asks for the practitioner’s name before a release', async () => {
    expect(
      await reportOf(edited(clinic, 'name: Fixture', 'name: Fixture'), { release: true }),
    ).toMatchInlineSnapshot(`
      "content/clinic.yaml:4:3 the practitioner has no name.
        error identity
        3 | practitioner:
        4 |   unnamed: your lead nurse
          |   ^^^^^^^^^^^^^^^^^^^^^^^^
        Add practitioner.name as it stands in the register.
        To accept it for a time, add to content/waivers.yaml, with owner, reason and expires:
        - rule: identity
          subject: practitioner

      Content: 25 files, 1 error, 0 warnings, 0 waived.
      "
    `)
  })
})
