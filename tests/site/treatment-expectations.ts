/** What the clinic specified for one treatment's page; its price is in content alone. */
interface TreatmentExpectation {
  slug: string
  name: string
  /** Figures and claims that the page states in these words. */
  says: string[]
  /** Facts shown at the top, by label. */
  facts?: Record<string, string>
  /** How many questions the page answers, if that was specified. */
  faqs?: number
  book: 'Book Online' | 'Book Consultation'
  /** Set where Contact Us must lead to the contact page; elsewhere a mail draft will do too. */
  contact?: '/contact'
}

const removable = [
  'warts and verrucae',
  'skin tags',
  'milia',
  'blood spots',
  'sebaceous hyperplasia',
  'thread veins',
  'seborrheic keratosis',
  'xanthelasma',
]

/** In the order of the header's menu. */
export const treatmentExpectations: TreatmentExpectation[] = [
  {
    slug: 'anti-wrinkle-injections',
    name: 'Anti-Wrinkle Injections',
    says: ['15-20 minutes', '3-5 days', '2 weeks', '3-4 months'],
    book: 'Book Online',
  },
  {
    slug: 'dermal-fillers',
    name: 'Dermal Fillers',
    says: ['6-18 months', '24-48 hours', '1 week', 'dissolv', 'CE-marked'],
    book: 'Book Online',
  },
  {
    slug: 'profhilo',
    name: 'Profhilo',
    says: ['2 sessions', '4 weeks apart', 'about 6 months', '24 hours'],
    book: 'Book Online',
  },
  {
    slug: 'skin-boosters',
    name: 'Skin Boosters',
    says: ['2-3 sessions', 'about 6 months', '2-4 weeks'],
    book: 'Book Online',
  },
  {
    slug: 'polynucleotides',
    name: 'Polynucleotides',
    says: ['course of 3', '1 day'],
    book: 'Book Online',
  },
  {
    slug: 'vitamin-injections',
    name: 'Vitamin Injections',
    says: ['B12', 'vitamin C', 'vitamin D', 'Biotin', 'hayfever', 'steroid'],
    book: 'Book Online',
  },
  {
    slug: 'microneedling',
    name: 'Microneedling',
    says: ['course of 3', '1-2 days', 'redness'],
    book: 'Book Online',
  },
  {
    slug: 'skin-peels',
    name: 'Skin Peels',
    says: ['superficial', 'medium-depth'],
    book: 'Book Online',
  },
  {
    slug: 'skin-analysis',
    name: 'Skin Analysis',
    says: ['no downtime', 'all ages and skin types'],
    faqs: 2,
    book: 'Book Online',
  },
  {
    slug: 'laser-hair-removal-trilogy-ice',
    name: 'Laser Hair Removal',
    says: [
      'Trilogy ICE',
      '15-60 minutes',
      '6-8 sessions',
      'three wavelengths',
      'Fitzpatrick I-V',
      '10Hz',
      'contact cooling',
    ],
    book: 'Book Consultation',
    contact: '/contact',
  },
  {
    slug: 'picolase-md',
    name: 'PicoLase MD',
    says: ['15-45 minutes', '6-8 sessions', 'tattoo removal', 'pigmentation', 'carbon peel facial'],
    book: 'Book Online',
  },
  {
    slug: 'dermaforce-rf-microneedling',
    name: 'DermaForce RF Microneedling',
    says: ['60 minutes', '3-4 sessions', '4-12 weeks'],
    book: 'Book Online',
  },
  {
    slug: 'hifu-skin-tightening',
    name: 'HIFU Skin Tightening',
    says: ['60-90 minutes', '1.5, 3.0 and 4.5 mm', '2-3 months', '12-18 months'],
    book: 'Book Online',
  },
  {
    slug: 'em-lift',
    name: 'EM-Lift',
    says: ['20 minutes', '3-4 sessions', 'no downtime', '6-12 months'],
    book: 'Book Online',
  },
  {
    slug: 'wellness-blood-testing',
    name: 'Wellness Blood Testing',
    says: ['within a few days', 'fasting'],
    book: 'Book Online',
  },
  {
    slug: 'cryotherapy',
    name: 'Cryotherapy & Electrolysis',
    says: ['1-2 sessions', 'days', ...removable],
    facts: { Discomfort: 'brief', Scarring: 'rare', Sessions: '1-2 sessions', Recovery: 'healing in days' },
    faqs: 4,
    book: 'Book Online',
  },
  {
    slug: 'skin-lesion-removal',
    name: 'Skin Lesion Removal',
    says: [
      'may include cryotherapy, excision or laser',
      'suspicious lesions can be referred for assessment',
      'moles',
      'cysts',
      ...removable,
    ],
    faqs: 3,
    book: 'Book Online',
  },
  {
    slug: 'mole-assessment',
    name: 'Private Mole Assessment',
    says: ['consultant dermatologist', 'imaging', 'written report', 'up to three moles'],
    faqs: 3,
    book: 'Book Online',
  },
]
