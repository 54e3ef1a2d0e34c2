import { catalogue } from 'virtual:catalogue'

/** A document title: what the page is, then the clinic's name. */
export const pageTitle = (name: string) => `${name} | ${catalogue.clinic.name}`
