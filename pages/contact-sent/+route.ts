export const route = '/contact/sent'
