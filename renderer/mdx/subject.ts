import { createContext, useContext } from 'react'
import type { Legal } from '../../schemas/content/legal.ts'
import type { Treatment } from '../../schemas/content/treatment.ts'

/** The page that a body of MDX belongs to; its figures come from there. */
export interface Subject {
  treatment?: Treatment
  legal?: Legal
}

export const SubjectContext = createContext<Subject>({})

/** The treatment of this page. Where it is `needed`, throws on a page of another kind. */
export function useTreatment(needed: boolean): Treatment | undefined {
  const { treatment } = useContext(SubjectContext)
  if (!treatment && needed) {
    throw new Error(
      '<Price/> and <Fact/> of no treatment belong on treatment pages. Name one: <Price of="profhilo"/>.',
    )
  }
  return treatment
}

/** The legal page of this body. Throws on a page of another kind. */
export function useLegal(): Legal {
  const { legal } = useContext(SubjectContext)
  if (!legal) throw new Error('<Retention/> belongs on legal pages. Remove it here.')
  return legal
}
