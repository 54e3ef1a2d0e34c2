/** Terminal colours by meaning; each returns its text unchanged when colour is off. */
export interface Paint {
  error: (text: string) => string
  warning: (text: string) => string
  faint: (text: string) => string
  strong: (text: string) => string
}

/** Whether a stream takes colours: a terminal, unless NO_COLOR says otherwise (no-color.org). */
export function takesColour(
  stream: { isTTY?: boolean | undefined },
  env: Record<string, string | undefined>,
): boolean {
  return stream.isTTY === true && !env.NO_COLOR
}

/** Colours as ANSI select-graphic-rendition codes (ECMA-48). */
export function paint(colour: boolean): Paint {
  const code = (open: number, close: number) => (text: string) =>
    colour ? `\u001b[${open}m${text}\u001b[${close}m` : text
  return { error: code(31, 39), warning: code(33, 39), faint: code(2, 22), strong: code(1, 22) }
}
