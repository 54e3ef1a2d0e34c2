/** Paths on a 36-unit grid; `dial` is filled even-odd, `hands` are strokes 2 units wide. */
export const markPaths = {
  pin: 'M7.75 1h20.5a1.75 1.75 0 0 1 0 3.5H7.75a1.75 1.75 0 0 1 0-3.5Z',
  strap: 'M14.5 6h7l-1.25 6h-4.5Z',
  dial: 'M18 12a11.5 11.5 0 1 1 0 23 11.5 11.5 0 0 1 0-23Zm0 2.75a8.75 8.75 0 1 0 0 17.5 8.75 8.75 0 0 0 0-17.5Z',
  hands: 'M18 17.75v5.75l-4 2.75',
} as const
