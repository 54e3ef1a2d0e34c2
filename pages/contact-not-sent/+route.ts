export const route = '/contact/not-sent'
