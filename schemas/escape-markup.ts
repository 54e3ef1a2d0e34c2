const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** Escapes a text for HTML or XML, between tags or in double quotes. */
export const escapeMarkup = (text: string): string =>
  text.replace(/[&<>"]/g, (sign) => entities[sign] ?? sign)
