/** What the site itself keeps in localStorage: a visitor's answer to the cookie question, and its date, whose key begins alike. */
export const choiceKey = 'cookieConsent'
export const dateKey = 'cookieConsentDate'
