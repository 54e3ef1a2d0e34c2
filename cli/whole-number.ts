import { InvalidArgumentError } from 'commander'

/** @throws InvalidArgumentError for anything but a whole number from 1 to 999999 */
export function wholeNumber(text: string): number {
  if (/^0*[1-9]\d{0,5}$/.test(text)) return Number(text)
  throw new InvalidArgumentError('Write a whole number from 1 to 999999.')
}
