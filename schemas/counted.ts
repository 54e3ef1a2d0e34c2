/** `1,234` */
export const withCommas = (number: number): string => number.toLocaleString('en-GB')

/** `1 enquiry`, `1,234 enquiries`. */
export const counted = (count: number, one: string, many = `${one}s`): string =>
  `${withCommas(count)} ${count === 1 ? one : many}`
