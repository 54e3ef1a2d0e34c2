/** A path as an absolute URL. The build takes the origin from SITE_ORIGIN. */
export const absolute = (path: string): string => new URL(path, import.meta.env.SITE_ORIGIN).href
