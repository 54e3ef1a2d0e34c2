/** One thing that is said differently, or newly, or no longer. */
export interface Change {
  action: 'changed' | 'added' | 'removed'
  /** A figure or fact that can be compared, words, or a whole page. */
  kind: 'figure' | 'words' | 'page'
  /** What it is about, as a person calls it: `Skin Analysis`, `The clinic`, `Home page`. */
  subject: string
  /** What of it: `price`, `answer to "Does it hurt?"`, `section "Aftercare"`. */
  what: string
  before?: string
  after?: string
  /** Addresses of the pages that show it, or `every page`; none for what visitors do not see. */
  shownOn: string[]
}
