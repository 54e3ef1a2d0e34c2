import * as v from 'valibot'
import { day } from './day.ts'
import { field, group } from './expected.ts'
import { line, list, paragraph } from './text.ts'

/** A finding that the clinic accepts knowingly, for a time. */
const waiver = group({
  rule: field(line('agreement'), 'the rule’s name, as the report prints it'),
  subject: field(line('skin-analysis price'), 'what the finding is about, as the report prints it'),
  values: v.optional(
    field(
      list(line(), 1, Number.POSITIVE_INFINITY),
      'the exact values that are accepted, as the report prints them',
    ),
  ),
  owner: field(line('clinic owner'), 'the role that answers for it'),
  reason: field(paragraph(), 'why it is accepted'),
  expires: field(day, 'the last day on which it is accepted'),
})

/** content/waivers.yaml. */
export const waiversSchema = group({ waivers: field(list(waiver, 0, 500), 'findings accepted knowingly') })

export type Waiver = v.InferOutput<typeof waiver>
