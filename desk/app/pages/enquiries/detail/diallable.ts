/** A phone number for `tel:`: without extension, brackets and spaces. */
export function diallable(phone: string): string {
  return phone
    .replace(/(?:x|ext).*$/i, '')
    .replace('(0)', '')
    .replace(/(?!^\+)\D/g, '')
}
