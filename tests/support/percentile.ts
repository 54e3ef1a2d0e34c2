/** The value below which `percent` per cent of all values lie. */
export const percentile = (values: number[], percent: number): number =>
  values.toSorted((a, b) => a - b)[Math.floor((values.length * percent) / 100)] ?? Number.NaN

export const median = (values: number[]): number => percentile(values, 50)
