import { afterAll, beforeAll, expect, test } from 'vitest'
import { enquiryExample, jsonPost } from '../support/enquiry-example.ts'
import { rows, type Service, startTestService } from '../support/service.ts'

let service: Service

beforeAll(async () => {
  service = await startTestService({ siteOrigin: 'http://clinic.example' })
})
afterAll(() => service.stop())

const stored = () => rows(service.database, 'enquiries')

test('a valid enquiry is on disk before 201 names its reference and nothing else', async () => {
  const reply = await service.send(jsonPost())
  expect(reply.status).toBe(201)
  expect(reply.headers['content-type']).toBe('application/json; charset=utf-8')
  expect(reply.headers['cache-control']).toBe('no-store')
  const body = JSON.parse(reply.text)
  expect(Object.keys(body)).toEqual(['reference'])
  expect(body.reference).toMatch(/^ENQ-[2-9A-Z]{4}-[2-9A-Z]{4}$/)
  expect(await stored()).toContainEqual(expect.objectContaining({ reference: body.reference, status: 'new' }))
})

test('one key and one body store one row, however often they are sent', async () => {
  const post = jsonPost(enquiryExample, { 'Idempotency-Key': 'one-form' })
  const before = (await stored()).length
  const replies = await Promise.all([service.send(post), service.send(post), service.send(post)])
  const later = await service.send(post)
  expect(new Set([...replies, later].map((reply) => `${reply.status} ${reply.text}`)).size).toBe(1)
  expect(later.status).toBe(201)
  expect(await stored()).toHaveLength(before + 1)
})

test('one key with another body is refused and stores nothing', async () => {
  const headers = { 'Idempotency-Key': 'reused' }
  await service.send(jsonPost(enquiryExample, headers))
  const before = (await stored()).length
  const reply = await service.send(jsonPost({ ...enquiryExample, name: 'Another Example' }, headers))
  expect(problem(reply)).toEqual({ status: 422, title: 'The Idempotency-Key was used for another enquiry' })
  expect(await stored()).toHaveLength(before)
})

test.each(['', ' ', 'with space', 'é', 'x'.repeat(201)])('the key %j is refused', async (key) => {
  const reply = await service.send(jsonPost(enquiryExample, { 'Idempotency-Key': key }))
  expect(reply.status).toBe(400)
})

test.each([
  ['nothing', ''],
  ['broken JSON', '{"name":'],
  ['an array', '[]'],
  ['null', 'null'],
  ['a text', '"name"'],
  ['bytes that are not UTF-8', new Uint8Array([0x7b, 0x22, 0xff, 0x22, 0x7d])],
])('a body of %s is 400', async (_what, body) => {
  const reply = await service.send({ ...jsonPost(), body })
  expect(problem(reply)).toEqual({ status: 400, title: 'The request could not be read' })
})

test('every wrong field is named at once', async () => {
  const reply = await service.send(jsonPost({ email: 'no address', reasonForContact: 'gossip' }))
  expect(reply.status).toBe(422)
  expect(JSON.parse(reply.text).errors.map(({ field }: { field: string }) => field)).toEqual([
    'name',
    'dateOfBirth',
    'email',
    'phone',
    'reasonForContact',
  ])
})

test('keys beyond the six fields are never stored', async () => {
  const extra = {
    id: 7,
    status: 'booked',
    createdAt: '1999-01-01T00:00:00Z',
    reference: 'ENQ-AAAA-AAAA',
    other: 'x',
  }
  const reply = await service.send(jsonPost({ ...enquiryExample, ...extra }))
  const { reference } = JSON.parse(reply.text)
  const row = (await stored()).find((candidate) => candidate.reference === reference)
  expect(row).toMatchObject({ status: 'new', created_at: service.clock.now.toISOString() })
  expect(reference).not.toBe(extra.reference)
  expect(Object.keys(row ?? {})).not.toContain('other')
})

