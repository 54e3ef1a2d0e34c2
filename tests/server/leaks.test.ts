import { expect, test } from 'vitest'
import { jsonPost } from '../support/enquiry-example.ts'
import { markedEnquiry, outcomes, sendEveryWay } from '../support/marked-enquiry.ts'
import { siteDirectory, startTestServer } from '../support/process-run.ts'
import { type Service, startTestService } from '../support/service.ts'

async function everyOutcome(service: Service, fields: Record<string, string>, website: string) {
  const { send, database } = service
  const json = jsonPost(fields)
  const replies = await sendEveryWay(send, fields, website)
  const [pages]: { page_count: number }[] = await database.raw('pragma page_count')
  await database.raw(`pragma max_page_count = ${pages?.page_count}`)
  const long = jsonPost({ ...fields, message: `${fields.message} `.repeat(80) })
  let full = await send(long)
  for (let count = 0; count < 50 && full.status === 201; count += 1) full = await send(long)
  replies.push(full)
  await database.raw('pragma max_page_count = 1000000')
  await database.raw("create trigger broken before insert on enquiries begin select raise(abort, 'no'); end")
  replies.push(await send(json))
  await database.raw('drop trigger broken')
  await database.raw('drop view arriving_enquiries')
  replies.push(await send(json))
  await database.destroy()
  replies.push(await send(json))
  return replies
}

test('nothing a visitor typed reaches a reply, the log or an error, whatever goes wrong', async () => {
  const service = await startTestService()
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

  expect(replies.map(({ status }) => status)).toEqual([...outcomes, 503, 500, 503, 503])
  const outputs = [
    ...replies.flatMap(({ text, headers }) => [text, JSON.stringify(headers)]),
    ...service.logLines,
    ...printed,
  ]
  expect(service.logLines.length).toBeGreaterThan(10)
  secrets.push(fields.reasonForContact)
  expect(secrets.filter((secret) => outputs.some((text) => text.includes(secret)))).toEqual([])
})

test('no target of a request is printed, not even one that Node finds invalid', async () => {
  const site = siteDirectory()
  const server = await startTestServer(site)
  const targets = [
    'http://x:8a/contact?email=secret',
    'ftp://x:8a/secret',
    '//a@x:8a/secret#',
    'http://[/secret',
  ]
  for (const path of targets) expect((await server.send({ path })).status).toBe(404)
  expect(await server.kill('SIGTERM')).toBe(0)
  expect([server.output.stderr, server.output.stdout]).toEqual(['', expect.not.stringContaining('secret')])
})
