/** A site-absolute path as a whole address, on the origin that the build was given in SITE_ORIGIN. */
export const absolute = (path: string): string => new URL(path, import.meta.env.SITE_ORIGIN).href
