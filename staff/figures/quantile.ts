import { minSampleSize, type Spread } from '../../schemas/desk-figures.ts'

/** Within what half and nine in ten of the values lie, undefined below {@link minSampleSize} values. */
export function spread(values: readonly number[]): Spread | undefined {
  if (values.length < minSampleSize) return undefined
  const sorted = values.toSorted((a, b) => a - b)
  return { median: quantile(sorted, 0.5), ninetieth: quantile(sorted, 0.9) }
}

/** The least value that at least this share of the values do not exceed. */
const quantile = (sorted: readonly number[], share: number): number =>
  sorted[Math.ceil(share * sorted.length) - 1] ?? 0
