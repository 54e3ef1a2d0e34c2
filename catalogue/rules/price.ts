import type { Rule } from '../content.ts'
import type { Finding } from '../finding.ts'

/** The price of a course says what is in it. Source: Competition and Markets Authority, guidance on price transparency. */
export const price: Rule = ({ treatments }) =>
  treatments
    .filter(({ value }) => value.price.unit === 'course' && value.price.covers === undefined)
    .map(
      (file): Finding => ({
        ...{ ...file.locate(['price', 'unit']), rule: 'price', severity: 'error' },
        message: 'the price of a course does not say what is in the course.',
        remedy: 'Add price.covers, for example "three sessions".',
        subject: `${file.slug} covers`,
      }),
    )
