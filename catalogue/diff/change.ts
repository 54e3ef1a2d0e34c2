/** One thing that is said differently, or newly, or no longer. */
export interface Change {
  action: 'changed' | 'added' | 'removed' | 'renamed'
  /** A figure or fact that can be compared, words, or a whole page. */
  kind: 'figure' | 'words' | 'page'
  /** What it is about, as a person calls it: `Skin Analysis`, `The clinic`, `Home page`. */
  subject: string
  /** What of it: `price`, `answer to "Does it hurt?"`, `section "Aftercare"`. */
  what: string
  before?: string
  after?: string
  /** Of a list in another order: the entries that moved. */
  moved?: string[]
  /** Which of the two values was, or is, marked as not yet the clinic's own. */
  placeholder?: 'before' | 'after' | 'both'
  /** Addresses of the pages that show it, or `every page`; none for what visitors do not see. */
  shownOn: string[]
}
