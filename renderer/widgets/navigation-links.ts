export interface NavigationLink {
  label: string
  href: string
}

export interface NavigationGroup {
  label: string
  links: NavigationLink[]
}

export interface NavigationProps {
  /** Name of the landmark, such as "Main". */
  label: string
  /** Names of the button that opens and closes the menu on narrow screens. */
  open: string
  close: string
  before: NavigationLink[]
  treatments: { label: string; groups: NavigationGroup[] }
  after: NavigationLink[]
  book: NavigationLink
  /** What is said of links that open a new tab. */
  newTab: string
  /** Path of the page being shown, as the links write it. */
  current: string
}
