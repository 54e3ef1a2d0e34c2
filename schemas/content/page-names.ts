/** The names in braces that pages fill in themselves, by the kind and key of the one text in which each stands. */
export const pageNames: Record<string, readonly string[]> = {
  'navigation footer.copyright': ['year'],
  'contact form.about': ['treatment'],
  'contact sentPage.reference': ['reference'],
  'contact sentPage.by': ['time'],
  'contact panel.alternate': ['day'],
  'contact panel.openUntil': ['time'],
  'contact panel.opens': ['day', 'time'],
  'contact panel.opensToday': ['time'],
  'contact panel.next': ['date'],
  'contact before.lookUp': ['pin'],
  'treatmentPage pricing': ['treatment'],
  'treatmentPage mailSubject': ['treatment'],
  'treatmentPage location': ['treatment'],
}
