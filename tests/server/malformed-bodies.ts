import { Agent } from 'node:http'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import fc from 'fast-check'
import { expect, onTestFinished } from 'vitest'
import { enquiryFields } from '../../schemas/enquiry.ts'
import { enquiryExample } from '../support/enquiry-example.ts'
import { startTestService } from '../support/service.ts'

const accepted = new Set([201, 303, 400, 413, 415, 422])

const anyText = fc.oneof(
  fc.array(fc.nat(0x10ffff)).map((points) => String.fromCodePoint(...points)),
  fc.string({ unit: 'grapheme' }),
  fc.constant('\u0000\u202e\ud800'),
)
const anyValue = fc.oneof(
  anyText,
  fc.jsonValue(),
  fc.constant('x'.repeat(3000)),
  fc.constant({ toString: 1, valueOf: 1 }),
)
/** Fields that are no part of the enquiry. */
const otherFields = ['website', 'typingMilliseconds', 'unknown']
const fields = fc.record(
  Object.fromEntries([
    ...enquiryFields.map((field) => [field, fc.oneof(fc.constant(enquiryExample[field]), anyValue)]),
    ...otherFields.map((name) => [name, anyValue]),
  ]),
  { requiredKeys: [] },
)
/** An enquiry with deeply nested lists in one field. */
const nested = fc
  .tuple(fc.constantFrom(...enquiryFields, ...otherFields), fc.nat(7900))
  .map(([name, depth]) =>
    JSON.stringify({ ...enquiryExample, [name]: 0 }).replace(
      `"${name}":0`,
      `"${name}":${'['.repeat(depth)}${']'.repeat(depth)}`,
    ),
  )
const json = fc.oneof(
  nested,
  fields.map((value) => JSON.stringify(value)),
  fc.json(),
  fc.tuple(fields, fc.nat()).map(([value, cut]) => {
    const text = JSON.stringify(value)
    return text.slice(0, cut % (text.length + 1))
  }),
  fc.constant(`{"__proto__":{"name":"x"},"constructor":1}`),
  fc.nat(8000).map((depth) => '['.repeat(depth)),
  fc.uint8Array({ maxLength: 400 }),
)
const form = fc.oneof(
  fields.map((value) =>
    new URLSearchParams(Object.entries(value).map(([key, text]) => [key, asText(text)])).toString(),
  ),
  anyText,
  fc.uint8Array({ maxLength: 400 }),
  fc.constant('name=%&name=%ZZ&email[]=x&&&=%E0%A4'),
)
const request = fc.oneof(
  json.map((body) => ({ type: 'application/json', body })),
  form.map((body) => ({ type: 'application/x-www-form-urlencoded', body })),
)

/**
 * Sends `numRuns` bodies of every malformed kind, and asserts that none causes a 5xx or an error in the log. Resolves with the
 * bytes by which the heap grew. The same seed gives the same bodies.
 */
export async function sendMalformedBodies(numRuns: number, seed?: number): Promise<number> {
  const service = await startTestService()
  const agent = new Agent({ keepAlive: true })
  onTestFinished(() => agent.destroy())
  const before = heapInUse()
  await fc.assert(
    fc.asyncProperty(request, async ({ type, body }) => {
      const { status } = await service.send({
        method: 'POST',
        path: '/api/contacts',
        headers: { 'Content-Type': type },
        body: typeof body === 'string' ? Buffer.from(body, 'utf8') : body,
        agent,
      })
      expect(accepted).toContain(status)
    }),
    { numRuns, ...(seed === undefined ? {} : { seed }) },
  )
  expect(service.logLines.filter((line) => line.includes('"level":"error"'))).toEqual([])
  service.logLines.length = 0
  return heapInUse() - before
}

/** `String` would throw for an object with a field `toString`. */
function asText(value: unknown): string {
  return typeof value === 'string' ? value : (JSON.stringify(value) ?? '')
}

function heapInUse(): number {
  setFlagsFromString('--expose-gc')
  runInNewContext('gc')()
  return process.memoryUsage().heapUsed
}
