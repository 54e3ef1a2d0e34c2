import { expect, test } from 'vitest'
import { enquiryExample, formPost, jsonPost } from '../support/enquiry-example.ts'
import { startTestService } from '../support/service.ts'

const from = (address: string) => jsonPost(enquiryExample, { 'X-Forwarded-For': address })

test('the sixth enquiry of an address in ten minutes waits for the window to end', async () => {
  const { send, clock } = await startTestService({ limitPerAddress: 5 })
  const statuses = []
  for (let count = 0; count < 5; count += 1) statuses.push((await send(jsonPost())).status)
  expect(statuses).toEqual([201, 201, 201, 201, 201])

  clock.now = new Date(clock.now.getTime() + 60_000)
  const refused = await send(jsonPost())
  expect(refused.status).toBe(429)
  expect(Number(refused.headers['retry-after'])).toBe(540)
  expect((await send(formPost())).headers.location).toBe('/contact/not-sent?because=tooMany')

  clock.now = new Date(clock.now.getTime() + 541_000)
  expect((await send(jsonPost())).status).toBe(201)
})

test('the total limit holds for all addresses together', async () => {
  const { send } = await startTestService({ limitTotal: 3, trustProxy: 1 })
  const statuses = []
  for (const address of ['192.0.2.1', '192.0.2.2', '192.0.2.3', '192.0.2.4']) {
    statuses.push((await send(from(address))).status)
  }
  expect(statuses).toEqual([201, 201, 201, 429])
})

test('what looks automated has a total of its own, is kept within it, and is refused like any other beyond it', async () => {
  const { send, database } = await startTestService({ limitTotal: 3, trustProxy: 1 })
  const automated = (host: number) =>
    jsonPost({ ...enquiryExample, website: 'x' }, { 'X-Forwarded-For': `192.0.2.${host}` })
  const replies = []
  for (const host of [1, 2, 3, 4]) replies.push(await send(automated(host)))
  expect(replies.map(({ status }) => status)).toEqual([201, 201, 201, 429])
  expect(await database('enquiries').where({ suspicious: true })).toHaveLength(3)
  for (const host of [5, 6, 7]) expect((await send(from(`192.0.2.${host}`))).status).toBe(201)
  const honest = await send(from('192.0.2.8'))
  expect([honest.status, honest.text]).toEqual([429, replies[3]?.text])
  expect(honest.headers['retry-after']).toBe(replies[3]?.headers['retry-after'])
})

test('addresses of one IPv6 /64 count as one visitor, another /64 as another', async () => {
  const { send } = await startTestService({ limitPerAddress: 1, trustProxy: 1 })
  expect((await send(from('2001:db8:0:1::1'))).status).toBe(201)
  expect((await send(from('2001:db8:0:1:ffff::2'))).status).toBe(429)
  expect((await send(from('2001:db8:0:2::1'))).status).toBe(201)
})

test('without a trusted proxy a forwarded address changes nothing', async () => {
  const { send } = await startTestService({ limitPerAddress: 1 })
  expect((await send(from('192.0.2.1'))).status).toBe(201)
  expect((await send(from('192.0.2.2'))).status).toBe(429)
})

test('a proxy is trusted by its range', async () => {
  const { send } = await startTestService({ limitPerAddress: 1, trustProxy: ['127.0.0.0/8'] })
  expect((await send(from('192.0.2.1'))).status).toBe(201)
  expect((await send(from('192.0.2.2'))).status).toBe(201)
  expect((await send(from('10.9.9.9, 192.0.2.2'))).status).toBe(429)
})

const wrong = (address: string) => jsonPost({ ...enquiryExample, email: '' }, { 'X-Forwarded-For': address })

test('five typing errors do not keep the sixth, right attempt out', async () => {
  const { send } = await startTestService({ limitPerAddress: 5 })
  for (let count = 0; count < 5; count += 1) expect((await send(wrong(''))).status).toBe(422)
  expect((await send(jsonPost())).status).toBe(201)
})

test('a network that sends very many invalid enquiries is refused, and nobody else is', async () => {
  const { send } = await startTestService({ limitPerAddress: 5, limitTotal: 60, trustProxy: 1 })
  const network = (count: number) => `2001:db8:0:1${(count % 12).toString(16).padStart(2, '0')}::1`
  const statuses = []
  for (let count = 0; count < 140; count += 1) statuses.push((await send(wrong(network(count)))).status)
  expect(statuses.filter((status) => status === 422)).toHaveLength(120)
  expect(statuses.slice(-20)).toEqual(Array(20).fill(429))
  expect((await send(from('2001:db8:1::1'))).status).toBe(201)
})

test('enquiries of one /48 do not use up the limit of all', async () => {
  const { send } = await startTestService({ limitPerAddress: 5, limitTotal: 60, trustProxy: 1 })
  const statuses = []
  for (let count = 0; count < 60; count += 1) {
    statuses.push((await send(from(`2001:db8:7:${count.toString(16)}00::1`))).status)
  }
  expect(statuses.filter((status) => status === 201)).toHaveLength(40)
  expect((await send(from('192.0.2.1'))).status).toBe(201)
})

test('an acknowledged enquiry is answered again, however often it is sent and beyond every limit', async () => {
  const { send } = await startTestService({ limitPerAddress: 1, limitTotal: 1 })
  const post = jsonPost(enquiryExample, { 'Idempotency-Key': 'retried' })
  const first = await send(post)
  for (let count = 0; count < 12; count += 1) {
    const again = await send(post)
    expect([again.status, again.text]).toEqual([201, first.text])
  }
})

test('a clock that is set back three days asks for no wait above the window', async () => {
  const { send, clock } = await startTestService({ limitPerAddress: 1 })
  await send(jsonPost())
  clock.now = new Date(clock.now.getTime() - 3 * 86_400_000)
  expect((await send(jsonPost())).status).toBe(201)
  expect(Number((await send(jsonPost())).headers['retry-after'])).toBeLessThanOrEqual(600)
})

test('an enquiry that could not be stored counts towards no limit', async () => {
  const { send, database } = await startTestService({ limitPerAddress: 1, limitTotal: 1 })
  await database.raw(
    "create trigger broken before insert on enquiries begin select raise(abort, 'broken'); end",
  )
  for (let count = 0; count < 2; count += 1) expect((await send(jsonPost())).status).toBe(500)
  await database.raw('drop trigger broken')
  expect((await send(jsonPost())).status).toBe(201)
})

test('an enquiry that is sent three times at once counts once', async () => {
  const { send } = await startTestService({ limitPerAddress: 3 })
  const post = jsonPost(enquiryExample, { 'Idempotency-Key': 'pressed-thrice' })
  const answers = await Promise.all([send(post), send(post), send(post)])
  expect(answers.map(({ status }) => status)).toEqual([201, 201, 201])
  for (let count = 0; count < 2; count += 1) expect((await send(jsonPost())).status).toBe(201)
  expect((await send(jsonPost())).status).toBe(429)
})

test('an enquiry that only the limit of all refused does not count towards its address', async () => {
  const { send, clock } = await startTestService({ limitPerAddress: 1, limitTotal: 1, trustProxy: 1 })
  expect((await send(from('192.0.2.1'))).status).toBe(201)
  expect((await send(from('192.0.2.2'))).status).toBe(429)
  clock.now = new Date(clock.now.getTime() + 61_000)
  expect((await send(from('192.0.2.2'))).status).toBe(201)
})
