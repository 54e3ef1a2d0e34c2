/** The headings of every treatment's prose, in their order, so that readers find the same advice in the same place. */
export const treatmentSections = [
  'How it works',
  'What happens on the day',
  'Side effects and risks',
  'Aftercare',
  'How long it lasts',
  'When to get help',
] as const
