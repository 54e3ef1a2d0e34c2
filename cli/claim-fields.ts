/** Apart from print-claims.ts, which loads the catalogue. */
export const claimFields = ['subject', 'property', 'value', 'file', 'line', 'column'] as const
