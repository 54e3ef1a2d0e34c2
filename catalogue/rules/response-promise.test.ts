import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { reportOf } from '../fixtures/report-of.ts'
import { edited } from '../fixtures/site.ts'

const clinic = 'content/clinic.yaml'

describe('response promise', () => {
  test('finds a promise that staff are not held to, and names both places', async () => {
    const source = 'schemas/response-promise.ts'
    const files = {
      ...edited(clinic, 'contact: 24 hours', 'contact: 2 days'),
      [source]: readFileSync(source),
    }
    expect(await reportOf(files)).toMatchInlineSnapshot(`
      "content/clinic.yaml:42:12 visitors are promised an answer within "2 days", and staff are held to 24 hours.
        error response-promise
        41 | responses:
        42 |   contact: 2 days
           |            ^^^^^^
        schemas/response-promise.ts:2:37 counts an enquiry as overdue after 24 hours.
        1 | /** The clinic promises an answer within this many hours of an enquiry. */
        2 | export const responsePromiseHours = 24
          |                                     ^
        Write 24 hours, or have responsePromiseHours changed to the clinic’s new promise.
        To accept it for a time, add to content/waivers.yaml, with owner, reason and expires:
        - rule: response-promise
          subject: contact response
          values: ["2 days"]

      Content: 25 files, 1 error, 0 warnings, 0 waived.
      "
    `)
  })

  test('knows the same time in other words', async () => {
    expect(await reportOf(edited(clinic, 'contact: 24 hours', 'contact: 1 day'))).toContain(' 0 errors,')
  })
})
