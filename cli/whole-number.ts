import { InvalidArgumentError } from 'commander'

/** @throws InvalidArgumentError for anything but a number from 1 */
export function wholeNumber(text: string): number {
  if (/^[1-9]\d{0,6}$/.test(text)) return Number(text)
  throw new InvalidArgumentError('Write a whole number from 1.')
}
