import type * as v from 'valibot'
import { aboutSchema } from './about.ts'
import { clinicSchema } from './clinic.ts'
import { contactSchema } from './contact.ts'
import { cookiesSchema } from './cookies.ts'
import { homeSchema } from './home.ts'
import { legalSchema } from './legal.ts'
import { navigationSchema } from './navigation.ts'
import { testimonialsSchema } from './testimonials.ts'
import { treatmentSchema } from './treatment.ts'
import { treatmentPageSchema } from './treatment-page.ts'
import { waiversSchema } from './waivers.ts'

/** Every kind of content with the schema of its keys. */
export const kinds = {
  clinic: clinicSchema,
  navigation: navigationSchema,
  home: homeSchema,
  about: aboutSchema,
  contact: contactSchema,
  testimonials: testimonialsSchema,
  cookies: cookiesSchema,
  treatmentPage: treatmentPageSchema,
  waivers: waiversSchema,
  treatment: treatmentSchema,
  legal: legalSchema,
} as const

export type Kind = keyof typeof kinds

/** The kinds that have a file for each page, and their folders in content/. */
export const folders = { treatment: 'treatments', legal: 'legal' } as const satisfies Partial<
  Record<Kind, string>
>

export type PageKind = keyof typeof folders

/** The checked value of one kind of content. */
export type ValueOf<Name extends Kind> = v.InferOutput<(typeof kinds)[Name]>

/** `treatment-page` for `treatmentPage`: the name of its file and its schema. */
export const dashed = (kind: string) => kind.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
