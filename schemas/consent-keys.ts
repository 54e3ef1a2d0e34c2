/** The localStorage keys for a visitor's cookie choice and its date. The date's key starts with the choice's. */
export const choiceKey = 'cookieConsent'
export const dateKey = 'cookieConsentDate'
