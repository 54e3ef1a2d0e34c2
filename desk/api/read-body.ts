import type { Request } from 'express'
import * as z from 'zod/mini'
import { type EnquiryReference, parseReference } from '../../schemas/enquiry-reference.ts'
import { Refusal } from '../../staff/refusal.ts'

/** @throws Refusal naming the fields that do not fit the schema, without their values */
export function readBody<Schema extends z.ZodMiniType>(
  { body }: Pick<Request, 'body'>,
  schema: Schema,
): z.infer<Schema> {
  const parsed = z.safeParse(schema, body)
  if (parsed.success) return parsed.data
  const fields = parsed.error.issues.map(({ path }) => path.join('.') || 'body')
  throw new Refusal('usage', `The page sent something that cannot be read: ${fields.join(', ')}.`)
}

/** @throws Refusal when the path has no valid reference */
export function referenceOf(request: Request): EnquiryReference {
  const reference = parseReference(String(request.params.reference))
  if (reference) return reference
  throw new Refusal('notFound', 'There is no such enquiry.')
}
