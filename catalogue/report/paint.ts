/** Terminal colours by meaning; each returns its text unchanged when colour is off. */
export interface Paint {
  error: (text: string) => string
  warning: (text: string) => string
  faint: (text: string) => string
  strong: (text: string) => string
}

/** Colours as ANSI select-graphic-rendition codes (ECMA-48). */
export function paint(colour: boolean): Paint {
  const code = (open: number, close: number) => (text: string) =>
    colour ? `\u001b[${open}m${text}\u001b[${close}m` : text
  return { error: code(31, 39), warning: code(33, 39), faint: code(2, 22), strong: code(1, 22) }
}
