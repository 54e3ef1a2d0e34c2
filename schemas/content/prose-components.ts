import { factLabels } from './facts.ts'

/** What a component in prose takes. */
interface Component {
  /** Its properties, with an example of each. */
  properties: Record<string, { required: boolean; example: string; options?: readonly string[] }>
  /** Whether words stand between its opening and closing tag. */
  children: boolean
  /** Whether it stands beside paragraphs, not among the words of one. */
  block?: true
  /** The only kind of page that may use it; any when absent. */
  only?: 'treatment' | 'legal'
}

const of = { required: false, example: 'profhilo' }

/** Every component that prose may use. */
export const components: Record<string, Component> = {
  Price: { properties: { of }, children: false },
  Fact: {
    properties: {
      name: { required: true, example: 'lasting', options: [...Object.keys(factLabels), 'covers'] },
      of,
    },
    children: false,
  },
  Clinic: { properties: { field: { required: true, example: 'phone' } }, children: false },
  Other: { properties: {}, children: true },
  Note: {
    properties: { title: { required: true, example: 'When to ring us' } },
    children: true,
    block: true,
  },
  CookieTable: { properties: {}, children: false, block: true, only: 'legal' },
  OpeningHours: { properties: {}, children: false, block: true },
}
