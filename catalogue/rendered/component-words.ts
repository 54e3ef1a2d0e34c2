import { type ClinicField, clinicWords } from '../../schemas/content/clinic-words.ts'
import type { FactName } from '../../schemas/content/facts.ts'
import { formatPrice } from '../../schemas/content/price.ts'
import type { Catalogue } from '../catalogue.ts'
import type { ExpectedPage } from './expected-page.ts'
import type { ComponentWords } from './prose.ts'

/** What components in a page's prose must say. */
export function componentWords({ clinic }: Catalogue, { treatment, legal }: ExpectedPage): ComponentWords {
  const facts = clinicWords(clinic)
  return (name, { field, name: fact }) => {
    switch (name) {
      case 'Clinic':
        return facts[field as ClinicField]
      case 'Price':
        return treatment && formatPrice(treatment.price)
      case 'Fact':
        return treatment?.facts[fact as FactName]
      case 'Retention':
        return legal?.retention
      default:
        return undefined
    }
  }
}
