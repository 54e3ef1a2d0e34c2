export interface PictureVariant {
  format: 'avif' | 'webp'
  /** Pixels. */
  width: number
  /** Site-absolute. */
  url: string
}

/** A photograph as the build made it: every size and format, and a stand-in of 16 pixels' width as a data URI. */
export interface PictureSource {
  width: number
  height: number
  placeholder: string
  /** By format, best first, then by width, smallest first. */
  variants: PictureVariant[]
}

/** Photographs by the path an editor writes, relative to the images' directory. */
export type PictureManifest = Record<string, PictureSource>
