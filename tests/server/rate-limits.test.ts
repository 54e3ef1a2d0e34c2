import { expect, onTestFinished, test } from 'vitest'
import { enquiryExample, formPost, jsonPost } from '../support/enquiry-example.ts'
import { startTestService } from '../support/service.ts'

async function started(settings: Parameters<typeof startTestService>[0]) {
  const service = await startTestService(settings)
  onTestFinished(() => service.stop())
  return service
}

const from = (address: string) => jsonPost(enquiryExample, { 'X-Forwarded-For': address })

test('the sixth enquiry of an address in ten minutes waits for the window to end', async () => {
  const { send, clock } = await started({ limitPerAddress: 5 })
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
  const { send } = await started({ limitTotal: 3, trustProxy: 1 })
  const statuses = []
  for (const address of ['192.0.2.1', '192.0.2.2', '192.0.2.3', '192.0.2.4']) {
    statuses.push((await send(from(address))).status)
  }
  expect(statuses).toEqual([201, 201, 201, 429])
})

test('an address beyond its own limit does not use up the limit of all', async () => {
  const { send } = await started({ limitPerAddress: 1, limitTotal: 3, trustProxy: 1 })
  for (let count = 0; count < 5; count += 1) await send(from('192.0.2.1'))
  expect((await send(from('192.0.2.2'))).status).toBe(201)
})

test('addresses of one IPv6 /64 count as one visitor, another /64 as another', async () => {
  const { send } = await started({ limitPerAddress: 1, trustProxy: 1 })
  expect((await send(from('2001:db8:0:1::1'))).status).toBe(201)
  expect((await send(from('2001:db8:0:1:ffff::2'))).status).toBe(429)
  expect((await send(from('2001:db8:0:2::1'))).status).toBe(201)
})

test('without a trusted proxy a forwarded address changes nothing', async () => {
  const { send } = await started({ limitPerAddress: 1 })
  expect((await send(from('192.0.2.1'))).status).toBe(201)
  expect((await send(from('192.0.2.2'))).status).toBe(429)
})

test('a proxy is trusted by its range', async () => {
  const { send } = await started({ limitPerAddress: 1, trustProxy: ['127.0.0.0/8'] })
  expect((await send(from('192.0.2.1'))).status).toBe(201)
  expect((await send(from('192.0.2.2'))).status).toBe(201)
  expect((await send(from('10.9.9.9, 192.0.2.2'))).status).toBe(429)
})
