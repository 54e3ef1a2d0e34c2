import { expect, test } from 'vitest'
import { enquiryExample, formPost, jsonPost } from '../support/enquiry-example.ts'
import { rows, useTestService } from '../support/service.ts'

const service = useTestService()

const stored = () => rows(service.database, 'enquiries')

test('a form without script is stored and redirected to a page that says so', async () => {
  const reply = await service.send(formPost({ ...enquiryExample, message: 'first\r\nsecond' }))
  expect([reply.status, reply.headers.location]).toEqual([303, '/contact/sent'])
  expect(reply.headers['cache-control']).toBe('no-store')
  expect(await stored()).toEqual([
    expect.objectContaining({ name: 'Alex Example', message: 'first\nsecond' }),
  ])
  expect((await service.send({ path: '/contact/sent' })).status).toBe(200)
})

test.each([
  ['a missing field', formPost({ ...enquiryExample, email: '' }), '?because=email.missing'],
  [
    'two wrong fields',
    formPost({ ...enquiryExample, phone: 'none', dateOfBirth: '2999-01-01' }),
    '?because=dateOfBirth.inFuture&because=phone.wrong',
  ],
  ['letters that are not UTF-8', { ...formPost(), body: formPost().body.replace('name=', 'name=%ff') }, ''],
  ['too long a body', formPost({ ...enquiryExample, message: 'x'.repeat(40_000) }), '?because=message.long'],
])('%s redirects to the failure page, which names it, and stores nothing', async (_what, post, query) => {
  const before = (await stored()).length
  const reply = await service.send(post)
  expect([reply.status, reply.headers.location]).toEqual([303, `/contact/not-sent${query}`])
  expect(await stored()).toHaveLength(before)
})

test('a form of another site is refused', async () => {
  const reply = await service.send(formPost(enquiryExample, { Origin: 'http://evil.example' }))
  expect(reply.status).toBe(403)
})

test('without a configured origin, a form from the address it is sent to is accepted', async () => {
  const reply = await service.send(formPost(enquiryExample, { Origin: `http://127.0.0.1:${service.port}` }))
  expect(reply.headers.location).toBe('/contact/sent')
})

test('a form sent twice is stored once; other words are another enquiry', async () => {
  const before = (await stored()).length
  const post = (message: string) => formPost({ ...enquiryExample, message })
  for (const words of ['Pressed twice', 'Pressed twice', 'Something else']) {
    expect((await service.send(post(words))).headers.location).toBe('/contact/sent')
  }
  expect(await stored()).toHaveLength(before + 2)
  service.clock.now = new Date(service.clock.now.getTime() + 3 * 3_600_000)
  await service.send(post('Pressed twice'))
  expect(await stored()).toHaveLength(before + 3)
})

test('a form sent without script and then by script is stored once; by script alone, once for each key', async () => {
  const before = (await stored()).length
  const enquiry = { ...enquiryExample, message: 'Sent before the script ran' }
  const byScript = async (key: string) =>
    (await service.send(jsonPost(enquiry, { 'Idempotency-Key': key }))).status
  await service.send(formPost(enquiry))
  expect([await byScript('a'), await byScript('b')]).toEqual([201, 201])
  expect(await stored()).toHaveLength(before + 1)
  enquiry.message = 'Sent by script'
  for (const key of ['c', 'c', 'd']) expect(await byScript(key)).toBe(201)
  expect(await stored()).toHaveLength(before + 3)
})

test('a form pressed twice across a full hour is stored once', async () => {
  const before = (await stored()).length
  const post = formPost({ ...enquiryExample, message: 'At the full hour' })
  for (const time of ['10:59:59', '11:00:01']) {
    service.clock.now = new Date(`2026-12-01T${time}Z`)
    expect((await service.send(post)).headers.location).toBe('/contact/sent')
  }
  expect(await stored()).toHaveLength(before + 1)
})

test.each(['😀', '漢', 'é', '\n'])('the longest message may consist of %j alone', async (character) => {
  const message = `x${character.repeat(1998)}x`
  const reply = await service.send(formPost({ ...enquiryExample, message }))
  expect(reply.headers.location).toBe('/contact/sent')
})
