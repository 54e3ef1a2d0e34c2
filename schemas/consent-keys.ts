/** What the site keeps in localStorage itself: a visitor's answer to the cookie question, and its date, whose key begins alike. */
export const choiceKey = 'cookieConsent'
export const choiceKeys = [choiceKey, 'cookieConsentDate'] as const
