interface ImportMetaEnv {
  /** Scheme and host of the public site. */
  readonly SITE_ORIGIN: string
}

interface Document {
  /** True while the browser prerenders the page ahead of a visit; absent in browsers that never do. */
  readonly prerendering?: boolean
}
