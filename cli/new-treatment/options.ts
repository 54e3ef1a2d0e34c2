/** The options of `content new treatment`, with what each takes; at a terminal they are asked in this order. */
export const treatmentOptions = {
  title: 'the treatment’s name',
  slug: 'its address after /treatments/',
  group: 'injectable, skin, device or medical',
  price: 'pounds, for example 60',
  unit: 'what one price pays for: treatment, session, course, test or appointment',
  from: 'yes for the lowest of several prices, else no',
  flags: 'what the law attaches to it: none, or of pom, ageRestricted, surgical, device',
  reason: 'its own reason for contact, or none',
}
