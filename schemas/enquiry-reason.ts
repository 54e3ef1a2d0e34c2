/** Every reason for contact the clinic offers, in the order the form lists them. `value` is what is stored. */
export const enquiryReasons = [
  { value: 'consultation', label: 'Free Consultation' },
  { value: 'appointment', label: 'Book Appointment' },
  { value: 'anti-wrinkle', label: 'Anti-Wrinkle Injections' },
  { value: 'dermal-fillers', label: 'Dermal Fillers' },
  { value: 'profhilo', label: 'Profhilo' },
  { value: 'skin-boosters', label: 'Skin Boosters' },
  { value: 'polynucleotides', label: 'Polynucleotides' },
  { value: 'microneedling', label: 'Microneedling' },
  { value: 'vitamin-injections', label: 'Vitamin Injections' },
  { value: 'skin-peels', label: 'Skin Peels' },
  { value: 'wellness-blood', label: 'Wellness Blood Testing' },
  { value: 'cryotherapy', label: 'Cryotherapy' },
  { value: 'skin-lesion', label: 'Skin Lesion Removal' },
  { value: 'skin-analysis', label: 'Skin Analysis' },
  { value: 'mole-assessment', label: 'Private Mole Assessment' },
  { value: 'general', label: 'General Enquiry' },
] as const

export type EnquiryReason = (typeof enquiryReasons)[number]['value']

/** The stored values alone, in the order of the form. */
export const enquiryReasonValues: readonly EnquiryReason[] = enquiryReasons.map((reason) => reason.value)

export function isEnquiryReason(value: string): value is EnquiryReason {
  return enquiryReasons.some((reason) => reason.value === value)
}

/** The age from which adults-only treatments are given. */
export const adultAge = 18

const forAdults: readonly EnquiryReason[] = [
  'anti-wrinkle',
  'dermal-fillers',
  'profhilo',
  'skin-boosters',
  'polynucleotides',
  'vitamin-injections',
]

/** Whether the treatment asked about is for adults only. */
export const isForAdults = (reason: EnquiryReason): boolean => forAdults.includes(reason)

export const forAdultsWords = `is for adults aged ${adultAge} or over`

/** The reason whose stored value or label is `name`, in any case. */
export function reasonNamed(name: string): EnquiryReason | undefined {
  const plain = name.toLowerCase()
  return enquiryReasons.find(({ value, label }) => value === plain || label.toLowerCase() === plain)?.value
}

/** The words a person reads for a stored reason. */
export function reasonLabel(value: EnquiryReason): string {
  return enquiryReasons.find((reason) => reason.value === value)?.label ?? value
}
