interface ImportMetaEnv {
  /** Scheme and host of the public site, set at build. */
  readonly SITE_ORIGIN: string
}
