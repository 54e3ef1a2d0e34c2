import { createContext, useContext } from 'react'
import type { Legal } from '../../schemas/content/legal.ts'
import type { Treatment } from '../../schemas/content/treatment.ts'

/** The page that a body of MDX belongs to; its figures come from there. */
export interface Subject {
  treatment?: Treatment
  legal?: Legal
}

export const SubjectContext = createContext<Subject>({})

/** The treatment of this page. Throws on a page of another kind. */
export function useTreatment(): Treatment {
  const { treatment } = useContext(SubjectContext)
  if (!treatment)
    throw new Error(
      '<Price/> and <Fact/> belong on treatment pages. Remove them, or write the figure in words.',
    )
  return treatment
}

/** The legal page of this body. Throws on a page of another kind. */
export function useLegal(): Legal {
  const { legal } = useContext(SubjectContext)
  if (!legal) throw new Error('<Retention/> belongs on legal pages. Remove it here.')
  return legal
}
