/** The options that answer the questions about a new treatment without being asked, and what each takes. */
export const treatmentOptions = {
  title: 'the treatment’s name',
  slug: 'its address after /treatments/; made from the title when left out',
  group: 'injectable, skin, device or medical',
  price: 'pounds, for example 60',
  unit: 'treatment, session, course, test or appointment',
  from: 'yes for the lowest of several prices, else no',
  description: 'a sentence of 50 to 160 characters for search pages',
  summary: 'one or two sentences under the heading',
  duration: 'for example "15-20 minutes"',
  sessions: 'for example "2-3 sessions"',
  flags: 'none, or of pom,ageRestricted,surgical,device',
  related: 'two to four slugs, separated by commas',
  reason: 'the reason for contact that is chosen for it',
  'general-reason': 'yes to accept in content/waivers.yaml that clients choose a general reason',
  contact: 'form or email: where Contact Us leads',
  'show-address': 'yes when the page ends with the address, else no',
} as const

export type TreatmentOption = keyof typeof treatmentOptions
