import { compareLists } from './compare.ts'
import { findAll } from './element.ts'
import { stated } from './expected-page.ts'
import type { PageCheck } from './scope.ts'
import { nodesIn } from './structured-data.ts'

/** Questions and answers, as shown and in JSON-LD. */
export const faqs: PageCheck = ({ page, data, expected, start }) => {
  const { treatment } = expected
  if (!treatment) return []
  const part = (key: 'question' | 'answer') =>
    treatment.faqs.map((faq, index) => stated(faq[key], 'treatment', ['faqs', index, key], treatment.slug))
  const items = page.all({ tag: 'details', class: 'faq' })
  const questions = nodesIn(data.of('FAQPage')[0]?.mainEntity)
  const answers = questions.flatMap(({ acceptedAnswer }) => nodesIn(acceptedAnswer))
  const summaries = items.flatMap((item) => findAll(item, { tag: 'summary' }))
  const texts = items.flatMap((item) => findAll(item, { tag: 'p' }))
  return [
    ...compareLists(
      'question',
      summaries.map((one) => page.said(one)),
      part('question'),
      start,
    ),
    ...compareLists(
      'answer',
      texts.map((one) => page.said(one)),
      part('answer'),
      start,
    ),
    ...compareLists(
      'structured data, question',
      questions.flatMap((one) => data.said(one, 'name') ?? []),
      part('question'),
      data.start,
    ),
    ...compareLists(
      'structured data, answer',
      answers.flatMap((one) => data.said(one, 'text') ?? []),
      part('answer'),
      data.start,
    ),
  ]
}
