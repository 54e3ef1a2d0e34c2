/** The localStorage keys for a visitor's cookie choice and its date. The date's key starts with the choice's. */
export const choiceKey = 'cookieConsent'
export const dateKey = 'cookieConsentDate'

/** The categories that need consent. Essential storage needs none (PECR, regulation 6(4)). */
export const optionalCategories = ['analytics', 'functionality'] as const
export type OptionalCategory = (typeof optionalCategories)[number]