test.each([
  ['another type', { 'Content-Type': 'text/plain' }],
  ['no type', { 'Content-Type': '' }],
  ['a multipart form', { 'Content-Type': 'multipart/form-data; boundary=x' }],
  ['another charset', { 'Content-Type': 'application/json; charset=iso-8859-1' }],
  ['a quoted other charset', { 'Content-Type': 'application/json; charset="UTF-16"' }],
  ['gzip', { 'Content-Encoding': 'gzip' }],
  ['identity by name', { 'Content-Encoding': 'identity' }],
])('%s is 415', async (_what, headers) => {
  const reply = await service.send(jsonPost(enquiryExample, headers))
  expect(reply.status).toBe(415)
})

test('UTF-8 by name is accepted', async () => {
  const reply = await service.send(
    jsonPost(enquiryExample, { 'Content-Type': 'Application/JSON; Charset="UTF-8"' }),
  )
  expect(reply.status).toBe(201)
})

test.each([
  ['announced', {}],
  ['in chunks', { 'Transfer-Encoding': 'chunked' }],
])('16 KiB are read, one byte more is 413 (%s)', async (_how, headers: Record<string, string>) => {
  const padded = (size: number) => {
    const bare = JSON.stringify({ ...enquiryExample, padding: '' }).length
    return jsonPost({ ...enquiryExample, padding: 'x'.repeat(size - bare) }, headers)
  }
  expect((await service.send(padded(16 * 1024))).status).toBe(201)
  expect((await service.send(padded(16 * 1024 + 1))).status).toBe(413)
  expect((await service.send(padded(200_000))).status).toBe(413)
})

test.each([
  [{ 'Sec-Fetch-Site': 'same-origin', Origin: 'http://evil.example' }, 201],
  [{ 'Sec-Fetch-Site': 'cross-site' }, 403],
  [{ 'Sec-Fetch-Site': 'same-site', Origin: 'http://clinic.example' }, 403],
  [{ 'Sec-Fetch-Site': 'none' }, 403],
  [{ Origin: 'http://clinic.example' }, 201],
  [{ Origin: 'https://clinic.example' }, 403],
  [{ Origin: 'null' }, 403],
  [{}, 201],
])('a request from %j is %i', async (headers: Record<string, string>, status) => {
  const reply = await service.send(jsonPost(enquiryExample, headers))
  expect(reply.status).toBe(status)
  expect(Object.keys(reply.headers).filter((name) => name.startsWith('access-control'))).toEqual([])
})

test.each(['GET', 'HEAD', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])('%s is 405', async (method) => {
  const reply = await service.send({
    method,
    path: '/api/contacts',
    headers: { 'Sec-Fetch-Site': 'cross-site' },
  })
  expect(reply.status).toBe(405)
  expect(reply.headers.allow).toBe('POST')
})

test.each([
  ['a filled trap field', { website: 'http://spam.example' }],
  ['typing faster than two seconds', { typingMilliseconds: 1999 }],
  ['a negative typing time', { typingMilliseconds: -60_000 }],
  ['a typing time that is no number', { typingMilliseconds: 'soon' }],
])('%s is stored as spam and answered like any other', async (_what, marks: Record<string, unknown>) => {
  const reply = await service.send(jsonPost({ ...enquiryExample, ...marks }))
  expect(reply.status).toBe(201)
  const { reference } = JSON.parse(reply.text)
  expect(await stored()).toContainEqual(expect.objectContaining({ reference, status: 'spam' }))
})

test('an unknown address of the service is a problem document', async () => {
  const reply = await service.send({ path: '/api/unknown' })
  expect(problem(reply)).toEqual({ status: 404, title: 'There is nothing here' })
})

function problem(reply: { headers: Record<string, unknown>; text: string }) {
  expect(reply.headers['content-type']).toBe('application/problem+json; charset=utf-8')
  expect(reply.headers['cache-control']).toBe('no-store')
  const { status, title } = JSON.parse(reply.text)
  return { status, title }
}
