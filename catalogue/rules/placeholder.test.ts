import { describe, expect, test } from 'vitest'
import { reportOf } from '../fixtures/report-of.ts'
import { edited } from '../fixtures/site.ts'

const clinic = 'content/clinic.yaml'
const unfinished = () => {
  const marked = edited(clinic, 'name: Fixture Clinic', 'name: !placeholder Your Clinic')
  const named = edited(clinic, '  unnamed:', '  name: !placeholder\n  unnamed:', marked)
  const phone = edited(clinic, '"01473 111222"', '"01632 960123"', named)
  return edited(clinic, 'https://portal.co.uk/clinics', 'https://booking.example/clinics', phone)
}

describe('placeholder', () => {
  test('warns of marked and recognised placeholders', async () => {
    expect(await reportOf(unfinished())).toMatchInlineSnapshot(`
      "content/clinic.yaml:1:20 4 values are placeholders: name, practitioner.name, phone, booking.portal.
        warning placeholder
        1 | name: !placeholder Your Clinic
          |                    ^^^^^^^^^^^
        Write the clinic’s own values before a release, and take "!placeholder" away.

      Content: 25 files, 0 errors, 1 warning, 0 waived.
      "
    `)
  })

  test.each([
    ['name: Fixture Clinic', 'name: Your Clinic Name'],
    ['name: Fixture Clinic', 'name: TBC'],
    ['  unnamed:', '  name: Jane Doe\n  unnamed:'],
    ['"01473 111222"', '"0121 496 0123"'],
    ['"01473 111222"', '"07700900123"'],
    ['"01473 111222"', '"00000 000000"'],
    ['"01473 111222"', '"01234 567890"'],
    ['hello@fixture-clinic.co.uk', 'hello@yourclinic.co.uk'],
    ['hello@fixture-clinic.co.uk', 'hello@example.co.uk'],
    ['clinicId: "12345"', 'clinicId: "00000"'],
  ])('recognises %s made into %s', async (from, to) => {
    expect(await reportOf(edited(clinic, from, to))).toContain('0 errors, 1 warning')
  })

  test.each([
    ['name: Fixture Clinic', 'name: The Example Road Clinic'],
    ['"01473 111222"', '"01234 271828"'],
    ['hello@fixture-clinic.co.uk', 'hello@examplegate.co.uk'],
  ])('leaves %s made into %s alone', async (from, to) => {
    expect(await reportOf(edited(clinic, from, to))).toContain('0 errors, 0 warnings')
  })

  test('names each before a release', async () => {
    expect(await reportOf(unfinished(), { release: true })).toMatchInlineSnapshot(`
      "content/clinic.yaml:1:20 name is a placeholder.
        error placeholder
        1 | name: !placeholder Your Clinic
          |                    ^^^^^^^^^^^
        Write the clinic’s own value and take "!placeholder" away.
      content/clinic.yaml:4:21 practitioner.name is a placeholder.
        error placeholder
        3 | practitioner:
        4 |   name: !placeholder
          |                     ^
        Write the clinic’s own value and take "!placeholder" away.
      content/clinic.yaml:20:8 phone is a placeholder.
        error placeholder
        19 |   country: GB
        20 | phone: "01632 960123"
           |        ^^^^^^^^^^^^^^
        Write the clinic’s own value and take "!placeholder" away.
      content/clinic.yaml:23:11 booking.portal is a placeholder.
        error placeholder
        22 | booking:
        23 |   portal: https://booking.example/clinics
           |           ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
        Write the clinic’s own value and take "!placeholder" away.

      Content: 25 files, 4 errors, 0 warnings, 0 waived.
      "
    `)
  })
})
