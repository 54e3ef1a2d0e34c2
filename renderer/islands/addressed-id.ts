/** The id that the page's address points at, or '' where it points at none or cannot be decoded. */
export function addressedId(): string {
  try {
    return decodeURIComponent(location.hash.slice(1))
  } catch {
    return ''
  }
}
