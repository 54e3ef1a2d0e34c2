import { clinicFields } from '../../schemas/content/clinic-words.ts'
import { factLabels } from '../../schemas/content/facts.ts'
import type { Kind } from './kinds.ts'

/** What a component in prose takes. `options` are the only values a property may have. */
interface Component {
  properties: Record<string, { required: boolean; options?: readonly string[] }>
  /** Whether words stand between its opening and closing tag. */
  children: boolean
  /** The only kinds of page that may use it; any when absent. */
  only?: Kind
}

/** Every component that prose may use. */
export const components: Record<string, Component> = {
  Price: { properties: {}, children: false, only: 'treatment' },
  Fact: {
    properties: { name: { required: true, options: Object.keys(factLabels) } },
    children: false,
    only: 'treatment',
  },
  Clinic: { properties: { field: { required: true, options: clinicFields } }, children: false },
  Note: { properties: { title: { required: false } }, children: true },
  CookieTable: { properties: {}, children: false, only: 'legal' },
  Retention: { properties: {}, children: false, only: 'legal' },
  OpeningHours: { properties: {}, children: false },
}
