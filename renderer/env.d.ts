interface ImportMetaEnv {
  /** Scheme and host of the public site. */
  readonly SITE_ORIGIN: string
}

interface Document {
  /** True while the page is rendered ahead of a visit, where the browser does that. */
  readonly prerendering?: boolean
}
