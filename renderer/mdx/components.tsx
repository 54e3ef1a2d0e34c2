import type { MDXComponents } from 'mdx/types'
import { Fragment } from 'react'
import { OpeningHours } from '../parts/opening-hours.tsx'
import { Picture } from '../picture.tsx'
import { ClinicFact } from './clinic-fact.tsx'
import { CookieTable } from './cookie-table.tsx'
import { Note } from './note.tsx'
import { Fact, TreatmentPrice } from './treatment-figures.tsx'

/** What MDX may use besides Markdown. content/ names these; the content check knows their props. */
export const mdxComponents = {
  Clinic: ClinicFact,
  CookieTable,
  Fact,
  Note,
  OpeningHours,
  /** Words whose figures are not about the clinic's facts; shown as they are. */
  Other: Fragment,
  Price: TreatmentPrice,
  img: ({ src = '', alt = '' }) => <Picture src={src} alt={alt} inProse />,
} satisfies MDXComponents
