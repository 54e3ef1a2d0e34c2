import { factLabels } from './facts.ts'

/** What a component in prose takes. */
interface Component {
  properties: Record<string, { required: boolean; options?: readonly string[] }>
  /** Whether words stand between its opening and closing tag. */
  children: boolean
  /** Whether it stands between paragraphs rather than within one. */
  block?: true
  /** The only kind of page that may use it; if absent, any page may. */
  only?: 'legal'
}

const of = { required: false }

/** Every component that prose may use. */
export const components: Record<string, Component> = {
  Price: { properties: { of }, children: false },
  Fact: {
    properties: {
      name: { required: true, options: [...Object.keys(factLabels), 'covers'] },
      of,
    },
    children: false,
  },
  Clinic: { properties: { field: { required: true } }, children: false },
  Other: { properties: {}, children: true },
  Note: { properties: { title: { required: true } }, children: true, block: true },
  CookieTable: { properties: {}, children: false, block: true, only: 'legal' },
  OpeningHours: { properties: {}, children: false, block: true },
}

/** Matches a reference in brackets of another kind. */
export const bracketed = /\[(?:price|phone|email)\]|[[(](?:(?:[\w-]+\.)?fact\.\w+|[\w-]+\.price)[\])]/
