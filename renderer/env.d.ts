interface ImportMetaEnv {
  /** Scheme and host of the public site. */
  readonly SITE_ORIGIN: string
}
