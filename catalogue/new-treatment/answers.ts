import * as v from 'valibot'
import { choice } from '../../schemas/content/choice.ts'
import { slug } from '../../schemas/content/text.ts'
import { treatmentSchema } from '../../schemas/content/treatment.ts'
import { type EnquiryReason, enquiryReasonValues } from '../../schemas/enquiry-reason.ts'

const { title, description, group, summary, price, facts, flags, related, contact, showAddress } =
  treatmentSchema.entries

/** What has to be known to begin a treatment's page, each judged by the schema that judges the page. */
export const answersSchema = v.object({
  title,
  slug,
  group,
  amount: price.entries.amount,
  unit: price.entries.unit,
  from: price.entries.from,
  description: v.optional(description),
  summary: v.optional(summary),
  duration: facts.entries.duration,
  sessions: facts.entries.sessions,
  flags,
  related,
  reason: v.optional(
    choice(enquiryReasonValues as readonly [EnquiryReason, ...EnquiryReason[]], { example: 'profhilo' }),
  ),
  /** Whether content/waivers.yaml shall accept that clients choose a general reason for it. */
  generalReason: v.optional(v.boolean()),
  contact,
  showAddress,
})

export type Answers = v.InferOutput<typeof answersSchema>
export type AnswerKey = keyof Answers
