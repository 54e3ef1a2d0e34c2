import { randomBytes } from 'node:crypto'
import type { EnquiryField } from '../../schemas/enquiry.ts'
import { formPost, jsonPost } from './enquiry-example.ts'
import type { Incoming, Outgoing } from './http-exchange.ts'

/** A word that nothing else can contain. */
export const newMark = () => `q${randomBytes(6).toString('hex').replaceAll(/\d/g, 'z')}`

/** Details with a mark in every field. */
export function markedEnquiry() {
  const marks = { name: newMark(), email: newMark(), message: newMark(), website: newMark() }
  const digits = String(1_000_000_000 + Math.floor(Math.random() * 8_999_999)).slice(-6)
  const fields = {
    name: `Alex ${marks.name}`,
    dateOfBirth: '1987-06-05',
    email: `${marks.email}@client.example`,
    phone: `07700 ${digits}`,
    reasonForContact: 'mole-assessment',
    message: `My ${marks.message}`,
  } satisfies Record<EnquiryField, string>
  return { fields, website: marks.website, secrets: [...Object.values(marks), digits, fields.dateOfBirth] }
}

/** Sends details in every way that gets them stored or refused; returns the responses in the order of {@link outcomes}. */
export async function sendEveryWay(
  send: (outgoing: Outgoing) => Promise<Incoming>,
  fields: Record<string, string>,
  website: string,
): Promise<Incoming[]> {
  const broken = (post: ReturnType<typeof jsonPost>, change: object) => send({ ...post, ...change })
  const json = jsonPost(fields)
  return [
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
}

/** The HTTP statuses of {@link sendEveryWay}; the first, fourth and fifth request store an enquiry. */
export const outcomes = [201, 201, 422, 201, 303, 303, 422, 400, 400, 413, 405, 415, 403, 404]
