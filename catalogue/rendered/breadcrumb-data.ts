import { compare } from './compare.ts'
import type { PageCheck } from './scope.ts'
import { nodesIn } from './structured-data.ts'

/** The way from the home page in JSON-LD: it begins there, and on pages that search engines keep it ends here. */
export const breadcrumbData: PageCheck = ({ data, expected, addresses, origin, catalogue }) => {
  if (expected.kind === 'home') return []
  const steps = nodesIn(data.of('BreadcrumbList')[0]?.itemListElement)
  const own = { about: catalogue.navigation.header.about, contact: catalogue.navigation.header.contact }
  const name =
    expected.kind === 'about' || expected.kind === 'contact' ? own[expected.kind] : expected.heading.text
  const [first] = steps
  const last = steps.at(-1)
  return [
    ...data.compare('first step', first, { item: { text: new URL(addresses.home, origin).href } }),
    ...(expected.indexed
      ? data.compare('last step', last, {
          name: { ...expected.heading, text: name },
          item: { text: new URL(expected.canonical, origin).href },
        })
      : []),
    ...steps.flatMap((step, index) =>
      compare(
        'structured data, step position',
        data.said(step, 'position'),
        { text: String(index + 1) },
        data.start,
      ),
    ),
  ]
}
