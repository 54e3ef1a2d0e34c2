/** Decodes a text's % codes; undefined if one of them is malformed. */
export function percentDecoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text)
  } catch {
    return undefined
  }
}
