import { request } from 'node:http'
import { expect, test } from 'vitest'
import { enquiryExample, jsonPost } from '../support/enquiry-example.ts'
import { rows, useTestService } from '../support/service.ts'

const service = useTestService({ siteOrigin: 'http://clinic.example' })

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

test('a key that is empty, too long or holds odd characters is refused', async () => {
  for (const key of ['', ' ', 'with space', 'é', 'x'.repeat(201)]) {
    const reply = await service.send(jsonPost(enquiryExample, { 'Idempotency-Key': key }))
    expect([key, reply.status]).toEqual([key, 400])
  }
})

const unreadable: [string, string | Uint8Array][] = [
  ['nothing', ''],
  ['broken JSON', '{"name":'],
  ['an array', '[]'],
  ['null', 'null'],
  ['a text', '"name"'],
  ['bytes that are not UTF-8', new Uint8Array([0x7b, 0x22, 0xff, 0x22, 0x7d])],
]

test('a body that is no JSON object is 400', async () => {
  for (const [what, body] of unreadable) {
    const reply = await service.send({ ...jsonPost(), body })
    expect([what, problem(reply)]).toEqual([what, { status: 400, title: 'The request could not be read' }])
  }
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

const otherKinds: [string, Record<string, string>][] = [
  ['another type', { 'Content-Type': 'text/plain' }],
  ['no type', { 'Content-Type': '' }],
  ['a name that every object has', { 'Content-Type': 'constructor' }],
  ['a multipart form', { 'Content-Type': 'multipart/form-data; boundary=x' }],
  ['another charset', { 'Content-Type': 'application/json; Charset=iso-8859-1' }],
  ['a quoted other charset', { 'Content-Type': 'application/json; charset="UTF-16"' }],
  ['gzip', { 'Content-Encoding': 'gzip' }],
  ['identity by name', { 'Content-Encoding': 'identity' }],
]

test('a body of another type, charset or encoding is 415', async () => {
  for (const [what, headers] of otherKinds) {
    const reply = await service.send(jsonPost(enquiryExample, headers))
    expect([what, reply.status]).toEqual([what, 415])
  }
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

const senders: [Record<string, string>, number][] = [
  [{ 'Sec-Fetch-Site': 'same-origin', Origin: 'http://evil.example' }, 201],
  [{ 'Sec-Fetch-Site': 'cross-site' }, 403],
  [{ 'Sec-Fetch-Site': 'same-site', Origin: 'http://clinic.example' }, 403],
  [{ 'Sec-Fetch-Site': 'none' }, 403],
  [{ Origin: 'http://clinic.example' }, 201],
  [{ Origin: 'https://clinic.example' }, 403],
  [{ Origin: 'null' }, 403],
  [{}, 201],
]

test('only the site itself, or a sender that names no site, may post', async () => {
  for (const [headers, status] of senders) {
    const reply = await service.send(jsonPost(enquiryExample, headers))
    expect([headers, reply.status]).toEqual([headers, status])
    expect(Object.keys(reply.headers).filter((name) => name.startsWith('access-control'))).toEqual([])
  }
})

test('a browser that opens the address that forms are sent to is redirected to the form', async () => {
  const reply = await service.send({ path: '/api/contacts', headers: { Accept: 'text/html,*/*;q=0.8' } })
  expect([reply.status, reply.headers.location, reply.headers['cache-control']]).toEqual([
    303,
    '/contact',
    'no-store',
  ])
})

test('any method but POST is 405', async () => {
  for (const method of ['GET', 'HEAD', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']) {
    const headers = { 'Sec-Fetch-Site': 'cross-site', 'Content-Type': 'application/x-www-form-urlencoded' }
    const reply = await service.send({ method, path: '/api/contacts', headers })
    expect([method, reply.status, reply.headers.allow]).toEqual([method, 405, 'POST'])
  }
})

const automated: [string, Record<string, unknown>][] = [
  ['a filled trap field', { website: 'http://spam.example' }],
  ['typing faster than two seconds', { typingMilliseconds: 1999 }],
  ['a negative typing time', { typingMilliseconds: -60_000 }],
  ['a typing time that is no number', { typingMilliseconds: 'soon' }],
]

test('what looks automated is stored as spam and answered like any other', async () => {
  for (const [what, marks] of automated) {
    const reply = await service.send(jsonPost({ ...enquiryExample, ...marks }))
    expect([what, reply.status]).toEqual([what, 201])
    const { reference } = JSON.parse(reply.text)
    expect(await stored()).toContainEqual(expect.objectContaining({ reference, status: 'spam' }))
  }
  const { text } = await service.send(jsonPost({ ...enquiryExample, typingMilliseconds: 2000 }))
  const { reference } = JSON.parse(text)
  expect(await stored()).toContainEqual(expect.objectContaining({ reference, status: 'new' }))
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

test('a client that goes on sending a refused body is cut off', async () => {
  const sent = request({
    port: service.port,
    method: 'POST',
    path: '/api/contacts',
    headers: jsonPost().headers,
  })
  let answered: number | undefined
  sent.on('response', ({ statusCode }) => {
    answered = statusCode
  })
  let isCut = false
  const cut = () => {
    isCut = true
  }
  sent.on('error', cut).on('close', cut)
  const part = 'x'.repeat(65_536)
  for (let count = 0; !isCut && count < 1_000; count += 1)
    await new Promise((resolve) => sent.write(part, resolve))
  expect([answered, isCut]).toEqual([413, true])
})
