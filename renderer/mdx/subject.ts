import { createContext } from 'react'
import type { Legal } from '../../schemas/content/legal.ts'
import type { Treatment } from '../../schemas/content/treatment.ts'

/** The page that a body of MDX belongs to; its figures come from there. */
export interface Subject {
  treatment?: Treatment
  legal?: Legal
}

export const SubjectContext = createContext<Subject>({})
