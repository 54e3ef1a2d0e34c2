import { minSampleSize, type Spread } from '../../schemas/desk-figures.ts'

/** Median and ninetieth percentile, undefined below {@link minSampleSize} values. */
export function spread(values: readonly number[]): Spread | undefined {
  if (values.length < minSampleSize) return undefined
  const sorted = values.toSorted((a, b) => a - b)
  return { median: quantile(sorted, 0.5), ninetieth: quantile(sorted, 0.9) }
}

/** The value below which this share of the values lies, interpolated linearly between two values as spreadsheets do. */
function quantile(sorted: readonly number[], share: number): number {
  const position = share * (sorted.length - 1)
  const below = sorted[Math.floor(position)] ?? 0
  const above = sorted[Math.ceil(position)] ?? 0
  return above === below ? below : below + (above - below) * (position % 1)
}
