import { createContext } from 'react'
import type { Treatment } from '../../schemas/content/treatment.ts'

/** The treatment whose page a body of MDX belongs to, if any; its figures come from there. */
export const TreatmentContext = createContext<Treatment | undefined>(undefined)
