import { randomBytes } from 'node:crypto'
import { expect, onTestFinished, test } from 'vitest'
import { enquiryFields } from '../../schemas/enquiry.ts'
import { formPost, jsonPost } from '../support/enquiry-example.ts'
import { type Service, startTestService } from '../support/service.ts'

/** Details with a mark in every field that nothing else can contain. */
function markedEnquiry() {
  const mark = () => `q${randomBytes(6).toString('hex').replaceAll(/\d/g, 'z')}`
  const marks = { name: mark(), email: mark(), message: mark(), website: mark() }
  const digits = String(1_000_000_000 + Math.floor(Math.random() * 8_999_999)).slice(-6)
  const fields = {
    name: `Alex ${marks.name}`,
    dateOfBirth: '1987-06-05',
    email: `${marks.email}@client.example`,
    phone: `07700 ${digits}`,
    reasonForContact: 'mole-assessment',
    message: `My ${marks.message}`,
  }
  const secrets = [...Object.values(marks), digits, fields.dateOfBirth, fields.reasonForContact]
  return { fields, website: marks.website, secrets }
}

async function everyOutcome(service: Service, fields: Record<string, string>, website: string) {
  const { send, database } = service
  const broken = (post: ReturnType<typeof jsonPost>, change: object) => send({ ...post, ...change })
  const json = jsonPost(fields)
  const replies = [
    await send(jsonPost(fields, { 'Idempotency-Key': 'leak' })),
    await send(jsonPost(fields, { 'Idempotency-Key': 'leak' })),
    await send(jsonPost({ ...fields, name: `${fields.name} Two` }, { 'Idempotency-Key': 'leak' })),
    await send(jsonPost({ ...fields, website })),
    await send(formPost(fields)),
    await send(formPost({ ...fields, phone: `${fields.phone} x` })),
    await send(jsonPost({ ...fields, email: `${fields.email} @`, dateOfBirth: `${fields.dateOfBirth}!` })),
    await broken(json, { body: `${json.body.slice(0, -1)},` }),
    await broken(json, { body: `[${json.body}]` }),
    await broken(json, { body: json.body + ' '.repeat(20_000) }),
    await broken(json, { method: 'PUT' }),
    await broken(json, { headers: { 'Content-Type': `text/${fields.name?.slice(5)}` } }),
    await broken(json, { headers: { ...json.headers, 'Sec-Fetch-Site': 'cross-site' } }),
    await send({ path: `/${fields.name?.slice(5)}?email=${fields.email}` }),
  ]
  await database.raw("create trigger broken before insert on enquiries begin select raise(abort, 'no'); end")
  replies.push(await send(json))
  await database.raw('drop trigger broken')
  await database.schema.renameTable('enquiries', 'elsewhere')
  replies.push(await send(json))
  await database.schema.renameTable('elsewhere', 'enquiries')
  await database.destroy()
  replies.push(await send(json))
  return replies
}

test('nothing a visitor typed reaches a reply, the log or an error, whatever goes wrong', async () => {
  const service = await startTestService()
  onTestFinished(() => service.stop())
  const printed: string[] = []
  const capture = (text: string | Uint8Array) => {
    printed.push(String(text))
    return true
  }
  const { fields, website, secrets } = markedEnquiry()
  const original = { stdout: process.stdout.write, stderr: process.stderr.write }
  process.stdout.write = capture
  process.stderr.write = capture
  const replies = await everyOutcome(service, fields, website).finally(() => {
    process.stdout.write = original.stdout
    process.stderr.write = original.stderr
  })

  expect(replies.map(({ status }) => status)).toEqual([
    201, 201, 422, 201, 303, 303, 422, 400, 400, 413, 405, 415, 403, 404, 500, 503, 503,
  ])
  const said = [
    ...replies.flatMap(({ text, headers }) => [text, JSON.stringify(headers)]),
    ...service.logLines,
    ...printed,
  ]
  expect(service.logLines.length).toBeGreaterThan(10)
  expect(secrets.filter((secret) => said.some((text) => text.includes(secret)))).toEqual([])
  expect(enquiryFields).toHaveLength(6)
})
