import type { MDXComponents } from 'mdx/types'
import { OpeningHours } from '../parts/opening-hours.tsx'
import { Picture } from '../picture.tsx'
import { ClinicFact } from './clinic-fact.tsx'
import { CookieTable } from './cookie-table.tsx'
import { Note } from './note.tsx'
import { Other } from './other.tsx'
import { Fact, TreatmentPrice } from './treatment-figures.tsx'

/** What MDX may use besides Markdown. content/ names these; the content check knows their props. */
export const mdxComponents = {
  Clinic: ClinicFact,
  CookieTable,
  Fact,
  Note,
  OpeningHours,
  Other,
  Price: TreatmentPrice,
  img: ({ src = '', alt = '' }) => <Picture src={src} alt={alt} inProse />,
} satisfies MDXComponents
