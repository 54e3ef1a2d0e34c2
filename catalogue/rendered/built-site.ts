/** One page that a build wrote. */
export interface BuiltPage {
  /** From the project's root: `dist/client/about.html`. */
  file: string
  /** The address it answers: `/about`. */
  path: string
  html: string
}

/** What a build wrote, read into memory. */
export interface BuiltSite {
  /** From the project's root: `dist/client`. */
  directory: string
  pages: BuiltPage[]
  /** Addresses of everything else that was built: `/sharing/home.png`. */
  files: ReadonlySet<string>
  sitemap?: { file: string; text: string }
}
