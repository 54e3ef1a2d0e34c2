const between = '[\\s().\\-\\u2010-\\u2015\\u2212/]'
const extension = '(?:x|ext\\.?|extension)\\s*\\d{1,6}\\)?'
/** No part of it can match in two ways, so it runs in time linear in the text's length. */
const callable = new RegExp(`^${between}*(?:\\+${between}*)?\\d(?:\\d|,|${between})*(?:${extension})?$`, 'i')

/**
 * True for a number the clinic could plausibly call: a UK number (0 or +44, then 9 or 10 digits), or another one of
 * 7 to 15 digits (ITU-T E.164). Spaces, brackets, dots, dashes and an extension are fine.
 */
export function isPhoneNumber(value: string): boolean {
  if (!callable.test(value)) return false
  const number = phoneDigits(value)
  if (number.startsWith('0')) return number.length === 10 || number.length === 11
  return number.length >= 7 && number.length <= 15
}

/** Whether a UK mobile number is one digit short, so that the clinic cannot ring it. Older enquiries may hold such numbers. */
export const lacksDigit = (value: string): boolean => /^07\d{8}$/.test(phoneDigits(value))

/**
 * The digits of a number in one spelling: UK numbers as dialled within the UK (`07700900123`), others from their country code on,
 * without + or 00. An extension is left out. Some phones show a UK number's country code without a plus, and some people leave
 * out the 0 of a mobile.
 */
export function phoneDigits(value: string): string {
  const main = value.replace(/(?:x|ext).*$/i, '').replace(/\(0\)/, '')
  const digits = main.replace(/\D/g, '')
  if (digits.startsWith('0044')) return atHome(digits.slice(4))
  if (digits.startsWith('00')) return digits.slice(2)
  if (/^\D*\+/.test(main)) return digits.startsWith('44') ? atHome(digits.slice(2)) : digits
  if (/^7\d{9}$/.test(digits)) return atHome(digits)
  return /^440?\d{9,10}$/.test(digits) ? atHome(digits.slice(2)) : digits
}

/** A number for `tel:`, without extension: UK numbers as dialled within the UK, others with a plus if + or 00 was written. */
export function diallable(value: string): string {
  const digits = phoneDigits(value)
  return /^\D*(?:\+|00)/.test(value) && !digits.startsWith('0') ? `+${digits}` : digits
}

/** Puts one 0 before a UK number without its country code; some people write the 0 after the code too. */
const atHome = (digits: string) => `0${digits.replace(/^0(?=\d{9,10}$)/, '')}`
